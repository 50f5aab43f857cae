"""A thousand live tasks: what a change costs is counted, in questions to the journal and signals of the model."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime

import pytest
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy
from PySide6.QtWidgets import QApplication

from desktop_app.core.batches.batch import Task
from desktop_app.core.batches.status import BatchStatus
from desktop_app.ui.monitor.page import SEEN, UNSEEN
from desktop_app.ui.monitor.tree_model import MonitorModel, runs
from tests.ui.monitor_batches import TAKEN, E, write_batch
from tests.ui.monitor_stage import Stage
from tests.ui.widgets import there

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
BATCHES = 5


def fill(stage: Stage, tasks: int, batches: int = BATCHES) -> list[Task]:
    """Batches at the service, with so many `tasks` in each."""
    journal = stage.services.journal
    journal._db.execute("PRAGMA synchronous = OFF")
    ids = [
        write_batch(journal, f"live-{at}.csv", [("GB", 10, [*TAKEN, E.HEARD_PROCESSING])] * tasks).id
        for at in range(batches)
    ]
    stage.monitor.reload()
    return [task for batch_id in ids for task in journal.tasks(batch_id)]


def shown(model: MonitorModel) -> list[BatchStatus]:
    """The batches as they stand in the tree."""
    lines = (model.line_at(model.index(row, 0)) for row in range(model.rowCount()))
    return [line[0] for line in lines if line]


class Signals:
    """Which of a model's signals came, and how often."""

    def __init__(self, model: MonitorModel) -> None:
        self.told: Counter[str] = Counter()
        for name in ("dataChanged", "rowsInserted", "rowsRemoved", "modelReset", "layoutChanged"):
            getattr(model, name).connect(lambda *_, name=name: self.told.update([name]))


async def test_a_thousand_changes_are_one_question_a_batch_and_move_nothing(stage: Stage) -> None:
    # GIVEN a thousand tasks, a batch expanded, a task in its midst chosen
    tasks = fill(stage, 200)
    tree, model = stage.monitor.tree, stage.monitor.model
    top = model.index(2, 0)
    tree.expand(top)
    tree.setCurrentIndex(model.index(120, 0, top))
    tree.scrollTo(tree.currentIndex())
    QApplication.processEvents()
    before, place = tree.current(), tree.verticalScrollBar().value()
    assert before is not None
    assert before[1] is not None
    # WHEN each task is heard of
    for task in tasks:
        stage.services.journal.note(task.id, progress=0.7, heard_at=datetime.now(UTC))
    asked: list[str] = []
    stage.services.journal._db.set_trace_callback(asked.append)
    stage.monitor._clock.stop()  # on a slow machine it would redraw the times in between
    signals, announced = Signals(model), QSignalSpy(stage.changes.changed)
    for task in tasks:
        stage.changes.batch_changed(task.batch_id)
    await stage.until(lambda: all(task.progress == 0.7 for entry in shown(model) for task in entry.tasks))
    stage.services.journal._db.set_trace_callback(None)
    # THEN it was announced once, and read once: each batch, its tasks, and what the panel says of the chosen one
    assert announced.count() == 1
    assert len(asked) <= 2 * BATCHES + 6
    assert signals.told == {"dataChanged": 2 * BATCHES}
    # AND nothing has moved
    after = there(tree.current())
    assert (there(after[1]).id, tree.verticalScrollBar().value()) == (before[1].id, place)


async def test_only_changed_tasks_are_told(stage: Stage) -> None:
    tasks = fill(stage, 20)
    told: list[tuple[int, int]] = []
    stage.monitor.model.dataChanged.connect(
        lambda first, last, _roles=(): told.append((first.row(), last.row())) if first.parent().isValid() else None
    )
    for at in (3, 4, 11):
        stage.services.journal.note(tasks[at].id, progress=0.8)
    stage.changes.batch_changed(tasks[0].batch_id)
    await stage.until(lambda: told)
    assert told == [(3, 4), (11, 11)]


async def test_readings_rest_and_rest_longer_while_nobody_looks(stage: Stage) -> None:
    batch_id = fill(stage, 2)[0].batch_id
    feed = stage.monitor._feed
    readings = QSignalSpy(feed.read)
    await stage.until(lambda: not feed._rest.isActive())
    for _ in range(100):
        feed.changed({batch_id})
    assert readings.count() == 1
    assert SEEN <= feed._rest.interval() < UNSEEN
    # WHEN the page stands behind another one
    await stage.until(lambda: readings.count() == 2)
    await stage.until(lambda: not feed._rest.isActive())
    stage.tab.setCurrentWidget(stage.results)
    feed.changed({batch_id})
    # THEN it looks seldom
    assert feed._rest.interval() >= UNSEEN


async def test_a_search_among_many_takes_few_steps_and_keeps_what_is_chosen(stage: Stage) -> None:
    # GIVEN a task of an expanded batch of ninety is chosen
    tasks = fill(stage, 90, batches=1)
    tree, model = stage.monitor.tree, stage.monitor.model
    tester = QAbstractItemModelTester(model, FATAL)
    batch_id, chosen = tasks[0].batch_id, tasks[84]
    row = model.index_of(batch_id)
    tree.expand(row)
    assert tree.choose(batch_id, chosen.id)
    signals = Signals(model)
    # WHEN a search leaves every tenth one, and is given up again
    stage.monitor.search.setText(chosen.remote_id[-1])
    found = model.rowCount(model.index_of(batch_id))
    stage.monitor.search.clear()
    # THEN few steps lead there and back, and the same one is chosen in the same open batch
    assert 8 < found < 30
    assert signals.told["rowsRemoved"] + signals.told["rowsInserted"] <= 4
    current = there(tree.current())
    assert there(current[1]).id == chosen.id
    assert tree.isExpanded(model.index_of(batch_id))
    assert tester.model() is model


async def test_what_another_batch_does_leaves_the_panel_alone(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    tasks = fill(stage, 3)
    panel = stage.monitor.panel
    stage.monitor.tree.choose(tasks[0].batch_id)
    filled: list[BatchStatus] = []
    monkeypatch.setattr(panel, "_show_actions", filled.append)
    stage.changes.batch_changed(tasks[-1].batch_id)
    changed = stage.monitor.model.status(tasks[-1].batch_id)
    await stage.until(lambda: stage.monitor.model.status(tasks[-1].batch_id) is not changed)
    assert filled == []
    stage.changes.batch_changed(tasks[0].batch_id)
    await stage.until(lambda: filled)


def test_stretches_of_neighbours() -> None:
    assert runs([]) == []
    assert runs([1, 2, 3, 7]) == [(1, 3), (7, 7)]
    assert runs([4]) == [(4, 4)]
