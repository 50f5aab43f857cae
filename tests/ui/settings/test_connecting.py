"""A connection is entered, tested, saved and edited."""

from __future__ import annotations

from decimal import Decimal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.core.errors import AnswerNotUnderstood, DialproofError, KeyRefused, NeverArrived
from desktop_app.services.connections.session import catalogue_of
from desktop_app.ui.settings.dialog import SettingsDialog
from desktop_app.ui.settings.product_editor import ProductEditor
from desktop_app.ui.settings.product_table import SHOWN
from tests.ui.accounts import TEAM
from tests.ui.settings.dialog_stories import ORIGIN, add_batch, press_test
from tests.ui.small_services import SmallServices, until


async def test_a_new_account_is_tested_saved_and_used(small: SmallServices, dialog: SettingsDialog) -> None:
    changed: list[bool] = []
    small.changes.account_changed.connect(lambda _status: changed.append(True))
    dialog.show_section("connect")
    form = dialog.connection.form
    # (what is missing is said, and heard with what can't be pressed)
    assert not form.test.isEnabled()
    assert form.missing.text() == form.save.accessibleDescription() == "Enter the address first."
    form.name.setText("Team")
    form.address.setText("https://api.example.com/api/v1/")
    assert form.missing.text() == ""  # (one may be kept)
    form._ask_for_key()
    await until(lambda: form.missing.text() == "Enter the API key first.")
    form.key.first.field.setText(" secret ")
    assert form.missing.text() == form.save.accessibleDescription() == ""
    form.test.click()
    assert form.test.text() == "Testing…"
    await until(lambda: not form.test.busy)
    assert form.result.text() == "Connected: 99,987 credits"
    assert small.answers.asked == [("balance", "secret")]
    assert small.keys.known == {}
    form._known.clear()
    form.save.click()
    await until(lambda: dialog.connection.currentIndex() == 0)
    assert not form._pause.isActive()  # whoever closes the settings now leaves no question behind
    assert small.services.session.current() == TEAM
    assert small.keys.known == {ORIGIN: "secret"}
    assert dialog.connection.said.text() == "“Team” is saved and in use. The system keyring keeps its key."
    assert changed == [True]
    assert form.key.text() == ""


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (KeyRefused(status=401, message=""), "did not accept the API key (401)"),
        (NeverArrived(origin="https://api.example.com", reason="no such host"), "address, then try again."),
        (AnswerNotUnderstood(origin="https://api.example.com", reason="it is HTML"), "was not understood: it is HTML"),
    ],
)
async def test_a_test_that_fails_says_why(
    small: SmallServices, dialog: SettingsDialog, error: DialproofError, said: str
) -> None:
    small.answers.error = error
    dialog.show_section("connect")
    form = dialog.connection.form
    form.address.setText(TEAM.base_url)
    form.key.first.field.setText("secret")
    await press_test(form)
    assert said in form.result.text()
    assert form.result.isVisible()
    assert form.result.button.isVisible() is not isinstance(error, NeverArrived)  # then nothing was said
    # AND it isn't proposed to use it, nor is it by Return
    assert (form.save.text(), form.save.property("kind")) == ("Save anyway", "secondary")
    QTest.keyClick(form.key.first.field, Qt.Key.Key_Return)
    assert form.test.busy
    await until(lambda: not form.test.busy)
    assert form.save.text() == "Save anyway"
    # WHEN something else is typed, or it answers THEN it is
    small.answers.error = None
    await press_test(form)
    assert (form.save.text(), form.save.property("kind")) == ("Save and use", "primary")
    small.answers.error = error
    await press_test(form)
    assert form.save.text() == "Save anyway"
    form.address.setText("https://other.example.com/api/v1")
    assert not form.result.isVisible()
    assert (form.save.text(), form.save.property("kind")) == ("Save and use", "primary")


async def test_products_are_kept_with_the_connection_and_those_of_the_local_service_are_looked_at(
    small: SmallServices, dialog: SettingsDialog
) -> None:
    await small.connect(TEAM, "kept")
    dialog.connection.edit(TEAM)
    form = dialog.connection.form
    await until(form.save.isEnabled)
    # WHEN a product is priced, and the connection saved
    editor = form.products.open_editor()
    editor.rows.setData(editor.rows.index(0, SHOWN.index("price")), "0.004")
    editor.use.click()
    # (leaving asks, since that isn't saved yet)
    form.cancel.click()
    assert form.drop.isVisible()
    form.drop.no.click()
    assert dialog.connection.currentIndex() == 1
    form.save.click()
    await until(lambda: dialog.connection.currentIndex() == 0)
    # THEN it is so from now on
    kept = small.services.session.current()
    assert catalogue_of(kept).default.price == Decimal("0.004")
    # AND nothing is asked where nothing was edited, or where it may be dropped
    for text, asked in ((kept.products, False), ("", True)):
        dialog.connection.edit(kept)
        form.products.take(text)
        form.cancel.click()
        assert form.drop.isVisible() is asked
        if asked:
            form.drop.no.click()
            dialog.close()
            assert dialog.isVisible()
        form.drop.yes.click()
        assert dialog.connection.currentIndex() == 0
    assert small.services.session.current() == kept
    # AND the local service's products open from the list, to be read only
    local, team = dialog.connection.list.rows
    assert (local.products.isVisible(), team.products.isVisible()) == (True, False)
    local.products.click()
    shown = next(each for each in dialog.connection.findChildren(ProductEditor) if each.isVisible())
    assert shown.rows.fixed
    shown.close()


async def test_an_old_address_stays_while_lists_are_under_way_through_it(
    small: SmallServices, dialog: SettingsDialog
) -> None:
    await small.connect(TEAM, "kept")
    add_batch(small, "open", TEAM.base_url, ended=False)
    dialog.connection.edit(TEAM)
    form = dialog.connection.form
    form.address.setText("https://new.example.com/api/v1")
    form.key.first.field.setText("new")
    form.save.click()
    await until(lambda: dialog.connection.currentIndex() == 0)
    assert TEAM in small.services.session.connections()
    assert small.keys.known[ORIGIN] == "kept"


async def test_escape_leaves_the_form_before_the_settings(dialog: SettingsDialog) -> None:
    dialog.show_section("connect")
    dialog.connection.form.key.first.field.setText("typed")
    QTest.keyClick(dialog.connection.form.key.first.field, Qt.Key.Key_Escape)
    # (what was entered isn't dropped without asking)
    form = dialog.connection.form
    assert form.drop.isVisible()
    # (nor by starting anew)
    restarts: list[bool] = []
    dialog.restart_wanted.connect(lambda: restarts.append(dialog.isVisible()))
    dialog.appearance.language.restart.click()
    assert restarts == []
    QTest.keyClick(form.drop.no, Qt.Key.Key_Escape)
    assert not form.drop.isVisible()
    assert form.key.text() == "typed"
    form.cancel.click()
    form.drop.yes.click()
    assert dialog.isVisible()
    assert dialog.connection.currentIndex() == 0
    assert dialog.connection.form.key.text() == ""
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    dialog.show()
    dialog.appearance.language.restart.click()
    assert restarts == [False]  # it has closed by then
