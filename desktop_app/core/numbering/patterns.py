"""Parses the small dialect of regular expressions in libphonenumber's metadata, and derives rests of patterns.

    choice   = sequence { "|" sequence }
    sequence = { atom [ "?" | "{n}" | "{n,m}" ] } [ "$" ]
    atom     = digit | "\\d" | "[" digits and ranges "]" | "(" choice ")" | "(?:" choice ")"

A pattern is a sequence of parts. Its rest after some digits is again a sequence of parts (Antimirov's partial
derivative). `heads` returns the possible next steps of a rest, in the order in which a backtracking matcher such as
`re` would try them. As a set, the heads give whole matches (acceptors.py). In their order, they give the match that
`re.match` prefers and the contents of its groups (stripping.py).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

TEN = range(10)
NEVER = "0$0"  # matches nothing
_ANY = frozenset(TEN)
_TOKEN = re.compile(r"\\d|\[[0-9-]+\]|\(\?:|\{\d+(?:,\d+)?\}|[0-9()|?$]")


class UnknownDialect(ValueError):
    """Raised for a pattern beyond the dialect; its numbers are left to libphonenumber."""


@dataclass(frozen=True, slots=True)
class OneOf:
    """One digit of a set."""

    digits: frozenset[int]


@dataclass(frozen=True, slots=True)
class Choice:
    """The first of these branches that lets the rest match, too."""

    branches: tuple[Sequence, ...]


@dataclass(frozen=True, slots=True)
class Repeat:
    """A part, `least` to `most` times, greedily."""

    part: Part
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Mark:
    """The beginning or end of a capturing group; groups are numbered from 1."""

    group: int
    opens: bool


@dataclass(frozen=True, slots=True)
class End:
    """The end of the digits."""


@dataclass(frozen=True, slots=True)
class Head:
    """A possible step: one of `digits`, then `rest`. No digits mean a match; with `at_end`, no digit may follow it."""

    digits: frozenset[int]
    rest: Sequence
    marks: tuple[Mark, ...] = ()
    at_end: bool = False

    @property
    def accepts(self) -> bool:
        """True if the match is complete."""
        return not self.digits


Part: TypeAlias = "OneOf | Choice | Repeat | Mark | End"
Sequence: TypeAlias = "tuple[Part, ...]"


def parsed(pattern: str) -> tuple[Sequence, int]:
    """Return the parts of a pattern and the number of its capturing groups. Raises UnknownDialect."""
    tokens = _TOKEN.findall(pattern)
    if "".join(tokens) != pattern:
        raise UnknownDialect(pattern)
    reader = _Reader(tokens[::-1])
    parts = reader.choice()
    if reader.tokens:
        raise UnknownDialect(pattern)
    return parts, reader.groups


class _Reader:
    """Reads tokens from the end of a reversed list."""

    def __init__(self, tokens: list[str]) -> None:
        self.tokens = tokens
        self.groups = 0

    def choice(self) -> Sequence:
        branches = [self._sequence()]
        while self._took("|"):
            branches.append(self._sequence())
        return branches[0] if len(branches) == 1 else (Choice(tuple(branches)),)

    def _sequence(self) -> Sequence:
        parts: list[Part] = []
        while self.tokens and self.tokens[-1] not in {"|", ")"}:
            parts += self._repeated(self._atom(self.tokens.pop()))
        return tuple(parts)

    def _atom(self, sign: str) -> Sequence:
        if sign == "\\d":
            return (OneOf(_ANY),)
        if sign.isdigit():
            return (OneOf(frozenset({int(sign)})),)
        if sign.startswith("["):
            return (OneOf(_digits_in(sign[1:-1])),)
        if sign == "$":
            return (End(),)
        if sign in {"(", "(?:"}:
            return self._group(capturing=sign == "(")
        raise UnknownDialect(sign)

    def _group(self, *, capturing: bool) -> Sequence:
        self.groups += capturing
        number = self.groups
        inside = self.choice()
        if not self._took(")"):
            raise UnknownDialect("a group without an end")
        return (Mark(number, opens=True), *inside, Mark(number, opens=False)) if capturing else inside

    def _repeated(self, atom: Sequence) -> Sequence:
        if self._took("?"):
            least, most = 0, 1
        elif self.tokens and self.tokens[-1].startswith("{"):
            first, _, last = self.tokens.pop()[1:-1].partition(",")
            least, most = int(first), int(last or first)
        else:
            return atom
        # An empty optional part, and `(1|2){2}`, whose group `re` fills twice, don't occur.
        if not atom or least > most or (most > 1 and any(isinstance(part, Mark) for part in atom)):
            raise UnknownDialect("an odd repetition")
        return (Repeat(atom[0] if len(atom) == 1 else Choice((atom,)), least, most),)

    def _took(self, token: str) -> bool:
        if self.tokens and self.tokens[-1] == token:
            self.tokens.pop()
            return True
        return False


def _digits_in(ranges: str) -> frozenset[int]:
    """Return the digits of ranges: `1-357-9` is 1, 2, 3, 5, 7, 8, 9."""
    found = re.fullmatch(r"(?:\d-\d|\d)+", ranges)
    if not found:
        raise UnknownDialect(ranges)
    pairs = re.findall(r"(\d)(?:-(\d))?", ranges)
    return frozenset(digit for first, last in pairs for digit in range(int(first), int(last or first) + 1))


@cache
def heads(rest: Sequence) -> tuple[Head, ...]:
    """Return the possible next steps of `rest`, in the order in which a backtracking matcher tries them."""
    if not rest:
        return (Head(frozenset(), ()),)
    part, after = rest[0], rest[1:]
    if isinstance(part, OneOf):
        return (Head(part.digits, after),)
    if isinstance(part, Choice):
        return tuple(head for branch in part.branches for head in heads(branch + after))
    if isinstance(part, Repeat):
        return _repetition_heads(part, after)
    if isinstance(part, Mark):
        return tuple(Head(each.digits, each.rest, (part, *each.marks), each.at_end) for each in heads(after))
    # After the end, only a rest that needs no digit can match.
    return tuple(Head(each.digits, each.rest, each.marks, at_end=True) for each in heads(after) if each.accepts)


def _repetition_heads(part: Repeat, after: Sequence) -> tuple[Head, ...]:
    if part.most == 0:
        return heads(after)
    again = Repeat(part.part, max(part.least - 1, 0), part.most - 1)
    once_more = heads((part.part, again, *after) if again.most else (part.part, *after))
    return once_more if part.least else once_more + heads(after)
