"""Numbers are judged by their answers, by a rule that a person can change."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.results.verdict import (
    NO_NUMBER,
    NOTHING_TOLD,
    STANDARD_RULE,
    WITHOUT_ANSWER,
    Judge,
    Judged,
    VerdictCounts,
    VerdictRule,
    best,
)
from desktop_app.core.results.verdict_words import Verdict, folded, standard_meanings
from desktop_app.core.rows.list_row import AnsweredRow, AnswerStatus, ListRow, NumberAnswer, RowNumber
from desktop_app.local_service.sources import DOWN, standard_sources

GOOD, DOUBTFUL, BAD, UNKNOWN = Verdict.GOOD, Verdict.DOUBTFUL, Verdict.BAD, Verdict.UNKNOWN
NOT_SENT, PROBLEM = Verdict.NOT_SENT, Verdict.PROBLEM
# Answers of the local service and of others, as they come: column, value.
ANSWERS: list[tuple[dict[str, str], Verdict, str]] = [
    ({"valid": "yes", "reason": "", "line_type": "mobile"}, GOOD, "valid: yes, line_type: mobile"),
    ({"valid": "no", "reason": "too short", "line_type": ""}, BAD, "valid: no, reason: too short"),
    ({"valid": "yes", "line_type": "premium rate"}, DOUBTFUL, "line_type: premium rate"),
    ({"status": "connected", "network": "unknown", "roaming": "yes"}, GOOD, "status: connected"),
    ({"status": "absent", "network": "Sandbox Mobile 1", "ported": "no"}, DOUBTFUL, "status: absent"),
    ({"status": "not in use", "network": "", "simulated": "yes"}, BAD, "status: not in use"),
    ({"status": "unknown", "network": "unknown", "simulated": "yes"}, UNKNOWN, "status: unknown"),
    ({"status": "invalid"}, BAD, "status: invalid"),
    ({"registered": "yes", "business": "no", "last_seen": "long ago"}, GOOD, "registered: yes"),
    ({"registered": "no"}, BAD, "registered: no"),
    ({"risk": "medium", "accounts": "0", "oldest_account_years": "0"}, DOUBTFUL, "risk: medium"),
    ({"risk": "High"}, BAD, "risk: High"),
    ({"isValid": "true", "HLR Status": "ABSENT_SUBSCRIBER"}, DOUBTFUL, "HLR Status: ABSENT_SUBSCRIBER"),
    ({"is_valid": "TRUE", "carrier": "Active"}, GOOD, "is_valid: TRUE"),
    ({"Live-Status": "dead"}, BAD, "Live-Status: dead"),
    ({"status.groupName": "DELIVERED", "error.name": "NO_ERROR"}, GOOD, "status.groupName: DELIVERED"),
    ({"error.name": "EC_ABSENT_SUBSCRIBER"}, DOUBTFUL, "error.name: EC_ABSENT_SUBSCRIBER"),
    ({"error.name": "EC_UNKNOWN_SUBSCRIBER"}, BAD, "error.name: EC_UNKNOWN_SUBSCRIBER"),
    ({"network answer": " Not_In_Service "}, BAD, "network answer:  Not_In_Service "),
    ({"valid": "yes", "disposable": "yes"}, DOUBTFUL, "disposable: yes"),
    ({"valid": "yes", "disposable": "no"}, GOOD, "valid: yes"),
    ({"trust score": "17", "colour": "unknown"}, UNKNOWN, NOTHING_TOLD),
    ({"status": "success", "error": ""}, UNKNOWN, NOTHING_TOLD),
    ({}, UNKNOWN, NOTHING_TOLD),
]


@pytest.mark.parametrize(("answer", "verdict", "why"), ANSWERS, ids=[str(each[0]) for each in ANSWERS])
def test_an_answer_has_a_verdict_and_says_why(answer: dict[str, str], verdict: Verdict, why: str) -> None:
    judged = Judge([*answer]).answer([*answer.values()])
    assert (judged.verdict, judged.why) == (verdict, why)


def test_every_answer_of_the_local_service_but_an_unknown_one_has_a_verdict() -> None:
    numbers = [f"+4479111234{at:02}" for at in range(100)] + ["+4900", "+441", "nonsense"]
    for slug, source in standard_sources().items():
        judge = Judge(source.fields)
        for number in numbers:
            values = list(source.answer(number).values())
            judged = judge.answer(values)
            assert (judged.verdict is UNKNOWN) == (values[0] == "unknown"), (slug, number, values)
            assert judged.said
    assert DOWN not in numbers


def test_a_person_changes_what_a_value_means_and_takes_it_back() -> None:
    names, absent = ("status", "ported"), ("Absent", "yes")
    changed = STANDARD_RULE.changed("Status", " absent", BAD)
    assert Judge(names, changed).answer(absent) == Judged(BAD, (("status", "Absent"),))
    assert Judge(names, changed).answer(("connected", "")).verdict is GOOD
    # A value that told nothing may tell something, and the other way round.
    assert (
        Judge(names, STANDARD_RULE.changed("ported", "YES", DOUBTFUL)).answer(("connected", "yes")).verdict is DOUBTFUL
    )
    assert Judge(names, STANDARD_RULE.changed("status", "absent", None)).answer(absent).verdict is UNKNOWN
    assert changed.meaning("STATUS", "ABSENT") is BAD
    # What is as it was at first is no change.
    assert changed.changed("status", "absent", DOUBTFUL) == STANDARD_RULE
    assert changed.changed("status", "absent", GOOD).changes == STANDARD_RULE.changed("status", "absent", GOOD).changes


def test_a_rule_outlasts_the_program() -> None:
    rule = STANDARD_RULE.changed("status", "absent", BAD).changed("status", "connected", None).changed("x", "Ü", GOOD)
    assert VerdictRule.from_saved(rule.as_saved()) == rule
    # What a later version may have written is left out, and nothing else.
    odd = [*rule.as_saved(), ["a", "b", "excellent"], ["a", "b", "not sent"], ["a", 1, "good"], "x", None]
    assert VerdictRule.from_saved(odd) == rule
    assert VerdictRule.from_saved(None) == VerdictRule.from_saved({"a": "b"}) == STANDARD_RULE


def number(e164: str, problem: str = "") -> RowNumber:
    return RowNumber(0, "raw", e164, "", "", NumberStatus.VALID if e164 else NumberStatus.INVALID, problem)


@pytest.mark.parametrize(
    ("told", "answer", "verdict", "why"),
    [
        (number("+441"), AnswerStatus.UNANSWERED, UNKNOWN, WITHOUT_ANSWER[AnswerStatus.UNANSWERED]),
        (number("+441"), AnswerStatus.AWAITING, UNKNOWN, WITHOUT_ANSWER[AnswerStatus.AWAITING]),
        (number("+441"), AnswerStatus.NOT_SENT, NOT_SENT, WITHOUT_ANSWER[AnswerStatus.NOT_SENT]),
        (number("", "too short"), AnswerStatus.NOT_SENT, PROBLEM, "too short"),
        (number(""), AnswerStatus.NOT_SENT, PROBLEM, NO_NUMBER),
    ],
)
def test_a_number_without_an_answer_has_a_verdict_too(
    told: RowNumber, answer: AnswerStatus, verdict: Verdict, why: str
) -> None:
    judged = Judge(["status"]).number(told, NumberAnswer(answer))
    assert (judged.verdict, judged.why) == (verdict, why)


def test_a_row_is_as_good_as_its_best_number() -> None:
    numbers = (number("+441"), number("", "too short"), number("+442"))
    row = ListRow(2, ("a",), "a", "+441", "", "", NumberStatus.VALID, "too short", None, numbers)
    answers = tuple(
        NumberAnswer(AnswerStatus.ANSWERED if status else AnswerStatus.NOT_SENT, (status,))
        for status in ("not in use", "", "absent")
    )
    judged = Judge(["status"]).row(AnsweredRow(row, AnswerStatus.ANSWERED, ("not in use",), answers))
    assert judged == Judged(DOUBTFUL, (("status", "absent"),))
    every = [Judged(each) for each in Verdict]
    assert best(every).verdict is GOOD
    # What may still become good goes before what is bad.
    assert best(each for each in every if each.verdict in {BAD, NOT_SENT, PROBLEM}).verdict is NOT_SENT


WORDS = st.sampled_from(
    ["yes", "NO", "absent", "Not_In_Use", "unknown", " connected", "mobile", "voip", "", "é", "0", "x"]
)
COLUMNS = ("valid", "reason", "status", "line_type", "roaming", "anything", "explanation")


@given(st.lists(st.tuples(*[WORDS] * len(COLUMNS)), max_size=30))
def test_many_are_judged_as_each_alone(rows: list[tuple[str, ...]]) -> None:
    judge = Judge(COLUMNS, STANDARD_RULE.changed("roaming", "yes", DOUBTFUL))
    each = [judge.answer(row) for row in rows]
    assert judge.answers([[row[at] for row in rows] for at in range(len(COLUMNS))], len(rows)) == each
    grades = [max(judge.grade(at, row[column]) for at, column in enumerate(judge.telling)) for row in rows]
    assert [each.verdict for each in each] == [(UNKNOWN, GOOD, UNKNOWN, DOUBTFUL, BAD)[grade] for grade in grades]


def test_a_judge_forgets_what_is_too_much_to_remember() -> None:
    judge = Judge(["anything", "status"])
    many = [f"value {at}" for at in range(50_000)]
    judged = judge.answers([many, ["absent"] * len(many)], len(many))
    assert {each.verdict for each in judged} == {DOUBTFUL}


def test_a_value_is_folded_as_the_database_folds_it() -> None:
    assert folded("  NOT in USE ") == "not in use"
    assert folded("Ünbekannt\t") == "Ünbekannt\t"
    assert not standard_meanings("Original_Carrier")


def test_counts_add_up_to_all_rows() -> None:
    counts = VerdictCounts.of({"good": 4, "doubtful": 1, "bad": 2, "not sent": 3, "problem": 1})
    assert counts == VerdictCounts(4, 1, 2, 0, 3, 1)
    assert counts.rows == sum(counts.each().values()) == 11
