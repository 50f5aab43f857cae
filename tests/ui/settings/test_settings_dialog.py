"""The dialog's sections, but for connections: appearance, privacy, about."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop_app.core.batches.batch import Batch, NewTask, Via
from desktop_app.core.service.connection import LOCAL
from desktop_app.ui.look.theme import Appearance
from desktop_app.ui.settings.dialog import SECTIONS, SettingsDialog, program_version
from tests.ui.settings.dialog_stories import NOW, Story, add_batch
from tests.ui.small_services import SmallServices, until


def _reached(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def test_the_appearance_is_seen_at_once_and_kept(play: Callable[[Story], None], appearance: Appearance) -> None:
    async def story(small: SmallServices, dialog: SettingsDialog) -> None:
        assert dialog.appearance.choices["light"].isChecked()
        # (the keys come to the chosen one, not to the first)
        reached = [name for name, radio in dialog.appearance.choices.items() if _reached(radio)]
        assert reached == ["light"]
        dialog.appearance.choices["dark"].click()
        assert appearance.dark
        assert small.services.journal.setting("appearance") == "dark"
        dialog.appearance.choices["light"].click()
        assert not appearance.dark

    play(story)


def test_finished_lists_are_deleted_after_a_question_and_open_ones_stay(play: Callable[[Story], None]) -> None:
    async def story(small: SmallServices, dialog: SettingsDialog) -> None:
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

    play(story)


def test_a_list_that_another_batch_needs_is_kept(play: Callable[[Story], None]) -> None:
    async def story(small: SmallServices, dialog: SettingsDialog) -> None:
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

    play(story)


def test_every_section_can_be_opened_by_name_and_by_key(play: Callable[[Story], None]) -> None:
    async def story(small: SmallServices, dialog: SettingsDialog) -> None:  # noqa: ARG001 - a story's arguments
        for at, section in enumerate(SECTIONS):
            dialog.show_section(section)
            assert dialog.tabs.currentIndex() == at
        assert program_version() in dialog.about.version.text()

    play(story)
