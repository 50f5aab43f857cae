"""Converts the text in a worksheet's cell to its value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from desktop_app.core.detection.table import CellValue
from desktop_app.sheets.common.number_format import DigitsFormat
from desktop_app.sheets.common.safe_xml import unescaped
from desktop_app.sheets.xlsx.shared_strings import SharedStrings

# Excel's limits for a sheet (its published specification).
MOST_ROWS = 1_048_576
MOST_COLUMNS = 16_384


@dataclass(frozen=True, slots=True)
class CellMeanings:
    """The workbook's strings, and the effect of its number formats on numbers.

    `moments` are the indexes of styles that show dates and times. `digits` maps the indexes of styles that show whole
    numbers otherwise than as plain digits to their formats.
    """

    strings: SharedStrings
    moments: frozenset[int]
    moment: Callable[[float, int], CellValue]
    iso_moment: Callable[[str], CellValue]
    digits: Mapping[int, DigitsFormat] = field(default_factory=dict)

    def value(self, kind: str, style: int, text: str) -> CellValue:
        """Return the value of a cell with this text, which isn't empty; `kind` is its t attribute.

        See ECMA-376 part 1, 18.18.11. Raises ValueError, IndexError or OverflowError for a text that is no value of its
        kind.
        """
        if kind == "s":
            return self.strings[int(text)] or None
        if kind in ("inlineStr", "str"):
            return unescaped(text)
        if kind == "n":
            return self._shown(number(text), style)
        if kind == "b":
            return text.strip() not in ("0", "false")
        return self.iso_moment(text) if kind == "d" else text

    def plain(self, style: int) -> bool:
        """Return True if a style shows numbers as plain numbers."""
        return style not in self.digits and style not in self.moments

    def _shown(self, number: float, style: int) -> CellValue:
        if style in self.digits:
            whole = isinstance(number, int) or number.is_integer()
            shown = self.digits[style].shown(int(number)) if whole else None
            return number if shown is None else shown
        return self.moment(number, style) if style in self.moments else number


def number(text: str) -> float:
    """Parse the number of a number cell, a whole one as int; raise ValueError."""
    return float(text) if "." in text or "E" in text or "e" in text else int(text)
