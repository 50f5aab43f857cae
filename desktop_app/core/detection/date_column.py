"""Reads columns of dates: which columns have them, whether day or month stands first there, and each cell's day."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date

# A time behind it says nothing about the day.
_TIME = r"(?:[ T,]+\d{1,2}:.*)?"
_YEAR, _ONE_OR_TWO = r"(?P<year>(?:19|20)\d\d)", r"\d{1,2}"
_YEAR_FIRST = re.compile(rf"{_YEAR}([-/.])(?P<month>{_ONE_OR_TWO})\2(?P<day>{_ONE_OR_TWO}){_TIME}", re.ASCII)
_YEAR_LAST = re.compile(
    rf"(?P<first>{_ONE_OR_TWO})(?P<gap>[-/.])(?P<second>{_ONE_OR_TWO})(?P=gap){_YEAR}{_TIME}", re.ASCII
)
_MONTHS = 12
# The least share of a column's filled cells that are dates, if it is a column of dates.
_MOST_OF_THEM = 0.8
_LATELY = 2000


@dataclass(frozen=True, slots=True)
class DayOrder:
    """Whether the day stands before the month in a column, where the year is last; None if the column doesn't tell."""

    day_first: bool | None = None

    @classmethod
    def of(cls, texts: Iterable[str]) -> DayOrder:
        """Return what the cells of a column tell, of which some may be no date.

        A number above 12 is a day; where both places have one, nothing is sure. With dots the day is first everywhere.
        """
        first = second = seen = False
        dots = True
        for text in texts:
            if found := _YEAR_LAST.fullmatch(text.strip()):
                seen = True
                first |= int(found["first"]) > _MONTHS
                second |= int(found["second"]) > _MONTHS
                dots &= found["gap"] == "."
        if first != second:
            return cls(day_first=first)
        return cls(day_first=True if seen and dots and not first else None)

    def day(self, text: str) -> date | None:
        """Return the day that a cell means; None if it is no date, or if day and month can't be told apart."""
        text = text.strip()
        if found := _YEAR_FIRST.fullmatch(text):
            return _date(found["year"], found["month"], found["day"])
        if not (found := _YEAR_LAST.fullmatch(text)):
            return None
        one, other = found["first"], found["second"]
        if self.day_first is None and int(one) != int(other):
            return None
        day, month = (other, one) if self.day_first is False else (one, other)
        return _date(found["year"], month, day)


def _date(year: str, month: str, day: str) -> date | None:
    try:
        return date(int(year), int(month), int(day))
    except ValueError:  # 30 February
        return None


def columns_of_dates(rows: Sequence[Sequence[str]]) -> list[int]:
    """Return the columns whose cells are dates but for a few, in order, by the first rows of a table.

    A column with most of them before 2000 has birthdays: it isn't among these.
    """
    width = max(map(len, rows), default=0)
    return [at for at in range(width) if _are_dates([row[at] for row in rows if at < len(row)])]


def _are_dates(cells: Iterable[str]) -> bool:
    filled = [text for text in map(str.strip, cells) if text]
    found = [_YEAR_FIRST.fullmatch(text) or _YEAR_LAST.fullmatch(text) for text in filled]
    years = [each["year"] for each in found if each]
    lately = sum(int(year) >= _LATELY for year in years)
    return bool(years) and len(years) >= _MOST_OF_THEM * len(filled) and 2 * lately >= len(years)
