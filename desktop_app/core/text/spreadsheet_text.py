"""Text on its way into a spreadsheet program: nothing is run as a formula, nothing breaks the file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import chain

from desktop_app.core.detection.cells import cell_text

# Excel's limit for the characters of one cell.
CELL_CHARACTERS = 32_767

# "+" and "-" begin phone numbers as well as formulas: harmless before digits of any script, spaces and ().-/ only. The
# typographic spaces and dashes that people paste into numbers are no operators. East Asian keyboards have wide signs.
_PLAIN = "[\\d ().\\-/\u00a0\u2007\u2009\u202f\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2060\u3000（）．－／]*"
_SIGN, _RUNS = "[+\\-＋－]", "[=@＝＠]"
_SPACE = "[ \u00a0\u3000]"
# Several numbers of one cell are joined by semicolons, which no formula of numbers has.
_AFTER_SIGN = rf"{_PLAIN}(?:; [+＋]?{_PLAIN})*"
_BEFORE_CELL = ";,|\t\r\n"  # in programs that expect another separator, or take no heed of quotation marks


def _start_runs(end: str) -> str:
    runs = rf"{_RUNS}|{_SIGN}(?!{_AFTER_SIGN}(?:{end}\Z))"
    return rf"(?:[\t\r]|{runs}|{_SPACE}+(?:{runs}))"


def _inside_runs(end: str) -> str:
    return rf"[{_BEFORE_CELL}](?={_SPACE}*(?:{_RUNS}|{_SIGN}(?!{_PLAIN}(?:[{_BEFORE_CELL}{end}]|\Z))))"


_START = re.compile(_start_runs(""))
_INSIDE = re.compile(_inside_runs(""))
# The same of many cells at once, each behind a NUL.
_ONE_STARTS = re.compile("\0" + _start_runs("\0|"))
_ONE_INSIDE = re.compile(_inside_runs("\0"))

# A number as `cell_text` writes one: no leading zero, no plus, no exponent, no zero at the end of a fraction. A
# spreadsheet program shows 15 digits of a whole number, and keeps a fraction as the double that it is.
_WHOLE = re.compile(r"0|-?[1-9][0-9]{0,14}")
_FRACTION = re.compile(r"-?(?:0|[1-9][0-9]{0,16})\.[0-9]{0,330}[1-9]")
_EITHER = re.compile(rf"{_WHOLE.pattern}|{_FRACTION.pattern}")

# What XML 1.0 can't carry: most control characters, lone surrogates, two non-characters.
_NOT_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")

# OOXML writes a character as _xHHHH_ (ECMA-376 part 1, 22.9.2.19, ST_Xstring); text that looks so is escaped.
_LOOKS_ESCAPED = re.compile(r"_(?=x[0-9A-Fa-f]{4}_)")


def formula_safe(text: str) -> str:
    """`text` with an apostrophe wherever a spreadsheet program would begin to run a formula; for CSV.

    That is at its beginning, and behind what separates cells or rows elsewhere: a comma, a semicolon, a line break.
    """
    safe = _INSIDE.sub(r"\g<0>'", text)
    return "'" + safe if _START.match(text) else safe


def joined_cells(rows: Sequence[Sequence[str]]) -> str:
    """All cells of some rows, a NUL before each, to be looked through at once; "" where a cell holds a NUL itself."""
    text = "\0" + "\0".join(chain.from_iterable(rows))
    return text if text.count("\0") == sum(map(len, rows)) else ""


def any_runs(joined: str) -> bool:
    """Whether `formula_safe` would change any of `joined_cells`."""
    separated = any(mark in joined for mark in _BEFORE_CELL)
    return bool(_ONE_STARTS.search(joined) or (separated and _ONE_INSIDE.search(joined)))


def is_whole_number(text: str) -> bool:
    """Whether `text` comes back as it is from a number cell that shows whole numbers in full."""
    return _WHOLE.fullmatch(text) is not None


def is_exact_number(text: str) -> bool:
    """Whether `text` becomes a number and the same text again: whole, or a fraction that a double holds exactly."""
    if is_whole_number(text):
        return True
    return _FRACTION.fullmatch(text) is not None and cell_text(float(text)) == text


def are_whole_numbers(texts: Iterable[str]) -> bool:
    """Whether `is_whole_number` holds of all, in a fraction of the time."""
    return all(map(_WHOLE.fullmatch, texts))


def any_exact_number(texts: Iterable[str]) -> bool:
    """Whether `is_exact_number` holds of any, in a fraction of the time."""
    return any(is_exact_number(found[0]) for found in filter(None, map(_EITHER.fullmatch, texts)))


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
