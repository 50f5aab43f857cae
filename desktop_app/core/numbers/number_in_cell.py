"""Extracts the number from a cell: cuts labels and notes around it, and reports digits that a spreadsheet destroyed.

This happens before libphonenumber (`core.numbers.phone`) and its automaton (`core.numbering`) see the text, so that
both judge the same text. Nothing is guessed: if there is more than one possible reading, the cell gets a problem
instead of a number.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from datetime import date, time, timedelta
from functools import cache

import phonenumbers

from desktop_app.core.detection.cells import cell_text, damage_of, number_text
from desktop_app.core.detection.table import CellValue
from desktop_app.core.numbers.other_values import (
    behind_place,
    is_date,
    is_labelled_id,
    other_value,
    spoilt_digits,
    without_addresses,
    without_asides,
)
from desktop_app.core.numbers.problems import NumberProblem

# The usual spelling, which libphonenumber takes as it is.
_ORDINARY = re.compile(r"\+?[0-9 \-]*(?:\([0-9 ]*\)[0-9 \-]*)*")
# A usual spelling with other separators, too short for two numbers. If it isn't a number, it is a date.
_SIGNED = re.compile(r"(?:\+|0|[1-9][0-9]{2}[./])[0-9]{1,7}(?:[ ./\-][0-9]{2,9}){1,4}")
_SHORT = 14
# A text without any of these is only words: n/a, unknown.
_MORE_THAN_WORDS = re.compile(r"[\d@#=.:]")
# Longer texts are notes. Only a number at their beginning is found.
_LONGEST = 250
# A telephone number has 15 digits at most (ITU-T E.164, 6.1), and hardly ever fewer than 7.
_MANY = 7
_BARE = re.compile(r"[1-9][0-9]{5,14}")
# Allows labels and signs around the number, and an extension.
_UNSIGNED = re.compile(
    r"[^\d+]*([1-9][0-9 .\-/()]*?)(?:[\s,;]*(?:e?xtn?|x|int|доб|anexo|#)\D{0,3}\d{1,7}#?)?[^\w+]*", re.I
)

_LITERAL = re.compile(
    r"=\s*(?:\"([^\"]*)\"|'([^']*)'|(\+[0-9][0-9 ()./\-]*|[0-9][0-9 ]*)"
    r"|HYPERLINK\(\s*\"[^\"]*\"\s*[,;]\s*\"([^\"]*)\"\s*\)|HYPERLINK\(\s*\"([^\"]*)\"\s*\))",
    re.I,
)
# A number cell that a program wrote as text: no phone number is spelled with .0 at its end.
_WHOLE = re.compile(r"([1-9]\d{6,14})[.,]0")
# RFC 3966; libphonenumber knows its parameters.
_TEL = re.compile(r"tel:[+\d][\d().\-]*(?:;[\w\-]+=[^;\s]*)*", re.I)
# Brazilians write 0xx11 for 0, any carrier, 11.
_ANY_CARRIER = re.compile(r"(\(?)0\s?xx\s?(?=[(\d])", re.I)
# Without a known country, 00 is always the prefix of international calls (ITU-T E.164, 7.3.2).
_ABROAD = re.compile(r"\(?00[\s().\-/]*(?=[1-9])")
_ABROAD_BEGINS = frozenset("(0")

_LABEL_BEFORE = re.compile(r"[^\w+]*[^\W\d_][^\d:=+]{0,30}\d{0,2}\s?[:=]\s*(?=[+(0-9])")
# "1." and "2)" of a numbered list; "Mobile 2" and "(2)"; and a label with digits before a +.
_COUNTED = re.compile(
    r"[1-9]\d{0,3}[.)]\s+(?=[+0(])|\([1-9]\)\s*(?=[+0])"
    r"|[^\d+]{0,40}?[^\W\d_][^\d+]{0,40}(?:[1-9][.):]?\s+(?=[+0]\d)|\d{1,5}\s+(?=\+\d))"
)
_SIGNS = frozenset("0+")
_INSIDE = re.compile(r"(?<=\d)[’'´`·•_∙⋅]+(?=\d)")
_SEPARATED = re.compile(r"[;,/|\\&\r\n\t]|[^\W\d_]+|(?<=\d)\s*(?=\+)|\s{3,}")
_DIGIT = re.compile(r"\d")
_LETTER = re.compile(r"[^\W\d_]")
# The extensions that libphonenumber itself removes.
_EXTENSION = re.compile(
    r"(?:e?xt(?:ensi(?:ó|o)?n)?|extn?|доб|anexo|int|x|ｘ|ｅｘｔ|ｉｎｔ)[:.．]?[\s,\-]*#?\d{1,7}#?", re.I
)
# In "2x 030 123456", no extension follows the 2.
_FEWEST_WITH_EXTENSION = 4
# libphonenumber dials letters from three of them on.
_FEWEST_SPELLED = 3
# In "3. floor" and "2x", the digits belong to the word that follows, or are the number's last. A dot at the end tells
# `core.numbers.number_parser` of this doubt.
_OF_THE_WORD = re.compile(r"\s\d{1,2}(?:\.\s*)?$")
_DOUBTFUL_END = "."
# An unsplit record (Ann,07400 123456,York) isn't a number with words around it.
_RECORD = re.compile(r"[^\d+(]*[,;|\t][^,;|\t]*[,;|\t]")
_EDGES = " \t([{<,;:-–—/|.\"'"
_CLOSING = ")]}>"


@dataclass(frozen=True, slots=True)
class CellNumber:
    """The `text` for `core.numbers.phone`, "" for a blank cell; or the `problem` that rules a number out."""

    text: str
    problem: str = ""


def number_in(value: CellValue, country: str | None = None) -> CellNumber:
    """Return the number in a cell of the phone column. `country` (ISO 3166-1 alpha-2) is that of national spellings."""
    damage = damage_of(value)
    if damage is not None:
        return CellNumber(number_text(value), damage)
    if not isinstance(value, str):
        return CellNumber(cell_text(value), _no_number(value))
    text = number_text(value)
    if not _ORDINARY.fullmatch(text):
        short = len(text) <= _SHORT and _SIGNED.fullmatch(text) and not is_date(text)
        if short or not _MORE_THAN_WORDS.search(text):
            return CellNumber(text if country else with_plus(text))
        return _read(text, country)
    if text.count("-") == 2 and is_date(text):
        return CellNumber(text, NumberProblem.DATE)
    return _national(text, country)


def unsigned_digits(text: str) -> str:
    """Return the digits of a number without a leading 0 or +, or "" for any other text."""
    if _BARE.fullmatch(text):
        return text
    number = _UNSIGNED.fullmatch(text)
    digits = "".join(_DIGIT.findall(number[1])) if number else ""
    return digits if _BARE.fullmatch(digits) else ""


def is_record(text: str) -> bool:
    """Return True if the text is an unsplit line of a table: Ann,07400 123456,York."""
    return _RECORD.match(text) is not None


@cache
def country_code(country: str) -> str:
    """Return the calling code of the country, 44 for GB, or "" if libphonenumber knows none."""
    return str(phonenumbers.country_code_for_region(country) or "")


def formula_number(formula: str) -> str | None:
    """Return the number typed with a + that a spreadsheet took for a formula, or None for real formulas.

    `formula` comes without its equals sign. `+44 7911 123456` isn't a valid calculation, and nobody meant
    `+49-171-3920012` as a subtraction.
    """
    text = formula.strip()
    digits = len(_DIGIT.findall(text))
    return text if text.startswith("+") and _ORDINARY.fullmatch(text) and _MANY <= digits <= 15 else None


def with_plus(text: str) -> str:
    """Return a number that begins with 00 with a + instead; return any other text unchanged."""
    return _ABROAD.sub("+", text, count=1) if text[:1] in _ABROAD_BEGINS and _ABROAD.match(text) else text


def _no_number(value: CellValue) -> str:
    if isinstance(value, date | time | timedelta):
        return NumberProblem.DATE
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        return ""
    return NumberProblem.DECIMAL if value < 0 or value != int(value) else ""


def _read(text: str, country: str | None) -> CellNumber:
    """Return the number in a text that isn't in a usual spelling."""
    if text.startswith("=") and not _LITERAL.fullmatch(text):
        return CellNumber(text, NumberProblem.NOT_CALCULATED)
    if _TEL.fullmatch(text):
        return CellNumber(text)
    literal = typed_text(text)
    there = without_addresses(literal) if len(literal) <= _LONGEST else literal
    if there is None:
        return CellNumber(text, NumberProblem.ADDRESS)
    whole = _WHOLE.fullmatch(there)
    if whole:
        return CellNumber(whole[1])
    problem = other_value(there) if len(there) <= _LONGEST else None
    there = without_asides(there)
    if problem is None and _holds_several(there):
        problem = NumberProblem.SEVERAL
    if problem is not None:
        return CellNumber(text, problem)
    return _among_words(text, _ANY_CARRIER.sub(r"\g<1>0", there, count=1) if country == "BR" else there, country)


def _among_words(cell: str, text: str, country: str | None) -> CellNumber:
    if is_labelled_id(text):
        return CellNumber(cell, NumberProblem.CODE)
    text = _without_label_before(text)
    if not _LETTER.search(text):
        problem = spoilt_digits(text)
        return CellNumber(cell, problem) if problem else _national(_INSIDE.sub(" ", text), country)
    if not is_record(text):
        problem = spoilt_digits(text)
        if problem is not None:
            return CellNumber(cell, problem)
    spaced = _INSIDE.sub(" ", text)
    number = _without_label_after(spaced)
    if len(_DIGIT.findall(number)) < _MANY <= len(_DIGIT.findall(spaced.removeprefix(number))):
        return CellNumber(cell, NumberProblem.SEVERAL)  # "20095 Hamburg 040 123456"
    return _national(number, country)


def _national(text: str, country: str | None) -> CellNumber:
    """Return the number without its place in a numbered list, once all words around it are cut."""
    counted = None if text[:1] in _SIGNS else _COUNTED.match(text)
    text = text[counted.end() :] if counted else text
    return CellNumber(text if country else with_plus(text))


def typed_text(text: str) -> str:
    """Return the text in ="07911 123456" or =+447911123456, which programs write to make spreadsheets keep it."""
    found = _LITERAL.fullmatch(text)
    return next(part for part in found.groups() if part is not None).strip() if found else text


def _holds_several(text: str) -> bool:
    if len(_DIGIT.findall(text)) < 2 * _MANY:
        return False
    parts = (part.strip(_EDGES + _CLOSING) for part in _SEPARATED.split(text))
    return sum(len(_DIGIT.findall(part)) >= _MANY and not is_date(part) for part in parts) > 1


def _without_label_before(text: str) -> str:
    counted = _COUNTED.match(text)
    text = text[counted.end() :] if counted else text
    label = _LABEL_BEFORE.match(text) if text[:4].lower() != "tel:" else None
    if label is None or (not _DIGIT.search(label[0]) and behind_place(text) is not None):
        return text
    return text[label.end() :]


def _without_label_after(text: str) -> str:
    """Return `text` without the words after the number, but with extensions and the letters of 1-800-FLOWERS.

    libphonenumber dials letters as digits: "030 1234 Bob" would become another valid number.
    """
    first = _DIGIT.search(text)
    word = _LETTER.search(text, first.start()) if first else None
    if word is None:
        return text
    head, tail = text[: word.start()], text[word.start() :]
    extension = _EXTENSION.match(tail)
    if extension and len(_DIGIT.findall(head)) >= _FEWEST_WITH_EXTENSION:
        return head + extension.group()
    if is_record(text):
        return text
    spelled = tail.isascii() and tail == tail.upper() and len(_LETTER.findall(tail)) >= _FEWEST_SPELLED
    vanity = spelled and len(_DIGIT.findall(head)) < _MANY
    if vanity:
        return text
    return head.rstrip(_EDGES) + (_DOUBTFUL_END if _OF_THE_WORD.search(head) else "")
