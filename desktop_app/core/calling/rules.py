"""The hours and days at which people may be called, by the clock where they are."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, time
from functools import cache
from typing import Any

from desktop_app.core.countries.holidays import DATES, FIRST, LAST

_MONDAY_TO_SATURDAY = frozenset(range(6))


@dataclass(frozen=True, slots=True)
class CallRule:
    """From `begin` to `end` local time, on these weekdays (0 is Monday), and not on public holidays unless wanted.

    The default is what most laws and codes of conduct allow: 8 to 21, Monday to Saturday.
    """

    begin: time = time(8)
    end: time = time(21)
    days: frozenset[int] = _MONDAY_TO_SATURDAY
    holidays: bool = False

    def allows(self, day: date, region: str) -> bool:
        """Return True if people of a region (ISO 3166-1 alpha-2) may be called on a day."""
        return day.weekday() in self.days and (self.holidays or day not in holidays_of(region))

    def as_saved(self) -> dict[str, object]:
        """Return the rule for the journal."""
        hours = {"begin": f"{self.begin:%H:%M}", "end": f"{self.end:%H:%M}"}
        return {**hours, "days": sorted(self.days), "holidays": self.holidays}

    @classmethod
    def from_saved(cls, saved: object) -> CallRule:
        """Return a stored rule; the default for what isn't one."""
        told: dict[Any, Any] = saved if isinstance(saved, dict) else {}
        try:
            begin, end = (time.fromisoformat(told[name]) for name in ("begin", "end"))
            days = frozenset(day for day in told["days"] if day in range(7))
        except (KeyError, TypeError, ValueError):
            return cls()
        return cls(begin, end, days, told.get("holidays") is True) if begin < end and days else cls()

    @property
    def told(self) -> str:
        """The rule in words, for the English sheet "About"."""
        names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        days = ", ".join(names[day] for day in sorted(self.days))
        holidays = "" if self.holidays else ", without public holidays"
        return f"{self.begin:%H:%M} to {self.end:%H:%M} where the number is, {days}{holidays}"


# --- Public holidays ---


@cache
def holidays_of(country: str) -> frozenset[date]:
    """Return the holidays of a country (ISO 3166-1 alpha-2); none if it isn't known."""
    line = _lines().get(country, "")
    found, year = set(), 0
    for word in line.split():
        if FIRST <= int(word) <= LAST:  # months and days come after their year, and are smaller
            year = int(word)
        else:
            found.add(date(year, int(word[:2]), int(word[2:])))
    return frozenset(found)


@cache
def _lines() -> dict[str, str]:
    return {line[:2]: line[3:] for line in DATES.splitlines()}
