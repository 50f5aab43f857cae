"""Columns by letter and by name, and what a name hints at."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from desktop_app.core.cells import cell_text, is_blank
from desktop_app.core.errors import ColumnMissing
from desktop_app.core.table import CellValue, Column


def _words(text: str) -> list[str]:
    return [word.casefold() for word in _WORD.findall(_CAMEL.sub(" ", text))]


_WORD = re.compile(r"[^\W_]+")
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")

# The beginnings of words that name a phone column, in the languages that lists come in.
_MOBILE = _words(
    "mobil móvil movil cell celular cellulare handy gsm msisdn portable whatsapp smartphone komórk komork мобил "
    "手机 携帯"
)
_PHONE = _words(
    "phone telephone telefon teléfono téléphone tel telef rufnummer telnr puhelin fono телефон τηλέφωνο 電話 电话 "
    "landline festnetz e164"
)
_FAX = _words("fax telefax факс")
# … a column that looks like one and isn't.
_OTHER = _words(
    "order invoice account iban bic zip postal postcode postleitzahl plz date datum amount price total betrag preis "
    "konto rechnung bestell auftrag kunde customer vat tax sku ean article artikel id uuid balance cp importe fecha "
    "contract vertrag policy ssn passport card reference ref birth geburt"
)
# Words that stand in headers and hardly ever in data.
_HEADER = _words(
    "name first last surname vorname nachname company firma city ort town stadt email mail address adresse street "
    "straße country land notes note comment status number nummer nr no nom prénom prenom ville nombre apellido ciudad "
    "type title contact kontakt"
)


@cache
def column_letter(index: int) -> str:
    """The letter of the column `index`, counted from 0: A, …, Z, AA, …"""
    letters = ""
    number = index + 1
    while number:
        number, rest = divmod(number - 1, 26)
        letters = chr(65 + rest) + letters
    return letters


def column_index(letters: str) -> int | None:
    """The index from 0 of the column with these letters, None where they are none."""
    if not (1 <= len(letters) <= 3 and letters.isascii() and letters.isalpha()):
        return None
    index = 0
    for letter in letters.upper():
        index = index * 26 + ord(letter) - 64
    return index - 1


def names_of(header: Sequence[CellValue], width: int) -> list[str]:
    """The columns' names as the header has them; columns without one are called by their letter."""
    names = []
    for index in range(width):
        value = header[index] if index < len(header) else None
        names.append(column_letter(index) if is_blank(value) else cell_text(value))
    return names


def find_column(columns: Sequence[Column], wanted: str) -> Column:
    """The column that a person calls `wanted`: by exact name, else without letter case, else by letter.

    Raises ColumnMissing, naming the columns that there are.
    """
    for name_of in (str, _folded):
        for column in columns:
            if name_of(column.name) == name_of(wanted):
                return column
    index = column_index(wanted.strip())
    if index is not None and index < len(columns):
        return columns[index]
    raise ColumnMissing(column=wanted, columns=", ".join(column.name for column in columns) or "no columns at all")


def name_hint(name: str) -> float:
    """What a name adds to its column's score: above 0 for phone words, below for order numbers, dates and the like."""
    words = _words(name)
    if _any_begins(words, _FAX):
        return -0.2
    phone = max(0.3 * _any_begins(words, _MOBILE), 0.25 * _any_begins(words, _PHONE), 0.25 * _phone_compound(words))
    if phone:
        return phone
    return -0.3 if _any_begins(words, _OTHER) else 0.0


def is_header_word(name: str) -> bool:
    """Whether the text is one that stands in headers."""
    words = _words(name)
    if len(words) > 5 or not words:
        return False
    return name_hint(name) != 0 or any(word in _HEADER for word in words)


def _any_begins(words: Sequence[str], beginnings: Sequence[str]) -> bool:
    """Short beginnings must be the whole word: `tel` is not the start of just any word."""
    return any(word == start or (len(start) > 3 and word.startswith(start)) for word in words for start in beginnings)


def _phone_compound(words: Sequence[str]) -> bool:
    """Compounds with the phone word last: homephone, geschäftstelefon."""
    return any(word.endswith(("phone", "telefon", "mobile", "telefonnummer", "handynummer")) for word in words)


def _folded(name: str) -> str:
    return name.strip().casefold()
