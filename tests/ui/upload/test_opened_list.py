"""What the page asks of the list that it shows."""

from __future__ import annotations

from dataclasses import replace

from desktop_app.core.detection.table import Problem, TableShape
from desktop_app.core.numbers.problems import NumberProblem
from desktop_app.core.rows.list_row import ListRow
from desktop_app.ui.upload.lists import OpenedList
from tests.ui.upload.lists import COLUMNS, FakeList, row, understanding

PROBLEMS = [
    Problem(3, "x", "too short"),
    Problem(4, "0151 1", NumberProblem.NO_COUNTRY),
    Problem(7, "0151 2", NumberProblem.NO_COUNTRY),
]


def made(number: int) -> ListRow:
    """The last of them ends before the column."""
    cells = {4: ("Ada", "0151 1", "Atlantis"), 7: ("Bob", "0151 2")}
    return replace(row(number), cells=cells.get(number, ("", "", "")))


def test_what_stands_where_a_country_was_looked_for() -> None:
    shape = TableShape(1, COLUMNS, COLUMNS[1], country_column=COLUMNS[2])
    store = FakeList(understanding(shape=shape, problems=PROBLEMS), make=made)
    assert OpenedList("one", "customers.xlsx", 1, store).beside_no_country() == ["Atlantis", ""]
    store.understanding = understanding(problems=PROBLEMS)
    assert OpenedList("one", "customers.xlsx", 1, store).beside_no_country() == []
