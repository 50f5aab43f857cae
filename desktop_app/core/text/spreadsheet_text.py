"""Prepares text for spreadsheet programs, so that none runs as a formula and none breaks the file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from datetime import datetime
from functools import lru_cache

from desktop_app.core.detection.cells import cell_text

# Excel's limit for one cell.
CELL_CHARACTERS = 32_767

# "+" and "-" begin phone numbers as well as formulas. They are harmless before digits of any script, spaces and ().-/
# only. The typographic spaces and dashes that people paste into numbers aren't operators. East Asian keyboards produce
# wide signs.
_PLAIN = "[\\d ().\\-/\u00a0\u2007\u2009\u202f\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2060\u3000（）．－／]*"
_SIGN, _RUNS = "[+\\-＋－]", "[=@＝＠]"
_SPACE = "[ \u00a0\u3000]"
# Several numbers in a cell are joined by semicolons, which no formula of numbers contains.
_AFTER_SIGN = rf"{_PLAIN}(?:; [+＋]?{_PLAIN})*"
_BEFORE_CELL = ";,|\t\r\n"  # for programs that expect another separator or ignore quotation marks


def _start_runs(end: str) -> str:
    runs = rf"{_RUNS}|{_SIGN}(?!{_AFTER_SIGN}(?:{end}\Z))"
    return rf"(?:[\t\r]|{runs}|{_SPACE}+(?:{runs}))"


def _inside_runs(end: str) -> str:
    return rf"[{_BEFORE_CELL}](?={_SPACE}*(?:{_RUNS}|{_SIGN}(?!{_PLAIN}(?:[{_BEFORE_CELL}{end}]|\Z))))"


_START = re.compile(_start_runs(""))
_INSIDE = re.compile(_inside_runs(""))
# These two check many cells at once, each preceded by a NUL.
_ONE_STARTS = re.compile("\0" + _start_runs("\0|"))
_ONE_INSIDE = re.compile(_inside_runs("\0"))

# Numbers in a usual spelling, each preceded by a NUL: harmless if each plus is at the beginning of one.
_NUMBERS = re.compile(r"[\0+0-9 ().\-/]*")

# Joins the cells of a column, to look at them together.
_BAR = "|"

# A number as `cell_text` writes it: no leading zero, no plus, no exponent, no trailing zero in a fraction. A
# spreadsheet program shows 15 digits of a whole number, and stores a fraction as a double.
_WHOLE = re.compile(r"0|-?[1-9][0-9]{0,14}")
_FRACTION = re.compile(r"-?(?:0|[1-9][0-9]{0,16})\.[0-9]{0,330}[1-9]")
_WHOLES = re.compile(rf"(?:(?:{_WHOLE.pattern})\|)*")
# A date, or a date with its time of day, as `cell_text` writes it.
_MOMENT = re.compile(r"[1-9][0-9]{3}-[01][0-9]-[0-3][0-9](?: (?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9])?")
_ANY = re.compile(rf"{_WHOLE.pattern}|{_FRACTION.pattern}|{_MOMENT.pattern}")
# Excel counts days from here; it takes 1900 for a leap year, so that the count is right from March 1900 on.
_DAY_0, _FIRST_DAY = datetime(1899, 12, 30), 61
_SECONDS = 86_400

# XML 1.0 can't carry most control characters, lone surrogates, and two non-characters.
_NOT_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")

# OOXML escapes a character as _xHHHH_ (ECMA-376 part 1, 22.9.2.19, ST_Xstring), so text of that form must be escaped.
_LOOKS_ESCAPED = re.compile(r"_(?=x[0-9A-Fa-f]{4}_)")


def formula_safe(text: str) -> str:
    """Return `text` for CSV with an apostrophe wherever a spreadsheet program would start to run a formula.

    Such places are the beginning, and after any separator of cells or rows: a comma, a semicolon, a line break.
    """
    safe = _INSIDE.sub(r"\g<0>'", text)
    return "'" + safe if _START.match(text) else safe


def formula_safe_column(cells: Sequence[str]) -> Sequence[str]:
    """Return `formula_safe` of each cell; `cells` itself if that changes none, after a look at all of them together."""
    return [formula_safe(cell) for cell in cells] if _any_runs(cells) else cells


def _any_runs(cells: Sequence[str]) -> bool:
    """Return False if `formula_safe` changes none of the cells; True if it may."""
    text = "\0" + "\0".join(cells)
    if text.count("\0") != len(cells):  # a cell contains a NUL
        return True
    if _NUMBERS.fullmatch(text) and text.count("+") == text.count("\0+"):
        return False
    # Most other columns repeat a few values.
    text = "\0" + "\0".join(set(cells))
    separated = any(mark in text for mark in _BEFORE_CELL)
    return bool(_ONE_STARTS.search(text) or (separated and _ONE_INSIDE.search(text)))


def is_whole_number(text: str) -> bool:
    """Return True if `text` survives a number cell unchanged, as an integer that is shown in full."""
    return _WHOLE.fullmatch(text) is not None


def is_exact_number(text: str) -> bool:
    """Return True if `text` survives conversion to a number: an integer, or a fraction that a double holds exactly."""
    if is_whole_number(text):
        return True
    return _FRACTION.fullmatch(text) is not None and cell_text(float(text)) == text


def are_whole_numbers(texts: Sequence[str]) -> bool:
    """Return True if `is_whole_number` is true of all texts, in a fraction of the time."""
    text = _BAR.join((*texts, ""))
    return text.count(_BAR) == len(texts) and _WHOLES.fullmatch(text) is not None


def any_typed(texts: Iterable[str]) -> bool:
    """Return True if any text is an exact number or a date (`date_number`), in a fraction of the time."""
    found = (match[0] for match in filter(None, map(_ANY.fullmatch, texts)))
    return any(is_exact_number(text) or date_number(text) for text in found)


@lru_cache(maxsize=50_000)
def date_number(text: str, later: int = 0) -> str:
    """Return the number that a spreadsheet has for a date, as in 2026-03-02 or 2026-03-02 08:30:00; "" if it is none.

    Dates before March 1900 are none: programs disagree about them. A spreadsheet whose dates begin `later` days after
    1900's has none before that.
    """
    try:
        moment = datetime.fromisoformat(text) if _MOMENT.fullmatch(text) else _DAY_0
    except ValueError:  # 2026-02-30
        return ""
    since = moment - _DAY_0
    if since.days < max(_FIRST_DAY, later):
        return ""
    days = since.days - later
    return str(days + since.seconds / _SECONDS if since.seconds else days)


def xlsx_text(text: str) -> str:
    """Return `text` without the characters that XLSX can't hold, cut to the length limit of a cell."""
    if not text.isprintable():
        text = _NOT_XML.sub("", text)
    return text[:CELL_CHARACTERS]


def xlsx_escaped(text: str) -> str:
    """Return `text` from `xlsx_text` with OOXML's own escapes, for libraries that escape XML only."""
    return _LOOKS_ESCAPED.sub("_x005F_", text).replace("\r", "_x000D_")


def xlsx_markup(text: str) -> str:
    """Return `text` from `xlsx_text` as XML character data of a worksheet."""
    if "_x" in text:
        text = _LOOKS_ESCAPED.sub("_x005F_", text)
    if "&" in text:
        text = text.replace("&", "&amp;")
    if "<" in text or ">" in text:
        text = text.replace("<", "&lt;").replace(">", "&gt;")
    return text.replace("\r", "&#13;") if "\r" in text else text


_NO_BREAK = "\u00a0"
_SPACES = f" {_NO_BREAK}"


def xlsx_markups(cells: Sequence[str]) -> tuple[Sequence[str], Sequence[int]]:
    """Return `xlsx_markup` of many cells, made in one pass, and the places of those that have to be made one by one.

    The latter are "" among the former: they have an unprintable character, a bar or a space at an end, or are too long.
    """
    text = _BAR.join(cells)
    odd = _odd(cells) if _any_odd(text, cells) else []
    if odd:
        cells = list(cells)
        for place in odd:
            cells[place] = ""
        text = _BAR.join(cells)
    markup = xlsx_markup(text)
    return cells if markup == text else markup.split(_BAR), odd


def keeps_spaces(text: str) -> bool:
    """Return True if XML keeps the text as it is without being told to: no line breaks, no spaces at an end."""
    return text.strip(_SPACES) == text and _is_printable(text)


def _is_printable(text: str) -> bool:
    # Many phone numbers have no-break spaces, which are letters to XML.
    return text.replace(_NO_BREAK, " ").isprintable()


def _any_odd(text: str, cells: Sequence[str]) -> bool:
    """Return False if none of the cells, joined to `text`, is odd; True if one is."""
    text = text.replace(_NO_BREAK, " ")
    if not text.isprintable() or text.count(_BAR) >= len(cells) or len(text) > CELL_CHARACTERS:
        return True
    return text[:1] == " " or text[-1:] == " " or f" {_BAR}" in text or f"{_BAR} " in text


def _odd(cells: Sequence[str]) -> list[int]:
    return [
        place
        for place, cell in enumerate(cells)
        if not keeps_spaces(cell) or _BAR in cell or len(cell) > CELL_CHARACTERS
    ]
