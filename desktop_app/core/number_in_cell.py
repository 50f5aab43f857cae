"""What of a cell is the number: labels and notes around it are cut, and what a spreadsheet destroyed is named.

Everything here happens before libphonenumber (`core.phone`) and its automaton (`core.numbering`)
see the text, so that both judge the same. Nothing is guessed: where more than one reading is
possible, the cell gets a problem instead of a number.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from datetime import date, time, timedelta
from functools import cache

import phonenumbers

from desktop_app.core.cells import Damage, cell_text, damage_of, damage_problem, number_text
from desktop_app.core.table import CellValue

A_DATE = "a date, not a phone number"
A_DECIMAL = "a decimal or negative number, not a phone number"
AN_ERROR = "an error of the spreadsheet, not a phone number"
NOT_CALCULATED = "a formula without its value: open the file in Excel and save it"
SEVERAL = "several numbers in one cell"

# Spelled as nearly all are: nothing in it but what libphonenumber takes anyway.
_ORDINARY = re.compile(r"\+?[0-9 \-]*(?:\([0-9 ]*\)[0-9 \-]*)*")
# A telephone number has 15 digits at most (ITU-T E.164, 6.1), and hardly ever fewer than 7.
_MANY = 7
_BARE = re.compile(r"[1-9][0-9]{5,14}")

_MONTH_OR_DAY = r"(?:0?[1-9]|[12]\d|3[01])"
_DATE = re.compile(
    rf"(?:(?:19|20)\d\d([-/.]){_MONTH_OR_DAY}\1{_MONTH_OR_DAY}"
    rf"|{_MONTH_OR_DAY}([-/.]){_MONTH_OR_DAY}\2(?:19|20)\d\d)(?:[ T]\d{{1,2}}:.*)?"
)
# English names, German and French ones (#NV, #BEZUG!, #NOM?), and the ##### of a column too narrow.
_ERROR = re.compile(r"#N/A|#N/D|#NV|#[\w¡¿/ -]{2,20}[!?]|#{2,}|#(?:SPILL|CALC|GETTING_DATA|BUSY|FIELD|BLOCKED)!?", re.I)
_LITERAL = re.compile(r"=\s*(?:\"([^\"]*)\"|'([^']*)'|(\+[0-9][0-9 ()./\-]*|[0-9]+))")
# National numbers never begin with 00 where no country is known: it is the prefix of international calls
# (ITU-T E.164, 7.3.2).
_ABROAD = re.compile(r"\(?00[\s().\-/]*(?=[1-9])")

_LABEL_BEFORE = re.compile(r"[^\w+]*[^\W\d_][^\d:=+]{0,30}\d{0,2}\s?[:=]\s*(?=[+(0-9])")
# "1." and "2)" of a numbered list.
_COUNTED = re.compile(r"[1-9]\d{0,3}[.)]\s+(?=[+0(])")
_INSIDE = re.compile(r"(?<=\d)[’'´`·•_∙⋅]+(?=\d)")
_SEPARATED = re.compile(r"[;,/|\\&\r\n]|[^\W\d_]+|(?<=\d)\s*(?=\+)|\s{3,}")
_DIGIT = re.compile(r"\d")
_LETTER = re.compile(r"[^\W\d_]")
# The extensions that libphonenumber itself takes off.
_EXTENSION = re.compile(
    r"(?:e?xt(?:ensi(?:ó|o)?n)?|extn?|доб|anexo|int|x|ｘ|ｅｘｔ|ｉｎｔ)[:.．]?[\s,\-]*#?\d{1,7}#?", re.I
)
# A record that was never taken apart (Ann,07400 123456,York) is no number with words around it.
_RECORD = re.compile(r"[^\d+(]*[,;|\t][^,;|\t]*[,;|\t]")
_EDGES = " \t([{<,;:-–—/|.\"'"
_CLOSING = ")]}>"


@dataclass(frozen=True, slots=True)
class CellNumber:
    """`text` for `core.phone.normalise`, empty in a blank cell; or the `problem` for which it can't be a number."""

    text: str
    problem: str = ""
    damage: Damage | None = None


def number_in(value: CellValue, country: str | None = None) -> CellNumber:
    """The number in a cell of the phone column; `country` (ISO 3166-1 alpha-2) is that of national spellings."""
    damage = damage_of(value)
    if damage is not None:
        return CellNumber(number_text(value), damage_problem(damage), damage)
    if not isinstance(value, str):
        return CellNumber(cell_text(value), _no_number(value))
    text = number_text(value)
    if not _ORDINARY.fullmatch(text):
        problem = _problem(text)
        if problem is not None:
            return CellNumber(text, problem)
        text = _without_words(_literal(text))
    elif text.count("-") == 2 and _is_date(text):
        return CellNumber(text, A_DATE)
    return CellNumber(text if country else _from_abroad(text))


def is_bare(text: str) -> bool:
    """Whether a number is digits and nothing else, with neither a 0 nor a + before them."""
    return _BARE.fullmatch(text) is not None


@cache
def country_code(country: str) -> str:
    """The calling code of the country, 44 for GB; empty where libphonenumber knows none."""
    return str(phonenumbers.country_code_for_region(country) or "")


def formula_number(formula: str) -> str | None:
    """The number that someone typed with a +, which a spreadsheet took for a formula; None for real formulas.

    `formula` is without its equals sign. `+44 7911 123456` is no calculation, and `+49-171-3920012`
    shows a difference that nobody meant.
    """
    text = formula.strip()
    digits = len(_DIGIT.findall(text))
    return text if text.startswith("+") and _ORDINARY.fullmatch(text) and _MANY <= digits <= 15 else None


def _no_number(value: CellValue) -> str:
    if isinstance(value, date | time | timedelta):
        return A_DATE
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        return ""
    return A_DECIMAL if value < 0 or value != int(value) else ""


def _problem(text: str) -> str | None:
    """Why the text is no number, whatever libphonenumber makes of the digits in it."""
    if text.startswith("=") and not _LITERAL.fullmatch(text):
        return NOT_CALCULATED
    if text.startswith("#") and _ERROR.fullmatch(text):
        return AN_ERROR
    if _is_date(text):
        return A_DATE
    return SEVERAL if _holds_several(text) else None


def _is_date(text: str) -> bool:
    return _DATE.fullmatch(text) is not None


def _literal(text: str) -> str:
    """="07911 123456" and =+447911123456, as programs write them so that spreadsheets keep them."""
    found = _LITERAL.fullmatch(text)
    return next(part for part in found.groups() if part is not None).strip() if found else text


def _holds_several(text: str) -> bool:
    if len(_DIGIT.findall(text)) < 2 * _MANY:
        return False
    parts = (part.strip(_EDGES + _CLOSING) for part in _SEPARATED.split(text))
    return sum(len(_DIGIT.findall(part)) >= _MANY and not _is_date(part) for part in parts) > 1


def _without_words(text: str) -> str:
    counted = _COUNTED.match(text)
    text = text[counted.end() :] if counted else text
    if not _LETTER.search(text):
        return _INSIDE.sub(" ", text)
    if text[:4].lower() != "tel:":
        label = _LABEL_BEFORE.match(text)
        text = text[label.end() :] if label else text
    return _without_label_after(_INSIDE.sub(" ", text))


def _without_label_after(text: str) -> str:
    """`text` up to the words that follow the number; extensions stay, and so do the letters of 1-800-FLOWERS.

    libphonenumber dials letters as digits: "030 1234 Bob" would become another valid number.
    """
    first = _DIGIT.search(text)
    word = _LETTER.search(text, first.start()) if first else None
    if word is None:
        return text
    head, tail = text[: word.start()], text[word.start() :]
    if _EXTENSION.match(tail) or _RECORD.match(text):
        return text
    vanity = len(_DIGIT.findall(head)) < _MANY and tail == tail.upper()
    return text if vanity else head.rstrip(_EDGES)


def _from_abroad(text: str) -> str:
    return _ABROAD.sub("+", text, count=1) if _ABROAD.match(text) else text
