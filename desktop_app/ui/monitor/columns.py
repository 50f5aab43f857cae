"""The columns of the tree, for batches and for the tasks below them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from desktop_app.core.batch import BatchState, Task, task_share
from desktop_app.core.submission import AT_WORK, TaskState
from desktop_app.ui import words
from desktop_app.ui.monitor.entry import Entry
from desktop_app.ui.monitor.looks import Look, batch_look, task_look, task_name
from desktop_app.ui.monitor.pace import Pace
from desktop_app.ui.parts.data_table_model import Column

Line = Entry | Task  # what a row of the tree shows
_MOVING = AT_WORK | {TaskState.ASKING}


@dataclass(frozen=True, slots=True)
class Clockwork:
    """What the last two columns need: the time, and how quickly things went."""

    now: Callable[[], datetime]
    pace: Pace

    def left(self, line: Line) -> str:
        """Time left while it runs, "" where nobody can say."""
        if not moving(line):
            return ""
        seconds = self.pace.left(key_of(line), self.now().timestamp())
        return "" if seconds is None else words.duration(seconds)

    def heard(self, line: Line) -> str:
        """When the service was last heard of it."""
        at, now = _heard_at(line), self.now()
        yesterday = at is not None and (now.date() - at.astimezone(now.tzinfo).date()).days == 1
        return words.tr("yesterday", "monitor") if yesterday else words.moment(at, now)

    def heard_exactly(self, line: Line) -> str:
        """The same with its time of day."""
        at = _heard_at(line)
        here = at.astimezone(self.now().tzinfo) if at else None
        return f"{words.day(here)}, {words.clock(here, seconds=True)}" if here else ""


def key_of(line: Line) -> object:
    """What tells rows apart, batches and tasks alike."""
    return line.batch.id if isinstance(line, Entry) else line.id


def moving(line: Line) -> bool:
    """Whether the service works on it just now."""
    if isinstance(line, Entry):
        return line.state is BatchState.RUNNING and not (line.paused or line.awaits_key)
    return line.state in _MOVING


def look(line: Line) -> Look:
    """State in a word."""
    return batch_look(line) if isinstance(line, Entry) else task_look(line.state)


def name(line: Line) -> str:
    """The file, or the task within it."""
    return line.batch.file if isinstance(line, Entry) else task_name(line)


def share(line: Line) -> float:
    """How far it is, 0..1."""
    return line.share if isinstance(line, Entry) else task_share(line)


def message(line: Line) -> str:
    """What is the matter, in words: of the task, or of the first one below that has something to say."""
    if not isinstance(line, Entry):
        return line.message
    if line.state is BatchState.COMPLETED:  # what failed was answered when it was sent again
        return ""
    return next((task.message for task in line.tasks if task.message), "")


def columns(clockwork: Clockwork) -> list[Column[Line]]:
    """All of them; `width` is what each needs to be read."""

    def title(text: str) -> str:
        return words.tr(text, "monitor")

    return [
        Column("name", title("Batch"), name, tip=name),
        Column("product", title("Product"), _product, width=132, tip=_product),
        Column("numbers", title("Numbers"), lambda line: words.number(line.numbers), right=True, width=92),
        Column(
            "state",
            title("State"),
            lambda line: look(line).text,
            width=120,
            icon=lambda line: look(line).icon,
            tone=lambda line: look(line).tone,
            tip=message,
        ),
        Column(
            "progress",
            title("Progress"),
            lambda line: words.percent(share(line)),
            width=84,
            progress=share,
            tone=lambda line: look(line).tone,
        ),
        Column("left", title("Left"), clockwork.left, width=90, tone=_muted),
        Column("heard", title("Heard"), clockwork.heard, width=88, tone=_muted, tip=clockwork.heard_exactly),
    ]


def _product(line: Line) -> str:
    return line.product_title if isinstance(line, Entry) else ""


def _heard_at(line: Line) -> datetime | None:
    return line.heard if isinstance(line, Entry) else line.heard_at


def _muted(_line: Line) -> str:
    return "muted"
