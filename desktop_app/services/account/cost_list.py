"""Lists what each batch cost, for whoever settles the accounts: one row for each batch of every connection.

The words are English in every language, as in all files.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections.abc import Sequence
from decimal import Decimal
from operator import attrgetter

from desktop_app.core.batches.batch import PASTED, Batch, Task, at_rest
from desktop_app.core.batches.submission import SENT
from desktop_app.core.money.charged import how_known
from desktop_app.core.money.charges import BalanceEntry
from desktop_app.core.money.spent import Spent, charged_for
from desktop_app.core.text.spreadsheet_text import formula_safe
from desktop_app.services.account.charging import so_far
from desktop_app.services.connections.session import Session, shown_catalogue
from desktop_app.storage.journal.journal import Journal

TITLES = (
    *("Sent", "List", "Product", "Connection", "Numbers sent", "Charged", "How it is known", "Estimated", "Currency"),
    *("Balance before", "Balance after", "Batch"),
)
_EVERY = 1_000_000  # readings per connection
_BREATH = 20  # batches between two pauses for other coroutines


async def cost_rows(journal: Journal, session: Session, point: str = ".") -> list[tuple[str, ...]]:
    """Return a row of `TITLES` for each batch of which something was sent, oldest first.

    Rows with the cost of deleted batches follow, one sum for each month. Texts are safe in a spreadsheet program.
    Amounts have `point` as their decimal sign and no thousands separators, so that the spreadsheet program reads them
    as numbers.
    """
    readings: dict[str, list[BalanceEntry]] = {}
    rows: list[tuple[str, ...]] = []
    batches = journal.batches(deleted=True)
    addresses = dict.fromkeys(
        [*(batch.base_url for batch in batches), *(each.base_url for each in session.connections())]
    )
    for at, batch in enumerate(reversed(batches)):
        if at % _BREATH == 0:
            await asyncio.sleep(0)
        tasks = journal.tasks(batch.id)
        if any(task.state in SENT for task in tasks):
            if batch.base_url not in readings:
                readings[batch.base_url] = journal.money.balances(batch.base_url, _EVERY)
            rows.append(_told(_row(journal, session, batch, tasks, readings[batch.base_url]), point))
    for base_url in addresses:
        name = _connection(session, base_url)
        rows += [_told(_deleted(each, name), point) for each in reversed(journal.money.spent(base_url))]
    return rows


def _told(cells: Sequence[str | Decimal | None], point: str) -> tuple[str, ...]:
    """Return the cells as text: amounts unchanged, everything else made safe against formulas."""
    return tuple(
        format(cell, "f").replace(".", point) if isinstance(cell, Decimal) else formula_safe(cell or "")
        for cell in cells
    )


def _row(
    journal: Journal, session: Session, batch: Batch, tasks: Sequence[Task], readings: Sequence[BalanceEntry]
) -> tuple[str | Decimal | None, ...]:
    charged = so_far(journal, batch, tasks) or charged_for(batch, tasks)
    begun = [(task.sent_at, task) for task in tasks if task.sent_at]
    sent = min((at for at, _ in begun), default=batch.created_at)
    heard = max((task.heard_at or at for at, task in begun), default=sent)
    numbers = sum(task.numbers for task in tasks if task.state in SENT)
    before = [task.balance_before for at, task in sorted(begun, key=lambda each: (each[0], each[1].id))]
    over, after = at_rest(tasks), bisect_left(readings, heard, key=attrgetter("at"))
    product = batch.product_title or shown_catalogue(session.connection(batch.base_url)).title(batch.product)
    how = how_known(charged.how) if charged else "Unknown"
    currency = (charged.currency if charged else "") or (readings[-1].currency if readings else "")
    name = batch.name if batch.name != PASTED else "Pasted numbers"
    return (
        f"{sent.astimezone():%Y-%m-%d %H:%M}",
        *(name, product, _connection(session, batch.base_url)),
        str(numbers),
        charged.amount if charged else None,
        how if over or not charged else f"{how}, so far",
        batch.price * numbers if batch.price is not None else None,
        currency,
        next((each for each in before if each is not None), None),
        readings[after].amount if over and after < len(readings) else None,
        batch.id,
    )


def _deleted(spent: Spent, connection: str) -> tuple[str | Decimal | None, ...]:
    how, month = "Of deleted lists", f"{spent.year:04}-{spent.month:02}"
    charged = (spent.amount, f"{how}; there may be more" if spent.partly else how, None)
    cost = (None, how, spent.amount) if spent.estimated else charged
    return (month, "deleted lists", None, connection, None, *cost, spent.currency, None, None, None)


def _connection(session: Session, base_url: str) -> str:
    connection = session.connection(base_url)
    return connection.title if not connection.local or connection.name else "Local service"
