"""What sending takes as things become known, without widgets: answers of before, earlier batches, the account."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from typing import Any

import pytest

from desktop_app.core.batches.batch import Batch, Sample, Task, Via
from desktop_app.core.batches.status import Condition
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.errors import ListLost, ReuseChanged
from desktop_app.core.money.charges import BalanceEntry
from desktop_app.core.results.reuse import NOTHING_KNOWN, Known, Reused
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.readings import BalanceReading
from desktop_app.ui.upload.sending.send_model import SendModel, earlier_words
from desktop_app.ui.upload.sending.send_state import Knowing
from tests.ui.accounts import account
from tests.ui.upload.bare_model import FILE, Page
from tests.ui.upload.lists import FakeList

KNOWN, SEND = "upload.known answers", "upload.send"
NOW = datetime(2026, 3, 9, 12, 0, tzinfo=UTC)
URL = "https://api.example.com/v1"
AGAIN = " Sending it again costs again; only answers that you reuse are free."
ALL_KNOWN = Known({days: {"GB": 300, "DE": 113} for days in (7, 30, 90)})
VERIFIED = "This list was verified 12 min ago with Phone validation"


def sent(minutes: float = 12, *, product: str = "phone-validation", **changes: Any) -> Batch:
    then = datetime.now(UTC) - timedelta(minutes=minutes)
    batch = Batch("b1", "other", "customers.xlsx", "local", product, then, source_digest=FakeList.source_digest)
    return replace(batch, **changes)


def task(state: TaskState, batch_id: str = "b1") -> Task:
    return Task(1, batch_id, 1, "GB", "phone-validation", Via.JSON, 0, 7, state)


@pytest.fixture
def page() -> Page:
    made = Page()
    made.services.reusable = True
    made.model.show_page(visible=True)
    return made


def sending(page: Page) -> SendModel:
    assert page.state.send is page.model.sending.state
    return page.model.sending


def said(page: Page, known: Known | None = None) -> tuple[str, str, bool]:
    """Return the hint's text, its button, and if sending costs again; `known`: answers that were counted before."""
    if known is not None:
        page.runner.finish(KNOWN, known)
    hint = page.state.send.hint
    return (hint.text, hint.button, page.state.send.again) if hint else ("", "", page.state.send.again)


# --- an earlier batch of the list ---


def test_the_newest_batch_of_the_same_list_is_named_and_led_to(page: Page) -> None:
    page.services.sent = [sent(), sent(9000, id="b0")]
    page.opened()
    assert said(page) == (f"{VERIFIED}.{AGAIN}", "Open results", True)
    hint = page.state.send.hint
    assert hint is not None
    assert (hint.batch_id, hint.ended, hint.options) == ("b1", True, None)
    # AND the next list, which wasn't verified, has none
    page.model.read("+442079460958")
    other = FakeList()
    other.source_digest = "another"
    page.was_read("two", other)
    assert said(page) == ("", "", False)
    # AND neither has the page without a list
    page.services.sent = [sent(id="b2", source_digest="another")]
    sending(page).hear_of_batches({"b2"})
    assert said(page)[2]
    page.model.close()
    assert said(page) == ("", "", False)


def test_what_was_read_otherwise_comes_after_what_was_read_alike_and_before_known_answers(page: Page) -> None:
    was = ReadOptions(country="DE")
    page.services.read_otherwise = {"b1": was}
    page.services.sent = [sent(source_digest="then"), sent(90, id="b0", product="carrier-lookup")]
    page.opened()
    assert said(page)[:2] == ("This list was verified 1 h 30 min ago with Carrier lookup.", "Open results")
    # WHEN only the other is left THEN how to read is what is offered, whatever answers are known
    page.services.sent.pop()
    sending(page).hear_of_batches({"b0"})
    assert said(page) == (f"{VERIFIED}, read differently.", "Read as last time", False)
    assert said(page, ALL_KNOWN) == (f"{VERIFIED}, read differently.{AGAIN}", "Read as last time", True)
    assert page.state.send.hint is not None
    assert page.state.send.hint.options == was
    # AND what another product was asked, read differently, comes after the answers
    page.services.sent = [sent(source_digest="then", product="carrier-lookup")]
    sending(page).hear_of_batches({"b1"})
    assert said(page)[1] == "Reuse the answers"
    sending(page).choose_reuse(7)
    assert said(page)[:2] == (
        "This list was verified 12 min ago with Carrier lookup, read differently.",
        "Read as last time",
    )
    # AND once it is read so, it is the list that was verified
    page.model.reread(was)
    alike = FakeList(options=was)
    alike.source_digest = "then"
    page.was_read("two", alike)
    assert said(page)[:2] == ("This list was verified 12 min ago with Carrier lookup.", "Open results")


def test_what_was_corrected_then_is_offered_again_and_is_not_called_a_newer_file(page: Page) -> None:
    # GIVEN a file that was verified with corrections, and a newer one of its list verified since
    page.services.sent = [sent(source_digest="then")]
    page.services.corrected_then = {"b1": 18}
    page.services.former = [sent(id="b2", file="customers-2.xlsx"), sent(source_digest="then")]
    page.opened()
    assert said(page) == (f"{VERIFIED}. 18 numbers were corrected by hand then.", "Correct as last time", False)
    assert page.state.send.hint is not None
    assert (page.state.send.hint.corrected_in, page.state.send.hint.refresh) == ("other", "b1")


def test_what_is_under_way_read_otherwise_is_not_carried_on_as_it_is_now(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page.services, "tasks", lambda _batch_id: [task(TaskState.PROCESSING)])
    page.services.sent = [sent(source_digest="then")]
    page.services.read_otherwise = {"b1": ReadOptions(country="DE")}
    page.opened()
    message = "This list is being verified already, with Phone validation, read differently."
    assert said(page) == (message, "Read as last time", False)
    assert said(page, ALL_KNOWN) == (message + AGAIN, "Read as last time", True)


def test_what_another_connection_or_product_was_asked_is_told_apart_and_not_paid_again(page: Page) -> None:
    page.services.sent = [sent(base_url=URL)]
    page.opened()
    elsewhere = f"{VERIFIED} through “{Connection(URL).title}”."
    assert said(page) == (elsewhere, "Open results", False)
    # WHEN that connection is taken THEN it would be
    page.connection = Connection(URL)
    sending(page).show_account(account(page.connection))
    assert said(page) == (f"{VERIFIED}.{AGAIN}", "Open results", True)
    # AND a product that it was verified with is the one that is spoken of
    page.services.sent.append(sent(50, id="b0", base_url=URL, product="hlr-lookup"))
    sending(page).hear_of_batches({"b0"})
    sending(page).choose_product("hlr-lookup")
    assert page.state.send.hint is not None
    assert (page.state.send.hint.batch_id, page.state.send.again) == ("b0", True)
    sending(page).choose_product("carrier-lookup")
    assert (page.state.send.hint.batch_id, page.state.send.again) == ("b1", False)


@pytest.mark.parametrize("output", ["", "out.csv"])
def test_what_is_carried_on_is_not_paid_again(page: Page, monkeypatch: pytest.MonkeyPatch, output: str) -> None:
    # GIVEN a run that has ended, and an older one that goes on, or whose result wasn't written
    state = TaskState.JOINED if output else TaskState.PROCESSING
    tasks = {"b1": [task(TaskState.JOINED)], "b0": [task(state, "b0")]}
    monkeypatch.setattr(page.services, "tasks", lambda batch_id: tasks[batch_id])
    page.services.sent = [sent(), sent(50, id="b0", output=output)]
    page.opened()
    verified = "was verified 50 min ago with Phone validation."
    assert said(page)[::2] == (
        f"This list {verified if output else 'is being verified already, with Phone validation.'}",
        False,
    )
    # WHEN that has ended, too
    tasks["b0"] = [task(TaskState.JOINED, "b0")]
    page.services.sent[1] = sent(50, id="b0", output=output, exported_at=NOW)
    sending(page).hear_of_batches({"b0"})
    assert said(page)[0].endswith(AGAIN)
    assert said(page)[2]


def test_a_paused_one_waits_and_is_not_called_under_way(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page.services, "tasks", lambda _batch_id: [task(TaskState.PREPARED)])
    page.services.sent = [sent(product="carrier-lookup", paused=True)]
    page.opened()
    assert said(page)[:2] == (
        "This list is in the task monitor already, with Carrier lookup, and waits for you.",
        "Show it",
    )


def test_what_another_process_has_ended_meanwhile_is_not_paid_unasked(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN a run that would be carried on, and that another Dialproof ends, of which nobody is told here
    tasks = [task(TaskState.ACCEPTED)]
    monkeypatch.setattr(page.services, "tasks", lambda _batch_id: tasks)
    page.services.sent = [sent()]
    page.opened()
    assert not page.state.send.again
    tasks[:] = [task(TaskState.JOINED)]
    # WHEN it is sent THEN that it would be paid again is said instead, and a second time sends it
    page.model.verify()
    assert (page.state.send.again, page.services.asked[-1][0]) == (True, "known")
    page.model.verify()
    assert page.services.asked[-1][0] == "prepare"
    assert page.services.asked[-1][1].again


def test_batches_are_read_once_and_not_while_nobody_sees_the_list(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def tasks(batch_id: str) -> list[Task]:
        read.append(batch_id)
        return []

    monkeypatch.setattr(page.services, "tasks", tasks)
    page.services.sent = [sent(), sent(9000, id="b0", product="carrier-lookup")]
    page.opened()
    page.runner.finish(KNOWN, ALL_KNOWN)
    sending(page).choose_reuse(7)
    assert sorted(read) == ["b0", "b1"]
    # WHEN one goes on, and is deleted, while another page is seen
    page.model.show_page(visible=False)
    for _ in range(2):
        sending(page).hear_of_batches({"b1"})
    sending(page).choose_reuse(0)
    assert len(read) == 2
    # THEN they are looked at when this one is seen again, once
    for _ in range(2):
        page.model.show_page(visible=False)
        page.model.show_page(visible=True)
    assert len(read) == 4
    # AND batches of other lists aren't
    page.services.sent.append(sent(id="b2", source_digest="another"))
    sending(page).hear_of_batches({"b2"})
    read.clear()
    sending(page).hear_of_batches({"b2"})
    assert read == []


def test_what_ended_unseen_is_known_though_another_is_heard_of_first(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    tasks = [task(TaskState.ACCEPTED)]
    monkeypatch.setattr(page.services, "tasks", lambda _batch_id: tasks)
    page.services.sent = [sent()]
    page.opened()
    assert not page.state.send.again
    # GIVEN a run that ends while another page is seen, and the list is being read in another way
    page.model.reread(ReadOptions(country="DE"))
    page.begun()
    page.model.show_page(visible=False)
    tasks[:] = [task(TaskState.JOINED)]
    sending(page).hear_of_batches({"b1"})
    page.model.show_page(visible=True)
    # WHEN another batch goes on, and the reading is cancelled
    sending(page).hear_of_batches({"b2"})
    page.model.cancel()
    # THEN the first one has ended
    assert page.state.send.again


# --- answers that are known already ---


@pytest.mark.parametrize(("known", "told"), [(206, ""), (207, "207 numbers"), (413, "413 numbers")])
def test_most_numbers_answered_for_another_list_are_said_and_taken(page: Page, known: int, told: str) -> None:
    # GIVEN a list of 413 numbers that was never sent as it is, some of which have an answer
    page.opened()
    countries = {"GB": min(known, 300), "DE": max(0, known - 300)}
    counted = Known({7: {"GB": 9}, 30: countries, 90: countries})
    again = "were answered within 30 days with Phone validation. Sending them again costs again."
    expected = (f"{told} of this list {again}", "Reuse the answers") if told else ("", "")
    # THEN it costs again only where that is all of them
    assert said(page, counted) == (*expected, known == 413)
    if page.state.send.hint is None:
        return
    # WHEN they are taken THEN that is kept, and nothing more is said
    sending(page).choose_reuse(page.state.send.hint.days)
    assert (page.services.settings["reuse"], page.state.send.days) == (30, 30)
    assert said(page) == ("", "", False)


@pytest.mark.parametrize("product", ["phone-validation", "carrier-lookup"])
def test_a_run_of_the_same_product_is_named_before_known_answers_and_these_before_another(
    page: Page, product: str
) -> None:
    page.services.sent = [sent(product=product)]
    page.opened()
    known = "413 numbers of this list were answered within 7 days with Phone validation."
    same = product == "phone-validation"
    text, button, again = said(page, ALL_KNOWN)
    assert text.startswith(VERIFIED if same else known)
    assert (button, again) == ("Open results" if same else "Reuse the answers", True)
    # AND where the answers are taken, the rest isn't paid again
    sending(page).choose_reuse(7)
    verified = "This list was verified 12 min ago with "
    assert said(page) == (verified + ("Phone validation." if same else "Carrier lookup."), "Open results", False)


def test_it_is_counted_for_each_list_product_and_connection_and_never_for_first_rows(page: Page) -> None:
    page.opened()
    assert (page.services.asked[-1], page.state.send.knowing) == (
        ("known", "one", "phone-validation"),
        Knowing.COUNTING,
    )
    sending(page).choose_product("carrier-lookup")
    assert page.services.asked[-1] == ("known", "one", "carrier-lookup")
    page.runner.fail(KNOWN, ListLost(name="x"))
    assert page.state.send.knowing is Knowing.FAILED
    page.connection = Connection(URL)
    sending(page).show_account(account(page.connection))
    page.runner.finish(KNOWN, ALL_KNOWN)
    assert page.state.send.known is ALL_KNOWN
    # WHEN another list is read THEN what was known is not of its first rows
    page.model.read(FILE)
    page.begun()
    assert (page.state.send.known, page.state.send.offer, page.runner.running(KNOWN)) == (NOTHING_KNOWN, None, False)
    page.was_read("two")
    assert page.services.asked[-1][:2] == ("known", "two")
    # AND where nothing can be reused it isn't counted
    page.services.reusable = False
    sending(page).count_known()
    assert (page.runner.running(KNOWN), page.state.send.knowing) == (False, Knowing.COUNTED)
    page.model.close()
    assert not page.runner.running(KNOWN)


def test_where_less_is_known_than_was_agreed_nothing_is_sent_and_it_is_counted_once_more(page: Page) -> None:
    page.opened()
    page.runner.finish(KNOWN, Known({30: {"GB": 200, "DE": 12}}))
    sending(page).choose_reuse(30)
    page.model.verify()
    order = page.services.asked[-1][1]
    assert (order.reuse_days, order.agreed) == (30, 201)
    page.runner.fail(SEND, ReuseChanged(name="customers.xlsx"))
    assert (page.told[-1][0], page.runner.running(KNOWN)) == ("show_error", True)


def test_where_everything_is_known_the_results_are_shown_at_once(page: Page) -> None:
    page.opened()
    page.model.verify()
    page.runner.finish(SEND, sent(list_id="one", reused=Reused(90, 413, NOW, NOW, (), "digest")))
    assert [told[0] for told in page.told] == ["begun", "came", "open_results", "show_info"]


# --- the account ---


def test_the_balance_and_its_unit_are_those_of_the_connection_in_use(page: Page) -> None:
    page.opened()
    page.services.unit_heard = "EUR"
    sending(page).show_account(account(page.connection, BalanceReading(Decimal(500), "EUR")))
    offer = page.state.send.offer
    assert offer is not None
    assert (offer.estimate.after, page.state.send.unit) == (Decimal(87), "EUR")
    # WHEN another one is used, of which nothing was read
    page.services.unit_heard, page.connection = "", Connection(URL)
    sending(page).show_account(account(page.connection))
    assert (page.state.send.balance, page.state.send.unit) == (None, "")
    # AND one whose balance was read in another run has its unit before it is read anew
    page.connection = replace(page.connection, base_url="https://other.example.com")
    page.services.readings = [BalanceEntry(page.connection.base_url, NOW, Decimal(9), "USD")]
    sending(page).show_account(account(page.connection))
    assert (page.state.send.balance, page.state.send.unit) == (None, "USD")


def test_nothing_of_what_it_takes_changes_while_the_list_becomes_a_batch(page: Page) -> None:
    page.opened()
    page.runner.finish(KNOWN, NOTHING_KNOWN)
    page.model.verify(covered=400)
    assert page.services.asked[-1][1].covered == 400
    offer = page.state.send.offer
    sending(page).show_account(account(page.connection, BalanceReading(Decimal(500), "credits")))
    assert page.state.send.preparing
    assert page.state.send.offer is offer


def test_some_numbers_are_ordered_first_as_they_were_chosen(page: Page) -> None:
    page.opened()
    page.runner.finish(KNOWN, NOTHING_KNOWN)
    page.model.verify(sample=Sample(100, shuffled=True))
    order = page.services.asked[-1][1]
    assert (order.sample, order.covered) == (Sample(100, shuffled=True), None)


# --- words ---


@pytest.mark.parametrize(
    ("state", "ago", "message"),
    [
        (Condition.COMPLETED, timedelta(seconds=5), "This list was verified just now with P."),
        (Condition.INCOMPLETE, timedelta(hours=2), "This list was verified 2 h ago with P."),
        (Condition.COMPLETED, timedelta(days=40), "This list was verified before with P (28 Jan)."),
        (Condition.RUNNING, timedelta(0), "This list is being verified already, with P."),
        (
            Condition.NEEDS_DECISION,
            timedelta(0),
            "This list is in the task monitor already, with P, and waits for you.",
        ),
    ],
)
def test_it_says_when_and_how_it_went(state: Condition, ago: timedelta, message: str) -> None:
    assert earlier_words(state, "P", NOW, NOW - ago) == message


# --- what the service says that it would cost ---


def test_a_service_that_quotes_is_asked_for_each_list_and_product_and_the_cost_follows(page: Page) -> None:
    page.services.quoting = True
    page.opened()
    counts = dict(page.model.sending.state.found.countries) if page.model.sending.state.found else {}
    assert page.services.asked.count(("quote", "phone-validation", counts)) == 1
    page.model.sending.choose_product("hlr-lookup")
    assert ("quote", "hlr-lookup", counts) in page.services.asked
    shown = len(page.shown)
    page.runner.finish("upload.quote", Decimal(1))
    assert len(page.shown) > shown  # reckoned anew


def test_without_a_quote_the_price_list_stays(page: Page, caplog: pytest.LogCaptureFixture) -> None:
    page.services.quoting = True
    page.opened()
    before = page.state.send.offer
    page.runner.fail("upload.quote", ListLost(name="x"))
    assert page.state.send.offer == before
    assert not caplog.records
