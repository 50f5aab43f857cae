"""What can be done with a batch as it stands."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.core.batch import Via, at_rest
from desktop_app.core.submission import TaskState
from desktop_app.ui.monitor.entry import Entry


@dataclass(frozen=True, slots=True)
class Offers:
    """`pausing`: what is on its way is heard out. `repeat`: if some of its numbers have no answer."""

    results: bool
    decide: bool
    carry_on: bool
    pause: bool
    pausing: bool
    delete: bool
    repeat: bool

    @classmethod
    def of(cls, entry: Entry, *, running: bool) -> Offers:
        """`running`: whether this window carries it on just now."""
        asking = entry.batch.via is Via.REALTIME and any(task.state is TaskState.ASKING for task in entry.tasks)
        pausing = running and entry.held and asking
        stands = not entry.ended and not entry.undecided and not running
        return cls(
            results=entry.has_answers,
            decide=bool(entry.undecided),
            carry_on=stands or (entry.held and not pausing),
            pause=running and entry.unsent and not entry.batch.paused,
            pausing=pausing,
            delete=not running and not entry.at_service,
            repeat=not running and at_rest(entry.tasks),
        )
