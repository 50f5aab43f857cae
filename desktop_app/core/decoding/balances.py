"""Decodes GET /balance in each form that similar services use."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from desktop_app.core.decoding.amounts import CURRENCY, amount, currency
from desktop_app.core.decoding.envelope import refuse_failures, said_no, says_failed_word
from desktop_app.core.decoding.fields import ENVELOPES, Object, field, places, squashed, word
from desktop_app.core.decoding.json_text import NotUnderstood, plain
from desktop_app.core.profile.model import DEFAULT, Place, ServiceProfile, either, value_at
from desktop_app.core.service.readings import BalanceReading, NamedAmount
from desktop_app.core.text.translatable import tr_text

# Spendable amounts are searched before totals.
_AVAILABLE = ("available", "availablebalance", "availablecredits", "availableamount", "creditsavailable")
_WHOLE = ("balance", "credits", "credit", "amount", "creditsremaining", "remaining", "remainingcredits")
_WHOLE_TOO = ("accountbalance", "currentbalance", "creditbalance", "walletbalance", "points")
# Only if nothing else fits: beside a list they count its entries.
_WEAK = ("value", "total")
_HELD = ("held", "heldbalance", "reserved", "frozen", "onhold", "hold")
_LISTS = ("balances", "balance", "accounts", "wallets", "products", "credits", "data", "result", "items")
_NAMES = ("product", "productname", "name", "slug", "type", "service", "label", "currency")
_INSIDE = (*ENVELOPES, "user", "wallet", "balance", "credits")
_MOST = 100
# A balance of such a name is a sum, a part of another, no balance, or in a unit of its own.
_NOT_APART = re.compile(
    r"total|sum|overall|^all$|available|held|hold|reserved|pending|used|spent|limit|quota|"
    r"^(eur|usd|gbp|chf|jpy|cny|inr|brl|aud|cad|nzd|sek|nok|dkk|pln|czk|huf|ron|rub|uah|try|zar|mxn|sgd|hkd|aed)$",
    re.IGNORECASE,
)


def balance(raw: Any, profile: ServiceProfile = DEFAULT) -> BalanceReading:
    """Return the account's balance, exact. The first of several is `amount`.

    Several balances (per product, available and held) are listed. Raise `SaidNo` for an error envelope, and
    `NotUnderstood` if no amount is named.
    """
    if profile.answers.balance:
        return _taught(raw, profile)
    refuse_failures(raw)
    where = places(raw, _INSIDE)
    if where and says_failed_word(where[0]):
        raise said_no(raw)
    unit = next((found for place in where if (found := word(field(place, CURRENCY)))), "")
    reading = (
        _one(where, _AVAILABLE + _WHOLE + _WHOLE_TOO, unit)
        or _several(raw, where, unit)
        or _one(where, _WEAK, unit)
        or _bare(raw)
    )
    if reading is None:
        raise NotUnderstood(tr_text("it names no balance"))
    return replace(reading, raw=plain(raw))


def _taught(raw: Any, profile: ServiceProfile) -> BalanceReading:
    taught = profile.answers
    value = value_at(raw, taught.balance)
    found = amount(value)
    if found is None:
        refuse_failures(raw)
        raise NotUnderstood(tr_text("it names no balance at {places}", places=either(taught.balance)))
    unit = word(value_at(raw, taught.currency)) if taught.currency else _unit_of(raw, taught.balance, value)
    return BalanceReading(found, unit, (), plain(raw))


def _unit_of(raw: Any, taught: tuple[Place, ...], value: Any) -> str:
    """Return the unit of a taught amount: named inside it, else by the nearest object around it that names one."""
    place = next((place for place in taught if value_at(raw, (place,)) is not None), ())
    around = [here for end in range(len(place) - 1, -1, -1) if isinstance(here := value_at(raw, (place[:end],)), dict)]
    unit = next((found for here in around if (found := currency(value, here))), "")
    return unit or ("credits" if place and "credit" in squashed(str(place[-1])) else "")


def _one(where: list[Object], names: tuple[str, ...], unit: str) -> BalanceReading | None:
    for place in where:
        for name in names:
            value = field(place, (name,))
            found = amount(value)
            if found is None:
                continue
            own = currency(value, place) or unit or ("credits" if "credit" in name else "")
            held = amount(field(place, _HELD))
            parts = (NamedAmount("available", found), NamedAmount("held", held)) if held is not None else ()
            return BalanceReading(found, own, parts)
    return None


def _several(raw: Any, where: list[Object], unit: str) -> BalanceReading | None:
    lists: list[Any] = [raw] if isinstance(raw, list) else []
    lists += [field(place, (name,)) for place in where for name in _LISTS]
    for value in lists:
        named = _named(value)
        if named:
            currencies = _currencies(value)
            common = next(iter(currencies)) if len(currencies) == 1 else ""
            one_unit = len(currencies) <= 1
            apart = len(named) > 1 and one_unit and not any(_NOT_APART.search(each.name) for each in named)
            return BalanceReading(named[0].amount, unit or common, tuple(named), apart=apart)
    return None


def _named(value: Any) -> list[NamedAmount]:
    """Return named amounts from `[{"product": …, "balance": …}]` or `{"phone-validation": 100, …}`."""
    if isinstance(value, list):
        return [one for number, item in enumerate(value[:_MOST], 1) if (one := _entry(item, number)) is not None]
    if isinstance(value, dict):
        pairs = [(word(key), amount(item)) for key, item in list(value.items())[:_MOST] if not _about(key)]
        return [NamedAmount(name, found) for name, found in pairs if found is not None]
    return []


def _about(key: str) -> bool:
    """Return True for fields beside amounts that hold other kinds of numbers."""
    name = squashed(key)
    return name in {"code", "status", "timestamp", "time"} or name.endswith(("id", "at"))


def _entry(item: Any, number: int) -> NamedAmount | None:
    if not isinstance(item, dict):
        return None
    found = next((a for n in _AVAILABLE + _WHOLE + _WHOLE_TOO if (a := amount(field(item, (n,)))) is not None), None)
    found = amount(field(item, _WEAK)) if found is None else found
    name = next((text for name in _NAMES if (text := word(field(item, (name,))))), f"Balance {number}")
    return None if found is None else NamedAmount(name, found)


def _currencies(value: Any) -> set[str]:
    """Return the currencies that a list's entries name, "" for an entry that names none."""
    entries = value if isinstance(value, list) else []
    return {word(field(item, CURRENCY)) for item in entries if isinstance(item, dict)}


def _bare(raw: Any) -> BalanceReading | None:
    value = field(raw, ("data", "result")) if isinstance(raw, dict) else raw
    found = None if isinstance(value, dict) else amount(value)
    return None if found is None else BalanceReading(found, "")
