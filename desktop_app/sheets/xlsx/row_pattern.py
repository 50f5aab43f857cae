"""Reads the rows of a worksheet with one regular expression, learned from the sheet as it is read.

Programs write every row of a sheet alike: the same columns in the same order, each with one or two kinds of cell. The
pattern has each column once, as an optional part with the kinds that were seen in it, so that one call into compiled
code reads a row. Whatever it matches is well-formed, whatever the texts are: names and values of attributes are spelled
out, and nothing between tags has a `<`. No part of a row can match in two ways, and columns are atomic groups, so that
a row that doesn't fit fails in one go.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass
from itertools import repeat
from typing import Any, NamedTuple, TypeVar

from desktop_app.core.detection.column_names import column_index, column_letter
from desktop_app.core.detection.table import CellValue, Row
from desktop_app.sheets.common.cell_meanings import CellMeanings, number
from desktop_app.sheets.common.cut_xml import OddText, texts

# A pattern of more groups takes long to compile and to try. The parser reads columns to the right of these.
_MOST_COLUMNS, _MOST_KINDS, _MOST_IN_ALL, _MOST_HEADS, _LONGEST_HEAD = 256, 6, 400, 8, 200
_MOST_STYLES = 60
# Characters to learn from at a time.
_LOOKED_AT = 1 << 14
_VALUE = "[0-9A-Za-z.:_ -]*"
_HEAD = re.compile(rf'<row r="[0-9]{{1,7}}"((?: [A-Za-z][0-9A-Za-z:]*="{_VALUE}")*)/?>')
# A formula of its own or one shared with other cells (ECMA-376 part 1, 18.3.1.40).
_FORMULA = r'<f(?: t="shared"(?: ref="[0-9A-Z:]+")? si="[0-9]{1,9}")?(?:/>|>[^<]*</f>)'
_CELL = re.compile(
    r'<c r="([A-Z]{1,3})[0-9]{1,7}"(?: s="([0-9]{1,9})")?(?: t="([A-Za-z]{1,9})")?'
    rf'(?:( ?/)>|>(?:({_FORMULA})?<v>[^<]*</v>|(<is>)<t(?: xml:space="preserve")?(?:>[^<]*</t>| ?/>)</is>)</c>)'
)
_STYLED = '(?: s="[0-9]{1,9}")?'

T = TypeVar("T")
_Values = Sequence[CellValue]


class _Kind(NamedTuple):
    """A kind of cell: its t attribute, and its s attribute ("" for none) if that matters."""

    kind: str
    style: str | None = None
    formula: bool = False

    def pattern(self, plain_style: str) -> str:
        """Return the pattern behind a cell's address: one group, none if blank. `plain_style` is for plain numbers."""
        if self is _BLANK:
            return f'{_STYLED}(?: t="[A-Za-z]{{1,9}}")? ?/>'
        if self.kind == "inlineStr":
            return f'{_STYLED} t="inlineStr"><is><t(?: xml:space="preserve")?(?:>([^<]*)</t>| ?/>)</is></c>'
        style = f' s="{self.style}"' if self.style else ""
        if self.style is None:
            style = plain_style if self.kind == "n" else _STYLED
        kind = '(?: t="n")?' if self.kind == "n" else f' t="{self.kind}"'
        before, start = (f"({_FORMULA}", "") if self.formula else ("", "(")
        return f"{style}{kind}>{before}<v>{start}{_SHAPES[self.kind]})</v></c>"


_SHAPES = {"s": "[0-9]+", "n": "[-+0-9.Ee]+", "b": "[01]", "str": "[^<]*", "e": "[^<]+", "d": "[^<]+"}
_BLANK = _Kind("blank")


@dataclass(frozen=True, slots=True)
class FoundRows:
    """Consecutive rows: their numbers in the sheet, and the places of rows that need the parser."""

    numbers: list[int]
    rows: list[Row]
    odd: set[int]


class RowPattern:
    """The pattern of a sheet's rows as far as learned. It matches nothing before the first `learn`."""

    def __init__(self, meanings: CellMeanings) -> None:
        self._meanings = meanings
        self._style = _plain_style({*meanings.moments, *meanings.digits})
        self._heads: list[str] = []
        self._columns: dict[int, list[_Kind]] = {}
        self._learned = False
        self._compiled: re.Pattern[str] | None = None
        # The columns that have groups in the compiled pattern, and their kinds.
        self._layout: list[tuple[int, list[_Kind]]] = []

    def learn(self, text: str, at: int) -> None:
        """Learn from the row at `at`, which a parser has found to be in order, and from the cells of some below it."""
        head = _HEAD.match(text, at)
        if head and "xmlns" not in head[1] and len(head[1]) < _LONGEST_HEAD and len(self._heads) < _MOST_HEADS:
            self._add_to(self._heads, re.sub('"[^"]*"', f'"{_VALUE}"', head[1]))
        for cell in dict.fromkeys(_CELL.findall(text, at, at + _LOOKED_AT)):
            column, kind = column_index(cell[0]), self._kind(*cell[1:])
            if column is not None and column < _MOST_COLUMNS and kind is not None:
                kinds = self._columns.setdefault(column, [])
                if len(kinds) < _MOST_KINDS and sum(map(len, self._columns.values())) < _MOST_IN_ALL:
                    self._add_to(kinds, kind)

    def matches(self, text: str, at: int) -> list[re.Match[str]]:
        """Return the matches of rows from `at` on that fit, each with the white space behind it."""
        if self._learned:
            self._compile()
        pattern: Any = self._compiled  # `scanner` is in no type stub
        return [] if pattern is None else list(iter(pattern.scanner(text, at).match, None))

    def read(self, found: Sequence[re.Match[str]]) -> FoundRows:
        """Convert the result of `matches` to rows of values."""
        groups = list(zip(*[each.groups() for each in found], strict=True))
        columns: list[Iterable[CellValue]] = []
        odd: set[int] = set()
        first = 1
        for index, kinds in self._layout:
            parts = [(kind, raw) for kind, raw in zip(kinds, groups[first:], strict=False) if any(raw)]
            first += len(kinds)
            if parts:
                columns += [repeat(None)] * (index - len(columns))
                columns.append(self._column(parts, odd))
        return FoundRows(list(map(int, groups[0])), _rows(columns, len(found)), odd)

    def _add_to(self, known: list[T], new: T) -> None:
        if new not in known:
            known.append(new)
            self._learned = True

    def _kind(self, style: str, kind: str, blank: str, formula: str, inline: str) -> _Kind | None:
        """Return the kind of a cell matched by `_CELL`; None if it needs the parser."""
        if blank:
            return _BLANK
        if inline:
            return _Kind(kind) if kind == "inlineStr" else None
        if kind in ("", "n"):
            plain = self._style and self._meanings.plain(int(style or 0))
            return _Kind("n", None if plain else style, bool(formula))
        return _Kind(kind, None, bool(formula)) if kind in _SHAPES else None

    def _compile(self) -> None:
        columns = sorted(self._columns.items())
        self._layout = [
            (index, valued) for index, kinds in columns if (valued := [k for k in kinds if k is not _BLANK])
        ]
        cells = "".join(
            rf'(?><c r="{column_letter(index)}\1"(?:{"|".join(kind.pattern(self._style) for kind in kinds)})|)'
            for index, kinds in columns
        )
        heads = "|".join(self._heads)
        self._compiled = re.compile(rf'<row r="([0-9]{{1,7}})"(?:{heads})(?:/>|>[ \t\r\n]*{cells}</row>)[ \t\r\n]*')
        self._learned = False

    def _column(self, parts: Sequence[tuple[_Kind, Sequence[str | None]]], odd: set[int]) -> _Values:
        """Return the values of one column; each of its cells is of one kind."""
        values, *others = [self._values(kind, raw, odd) for kind, raw in parts]
        for other in others:
            values = [one if two is None else two for one, two in zip(values, other, strict=True)]
        return values

    def _values(self, kind: _Kind, raw: Sequence[str | None], odd: set[int]) -> _Values:
        """Return the values of a column's cells of one kind, None for others; add the places of odd ones to `odd`."""
        filled = list(filter(None, raw))
        try:
            values = self._all(kind, filled)
        except (ValueError, LookupError, ArithmeticError):
            return self._one_by_one(kind, raw, odd)
        if len(filled) == len(raw):
            return values
        following = iter(values)
        return [next(following) if text else None for text in raw]

    def _all(self, kind: _Kind, raw: Sequence[str]) -> _Values:
        if kind.formula:
            values = self._all(_Kind(kind.kind, kind.style), _calculated(raw))
            return [None if value == "" else value for value in values]
        if kind.kind == "s":
            return self._meanings.strings.several(list(map(int, raw)))
        if kind.kind in ("inlineStr", "str"):
            return texts(raw)
        style = int(kind.style or 0)
        if kind.kind == "n" and (kind.style is None or self._meanings.plain(style)):
            return _numbers(raw)
        return [self._meanings.value(kind.kind, style, text) for text in texts(raw, escapes=False)]

    def _one_by_one(self, kind: _Kind, raw: Sequence[str | None], odd: set[int]) -> _Values:
        values: list[CellValue] = []
        for place, text in enumerate(raw):
            try:
                values += self._all(kind, [text]) if text else [None]
            except (ValueError, LookupError, ArithmeticError):
                odd.add(place)
                values.append(None)
        return values


def _plain_style(special: Set[int]) -> str:
    """Return the pattern for the style of a plain number; "" if too many styles are special."""
    if not special:
        return _STYLED
    if len(special) > _MOST_STYLES:
        return ""
    numbers = "|".join(map(str, sorted(special)))
    return f'(?: s="(?!0*(?:{numbers})")[0-9]{{1,9}}")' + ("" if 0 in special else "?")


def _calculated(raw: Sequence[str]) -> Sequence[str]:
    """Return the values behind the formulas; raise OddText if a formula may be a number that someone typed with a +."""
    split = [cell.rpartition("<v>") for cell in raw]
    formulas = texts([formula.partition(">")[2] for formula, _, _ in split], escapes=False)
    if any(formula.lstrip().startswith("+") for formula in formulas):
        raise OddText
    return [value for _, _, value in split]


def _numbers(raw: Sequence[str]) -> Sequence[float]:
    try:
        return list(map(int, raw))
    except ValueError:
        return list(map(number, raw))


def _rows(columns: Sequence[Iterable[CellValue]], count: int) -> list[Row]:
    """Turn columns into rows, each up to its last filled cell."""
    if not columns:
        return [[] for _ in range(count)]
    rows: list[Row] = list(map(list, zip(*columns, strict=False)))
    for row in rows:
        while row and row[-1] is None:
            row.pop()
    return rows
