"""Cells that are formulas without results are told from texts that look like one."""

from __future__ import annotations

from desktop_app.core.detection.formula_cells import FormulasOfColumn
from desktop_app.core.detection.numeric_columns import NumericColumns
from desktop_app.core.detection.table import Row, Uncalculated


def formula(text: str = "=Price*2") -> Uncalculated:
    return Uncalculated(text)


def found(*chunks: list[Row]) -> list[list[int]]:
    columns, first = NumericColumns(), 2
    for chunk in chunks:
        columns.look(chunk, first)
        first += len(chunk)
    return columns.formulas.found()


def test_a_column_of_formulas_is_one_stretch_whatever_else_is_in_it() -> None:
    assert found([["a", formula()], ["b", 5], []], [["c", "n/a"], ["d", formula()]]) == [[1, 2, 6]]
    assert found([["=A1 Taxis"]], [["=RC Motors"]]) == []


def test_a_text_that_looks_like_a_formula_ends_a_stretch() -> None:
    stretches = found([[formula()], ["=A1 Taxis (Leeds)"], [formula()]], [["=) thanks"], [formula()]])
    assert stretches == [[0, 2, 2], [0, 4, 4], [0, 6, 6]]
    cells = ["=", "=", "=", "=", "", "12"]
    assert FormulasOfColumn(stretches, 0).without(cells, [2, 3, 4, 5, 6, 6]) == ["", "=", "", "=", "", "12"]
    assert not FormulasOfColumn(stretches, 1)


def test_a_column_that_has_a_typed_number_is_looked_at_too() -> None:
    assert found([["12", 1]], [[formula(), 2]]) == [[0, 3, 3]]


def test_what_is_stored_is_plain_text_and_a_row_that_comes_twice_is_two() -> None:
    row: Row = [formula(), None]
    rows = [row, row]
    assert found(rows, [row]) == [[0, 2, 4]]
    assert [[type(each[0]), each[1]] for each in rows] == [[str, None]] * 2


def test_texts_and_formulas_in_turn_are_noted_up_to_a_limit() -> None:
    assert len(found([[formula()] if at % 2 else ["=x"] for at in range(4_000)])) == 1_000
