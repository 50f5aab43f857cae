"""A fault is told once, calmly, with what may be copied; repeats are counted, and dialogs never follow each other."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.core.errors import Cancelled
from desktop_app.ui.crash.dialog import QUIET, CrashTelling, tell_last_end
from desktop_app.ui.frame.shell import Shell
from tests.ui.widgets import there


class Place:
    def __init__(self, shell: Shell, logs: Path) -> None:
        self.shell = shell
        self.now = 1000.0
        self.telling = CrashTelling(shell, logs, lambda: self.now)
        shell.unexpected = self.telling.tell
        shell.show()


@pytest.fixture
def place(shell: Shell, tmp_path: Path, qtbot: QtBot) -> Place:  # noqa: ARG001 - it cleans up
    return Place(shell, tmp_path)


def fail(kind: type[Exception]) -> None:
    raise kind("+447400123456")


def fault(kind: type[Exception] = ValueError) -> Exception:
    with pytest.raises(kind) as caught:
        fail(kind)
    return caught.value


def test_a_flood_of_faults_is_one_dialog_that_counts(place: Place, qtbot: QtBot) -> None:
    # WHEN a slot fails again and again, and another one too
    for _ in range(50):
        place.telling.tell(fault())
    place.telling.tell(fault(RuntimeError))
    dialog = there(place.telling.dialog)
    qtbot.waitUntil(dialog.isVisible)
    # THEN there is one dialog, which says how often, and its details have both without data
    assert sum(each.isVisible() for each in QApplication.topLevelWidgets() if type(each) is type(dialog)) == 1
    assert dialog.often.text() == "It happened 51 times."
    assert "ValueError (× 50)" in dialog.details.toPlainText()
    assert "RuntimeError" in dialog.details.toPlainText()
    assert "447400" not in dialog.details.toPlainText()
    assert dialog.focusWidget() is dialog.go_on
    # AND the details can be looked at and copied
    before = dialog.height()
    dialog.show_details.click()
    assert dialog.details.isVisible()
    assert dialog.height() >= before + dialog.details.height()  # at once: it doesn't scroll while there is room
    dialog.show_details.click()
    assert dialog.height() == before
    dialog.show_details.click()
    dialog.copy.click()
    assert QApplication.clipboard().text() == dialog.details.toPlainText()
    # WHEN the person goes on and it fails again, at once and later
    dialog.go_on.click()
    place.telling.tell(fault())
    place.now += 10 * QUIET
    place.telling.tell(fault())
    # THEN the strip says it, with a way to the details
    assert place.telling.dialog is None
    assert place.shell.isVisible()
    assert "again" in there(place.shell.strip.message).what
    place.shell.strip.action.click()
    assert place.telling.dialog is not None


def test_another_fault_is_told_in_a_dialog_only_after_a_while(place: Place, qtbot: QtBot) -> None:
    place.telling.tell(fault())
    first = there(place.telling.dialog)
    qtbot.waitUntil(first.isVisible)
    first.go_on.click()
    dialogs = []
    for later in (0.0, QUIET):
        place.now += later
        place.telling.tell(fault(KeyError))
        dialogs.append(place.telling.dialog)
    assert dialogs[0] is None
    assert dialogs[1] is not None


def test_closing_the_program_is_one_click(place: Place, qtbot: QtBot) -> None:
    place.shell.guard_closing(lambda: False)
    place.telling.tell(fault())
    dialog = there(place.telling.dialog)
    qtbot.waitUntil(dialog.isVisible)
    with qtbot.waitSignal(place.shell.closed):
        dialog.close_program.click()


def test_what_is_understood_stays_in_the_strip(place: Place) -> None:
    place.shell.show_error(Cancelled())
    assert place.telling.dialog is None
    assert place.shell.strip.message is not None
    place.shell.show_error(fault())
    assert place.telling.dialog is not None


def test_a_last_run_that_crashed_is_said_quietly_with_its_frames(place: Place, qtbot: QtBot) -> None:
    tell_last_end(place.shell, "", Path())
    assert place.shell.strip.message is not None
    assert (place.shell.strip.message.kind, place.shell.strip.message.action_text) == ("info", "")
    place.shell.strip.dismiss()
    frames = 'Fatal Python error: Aborted\n  File "/home/anna/desktop_app/ui/frame/shell.py", line 3 in show'
    tell_last_end(place.shell, frames, Path())
    place.shell.strip.action.click()
    (dialog,) = [each for each in place.shell.children() if type(each).__name__ == "CrashDialog"]
    qtbot.waitUntil(dialog.isVisible)  # type: ignore[attr-defined]
    text = dialog.details.toPlainText()  # type: ignore[attr-defined]
    assert text.endswith("desktop_app/ui/frame/shell.py:3 in show")
    assert "anna" not in text
