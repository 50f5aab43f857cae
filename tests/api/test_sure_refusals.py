"""What counts as a refusal of something that may be charged, and what doesn't: each answer, at each such endpoint."""

from __future__ import annotations

import pytest

from desktop_app.core.batches.checks import CheckEvent, event_of
from desktop_app.core.errors import BalanceShort, DialproofError, KeyRefused, OutcomeUnknown, QuotaSpent, ServiceRefused
from desktop_app.core.service.refusal_words import SURE_STATUSES
from tests.sayings import SURE, TAKEN, Saying

from .asking import SUBMISSIONS, answering, ask, check


def said_to(saying: Saying, call: object) -> BaseException | None:
    """What comes of it: an error, or None where it is taken for an answer."""
    kind = "text/html" if saying.text.startswith("<") else "application/json"
    headers = {"Content-Type": kind, **({"Location": "https://x.example/"} if saying.status == 302 else {})}
    try:
        ask(answering(saying.status, text=saying.text, headers=headers), call)  # type: ignore[arg-type]
    except DialproofError as error:
        return error
    return None


@pytest.mark.parametrize("saying", TAKEN, ids=str)
def test_what_may_have_been_taken_is_a_doubt(saying: Saying) -> None:
    for call in SUBMISSIONS:
        error = said_to(saying, call)
        assert isinstance(error, OutcomeUnknown), str(error)
        # AND the person doesn't read that something was refused with “success”
        assert "refused" not in error.sentence
    # AND a single check is in doubt, too, or answered by a word such as “error”, and so never sent again by itself
    checked = said_to(saying, check)
    assert not isinstance(checked, ServiceRefused)
    if isinstance(checked, DialproofError):
        assert {event_of(checked, of_list=of_list) for of_list in (True, False)} == {CheckEvent.DOUBT}
    else:
        assert saying.status == 200
        assert "status" in saying.body or "data" in saying.body


@pytest.mark.parametrize("saying", SURE, ids=str)
def test_what_can_not_be_meant_otherwise_is_a_refusal(saying: Saying) -> None:
    for call in (*SUBMISSIONS, check):
        assert isinstance(said_to(saying, call), ServiceRefused)


def test_every_status_in_the_table_is_tried_and_has_its_reason() -> None:
    assert {saying.status for saying in SURE} >= set(SURE_STATUSES)
    assert all(SURE_STATUSES.values())


@pytest.mark.parametrize(
    ("saying", "leaf"),
    [(saying, QuotaSpent) for saying in SURE if "quota" in saying.text.lower() or "usage limit" in saying.text]
    + [(saying, QuotaSpent) for saying in SURE if "PLAN LIMIT" in saying.text]
    + [(saying, BalanceShort) for saying in SURE if "DECLINED" in saying.text]
    + [(saying, KeyRefused) for saying in SURE if "Access Key" in saying.text or "login" in saying.text],
    ids=str,
)
def test_other_services_words_are_understood(saying: Saying, leaf: type[ServiceRefused]) -> None:
    for call in (*SUBMISSIONS, check):
        error = said_to(saying, call)
        assert type(error) is leaf, repr(error)


def test_the_same_sentence_means_the_same_with_and_without_a_status() -> None:
    for words in (
        "You have not supplied a valid API Access Key.",
        "No API key found in request",
        "Invalid login details",
    ):
        assert isinstance(said_to(Saying(200, {"success": False, "message": words}), check), KeyRefused)
        assert isinstance(said_to(Saying(400, {"message": words}), check), KeyRefused)
