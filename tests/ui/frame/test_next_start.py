"""What outlasts the window: a list that was open and not sent, and where lists are; and whose note stands by which."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication

from desktop_app.core.service.settings import Setting
from desktop_app.ui.export.file_work import keep_folder, save_dialog
from desktop_app.ui.frame.shell import Shell
from tests.ui.monitor_batches import JOINED, write_batch
from tests.ui.open_window import LIST, Opened, opened
from tests.ui.small_services import SmallServices


def read(at: Opened) -> bool:
    send = at.window.upload.view.panel.send
    return send.isVisible() and send.isEnabled()


def test_an_unsent_list_is_offered_again_at_the_next_start_and_once(themed: QApplication, tmp_path: Path) -> None:
    home, path = tmp_path / "home", tmp_path / "customers.csv"
    path.write_text(LIST, "utf-8")

    async def left(at: Opened) -> None:
        at.window.upload.open_file(path)
        await at.until(lambda: read(at))

    async def again(at: Opened) -> None:
        message = at.shell.strip.message
        assert message is not None
        assert (message.what, message.action_text) == (
            "“customers.csv” had not been sent when Dialproof was closed.",
            "Open it again",
        )
        at.shell.strip.action.click()
        await at.until(lambda: read(at))
        await at.send(tmp_path)

    async def sent(at: Opened) -> None:
        assert at.shell.strip.message is None

    async def gone(at: Opened) -> None:
        path.unlink()
        at.services.journal.save_setting("unsent list", [str(path)])
        at.window._offer_unsent()
        assert at.shell.strip.message is None

    opened(themed, home, left, again, sent, gone)


async def test_the_note_on_the_local_service_stands_by_its_own_results_only(at: Opened) -> None:
    journal = at.services.journal
    own, theirs = (write_batch(journal, name, [("GB", 2, JOINED)]) for name in ("own.csv", "theirs.csv"))
    journal.update_batch(own.id, base_url="local")
    journal.update_batch(theirs.id, base_url="https://api.example.com/api/v1")
    assert at.shell.local_note.isVisible()
    for batch, told in ((own, True), (theirs, False)):
        at.window._results_of = batch.id
        at.shell.show_page(at.window.monitor_at)
        at.window.front_changed()
        assert at.shell.local_note.isVisible() is told
    # AND it is there again on the pages of the connection in use, in the footer once it was read
    at.shell.show_page(at.window.first.upload_at)
    assert at.shell.local_note.isVisible()
    journal.save_setting(Setting.LOCAL_NOTE_READ, True)
    at.shell.show_page(at.window.monitor_at)
    assert not at.shell.footer.link.isVisible()
    at.shell.show_page(at.window.first.upload_at)
    assert at.shell.footer.link.isVisible()


def test_the_first_file_is_saved_beside_the_lists(small: SmallServices, shell: Shell, tmp_path: Path) -> None:
    journal, lists, results = small.services.journal, tmp_path / "where lists are", tmp_path / "results"
    for folder in (lists, results):
        folder.mkdir()
    journal.save_setting(Setting.LISTS_FOLDER, str(lists))
    for there in (lists, results):
        dialog = save_dialog(shell, "Save", journal, "x.xlsx", "Excel (*.xlsx)")
        assert Path(dialog.directory().absolutePath()) == there
        dialog.deleteLater()
        keep_folder(journal, results / "x.xlsx")
