from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QIdentityProxyModel, QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.core.batches.batch import Batch, NewTask, Via
from desktop_app.core.batches.batch_left import Pace
from desktop_app.core.batches.status import BatchStatus, Group, status_of
from desktop_app.core.money.charged import Charged, ChargedHow
from desktop_app.core.service.products import STANDARD
from desktop_app.storage.journal.journal import Journal
from desktop_app.ui.batch.timing import BatchTiming
from desktop_app.ui.monitor.tree import MonitorTree
from desktop_app.ui.monitor.tree_model import MonitorModel
from desktop_app.ui.parts.tables.cell_delegate import PADDING, cell_look
from desktop_app.ui.parts.tables.copying import HTML, PLAIN
from desktop_app.ui.parts.tables.data_table_model import Role
from tests.ui.monitor_batches import FAILED, JOINED, NOON, REFUSED, TAKEN, UNKNOWN, E, bring, every_state, write_batch
from tests.ui.widgets import added, on_screen, there

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
LATER = NOON + timedelta(minutes=5)


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    made = Journal(tmp_path / "journal.sqlite")
    yield made
    made.close()


def entry_of(journal: Journal, batch: Batch | str) -> BatchStatus:
    batch_id = batch if isinstance(batch, str) else batch.id
    found = journal.batch(batch_id)
    return status_of(found, journal.tasks(batch_id), STANDARD.named(found.product))


def entries(journal: Journal) -> list[BatchStatus]:
    return [entry_of(journal, batch) for batch in journal.batches()]


def make_model(journal: Journal, now: datetime = LATER) -> MonitorModel:
    model = MonitorModel(BatchTiming(lambda: now, Pace()))
    model.set_statuses(entries(journal))
    return model


@pytest.fixture
def model(journal: Journal) -> MonitorModel:
    """Over batches in every state."""
    every_state(journal)
    return make_model(journal)


def cells(model: QAbstractItemModel, row: int, parent: QModelIndex | None = None) -> list[str]:
    above = parent or QModelIndex()
    return [model.index(row, column, above).data() for column in range(model.columnCount())]


def files(model: MonitorModel) -> list[str]:
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_batches_come_newest_first_with_their_tasks_below(model: MonitorModel) -> None:
    tester = QAbstractItemModelTester(model, FATAL)
    assert files(model)[:3] == ["customers Q3.xlsx", "leads-june.csv", "panel 2026.ods"]
    assert cells(model, 0)[:7] == ["customers Q3.xlsx", "Carrier lookup", "11,690", "Processing", "67 %", "", "12:04"]
    top = model.index(0, 0)
    assert [model.index(row, 0, top).data() for row in range(3)] == ["GB · t_cus01", "DE · t_cus02", "NG · task 3"]
    assert cells(model, 2, top)[3:7] == ["Waiting", "0 %", "", "—"]
    assert model.headerData(0, Qt.Orientation.Horizontal) == "Batch"
    assert tester.model() is model


def test_every_state_has_a_word_and_an_icon(model: MonitorModel) -> None:
    state = next(at for at, column in enumerate(model.columns) if column.key == "state")
    looks = {
        model.index(row, 0).data(): (model.index(row, state).data(), model.index(row, state).data(Role.ICON))
        for row in range(model.rowCount())
    }
    assert looks["leads-june.csv"] == ("Needs you", "warning")
    assert looks["returns.txt"] == ("Refused", "cross")
    assert looks["waiting.csv"] == ("Waiting", "circle")
    assert looks["half.csv"] == ("Incomplete", "half")
    assert looks["panel 2026.ods"] == ("Completed", "check")
    assert looks["old-crm with a very long name for a spreadsheet.xls"] == ("Failed", "cross")


def test_split_tasks_are_not_shown(journal: Journal) -> None:
    batch = write_batch(journal, "big.csv", [("GB", 100, [])])
    journal.divide(
        journal.tasks(batch.id)[0].id, NOON, [NewTask("GB", Via.AUTO, 0, 50), NewTask("GB", Via.AUTO, 50, 50)]
    )
    model = make_model(journal)
    assert model.rowCount(model.index(0, 0)) == 2
    assert cells(model, 0)[2] == "100"


def test_an_update_touches_only_its_rows_and_keeps_what_is_chosen_and_open(
    journal: Journal, qtbot: QtBot, model: MonitorModel
) -> None:
    tester = QAbstractItemModelTester(model, FATAL)
    tree = added(qtbot, MonitorTree(model))
    tree.expand(model.index(0, 0))
    chosen = entry_of(journal, "customer").tasks[0]
    assert tree.choose("customer", chosen.id)
    spy, resets = QSignalSpy(model.dataChanged), QSignalSpy(model.modelReset)
    bring(journal, chosen, [E.HEARD_COMPLETED])
    model.update_statuses([entry_of(journal, "customer")])
    assert spy.count() == 2
    assert resets.count() == 0
    assert tree.isExpanded(model.index(0, 0))
    current = there(tree.current())
    assert current[1] is not None
    assert current[1].id == chosen.id
    assert current[1].state.value == "completed"
    assert tester.model() is model


def test_an_unchanged_batch_tells_nobody(model: MonitorModel) -> None:
    spy = QSignalSpy(model.dataChanged)
    model.set_filter(Group.ALL, "")
    assert spy.count() == 0


def test_batches_and_tasks_come_and_go(journal: Journal, model: MonitorModel) -> None:
    tester = QAbstractItemModelTester(model, FATAL)
    new = write_batch(journal, "new.csv", [("GB", 5, [])], at=NOON + timedelta(hours=1))
    model.update_statuses([entry_of(journal, new)])
    assert files(model)[0] == "new.csv"
    task = journal.tasks(new.id)[0]
    journal.divide(task.id, NOON, [NewTask("GB", Via.AUTO, 0, 3), NewTask("GB", Via.AUTO, 3, 2)])
    model.update_statuses([entry_of(journal, new)])
    assert [cells(model, row, model.index(0, 0))[2] for row in range(2)] == ["3", "2"]
    model.update_statuses([], [new.id])
    model.update_statuses([], ["no such batch"])
    assert "new.csv" not in files(model)
    model.set_statuses([])
    assert model.rowCount() == 0
    assert tester.model() is model


@pytest.mark.parametrize(
    ("group", "search", "found"),
    [
        (Group.NEEDS_YOU, "", ["leads-june.csv", "returns.txt"]),
        (Group.RUNNING, "", ["customers Q3.xlsx", "waiting.csv"]),
        (Group.ALL, "LEADS", ["leads-june.csv"]),
        (Group.ALL, "hlr", ["leads-june.csv"]),
        (Group.ALL, "t_cus02", ["customers Q3.xlsx"]),
        (Group.DONE, "leads", []),
    ],
)
def test_search_and_chips_filter(group: Group, search: str, found: list[str], model: MonitorModel) -> None:
    tester = QAbstractItemModelTester(model, FATAL)
    model.set_filter(group, search)
    assert files(model) == found
    model.set_filter(Group.ALL, "")
    assert model.rowCount() == 7
    assert tester.model() is model


def test_a_search_for_a_task_shows_only_it(model: MonitorModel) -> None:
    model.set_filter(Group.ALL, "t_cus02")
    top = model.index(0, 0)
    assert [model.index(row, 0, top).data() for row in range(model.rowCount(top))] == ["DE · t_cus02"]


def test_what_can_be_done_follows_from_the_tasks(journal: Journal) -> None:
    def made(name: str, events: list[E]) -> BatchStatus:
        return entry_of(journal, write_batch(journal, name, [("GB", 10, events)]))

    assert made("a", JOINED).has_answers
    assert made("b", FAILED).ended
    assert made("c", TAKEN).at_service
    assert not made("d", REFUSED).at_service
    assert made("e", UNKNOWN).undecided
    assert not made("f", []).has_answers
    assert made("g", TAKEN).product_title == "Carrier lookup"


def test_a_thousand_tasks_cost_nothing_one_can_feel(journal: Journal, qtbot: QtBot) -> None:
    batch = write_batch(journal, "many.csv", [("GB", 100, []) for _ in range(1000)])
    model = make_model(journal)
    tree = added(qtbot, MonitorTree(model))
    tree.expandAll()
    spy = QSignalSpy(model.dataChanged)
    bring(journal, journal.tasks(batch.id)[500], [E.SEND])
    model.update_statuses([entry_of(journal, batch)])
    assert spy.count() == 2


def test_columns_give_way_in_a_narrow_window(qtbot: QtBot, model: MonitorModel) -> None:
    tree = added(qtbot, MonitorTree(model))
    on_screen(qtbot, tree)

    def hidden(width: int) -> list[str]:
        tree.resize(width, 300)
        shown = tree.first_columns.shown
        return [
            column.key for at, column in enumerate(model.columns) if tree.isColumnHidden(at) and column.key in shown
        ]

    assert hidden(800) == []
    assert hidden(660) == ["left", "heard"]
    assert hidden(540) == ["product", "left", "heard"]
    assert hidden(450) == ["product", "left", "heard"]
    assert hidden(800) == []
    # AND once nothing is under way, the time left is empty: the product has its room
    model.set_statuses([entry for entry in model.statuses if not entry.moving])
    assert hidden(790) == ["left"]
    assert hidden(1_000) == []


def test_a_name_has_its_room_before_the_product_and_the_columns_keep_their_places(
    qtbot: QtBot, model: MonitorModel
) -> None:
    tree = added(qtbot, MonitorTree(model))
    tree.resize(778, 300)
    on_screen(qtbot, tree)
    tree._make_room()
    measure = tree.fontMetrics().horizontalAdvance
    assert tree.columnWidth(0) >= tree.indentation() + 24 + measure("customers Q3.xlsx")
    # WHEN nothing runs any more
    before = [tree.columnWidth(at) for at in range(model.columnCount())]
    model.update_statuses([entry for entry in model.statuses if not entry.moving])
    tree._make_room()
    left = tree._keys.index("left")
    # THEN the time left has the room that it had
    assert tree.columnWidth(left) == before[left]


def test_a_cells_look_at_once_is_what_its_roles_say(model: MonitorModel) -> None:
    proxy = QIdentityProxyModel()
    proxy.setSourceModel(model)
    for above in [QModelIndex(), *(model.index(row, 0) for row in range(model.rowCount()))]:
        for row in range(model.rowCount(above)):
            for column in range(model.columnCount()):
                cell = model.index(row, column, above)
                assert model.look(cell) == cell_look(proxy.mapFromSource(cell))


def test_a_copy_of_the_monitor_has_titles_and_what_is_the_matter(journal: Journal, qtbot: QtBot) -> None:
    batch = write_batch(journal, "=list.csv", [("GB", 120, FAILED)])
    (task,) = journal.tasks(batch.id)
    journal.note(task.id, message="the service gave up")
    tree = added(qtbot, MonitorTree(make_model(journal)))
    tree.choose(batch.id)
    # WHEN its row is copied THEN the titles and its message are there, and nothing is a formula
    on_screen(qtbot, tree)
    tree.activateWindow()
    tree.setFocus()
    QTest.keyClick(tree, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    plain, html = (QApplication.clipboard().mimeData().data(kind).toStdString() for kind in (PLAIN, HTML))
    titles, row = (line.split("\t") for line in plain.splitlines())
    assert (titles[0], titles[-1]) == ("Batch", "Message")
    assert (row[0], row[-1].lower()) == ("'=list.csv", "the service gave up")
    assert "<td" in html
    assert ">=list.csv</td>" in html


def test_no_amount_of_the_monitor_is_cut_off(journal: Journal, qtbot: QtBot) -> None:
    batch = write_batch(journal, "list.csv", [("GB", 120, JOINED)])
    journal.update_batch(batch.id, charged=Charged(Decimal("1234567890.123456"), "", ChargedHow.AT_LEAST))
    model = make_model(journal)
    tree = added(qtbot, MonitorTree(model))
    tree.resize(900, 300)
    tree.show()
    tree.arrange(replace(tree.choice, shown=tree.choice.shown | {"cost"}))
    cost = next(at for at, column in enumerate(model.columns) if column.key == "cost")
    message = model.index(0, cost).data()
    assert message.startswith("≥ 1,234,567,890.12")
    assert tree.columnWidth(cost) >= tree.fontMetrics().horizontalAdvance(message) + 2 * PADDING


def test_the_rate_is_the_one_that_the_time_left_goes_by(journal: Journal) -> None:
    batch, now = (
        write_batch(journal, "list.csv", [("GB", 120, [*TAKEN, E.HEARD_PROCESSING])]),
        NOON + timedelta(minutes=1),
    )
    timing = BatchTiming(lambda: now, Pace(), since=NOON)
    entry = entry_of(journal, batch)
    for at, share in ((-60, 0.0), (0, 0.5)):
        timing.pace.heard(entry.id, share, now.timestamp() + at)
    # THEN 60 numbers are left: so many a minute for so long
    assert (timing.left(entry), timing.rate(entry)) == ("1 min", "60 a minute")
    # AND where the limits hold it up to twice as long, it is half as quick
    held = BatchTiming(lambda: now, timing.pace, since=NOON)
    held._lefts.of(entry, now, lambda: 120)
    assert (held.left(entry), held.rate(entry)) == ("2 min", "30 a minute")
