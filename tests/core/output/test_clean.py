"""A clean list: the numbers that can be used, each once, in the list's own columns."""

from __future__ import annotations

import pytest

from desktop_app.core.detection.table import Column
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.output.clean import CleanRows
from desktop_app.core.output.row import OutputBatch, Told
from desktop_app.core.results.verdict import Judged, best
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.rows.list_row import AnswerStatus, NumberAnswer, RowNumber

VALID, DUPLICATE, INVALID = NumberStatus.VALID, NumberStatus.DUPLICATE, NumberStatus.INVALID
GOOD, DOUBTFUL, BAD, PROBLEM = Verdict.GOOD, Verdict.DOUBTFUL, Verdict.BAD, Verdict.PROBLEM
COLUMNS = ("Name", "Mobile", "Town")
MOBILE = [Column(1, "Mobile")]
# Each row's status, verdict and number.
ROWS = [
    (VALID, GOOD, "+441"), (DUPLICATE, GOOD, "+441"), (VALID, BAD, "+442"), (VALID, DOUBTFUL, "+443"),
    (INVALID, PROBLEM, ""), (VALID, Verdict.UNKNOWN, "+444"), (VALID, GOOD, "+445"),
]  # fmt: skip


def batch(several: dict[int, Told] | None = None) -> OutputBatch:
    """`ROWS`, of which some have `several` numbers."""
    count = len(ROWS)
    cells = [[f"N{at}" for at in range(count)], [f"0{at}" for at in range(count)], ["Leeds"] * count]
    judged = [Judged(verdict) for _, verdict, _ in ROWS]
    for place, told in (several or {}).items():
        judged[place] = best(each for *_, each in told)
    return OutputBatch(
        range(2, 2 + count), cells, [each[2] for each in ROWS], [each[0].value for each in ROWS], [""] * count,
        [None] * count, ["answered"] * count, [], judged, several or {},
    )  # fmt: skip


def rows(clean: CleanRows, given: OutputBatch) -> list[list[str]]:
    kept = clean.kept(given)
    made = [list(row) for row in zip(*clean.columns(kept), strict=True)]
    assert {len(row) for row in made} <= {len(clean.header)}
    return made


def number(
    slot: int, e164: str, verdict: Verdict, status: NumberStatus = VALID
) -> tuple[RowNumber, NumberAnswer, Judged]:
    return RowNumber(slot, "raw", e164, "", "", status), NumberAnswer(AnswerStatus.ANSWERED), Judged(verdict)


def test_the_good_numbers_stand_once_in_place_of_what_was_typed() -> None:
    clean = CleanRows(COLUMNS, MOBILE)
    assert clean.header == [*COLUMNS]
    assert rows(clean, batch()) == [["N0", "+441", "Leeds"], ["N6", "+445", "Leeds"]]
    assert [row[1] for row in rows(CleanRows(COLUMNS, MOBILE, doubtful=True), batch())] == ["+441", "+443", "+445"]


def test_the_numbers_stand_beside_what_was_typed_if_that_is_wanted() -> None:
    clean = CleanRows(COLUMNS, MOBILE, beside=True)
    assert clean.header == ["Name", "Mobile", "Phone (E.164)", "Town"]
    assert rows(clean, batch())[1] == ["N6", "06", "+445", "Leeds"]
    # A list that has a column of this name keeps it.
    again = CleanRows(("Phone (E.164)", "Phone"), [Column(1, "Phone")], beside=True)
    assert again.header == ["Phone (E.164)", "Phone", "Phone (E.164) (Dialproof)"]


def test_a_number_that_was_corrected_to_another_does_not_stand_in_the_phone_column() -> None:
    # GIVEN that the cells of the first and the last row hold valid numbers that aren't meant
    given = batch({6: [number(0, "+445", GOOD), number(0, "+446", GOOD)]})
    corrected = {(given.row[0], 0): "07 1", (given.row[6], 1): "07 6"}
    clean = CleanRows(COLUMNS, MOBILE, beside=True, replaced=lambda rows: corrected if rows else {})
    assert [row[1:3] for row in rows(clean, given)] == [["07 1", "+441"], ["raw; 07 6", "+445; +446"]]


@pytest.mark.parametrize(("beside", "numeric"), [(False, [0, 2]), (True, [0, 3])])
def test_numbers_of_the_list_stay_numbers_where_their_columns_are(beside: bool, numeric: list[int]) -> None:
    assert CleanRows(COLUMNS, MOBILE, beside=beside).numeric([0, 2]) == numeric


def test_of_several_numbers_those_stay_that_are_good_and_new() -> None:
    phones = [Column(1, "Mobile"), Column(2, "Town")]
    told: dict[int, Told] = {
        2: [number(0, "+442", BAD), number(0, "+446", GOOD), number(1, "+447", GOOD), number(0, "+448", GOOD)],
        5: [number(0, "+441", GOOD, DUPLICATE), number(1, "+444", Verdict.UNKNOWN)],
        6: [number(0, "", PROBLEM, INVALID), number(1, "+445", GOOD)],
    }
    assert rows(CleanRows(COLUMNS, phones), batch(told)) == [
        ["N0", "+441", ""], ["N2", "+446; +448", "+447"], ["N6", "", "+445"],
    ]  # fmt: skip
    beside = CleanRows(COLUMNS, phones, beside=True)
    assert beside.header == ["Name", "Mobile", "Mobile: Phone (E.164)", "Town", "Town: Phone (E.164)"]
    assert rows(beside, batch(told))[2] == ["N6", "06", "", "Leeds", "+445"]


def test_formulas_without_results_are_left_out_and_texts_that_look_like_one_are_not() -> None:
    # GIVEN formulas in the rows up to 5, and a text in row 6
    given = batch()
    given.cells[2][:] = ["=A1 Taxis"] * len(ROWS)  # type: ignore[index]
    clean = CleanRows(COLUMNS, MOBILE, formulas=[[2, given.row[0], given.row[5]]])
    assert [row[2] for row in rows(clean, given)] == ["", "=A1 Taxis"]
    assert clean.emptied == 1
    assert [row[2] for row in rows(CleanRows(COLUMNS, MOBILE), given)] == ["=A1 Taxis"] * 2
