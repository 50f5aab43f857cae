"""Adds up what the batches of a list were charged: by service and unit, because other units can't be added."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from decimal import Decimal

from desktop_app.core.batches.batch import Batch, Task, at_rest, submitted
from desktop_app.core.batches.submission import SENT
from desktop_app.core.money.charged import Charged, ChargedHow
from desktop_app.core.money.charges import amount_of, charge_line, charged_for


@dataclass(frozen=True, slots=True)
class BatchCharge:
    """What one batch of a list was charged: `title` is its product's, `service` names whom it was sent to.

    `charged` is None if nobody knows; until all is `over`, it is the charge so far. `sent` tells if anything was.
    """

    title: str
    service: str
    charged: Charged | None
    sent: bool = True
    over: bool = True


@dataclass(frozen=True, slots=True)
class ServiceCharge:
    """What one service charged in one unit for all batches of a list; None if nobody knows any of it."""

    service: str
    charged: Charged | None


def added_up(charges: Iterable[BatchCharge]) -> list[ServiceCharge]:
    """Return what each service charged in each of its units; batches of which nothing was sent cost nothing.

    Where the charge of some batch is unknown, the others' is the least that it can be.
    """
    by_service: dict[str, list[Charged | None]] = {}
    for each in charges:
        if each.sent:
            by_service.setdefault(each.service, []).append(each.charged)
    return [found for service, each in by_service.items() for found in _of_service(service, each)]


def _of_service(service: str, charges: Sequence[Charged | None]) -> list[ServiceCharge]:
    known = [each for each in charges if each is not None]
    named = {each.currency for each in known} - {""}
    only = next(iter(named)) if len(named) == 1 else ""
    by_unit: dict[str, list[Charged]] = {}
    for each in known:
        by_unit.setdefault(each.currency or only, []).append(each)
    partly = len(known) < len(charges)
    found = [ServiceCharge(service, _sum(each, unit, partly=partly)) for unit, each in by_unit.items()]
    return found or [ServiceCharge(service, None)]


def _sum(charges: Sequence[Charged], unit: str, *, partly: bool) -> Charged:
    hows = {each.how for each in charges}
    how = ChargedHow.BALANCE if ChargedHow.BALANCE in hows else ChargedHow.SAID
    if partly or ChargedHow.AT_LEAST in hows:
        how = ChargedHow.AT_LEAST
    return Charged(sum((each.amount for each in charges), Decimal(0)), unit, how)


@dataclass(frozen=True, slots=True)
class ChargedBatch:
    """A batch of a list with its tasks; the others as in `BatchCharge`, and `until_now` as for `charge_line`."""

    title: str
    service: str
    batch: Batch
    tasks: Sequence[Task]
    until_now: Charged | None

    @property
    def charge(self) -> BatchCharge:
        """What it was charged."""
        over, sent = at_rest(self.tasks), any(task.state in SENT for task in self.tasks)
        known = charged_for(self.batch, self.tasks) if over else self.until_now
        return BatchCharge(self.title, self.service, known, sent, over)

    @property
    def price(self) -> Decimal | None:
        """What one of its numbers cost by what it was charged, once that is all known; else by the price list."""
        charge, sent = self.charge, submitted(self.tasks)
        if sent and charge.over and charge.charged is not None and charge.charged.how is not ChargedHow.AT_LEAST:
            return charge.charged.amount / sent
        return self.batch.price

    @property
    def line(self) -> tuple[str, str]:
        """Its line on the About sheet, as of a list without other batches."""
        return charge_line(self.batch, self.tasks, self.until_now)


def charge_lines(batches: Sequence[ChargedBatch]) -> list[tuple[str, str]]:
    """Return the lines of the About sheet about the charge: of several batches what they cost together, then each."""
    each = [batch.line for batch in batches]
    if len(batches) < 2:
        return each
    charges = [batch.charge for batch in batches]
    name = "Charged" if all(charge.over for charge in charges) else "Charged so far"
    whole = in_words(added_up(charges))
    titled = [(f"{line}: {batch.title}", text) for batch, (line, text) in zip(batches, each, strict=True)]
    return [(name, whole or each[0][1]), *titled]


def in_words(charges: Sequence[ServiceCharge]) -> str:
    """Return amounts in plain English, with the names of their services where there are several."""
    several = len({each.service for each in charges}) > 1
    told = (
        f"{'not known' if each.charged is None else amount_of(each.charged)}{f' at {each.service}' if several else ''}"
        for each in charges
    )
    return ", ".join(told)
