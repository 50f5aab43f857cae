"""A check's life: exactly the steps that are drawn, what a failure means for it, and what becomes of its answers."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

import pytest

from desktop_app.core.batches import checks
from desktop_app.core.batches.checks import (
    SETTLED,
    TRANSITIONS,
    CheckEntry,
    CheckStepNotAllowedError,
    after,
    event_of,
    one_by_one_seconds,
    same_refusal,
    stretches,
)
from desktop_app.core.batches.checks import CheckEvent as E
from desktop_app.core.batches.checks import CheckState as S
from desktop_app.core.detection.json_rows import cell
from desktop_app.core.errors import (
    AnswerNotUnderstood,
    BalanceShort,
    DialproofError,
    DiskFull,
    KeyMissing,
    KeyRefused,
    NeverArrived,
    NoAnswer,
    NotFound,
    OutcomeUnknown,
    RequestRefused,
    Throttled,
    TooLarge,
)
from desktop_app.core.results.check_answers import LONGEST_ANSWER, LONGEST_VALUE, MOST_FIELDS, kept, result_table

DRAWN = {
    (S.UNSENT, E.SEND): S.SENDING,
    (S.SENDING, E.ANSWER): S.ANSWERED,
    (S.SENDING, E.REFUSE): S.REFUSED,
    (S.SENDING, E.DOUBT): S.UNKNOWN,
    (S.SENDING, E.RETURN): S.UNSENT,
    (S.UNSENT, E.DOUBT): S.UNKNOWN,
}


@pytest.mark.parametrize("state", S)
@pytest.mark.parametrize("event", E)
def test_nothing_happens_to_a_check_but_what_is_drawn(state: S, event: E) -> None:
    if (state, event) in DRAWN:
        assert after(state, event) is DRAWN[state, event]
        return
    with pytest.raises(CheckStepNotAllowedError, match=f"{event} of a check that is {state}"):
        after(state, event)


def test_what_may_have_been_charged_is_never_sent_again() -> None:
    assert not {state for (state, _) in TRANSITIONS} & SETTLED
    assert {state for (state, event) in TRANSITIONS if event is E.SEND} == {S.UNSENT}
    assert [state.value for state in S if state.value not in (checks.__doc__ or "")] == []


SAID = {"message": "no", "raw": None}
FAILURES = [
    (NeverArrived(origin="o", reason="dns"), E.RETURN, E.RETURN),
    (Throttled(retry_after=3.0, **SAID), E.RETURN, E.RETURN),
    (KeyMissing(origin="o"), E.RETURN, E.RETURN),
    (KeyRefused(status=401, **SAID), E.REFUSE, E.RETURN),
    (BalanceShort(**SAID), E.REFUSE, E.RETURN),
    (RequestRefused(status=422, **SAID), E.REFUSE, E.REFUSE),
    (TooLarge(**SAID), E.REFUSE, E.REFUSE),
    (NotFound(**SAID), E.REFUSE, E.REFUSE),
    (NoAnswer(origin="o", reason="reset"), E.DOUBT, E.DOUBT),
    (AnswerNotUnderstood(origin="o", reason="html"), E.DOUBT, E.DOUBT),
    (OutcomeUnknown(count=1, reason="?"), E.DOUBT, E.DOUBT),
    (DiskFull(name="x"), E.DOUBT, E.DOUBT),
]


@pytest.mark.parametrize(("error", "single", "of_list"), FAILURES, ids=lambda each: type(each).__name__)
def test_a_failure_says_whether_the_number_was_asked(error: DialproofError, single: E, of_list: E) -> None:
    assert event_of(error, of_list=False) is single
    assert event_of(error, of_list=True) is of_list


def test_refusals_are_the_same_whichever_number_they_name() -> None:
    assert same_refusal("+447400000001 is not covered (422)", "+4915112000000 is not covered (422)")
    assert not same_refusal("+447400000001 is not covered", "Unknown product")


def test_settled_and_open_places_come_in_stretches() -> None:
    assert stretches([True, True, False, True]) == [(0, 2, True), (2, 1, False), (3, 1, True)]
    assert stretches([False] * 3) == [(0, 3, False)]
    assert stretches([]) == []


def test_how_long_one_by_one_takes() -> None:
    assert [one_by_one_seconds(n, 180) for n in (1, 3, 180, 300)] == [1, 1, 60, 100]
    assert one_by_one_seconds(10, 0) == 600


def checked(e164: str, state: S = S.ANSWERED, **answer: Any) -> CheckEntry:
    return CheckEntry(1, "local", datetime.now(UTC), e164, "x", answer, state=state)


def test_answers_become_a_table_with_each_field_once_and_only_of_those_that_have_one() -> None:
    table = result_table([
        checked("+447400000001", phone="00447400000001", active=True, name='a "b", c', place=None),
        checked("+447400000002", S.UNKNOWN, active=False),
        checked("+447400000003", S.REFUSED),
        checked("+447400000004", phone="447400000004", hlr={"mcc": "234"}, number="another", n=1.5),
    ])  # fmt: skip
    assert table == [
        ["number", "active", "name", "place", "hlr.mcc", "number (2)", "n"],
        ["+447400000001", "true", 'a "b", c', "", "", "", ""],
        ["+447400000004", "", "", "", "234", "another", "1.5"],
    ]
    assert result_table([checked("+447400000002", S.UNKNOWN)]) == []


def test_an_answer_that_only_repeats_its_number_is_an_answer_all_the_same() -> None:
    assert result_table([checked("+447400000001", phone="+447400000001")]) == [
        ["number", "phone"],
        ["+447400000001", "+447400000001"],
    ]


def test_of_a_hostile_answer_no_more_is_kept_than_anybody_would_read() -> None:
    hostile = {"n" * 5000: "v" * 1_000_000, "deep": {"x": ["y" * 100_000]}, **{f"f{n}": n for n in range(10_000)}}
    found = kept(hostile)
    assert len(found) == MOST_FIELDS
    assert all(len(name) <= 200 for name in found)
    assert all(len(str(value)) <= LONGEST_VALUE for value in found.values())
    assert kept({"a": {"b": [1, None]}, "c": True}) == {"a": {"b": [1, None]}, "c": True}
    # AND long fields together are no longer than one answer may be
    long = kept({f"f{n}": "v" * LONGEST_VALUE for n in range(100)})
    assert 1 < len(long) <= LONGEST_ANSWER // LONGEST_VALUE
    assert sum(len(name) + len(cell(value)) for name, value in long.items()) <= LONGEST_ANSWER


def test_a_different_field_for_each_number_makes_no_result_that_is_too_wide() -> None:
    entries = [checked(f"+4474{n:08}", S.ANSWERED, same=n, **{f"f{n}_{k}": k for k in range(50)}) for n in range(20)]
    header, *rows = result_table(entries)
    assert (len(header), header[1], header[-1]) == (1 + MOST_FIELDS, "same", "more fields")
    assert {len(row) for row in rows} == {len(header)}
    # THEN nothing of them is lost
    assert json.loads(rows[19][-1]) == {f"f19_{k}": k for k in range(50)}
    assert rows[0][-1] == ""
    assert len(result_table(entries[:3])[0]) == 1 + 1 + 150


def test_what_text_files_do_not_have_stays_out_of_a_result() -> None:
    (_, row) = result_table([checked("+447400000001", note="\x00\x01a\tb\r\n\x1f" * 500)])
    assert row[1] == "a\tb\r\n" * 500
