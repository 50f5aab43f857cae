"""The end of a story: all faults are healed, a person decides by the truth, and every row comes out with its answer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from desktop_app.core.batches.batch import Batch, finished
from desktop_app.core.batches.submission import ENDED, SENT, TaskState
from desktop_app.core.output.form import OutputForm
from desktop_app.core.results.reconciliation import Reconciliation

from .book import Book, BookedTask
from .life import Stop
from .lists import MadeList, read_result
from .served import ENOUGH, answer_of
from .stage import Stage

# So many times a person carries on with a list before it counts as stuck.
_ROUNDS = 12
# A service that said so often in a row that it doesn't know a task is believed.
_BELIEVED = 6


def export(stage: Stage, batch: Batch, stop: Stop | None = None) -> Reconciliation:
    """Write what there is of a batch, and see that every row is as it must be by now; written anew where it ends."""
    output = stage.folder / f"{batch.id}.csv"
    found = stage.play(lambda process: process.exporting.export(batch.id, output, form=OutputForm(raw=True)), stop=stop)
    if stop and isinstance(found, type):
        return export(stage, batch)
    assert isinstance(found, Reconciliation), repr(found)
    assert not found.disagreements, [str(each) for each in found.disagreements]
    wrong = list(_wrong_rows(stage, batch, stage.lists[batch.file], output))
    assert not wrong, "\n".join(wrong)
    return found


def _wrong_rows(stage: Stage, batch: Batch, made: MadeList, output: Path) -> Iterator[str]:
    rows, must, may, without = read_result(output), *_due(stage, stage.book(), batch)
    if [row.cells for row in rows] != made.rows:
        yield f"{made.rows} went in, and {[row.cells for row in rows]} came out"
    for row, number in zip(rows, made.numbers, strict=False):
        wanted = _wanted(number, must, may, without)
        if row.e164 != number or row.answer not in wanted:
            yield f"{row} for {number or 'no number'}, which should be {wanted}"
        elif row.answer == "answered" and row.values != answer_of(batch.product, number):
            yield f"{row}, though the service said {answer_of(batch.product, number)}"


def _wanted(number: str, must: set[str], may: set[str], without: dict[str, str]) -> tuple[str, ...]:
    if number in must:
        return ("answered",)
    lacking = without.get(number, "not sent")
    return ("answered", lacking) if number in may else (lacking,)


def _due(stage: Stage, book: Book, batch: Batch) -> tuple[set[str], set[str], dict[str, str]]:
    """Numbers that must have an answer, that may have one (the list may be ahead of the journal), and what each is
    without one: of what was sent again, what its last task says.
    """
    must, may, without = set[str](), set[str](), dict[str, str]()
    for task in sorted(book.of(batch.id), key=lambda each: each.id):
        if task.state is TaskState.SPLIT:
            continue
        if task.state is TaskState.JOINED:
            must |= _delivered(stage, task)
            # What an earlier file said is kept where a later one, fetched once more, lacks it.
            may |= stage.traffic.came[task.remote_id] & set(task.numbers)
        if task.state in {TaskState.COMPLETED, TaskState.FETCHED}:
            may |= set(task.numbers)
        without |= dict.fromkeys(task.numbers, _without(task.state))
    return must, may, without


def _without(state: TaskState) -> str:
    if state in ENDED:
        return "unanswered"
    return "awaiting" if state in SENT else "not sent"


def _delivered(stage: Stage, task: BookedTask) -> set[str]:
    delivered = stage.traffic.delivered.get(task.remote_id)  # what never came whole can't be in the list
    return set(task.numbers) if delivered is None else delivered & set(task.numbers)


def finish(stage: Stage) -> None:
    """Carry everything to its end, export it, have the unanswered sent again, and export it once more."""
    for source in stage.served.sources.values():
        source.times = 0
    stage.served.grant(ENOUGH)
    stage.restart()
    _carry_on(stage)
    answered = {batch.id: export(stage, batch) for batch in stage.batches()}
    _rightly_ended(stage)
    for batch in stage.batches():
        if answered[batch.id].unanswered:
            stage.repeat(batch)
    _carry_on(stage)
    for batch in stage.batches():
        found = export(stage, batch)
        assert found.answered == found.sent == len(stage.lists[batch.file].valid), found


def _carry_on(stage: Stage) -> None:
    for _ in range(_ROUNDS):
        stage.settle()
        open_ = [batch for batch in stage.batches() if not finished(stage.tasks(batch))]
        if not open_:
            return
        for batch in open_:
            result = stage.run(batch, go_on=True)
            assert result is None, repr(result)
    raise AssertionError(f"not done after {_ROUNDS} rounds: {stage.book().tasks}")


def _rightly_ended(stage: Stage) -> None:
    """A task that counts as failed has failed at the service, or the service said often that it doesn't exist."""
    states = {task.id: task.state for task in stage.served.tasks()}
    for task in stage.book().tasks.values():
        if task.state is TaskState.FAILED:
            told = stage.traffic.denied[task.remote_id] >= _BELIEVED
            assert told or states[task.remote_id] == "failed", f"task {task.id} was given up"
