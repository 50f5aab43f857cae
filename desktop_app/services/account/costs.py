"""What lists and months cost: as charged, or estimated by the prices at sending while a list goes on."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from decimal import Decimal
from operator import attrgetter
from pathlib import Path

from desktop_app.core.batches.batch import PASTED, Batch, Task, at_rest
from desktop_app.core.batches.checks import CheckMade
from desktop_app.core.batches.submission import SENT
from desktop_app.core.money.charged import Charged, how_known
from desktop_app.core.money.charges import BalanceEntry, Cost, Spent, cost_of
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.products import UNPRICED, Catalogue, Product
from desktop_app.core.text.spreadsheet_text import formula_safe
from desktop_app.services.account.charging import so_far
from desktop_app.services.connections.session import shown_catalogue
from desktop_app.services.jobs import SaveTable
from desktop_app.services.ports import Progress, WorkProgress
from desktop_app.services.program.service_context import ServiceContext

# The newest ones; older costs are of no use on a screen, and each is a look into the journal.
MOST = 500
_MONTHS = 6
TITLES = (
    *("Sent", "List", "Product", "Connection", "Numbers sent", "Charged", "How it is known", "Estimated", "Currency"),
    *("Balance before", "Balance after", "Batch"),
)
_EVERY = 1_000_000  # readings per connection
_BREATH = 20  # batches between two pauses for other coroutines


@dataclass(frozen=True, slots=True)
class BatchCost:
    """What a batch cost. `cost` is None if unknown; `estimated`: it isn't known to have been charged.

    `product`: as it was called and priced then, None if nobody knows it. `charged` is None if unknown (yet); `estimate`
    is by the product's price when it was sent, None without one. `over`: nothing more is charged unless a person
    decides so.
    """

    batch: Batch
    product: Product | None
    numbers: int
    cost: Decimal | None
    estimated: bool
    charged: Charged | None
    estimate: Decimal | None
    balance_before: Decimal | None
    over: bool

    @property
    def partly(self) -> bool:
        """True if it may have cost more."""
        return Cost(self.cost, self.estimated, self.charged).partly


class Costs:
    """Reads what lists and months cost at a connection; of its batches only the changed ones again."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context
        self._base_url = ""
        self._rows: dict[str, BatchCost] = {}
        self._cut = False  # there are older ones
        # With restorable ones, whose cost remains: after that it is in `journal.money.spent`.
        self._spent_on: list[BatchCost] = []

    def read(self, connection: Connection, changed: Iterable[str] | None = None) -> list[BatchCost]:
        """Return the cost of each batch of which something was sent, newest first.

        `changed` are the ids of the batches to read again, None for all.
        """
        base_url, journal = connection.base_url, self._context.journal
        if changed is None or base_url != self._base_url:
            self._rows.clear()
        else:
            for batch_id in changed:
                self._rows.pop(batch_id, None)
        self._base_url = base_url
        batches = [batch for batch in journal.batches(deleted=True) if batch.base_url == base_url]
        catalogue = shown_catalogue(self._context.session.connection(base_url))
        self._cut = len(batches) > MOST
        self._rows = {
            each.id: self._rows.get(each.id) or self._row(each, journal.tasks(each.id), catalogue)
            for each in batches[:MOST]
        }
        self._spent_on = [row for row in self._rows.values() if row.numbers]
        return [row for row in self._spent_on if row.batch.deleted_at is None]

    def _row(self, batch: Batch, tasks: Sequence[Task], catalogue: Catalogue) -> BatchCost:
        product = None
        if batch.product_title or catalogue.named(batch.product) is not None:
            name = batch.product_title or catalogue.title(batch.product)
            product = replace(catalogue.asked(batch.product), name=name, price=batch.price)
        return batch_cost(batch, tasks, product, so_far(self._context.journal, batch, tasks))

    def months(self, connection: Connection, unit: str) -> list[MonthCost]:
        """Return what the latest months cost, by the batches that were read last; `unit` is the balance's."""
        journal, base_url = self._context.journal, connection.base_url
        return month_costs(
            self._spent_on,
            unit,
            self._context.time.now().astimezone(),
            cut=self._cut,
            checks=journal.checks.made(base_url),
            catalogue=shown_catalogue(connection),
            deleted=journal.money.spent(base_url),
        )

    async def save(self, output: Path, point: str, progress: WorkProgress) -> int:
        """Write a row of `TITLES` for each batch of every connection of which something was sent, oldest first, as CSV.

        Rows with the cost of deleted batches follow, one sum for each month. The words are English in every language,
        as in all files. Texts are safe in a spreadsheet program. Amounts have `point` as their decimal sign and no
        thousands separators, so that the spreadsheet program reads them as numbers. Return the number of rows.
        """
        rows = await self._file_rows(point, progress)
        # Whoever writes 1,5 expects semicolons.
        await self._context.worker.run(SaveTable(output, TITLES, rows, ";" if point == "," else ","))
        return len(rows)

    async def _file_rows(self, point: str, progress: WorkProgress) -> list[tuple[str, ...]]:
        journal, session = self._context.journal, self._context.session
        rows: list[tuple[str, ...]] = []
        batches = journal.batches(deleted=True)
        used = dict.fromkeys([*(each.base_url for each in batches), *(each.base_url for each in session.connections())])
        known = {base_url: session.connection(base_url) for base_url in used}
        names = {base_url: _name(connection) for base_url, connection in known.items()}
        readings: dict[str, list[BalanceEntry]] = {}
        for at, batch in enumerate(reversed(batches)):
            if at % _BREATH == 0:
                progress(Progress("Reading", at, len(batches)))
                await asyncio.sleep(0)
            tasks, base_url = journal.tasks(batch.id), batch.base_url
            cost = self._row(batch, tasks, shown_catalogue(known[base_url]))
            if cost.numbers:
                if base_url not in readings:
                    readings[base_url] = journal.money.balances(base_url, _EVERY)
                row = _file_row(cost, tasks, names[base_url], readings[base_url])
                rows.append(_told(row, point))
        for base_url, name in names.items():
            rows += [_told(_deleted(each, name), point) for each in reversed(journal.money.spent(base_url))]
        return rows


def batch_cost(
    batch: Batch, tasks: Sequence[Task], product: Product | None, until_now: Charged | None = None
) -> BatchCost:
    """Return the cost of a batch's sent tasks; `until_now`: the charge so far of one under way, if known."""
    sent = [task for task in tasks if task.state in SENT]
    cost = Cost(until_now.amount, estimated=False, charged=until_now) if until_now else cost_of(batch, tasks, product)
    read = [task for task in tasks if task.sent_at and task.balance_before is not None]  # divided ones have it, too
    numbers = sum(task.numbers for task in sent)
    return BatchCost(
        batch=batch,
        product=product,
        numbers=numbers,
        cost=cost.amount,
        estimated=cost.estimated,
        charged=cost.charged,
        estimate=product.cost(numbers) if product else None,
        balance_before=min(read, key=lambda task: (task.sent_at, task.id)).balance_before if read else None,
        over=at_rest(tasks),
    )


@dataclass(slots=True)
class MonthCost:
    """A month in the person's time zone, in one currency; parts may be estimated or unknown.

    It includes `checks` single checks, which cost `checks_cost` by their prices; `unpriced` of them have none.
    """

    year: int
    month: int
    currency: str
    cost: Decimal = Decimal(0)
    estimated: bool = False
    partly: bool = False
    checks: int = 0
    checks_cost: Decimal = Decimal(0)
    unpriced: int = 0

    def add(self, row: BatchCost) -> None:
        """Add a batch."""
        self.cost += row.cost or Decimal(0)
        self.partly |= row.partly
        self.estimated |= row.cost is not None and row.estimated

    def add_deleted(self, spent: Spent) -> None:
        """Add the cost of deleted batches."""
        self.cost += spent.amount
        self.estimated |= spent.estimated
        self.partly |= spent.partly

    def add_check(self, price: Decimal | None) -> None:
        """Add a single check by its product's price, if any, because no answer names its cost."""
        self.checks += 1
        self.unpriced += price is None
        self.checks_cost += price or Decimal(0)
        self.cost += price or Decimal(0)
        self.estimated |= bool(price)
        self.partly |= price is None


def month_costs(  # noqa: PLR0913 - each is a part of the sum
    rows: Iterable[BatchCost],
    unit: str,
    now: datetime,
    *,
    cut: bool = False,
    checks: Iterable[CheckMade] = (),
    catalogue: Catalogue = UNPRICED,
    deleted: Iterable[Spent] = (),
) -> list[MonthCost]:
    """Return the latest months in which something was sent, newest first, each currency separately.

    `unit` is the balance's, for costs without a currency; `now` only supplies the time zone. `cut`: there were older
    batches than in `rows`, so the month of the oldest isn't complete, nor is any before. `checks` are the single
    checks, at today's prices of `catalogue`; `deleted` the sums of deleted batches.
    """
    found: dict[tuple[int, int, str], MonthCost] = {}
    oldest: datetime | None = None
    for row in rows:
        at = row.batch.created_at.astimezone(now.tzinfo)
        oldest = at if oldest is None else min(at, oldest)
        currency = (row.charged.currency if row.charged else "") or unit
        found.setdefault((at.year, at.month, currency), MonthCost(at.year, at.month, currency)).add(row)
    for spent in deleted:
        key = (spent.year, spent.month, spent.currency or unit)
        found.setdefault(key, MonthCost(*key)).add_deleted(spent)
    for check in checks:
        at = check.at.astimezone(now.tzinfo)
        month = found.setdefault((at.year, at.month, unit), MonthCost(at.year, at.month, unit))
        month.add_check(catalogue.asked(check.product).price)
    months = sorted(found.values(), key=lambda each: (-each.year, -each.month, each.currency))
    for each in months:
        each.partly |= cut and oldest is not None and (each.year, each.month) <= (oldest.year, oldest.month)
    return months[:_MONTHS]


# --- The rows of a file for whoever settles the accounts ---


def _told(cells: Sequence[str | Decimal | None], point: str) -> tuple[str, ...]:
    """Return the cells as text: amounts unchanged, everything else made safe against formulas."""
    return tuple(
        format(cell, "f").replace(".", point) if isinstance(cell, Decimal) else formula_safe(cell or "")
        for cell in cells
    )


def _file_row(
    cost: BatchCost, tasks: Sequence[Task], connection: str, readings: Sequence[BalanceEntry]
) -> tuple[str | Decimal | None, ...]:
    batch, charged = cost.batch, cost.charged
    begun = [(task.sent_at, task.heard_at or task.sent_at) for task in tasks if task.sent_at]
    sent = min((at for at, _ in begun), default=batch.created_at)
    after = bisect_left(readings, max((at for _, at in begun), default=sent), key=attrgetter("at"))
    how = how_known(charged.how) if charged else "Unknown"
    return (
        f"{sent.astimezone():%Y-%m-%d %H:%M}",
        batch.name if batch.name != PASTED else "Pasted numbers",
        cost.product.name if cost.product else batch.product,
        connection,
        str(cost.numbers),
        charged.amount if charged else None,
        how if cost.over or not charged else f"{how}, so far",
        batch.price * cost.numbers if batch.price is not None else None,
        (charged.currency if charged else "") or (readings[-1].currency if readings else ""),
        cost.balance_before,
        readings[after].amount if cost.over and after < len(readings) else None,
        batch.id,
    )


def _deleted(spent: Spent, connection: str) -> tuple[str | Decimal | None, ...]:
    how, month = "Of deleted lists", f"{spent.year:04}-{spent.month:02}"
    charged = (spent.amount, f"{how}; there may be more" if spent.partly else how, None)
    cost = (None, how, spent.amount) if spent.estimated else charged
    return (month, "deleted lists", None, connection, None, *cost, spent.currency, None, None, None)


def _name(connection: Connection) -> str:
    return connection.title if not connection.local or connection.name else "Local service"
