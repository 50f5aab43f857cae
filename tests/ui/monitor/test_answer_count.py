"""Who has no answer isn't said, and nothing is offered for money, before the answers are counted anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtCore import QObject

from desktop_app.core.batches.batch import Batch, Task, Via
from desktop_app.core.batches.judged_steps import ALONE, ListStep, ListSteps
from desktop_app.core.batches.progress_counts import ProgressCounts
from desktop_app.core.batches.status import BatchStatus, status_of
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.detection.table import Counts
from desktop_app.core.results.verdict import STANDARD_RULE, VerdictCounts, VerdictRule
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.monitor.panel.figures import AnswerCount, FiguresState
from tests.ui.monitor_batches import NOON

BATCH = Batch("b", "l", "x.csv", "local", "carrier-lookup", NOON)


def task(part: int, state: TaskState) -> Task:
    got = 100 if state is TaskState.JOINED else 0
    return Task(part, "b", part, "GB", "carrier-lookup", Via.AUTO, 0, 100, state, answered=got)


class Counting:
    """Takes the place of runner and results: answers when the test says so."""

    def __init__(self) -> None:
        self.done: Callable[[Any], None] = lambda _: None
        self.failed: Callable[[Exception], None] = lambda _: None
        self.asked = 0
        self.names: list[str] = []
        self.by, self.steps = STANDARD_RULE, ALONE

    def start(self, name: str, _work: Any, *, done: Callable[[Any], None], failed: Callable[[Any], None]) -> None:
        self.asked, self.done, self.failed = self.asked + 1, done, failed
        self.names.append(name)

    def counted(self, _batch_id: str) -> None:
        pass

    def verdicts(self, _batch_id: str) -> None:
        pass

    def rule(self, _batch_id: str) -> VerdictRule:
        return self.by

    def list_steps(self, _batch_id: str) -> ListSteps:
        return self.steps


@pytest.fixture
def counting() -> Counting:
    return Counting()


@pytest.fixture
def count(counting: Counting) -> Iterator[AnswerCount]:
    context = SimpleNamespace(runner=counting, services=SimpleNamespace(results=counting))
    parent = QObject()
    yield AnswerCount(cast("PageContext", context), parent)
    del parent  # which it goes down with


def standing(count: AnswerCount, entry: BatchStatus) -> ProgressCounts:
    return ProgressCounts.of(entry.tasks, count.answered, entry.share_done, counting=count.counting)


def test_the_last_part_is_not_unanswered_while_its_answers_are_counted(count: AnswerCount, counting: Counting) -> None:
    # GIVEN a batch of two parts, the answers of the first one counted
    before = status_of(BATCH, [task(1, TaskState.JOINED), task(2, TaskState.PROCESSING)])
    count.ask(before)
    counting.done((Counts(200), 100))
    assert standing(count, before).unanswered == 0
    # WHEN the second one's answers came, too
    after = status_of(BATCH, [task(1, TaskState.JOINED), task(2, TaskState.JOINED)])
    count.ask(after)
    # THEN what was counted stays to be read, and nobody is called unanswered before they are counted
    assert FiguresState(standing(count, after)).lines == [(100, "answered")]
    assert standing(count, after).unanswered is None
    counting.done((Counts(200), 190))
    assert FiguresState(standing(count, after)).lines == [(190, "answered"), (10, "unanswered")]
    assert counting.names == ["monitor answered", "monitor answered", "monitor verdicts"]


def test_a_batch_that_ended_is_judged_and_again_when_the_rule_was_changed(
    count: AnswerCount, counting: Counting
) -> None:
    # GIVEN a batch whose answers were counted and judged
    over = status_of(BATCH, [task(1, TaskState.JOINED)])
    count.ask(over)
    counting.done((Counts(100), 100))
    counting.done(VerdictCounts(good=90, bad=10))
    assert count.verdicts == VerdictCounts(good=90, bad=10)
    # WHEN nothing has changed THEN nothing is counted again
    count.ask(over)
    assert counting.asked == 2
    # WHEN a person changed what its answers mean THEN the former verdicts are shown until the new ones are counted
    counting.by = STANDARD_RULE.changed("status", "absent", Verdict.BAD)
    count.ask(over)
    assert count.verdicts == VerdictCounts(good=90, bad=10)
    counting.done((Counts(100), 100))
    counting.done(VerdictCounts(good=80, bad=20))
    assert count.verdicts == VerdictCounts(good=80, bad=20)
    # AND so does another step of the list
    counting.steps = ListSteps((ListStep("b", "lines"), ListStep("c", "hlr")))
    count.ask(over)
    counting.done((Counts(100), 100))
    counting.done(VerdictCounts(good=70, bad=30))
    assert count.verdicts == VerdictCounts(good=70, bad=30)
    # AND another batch, or one of its tasks, has none of them
    count.show_task(100)
    assert count.verdicts is None


def test_another_batch_begins_with_nothing(count: AnswerCount, counting: Counting) -> None:
    one = status_of(BATCH, [task(1, TaskState.JOINED)])
    count.ask(one)
    counting.done((Counts(100), 100))
    # WHEN a task alone is shown, and the batch again
    count.show_task(40)
    assert (count.answered, count.counting) == (40, False)
    count.ask(one)
    # THEN nothing is known of it until it is counted
    assert (count.answered, standing(count, one).unanswered) == (None, None)
