"""What each month cost doesn't shrink when a list is deleted."""

from __future__ import annotations

from datetime import UTC, datetime
from decimal import Decimal

from desktop_app.core.batches.batch import Batch, NewTask, Via
from desktop_app.core.batches.submission import TaskEvent
from desktop_app.core.money.charges import Spent
from desktop_app.core.service.connection import Connection
from desktop_app.services.account.costs import month_costs
from desktop_app.ui.balance.costs_card import month_words
from tests.ui.small_services import SmallServices

NOW = datetime.now(UTC)


def sent(small: SmallServices, name: str, cost: int) -> Batch:
    batch = Batch(name, f"list of {name}", name, "local", "carrier-lookup", NOW, rows=10, price=Decimal(1))
    journal = small.services.journal
    journal.add_batch(batch, [NewTask("GB", Via.JSON, 0, 10)])
    (task,) = journal.tasks(batch.id)
    for event in (
        TaskEvent.SEND,
        TaskEvent.TAKEN,
        TaskEvent.HEARD_COMPLETED,
        TaskEvent.DOWNLOADED,
        TaskEvent.ANSWERS_JOINED,
    ):
        journal.record(task.id, event, NOW, {}, sent_at=NOW, cost=Decimal(cost))
    return batch


async def test_a_month_costs_the_same_before_while_and_after_a_list_is_deleted(small: SmallServices) -> None:
    services = small.services

    def looked() -> tuple[list[str], list[str]]:
        names = [row.batch.file for row in services.costs.read(Connection())]
        found = services.costs.months(Connection(), "credits")
        return names, [month_words(each) for each in found]

    sent(small, "leads.csv", 570)
    batch = sent(small, "few.csv", 3)
    assert looked() == (["few.csv", "leads.csv"], ["573 credits"])
    services.deleting.mark([batch.id])
    assert looked() == (["leads.csv"], ["573 credits"])
    services.deleting.bring_back([batch.id])
    assert looked() == (["few.csv", "leads.csv"], ["573 credits"])
    services.deleting.mark([batch.id])
    assert await services.deleting.purge() == 1
    assert looked() == (["leads.csv"], ["573 credits"])


def test_months_of_which_only_sums_are_left_are_shown_too() -> None:
    june = datetime(2026, 6, 15, 12, tzinfo=UTC)
    kept = [
        Spent("local", 2026, 6, "", Decimal(2)),
        Spent("local", 2026, 5, "USD", Decimal(7), estimated=True),
        Spent("local", 2026, 4, "", Decimal(0), partly=True),
    ]
    found = month_costs([], "credits", june, deleted=kept)
    assert [(each.month, month_words(each)) for each in found] == [(6, "2 credits"), (5, "≈ 7 USD"), (4, "unknown")]
