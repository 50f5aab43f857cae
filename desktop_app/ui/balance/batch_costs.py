"""The costs of each batch and month: as charged, or estimated by the prices at sending while it goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal

from desktop_app.core.batches.batch import Batch, Task, at_rest
from desktop_app.core.batches.checks import CheckMade
from desktop_app.core.batches.submission import SENT
from desktop_app.core.money.charged import Charged, ChargedHow, how_known
from desktop_app.core.money.spent import Cost, Spent, cost_of
from desktop_app.core.service.products import UNPRICED, Catalogue, Product
from desktop_app.services.account.charging import so_far
from desktop_app.storage.journal.journal import Journal
from desktop_app.ui.parts.tables.data_table_model import Column
from desktop_app.ui.text import words
from desktop_app.ui.text.charge_words import estimated, how_words
from desktop_app.ui.text.list_title import list_title
from desktop_app.ui.text.product_words import ProductTitles

_tr = words.translator("balance")

# The newest ones; older costs are of no use on a screen, and each is a look into the journal.
MOST = 500


@dataclass(frozen=True, slots=True)
class BatchCost:
    """One row. `cost` is None if unknown; `estimated`: it isn't known to have been charged.

    `charged` is None if unknown (yet); `estimate` is by the product's price when it was sent, None without one.
    `over`: nothing more is charged unless a person decides so.
    """

    batch: Batch
    product: str
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


class BatchCosts:
    """The rows of one connection, newest first; reads only changed ones again.

    `cut`: there are older ones. `spent_on` are the rows including restorable ones, whose cost remains: after final
    deletion it is in the journal's sums (`Journal.spent`).
    """

    def __init__(self, journal: Journal, titles: ProductTitles) -> None:
        self._journal = journal
        self._titles = titles
        self._base_url = ""
        self._rows: dict[str, BatchCost] = {}
        self.cut = False
        self.spent_on: list[BatchCost] = []

    def read(self, base_url: str, changed: Iterable[str] | None = None) -> list[BatchCost]:
        """Return all rows of a connection. `changed` are the ids to read again, None for all."""
        if changed is None or base_url != self._base_url:
            self._rows.clear()
        else:
            for batch_id in changed:
                self._rows.pop(batch_id, None)
        self._base_url = base_url
        batches = [batch for batch in self._journal.batches(deleted=True) if batch.base_url == base_url]
        self.cut = len(batches) > MOST
        rows = {each.id: self._rows.get(each.id) or self._row(each) for each in batches[:MOST]}
        self._rows = rows
        self.spent_on = [row for row in rows.values() if row.numbers]
        return [row for row in self.spent_on if row.batch.deleted_at is None]

    def _row(self, batch: Batch) -> BatchCost:
        tasks = self._journal.tasks(batch.id)
        return batch_cost(batch, tasks, self._titles.product(batch), so_far(self._journal, batch, tasks))


def batch_cost(
    batch: Batch, tasks: Sequence[Task], product: Product | None, until_now: Charged | None = None
) -> BatchCost:
    """Return the cost of a batch's sent tasks; `until_now`: the charge so far of one under way, if known."""
    sent = [task for task in tasks if task.state in SENT]
    cost = Cost(until_now.amount, estimated=False, charged=until_now) if until_now else cost_of(batch, tasks, product)
    read = [task for task in tasks if task.sent_at and task.balance_before is not None]  # divided ones have it, too
    return BatchCost(
        batch=batch,
        product=product.name if product else batch.product,
        numbers=sum(task.numbers for task in sent),
        cost=cost.amount,
        estimated=cost.estimated,
        charged=cost.charged,
        estimate=estimated(sent, product, sent=True),
        balance_before=min(read, key=lambda task: (task.sent_at, task.id)).balance_before if read else None,
        over=at_rest(tasks),
    )


def cost_words(row: BatchCost) -> str:
    """Return "11,690", "≈ 11,690" for an estimate, "≥ 11,690" if only a part of it is known."""
    if row.cost is None:
        return _tr("unknown") if row.over else words.NOTHING
    sign = "≥ " if row.partly else "≈ " if row.estimated else ""
    return sign + words.number(row.cost)


def cost_columns(now: datetime) -> list[Column[BatchCost]]:
    """Return the table's columns; `now` only supplies the time zone."""
    zone = now.tzinfo
    return [
        Column("file", _tr("List"), _title, width=184, sort=lambda r: _title(r).casefold()),
        Column("product", _tr("Product"), lambda r: r.product, width=128),
        Column(
            "date",
            _tr("Sent"),
            lambda r: words.moment(r.batch.created_at, datetime.now(zone)),
            width=88,
            tone=lambda _: "muted",
            sort=lambda r: r.batch.created_at,
        ),
        Column("numbers", _tr("Numbers"), lambda r: words.number(r.numbers), right=True, width=80, sort=_numbers),
        Column("cost", _tr("Cost"), cost_words, right=True, width=92, tip=tip_of, sort=lambda r: r.cost),
        _amounts("estimate", _tr("Estimated"), lambda r: r.estimate, width=88),
        _amounts("before", _tr("Balance before"), lambda r: r.balance_before, width=120),
    ]


def _amounts(key: str, title: str, amount: Callable[[BatchCost], Decimal | None], *, width: int) -> Column[BatchCost]:
    """Return a muted column beside the cost."""
    return Column(
        key, title, lambda r: words.number(amount(r)), right=True, width=width, tone=lambda _: "muted", sort=amount
    )


def _title(row: BatchCost) -> str:
    return list_title(row.batch)


def _numbers(row: BatchCost) -> int:
    return row.numbers


def tip_of(row: BatchCost) -> str:
    """Return the source of a cost, or what replaces it."""
    if row.charged is not None:
        return how_words(row.batch, row.charged, under_way=not row.over)
    if row.cost is None and row.over:
        if row.estimate is None:
            return _tr("Neither the answers nor the balance say how much")
        return _tr("Unknown; estimated {} when it was sent").format(words.number(row.estimate))
    if row.cost is None:
        return _tr("No price is known")
    return _tr("By the prices when it was sent") if row.estimated else words.tr(how_known(ChargedHow.SAID), "charges")


# --- What each month cost, lists and single checks ---


_SHOWN = 6


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

    def checks_words(self) -> str:
        """Return the cost of the single checks with a known price."""
        if self.unpriced == self.checks:
            return _tr("unknown")
        return ("≥ " if self.unpriced else "≈ ") + words.amount(self.checks_cost, self.currency)

    def words(self) -> str:
        """Return "11,690 credits", with "≈" if partly estimated, "≥" if partly unknown; or that it is unknown."""
        if self.partly and not self.cost:
            return _tr("unknown")
        sign = "≥ " if self.partly else "≈ " if self.estimated else ""
        return sign + words.amount(self.cost, self.currency)


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
    return months[:_SHOWN]
