"""Tells what the numbering plans say of numbers, as texts: one by `phonenumbers` itself, many by `NumberFacts`.

Places and carriers of both come from `core.numbering.areas`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum

import phonenumbers
from phonenumbers import NumberParseException, PhoneNumber, PhoneNumberFormat, PhoneNumberType

from desktop_app.core.numbering.areas import Area, areas, known_zones
from desktop_app.core.numbering.facts import (
    WHOLE,
    WITH_CARRIER,
    NumberFacts,
    PlanClass,
    Template,
    constant,
    country_of,
    template,
)
from desktop_app.core.numbering.leading import ByLeadingDigits
from desktop_app.core.numbers.phone import line_type_names
from desktop_app.core.text.csv_text import csv_lines

_E164 = re.compile(r"\+[1-9][0-9]{1,14}", re.ASCII)


class Fact(StrEnum):
    """What a plan says of a valid number; the values are the names of the local service's fields.

    `COUNTRY_CODE` is the calling code without a plus. `TIME_ZONES` are IANA names separated by spaces. `PLACE` is the
    English name of an area or country. `CARRIER` is the one that the number's range was given to; `PORTABLE` is yes if
    mobile numbers of that region may have moved to another since.
    """

    REGION = "region"
    COUNTRY_CODE = "country_code"
    LINE_TYPE = "line_type"
    NATIONAL = "national_format"
    INTERNATIONAL = "international_format"
    TIME_ZONES = "time_zones"
    PLACE = "place"
    CARRIER = "original_carrier"
    PORTABLE = "mobile_portable"


def is_e164(number: str) -> bool:
    """Return True for ITU-T E.164: a plus, no leading zero, at most 15 digits, nothing else."""
    return _E164.fullmatch(number) is not None


def facts_of(number: str, facts: Sequence[Fact]) -> list[str] | None:
    """Return what the plan says of a number in E.164 form; None if it isn't valid. Asks `phonenumbers`."""
    found = _valid(number)
    return None if found is None else [_OF_ONE[fact](found) for fact in facts]


class PlanReader:
    """Says of many numbers what `facts_of` says of each, many times as fast; from any thread."""

    def __init__(self) -> None:
        self._facts = NumberFacts()
        self._known = ByLeadingDigits(self._facts, lambda plan, area: (plan, area), _area_counts(tuple(Fact)))

    def columns(self, numbers: Sequence[str], facts: Sequence[Fact]) -> list[list[str]]:
        """Return a column for each fact; all are blank for a number that isn't valid, and no others have no region."""
        found = self._known.of(numbers)
        others = [at for at, each in enumerate(found) if each is None]
        known = [number for number, each in zip(numbers, found, strict=True) if each] if others else numbers
        both = list(zip(*filter(None, found), strict=True)) or [(), ()]
        columns = [_OF_CLASSES[fact](known, *both) for fact in facts]
        for at in others:
            values = facts_of(numbers[at], facts) or [""] * len(facts)
            for column, value in zip(columns, values, strict=True):
                column.insert(at, value)
        return columns

    def lines(self, facts: Sequence[Fact], before: Sequence[str]) -> PlanLines:
        """Return what writes numbers with these facts, and the same few values before them, as lines of CSV."""
        return PlanLines(self._facts, facts, before)


class PlanLines:
    """Writes lines of CSV: a number, values that are the same for all, and its facts; from any thread."""

    def __init__(self, known: NumberFacts, facts: Sequence[Fact], before: Sequence[str]) -> None:
        self._facts, self._before = facts, before
        self._known = ByLeadingDigits(known, self._template, _area_counts(facts))

    def of(self, numbers: Sequence[str]) -> list[str | None]:
        """Return the line of each number; None for those that aren't valid, or are left to `facts_of`."""
        known = self._known.of(numbers)
        return [form.text % form.digits(number) if form else None for number, form in zip(numbers, known, strict=True)]

    def _template(self, plan: PlanClass, area: Area) -> Template:
        """Return the line's template: it is made and quoted once for all numbers of a class and an area."""
        cells = [WHOLE, *map(constant, self._before), *(_cell(fact, plan, area) for fact in self._facts)]
        return template(csv_lines([[cell.text] for cell in cells]), [part for cell in cells for part in cell.parts])


def _cell(fact: Fact, plan: PlanClass, area: Area) -> Template:
    if fact is Fact.NATIONAL:
        return plan.national
    if fact is Fact.INTERNATIONAL:
        return plan.international
    (text,) = _OF_CLASSES[fact]((), (plan,), (area,))
    return constant(text)


def _area_counts(facts: Sequence[Fact]) -> Callable[[PlanClass], bool]:
    """Return what says of a class whether one of the facts is looked up by area."""
    places, carrier = bool({Fact.TIME_ZONES, Fact.PLACE}.intersection(facts)), Fact.CARRIER in facts
    return lambda plan: (places and plan.geographical) or (carrier and plan.has_carrier)


def _yes(truth: bool) -> str:
    return "yes" if truth else "no"


# --- Many numbers: by their classes and areas ---

# A loop for each, since a call for each number would take longer than all else.
_OF_CLASSES: Mapping[Fact, Callable[[Sequence[str], Sequence[PlanClass], Sequence[Area]], list[str]]] = {
    Fact.REGION: lambda _, plans, __: [plan.region for plan in plans],
    Fact.COUNTRY_CODE: lambda _, plans, __: [plan.calling_code for plan in plans],
    Fact.LINE_TYPE: lambda _, plans, __: [plan.line_type for plan in plans],
    Fact.NATIONAL: lambda numbers, plans, _: _written(numbers, [plan.national for plan in plans]),
    Fact.INTERNATIONAL: lambda numbers, plans, _: _written(numbers, [plan.international for plan in plans]),
    Fact.TIME_ZONES: lambda _, plans, areas: [
        area.zones if plan.geographical else plan.zones for plan, area in zip(plans, areas, strict=True)
    ],
    Fact.PLACE: lambda _, plans, areas: [
        (plan.geographical and area.place) or plan.country for plan, area in zip(plans, areas, strict=True)
    ],
    Fact.CARRIER: lambda _, plans, areas: [
        area.carrier if plan.has_carrier else "" for plan, area in zip(plans, areas, strict=True)
    ],
    Fact.PORTABLE: lambda _, plans, __: [_yes(plan.portable) for plan in plans],
}


def _written(numbers: Sequence[str], forms: Sequence[Template]) -> list[str]:
    return [form.text % form.digits(number) for number, form in zip(numbers, forms, strict=True)]


# --- One number: by `phonenumbers` ---


@dataclass(frozen=True, slots=True)
class _Valid:
    """A valid number. `kind` is libphonenumber's type, which costs as much to find as parsing, so it is found once."""

    parsed: PhoneNumber
    region: str
    kind: int

    @property
    def geographical(self) -> bool:
        country_code = self.parsed.country_code or 0
        return bool(phonenumbers.phonenumberutil.is_number_type_geographical(self.kind, country_code))

    @property
    def located(self) -> str:
        """The number in E.164 form, without the token that some countries write before an area code for mobiles."""
        code, nsn = self.parsed.country_code or 0, phonenumbers.national_significant_number(self.parsed)
        token = phonenumbers.country_mobile_token(code)
        if token and nsn.startswith(token):
            with suppress(NumberParseException):
                bare = phonenumbers.parse(nsn[len(token) :], phonenumbers.region_code_for_country_code(code))
                return phonenumbers.format_number(bare, PhoneNumberFormat.E164)
        return self.written(PhoneNumberFormat.E164)

    def written(self, form: int) -> str:
        return phonenumbers.format_number(self.parsed, form)


def _valid(number: str) -> _Valid | None:
    """Return the number; None if it isn't valid: libphonenumber knows a type for valid numbers only."""
    if not is_e164(number):
        return None
    try:
        parsed = phonenumbers.parse(number, None)
    except NumberParseException:
        return None
    kind = phonenumbers.number_type(parsed)
    region = phonenumbers.region_code_for_number(parsed)
    if kind == PhoneNumberType.UNKNOWN or region is None:
        return None
    return _Valid(parsed, region, kind)


def _zones(number: _Valid) -> str:
    from phonenumbers import timezone

    if number.geographical:
        return known_zones(timezone.time_zones_for_geographical_number(number.parsed))
    return known_zones(timezone.time_zones_for_number(number.parsed))


def _place(number: _Valid) -> str:
    """Return what `phonenumbers.geocoder` says in English; its tables of all languages take 100 MB."""
    area = areas().of(number.located) if number.geographical else None
    return (area and area.place) or country_of(number.parsed)


def _carrier(number: _Valid) -> str:
    """Return what `phonenumbers.carrier` says in English."""
    return areas().of(number.written(PhoneNumberFormat.E164)).carrier if number.kind in WITH_CARRIER else ""


_OF_ONE: Mapping[Fact, Callable[[_Valid], str]] = {
    Fact.REGION: lambda number: number.region,
    Fact.COUNTRY_CODE: lambda number: str(number.parsed.country_code),
    Fact.LINE_TYPE: lambda number: line_type_names().get(number.kind, "unknown"),
    Fact.NATIONAL: lambda number: number.written(PhoneNumberFormat.NATIONAL),
    Fact.INTERNATIONAL: lambda number: number.written(PhoneNumberFormat.INTERNATIONAL),
    Fact.TIME_ZONES: _zones,
    Fact.PLACE: _place,
    Fact.CARRIER: _carrier,
    Fact.PORTABLE: lambda number: _yes(phonenumbers.is_mobile_number_portable_region(number.region)),
}
