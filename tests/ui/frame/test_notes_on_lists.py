"""What is only noted of a list goes with it: above another one it would read as if said of that."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication

from desktop_app.core.batches.status import Condition
from desktop_app.ui.frame.message_strip import Message
from tests.ui.open_window import Opened, opened


def test_a_note_goes_when_another_list_is_opened_and_trouble_stays(themed: QApplication, tmp_path: Path) -> None:
    async def story(at: Opened) -> None:
        await at.send(tmp_path)
        await at.until(lambda: at.states() == [Condition.COMPLETED])
        (batch,) = at.services.journal.batches()
        strip, show = at.shell.strip, at.shell.show_message
        goes: tuple[Callable[[], object], ...] = (
            lambda: at.window.upload.open_paste("+442079460958"),
            at.window.upload.open_sample,
            lambda: at.window.open_results(batch.id),
            at.window.close_results,
        )
        for another in goes:
            show("error", "It still holds.")
            show("info", "Every answer was known already: nothing was sent, nothing was paid.")
            strip.show_message(Message("info", "A new version is there.", lasting=True))
            another()
            # THEN what was noted of the list before is gone, and nothing else
            assert [message.what for message, _ in strip._messages] == ["It still holds.", "A new version is there."]
            strip.clear()
        await at.until(lambda: not at.runner.running("upload.read"))

    opened(themed, tmp_path / "home", story)
