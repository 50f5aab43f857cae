"""What is said of a batch that has the answers of earlier lists: in the monitor, and on the cards of its results."""

from __future__ import annotations

from datetime import UTC, datetime

from desktop_app.core.batches.batch import Batch, LoggedEvent, Task, Via
from desktop_app.core.batches.progress_counts import ProgressCounts
from desktop_app.core.batches.status import status_of
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.detection.table import Counts
from desktop_app.core.results.reuse import REUSED, Reused
from desktop_app.core.rows.list_row import RowFilter
from desktop_app.ui.monitor.panel.events import event_facts, event_sentence
from desktop_app.ui.monitor.panel.figures import FiguresState
from desktop_app.ui.results.count_card import card_counts, hidden_cards, narrowed

NOW = datetime(2026, 11, 21, tzinfo=UTC)
BATCH = Batch("b", "l", "f.csv", "local", "p", NOW, reused=Reused(30, 600, NOW, NOW, (), ""))


def task(state: TaskState, answered: int = 0) -> Task:
    return Task(1, "b", 1, "GB", "p", Via.JSON, 0, 300, state, answered=answered)


def test_the_figures_count_them_among_the_answered_and_say_so() -> None:
    for state, answered, lines in (
        (TaskState.PREPARED, None, [(600, "answered"), (600, "of them reused, not sent"), (300, "not sent")]),
        (TaskState.JOINED, 899, [(899, "answered"), (600, "of them reused, not sent"), (1, "unanswered")]),
    ):
        counts = ProgressCounts.of([task(state)], answered, 1.0, reused=600)
        assert (counts.numbers, FiguresState(counts).lines) == (900, lines)
    # AND a batch without a task has all of them
    nothing = ProgressCounts.of([], None, 1.0, reused=600)
    assert (nothing.numbers, nothing.answered, nothing.unanswered) == (600, 600, 0)


def test_a_batch_that_sent_nothing_has_its_numbers_and_its_results() -> None:
    entry = status_of(BATCH, [])
    assert (entry.numbers, entry.reused, entry.has_answers, entry.ended) == (600, 600, True, True)
    assert status_of(BATCH, [task(TaskState.JOINED)]).numbers == 900


def test_the_first_event_tells_it() -> None:
    event = LoggedEvent(1, "b", None, None, NOW, "prepared", {"tasks": 1, "reused": 600, "days": 30})
    assert event_sentence(event) == "Prepared in 1 task, 600 answers reused"
    assert event_facts(event)[1:] == [("Reused", "600"), ("Maximum age in days", "30")]
    plain = LoggedEvent(1, "b", None, None, NOW, "prepared", {"tasks": 2})
    assert event_sentence(plain) == "Prepared in 2 tasks"


def test_a_card_counts_their_rows_where_there_are_any_and_shows_them() -> None:
    counts = Counts(valid=900)
    found = card_counts(counts, {"answered": 900, REUSED: 600}, None)
    assert (found["answered"], found[REUSED]) == (900, 600)
    assert REUSED not in hidden_cards(found)
    assert REUSED in hidden_cards(card_counts(counts, {"answered": 900}, None))
    assert narrowed(RowFilter(), REUSED) == RowFilter(reused=True)
    assert narrowed(RowFilter(reused=True), "answered").reused is False
