"""What each batch cost, from the journal: as the service said it, else by the price list."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal

from desktop_app.core.batch import Batch, Task
from desktop_app.core.products import product_named, product_title
from desktop_app.core.submission import SENT, TaskState
from desktop_app.services.ports import Journal
from desktop_app.ui import words
from desktop_app.ui.parts.data_table_model import Column

# The newest ones; older costs are of no use on a screen, and each is a look into the journal.
MOST = 500


@dataclass(frozen=True, slots=True)
class BatchCost:
    """One row. `cost` is None where neither the service nor the price list says; `estimated` by the list."""

    batch: Batch
    numbers: int
    cost: Decimal | None
    estimated: bool
    balance_before: Decimal | None


class BatchCosts:
    """The rows of one connection, newest first; only what changed is read again."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._base_url = ""
        self._rows: dict[str, BatchCost] = {}

    def read(self, base_url: str, changed: Iterable[str] | None = None) -> list[BatchCost]:
        """All rows of a connection. `changed` are the ids to be read again, None all of them."""
        if changed is None or base_url != self._base_url:
            self._rows.clear()
        else:
            for batch_id in changed:
                self._rows.pop(batch_id, None)
        self._base_url = base_url
        batches = [batch for batch in self._journal.batches() if batch.base_url == base_url][:MOST]
        rows = {each.id: self._rows.get(each.id) or batch_cost(each, self._journal.tasks(each.id)) for each in batches}
        self._rows = rows
        return [row for row in rows.values() if row.numbers]


def batch_cost(batch: Batch, tasks: Iterable[Task]) -> BatchCost:
    """What the tasks of a batch that left this machine cost."""
    sent = [task for task in tasks if task.state in SENT]
    costs = [_cost(task) for task in sent]
    known = [cost for cost, _ in costs if cost is not None]
    return BatchCost(
        batch=batch,
        numbers=sum(task.numbers for task in sent),
        cost=sum(known, Decimal(0)) if len(known) == len(costs) else None,
        estimated=any(estimated for _, estimated in costs),
        balance_before=next((task.balance_before for task in sent if task.balance_before is not None), None),
    )


def _cost(task: Task) -> tuple[Decimal | None, bool]:
    if task.cost is not None:
        # Whether one that failed or is in doubt was charged, only the balance shows.
        return task.cost, task.state in (TaskState.UNKNOWN, TaskState.LEFT, TaskState.FAILED)
    product = product_named(task.product)
    return (product.price * task.numbers, True) if product else (None, True)


def cost_words(row: BatchCost) -> str:
    """ "11,690", or "≈ 11,690" where it is an estimate."""
    text = words.number(row.cost)
    return f"≈ {text}" if row.estimated and row.cost is not None else text


def cost_columns(now: datetime) -> list[Column[BatchCost]]:
    """The table's columns; `now` only for the zone that times are shown in."""
    zone = now.tzinfo
    return [
        Column("file", _tr("List"), lambda r: r.batch.file, width=184, sort=lambda r: r.batch.file.casefold()),
        Column("product", _tr("Product"), lambda r: product_title(r.batch.product), width=136),
        Column(
            "date",
            _tr("Sent"),
            lambda r: words.moment(r.batch.created_at, datetime.now(zone)),
            width=104,
            tone=lambda _: "muted",
            sort=lambda r: r.batch.created_at,
        ),
        Column("numbers", _tr("Numbers"), lambda r: words.number(r.numbers), right=True, width=84, sort=_numbers),
        Column("cost", _tr("Cost"), cost_words, right=True, width=88, tip=_cost_tip, sort=lambda r: r.cost),
        Column(
            "before",
            _tr("Balance before"),
            lambda r: words.number(r.balance_before),
            right=True,
            width=128,
            tone=lambda _: "muted",
            sort=lambda r: r.balance_before,
        ),
    ]


def _numbers(row: BatchCost) -> int:
    return row.numbers


def _cost_tip(row: BatchCost) -> str:
    return _tr("Estimated by the price list") if row.estimated else _tr("As the service said it")


def _tr(text: str) -> str:
    return words.tr(text, "balance")
