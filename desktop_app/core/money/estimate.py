"""What sending numbers would take: how many, in how many tasks, the cost, and what stands against it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal

from desktop_app.core.batches.batch import Via
from desktop_app.core.batches.batching import ANY_SIZE, Sizes, shares, too_small
from desktop_app.core.service.products import Product


@dataclass(frozen=True, slots=True)
class Estimate:
    """`cost` by the price list, which is `certain` for the local service only, None where the price isn't known.

    `balance` is None where unknown. `small`: numbers by country in tasks of fewer than the product's `minimum`,
    the most first; the service is likely to refuse these tasks. `reused` numbers are none of `numbers`: their answers
    are of before and cost nothing. `under_way`: what other lists will still take from the balance.
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

    @property
    def after(self) -> Decimal | None:
        """The balance that would be left once all is charged; None where it or the cost isn't known."""
        return None if self.balance is None or self.cost is None else self.balance - self.under_way - self.cost

    @property
    def short(self) -> Decimal | None:
        """How much the balance lacks, None where it doesn't."""
        return -self.after if self.after is not None and self.after < 0 else None

    @property
    def covered(self) -> int | None:
        """How many of the numbers the balance is enough for; None where it is enough for all, or isn't known."""
        if self.short is None or self.balance is None or not self.cost:
            return None
        return max(0, int((self.balance - self.under_way) * self.numbers / self.cost))

    @property
    def possible(self) -> bool:
        """True if there is anything to do that may be done. Other services' prices are guesses: they stop nothing."""
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
    """Return each of `counts` numbers by country once, in tasks as they would be sent.

    `sizes` where more is known than what the product says (`services.connections.task_limit`), `via` where a person
    chose a way.
    """
    sizes = ANY_SIZE if via is Via.REALTIME else sizes or sizes_of(product)
    shared = shares(counts, product.via if via is Via.AUTO else via, sizes)
    numbers, tasks = sum(counts.values()), sum(len(share.parts) for share in shared)
    small = too_small(shared, sizes.least)
    return Estimate(numbers, tasks, product.cost(numbers), balance, certain, phone_column, sizes.least, small)


def sizes_of(product: Product) -> Sizes:
    """What a product says about its tasks."""
    return Sizes(most=product.maximum, least=product.minimum)
