"""The journal's checks: single ones, and those of lists."""

from __future__ import annotations

import re
import sqlite3
from dataclasses import replace

import pytest

from desktop_app.core.batches.checks import CheckEntry, CheckEvent, CheckMade, CheckState, CheckStepNotAllowedError
from desktop_app.core.text.translatable import tr_text
from desktop_app.storage.journal.journal import Journal
from tests.storage.samples import LATER, NOW


def test_checks_are_kept_with_their_answers_the_newest_first(journal: Journal) -> None:
    first = journal.checks.add(CheckEntry(0, "local", NOW, "+442079460958", "", {"valid": True, "place": "Köln"}, 179))
    second = journal.checks.add(CheckEntry(0, "https://other", LATER, "+4930123456", "hlr-lookup", {}, None))
    assert second.id > first.id > 0
    assert journal.checks.single() == [second, first]
    assert journal.checks.single("local") == [first]
    assert journal.checks.single(most=1) == [second]


def test_a_check_goes_through_its_states_and_says_why(journal: Journal) -> None:
    new = CheckEntry(0, "local", NOW, "+442079460958", "hlr-lookup", state=CheckState.SENDING, slot=3)
    sent = journal.checks.add(new)
    assert journal.checks.single() == journal.checks.under_way() == [sent]
    unknown = journal.checks.record(sent, CheckEvent.DOUBT, LATER, message="status 502")
    assert (unknown.state, unknown.at, unknown.message) == (CheckState.UNKNOWN, LATER, "status 502")
    assert journal.checks.single() == [unknown]
    assert journal.checks.under_way() == []
    # THEN what was kept decides, whatever the caller believes
    with pytest.raises(CheckStepNotAllowedError):
        journal.checks.record(sent, CheckEvent.ANSWER, LATER, answer={"valid": True})
    assert journal.checks.single() == [unknown]


def test_a_deleted_check_leaves_nothing_but_that_something_was_asked(journal: Journal) -> None:
    # GIVEN single checks: answered, in doubt, under way, and one of a list
    at, states = NOW, (CheckState.ANSWERED, CheckState.UNKNOWN, CheckState.SENDING)
    made = CheckEntry(
        0,
        "local",
        at,
        "+447911000111",
        "hlr",
        {"carrier": "Acme"},
        7,
        message=tr_text("what came for {number}", number="+447911000111"),
    )
    answered, unknown, sending = (journal.checks.add(replace(made, state=state)) for state in states)
    of_list = journal.checks.add(replace(made, batch_id="b", country="GB", place=0))
    # WHEN all are to go
    journal.checks.forget([each.id for each in (answered, unknown, sending, of_list)])
    # THEN what is under way stays, as a list's does
    assert journal.checks.single() == [sending]
    assert journal.checks.of_places("b", "GB", 0, 1) == [of_list]
    # AND of the others when they were made and for what, and nobody's number
    assert journal.checks.made("local") == [
        CheckMade(at, "hlr", CheckState.UNKNOWN),
        CheckMade(at, "hlr", CheckState.ANSWERED),
    ]
    left = journal._db.execute("SELECT * FROM checks WHERE id IN (?, ?)", (answered.id, unknown.id)).fetchall()
    assert not any(word in str(tuple(row)) for row in left for word in ("447911", "Acme", "what came"))


def test_checks_of_lists_stand_at_their_places_once_each_and_go_with_their_batch(journal: Journal) -> None:
    def at(place: int, state: CheckState, number: str = "+447400000001", batch_id: str = "b") -> CheckEntry:
        new = CheckEntry(0, "local", NOW, number, "x", state=state, batch_id=batch_id, country="GB", place=place)
        return journal.checks.add(new)

    first, second = at(4, CheckState.SENDING), at(2, CheckState.UNKNOWN, "+447400000002")
    other = at(4, CheckState.UNKNOWN, batch_id="other")
    with pytest.raises(sqlite3.IntegrityError):
        at(4, CheckState.SENDING)
    assert journal.checks.of_places("b", "GB", 2, 3) == [second, first]
    assert (
        journal.checks.of_places("b", "GB", 0, 2)
        == journal.checks.of_places("b", "DE", 2, 3)
        == journal.checks.of_places("", "", 0, 9)
        == []
    )
    assert journal.checks.single() == []  # those of single numbers alone
    assert journal.checks.under_way("b") == [first]
    # A number whose later check was answered is in doubt no more.
    assert journal.checks.in_doubt("b") == 1
    journal.checks.add(replace(second, id=0, place=9, state=CheckState.ANSWERED))
    assert journal.checks.in_doubt("b") == 0
    journal.delete_batch("b")
    assert journal.checks.of_places("b", "GB", 0, 99) == []
    assert journal.checks.of_places("other", "GB", 4, 1) == [other]


def test_no_question_about_checks_reads_through_all_of_them(journal: Journal) -> None:
    asked: list[str] = []
    db = journal._db
    db.set_trace_callback(asked.append)
    journal.checks.single()
    journal.checks.single("local")
    journal.checks.under_way()
    journal.checks.under_way("b")
    journal.checks.of_places("b", "GB", 0, 300)
    journal.checks.in_doubt("b")
    journal.money.since(["local"], NOW, "b")
    journal.delete_batch("b")
    db.set_trace_callback(None)
    for query in (each for each in asked if " checks " in each):
        plan = [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {query}")]
        assert [step for step in plan if re.search(r"\bchecks\b", step) and "INDEX" not in step] == [], query
