"""Finds the rows in a JSON answer, at any depth, and makes them a table with nested values as columns."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from itertools import islice
from typing import Any

from desktop_app.core.decoding.fields import DEEPEST, MOST_FIELDS
from desktop_app.core.decoding.json_text import plain
from desktop_app.core.profile.model import Place, value_at

# Levels of an answer that become columns. Deeper values stay JSON, because a hostile answer may have any depth.
_LEVELS = 4
_NUMBER, _VALUE = "number", "value"
_FEWEST_DIGITS = 7


def taught_rows(value: Any, places: Sequence[Place] | None) -> list[Mapping[str, Any]]:
    """Return the rows at the first of `places` that exists, and no others; without places, those that are found."""
    return rows_in(value_at(value, places) if places else value)


def rows_in(value: Any) -> list[Mapping[str, Any]]:
    """Return the objects of the longest list in an answer, or those keyed by phone numbers; [] if there are none."""
    return max(_lists(value, DEEPEST), key=len, default=[])


def _lists(value: Any, depth: int) -> Iterator[list[Mapping[str, Any]]]:
    if isinstance(value, list):
        rows: list[Mapping[str, Any]] = [each for each in value if isinstance(each, dict)]
        if rows and len(rows) == len(value):
            yield rows
    elif isinstance(value, dict):
        if value and all(sum(map(str.isdigit, key)) >= _FEWEST_DIGITS for key in islice(value, MOST_FIELDS)):
            yield [
                {_NUMBER: key, **(each if isinstance(each, dict) else {_VALUE: each})} for key, each in value.items()
            ]
        elif depth:
            for each in islice(value.values(), MOST_FIELDS):
                yield from _lists(each, depth - 1)


def table_of(rows: Sequence[Mapping[str, Any]]) -> Iterator[list[str]]:
    """Yield a header, then the rows."""
    flat = [flattened(row) for row in rows]
    names = list(dict.fromkeys(name for row in flat for name in row))
    yield names
    for row in flat:
        yield [cell(row.get(name)) for name in names]


def flattened(answer: Mapping[str, Any], most: int = MOST_FIELDS) -> dict[str, Any]:
    """Return an answer's values by their path, `carrier.name`. Lists, and objects below `_LEVELS`, stay one value."""
    return dict(islice(_leaves("", answer, _LEVELS), most))


def _leaves(before: str, value: Mapping[str, Any], levels: int) -> Iterator[tuple[str, Any]]:
    for key, each in value.items():
        name = f"{before}{key}"
        if isinstance(each, dict) and each and levels > 1:
            yield from _leaves(f"{name}.", each, levels - 1)
        else:
            yield name, each


def cell(value: Any) -> str:
    """Return a value as result files write it: JSON's true and false, "" for null, simple lists joined by commas."""
    if value is None:
        return ""
    if isinstance(value, str | Decimal):
        return str(value)
    if isinstance(value, list) and all(isinstance(each, str | int | Decimal) for each in value):
        return ", ".join(map(cell, value))
    return json.dumps(plain(value), ensure_ascii=False, default=str)
