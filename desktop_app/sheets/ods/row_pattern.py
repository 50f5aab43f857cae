"""Reads the rows of an OpenDocument table with one regular expression, learned from the document as it is read.

Programs write few kinds of cell: the same attributes in the same order, and one paragraph. The pattern spells out the
names of the attributes as they were met, so whatever it matches is well-formed if its texts are. No part of a row can
match in two ways, and cells repeat possessively, so that a row that doesn't fit fails in one go.
"""

from __future__ import annotations

import re
from collections.abc import Set
from typing import Any

from desktop_app.core.detection.table import CellValue, Row
from desktop_app.sheets.common.cell_meanings import MOST_COLUMNS
from desktop_app.sheets.common.cut_xml import OddText, decoded
from desktop_app.sheets.common.safe_xml import joined
from desktop_app.sheets.ods.cell_values import OFFICE, TABLE, TEXT, Cell, typed_value, value_of
from desktop_app.sheets.ods.table_events import MOST_SPACES, put

# The namespaces of the prefixes that programs use. `calcext` repeats what `office` says, and nobody reads it.
NAMESPACES = {"table": TABLE, "text": TEXT, "office": OFFICE}
PREFIXES = frozenset({*NAMESPACES, "calcext"})

# A pattern of more alternatives takes long to try. The parser reads other cells.
_MOST_SHAPES, _MOST_NAMES, _MOST_KNOWN = 40, 12, 1_000
# Characters to learn from at a time.
_LOOKED_AT = 1 << 14
_SPACE = "[ \t\n]*"
_VALUE = '[^"<\t\n]*'
# Within what a sheet has (`MOST_COLUMNS`, `MOST_ROWS`); the parser judges the rest.
_VALUES = {
    "table:number-columns-repeated": "(?:[0-9]{1,4}|1[0-5][0-9]{3}|16[0-2][0-9]{2}|163[0-7][0-9]|1638[0-4])",
    "table:number-rows-repeated": "[0-9]{1,6}",
}
_ATTRIBUTES = f'((?: [a-z]+:[a-z-]+="{_VALUE}")*)'
_TAG = re.compile(f"<table:(?:table-row|table-cell|covered-table-cell){_ATTRIBUTES}/?>")
_NAME = re.compile(f' ([a-z]+:[a-z-]+)="({_VALUE})"')
_STYLE = '(?: text:style-name="[^"<>\t\n]*")?'
_INSIDE = rf'<text:(?:s(?: text:c="[0-9]{{1,9}}")?/>|tab/>|line-break/>|span{_STYLE}>[^<]*</text:span>)'
_PARAGRAPHS = f"(?:<text:p{_STYLE}(?:/>|>[^<]*(?:{_INSIDE}[^<]*)*+</text:p>))++"
_PARAGRAPH = re.compile(f"<text:p{_STYLE}(?:/>|>(.*?)</text:p>)", re.DOTALL)
_PART = re.compile(r'([^<]+)|<(?:text:(s|tab|line-break)(?: text:c="([0-9]+)")?/|[^>]*)>')
_REPEATED = re.compile(r'table:number-rows-repeated="([0-9]+)"')
# The types whose values have no entities, or are none, and what stands before their value's attribute.
_TYPED = {"float": " office:", "currency": " office:", "percentage": " office:", "date": " office:date-"}


class RowPattern:
    """The pattern of a document's rows as far as learned. It matches nothing before the first `learn`."""

    def __init__(self) -> None:
        self._shapes: dict[tuple[str, ...], None] = {}
        self._learned = False
        self._row: re.Pattern[str] | None = None
        self._cells = re.compile(_cell("", "("))
        # How often a cell with these attributes comes, for cells whose text is their value.
        self._texts: dict[str, int] = {}
        # The type of a cell by its attributes before and behind its value.
        self._kinds: dict[tuple[str, str], str] = {}

    def learn(self, text: str, at: int, prefixes: Set[str]) -> None:
        """Learn from the tags at `at` and after it. `prefixes` are those declared for the whole document."""
        for attributes in dict.fromkeys(_TAG.findall(text, at, at + _LOOKED_AT)):
            names = tuple(name for name, _ in _NAME.findall(attributes))
            known = {name.partition(":")[0] for name in names} <= prefixes
            few = len(names) <= _MOST_NAMES and len(self._shapes) < _MOST_SHAPES
            if known and few and len(set(names)) == len(names) and names not in self._shapes:
                self._shapes[names] = None
                self._learned = True

    def matches(self, text: str, at: int) -> list[re.Match[str]]:
        """Return the matches of rows from `at` on that fit, each with the white space behind it."""
        if self._learned:
            self._compile()
        pattern: Any = self._row  # `scanner` is in no type stub
        return [] if pattern is None else list(iter(pattern.scanner(text, at).match, None))

    def read(self, found: re.Match[str]) -> tuple[Row, int]:
        """Return a row of `matches`, whose texts are well-formed, and how often it comes. Raises ValueError."""
        whole = found[0]
        cells = self._cells.findall(whole)
        if "&" in whole:
            cells = [(each[0], decoded(each[1]), each[2], each[3]) for each in cells]
        row: Row = []
        column = 0
        texts, kinds = self._texts, self._kinds
        value: CellValue
        for attributes, text, rich, covered in cells:
            times = texts.get(attributes)
            if times is None or rich or covered:
                before, _, rest = attributes.partition('value="')
                typed, _, behind = rest.partition('"')
                kind = kinds.get((before, behind))
                if kind is None or rich:
                    value, times = self._other(attributes or covered, _shown(rich) if rich else text)
                elif kind == "float" and typed == text and typed.isdecimal() and typed[0] != "0":
                    value, times = int(typed), 1
                else:
                    value, times = typed_value(kind, typed, text), 1
            else:
                value = text or None
            if times == 1 and column == len(row) and value is not None:
                row.append(value)
                column += 1
            else:
                column = put(row, column, value, times)
        if len(row) > MOST_COLUMNS:
            raise OddText
        repeated = _REPEATED.search(found[1])
        return row, max(1, int(repeated[1])) if repeated else 1

    def _compile(self) -> None:
        shapes = "|".join("".join(f' {name}="{_VALUES.get(name, _VALUE)}"' for name in names) for names in self._shapes)
        within = f"(?>{_cell(shapes, '(?:')}{_SPACE})*+"
        self._row = re.compile(f"<table:table-row({shapes})(?:/>|>{_SPACE}{within}</table:table-row>){_SPACE}")
        self._cells = re.compile(_cell(shapes, "("))
        self._learned = False

    def _other(self, attributes: str, text: str) -> tuple[CellValue, int]:
        """Return the value of a cell that isn't known to be its text, and how often it comes."""
        named = _named(attributes)
        cell = Cell.of(named)
        if cell.formula is None and len(self._texts) + len(self._kinds) < _MOST_KNOWN:
            before, _, rest = attributes.partition('value="')
            around = (before, rest.partition('"')[2])
            if cell.value is None:
                self._texts[attributes] = cell.times
            elif cell.times == 1 and cell.kind in _TYPED and before.endswith(_TYPED[cell.kind]):
                self._kinds[around] = cell.kind
        return value_of(cell, text), cell.times


def _cell(shapes: str, group: str) -> str:
    """Return the pattern of a cell.

    `group` opens its groups: the attributes, its one paragraph, its paragraphs if they are odd, or the attributes of a
    covered cell.
    """
    text = f"<text:p>{group}[^<]*)</text:p></table:table-cell>"
    odd = f"{group}{_PARAGRAPHS})</table:table-cell>"
    shown = f"{group}{shapes})(?:/>|>(?:{text}|{odd}|</table:table-cell>))"
    return f"<table:(?:table-cell{shown}|covered-table-cell{group}{shapes})/>)"


def _named(attributes: str) -> dict[str, str]:
    """Return the attributes by the names that a parser gives them."""
    found = ((*name.split(":"), value) for name, value in _NAME.findall(attributes))
    return {f"{NAMESPACES[each[0]]} {each[1]}": decoded(each[2]) for each in found if each[0] in NAMESPACES}


def _shown(paragraphs: str) -> str:
    """Return the text of a cell's paragraphs. Raises ValueError if one is too long."""
    lines = []
    for paragraph in _PARAGRAPH.findall(paragraphs):
        parts = _PART.findall(paragraph)
        lines.append([decoded(text) or _signs(tag, spaces) for text, tag, spaces in parts])
    return "\n".join(map(joined, lines))


def _signs(tag: str, spaces: str) -> str:
    if tag == "s":
        return " " * min(MOST_SPACES, int(spaces or 1))
    return {"tab": "\t", "line-break": "\n"}.get(tag, "")
