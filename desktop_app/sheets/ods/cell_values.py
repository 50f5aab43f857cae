"""Turns a cell of an OpenDocument table into the value that a person means by it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Any

from desktop_app.core.detection.table import CellValue, Uncalculated
from desktop_app.core.numbers.number_in_cell import formula_number
from desktop_app.core.text.translatable import tr_text
from desktop_app.sheets.common.cell_meanings import MOST_COLUMNS

_NAMESPACE = "urn:oasis:names:tc:opendocument:xmlns:"
TABLE, TEXT, OFFICE, STYLE = (f"{_NAMESPACE}{name}:1.0" for name in ("table", "text", "office", "style"))
_DURATION = re.compile(r"(-?)P(?:(\d{1,6})D)?T(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9})(?:[.,]\d*)?S)?")
_NOT_WHOLE = re.compile("[.eE]|[a-z]")
_NOT_DIGITS = re.compile(r"[^0-9]+")
_TELEPHONE = re.compile(r"[0-9 +().\-/\u00a0\u202f]+")


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell without its text: its type ("" for none), the value of that type, its formula, and how often it comes."""

    kind: str
    value: str | None
    formula: str | None
    times: int

    @classmethod
    def of(cls, given: Mapping[str, str]) -> Cell:
        """Return the cell with these attributes, by names as a parser gives them. Raises ValueError."""
        kind = given.get(f"{OFFICE} value-type", "")
        value = next((given[key] for key in VALUES.get(kind, ()) if key in given), None)
        times = repeats(given, f"{TABLE} number-columns-repeated", MOST_COLUMNS)
        return cls(kind, value, given.get(f"{TABLE} formula"), times)


def repeats(given: Mapping[str, str], key: str, most: int) -> int:
    """Return how often something comes, 1 or more. Raises ValueError above `most`."""
    times = int(given.get(key, 1))
    if times > most:
        raise ValueError(tr_text("it repeats more than {most} times", most=most))
    return max(1, times)


VALUES = {
    "float": (f"{OFFICE} value",),
    "currency": (f"{OFFICE} value",),
    "percentage": (f"{OFFICE} value",),
    "date": (f"{OFFICE} date-value",),
    "time": (f"{OFFICE} time-value",),
    "boolean": (f"{OFFICE} boolean-value",),
    "string": (f"{OFFICE} string-value",),
}


def value_of(cell: Cell, text: str) -> CellValue:
    """Return the value of a cell with this text, None if it is blank. Raises ValueError if it isn't of its type."""
    if cell.formula is not None:
        formula = cell.formula.partition("=")[2]
        typed = formula_number(formula)
        if typed is not None:
            return typed
        if not cell.kind and not text:
            return Uncalculated(f"={formula}")
        if text.startswith(("#", "Err:")):
            return text
    if cell.kind in ("", "string") or cell.value is None:
        return (cell.value if cell.value is not None and not text else text) or None
    return typed_value(cell.kind, cell.value, text)


def typed_value(kind: str, value: str, text: str) -> CellValue:
    """Return the value of a cell of a type that isn't text, which shows `text`. Raises ValueError."""
    if kind == "boolean":
        return value == "true"
    if kind == "date":
        moment: Any = datetime.fromisoformat(value) if "T" in value else date.fromisoformat(value)
        return moment if isinstance(moment, date) else None
    if kind == "time":
        return _duration(value)
    number = float(value) if _NOT_WHOLE.search(value) else int(value)
    return _as_seen(int(number), text) if isinstance(number, int) or number.is_integer() else number


def _as_seen(number: int, text: str) -> CellValue:
    """Return the text that the sheet shows if that has zeros, a plus or groups; else the number."""
    plain = str(number)
    if text == plain or _TELEPHONE.fullmatch(text) is None:
        return number
    return text if _NOT_DIGITS.sub("", text).lstrip("0") == plain else number


def _duration(value: str) -> CellValue:
    found = _DURATION.fullmatch(value)
    if not found:
        return value
    days, hours, minutes, seconds = (int(part or 0) for part in found.groups()[1:])
    length = timedelta(days=days, hours=hours, minutes=minutes, seconds=seconds)
    return -length if found[1] else length
