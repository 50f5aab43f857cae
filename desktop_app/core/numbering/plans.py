"""Builds numbering plans: libphonenumber's verdicts on national significant numbers, for each calling code."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import repeat

import phonenumbers
from phonenumbers import PhoneMetadata, PhoneNumber

from desktop_app.core.numbering.acceptors import DEAD, Acceptors, MinimalStates
from desktop_app.core.numbering.beginnings import MOST_TOO_MANY, patterns_of_kinds
from desktop_app.core.numbering.lazy import WitnessedAutomaton
from desktop_app.core.numbering.patterns import NEVER, TEN, UnknownDialect
from desktop_app.core.numbers.phone import Normalised, line_type_names, why_invalid
from desktop_app.core.numbers.problems import NumberProblem

SHORTEST_NSN = 2
LONGEST_NSN = 17  # ITU-T says 15; libphonenumber has seen longer ones in Germany
OVERLONG = LONGEST_NSN + 1
NON_GEOGRAPHIC = "001"


@dataclass(frozen=True, slots=True)
class Observed:
    """Everything that libphonenumber can see of a national significant number.

    `shaped` has the regions whose general description it fits; `verdict` has everything but the digits of E.164.
    """

    length: int
    shaped: frozenset[str]
    verdict: Normalised
    valid: bool


def metadata_of(calling_code: int, region: str) -> PhoneMetadata:
    """Return the rules of a region, or of a calling code of no single country. Raises UnknownDialect without any."""
    found = PhoneMetadata.metadata_for_region_or_calling_code(calling_code, region)
    if found is None:
        raise UnknownDialect(f"no metadata for {region}")
    return found


def shape_of(metadata: PhoneMetadata) -> str:
    """Return the pattern that every number of a region matches."""
    return (metadata.general_desc and metadata.general_desc.national_number_pattern) or NEVER


def beginning(pattern: str) -> str:
    """Return a pattern of leading digits as one of whole numbers: any digits may follow."""
    return f"(?:{pattern})\\d{{0,{LONGEST_NSN}}}"


def number_of(calling_code: int, nsn: str) -> PhoneNumber:
    """Return a number as `phonenumbers.parse` does, with leading zeros counted (of only zeros, all but the last)."""
    zeros = len(nsn) - len(nsn.lstrip("0") or "0")
    return PhoneNumber(
        country_code=calling_code,
        national_number=int(nsn),
        italian_leading_zero=True if zeros else None,
        number_of_leading_zeros=zeros if zeros > 1 else None,
    )


def verdict_on(number: PhoneNumber) -> tuple[Normalised, bool]:
    """Return the verdict of `core.numbers.phone.normalise` on a parsed number, and True if it is valid.

    The verdict lacks the E.164.
    """
    region = phonenumbers.region_code_for_number(number)
    if region is None or not phonenumbers.is_valid_number_for_region(number, region):
        return Normalised(problem=why_invalid(number)), False
    kind = phonenumbers.number_type(number)
    return Normalised(region=region, line_type=line_type_names().get(kind, "unknown")), True


# The count of digits read, (rule, state of its acceptor) of all rules still alive, and how many digits ago they were a
# number of some kind (0 if that is more than `MOST_TOO_MANY` ago).
_Live = tuple[int, tuple[tuple[int, int], ...], int]


class _Rules(WitnessedAutomaton[_Live]):
    """All rules of all regions of a calling code, read at once along a national significant number.

    A state is the set of numbers that no rule distinguishes: the same full matches, the same leading digits, the same
    length, the same possible continuations, and the same count of excess digits. So the verdict on one of them, a
    witness, is the verdict on all.
    """

    def __init__(self, calling_code: int, acceptors: Acceptors) -> None:
        self._calling_code = calling_code
        self._acceptors = acceptors
        self.regions: tuple[str, ...] = tuple(phonenumbers.COUNTRY_CODE_TO_REGION_CODE[calling_code])
        self._shapes = {
            region: acceptors.compiled(shape_of(metadata_of(calling_code, region))) for region in self.regions
        }
        rules = {acceptors.compiled(pattern) for pattern in self._patterns()} | set(self._shapes.values())
        self._kinds = {acceptors.compiled(pattern) for pattern in patterns_of_kinds(calling_code)}
        self._verdicts: dict[tuple[int, frozenset[int], bool, int], Observed] = {}
        super().__init__((0, tuple((rule, rule) for rule in sorted(rules - {DEAD})), 0))

    def followers(self, state: _Live) -> Iterator[_Live]:
        """Return the states after one more digit, for every rule that is still alive."""
        length, live, _ = state
        if length >= LONGEST_NSN:
            shapes = self._shapes.values()
            if any(rule in shapes and any(self._acceptors.rows[at]) for rule, at in live):
                raise UnknownDialect("a number longer than any")
            return repeat((OVERLONG, (), 0), 10)
        rows = [(rule, self._acceptors.rows[at]) for rule, at in live]
        ago = self._ago(state)
        return (
            (length + 1, tuple([(rule, row[digit]) for rule, row in rows if row[digit] != DEAD]), ago) for digit in TEN
        )

    def _ago(self, state: _Live) -> int:
        """Return how many digits after the last valid number the next digit is, or 0."""
        _, live, ago = state
        if any(rule in self._kinds and self._acceptors.accepts[at] for rule, at in live):
            return 1
        return ago + 1 if 0 < ago < MOST_TOO_MANY else 0

    def observed(self, number: int) -> Observed:
        """Return libphonenumber's view of the numbers that lead to a state."""
        length, live, ago = self.states[number]
        matches = frozenset(rule for rule, at in live if self._acceptors.accepts[at])
        begun = any(rule in self._kinds and any(self._acceptors.rows[at]) for rule, at in live)  # `begins_a_number`
        found = self._verdicts.get((length, matches, begun, ago))
        if found is None:
            found = self._witnessed(length, matches, self._witnesses[number])
            self._verdicts[length, matches, begun, ago] = found
        return found

    def _witnessed(self, length: int, matches: frozenset[int], witness: str) -> Observed:
        shaped = frozenset(region for region, shape in self._shapes.items() if shape in matches)
        if length < SHORTEST_NSN or length > LONGEST_NSN:
            problem = NumberProblem.TOO_SHORT if length < SHORTEST_NSN else NumberProblem.TOO_LONG
            verdict, valid = Normalised(problem=problem), False
        else:
            verdict, valid = verdict_on(number_of(self._calling_code, witness))
        return Observed(length, shaped, verdict, valid)

    def _patterns(self) -> Iterator[str]:
        yield from patterns_of_kinds(self._calling_code)  # the shapes are added separately
        for region in self.regions:
            metadata = metadata_of(self._calling_code, region)
            if metadata.leading_digits:
                yield beginning(metadata.leading_digits)


class NumberingPlan:
    """The rules of one calling code as a minimal automaton; `observed[state]` is what is known of a number there."""

    def __init__(self, calling_code: int, acceptors: Acceptors) -> None:
        self.calling_code = calling_code
        rules = _Rules(calling_code, acceptors)
        self.regions = rules.regions
        minimal = MinimalStates[Observed]()
        self.start = minimal.fold(rules, rules.start, rules.observed, {})
        self._rows = minimal.rows
        self.observed = minimal.labels

    def row(self, number: int) -> tuple[int, ...]:
        """Return the ten followers of a state."""
        return self._rows[number]

    def after(self, number: int, digits: str) -> int:
        """Return the state after several digits."""
        for digit in digits:
            number = self._rows[number][int(digit)]
        return number
