"""A connection's key: kept, hidden, asked for anew."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLineEdit

from desktop_app.core.errors import KeyRefused
from desktop_app.core.service.connection import LOCAL
from desktop_app.ui.settings.dialog import SettingsDialog
from tests.ui.accounts import TEAM
from tests.ui.settings.dialog_stories import ORIGIN, press_test
from tests.ui.small_services import SmallServices, until


async def test_without_a_keyring_the_key_is_kept_for_this_run_and_it_says_so(
    small: SmallServices, dialog: SettingsDialog
) -> None:
    small.keys.works = False
    dialog.show_section("connect")
    form = dialog.connection.form
    form.address.setText(TEAM.base_url)
    form.key.first.field.setText("secret")
    form.save.click()
    await until(lambda: dialog.connection.currentIndex() == 0)
    assert "until Dialproof is closed" in dialog.connection.said.text()


async def test_a_kept_key_that_is_accepted_again_is_no_longer_called_refused(
    small: SmallServices, dialog: SettingsDialog
) -> None:
    # GIVEN a kept key that was refused
    await small.connect(TEAM, "kept")
    small.answers.error = KeyRefused(status=401, message="")
    with pytest.raises(KeyRefused):
        await small.services.balances.read(TEAM)
    dialog.connection.edit(TEAM)
    form = dialog.connection.form
    await until(lambda: "did not accept" in form.key.note.text())
    # WHEN a test shows that it was put right
    small.answers.error = None
    form.test.click()
    await until(form.result.isVisible)
    # THEN nothing red stays, here or the next time
    assert form.result.text().startswith("Connected")
    assert "did not accept" not in form.key.note.text()
    assert not small.services.session.key_refused(TEAM)


async def test_a_kept_key_is_used_without_being_shown(small: SmallServices, dialog: SettingsDialog) -> None:
    await small.connect(TEAM, "kept")
    dialog.connection.edit(TEAM)
    form = dialog.connection.form
    await until(form.test.isEnabled)
    assert form.key.text() == ""
    assert "A key is saved" in form.key.first.field.placeholderText()
    await press_test(form)
    assert small.answers.asked[-1] == ("balance", "kept")
    form.name.setText("Renamed")
    form.save.click()
    await until(lambda: dialog.connection.currentIndex() == 0)
    assert small.services.session.current().name == "Renamed"
    assert small.keys.known == {ORIGIN: "kept"}


async def test_another_origin_asks_for_the_key_anew(small: SmallServices, dialog: SettingsDialog) -> None:
    await small.connect(TEAM, "kept")
    dialog.connection.edit(TEAM)
    form = dialog.connection.form
    await until(form.test.isEnabled)
    form.address.setText("https://api.example.com/api/v2")
    assert form.test.isEnabled()
    form.address.setText("https://evil.example.com/api/v1")
    assert not form.test.isEnabled()
    assert not form.save.isEnabled()
    assert "new address" in form.key.first.field.placeholderText()
    form._ask_for_key()
    await until(lambda: not small.runner.running("settings key"))
    assert not form.save.isEnabled()
    form.key.first.field.setText("new")
    form.save.click()
    await until(lambda: not small.runner.running("settings remove") and dialog.connection.currentIndex() == 0)
    saved = [each.base_url for each in small.services.session.connections()]
    assert saved == [LOCAL, "https://evil.example.com/api/v1"]
    assert small.keys.known == {"https://evil.example.com:443": "new"}


async def test_the_key_is_hidden_until_one_asks(dialog: SettingsDialog) -> None:
    key = dialog.connection.form.key
    key.first.field.setText("secret")
    assert key.first.field.echoMode() == QLineEdit.EchoMode.Password
    key.first.show_button.click()
    assert key.first.field.echoMode() == QLineEdit.EchoMode.Normal
    assert key.first.show_button.accessibleName() == "Hide the key"
    key.clear()
    assert key.first.field.echoMode() == QLineEdit.EchoMode.Password


async def test_a_key_of_two_parts_is_asked_for_and_what_lacks_is_said(
    small: SmallServices, dialog: SettingsDialog
) -> None:
    # GIVEN a service whose key has two parts
    dialog.show_section("connect")
    form = dialog.connection.form
    form.address.setText(TEAM.base_url)
    form.profile.take('[auth]\nby = "basic"\n')
    await until(lambda: not small.runner.running("settings key"))
    # THEN there is a field for each
    first, second, third = form.key.parts
    assert (first.isVisibleTo(form), second.isVisibleTo(form), third.isVisibleTo(form)) == (True, True, False)
    assert (first.field.accessibleName(), second.field.accessibleName()) == ("User name", "Password")
    # WHEN one of them is typed
    form.key.first.field.setText("AC0123456789")
    # THEN it says what lacks, to a screen reader as well, and nothing is sent or saved
    assert "user:password" in form.key.note.text()
    assert "user:password" in form.key.first.field.accessibleDescription()
    assert not form.test.isEnabled()
    assert not form.save.isEnabled()
    # WHEN both are, pasted as one text
    form.key.first.field.setText("AC0123456789:token")
    assert (first.field.text(), second.field.text()) == ("AC0123456789", "token")
    # THEN they are kept as one entry
    assert "keyring" in form.key.note.text()
    form.save.click()
    await until(lambda: dialog.connection.currentIndex() == 0)
    assert small.keys.known == {ORIGIN: "AC0123456789:token"}


async def test_a_key_that_stands_in_the_profile_is_not_saved(small: SmallServices, dialog: SettingsDialog) -> None:
    dialog.show_section("connect")
    form = dialog.connection.form
    form.address.setText(TEAM.base_url)
    form.profile.take('[requests]\nextra = { api_secret = "s3cret-0123456789" }\n')
    await until(lambda: not small.runner.running("settings key"))
    form.key.first.field.setText("user:s3cret-0123456789")
    assert "remove it there" in form.key.note.text()
    assert not form.save.isEnabled()
    # WHEN it says instead how the key goes
    form.profile.take('[auth]\nby = "body"\nnames = ["api_key", "api_secret"]\n')
    assert form.save.isEnabled()
