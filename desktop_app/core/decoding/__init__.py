"""Decodes the service's answers, from parsed JSON to values: the one place that knows their possible forms.

The API document shows no answer bodies. So every function here accepts what similar services send (any letter case,
four envelopes, many names). If nothing fits, it raises one of two `ValueError`s without an address, which the client
adds:

- `NotUnderstood(reason)`: an answer came, without what was asked for;
- `SaidNo(message, code)`: the envelope of a 2xx says that the request failed.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any
from urllib.parse import urljoin, urlsplit

from desktop_app.core.decoding.envelope import SaidNo, refuse_failures, refuse_taught, said_no, says_failed_word
from desktop_app.core.decoding.fields import (
    CURRENCY,
    ENVELOPES,
    Object,
    amount,
    currency,
    field,
    one_line,
    places,
    squashed,
    word,
)
from desktop_app.core.decoding.json_text import NotUnderstood, parse, plain
from desktop_app.core.decoding.messages import error_message, every_code, every_text, is_html, page_title
from desktop_app.core.decoding.tasks import GOING_ON, accepted, names_a_task, quote, status_of, task
from desktop_app.core.profile.model import DEFAULT, Place, ServiceProfile, either, value_at
from desktop_app.core.service.readings import BalanceReading, CheckReading, NamedAmount, ResultLocation
from desktop_app.core.text.translatable import tr_text

__all__ = [
    "NotUnderstood",
    "SaidNo",
    "accepted",
    "balance",
    "check",
    "error_message",
    "every_code",
    "every_text",
    "is_html",
    "location_in_text",
    "names_a_task",
    "page_title",
    "parse",
    "plain",
    "quote",
    "resolved",
    "result_location",
    "status_of",
    "task",
]


# Spendable amounts are searched before totals.
_AVAILABLE = ("available", "availablebalance", "availablecredits", "availableamount", "creditsavailable")
_WHOLE = ("balance", "credits", "credit", "amount", "creditsremaining", "remaining", "remainingcredits")
_WHOLE_TOO = ("accountbalance", "currentbalance", "creditbalance", "walletbalance", "points")
# Only if nothing else fits: beside a list they count its entries.
_WEAK = ("value", "total")
_HELD = ("held", "heldbalance", "reserved", "frozen", "onhold", "hold")
_LISTS = ("balances", "balance", "accounts", "wallets", "products", "credits", "data", "result", "items")
_BALANCE_NAMES = ("product", "productname", "name", "slug", "type", "service", "label", "currency")
_AROUND_BALANCE = (*ENVELOPES, "user", "wallet", "balance", "credits")
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
    refuse_taught(raw, profile)
    if profile.answers.balance:
        return _taught(raw, profile)
    refuse_failures(raw, profile)
    where = places(raw, _AROUND_BALANCE)
    if where and says_failed_word(where[0], profile):
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
        refuse_failures(raw, profile)
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
    name = next((text for name in _BALANCE_NAMES if (text := word(field(item, (name,))))), f"Balance {number}")
    return None if found is None else NamedAmount(name, found)


def _currencies(value: Any) -> set[str]:
    """Return the currencies that a list's entries name, "" for an entry that names none."""
    entries = value if isinstance(value, list) else []
    return {word(field(item, CURRENCY)) for item in entries if isinstance(item, dict)}


def _bare(raw: Any) -> BalanceReading | None:
    value = field(raw, ("data", "result")) if isinstance(raw, dict) else raw
    found = None if isinstance(value, dict) else amount(value)
    return None if found is None else BalanceReading(found, "")


_WRAPPERS = ("data", "result", "response")
_ENVELOPE = frozenset({
    *_WRAPPERS, "code", "msg", "message", "success", "ok", "error", "errors", "status",
    "requestid", "traceid", "timestamp", "time", "version", "meta",
})  # fmt: skip
_NUMBER = frozenset({"number", "phone", "phonenumber", "msisdn", "mobile", "e164"})


def check(raw: Any, number: str, remaining: int | None, profile: ServiceProfile = DEFAULT) -> CheckReading:
    """Return the answer about `number` (E.164), flat or from its envelope; `remaining` is X-RateLimit-Remaining.

    A `status` such as FAIL or RETRY_LATER is a value of the answer and is shown as it is. Raise `SaidNo` for an error
    envelope, `NotUnderstood` for an answer without fields.
    """
    refuse_taught(raw, profile)
    taught = profile.answers.check
    found = value_at(raw, taught)
    if found is None and not _names_the_number(raw):
        refuse_failures(raw, profile)
    answer = _fields(found if taught else raw)
    if not answer:
        if taught:
            raise NotUnderstood(tr_text("it tells nothing about the number at {places}", places=either(taught)))
        raise NotUnderstood(tr_text("it tells nothing about the number"))
    return CheckReading(number, plain(answer), remaining, plain(raw))


def _names_the_number(raw: Any) -> bool:
    """Return True if the answer is flat. Such an answer may have a `code` and a `success` of its own."""
    return isinstance(raw, dict) and any(squashed(key) in _NUMBER for key in raw)


def _fields(raw: Any) -> Object:
    """Unwrap nested envelopes and return the innermost object."""
    for _depth in range(3):
        if isinstance(raw, list) and len(raw) == 1:
            raw = raw[0]
        if not isinstance(raw, dict):
            return {}
        wrapped = [raw[key] for key in raw if squashed(key) in _WRAPPERS]
        if not wrapped or not all(squashed(key) in _ENVELOPE for key in raw):
            return raw
        inner = wrapped[0]
        if isinstance(inner, list) and len(inner) != 1:
            return raw if inner else {}
        if not isinstance(inner, dict | list):
            return {} if inner is None else raw
        raw = inner
    return raw if isinstance(raw, dict) else {}


_ADDRESS_NAMES = (
    "downloadurl",
    "resulturl",
    "fileurl",
    "url",
    "link",
    "downloadlink",
    "download",
    "resultfile",
    "href",
)
_BARE = ("result", "data", "file", "urls", "files", "downloadurls")
_AROUND_ADDRESS = (*ENVELOPES, "download", "file", "files", "links")
_LONGEST = 8_000
# 409: the resource isn't in the requested state yet (RFC 9110).
_NOT_READY = 409


def result_location(raw: Any, base_url: str, profile: ServiceProfile = DEFAULT) -> ResultLocation:
    """Decode GET /tasks/{task_id}/result from JSON and return the file's absolute address.

    Resolve a relative one against `base_url` (RFC 3986, as if that ended with a slash). Raise `SaidNo` for an error
    envelope, and `NotUnderstood` if there is no address, more than one, or one that isn't http or https.
    """
    refuse_taught(raw, profile)
    taught = profile.answers.result
    address = _text(_only(value_at(raw, taught)), bare=False) if taught else ""
    if not address:
        refuse_failures(raw, profile)
    if taught and not address:
        raise NotUnderstood(tr_text("it names no address of the result at {places}", places=either(taught)))
    address = address or _address(raw, places(raw, _AROUND_ADDRESS))
    if not address and (word := _going_on(raw)):
        raise SaidNo(tr_text("the task is {word}", word=word), _NOT_READY)
    if not address:
        raise NotUnderstood(tr_text("it names no address of the result"))
    return ResultLocation(resolved(address, base_url), raw=plain(raw))


def _going_on(raw: Any) -> str:
    """Return the service's word for a task that it still works on, "" if it gives none."""
    words = (word(field(place, ("status", "state", "taskstatus"))) for place in places(raw, _AROUND_ADDRESS))
    return next((each for each in words if squashed(each) in GOING_ON), "")


def resolved(address: str, base_url: str) -> str:
    """Return `address` as an absolute http or https address. Raise `NotUnderstood` for any other."""
    try:
        absolute = urljoin(base_url.rstrip("/") + "/", address.strip())
        given, parts = urlsplit(address.strip()), urlsplit(absolute)
        # urljoin takes "" and `https://` for references to the base itself.
        given_one = bool(given.netloc) if given.scheme else bool(address.strip())
        usable = given_one and parts.scheme in {"http", "https"} and bool(parts.hostname)
    except ValueError:
        raise NotUnderstood(tr_text("the address of the result is not usable")) from None
    if not usable or len(absolute) > _LONGEST or not absolute.isprintable():
        scheme = one_line(parts.scheme, 20)
        raise NotUnderstood(
            tr_text("the address of the result is not usable ({scheme})", scheme=scheme or tr_text("no scheme"))
        )
    return absolute


def location_in_text(body: bytes, base_url: str, profile: ServiceProfile = DEFAULT) -> ResultLocation | None:
    """Return the location in a short body not declared as JSON: in JSON nevertheless, or a lone address. Else None."""
    text = body.decode("utf-8", "replace").lstrip("\ufeff").strip()
    if text.startswith(("http://", "https://")) and len(text.split()) == 1:
        return ResultLocation(resolved(text, base_url), raw=text)
    if not text.startswith(("{", '"http')):
        return None
    try:
        raw = parse(body)
    except NotUnderstood:
        return None
    return result_location(raw, base_url, profile)


def _address(raw: Any, where: list[Object]) -> str:
    if isinstance(raw, str):
        return _text(raw, bare=True)
    for name in _ADDRESS_NAMES:
        for place in where:
            if found := _text(field(place, (name,)), bare=False):
                return found
    for place in where:
        for name in _BARE:
            if found := _text(_only(field(place, (name,))), bare=True):
                return found
    return ""


def _only(value: Any) -> Any:
    if isinstance(value, list) and len(value) > 1:
        raise NotUnderstood(tr_text("it names {count} result files where one was expected", count=len(value)))
    return value[0] if isinstance(value, list) and value else value


def _text(value: Any, *, bare: bool) -> str:
    """Return a text that may be an address. `bare`: the field's name doesn't say so, so the text must look like one."""
    if not isinstance(value, str) or not value.strip():
        return ""
    looks = value.strip().startswith(("http://", "https://", "/"))
    return value.strip() if looks or not bare else ""
