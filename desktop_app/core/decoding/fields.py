"""Finds a field in an answer under any of its names, in any letter case, in any known envelope; parses amounts.

An amount may be a number, a text, or an object with a currency.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from decimal import Decimal
from itertools import islice
from typing import Any

Object = dict[str, Any]

# The wrappers that similar services put around an answer (unknowns: envelope), and around one task.
ENVELOPES = ("data", "result", "results", "response", "payload", "task", "job", "batch", "account", "item", "items")
# Deeper than any envelope seen. These limits bound the work on hostile answers.
DEEPEST = 4
MOST_FIELDS = 500
MOST_PLACES = 40
LONGEST_WORD = 120


def squashed(name: str) -> str:
    """Return a field's name without case, underscores and dashes: `taskId`, `task_id` and `TASK-ID` become equal."""
    return re.sub(r"[\W_]+", "", name.casefold())


def field(where: Object, names: Iterable[str]) -> Any:
    """Return the first value in `where` that isn't null, trying `names` (squashed) in order; else None."""
    present: Object = {}
    for key, value in islice(where.items(), MOST_FIELDS):
        if value is not None:
            present.setdefault(squashed(key), value)
    return next((present[name] for name in names if name in present), None)


def places(raw: Any, envelopes: Iterable[str] = ENVELOPES) -> list[Object]:
    """Return the objects that may hold the wanted value: the bare one first, then those inside envelopes.

    A list of exactly one object stands for that object; longer lists are skipped.
    """
    names = frozenset(envelopes)
    found: list[Object] = []
    level: list[Any] = [raw]
    for _depth in range(DEEPEST):
        objects = [one for one in map(_single, level[:MOST_PLACES]) if one is not None]
        found += objects
        level = [value for place in objects for value in _inside(place, names)]
    return found[:MOST_PLACES]


def _single(value: Any) -> Object | None:
    if isinstance(value, list) and len(value) == 1:
        value = value[0]
    return value if isinstance(value, dict) else None


def _inside(place: Object, names: frozenset[str]) -> Iterator[Any]:
    for key, value in islice(place.items(), MOST_FIELDS):
        if isinstance(value, dict | list) and squashed(key) in names:
            yield value


def word(value: Any) -> str:
    """Return a text or whole number as one short line; "" for anything else."""
    if isinstance(value, bool) or not isinstance(value, str | int):
        return ""
    return one_line(value if isinstance(value, str) else whole(value), LONGEST_WORD)


def whole(value: int) -> str:
    """Return the digits of `value`; "" beyond 64 bits, where no service counts and Python may refuse to print."""
    return str(value) if value.bit_length() <= 64 else ""


def one_line(text: str, longest: int) -> str:
    """Return `text` on one line without control characters, cut to `longest` characters with an ellipsis."""
    clean = "".join(c if c.isprintable() else " " for c in text[: 20 * longest])
    clean = " ".join(clean.split())
    return clean if len(clean) <= longest else clean[: longest - 1].rstrip() + "…"


CURRENCY = ("currency", "currencycode", "unit")
_INNER = ("amount", "value", "total", "credits")
# More digits before or after the point are no account's amount.
_MAGNITUDE = 30
_NUMBER = re.compile(r"[-+]?(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)")
_THOUSANDS = re.compile(r"[-+]?[0-9]{1,3}(?:,[0-9]{3})+(?:\.[0-9]+)?")
_DECIMAL_COMMA = re.compile(r"[-+]?[0-9]+(?:\.[0-9]{3})*,[0-9]+")


def amount(value: Any) -> Decimal | None:
    """Return the exact amount in a number, a text (`"1,234.50"`, `"$12.50"`) or `{amount, currency}`; else None."""
    if isinstance(value, dict):
        value = field(value, _INNER)
    if isinstance(value, bool):
        return None
    if isinstance(value, str):
        value = _from_text(value)
    if isinstance(value, float):
        value = Decimal(repr(value))
    if isinstance(value, int):
        return Decimal(value) if value.bit_length() <= 3 * _MAGNITUDE else None
    return _sensible(value) if isinstance(value, Decimal) else None


def _sensible(value: Decimal) -> Decimal | None:
    exponent = value.as_tuple().exponent
    if not isinstance(exponent, int) or abs(exponent) > _MAGNITUDE or value.adjusted() > _MAGNITUDE:
        return None
    return Decimal(format(value, "f"))  # 1E+2 is shown as 100


def _from_text(text: str) -> Decimal | None:
    digits = re.sub(r"^[^\d+\-.]+|[^\d]+$", "", text.strip()[:80]).replace(" ", "").replace("\u00a0", "")
    if _THOUSANDS.fullmatch(digits):
        digits = digits.replace(",", "")
    elif _DECIMAL_COMMA.fullmatch(digits):
        digits = digits.replace(".", "").replace(",", ".")
    return Decimal(digits) if _NUMBER.fullmatch(digits) else None


def currency(value: Any, around: Object) -> str:
    """Return the currency named inside `value` (an amount's own object) or beside it; "" if none is."""
    inner = word(field(value, CURRENCY)) if isinstance(value, dict) else ""
    return inner or word(field(around, CURRENCY))


# Charged amounts are searched before estimates.
_COST = ("actualamount", "actualcost", "cost", "totalcost", "creditscharged", "creditsused", "charged")
_ESTIMATE = ("estimatedamount", "estimatedcost", "estimatedcredits")


def cost(places: list[Object]) -> tuple[Decimal | None, bool]:
    """Return the first cost in `places`, charged before estimated, and True if it is an estimate."""
    for names in (_COST, _ESTIMATE):
        for place in places:
            if (found := amount(field(place, names))) is not None and found >= 0:
                return found, names is _ESTIMATE
    return None, False
