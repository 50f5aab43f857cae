"""Tells how far a batch came, with the exit code that says so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from desktop_app.core.batches.batch import Batch, Task, never_sent
from desktop_app.core.batches.status import BatchStatus
from desktop_app.core.batches.submission import WITH_RESULT
from desktop_app.core.batches.trial import trial_told
from desktop_app.core.detection.table import Counts
from desktop_app.core.errors import OutcomeUnknown, ServiceUnreachable
from desktop_app.core.text.translatable import sentences, tr_text

# Exit codes from the lightest to the gravest (docs/command-line.md: 6, 4, 5, 3, 0); faults of the program outrank all.
_GRAVITY = (0, 3, 5, 4, 6, 2, 130, 1)


def gravest(*codes: int) -> int:
    """Return the gravest of some exit codes."""
    return max(codes, key=_GRAVITY.index)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How far a batch came. `submitted`, `answered`, `unanswered` and `suppressed` count distinct numbers."""

    status: BatchStatus
    counts: Counts
    submitted: int
    answered: int
    suppressed: int = 0

    @property
    def batch(self) -> Batch:
        """The batch itself."""
        return self.status.batch

    @property
    def unanswered(self) -> int:
        """Numbers that were sent and have no answer."""
        return self.submitted - self.answered

    @property
    def exit_code(self) -> int:
        """The exit code of the gravest state among its tasks (docs/command-line.md, Exit codes)."""
        return self.status.exit_code(self.unanswered)

    @property
    def has_result(self) -> bool:
        """True if there is a result: all is done, or a person has to act and some answers are there."""
        return self.exit_code in {0, 3} or (self.exit_code in {4, 6} and self.answered > 0)

    @property
    def worth_writing(self) -> bool:
        """True if a result is to be written to the batch's file: `has_result`, and there is a file name."""
        return bool(self.batch.output) and self.has_result

    def as_json(self) -> dict[str, Any]:
        """Return the object that `verify --json` prints, without the output's path."""
        return {
            "rows": self.counts.rows,
            "numbers": {
                "valid": self.counts.valid,
                "invalid": self.counts.invalid,
                "empty": self.counts.empty,
                "duplicate": self.counts.duplicate,
            },
            "submitted": self.submitted,
            "answered": self.answered,
            "unanswered": self.unanswered,
            **({"suppressed": self.suppressed} if self.suppressed else {}),
            "tasks": [
                {
                    "id": task.shown_id,
                    "country": task.country,
                    "product": task.product,
                    "numbers": task.numbers,
                    "status": shown_status(task),
                }
                for task in self.status.tasks
            ],
        }


def shown_status(task: Task) -> str:
    """Return a task's state in the API document's words where it has one: a joined task is a completed one."""
    return "completed" if task.state in WITH_RESULT else task.state.value


def told(outcome: Outcome, product: str = "") -> str:
    """Say what became of a batch, or what it waits for; `product`: its name, where the list has several."""
    status = outcome.status
    if status.undecided:
        return str(OutcomeUnknown(count=len(status.undecided), reason=status.undecided[0].message))
    if status.refused:
        return status.refused[0].message
    if waits := trial_told(status):
        return waits
    if status.held:
        return tr_text("“{name}” is paused; its numbers that aren't sent yet wait for you.", name=outcome.batch.file)
    if not status.ended:
        return str(ServiceUnreachable())
    return _came(outcome, product)


def _came(outcome: Outcome, product: str) -> str:
    reused = outcome.batch.reused
    taken_over = tr_text("{count} answers were taken over.", count=reused.numbers) if reused else ""
    refused = sum(task.numbers for task in outcome.status.tasks if never_sent(task))
    dropped = tr_text("{count} were refused and left, so they were not sent.", count=refused) if refused else ""
    counts = {"answered": outcome.answered, "sent": outcome.submitted}
    match product, outcome.submitted:
        case _, 0 if refused:
            came = tr_text("Nothing was sent.")
        case "", 0:
            came = tr_text("Nothing had to be sent.")
        case "", _:
            came = tr_text("{answered} of {sent} numbers that were sent have an answer.", **counts)
        case _, 0:
            came = tr_text("{product}: nothing had to be sent.", product=product)
        case _:
            came = tr_text(
                "{product}: {answered} of {sent} numbers that were sent have an answer.", product=product, **counts
            )
    return sentences(came, dropped, taken_over)
