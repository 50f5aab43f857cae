"""Text on its way into a spreadsheet program: nothing is run as a formula, nothing breaks the file."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import chain

# Excel's limit for the characters of one cell.
CELL_CHARACTERS = 32_767

# "+" and "-" begin phone numbers as well as formulas: harmless before digits, spaces and ().-/ only. The
# typographic spaces and dashes that people paste into numbers are no operators.
_PLAIN = "[0-9 ().\\-/\u00a0\u2007\u2009\u202f\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2060]*"
# Several numbers of one cell are joined by semicolons, which no formula of numbers has.
_AFTER_SIGN = rf"{_PLAIN}(?:; \+?{_PLAIN})*"
_PLAIN_AFTER_SIGN = re.compile(_AFTER_SIGN)
# The same of many cells at once, each behind a NUL.
_ONE_RUNS = re.compile(f"\0(?:[=@\t\r]|[+\\-](?!{_AFTER_SIGN}(?:\0|\\Z)))")

# What XML 1.0 can't carry: most control characters, lone surrogates, two non-characters.
_NOT_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")

# OOXML writes a character as _xHHHH_ (ECMA-376 part 1, 22.9.2.19, ST_Xstring); text that looks so is escaped.
_LOOKS_ESCAPED = re.compile(r"_(?=x[0-9A-Fa-f]{4}_)")


def formula_safe(text: str) -> str:
    """`text` with an apostrophe before it where a spreadsheet program would run it as a formula; for CSV."""
    if not text:
        return text
    first = text[0]
    if first in "=@\t\r" or (first in "+-" and not _PLAIN_AFTER_SIGN.fullmatch(text, 1)):
        return "'" + text
    return text


def joined_cells(rows: Sequence[Sequence[str]]) -> str:
    """All cells of some rows, a NUL before each, to be looked through at once; "" where a cell holds a NUL itself."""
    text = "\0" + "\0".join(chain.from_iterable(rows))
    return text if text.count("\0") == sum(map(len, rows)) else ""


def any_runs(joined: str) -> bool:
    """Whether `formula_safe` would change any of `joined_cells`."""
    return _ONE_RUNS.search(joined) is not None


def xlsx_text(text: str) -> str:
    """`text` without the characters that an XLSX file can't hold, and no longer than a cell may be."""
    if not text.isprintable():
        text = _NOT_XML.sub("", text)
    return text[:CELL_CHARACTERS]


def xlsx_escaped(text: str) -> str:
    """`text` (as `xlsx_text` leaves it) for libraries that write XML, but no escapes of OOXML's own."""
    return _LOOKS_ESCAPED.sub("_x005F_", text).replace("\r", "_x000D_")


def xlsx_markup(text: str) -> str:
    """`text` (as `xlsx_text` leaves it) as XML character data of a worksheet."""
    if "_x" in text:
        text = _LOOKS_ESCAPED.sub("_x005F_", text)
    if "&" in text:
        text = text.replace("&", "&amp;")
    if "<" in text or ">" in text:
        text = text.replace("<", "&lt;").replace(">", "&gt;")
    return text.replace("\r", "&#13;") if "\r" in text else text


def xlsx_markups(cells: Sequence[str]) -> tuple[list[str], bool] | None:
    """What `xlsx_markup` makes of many cells, by one look at all; and whether a space begins or ends any of them.

    None where they have to be looked at one by one: for a character that isn't printable, a bar, or their length.
    """
    text = "|".join(cells)
    if len(text) > CELL_CHARACTERS or not text.isprintable() or text.count("|") >= len(cells):
        return None
    spaced = "| " in text or " |" in text or text[:1] == " " or text[-1:] == " "
    return xlsx_markup(text).split("|"), spaced
