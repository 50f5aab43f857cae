from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from decimal import Decimal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication

from desktop_app.core.batches.batch import Batch, NewTask, Task, Via
from desktop_app.core.batches.checks import CheckEntry, CheckMade, CheckState
from desktop_app.core.batches.submission import TaskEvent, TaskState
from desktop_app.core.errors import KeyRefused, NeverArrived, NoBalance
from desktop_app.core.money.charged import Charged, ChargedHow
from desktop_app.core.money.charges import BalanceEntry
from desktop_app.core.service.account import AccountStatus
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.products import STANDARD, UNPRICED, Product
from desktop_app.core.service.rates import RateGroup
from desktop_app.core.service.readings import BalanceReading, NamedAmount
from desktop_app.services.account.costs import BatchCost, batch_cost, month_costs
from desktop_app.ui.balance import page as balance_page
from desktop_app.ui.balance.costs_card import cost_columns, cost_words, month_words, tip_of
from desktop_app.ui.balance.page import BalancePage
from desktop_app.ui.parts.layout.scrolled import ScrollEdges
from desktop_app.ui.parts.tables.cell_delegate import PADDING
from tests.ui.small_services import SmallServices, until

NOW = datetime.now(UTC)


def add_batch(small: SmallServices, name: str = "leads.csv", product: str = "carrier-lookup") -> Batch:
    batch = Batch(name, f"list of {name}", name, "local", product, NOW, rows=10, price=Decimal(1))
    small.services.journal.add_batch(batch, [NewTask("GB", Via.JSON, 0, 10)])
    task = small.services.journal.tasks(batch.id)[0]
    small.services.journal.record(task.id, TaskEvent.SEND, NOW, {}, balance_before=Decimal(500), sent_at=NOW)
    small.services.journal.record(task.id, TaskEvent.TAKEN, NOW, {}, remote_id="t1")
    return batch


async def test_coming_to_the_front_reads_the_balance_and_tells_everybody(
    small: SmallServices, page: BalancePage
) -> None:
    told: list[AccountStatus] = []
    small.changes.account_changed.connect(told.append)
    page.show()
    assert page.amount.refresh.busy
    await until(lambda: not page.amount.refresh.busy)
    assert (page.amount.figure.text(), page.amount.unit.text()) == ("99,987", "credits")
    assert page.amount.when.text() == "read just now"
    assert [status.balance and status.balance.amount for status in told] == [99_987]
    await until(lambda: page.left.bars[next(iter(page.left.bars))].figures.text() != "—")


async def test_a_service_without_a_balance_has_nothing_to_be_tried_again(
    small: SmallServices, page: BalancePage
) -> None:
    small.answers.error = NoBalance()
    page.show()
    await until(lambda: not page.amount.refresh.busy)
    assert page.trouble.isVisible()
    assert page.trouble.text().startswith("This service has no balance that can be read.")
    assert page.trouble.again.isHidden()
    # AND nothing is wrong with the account
    assert small.context.account().trouble is None


async def test_a_fresh_reading_is_not_made_again_and_an_old_one_is(
    small: SmallServices, page: BalancePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.show()
    await until(lambda: not page.amount.refresh.busy)
    page.hide()
    page.show()
    await until(lambda: not page.amount.refresh.busy, turns=1)
    assert len(small.answers.asked) == 1
    page.hide()
    monkeypatch.setattr(balance_page, "STALE", 0.0)
    page.show()
    await until(lambda: len(small.answers.asked) == 2)


async def test_a_balance_that_another_request_brought_is_on_the_page_as_in_the_header(
    small: SmallServices, page: BalancePage
) -> None:
    page.show()
    await until(lambda: not page.amount.refresh.busy)
    # WHEN a submission reads the balance as evidence, which the header hears of, too
    small.tell_balance(BalanceReading(Decimal(98_000), "credits"))
    # THEN the page says the same, and its course ends with it
    assert page.amount.figure.text() == "98,000"
    assert "to 98,000" in page.amount.chart.description()


async def test_no_amount_of_the_costs_is_cut_off(small: SmallServices, page: BalancePage) -> None:
    batch = add_batch(small)
    charged = Charged(Decimal("1234567890.123456"), "", ChargedHow.AT_LEAST)
    for task in small.services.journal.tasks(batch.id):
        for event in (TaskEvent.HEARD_COMPLETED, TaskEvent.DOWNLOADED, TaskEvent.ANSWERS_JOINED):
            small.services.journal.record(task.id, event, NOW, {})
    small.services.journal.update_batch(batch.id, charged=charged)
    page.resize(880, 420)
    page.show()
    await until(lambda: not page.amount.refresh.busy)
    table, at = page.costs.table, page.costs.model.column_at("cost")
    message = page.costs.model.index(0, at).data()
    assert message.startswith("≥ 1,234,567,890.12")
    assert table.columnWidth(at) >= table.fontMetrics().horizontalAdvance(message) + 2 * PADDING


async def test_f5_reads_again(small: SmallServices, page: BalancePage) -> None:
    page.show()
    await until(lambda: not page.amount.refresh.busy)
    small.answers.amount = Decimal(99_000)
    page.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(page, Qt.Key.Key_F5)
    await until(lambda: page.amount.figure.text() == "99,000")
    assert page.amount.chart.description().startswith("From 99,987")


@pytest.mark.parametrize(
    ("error", "said", "offered"),
    [
        (NeverArrived(origin="https://api.example.com", reason="no route"), "can't be reached (no route)", True),
        (KeyRefused(status=401, message=""), "did not accept the API key", True),
    ],
)
async def test_trouble_is_said_in_place_with_two_ways_on(
    small: SmallServices, page: BalancePage, error: NeverArrived | KeyRefused, said: str, offered: bool
) -> None:
    told: list[AccountStatus] = []
    small.changes.account_changed.connect(told.append)
    small.answers.error = error
    page.show()
    page.amount.chart.setFocus()
    await until(page.trouble.isVisible)
    assert isinstance(told[-1].trouble, type(error))  # the header hears of it
    # AND the focus isn't in a field where any key changes something
    assert page.focusWidget() is page.trouble.again
    assert said in page.trouble.text()
    assert page.trouble.connection.isVisible() is offered
    page.trouble.connection.click()
    assert small.heard == ["connect key" if isinstance(error, KeyRefused) else "connect"]
    small.answers.error = None
    page.trouble.again.click()
    await until(lambda: not page.trouble.isVisible())
    assert page.amount.figure.text() == "99,987"


async def test_after_trouble_nothing_is_asked_by_itself(small: SmallServices, page: BalancePage) -> None:
    small.answers.error = NeverArrived(origin="https://api.example.com", reason="no route")
    page.show()
    await until(page.trouble.isVisible)
    for _ in range(3):
        page._tick()
    assert len(small.answers.asked) == 1
    # AND what is left of the minute is shown as it is in the footer, by our own count
    reads = page.left.bars[RateGroup.READS]
    await until(lambda: reads.figures.text() == "119 of 120")
    assert reads.bar.value() == 119


async def test_below_the_mark_a_banner_warns_and_the_mark_is_kept(small: SmallServices, page: BalancePage) -> None:
    page.show()
    await until(lambda: not page.amount.refresh.busy)
    assert not page.low.isVisible()
    page.warning.field.setValue(100_000)
    assert page.low.isVisible()
    assert "99,987 left, below your limit of 100,000 credits" in page.low.text()
    assert small.services.journal.setting("balance_warning") == 100_000
    assert small.context.account().low
    page.warning.field.setValue(0)
    assert not page.low.isVisible()


async def test_several_balances_are_listed_and_one_is_not(small: SmallServices, page: BalancePage) -> None:
    page.show()
    both = (NamedAmount("hlr", Decimal(5)), NamedAmount("carrier", Decimal("7.25")))
    small.tell_balance(BalanceReading(Decimal(5), "credits", both))
    assert page.several.isVisible()
    assert page.several.shown() == ["5 credits", "7.25 credits"]
    page.resize(1120, 400)
    await until(lambda: page.findChildren(ScrollEdges)[0].more_below)  # what goes on beside fades, and isn't cut
    small.tell_balance(BalanceReading(Decimal(5), "credits", both[:1]))
    assert not page.several.isVisible()


async def test_a_balance_of_one_product_that_is_low_is_told_though_all_together_are_more(
    small: SmallServices,
    page: BalancePage,
) -> None:
    both = (NamedAmount("hlr", Decimal(5)), NamedAmount("carrier", Decimal(700)))
    small.services.journal.money.add_balance(BalanceEntry("local", datetime.now(UTC), Decimal(705), "credits"))
    page.warning.changed.emit(6)
    page.show()
    assert not page.low.isVisible()
    small.tell_balance(BalanceReading(Decimal(5), "credits", both, apart=True))
    assert page.low.isVisible()
    assert "5 left" in page.low.text()
    page.warning.changed.emit(4)
    assert not page.low.isVisible()


async def test_another_connection_shows_its_own_balance(small: SmallServices, page: BalancePage) -> None:
    add_batch(small)
    page.show()
    await until(lambda: not page.amount.refresh.busy)
    assert len(page.costs.model.rows) == 1
    small.answers.amount = Decimal(12)
    await small.connect(Connection("https://api.example.com/api/v1", "Team"))
    await until(lambda: page.amount.figure.text() == "12")
    assert page.costs.model.rows == []
    assert page.costs.empty.isVisible()
    assert small.answers.asked[-1] == ("balance", "a key")


async def test_the_costs_follow_what_changes(small: SmallServices, page: BalancePage) -> None:
    QAbstractItemModelTester(page.costs.model, QAbstractItemModelTester.FailureReportingMode.Fatal, page)
    page.show()
    batch = add_batch(small)
    small.changes.changed.emit({batch.id})
    assert [cost_words(row) for row in page.costs.model.rows] == ["≈ 10"]
    small.services.journal.note(small.services.journal.tasks(batch.id)[0].id, cost=Decimal(9))
    small.changes.changed.emit({batch.id})
    assert [cost_words(row) for row in page.costs.model.rows] == ["9"]
    assert page.costs.model.rows[0].balance_before == 500
    assert page.months.shown() == ["9 credits"]
    assert page.months.note.text() == ""
    at = datetime.now(UTC)
    check = CheckEntry(0, batch.base_url, at, "+447400123456", "hlr-lookup")
    kept = small.services.journal.checks.add(check)
    small.changes.changed.emit({batch.id})
    assert page.months.shown() == ["≈ 11 credits", "≈ 2 credits"]
    # AND a check without a price makes the sum an incomplete one, and counts when it was deleted, too
    small.services.journal.checks.forget([kept.id])
    small.services.journal.checks.add(replace(check, product=""))
    small.changes.changed.emit({batch.id})
    assert page.months.shown() == ["≥ 11 credits", "≥ 2 credits"]
    page.hide()
    small.services.journal.delete_batch(batch.id)
    small.changes.changed.emit({batch.id})
    page.show()
    assert page.costs.model.rows == []


async def test_below_the_costs_stands_how_the_chosen_one_is_known(small: SmallServices, page: BalancePage) -> None:
    # GIVEN a batch that is over, and nobody knows what it was charged: the balance wasn't read behind it
    batch = add_batch(small)
    task = small.services.journal.tasks(batch.id)[0]
    for event in (TaskEvent.HEARD_COMPLETED, TaskEvent.DOWNLOADED, TaskEvent.ANSWERS_JOINED):
        small.services.journal.record(task.id, event, NOW, {})
    page.show()
    assert not page.costs.about.isVisible()
    # WHEN its row is chosen THEN the reason is said
    page.costs.table.selectRow(0)
    assert page.costs.about.text() == (
        "leads.csv: Unknown; estimated 10 when it was sent. The balance hasn't been read since."
    )


def test_an_estimate_is_marked_and_what_is_unknown_is_a_dash() -> None:
    batch, hlr = Batch("b", "l", "f.csv", "local", "hlr-lookup", NOW), STANDARD.named("hlr-lookup")
    task = Task(1, "b", 1, "GB", "hlr-lookup", Via.JSON, 0, 7, TaskState.PROCESSING)
    assert cost_words(batch_cost(batch, [task], hlr)) == "≈ 14"
    for unpriced in (None, UNPRICED.named("hlr-lookup")):
        assert cost_words(batch_cost(batch, [task], unpriced)) == "—"
    # AND once it is over, no price makes a cost of it
    over = replace(task, state=TaskState.JOINED)
    (column,) = (each for each in cost_columns(NOW) if each.key == "cost")
    assert column.tip is not None
    for product, tip in ((hlr, "Unknown; estimated 14 when it was sent"), (None, "Neither the answers nor the bal")):
        row = batch_cost(batch, [over], product)
        assert cost_words(row) == "unknown"
        assert column.tip(row).startswith(tip)
    unsent = replace(task, state=TaskState.PREPARED)
    assert batch_cost(batch, [unsent], hlr).numbers == 0


@pytest.mark.parametrize(
    ("how", "shown", "tip"),
    [
        (ChargedHow.SAID, "12.50", "Stated by the service"),
        (ChargedHow.BALANCE, "12.50", "From the balance before and after"),
        (ChargedHow.AT_LEAST, "≥ 12.50", "Stated by the service; there may be more"),
    ],
)
def test_what_was_charged_goes_before_the_price_and_says_how_it_is_known(how: ChargedHow, shown: str, tip: str) -> None:
    batch = Batch("b", "l", "f.csv", "https://x", "hlr-lookup", NOW, charged=Charged(Decimal("12.5"), "USD", how))
    task = Task(1, "b", 1, "GB", "hlr-lookup", Via.JSON, 0, 7, TaskState.JOINED)
    row = batch_cost(batch, [task], STANDARD.named("hlr-lookup"))
    assert cost_words(row) == shown
    assert row.estimate == 14
    (column,) = (each for each in cost_columns(NOW) if each.key == "cost")
    assert column.tip is not None
    assert column.tip(row) == tip


def test_a_list_under_way_says_what_was_charged_until_now_and_a_divided_task_what_was_there_before() -> None:
    batch, now = Batch("b", "b", "b.csv", "https://x", "hlr-lookup", datetime.now(UTC)), datetime.now(UTC)
    parts = [
        Task(
            1,
            "b",
            1,
            "GB",
            "hlr-lookup",
            Via.REALTIME,
            0,
            20,
            TaskState.SPLIT,
            sent_at=now,
            balance_before=Decimal(900),
        ),
        Task(2, "b", 2, "GB", "hlr-lookup", Via.REALTIME, 3, 17, TaskState.JOINED, sent_at=now),
        Task(3, "b", 3, "GB", "hlr-lookup", Via.REALTIME, 0, 3, TaskState.ASKING, sent_at=now + timedelta(seconds=9)),
    ]
    known = Charged(Decimal(34), "", ChargedHow.BALANCE)
    row = batch_cost(batch, parts, STANDARD.named("hlr-lookup"), known)
    assert (cost_words(row), row.estimated, row.balance_before) == ("34", False, Decimal(900))
    assert tip_of(row) == "From the balance before and now"


def test_each_month_has_its_cost_and_each_currency_its_own() -> None:
    # GIVEN charges of three months, one of them in another currency, one estimated, some in parts or unknown
    hlr, message = STANDARD.named("hlr-lookup"), ChargedHow.SAID
    june = datetime(2026, 6, 15, 12, tzinfo=UTC)

    def row(
        days: int, charged: Charged | None, product: Product | None = hlr, state: TaskState = TaskState.JOINED
    ) -> BatchCost:
        batch = Batch(f"{days}", "l", "f.csv", "https://x", "hlr-lookup", june - timedelta(days=days), charged=charged)
        task = Task(1, batch.id, 1, "GB", "hlr-lookup", Via.JSON, 0, 7, state)
        return batch_cost(batch, [task], product)

    rows = [
        row(0, Charged(Decimal(100), "USD", message)),
        row(1, Charged(Decimal("0.5"), "USD", message)),
        row(2, Charged(Decimal(7), "EUR", message)),
        row(31, None, state=TaskState.PROCESSING),
        row(61, Charged(Decimal(3), "USD", ChargedHow.AT_LEAST)),
        row(61, None, None),
        row(92, None),
    ]
    # THEN each is summed by itself, and says what it is
    months = [(each.year, each.month, month_words(each)) for each in month_costs(rows, "USD", june)]
    assert months == [
        (2026, 6, "7 EUR"),
        (2026, 6, "100.50 USD"),
        (2026, 5, "≈ 14 USD"),
        (2026, 4, "≥ 3 USD"),
        (2026, 3, "unknown"),
    ]
    # AND where older batches aren't among them, only the first month may lack something
    cut = [month_words(each) for each in month_costs(rows[:4], "USD", june, cut=True)]
    assert cut == ["7 EUR", "100.50 USD", "≥ 14 USD"]
    # AND nor may those before, of which only single checks are known
    checks = [CheckMade(june - timedelta(days=61), "hlr-lookup", CheckState.ANSWERED)]
    cut_months = month_costs(rows[:4], "USD", june, cut=True, checks=checks, catalogue=STANDARD)
    assert [each.partly for each in cut_months] == [False, False, True, True]
