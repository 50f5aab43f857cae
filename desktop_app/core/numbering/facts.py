"""Tells what the numbering plans say about many valid numbers: region, type, formats, time zones, place and carrier.

`phonenumbers` tries several dozen regular expressions for each of these, and looks up three tables of leading digits.
Here the rules of a calling code (kinds of numbers, leading digits, formats) are read at once along the digits, as in
`plans`. Numbers that no rule distinguishes form a `PlanClass`: `phonenumbers` is asked about one of them, the witness,
and its answer holds for all. A format is kept as a template, since its groups depend on the length alone. What leading
digits tell of places, time zones and carriers is in `areas`.

Left to `phonenumbers`: numbers that aren't valid, those that could begin with a national prefix (as +44 0… does), those
with a token that mobile numbers have before their area code, and those of a calling code with a rule beyond the dialect
of `patterns`.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from operator import itemgetter
from typing import Any, NamedTuple

import phonenumbers
from phonenumbers import NumberFormat, PhoneNumber, PhoneNumberFormat, PhoneNumberType

from desktop_app.core.numbering.acceptors import DEAD, Acceptors
from desktop_app.core.numbering.areas import Area, areas, known_zones
from desktop_app.core.numbering.beginnings import patterns_of_kinds
from desktop_app.core.numbering.lazy import WitnessedAutomaton
from desktop_app.core.numbering.patterns import NEVER, TEN, UnknownDialect
from desktop_app.core.numbering.plans import LONGEST_NSN, beginning, metadata_of, number_of, shape_of
from desktop_app.core.numbers.phone import line_type_names

MOST_DIGITS = 15  # of E.164

_INTERNATIONAL = PhoneNumberFormat.INTERNATIONAL
WITH_CARRIER = frozenset({PhoneNumberType.MOBILE, PhoneNumberType.FIXED_LINE_OR_MOBILE, PhoneNumberType.PAGER})
"""The kinds of numbers whose ranges are given to carriers."""


class Template(NamedTuple):
    """A format: `text % digits(e164)` is a number in it. `parts` are where its digits stand in the E.164 form."""

    text: str
    digits: Callable[[str], Any]
    parts: Sequence[slice]


def template(text: str, parts: Sequence[slice]) -> Template:
    """Return a template with at least one part."""
    return Template(text, itemgetter(*parts), parts)


def constant(text: str) -> Template:
    """Return a part of a template that is the same for every number."""
    return Template(text.replace("%", "%%"), lambda _: (), ())


WHOLE = template("%s", (slice(None),))
"""The number in E.164 form."""


class Unsettled(Enum):
    """The digits that are known don't settle it."""

    UNSETTLED = auto()


UNSETTLED = Unsettled.UNSETTLED


@dataclass(frozen=True, slots=True)
class PlanClass:
    """What numbers have in common that no rule of their calling code distinguishes.

    `country` is the English name of their country, "" if they could be of several. `zones` are IANA names separated by
    spaces. A geographical number's zones and place are those of its `Area`. `has_carrier` is True for kinds that have
    one; `portable` if mobile numbers of the region may have moved to another.
    """

    region: str
    calling_code: str
    line_type: str
    national: Template
    international: Template
    geographical: bool
    country: str
    zones: str
    has_carrier: bool
    portable: bool


class NumberFacts:
    """Remembers the classes and areas that it meets. It is for one thread at a time, which holds its `lock`."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self._plans = _Plans()

    def plan_of(self, number: str) -> PlanClass | None:
        """Return the class of a valid number in E.164 form; None for what is left to `phonenumbers`."""
        return _class_of(self._row(number))

    def settled_plan(self, beginning: str, length: int) -> PlanClass | Unsettled | None:
        """Return the class of all numbers of a length that begin so; `UNSETTLED` if further digits count."""
        row = self._row(beginning)
        for _ in range(length - len(beginning)):
            first, *others = [row[digit] or _next(row, digit) for digit in TEN]
            if any(other is not first for other in others):
                return UNSETTLED
            row = first
        return _class_of(row)

    def area_of(self, number: str) -> Area:
        """Return the area of a number in E.164 form."""
        return areas().of(number)

    def settled_area(self, beginning: str) -> Area | Unsettled:
        """Return the area of all numbers that begin so; `UNSETTLED` if further digits count."""
        return UNSETTLED if areas().has_longer(beginning) else areas().of(beginning)

    def _row(self, digits: str) -> _Row:
        row, skipped = self._plans[digits[1:4]]
        for digit in map(int, digits[skipped:]):
            row = row[digit] or _next(row, digit)
        return row


# --- Classes ---

# A state: the rows that the ten digits lead to, None where nobody went yet; the class of a number that ends here, None
# for none, False if not asked yet; the rules, and the number of the state there.
_CLASS, _RULES, _STATE = 10, 11, 12
_Row = list[Any]
_THREE = re.compile("[1-9][0-9]{2}", re.ASCII)
_NOWHERE: _Row = []
_NOWHERE[:] = [*[_NOWHERE] * len(TEN), None, None, 0]


def _next(row: _Row, digit: int) -> _Row:
    """Return the row that a digit leads to, and remember it."""
    rules = row[_RULES]
    after: _Row = rules.linked(rules.row(row[_STATE])[digit])
    row[digit] = after
    return after


def _class_of(row: _Row) -> PlanClass | None:
    if row[_CLASS] is False:
        row[_CLASS] = row[_RULES].plan_class(row[_STATE])
    found: PlanClass | None = row[_CLASS]
    return found


class _Plans(dict[str, tuple[_Row, int]]):
    """The first row of the calling code that three digits begin with, and how many signs of E.164 come before it."""

    def __init__(self) -> None:
        super().__init__()
        self._acceptors = Acceptors()
        self._first: dict[int, _Row] = {}

    def __missing__(self, digits: str) -> tuple[_Row, int]:
        if _THREE.fullmatch(digits) is None:
            return _NOWHERE, 1
        codes = (int(digits[:length]) for length in (1, 2, 3))
        code = next((each for each in codes if each in phonenumbers.COUNTRY_CODE_TO_REGION_CODE), 0)
        self[digits] = self._start(code), 1 + len(str(code))
        return self[digits]

    def _start(self, code: int) -> _Row:
        if code not in self._first:
            try:
                rules = _Rules(code, self._acceptors) if code else None
            except UnknownDialect:
                rules = None
            self._first[code] = rules.linked(rules.start) if rules else _NOWHERE
        return self._first[code]


# The count of digits read, and (rule, state of its acceptor) of all rules still alive.
_Live = tuple[int, tuple[tuple[int, int], ...]]


class _Rules(WitnessedAutomaton[_Live]):
    """All that `phonenumbers` looks at in a valid number of a calling code, read at once along its national digits.

    A state is the set of numbers of one length that match the same rules, now and with any further digits.
    """

    def __init__(self, calling_code: int, acceptors: Acceptors) -> None:
        self._code = calling_code
        self._acceptors = acceptors
        self._main = metadata_of(calling_code, phonenumbers.region_code_for_country_code(calling_code))
        prefix, shape = self._main.national_prefix_for_parsing or NEVER, shape_of(self._main)
        self._prefix = acceptors.compiled(beginning(prefix))
        self._shape = acceptors.compiled(shape)
        self._stripped = acceptors.compiled(f"(?:{prefix})(?:{shape})")
        self._linked: dict[int, _Row] = {}
        self._classes: dict[tuple[int, frozenset[int]], PlanClass | None] = {}
        rules = {acceptors.compiled(pattern) for pattern in self._patterns()} | {self._prefix, self._stripped}
        super().__init__((0, tuple((rule, rule) for rule in sorted(rules - {DEAD}))))

    def followers(self, state: _Live) -> Iterator[_Live]:
        """Return the states after one more digit, for every rule that is still alive."""
        length, live = state
        rows = [(rule, self._acceptors.rows[at]) for rule, at in live]
        return ((length + 1, tuple([(rule, row[digit]) for rule, row in rows if row[digit] != DEAD])) for digit in TEN)

    def linked(self, number: int) -> _Row:
        """Return the row of a state."""
        if number not in self._linked:
            self._linked[number] = [*[None] * len(TEN), False, self, number] if self.states[number][1] else _NOWHERE
        return self._linked[number]

    def plan_class(self, number: int) -> PlanClass | None:
        """Return the class of the numbers that end in a state; None for those that are left to `phonenumbers`."""
        length, live = self.states[number]
        matches = frozenset(rule for rule, at in live if self._acceptors.accepts[at])
        if self._prefix in matches and not self._keeps_prefix(matches):
            return None
        if (length, matches) not in self._classes:
            self._classes[length, matches] = self._witnessed(self._witnesses[number])
        return self._classes[length, matches]

    def _keeps_prefix(self, matches: frozenset[int]) -> bool:
        """Return True if `phonenumbers.parse` surely leaves the leading digits, since without them it is no number."""
        transforms = self._main.national_prefix_transform_rule
        return self._shape in matches and self._stripped not in matches and not transforms

    def _patterns(self) -> Iterator[str]:
        yield from patterns_of_kinds(self._code)
        for region in phonenumbers.COUNTRY_CODE_TO_REGION_CODE[self._code]:
            metadata = metadata_of(self._code, region)
            yield shape_of(metadata)
            if metadata.leading_digits:
                yield beginning(metadata.leading_digits)
        yield from map(beginning, filter(None, [phonenumbers.country_mobile_token(self._code)]))
        for form in (*self._main.number_format, *self._main.intl_number_format):
            if _LENGTHS_ALONE.fullmatch(form.pattern or NEVER) is None:
                raise UnknownDialect("a format whose groups depend on the digits")
            yield form.pattern or NEVER
            yield from map(beginning, form.leading_digits_pattern[-1:])

    def _witnessed(self, nsn: str) -> PlanClass | None:
        token = phonenumbers.country_mobile_token(self._code)
        kind = phonenumbers.number_type(number := number_of(self._code, nsn))
        region = phonenumbers.region_code_for_number(number)
        if kind == PhoneNumberType.UNKNOWN or region is None or (token and nsn.startswith(token)):
            return None
        from phonenumbers import timezone

        code, main = str(self._code), self._main
        national = _format(code, nsn, main.number_format, national=True)
        international = _format(code, nsn, main.intl_number_format or main.number_format, national=False)
        wanted = [phonenumbers.format_number(number, form) for form in (PhoneNumberFormat.NATIONAL, _INTERNATIONAL)]
        if [form.text % form.digits(f"+{code}{nsn}") for form in (national, international)] != wanted:
            return None
        return PlanClass(
            region=region,
            calling_code=code,
            line_type=line_type_names().get(kind, "unknown"),
            national=national,
            international=international,
            geographical=bool(phonenumbers.phonenumberutil.is_number_type_geographical(kind, self._code)),
            country=country_of(number),
            zones=known_zones(timezone.time_zones_for_number(number)),
            has_carrier=kind in WITH_CARRIER,
            portable=bool(phonenumbers.is_mobile_number_portable_region(region)),
        )


def country_of(number: PhoneNumber) -> str:
    """Return the English name of the only country that a number can be of; "" if there are several, or none."""
    regions = phonenumbers.region_codes_for_country_code(number.country_code or 0)
    if len(regions) > 1:
        regions = tuple(each for each in regions if phonenumbers.is_valid_number_for_region(number, each))
    return areas().country(regions[0]) if len(regions) == 1 else ""


# --- Formats ---

# Any digits in each group: with others than `\d`, how long a group is could depend on the digits.
_LENGTHS_ALONE = re.compile(rf"(\(\\d(\{{\d+(,\d+)?\}})?\))+|{re.escape(NEVER)}")
_FIRST_GROUP = re.compile(r"(\\\d)")
_GROUP = re.compile(r"\\(\d)")
_PLACE = 0xE000  # as a private character, the first digit of a number while its template is made; the next one follows
_PLACES = re.compile(f"[{chr(_PLACE)}-{chr(_PLACE + LONGEST_NSN)}]+")


def _format(code: str, nsn: str, formats: Sequence[NumberFormat], *, national: bool) -> Template:
    """Return the template of numbers like `nsn`, made as `phonenumbers.format_number` makes a format."""
    places = "".join(chr(_PLACE + at) for at in range(len(nsn)))
    form, match = _chosen(nsn, formats)
    text = places
    if form is not None and match is not None:
        rule, prefixed = form.format or "", form.national_prefix_formatting_rule
        if national and prefixed:
            rule = _FIRST_GROUP.sub(prefixed, rule, count=1)
        text = _GROUP.sub(lambda group: places[slice(*match.span(int(group[1])))], rule)
    text = text if national else f"+{code} {text}"
    skipped = 1 + len(code)
    runs = [(ord(run[0]) - _PLACE + skipped, len(run)) for run in _PLACES.findall(text)]
    return template(_PLACES.sub("%s", text.replace("%", "%%")), [slice(at, at + length) for at, length in runs])


def _chosen(nsn: str, formats: Sequence[NumberFormat]) -> tuple[NumberFormat | None, re.Match[str] | None]:
    """Return the first format that fits, and its match."""
    for form in formats:
        match = re.fullmatch(form.pattern or NEVER, nsn)
        if match and all(re.match(each, nsn) for each in form.leading_digits_pattern[-1:]):
            return form, match
    return None, None
