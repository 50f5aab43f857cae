"""What became of a run is told in the window and on the desktop, with what to do about it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.core.recipes.runs import Cause, RunFigures, RunRecord, RunState
from desktop_app.core.results.verdict import VerdictCounts
from desktop_app.ui.frame.message_strip import MessageStrip
from desktop_app.ui.notices.notices import Notices
from desktop_app.ui.recipes.run_teller import RunTeller
from tests.ui.notices.test_notices import Told
from tests.ui.recipes.written_recipes import DONE
from tests.ui.small_services import SmallServices
from tests.ui.widgets import added, there

STOPPED = replace(DONE, state=RunState.STOPPED, batch_id="", figures=None, outputs=(), message="Too much.")

ALL_KINDS = RunFigures(5, "", VerdictCounts(good=277, doubtful=56, bad=35, unknown=21, problem=38, suppressed=13))
ALL_TOLD = "Done: 277 good, 56 doubtful, 35 bad, 21 unknown, 13 suppressed, 38 with a problem."

CAPPED = replace(STOPPED, state=RunState.CAPPED)


@pytest.mark.parametrize(
    ("run", "expected"),
    [
        (DONE, ("success", "Done: 2 good, 1 bad. Written: “customers.xlsx”.", "Open results")),
        (replace(DONE, figures=ALL_KINDS), ("success", ALL_TOLD, "Open results")),
        (replace(DONE, state=RunState.PARTLY), ("warning", "Partly answered: 2 good, 1 bad.", "Open results")),
        (CAPPED, ("warning", "Too much. Nothing was sent. Raise its cap, then run the file again", "Change its cap…")),
        (replace(CAPPED, cause=Cause.FOLDER), ("warning", "is taken up by itself.", "Change its cap…")),
        (replace(STOPPED, state=RunState.LATELY), ("info", "Run it again tomorrow", "Show the recipe")),
        (replace(STOPPED, batch_id="b1"), ("warning", "Decide in the task monitor, then it goes on.", "Show it")),
        (replace(STOPPED, state=RunState.SAME), ("info", "The same file as before. Too much.", "Run it again")),
        (replace(STOPPED, state=RunState.UNREADABLE), ("warning", "Nothing was sent.", "Show the recipe")),
        (replace(STOPPED, state=RunState.WAITING, tries=1), ("info", "it goes on by itself", "Show the recipe")),
    ],
)
async def test_each_end_has_its_words_and_a_way_on(
    small: SmallServices, qtbot: QtBot, run: RunRecord, expected: tuple[str, str, str]
) -> None:
    strip = added(qtbot, MessageStrip())
    teller = RunTeller(small.context, strip, lambda _path: None)
    teller.tell(run)
    message, (kind, told, button) = there(strip.message), expected
    assert (message.kind, message.action_text) == (kind, button)
    assert told in message.more
    # AND one that waits longer is told once
    strip.dismiss()
    teller.tell(replace(run, state=RunState.WAITING, tries=2))
    assert strip.message is None


async def test_what_is_over_isnt_told_again_by_closing_what_came_after(small: SmallServices, qtbot: QtBot) -> None:
    strip = added(qtbot, MessageStrip())
    teller = RunTeller(small.context, strip, lambda _path: None)
    # GIVEN a run over its cap, then another one of the same file, and one of another file
    teller.tell(CAPPED)
    teller.tell(replace(DONE, batch_id="gone"))
    teller.tell(replace(STOPPED, file="other.csv"))
    # WHEN the list of the second is deleted
    small.context.changes.changed.emit({"gone"})
    # THEN nothing is left of either once the newest message is closed
    strip.dismiss()
    assert strip.message is None


async def test_a_click_on_the_notice_brings_what_it_is_about(small: SmallServices, qtbot: QtBot) -> None:
    notifier, opened, front = Told(), list[str](), list[bool]()
    object.__setattr__(small.context, "open_results", opened.append)
    strip = added(qtbot, MessageStrip())
    teller = RunTeller(small.context, strip, lambda _path: None)
    teller.notices = Notices(
        small.context, notifier, opened=opened.append, titled=lambda _text: None, seen=lambda: False
    )
    teller.come_to_front = lambda: front.append(True)
    teller.tell(DONE)
    (notice,) = notifier.shown
    assert notice.key == "b1"  # in place of that about its batch
    assert notice.summary == "A recipe has run"
    notifier.clicked.emit("b1")
    assert (opened, front) == (["b1"], [True])
    assert strip.message is None
    # AND the desktop hears what stopped
    teller.tell(STOPPED)
    assert notifier.shown[-1].summary == "A recipe needs a look"


async def test_a_file_that_isnt_read_can_be_opened(small: SmallServices, qtbot: QtBot, tmp_path: Path) -> None:
    strip = added(qtbot, MessageStrip())
    opened: list[Path] = []
    teller = RunTeller(small.context, strip, opened.append)
    file = tmp_path / "odd.csv"
    file.write_text("x", "utf-8")
    teller.tell(replace(STOPPED, state=RunState.UNREADABLE, file=str(file)))
    assert there(strip.message).action_text == "Open the file"
    strip.action.click()
    assert opened == [file]
