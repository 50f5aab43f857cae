"""What an organisation has fixed is shown locked, with the reason; a new version is told and never fetched."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QUrl
from pytestqt.qtbot import QtBot

from desktop_app.core.service.policy import Feature, Policy
from desktop_app.ui.check.page import CheckPage
from desktop_app.ui.frame.shell import Shell
from desktop_app.ui.frame.window import UpdateNotice
from desktop_app.ui.parts.fields import FixedNote
from desktop_app.ui.settings.dialog import SettingsDialog
from desktop_app.ui.settings.menu import connection_menu
from desktop_app.ui.settings.update_card import UpdateCard
from desktop_app.ui.upload.page import UploadPage
from tests.ui.small_services import SmallServices, until
from tests.ui.widgets import added

ADDRESS = "https://releases.example/latest.json"
PAGE = "https://releases.example/1.2"
ANNOUNCED = json.dumps({"version": "1.2", "page": PAGE}).encode()
STRICT = Policy(
    "https://api.example.com/api/v1",
    "Team",
    '[answers]\ntask_id = "id"\n',
    most_days=60,
    updates=ADDRESS,
    off=frozenset(Feature) - {Feature.LOCAL_SERVICE},
)
BY = "Set by your organisation"


def notes(widget: object) -> list[str]:
    assert hasattr(widget, "findChildren")
    return [note.label.text() for note in widget.findChildren(FixedNote) if note.isVisibleTo(widget)]


def said(shell: Shell) -> str | None:
    return shell.strip.message.what if shell.strip.message else None


@pytest.mark.parametrize("policy", [STRICT], ids=["strict"])
async def test_what_is_fixed_is_locked_and_says_who_fixed_it(
    small: SmallServices, dialog: SettingsDialog, qtbot: QtBot
) -> None:
    # THEN there is one connection, which can neither be removed nor joined by another
    section = dialog.connection
    (row,) = section.list.rows
    assert (row.radio.text(), row.radio.isChecked(), row.remove.isHidden()) == ("Team", True, True)
    assert section.add.isHidden()
    menu = connection_menu(small.context, lambda _: None)
    assert [action.text() for action in menu.actions() if action.text()] == ["Team", "Manage connections…"]
    # AND whoever wants to connect comes to its form, at the key
    dialog.show_section("connect")
    form = section.form
    assert (form.name.isReadOnly(), form.address.isReadOnly()) == (True, True)
    assert (form.address.text(), form.profile.button.isEnabled()) == (STRICT.base_url, False)
    assert form.address.accessibleDescription() == BY
    assert notes(form) == [BY] * 3  # below the name, the address and the names that the service uses
    assert form.profile.button.accessibleDescription() == f"{BY}. 1 entry set"
    # AND a look at what is said teaches nothing
    steps = form.look_closer()
    assert steps.use.isHidden()
    assert steps.tabs.count() == 2  # (nor does it offer a single check)
    assert all(button.isHidden() for button in steps.point.values())
    steps.reject()
    await until(lambda: form.missing.text() == "Enter the API key first.")
    form.key.first.field.setText("secret")
    assert form.missing.text() == ""
    assert "until Dialproof closes" in form.key.note.text()
    form.save.click()
    await until(lambda: section.currentIndex() == 0)
    assert small.keys.known == {"https://api.example.com:443": "secret"}
    # AND what is switched off can't be switched on, with the reason beside it
    for box, card in (
        (dialog.appearance.notices.box, dialog.appearance.notices),
        (dialog.about.updates.box, dialog.about.updates),
    ):
        assert (box.isEnabled(), box.isChecked(), notes(card)) == (False, False, [BY])
        assert box.accessibleDescription().startswith(BY)
    # AND nobody keeps anything for longer than the organisation wants
    keeping = dialog.privacy.keeping
    assert [option[0] for option in keeping.choice._options] == [7, 30, 60]
    assert keeping.choice.value_text() == "60 days"
    assert notes(keeping) == ["Your organisation has them kept for 60 days at most."]
    # AND Single check says why it asks nothing
    page = added(qtbot, CheckPage(small.context))
    assert (page.bar.isHidden(), page.empty.title.text()) == (True, "Single checks are switched off")
    assert page.history.empty.text() == "No number was checked."
    upload = added(qtbot, UploadPage(small.context))
    assert upload.view.panel.state.one_by_one_allowed is False


@pytest.mark.parametrize("policy", [Policy(updates=ADDRESS)], ids=["updates"])
async def test_a_new_version_is_told_and_its_page_opened_only_by_hand(
    small: SmallServices, dialog: SettingsDialog
) -> None:
    opened: list[str] = []

    def show(url: QUrl) -> bool:
        opened.append(url.toString())
        return True

    card = UpdateCard(small.context, show)
    assert (card.box.isEnabled(), card.box.isChecked(), card.now.isEnabled()) == (True, False, True)
    assert "Asks releases.example" in card.said.text()
    for announced, told in (
        (ANNOUNCED, "Version 1.2 is available."),
        (ANNOUNCED.replace(b"1.2", b"1.1"), "This is the newest version."),
        (b"<html>", "It can't be told whether there is a new version: the answer isn't in the form that was expected."),
    ):
        small.release = announced
        card.now.click()
        assert card.now.text() == "Looking…"
        await until(lambda: not card.now.busy)
        assert card.said.text().startswith(told)
        assert card.page.isHidden() is (announced != ANNOUNCED)
    assert opened == []
    small.release = ANNOUNCED
    card.now.click()
    await until(lambda: not card.page.isHidden())
    card.page.click()
    assert opened == [QUrl(PAGE).toString()]
    # AND where it isn't a release itself, that is what is said
    small.services.updating.installed = ""
    card.now.click()
    await until(lambda: not card.now.busy)
    assert card.said.text().startswith("Whether this is the newest version can't be told")
    card.deleteLater()
    # WHEN the dialog is closed while it looks THEN nothing goes on
    dialog.about.updates.now.click()
    dialog.close()
    assert not small.runner.running("settings update")


async def test_where_no_address_is_known_nothing_can_be_switched_on(dialog: SettingsDialog) -> None:
    updates = dialog.about.updates
    assert (updates.box.isEnabled(), updates.now.isEnabled()) == (False, False)
    assert updates.said.text() == "Updates are off: no update address is set."
    assert notes(updates) == []  # which are for what an organisation has set


@pytest.mark.parametrize("policy", [Policy(updates=ADDRESS)], ids=["updates"])
async def test_the_window_tells_of_a_new_version_once_and_quietly(
    small: SmallServices, shell: Shell, caplog: pytest.LogCaptureFixture
) -> None:
    shell.show()
    notice = UpdateNotice(small.context, shell)
    # GIVEN it isn't switched on THEN nobody is asked
    small.release = ANNOUNCED
    notice.look()
    assert not small.runner.running("update")
    # WHEN it is, and nothing can be found out THEN the window says nothing, and the log does
    small.services.updating.switch(True)
    small.release = b"[]"
    with caplog.at_level("INFO"):
        notice.look()
        await until(lambda: not small.runner.running("update"))
    assert said(shell) is None
    assert "the answer names no version" in caplog.text
    # AND on the next day there is one
    small.services.journal.save_setting("looked for a new version", "2020-01-01T00:00:00+00:00")
    small.release = ANNOUNCED
    notice.look()
    await until(lambda: said(shell) is not None)
    assert (said(shell), shell.strip.action.text()) == ("Version 1.2 is available.", "Open its page")
    # AND it is told until the person has closed it, whichever connection is in use
    shell.show_message("error", "Of the other connection.")
    shell.strip.connection_changed()
    assert said(shell) == "Version 1.2 is available."
    assert small.services.journal.setting("new version told", "") == ""
    shell.strip.close_button.click()
    assert (said(shell), small.services.journal.setting("new version told", "")) == (None, "1.2")
