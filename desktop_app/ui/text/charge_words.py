"""Words for a batch's charge, its source, and the estimate."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import NamedTuple

from desktop_app.core.batches.batch import Batch, Task, Via, at_rest
from desktop_app.core.batches.submission import SENT, UNDER_WAY
from desktop_app.core.money.charged import NO_MONEY, Charged, ChargedHow, Gap, how_known
from desktop_app.core.money.charges import charged_for
from desktop_app.core.service.connection import LOCAL
from desktop_app.core.service.products import Product, price_of_one
from desktop_app.ui.text import joining, words

_tr = words.translator("charges")


class Charge(NamedTuple):
    """A name ("Charged"), the amount in words, and a second line, "" for none. `more`: it exceeds the estimate."""

    name: str
    amount: str
    detail: str
    more: bool = False


def estimated(tasks: Sequence[Task], product: Product | None, *, sent: bool) -> Decimal | None:
    """Return the cost by the ordered price of the `sent` tasks, else of all tasks; None without a price."""
    numbers = sum(task.numbers for task in tasks if not sent or task.state in SENT)
    return product.cost(numbers) if product is not None else None


def charge_of(
    batch: Batch, tasks: Sequence[Task], product: Product | None, unit: str, until_now: Charged | None = None
) -> Charge | None:
    """Return a batch's charge; `unit` is its connection's. None if it cost nothing yet.

    `until_now`: the charge so far of a batch under way, from `services.account.charging.so_far`.
    """
    rest = at_rest(tasks)
    if (known := charged_for(batch, tasks) if rest else until_now) is not None:
        estimate = estimated(tasks, product, sent=rest)
        under_way = any(task.state in UNDER_WAY for task in tasks)
        detail = _with_estimate(how_words(batch, known, under_way=under_way), estimate)
        more = estimate is not None and known.amount > estimate
        if more:
            detail = joining.sentences(_tr("More than estimated."), joining.sentence(detail))
        return Charge(_tr("Charged") if rest else _tr("Charged so far"), charged_words(known, unit), detail, more)
    estimate = estimated(tasks, product, sent=False)
    if rest and any(task.state in SENT for task in tasks):
        return Charge(_tr("Charged"), _tr("unknown"), _with_estimate(_unknown(), estimated(tasks, product, sent=True)))
    if estimate is None or rest:
        return None
    begun = batch.via is Via.REALTIME and any(task.state in SENT for task in tasks)
    detail = (
        _tr("The charge is worked out when the list is finished") if begun else ""
    )  # a check's answer names no cost
    return Charge(_tr("Estimated"), words.amount(estimate, unit), detail)


def price_charged(batch: Batch, tasks: Sequence[Task], product: Product | None) -> Decimal | None:
    """Return the charge per number, if it is above the price of the time, or no price was known; else None."""
    known = charged_for(batch, tasks)
    if known is None or known.how is ChargedHow.AT_LEAST:
        return None
    price = price_of_one(known.amount, sum(task.numbers for task in tasks if task.state in SENT))
    before = product.price if product is not None else None
    return price if price is not None and (before is None or price > before) else None


def charged_words(known: Charged, unit: str = "") -> str:
    """Return "11,690 credits", or "at least 11,690 credits"; `unit` applies if the charge names none."""
    amount = words.amount(known.amount, known.currency or unit)
    return _tr("at least {}").format(amount) if known.how is ChargedHow.AT_LEAST else amount


def how_words(batch: Batch, known: Charged, *, under_way: bool = False) -> str:
    """Return the source of the amount; for the local service, that it is no money."""
    return _tr(NO_MONEY if batch.base_url == LOCAL else how_known(known.how, under_way=under_way))


def gap_words(gap: Gap | None) -> str:
    """Return why the charge is unknown."""
    reasons = {
        Gap.SENT_TWICE: _tr(
            "One of its tasks was in doubt and sent again, so the first submission may have been charged, too."
        ),
        Gap.CURRENCIES: _tr("The balance was read in several currencies in the meantime."),
        Gap.NOT_BEFORE: _tr("The balance could not be read before it was sent."),
        Gap.NOT_AFTER: _tr("The balance hasn't been read since."),
        Gap.TOPPED_UP: _tr("The balance was topped up in the meantime."),
        Gap.BESIDE: _tr("Something else was charged to the same account in the meantime."),
        Gap.UNMOVED: _tr("The balance did not change, so it may be charged later."),
        Gap.TOO_LITTLE: _tr("The balance fell by less than the answers state."),
    }
    return reasons[gap] if gap else _unknown()


def _unknown() -> str:
    return _tr("Neither the answers nor the balance says how much")


def _with_estimate(text: str, estimate: Decimal | None) -> str:
    if estimate is None:
        return text
    if not text:
        return _tr("Estimated {}").format(words.number(estimate))
    message = _tr("estimated {}").format(words.number(estimate)).replace(" ", "\N{NO-BREAK SPACE}")
    return f"{text} ({message})"
