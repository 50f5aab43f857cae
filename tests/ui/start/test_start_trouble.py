"""What keeps the window from opening is told in a box, unless a terminal tells it or nobody could see a box."""

from __future__ import annotations

import io
from collections.abc import Iterator
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from desktop_app.core.errors import AcceptedNotKept, JournalNewer
from desktop_app.ui.frame.shell import Shell
from desktop_app.ui.start import start_trouble
from desktop_app.ui.text.error_words import error_words
from desktop_app.wiring.window import _told_at_the_end

if TYPE_CHECKING:
    from desktop_app.services.program.services import Services

ERROR = JournalNewer(name="/home/a/dialproof")


@pytest.fixture
def seen(themed: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Closes a box as soon as it is seen, and keeps its words; the platform counts as one with a screen."""
    words: list[str] = []
    monkeypatch.setattr(start_trouble, "_UNSEEN", frozenset())

    def close() -> None:
        for box in (each for each in themed.topLevelWidgets() if isinstance(each, QMessageBox) and each.isVisible()):
            words.append(f"{box.text()} {box.informativeText()}")
            box.close()

    timer = QTimer(themed)
    timer.timeout.connect(close)
    timer.start(5)
    yield words
    timer.stop()
    timer.deleteLater()


def test_a_box_says_what_happened_what_it_means_and_what_to_do(seen: list[str]) -> None:
    start_trouble.tell(ERROR)
    (box,) = seen
    for part in error_words(ERROR):
        assert part in box


def test_an_id_that_nobody_else_knows_is_told_after_the_window_has_gone(
    seen: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    lost = [
        AcceptedNotKept(name="a.csv", batch="b1", part=part, task_id=f"t_0{part}\x1b[2J", reason="the disk is full")
        for part in (1, 2)
    ]
    services = SimpleNamespace(verification=SimpleNamespace(unkept=lambda: lost))
    assert _told_at_the_end(cast("Services", services)) == 6
    assert [box.count("was accepted as “t_0") for box in seen] == [1, 1]
    assert "can't start" not in "".join(seen)
    told = capsys.readouterr().err.splitlines()
    assert ["--arrived t_01" in told[0], "--arrived t_02" in told[1], "\x1b" in "".join(told)] == [True, True, False]
    lost.clear()
    assert _told_at_the_end(cast("Services", services)) == 0


def test_it_stands_over_the_window_where_that_is_seen_already(shell: Shell) -> None:
    assert start_trouble.trouble_box(ERROR).parent() is None
    shell.show()
    assert start_trouble._shown_window() is shell


def test_a_terminal_has_the_words_itself(seen: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr("sys.stderr", Terminal())
    start_trouble.tell(ERROR)
    assert seen == []


def test_without_any_standard_error_the_box_is_shown(seen: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr", None)  # as in the program without a console
    start_trouble.tell(ValueError("secret"))
    (words,) = seen
    assert "secret" not in words


@pytest.mark.parametrize("platform", ["offscreen", "minimal"])
def test_nobody_sees_a_box_without_a_screen(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start_trouble, "application", lambda: SimpleNamespace(platformName=lambda: platform))
    start_trouble.tell(ERROR)  # it would wait for ever
