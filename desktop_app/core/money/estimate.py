"""Estimates a submission: how many numbers and tasks, the cost, and what the balance allows.

The balance was read earlier, so it counts what lists that are sent, or about to be, will still take from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import NamedTuple

from desktop_app.core.batches.batch import Task, Via
from desktop_app.core.batches.batching import ANY_SIZE, Sizes, shares, too_small
from desktop_app.core.batches.submission import ENDED, SENT, TO_JOIN, TO_SEND, TaskState
from desktop_app.core.money.caps import CapUsed
from desktop_app.core.service.products import Product


@dataclass(frozen=True, slots=True)
class Estimate:
    """An estimate. `cost` is by the price list, None if unknown; it is `certain` for the local service only. `quoted`:
    it is what the service said that it would cost.

    `balance` is None if unknown. `small`: numbers by country in tasks of fewer than the product's `minimum`, largest
    count first; the service is likely to refuse these tasks. `reused` numbers aren't part of `numbers`: their earlier
    answers cost nothing. `under_way`: what other lists will still take from the balance. `cap`: the cap on spending
    that leaves least; None without one.
    """

    numbers: int
    tasks: int
    cost: Decimal | None
    balance: Decimal | None
    certain: bool
    phone_column: bool = True
    minimum: int | None = None
    small: tuple[tuple[str, int], ...] = ()
    reused: int = 0
    under_way: Decimal = Decimal(0)
    cap: CapUsed | None = None
    quoted: bool = False

    @property
    def after(self) -> Decimal | None:
        """The balance left once all is charged; None if it or the cost is unknown."""
        return None if self.balance is None or self.cost is None else self.balance - self.under_way - self.cost

    @property
    def short(self) -> Decimal | None:
        """The amount that the balance lacks; None if it lacks nothing."""
        return -self.after if self.after is not None and self.after < 0 else None

    @property
    def covered(self) -> int | None:
        """The number of numbers that the balance and the cap cover; None if they cover all, or nobody knows."""
        amounts = [self.cap.left] if self.cap is not None and self.capped else []
        if self.short is not None and self.balance is not None and self.cost:
            amounts.append(self.balance - self.under_way)
        if not amounts:
            return None
        return max(0, int(min(amounts) * self.numbers / self.cost)) if self.cost else 0

    @property
    def capped(self) -> bool:
        """True if the cap doesn't let all of it go, or can't be kept because nobody knows the cost."""
        return self.cap is not None and self.numbers > 0 and not self.cap.allows(self.cost)

    @property
    def held(self) -> bool:
        """True if the cap lets none of it go: it leaves too little for a number, or nobody knows what one costs."""
        return self.capped and not self.covered

    @property
    def possible(self) -> bool:
        """True if there is something to do that may be done. Other services' prices are guesses: they block nothing."""
        return self.anything and not (self.short and self.certain)

    @property
    def anything(self) -> bool:
        """True if there is anything to do, whatever it costs."""
        return self.phone_column and self.numbers + self.reused > 0


def estimate_of(  # noqa: PLR0913 - what is known comes from as many places
    counts: Mapping[str, int],
    product: Product,
    balance: Decimal | None = None,
    *,
    certain: bool = False,
    sizes: Sizes | None = None,
    via: Via = Via.AUTO,
    phone_column: bool = True,
) -> Estimate:
    """Estimate sending each of `counts` numbers by country once, in the tasks that would be sent.

    `sizes` are given if more is known than the product says (`services.connections.task_limit`), `via` if a person
    chose a way.
    """
    via = product.via if via is Via.AUTO else via
    sizes = ANY_SIZE if via is Via.REALTIME else sizes or sizes_of(product)
    shared = shares(counts, via, sizes)
    numbers, tasks = sum(counts.values()), sum(len(share.parts) for share in shared)
    small = too_small(shared, sizes.least)
    return Estimate(numbers, tasks, product.cost(numbers), balance, certain, phone_column, sizes.least, small)


def sizes_of(product: Product) -> Sizes:
    """Return the product's own task sizes."""
    return Sizes(most=product.maximum, least=product.minimum)


# Nothing more is charged for them; what they came to may be lost on this side, and they stay as they are.
_OVER = ENDED | TO_JOIN


class Moving(NamedTuple):
    """A task whose charge may be missing from the balance; `price` per number when its list was sent, None if unknown.

    `checked`: of numbers that go one by one, how many were settled when the balance was read.
    """

    task: Task
    price: Decimal | None
    paused: bool
    checked: int = 0


def not_yet_charged(moving: Iterable[Moving], read_at: datetime) -> Decimal:
    """Return what will still be taken from a balance read at `read_at`; a task without a price counts nothing.

    A service that names a cost when it takes a task has charged it then. Of others nobody knows if they charge then or
    at the end, so the task counts until it is over.
    """
    return sum((_of_task(each, read_at) for each in moving), Decimal(0))


def _of_task(moving: Moving, read_at: datetime) -> Decimal:
    task = moving.task
    named = task.cost is not None
    whole = task.cost if task.cost is not None else (moving.price or Decimal(0)) * task.numbers
    if task.state in TO_SEND:
        held = moving.paused and task.state is TaskState.PREPARED
        return Decimal(0) if held else whole - whole * moving.checked / max(1, task.numbers)
    if task.state is TaskState.FAILED or task.state not in SENT or task.sent_at is None:
        return Decimal(0)
    if task.sent_at >= read_at:  # at the same moment: the balance is read before a submission
        return whole
    told = named and not task.estimated
    over = task.state in _OVER and (task.heard_at or task.sent_at) <= read_at
    return Decimal(0) if told or over else whole


@dataclass(frozen=True, slots=True)
class Shortfall:
    """The `numbers` that wait, their `cost` by the price list, and the `balance`; in its unit, None if unknown."""

    numbers: int
    cost: Decimal | None
    balance: Decimal | None

    @property
    def missing(self) -> Decimal | None:
        """The amount to add; None if unknown, or if the prices say that nothing is missing."""
        if self.cost is None or self.balance is None or self.cost <= self.balance:
            return None
        return self.cost - self.balance
