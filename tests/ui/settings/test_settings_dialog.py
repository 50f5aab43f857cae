"""The dialog's sections, but for connections: appearance, language, privacy, about; and the restart."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop_app.core.batches.batch import Batch, NewTask, Via
from desktop_app.core.service.connection import LOCAL
from desktop_app.ui.look.theme import Appearance
from desktop_app.ui.settings.dialog import SECTIONS, SettingsDialog, program_version
from tests.ui.settings.dialog_stories import NOW, add_batch
from tests.ui.small_services import SmallServices, until


def _reached(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


async def test_the_appearance_is_seen_at_once_and_kept(
    small: SmallServices, dialog: SettingsDialog, appearance: Appearance
) -> None:
    assert dialog.appearance.choices["light"].isChecked()
    # (the keys come to the chosen one, not to the first)
    reached = [name for name, radio in dialog.appearance.choices.items() if _reached(radio)]
    assert reached == ["light"]
    dialog.appearance.choices["dark"].click()
    assert appearance.dark
    assert small.services.journal.setting("appearance") == "dark"
    dialog.appearance.choices["light"].click()
    assert not appearance.dark


async def test_finished_lists_are_deleted_after_a_question_and_open_ones_stay(
    small: SmallServices, dialog: SettingsDialog
) -> None:
    add_batch(small, "one")
    add_batch(small, "two")
    add_batch(small, "open", ended=False)
    folders = {batch.id: small.lists.folder(batch.list_id) for batch in small.services.journal.batches()}
    told: list[set[str]] = []
    small.changes.changed.connect(told.append)
    dialog.show_section("privacy")
    privacy = dialog.privacy
    assert (privacy.kept.value(), privacy.finished.value()) == ("3", "2")
    privacy.delete.click()
    assert "Permanently delete 2 lists" in privacy.confirmation.question()
    assert dialog.focusWidget() is privacy.confirmation.no
    privacy.confirmation.yes.click()
    await until(lambda: not privacy.delete.busy)
    assert [batch.id for batch in small.services.journal.batches()] == ["open"]
    assert [name for name, folder in folders.items() if folder.exists()] == ["open"]
    assert privacy.said.text() == "Deleted for good: 2 lists."
    assert not privacy.delete.isEnabled()
    small.changes._tell()
    assert told == [{"one", "two"}]


async def test_a_list_that_another_batch_needs_is_kept(small: SmallServices, dialog: SettingsDialog) -> None:
    add_batch(small, "done")
    shared = small.services.journal.batch("done").list_id
    small.services.journal.add_batch(
        Batch("open", shared, "done.csv", LOCAL, "hlr-lookup", NOW), [NewTask("GB", Via.JSON, 0, 1)]
    )
    dialog.show_section("privacy")
    dialog.privacy.confirmation.confirmed.emit()
    await until(lambda: not dialog.privacy.delete.busy)
    assert [batch.id for batch in small.services.journal.batches()] == ["open"]
    assert small.lists.folder(shared).exists()


async def test_every_section_can_be_opened_by_name_and_by_key(dialog: SettingsDialog) -> None:
    for at, section in enumerate(SECTIONS):
        dialog.show_section(section)
        assert dialog.tabs.currentIndex() == at
    assert program_version() in dialog.about.version.text()


async def test_who_discards_what_was_edited_has_the_restart_and_who_keeps_it_loses_nothing(
    dialog: SettingsDialog,
) -> None:
    restarts: list[bool] = []
    dialog.restart_wanted.connect(lambda: restarts.append(dialog.isVisible()))
    form, restart = dialog.connection.form, dialog.appearance.language.restart
    dialog.show_section("connect")
    form.key.first.field.setText("typed")
    # WHEN the restart asks, and the person goes on editing
    restart.click()
    assert form.drop.isVisible()
    form.drop.no.click()
    # THEN nothing is lost, and what is discarded later on is no restart
    assert form.key.text() == "typed"
    form.cancel.click()
    form.drop.yes.click()
    assert (dialog.isVisible(), restarts) == (True, [])
    # WHEN the person discards it THEN it starts anew, once the dialog has closed
    dialog.show_section("connect")
    form.key.first.field.setText("typed")
    restart.click()
    form.drop.yes.click()
    assert restarts == [False]
    # AND opened again, closing asks for itself alone
    dialog.show()
    dialog.show_section("connect")
    form.key.first.field.setText("typed")
    dialog.close_button.click()
    form.drop.yes.click()
    assert restarts == [False]


async def test_the_choice_of_the_language_has_the_keys(dialog: SettingsDialog) -> None:
    dialog.show_section("language")
    assert dialog.tabs.currentIndex() == SECTIONS.index("appearance")
    assert dialog.focusWidget() is dialog.appearance.language.choice
