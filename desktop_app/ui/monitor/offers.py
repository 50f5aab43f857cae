"""Determines which actions a batch offers, and which of them leads."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.core.batches.batch import Via, at_rest, lacks_answers
from desktop_app.core.batches.submission import TaskState
from desktop_app.ui.batch.entry import Entry


@dataclass(frozen=True, slots=True)
class Offers:
    """Holds the applicable actions. `pausing`: a check under way is awaited. `repeat`: some numbers have no answer.

    `key`: the batch goes on only with another key, or once its keyring isn't `locked` any more; `connection`: once
    the connection knows what the service means. `lead` names what the batch waits for, else the likely next action.
    """

    results: bool
    decide: bool
    carry_on: bool
    pause: bool
    pausing: bool
    delete: bool
    repeat: bool
    key: bool = False
    locked: bool = False
    connection: bool = False
    doubt: bool = False  # the decision is about an unknown arrival, and not only about a refusal
    answered: bool = True
    elsewhere: bool = False  # the service has a task of it that isn't watched here: another Dialproof may be at it
    base_url: str = ""  # of its connection
    fetch: bool = False  # the service may have answers missing here; fetching is free
    another: bool = False  # the chosen task may get another id, or be left

    @property
    def lead(self) -> str:
        """The leading action: "key", "connection", "decide", "carry_on" or "results"; "" for none."""
        wanted = ["key", "connection", *(["decide"] if self.doubt else []), *([] if self.elsewhere else ["carry_on"])]
        waited_for = next((name for name in wanted if getattr(self, name)), "")
        return waited_for or ("results" if self.results and self.answered else "")

    @classmethod
    def of(cls, entry: Entry, *, running: bool) -> Offers:
        """Return the offers for a batch; `running`: this window carries it on now."""
        asking = entry.batch.via is Via.REALTIME and any(task.state is TaskState.ASKING for task in entry.tasks)
        pausing = running and entry.held and asking
        stands = not entry.ended and not entry.undecided and not running
        return cls(
            results=entry.has_answers,
            decide=bool(entry.undecided or (entry.refused and not running)),
            doubt=bool(entry.undecided),
            carry_on=stands or (entry.held and not pausing),
            pause=running and entry.unsent and not entry.batch.paused,
            pausing=pausing,
            delete=not running and not entry.at_service,
            repeat=not running and at_rest(entry.tasks),
            key=entry.awaits_key,
            locked=entry.key_locked,
            connection=entry.puzzled and not entry.awaits_key,
            answered=entry.answered_share > 0,
            elsewhere=not running and entry.at_service,
            base_url=entry.batch.base_url,
            fetch=not running and at_rest(entry.tasks) and any(map(lacks_answers, entry.tasks)),
        )
