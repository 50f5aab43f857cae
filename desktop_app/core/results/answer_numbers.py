"""Recognises numbers in the cells of a result, in any spelling."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence

import phonenumbers

from desktop_app.core.detection.table import CellValue

Cells = Sequence[CellValue]

_NO_DIGITS = bytes(set(range(256)) - set(b"0123456789"))
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
        text = integral[1] if integral else text.encode("ascii", "ignore").translate(None, _NO_DIGITS).decode()
    return text[2:] if text.startswith("00") else text


def text_of(cell: CellValue) -> str:
    """Return a cell as text; "" for an empty one."""
    return cell if isinstance(cell, str) else "" if cell is None else str(cell)


def _regions_of_codes(numbers: Iterable[str]) -> list[str]:
    """Return the main region of each calling code that numbers begin with, given as international digits."""
    known = phonenumbers.COUNTRY_CODE_TO_REGION_CODE
    heads = {number[:length] for number in numbers for length in (1, 2, 3)}
    # No calling code begins with another one, so a number has the one that is there.
    return sorted({known[int(head)][0] for head in heads if head.isascii() and head.isdigit() and int(head) in known})


def _national_prefixes(regions: Iterable[str]) -> list[tuple[str, str]]:
    """Return the calling code and the trunk prefix, "" for none, of each region that libphonenumber knows."""
    metadata = (phonenumbers.PhoneMetadata.metadata_for_region(region, None) for region in regions)
    return [(str(each.country_code), each.national_prefix or "") for each in metadata if each]


class NumberIndex(Mapping[str, str]):
    """Maps the `digits` of any spelling of a task's numbers to E.164. Keeps the order sent.

    It also finds numbers without their calling code, with or without their country's trunk prefix, if only one of the
    task's numbers is written so. It iterates over the international digits alone.
    """

    def __init__(self, by_digits: Mapping[str, str], country: str = "") -> None:
        """Take the international digits and the country: an ISO 3166-1 code, "" if the numbers may be of any."""
        self._by_digits = by_digits
        self._prefixes = _national_prefixes([country] if country else _regions_of_codes(by_digits))

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
        if len(key) < _FEWEST_NATIONAL:
            return None
        found: set[str | None] = set()
        for code, trunk in self._prefixes:
            found.add(self._by_digits.get(code + key))
            if trunk and key.startswith(trunk):
                found.add(self._by_digits.get(code + key[len(trunk) :]))
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
