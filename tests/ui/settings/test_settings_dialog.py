from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.core.batch import Batch, NewTask, Via
from desktop_app.core.connection import LOCAL, Connection
from desktop_app.core.errors import AnswerNotUnderstood, DialproofError, KeyRefused, NeverArrived
from desktop_app.core.submission import TaskEvent
from desktop_app.services.session import catalogue_of
from desktop_app.ui.settings.about_section import program_version
from desktop_app.ui.settings.dialog import SECTIONS, SettingsDialog
from desktop_app.ui.settings.menu import connection_menu
from desktop_app.ui.settings.product_editor import ProductEditor
from desktop_app.ui.settings.product_rows import SHOWN
from desktop_app.ui.theme import Appearance
from tests.ui.small_desk import SmallDesk, until

Story = Callable[[SmallDesk, SettingsDialog], Awaitable[None]]
TEAM = Connection("https://api.example.com/api/v1", "Team")
ORIGIN = "https://api.example.com:443"
NOW = datetime.now(UTC)


@pytest.fixture
def appearance(qapp: QApplication) -> Appearance:
    return Appearance(qapp, "light")


@pytest.fixture
def play(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> Callable[[Story], None]:
    async def tell(story: Story) -> None:
        small = SmallDesk(tmp_path)
        dialog = SettingsDialog(small.context, appearance, data_folder=str(tmp_path))
        qtbot.addWidget(dialog)
        dialog.show()
        await story(small, dialog)
        assert [what for what in small.heard if isinstance(what, tuple)] == []
        dialog.close()
        await small.runner.aclose()
        await small.desk.aclose()
        dialog.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # no loop of Qt's runs here

    return lambda story: asyncio.run(tell(story))


def add_batch(small: SmallDesk, name: str, base_url: str = LOCAL, *, ended: bool = True) -> None:
    folder = small.lists.new_folder()
    (folder / "list.sqlite").write_text("rows")
    batch = Batch(name, small.lists.keep(folder), f"{name}.csv", base_url, "carrier-lookup", NOW, rows=1)
    small.desk.journal.add_batch(batch, [NewTask("GB", Via.JSON, 0, 1)])
    if ended:
        task = small.desk.journal.tasks(name)[0]
        for event in (TaskEvent.SEND, TaskEvent.DOUBTED, TaskEvent.DECIDED_LEAVE):
            small.desk.journal.record(task.id, event, NOW, {})


# --- connecting ---


def test_a_new_account_is_tested_saved_and_used(play: Callable[[Story], None]) -> None:
    async def story(small: SmallDesk, dialog: SettingsDialog) -> None:
        changed: list[bool] = []
        small.changes.connection_changed.connect(lambda: changed.append(True))
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
        form.key.field.setText(" secret ")
        assert form.missing.text() == form.save.accessibleDescription() == ""
        form.test.click()
        assert form.test.text() == "Testing…"
        await until(lambda: not form.test.busy)
        assert form.result.text() == "Connected: 99,987 credits"
        assert small.answers.asked == [("balance", "secret")]
        assert small.keys.known == {}
        form.save.click()
        await until(lambda: dialog.connection.currentIndex() == 0)
        assert small.desk.session.current() == TEAM
        assert small.keys.known == {ORIGIN: "secret"}
        assert dialog.connection.said.text() == "“Team” is saved and in use. The system keyring keeps its key."
        assert changed == [True]
        assert form.key.text() == ""

    play(story)


def test_without_a_keyring_the_key_is_kept_for_this_run_and_it_says_so(play: Callable[[Story], None]) -> None:
    async def story(small: SmallDesk, dialog: SettingsDialog) -> None:
        small.keys.works = False
        dialog.show_section("connect")
        form = dialog.connection.form
        form.address.setText(TEAM.base_url)
        form.key.field.setText("secret")
        form.save.click()
        await until(lambda: dialog.connection.currentIndex() == 0)
        assert "until Dialproof is closed" in dialog.connection.said.text()

    play(story)


def test_a_kept_key_that_is_accepted_again_is_no_longer_called_refused(play: Callable[[Story], None]) -> None:
    async def story(small: SmallDesk, dialog: SettingsDialog) -> None:
        # GIVEN a kept key that was refused
        await small.connect(TEAM, "kept")
        small.answers.error = KeyRefused(status=401, message="")
        with pytest.raises(KeyRefused):
            await small.desk.balances.read(TEAM)
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
        assert not small.desk.session.key_refused(TEAM)

    play(story)


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (KeyRefused(status=401, message=""), "did not accept the API key (401)"),
        (NeverArrived(origin="https://api.example.com", reason="no such host"), "address, then try again."),
        (AnswerNotUnderstood(origin="https://api.example.com", reason="it is HTML"), "was not understood: it is HTML"),
    ],
)
def test_a_test_that_fails_says_why(play: Callable[[Story], None], error: DialproofError, said: str) -> None:
    async def story(small: SmallDesk, dialog: SettingsDialog) -> None:
        small.answers.error = error
        dialog.show_section("connect")
        form = dialog.connection.form
        form.address.setText(TEAM.base_url)
        form.key.field.setText("secret")
        form.test.click()
        await until(lambda: not form.test.busy)
        assert said in form.result.text()
        assert form.result.isVisible()
        assert form.result.button.isVisible() is not isinstance(error, NeverArrived)  # then nothing was said
        form.address.setText("https://other.example.com/api/v1")
        assert not form.result.isVisible()

    play(story)


def test_products_are_kept_with_the_connection_and_those_of_the_local_service_are_looked_at(
    play: Callable[[Story], None],
) -> None:
    async def story(small: SmallDesk, dialog: SettingsDialog) -> None:
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
        kept = small.desk.session.current()
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
        assert small.desk.session.current() == kept
        # AND the local service's products open from the list, to be read only
        local, team = dialog.connection.list.rows
        assert (local.products.isVisible(), team.products.isVisible()) == (True, False)
        local.products.click()
        shown = next(each for each in dialog.connection.findChildren(ProductEditor) if each.isVisible())
        assert shown.rows.fixed
        shown.close()

    play(story)


def test_a_kept_key_is_used_without_being_shown(play: Callable[[Story], None]) -> None:
    async def story(small: SmallDesk, dialog: SettingsDialog) -> None:
        await small.connect(TEAM, "kept")
        dialog.connection.edit(TEAM)
        form = dialog.connection.form
        await until(form.test.isEnabled)
        assert form.key.text() == ""
        assert "A key is kept" in form.key.field.placeholderText()
        form.test.click()
        await until(lambda: not form.test.busy)
        assert small.answers.asked[-1] == ("balance", "kept")
        form.name.setText("Renamed")
        form.save.click()
        await until(lambda: dialog.connection.currentIndex() == 0)
        assert small.desk.session.current().name == "Renamed"
        assert small.keys.known == {ORIGIN: "kept"}

    play(story)


def test_another_origin_asks_for_the_key_anew(play: Callable[[Story], None]) -> None:
    async def story(small: SmallDesk, dialog: SettingsDialog) -> None:
        await small.connect(TEAM, "kept")
        dialog.connection.edit(TEAM)
        form = dialog.connection.form
        await until(form.test.isEnabled)
        form.address.setText("https://api.example.com/api/v2")
        assert form.test.isEnabled()
        form.address.setText("https://evil.example.com/api/v1")
        assert not form.test.isEnabled()
        assert not form.save.isEnabled()
        assert "new address" in form.key.field.placeholderText()
        form._ask_for_key()
        await until(lambda: not small.runner.running("settings key"))
        assert not form.save.isEnabled()
        form.key.field.setText("new")
        form.save.click()
        await until(lambda: not small.runner.running("settings remove") and dialog.connection.currentIndex() == 0)
        saved = [each.base_url for each in small.desk.session.connections()]
        assert saved == [LOCAL, "https://evil.example.com/api/v1"]
        assert small.keys.known == {"https://evil.example.com:443": "new"}

    play(story)


def test_an_old_address_stays_while_lists_are_under_way_through_it(play: Callable[[Story], None]) -> None:
    async def story(small: SmallDesk, dialog: SettingsDialog) -> None:
        await small.connect(TEAM, "kept")
        add_batch(small, "open", TEAM.base_url, ended=False)
        dialog.connection.edit(TEAM)
        form = dialog.connection.form
        form.address.setText("https://new.example.com/api/v1")
        form.key.field.setText("new")
        form.save.click()
        await until(lambda: dialog.connection.currentIndex() == 0)
        assert TEAM in small.desk.session.connections()
        assert small.keys.known[ORIGIN] == "kept"

    play(story)


def test_escape_leaves_the_form_before_the_settings(play: Callable[[Story], None]) -> None:
    async def story(small: SmallDesk, dialog: SettingsDialog) -> None:  # noqa: ARG001 - a story's arguments
        dialog.show_section("connect")
        dialog.connection.form.key.field.setText("typed")
        QTest.keyClick(dialog.connection.form.key.field, Qt.Key.Key_Escape)
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

    play(story)


def test_the_key_is_hidden_until_one_asks(play: Callable[[Story], None]) -> None:
    async def story(small: SmallDesk, dialog: SettingsDialog) -> None:  # noqa: ARG001 - a story's arguments
        key = dialog.connection.form.key
        key.field.setText("secret")
        assert key.field.echoMode() == QLineEdit.EchoMode.Password
        key.show_button.click()
        assert key.field.echoMode() == QLineEdit.EchoMode.Normal
        assert key.show_button.accessibleName() == "Hide the key"
        key.clear()
        assert key.field.echoMode() == QLineEdit.EchoMode.Password

    play(story)


# --- choosing and removing ---


def test_choosing_a_connection_uses_it_at_once(play: Callable[[Story], None]) -> None:
    async def story(small: SmallDesk, dialog: SettingsDialog) -> None:
        changed: list[bool] = []
        await small.connect(TEAM)
        dialog.connection.show_list()
        small.changes.connection_changed.connect(lambda: changed.append(True))
        local, team = dialog.connection.list.rows
        assert team.radio.isChecked()
        assert not local.edit.isVisible()
        assert not local.remove.isVisible()
        local.radio.click()
        assert small.desk.session.current().local
        assert changed == [True]

    play(story)


def test_removing_is_confirmed_in_place_and_warns_of_open_lists(play: Callable[[Story], None]) -> None:
    async def story(small: SmallDesk, dialog: SettingsDialog) -> None:
        await small.connect(TEAM, "kept")
        add_batch(small, "open", TEAM.base_url, ended=False)
        dialog.connection.show_list()
        row = dialog.connection.list.rows[1]
        row.remove.click()
        assert "1 list is still being verified through it" in row.confirmation.question()
        row.confirmation.no.click()
        assert not row.confirmation.isVisible()
        assert TEAM in small.desk.session.connections()
        row.remove.click()
        row.confirmation.yes.click()
        await until(
            lambda: TEAM not in small.desk.session.connections() and not small.runner.running("settings remove")
        )
        assert small.keys.known == {}
        assert small.desk.session.current().local
        assert len(dialog.connection.list.rows) == 1

    play(story)


def test_the_menu_has_every_connection_with_a_mark(appearance: Appearance, tmp_path: Path) -> None:  # noqa: ARG001 - the application must be there
    async def story() -> None:
        small = SmallDesk(tmp_path)
        opened: list[str] = []
        menu = connection_menu(small.context, opened.append)
        await small.connect(Connection("https://api.example.com/api/v1", "A & B"))
        menu.aboutToShow.emit()
        local, team, line, add, manage = menu.actions()
        assert [(a.text(), a.isChecked()) for a in (local, team)] == [("Local service", False), ("A && B", True)]
        assert line.isSeparator()
        local.trigger()
        assert small.desk.session.current().local
        add.trigger()
        manage.trigger()
        assert opened == ["connect", "connection"]
        menu.deleteLater()
        await small.desk.aclose()

    asyncio.run(story())


# --- the other sections ---


def _reached(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def test_the_appearance_is_seen_at_once_and_kept(play: Callable[[Story], None], appearance: Appearance) -> None:
    async def story(small: SmallDesk, dialog: SettingsDialog) -> None:
        assert dialog.appearance.choices["light"].isChecked()
        # (the keys come to the chosen one, not to the first)
        reached = [name for name, radio in dialog.appearance.choices.items() if _reached(radio)]
        assert reached == ["light"]
        dialog.appearance.choices["dark"].click()
        assert appearance.dark
        assert small.desk.journal.setting("appearance") == "dark"
        dialog.appearance.choices["light"].click()
        assert not appearance.dark

    play(story)


def test_finished_lists_are_deleted_after_a_question_and_open_ones_stay(play: Callable[[Story], None]) -> None:
    async def story(small: SmallDesk, dialog: SettingsDialog) -> None:
        add_batch(small, "one")
        add_batch(small, "two")
        add_batch(small, "open", ended=False)
        folders = {batch.id: small.lists.folder(batch.list_id) for batch in small.desk.journal.batches()}
        told: list[set[str]] = []
        small.changes.changed.connect(told.append)
        dialog.show_section("privacy")
        privacy = dialog.privacy
        assert (privacy.kept.value(), privacy.finished.value()) == ("3", "2")
        privacy.delete.click()
        assert "Delete 2 lists for good" in privacy.confirmation.question()
        assert dialog.focusWidget() is privacy.confirmation.no
        privacy.confirmation.yes.click()
        await until(lambda: not privacy.delete.busy)
        assert [batch.id for batch in small.desk.journal.batches()] == ["open"]
        assert [name for name, folder in folders.items() if folder.exists()] == ["open"]
        assert privacy.said.text() == "Deleted for good: 2 lists."
        assert not privacy.delete.isEnabled()
        small.changes._tell()
        assert told == [{"one", "two"}]

    play(story)


def test_a_list_that_another_batch_needs_is_kept(play: Callable[[Story], None]) -> None:
    async def story(small: SmallDesk, dialog: SettingsDialog) -> None:
        add_batch(small, "done")
        shared = small.desk.journal.batch("done").list_id
        small.desk.journal.add_batch(
            Batch("open", shared, "done.csv", LOCAL, "hlr-lookup", NOW), [NewTask("GB", Via.JSON, 0, 1)]
        )
        dialog.show_section("privacy")
        dialog.privacy.confirmation.confirmed.emit()
        await until(lambda: not dialog.privacy.delete.busy)
        assert [batch.id for batch in small.desk.journal.batches()] == ["open"]
        assert small.lists.folder(shared).exists()

    play(story)


def test_every_section_can_be_opened_by_name_and_by_key(play: Callable[[Story], None]) -> None:
    async def story(small: SmallDesk, dialog: SettingsDialog) -> None:  # noqa: ARG001 - a story's arguments
        for at, section in enumerate(SECTIONS):
            dialog.show_section(section)
            assert dialog.tabs.currentIndex() == at
        assert program_version() in dialog.about.version.text()

    play(story)
