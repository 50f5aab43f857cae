"""What sending a list would take, and what may be wrong with how it was read."""

from __future__ import annotations

from decimal import Decimal

from desktop_app.core.batch import Via
from desktop_app.core.batching import plan
from desktop_app.core.estimate import Estimate
from desktop_app.core.phone import NO_COUNTRY
from desktop_app.core.products import Product
from desktop_app.core.table import ReadOptions, Understanding


def estimate(found: Understanding, product: Product, balance: Decimal | None, *, certain: bool) -> Estimate:
    """Every distinct valid number once."""
    tasks = plan(found.countries, Via.AUTO, None)
    numbers = sum(task.numbers for task in tasks)
    return Estimate(
        numbers, len(tasks), product.price * numbers, balance, certain, found.shape.phone_column is not None
    )


def lacks_country(found: Understanding, options: ReadOptions) -> bool:
    """Whether most numbers are invalid because they are written nationally and no country was given."""
    if options.country or found.shape.country_column is not None or found.counts.invalid <= found.counts.valid:
        return False
    return found.reasons.get(NO_COUNTRY, 0) * 2 > sum(found.reasons.values())


def doubtful_column(found: Understanding) -> bool:
    """Whether most numbers are invalid in the countries of the column that was taken for these."""
    return found.shape.country_column is not None and found.counts.invalid > found.counts.valid
