"""Which numbers a step is for, as a person writes it; and which batches are steps of one list."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.step_plan import step_as
from desktop_app.core.batches.steps import Beside, StepNumbers, besides, conditions_of, read_conditions, steps_of
from desktop_app.core.errors import UsageError
from desktop_app.core.results.standard_columns import place_of
from desktop_app.core.results.standard_words import Standard
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.rows.list_row import ColumnValue

NAMES = ("status", "valid")
LINE_TYPE, REACHABLE, NETWORK = (place_of(each) for each in (Standard.LINE_TYPE, Standard.REACHABLE, Standard.NETWORK))


@pytest.mark.parametrize(
    ("conditions", "expected"),
    [
        ([], StepNumbers("b")),
        (["line type=mobile"], StepNumbers("b", (ColumnValue(LINE_TYPE, "mobile"),))),
        (
            ["Line_Type = landline, VoIP", "reachable=NO"],
            StepNumbers(
                "b",
                (ColumnValue(LINE_TYPE, "fixed line"), ColumnValue(LINE_TYPE, "voip"), ColumnValue(REACHABLE, "no")),
            ),
        ),
        (["status=not in use"], StepNumbers("b", (ColumnValue(0, "not in use"),))),
        (["network=O2"], StepNumbers("b", (ColumnValue(NETWORK, "O2"),))),
        (["verdict=good,Doubtful"], StepNumbers("b", (), (Verdict.GOOD, Verdict.DOUBTFUL))),
        (["verdict=unknown"], StepNumbers("b", (), (Verdict.UNKNOWN,), unanswered=True)),
        (
            ["verdict=unknown", "status="],
            StepNumbers("b", (ColumnValue(0, ""),), (Verdict.UNKNOWN,)),
        ),
        (["unanswered"], StepNumbers("b", unanswered=True)),
    ],
)
def test_conditions_are_read_as_they_are_meant(conditions: list[str], expected: StepNumbers) -> None:
    assert read_conditions("b", conditions, NAMES) == expected
    # AND they are kept, and told as conditions that mean the same
    assert StepNumbers.from_saved(json.loads(json.dumps(expected.as_saved()))) == expected
    told = conditions_of(expected, NAMES)
    assert told is not None
    assert read_conditions("b", told, NAMES) == expected


@pytest.mark.parametrize(
    "value", [ColumnValue(0, "a,b"), ColumnValue(9, "gone"), ColumnValue(0, "own", own=True), ColumnValue(-99, "later")]
)
def test_numbers_that_no_condition_means_are_told_by_none(value: ColumnValue) -> None:
    assert conditions_of(StepNumbers("b", (value,)), NAMES) is None
    assert step_as("hlr-lookup", "", ("status=a and b",)) is None


@pytest.mark.parametrize(
    ("condition", "words"),
    [
        ("line type=purple", "“purple” is no value of “Line type”, which has"),
        ("verdict=so so", "“so so” is no value of “verdict”, which has bad, doubtful, unknown, good."),
        ("colour=red", "There is no column “colour”; there are Reachable,"),
        ("mobile", "“mobile” is no condition: write “line type=mobile”."),
    ],
)
def test_what_cant_be_meant_is_refused(condition: str, words: str) -> None:
    with pytest.raises(UsageError, match="^" + words[:20]) as wrong:
        read_conditions("b", [condition], NAMES)
    assert words in str(wrong.value)


def test_a_digest_is_that_of_these_numbers_of_this_list() -> None:
    one = StepNumbers("b", (ColumnValue(-1, "a"), ColumnValue(-1, "b")))
    same = StepNumbers("b", (ColumnValue(-1, "b"), ColumnValue(-1, "a")))
    assert one.digest("list") == same.digest("list")
    others = [replace(one, after="c"), replace(one, unanswered=True), replace(one, verdicts=(Verdict.GOOD,))]
    assert len({one.digest("list"), one.digest("other"), "list", *(each.digest("list") for each in others)}) == 6


def test_steps_of_a_list_belong_together_and_no_others() -> None:
    noon = datetime(2026, 11, 23, 12, tzinfo=UTC)

    def batch(name: str, minutes: int, product: str = "hlr", list_id: str = "l", *, deleted: bool = False) -> Batch:
        made = Batch(name, list_id, "a.csv", "local", product, noon + timedelta(minutes=minutes))
        return replace(made, deleted_at=noon) if deleted else made

    first, second, third = batch("a", 0, "lines"), batch("b", 1), batch("c", 2)
    apart, gone = batch("d", 3), batch("e", 4, deleted=True)
    every = [third, apart, gone, second, first, batch("f", 5, list_id="m")]
    after = {"b": "a", "c": "b", "e": "a", "f": "a", "x": "y"}
    for each in (first, second, third):
        assert steps_of(each, every, after) == [first, second, third]
    assert steps_of(apart, every, after) == [apart]
    assert besides(third, [first, second, third]) == (Beside("a", "lines"), Beside("b", "hlr"))
    assert besides(first, [first, second, third]) == (Beside("b", "hlr"), Beside("c", "hlr (2)"))
    assert Beside("b", "hlr").named(["status"]) == ["hlr: status"]
