"""Defines what a batch was charged, and how that is known."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum

from desktop_app.core.text.translatable import tr_noop, tr_text


class ChargedHow(StrEnum):
    """The source of an amount."""

    SAID = "said"  # the service's answers named it for every task
    BALANCE = "balance"  # the balance before and after, while nothing else of ours was charged
    AT_LEAST = "at least"  # named by the answers, but incomplete: not for all tasks, or one went twice


class Gap(StrEnum):
    """Why a batch's charge is unknown: the answers left it out, and the balance doesn't tell either."""

    SENT_TWICE = "sent twice"  # in doubt, then sent again: the first may have been charged, too
    CURRENCIES = "currencies"  # the balance was read in several
    NOT_BEFORE = "not before"  # it wasn't read before something was sent
    NOT_AFTER = "not after"  # it wasn't read afterwards
    TOPPED_UP = "topped up"  # it grew in between
    BESIDE = "beside"  # something else may have been charged to the same account meanwhile
    UNMOVED = "unmoved"  # it stayed as it was, though there are answers
    TOO_LITTLE = "too little"  # it lost less than the answers name


@dataclass(frozen=True, slots=True)
class Charged:
    """An amount in the balance's unit; `currency` is "" if none was named."""

    amount: Decimal
    currency: str
    how: ChargedHow

    @property
    def certain(self) -> bool:
        """True if the service named it. A balance may have been used by somebody else, too."""
        return self.how is ChargedHow.SAID


def in_unit(amount: Decimal, unit: str) -> str:
    """Return an amount with its unit in plain English: "1 credit", "2,412 credits", "12.50 EUR"."""
    one = unit == "credits" and amount == 1
    return f"{amount:,f} {'credit' if one else unit}".strip()


def amount_text(amount: Decimal, unit: str) -> str:
    """Return an amount without needless zeros, with its unit, which is translated where a sentence with it is."""
    plain = Decimal(f"{amount.normalize():f}")
    if unit != "credits":
        return in_unit(plain, unit)
    return tr_text("1 credit") if plain == 1 else tr_text("{amount} credits", amount=plain)


_HOW = tr_noop(
    {
        ChargedHow.SAID: "Stated by the service",
        ChargedHow.BALANCE: "From the balance before and after",
        ChargedHow.AT_LEAST: "Stated by the service; there may be more",
    },
    "charges",
)
_NOW = tr_noop("From the balance before and now", "charges")
NO_MONEY = tr_noop("No real money", "charges")  # for the local service's credits


def how_known(how: ChargedHow, *, under_way: bool = False) -> str:
    """Say where an amount comes from, in words shared by window and command line. `under_way`: more will be charged."""
    return _NOW if under_way and how is ChargedHow.BALANCE else _HOW[how]
