"""How far long work is, in the line of a terminal that changes."""

from __future__ import annotations

import io

from desktop_app.cli.carrying import verifying
from desktop_app.cli.talking import Talk
from desktop_app.core.batches.batch import Task, Via
from desktop_app.core.batches.submission import TaskState
from desktop_app.services.ports import Progress


class Terminal(io.StringIO):
    """Somebody looks at it."""

    def isatty(self) -> bool:
        return True

    def shown(self) -> str:
        """The line as it stands."""
        return self.getvalue().rsplit("\033[K", maxsplit=1)[-1]


def test_rows_share_and_time_left_of_a_reading() -> None:
    terminal, now = Terminal(), [100.0]
    talk = Talk(as_json=False, err=terminal, clock=lambda: now[0])
    talk.progress(Progress("Copying", 1 << 20, 4 << 20, "bytes"))
    assert terminal.shown() == "Copying … 1,048,576 of 4,194,304 bytes"
    # WHEN a million rows are read in a hundred seconds
    for step in range(11):
        talk.progress(Progress("Reading", 10_000 * step, part=step / 100))
        now[0] += 1
    # THEN the line says how many there are, which part of all that is, and how long the others take
    assert terminal.shown() == "Reading … 100,000 rows, 10%, about 1 min 30 s left"
    # AND nothing of that where it can't be known
    talk.progress(Progress("Reading", 110_000))
    assert terminal.shown() == "Reading … 110,000 rows"


def test_nobody_is_told_where_nobody_looks() -> None:
    written = io.StringIO()
    Talk(as_json=False, err=written).progress(Progress("Reading", 5, part=0.5))
    assert written.getvalue() == ""


def test_a_batch_says_how_long_it_still_takes_where_that_is_known() -> None:
    tasks = [Task(at, "b", at, "GB", "hlr", Via.JSON, 0, 10, state) for at, state in enumerate(TaskState)]
    assert verifying(tasks[-2:], 80) == "Verifying … 100%, 1 of 2 tasks done, about 1 min 20 s left"
    assert verifying(tasks[:1], None) == "Verifying … 0%, 0 of 1 tasks done"
