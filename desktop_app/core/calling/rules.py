"""The hours and days at which people may be called, by the clock where they are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date, time
from functools import cache
from typing import Any

from desktop_app.core.countries.holidays import DATES, FIRST, LAST

_MONDAY_TO_SATURDAY = frozenset(range(6))


@dataclass(frozen=True, slots=True)
class CallRule:
    """From `begin` to `end` local time, on these weekdays (0 is Monday), and not on public holidays unless wanted.

    The default is what most laws and codes of conduct allow: 8 to 21, Monday to Saturday. `countries` have rules of
    their own, by their ISO 3166-1 alpha-2 codes in order; such a rule has none itself.
    """

    begin: time = time(8)
    end: time = time(21)
    days: frozenset[int] = _MONDAY_TO_SATURDAY
    holidays: bool = False
    countries: tuple[tuple[str, CallRule], ...] = ()

    def of(self, region: str) -> CallRule:
        """Return the rule for a region: its own, or this one."""
        return dict(self.countries).get(region, self)

    def with_country(self, country: str, rule: CallRule | None) -> CallRule:
        """Return the rule with another one for a country; None: with none of its own."""
        others = {known: own for known, own in self.countries if known != country}
        if rule is not None:
            others[country] = replace(rule, countries=())
        return replace(self, countries=tuple(sorted(others.items(), key=lambda item: item[0])))

    def allows(self, day: date, region: str) -> bool:
        """Return True if people of a region (ISO 3166-1 alpha-2) may be called on a day."""
        return day.weekday() in self.days and (self.holidays or day not in holidays_of(region))

    def as_saved(self) -> dict[str, object]:
        """Return the rule for the journal."""
        hours = {"begin": f"{self.begin:%H:%M}", "end": f"{self.end:%H:%M}"}
        countries = {country: own.as_saved() for country, own in self.countries}
        more = {"countries": countries} if countries else {}
        return {**hours, "days": sorted(self.days), "holidays": self.holidays, **more}

    @classmethod
    def from_saved(cls, saved: object) -> CallRule:
        """Return a stored rule; the default for what isn't one."""
        told: dict[Any, Any] = saved if isinstance(saved, dict) else {}
        try:
            begin, end = (time.fromisoformat(told[name]) for name in ("begin", "end"))
            days = frozenset(day for day in told["days"] if day in range(7))
        except (KeyError, TypeError, ValueError):
            return cls()
        if begin >= end or not days:
            return cls()
        own = told.get("countries")
        kept = sorted(
            (country, cls.from_saved(rule)) for country, rule in (own if isinstance(own, dict) else {}).items()
        )
        return cls(begin, end, days, told.get("holidays") is True, tuple(kept))

    @property
    def told(self) -> str:
        """The rule in words, for the English sheet "About"."""
        names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        days = ", ".join(names[day] for day in sorted(self.days))
        holidays = "" if self.holidays else ", without public holidays"
        others = "".join(f"; {country}: {own.hours}" for country, own in self.countries)
        return f"{self.begin:%H:%M} to {self.end:%H:%M} where the number is, {days}{holidays}{others}"

    @property
    def hours(self) -> str:
        """The rule as `read_hours` reads it: “Mo-Sa 08:00-21:00”, without those of countries."""
        days = _days_in_words(sorted(self.days)) + (",PH" if self.holidays else "")
        return f"{days} {self.begin:%H:%M}-{self.end:%H:%M}"


# --- Hours as they are typed ---


_DAYS = ("Mo", "Tu", "We", "Th", "Fr", "Sa", "Su")
_PUBLIC_HOLIDAYS = "PH"


def read_hours(texts: Iterable[str]) -> CallRule:
    """Return the rule for “Mo-Fr 09:00-20:00”, as OpenStreetMap writes opening hours; PH is public holidays.

    “DE Mo-Sa,PH 09:00-20:00” is for a country; without one, the usual hours hold everywhere else. Raise `ValueError`.
    """
    everywhere, countries = CallRule(), dict[str, CallRule]()
    for text in texts:
        *country, days, hours = text.split()
        begin, end = map(time.fromisoformat, hours.split("-"))
        named = days.split(",")
        numbers = frozenset(day for each in named if each.upper() != _PUBLIC_HOLIDAYS for day in _day_range(each))
        holidays = any(each.upper() == _PUBLIC_HOLIDAYS for each in named)
        known = all(len(each) == 2 and each.isascii() and each.isalpha() for each in country)
        zoned = begin.tzinfo or end.tzinfo
        if zoned or begin >= end or not numbers or len(country) > 1 or not known:
            raise ValueError(text)
        rule = CallRule(begin, end, numbers, holidays)
        if country:
            countries[country[0].upper()] = rule
        else:
            everywhere = rule
    return replace(everywhere, countries=tuple(sorted(countries.items(), key=lambda item: item[0])))


def _day_range(text: str) -> range:
    first, _, last = text.title().partition("-")
    return range(_DAYS.index(first), _DAYS.index(last or first) + 1)


def _days_in_words(days: Sequence[int]) -> str:
    """Return “Mo-Fr,Su” for sorted days."""
    found = list[list[int]]()
    for day in days:
        if found and found[-1][-1] == day - 1:
            found[-1].append(day)
        else:
            found.append([day])
    return ",".join(_DAYS[run[0]] + (f"-{_DAYS[run[-1]]}" if len(run) > 1 else "") for run in found)


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
