"""Calculates what a batch cost, as far as known, and the monthly sum that stays when the batch is deleted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import NamedTuple

from desktop_app.core.batches.batch import Batch, Task, at_rest
from desktop_app.core.batches.submission import SENT
from desktop_app.core.money.charged import Charged, ChargedHow
from desktop_app.core.money.charges import DOUBTFUL, charged
from desktop_app.core.service.products import Product


@dataclass(frozen=True, slots=True)
class Spent:
    """The cost of a connection's deleted batches in a month (of the person's own time zone), as one sum.

    `currency` is "" if none was named. `estimated`: some of it is by prices; `partly`: some of it is unknown. It
    records neither which lists these were nor how many.
    """

    base_url: str
    year: int
    month: int
    currency: str
    amount: Decimal
    estimated: bool = False
    partly: bool = False


class Cost(NamedTuple):
    """A batch's cost. `amount` is None if unknown; `estimated` if it isn't known to have been charged."""

    amount: Decimal | None
    estimated: bool
    charged: Charged | None

    @property
    def partly(self) -> bool:
        """True if there may be more."""
        return self.amount is None or (self.charged is not None and self.charged.how is ChargedHow.AT_LEAST)


def charged_for(batch: Batch, tasks: Sequence[Task]) -> Charged | None:
    """Return the stored charge, else the sum that its answers named. None while the batch goes on, or again."""
    if not at_rest(tasks):
        return None
    return batch.charged or charged(tasks, (), ())


def cost_of(batch: Batch, tasks: Sequence[Task], product: Product | None) -> Cost:
    """Return the charge. While the batch goes on, use its answers and the `product`'s price instead."""
    if (known := charged_for(batch, tasks)) is not None:
        return Cost(known.amount, estimated=False, charged=known)
    if at_rest(tasks):
        return Cost(None, estimated=False, charged=None)
    return Cost(*_told([task for task in tasks if task.state in SENT], product), charged=None)


def spent_on(batch: Batch, tasks: Sequence[Task]) -> Spent | None:
    """Return the record to keep of a deleted batch; None if nothing of it was sent."""
    if not any(task.state in SENT for task in tasks):
        return None
    cost = cost_of(batch, tasks, Product(batch.product, "", "", batch.price))
    at = batch.created_at.astimezone()
    return Spent(
        base_url=batch.base_url,
        year=at.year,
        month=at.month,
        currency=cost.charged.currency if cost.charged else "",
        amount=cost.amount or Decimal(0),
        estimated=cost.estimated,
        partly=cost.partly,
    )


def _told(sent: Sequence[Task], product: Product | None) -> tuple[Decimal | None, bool]:
    """Sum each task's named cost, else its price; None if a price is missing. Also return True if it is a guess."""
    costs = [task.cost if task.cost is not None else product.cost(task.numbers) if product else None for task in sent]
    known = [cost for cost in costs if cost is not None]
    guessed = any(task.cost is None or task.estimated or task.state in DOUBTFUL for task in sent)
    return sum(known, Decimal(0)) if len(known) == len(costs) else None, guessed
