"""Recognises numbers in the cells of a result, in any spelling."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container, Iterator, Mapping, Sequence

import phonenumbers

from desktop_app.core.detection.table import CellValue

Cells = Sequence[CellValue]

_INTEGRAL = re.compile(r"([0-9]+)\.0+")
# Allowed around a number's digits. Words aren't, so that a label isn't a number.
_BEGINNING = r"(?:(?:tel|sms|callto|whatsapp|phone|mobile|msisdn):|[\s\"'=(\[\u200b-\u202e])*[+\uff0b]?[(\s]*"
_BEGINS_WITH_NUMBER = re.compile(_BEGINNING + r"\d", re.IGNORECASE)
_NUMBER_ALONE = re.compile(_BEGINNING + r"\d(?:.*\d)?[\s'\")\].\u200b-\u200f\u202a-\u202e]*", re.DOTALL | re.IGNORECASE)
# Shorter ones are as likely counts, codes or years.
_FEWEST_NATIONAL = 7
_SEPARATOR = re.compile(r"\s+[-–=]+>?\s+|\s*(?:[-=]+>|-{2,}|[:;,|\t=])\s*|\s+")
_LONGEST_NUMBER = 64
# Longer cells are texts: some signs unfold to eighteen, and a cell may have a million of them.
_LONGEST_CELL = 512


def digits(number: str) -> str:
    """Return the key of a number: its digits without plus, leading 00, spaces and what a cell adds.

    `+44 7911 123456`, `0044-7911-123456` and `447911123456.0` (a spreadsheet's number) have one key. A long text has
    "".
    """
    if len(number) > _LONGEST_CELL:
        return ""
    text = number.strip().removeprefix("+")
    if not (text.isascii() and text.isdigit()):
        text = text if text.isascii() else unicodedata.normalize("NFKC", text)
        integral = _INTEGRAL.fullmatch(text)
        text = integral[1] if integral else re.sub(r"[^0-9]+", "", text)
    return text[2:] if text.startswith("00") else text


def text_of(cell: CellValue) -> str:
    """Return a cell as text; "" for an empty one."""
    return cell if isinstance(cell, str) else "" if cell is None else str(cell)


class NumberIndex(Mapping[str, str]):
    """Maps the `digits` of any spelling of a task's numbers to E.164. Keeps the order sent.

    If the task has a country, it also finds numbers without their calling code, with or without that country's trunk
    prefix. It iterates over the international digits alone.
    """

    def __init__(self, by_digits: Mapping[str, str], country: str = "") -> None:
        """Take the international digits and the country: an ISO 3166-1 code, "" if nobody gave one."""
        self._by_digits = by_digits
        metadata = phonenumbers.PhoneMetadata.metadata_for_region(country, None) if country else None
        self._code = str(metadata.country_code) if metadata else ""
        self._trunk = (metadata.national_prefix or "") if metadata else ""

    def __getitem__(self, key: str) -> str:
        """Return the number with these digits. Raise `KeyError` if there is none, or if two may be meant."""
        found = self._by_digits.get(key) or self._written_nationally(key)
        if not found:
            raise KeyError(key)
        return found

    def get(self, key: str, default: str | None = None) -> str | None:  # type: ignore[override]
        """Return the number with these digits, else `default`."""
        return self._by_digits.get(key) or self._written_nationally(key) or default

    def __contains__(self, key: object) -> bool:
        """Return True if `key` is a number of the task in any spelling."""
        return isinstance(key, str) and self.get(key) is not None

    def __iter__(self) -> Iterator[str]:
        """Iterate over the international digits in the order sent."""
        return iter(self._by_digits)

    def __len__(self) -> int:
        """Count the numbers."""
        return len(self._by_digits)

    def _written_nationally(self, key: str) -> str | None:
        if not self._code or len(key) < _FEWEST_NATIONAL:
            return None
        found = {self._by_digits.get(self._code + key)}
        if self._trunk and key.startswith(self._trunk):
            found.add(self._by_digits.get(self._code + key[len(self._trunk) :]))
        found.discard(None)
        return found.pop() if len(found) == 1 else None


def is_sent(cell: str, sent: Container[str]) -> bool:
    """Return True if a cell holds a number that was sent (`sent` holds digits), and nothing else."""
    # The usual spelling first, because it is quickest; then any other.
    return (cell[:1] == "+" and cell[1:] in sent) or number_alone(cell) in sent


def begins_with_number(cell: str) -> bool:
    """Return True if a cell begins with a number instead of words."""
    return _BEGINS_WITH_NUMBER.match(cell) is not None


def number_alone(cell: str) -> str:
    """Return the digits of a cell that holds a number and nothing else; "" for any other.

    `Total for +447911123456` and `+447911123456----active` are other cells.
    """
    return digits(cell) if len(cell) <= _LONGEST_CELL and _NUMBER_ALONE.fullmatch(cell) else ""


def split_number(row: Sequence[str], sent: Container[str]) -> tuple[str, str] | None:
    """Return number and value of a one-cell line (`+447911123456----active`), if that number was sent; else None."""
    filled = [cell for cell in row if cell.strip()]
    if len(filled) != 1:
        return None
    text = filled[0].strip()
    for separator in _SEPARATOR.finditer(text, 0, _LONGEST_NUMBER):
        # A number may itself contain spaces, so try every separator.
        if number_alone(text[: separator.start()]) in sent:
            return text[: separator.start()], text[separator.end() :].strip()
    return (text, "") if number_alone(text) in sent else None
