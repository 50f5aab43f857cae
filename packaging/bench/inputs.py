"""The lists that are measured with: the same ones every time, made once and kept in the user's cache folder.

`rows` × 4 columns, of 20 countries, in mixed spellings; a row in twenty has something broken for a number, a row in
twenty a number that stood in an earlier row, in whatever spelling. Nationally written numbers are British.
"""

from __future__ import annotations

import csv
import os
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path
from random import Random

import phonenumbers
from phonenumbers import PhoneNumberFormat, PhoneNumberType
from platformdirs import user_cache_path

from bench import sheet_parts

# Raise it when the same arguments give other lists.
VERSION = 1
HEADER = ("Customer no.", "Name", "Phone", "City")
PHONE_COLUMN = 2
HOME = "GB"
COUNTRIES = {
    HOME: 40,
    **dict.fromkeys(("US", "DE", "FR", "IT", "ES", "NL", "BE", "SE", "PL", "AT", "CH"), 3),
    **dict.fromkeys(("IE", "PT", "DK", "IN", "BR", "AU", "ZA", "JP"), 3),
}
BROKEN = (
    "n/a", "call office", "unknown", "-", "07400 12", "074000012345678901", "+44 7400 1", "+999 123456",
    "see notes", "",
)  # fmt: skip
_EVERY = 20  # of so many rows one is broken, and one is a repetition
_MOST_DRAWN, _TRIED = 6, 300
# A list of more rows than this draws more digits, so that there are numbers enough.
_SHORT, _MOST_DRAWN_LONG = 1_000_000, 8
_FIRST = ("Ada", "Bram", "Chloë", "Dilip", "Elif", "Fergus", "Greta", "Hamid", "Ingrid", "João", "Keira", "Lars")
_LAST = ("Abbot", "Birkwood", "Carrow", "Dünhof", "Ellsworth", "Fairweir", "Holloway-Pyke", "Núñez & Vail", "Rookhope")
_CITIES = ("Leeds", "York", "Bath", "Köln", "Lyon", "Utrecht", "Torino", "Malmö", "Austin", "Porto", "Łódź", "Cork")

Row = tuple[int, str, str, str]


@dataclass(frozen=True, slots=True)
class _Block:
    """Numbers that differ in their last `drawn` digits; `spellings` are templates for these."""

    drawn: int
    spellings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Country:
    """Distinct valid numbers of a country, by a counter."""

    blocks: tuple[_Block, ...]

    @property
    def most(self) -> int:
        """How many there are."""
        fewest = min(block.drawn for block in self.blocks)
        return len(self.blocks) * int(10**fewest)

    def spelled(self, number: int, chance: Random) -> str:
        """Number `number` as one of many people would have typed it."""
        at, block = divmod(number, len(self.blocks))
        chosen = self.blocks[block]
        # A step that has no factor in common with ten reaches every value once, in no visible order.
        digits = f"{(at * 387_420_489 + 12_345) % 10**chosen.drawn:0{chosen.drawn}}"
        return chance.choice(chosen.spellings).format(*digits)


@cache
def countries(*, long: bool = False) -> dict[str, Country]:
    """All twenty; for a `long` list those blocks of each that have most numbers."""
    if not long:
        return {code: Country(tuple(dict.fromkeys(_blocks(code, _MOST_DRAWN)))) for code in COUNTRIES}
    found = {code: tuple(dict.fromkeys(_blocks(code, _MOST_DRAWN_LONG))) for code in COUNTRIES}
    widest = {code: max(block.drawn for block in blocks) for code, blocks in found.items()}
    return {code: Country(tuple(each for each in found[code] if each.drawn == widest[code])) for code in COUNTRIES}


def _blocks(code: str, most_drawn: int) -> Iterator[_Block]:
    for kind in (PhoneNumberType.MOBILE, PhoneNumberType.FIXED_LINE):
        example = phonenumbers.example_number_for_type(code, kind)
        if example is None:
            raise ValueError(f"libphonenumber has no example for {code}")
        drawn = next(count for count in range(most_drawn, 0, -1) if _all_valid(example, count, code))
        spelled = (way(example) for way in (*_ANYWHERE, *(_AT_HOME if code == HOME else ())))
        yield _Block(drawn, tuple(_template(text, drawn) for text in spelled))


def _all_valid(example: phonenumbers.PhoneNumber, drawn: int, code: str) -> bool:
    chance = Random(f"{example}")  # noqa: S311 - reproducible on purpose, no secret
    kept = phonenumbers.format_number(example, PhoneNumberFormat.E164)[:-drawn]
    texts = (f"{kept}{chance.randrange(10**drawn):0{drawn}}" for _ in range(_TRIED))
    return all(phonenumbers.is_valid_number_for_region(phonenumbers.parse(text), code) for text in texts)


def _template(text: str, drawn: int) -> str:
    """The text with a placeholder for each of its last `drawn` digits."""
    letters = list(text)
    places = [at for at, letter in enumerate(letters) if letter.isdigit()][-drawn:]
    for place, at in enumerate(places):
        letters[at] = f"{{{place}}}"
    return "".join(letters)


def _national(number: phonenumbers.PhoneNumber) -> str:
    return phonenumbers.format_number(number, PhoneNumberFormat.NATIONAL)


def _abroad(number: phonenumbers.PhoneNumber) -> str:
    return phonenumbers.format_number(number, PhoneNumberFormat.INTERNATIONAL)


def _e164(number: phonenumbers.PhoneNumber) -> str:
    return phonenumbers.format_number(number, PhoneNumberFormat.E164)


_Way = Callable[[phonenumbers.PhoneNumber], str]
_ANYWHERE: tuple[_Way, ...] = (
    _abroad,
    _e164,
    lambda number: f"00{_e164(number)[1:]}",
    lambda number: _abroad(number).replace(" ", "-"),
    lambda number: _abroad(number).replace(" ", "\u00a0"),
    lambda number: f" {_abroad(number)} ",
)
_AT_HOME: tuple[_Way, ...] = (
    _national,
    _national,
    lambda number: _national(number).replace(" ", ""),
    lambda number: _national(number).replace(" ", "-"),
    lambda number: f"Tel. {_national(number)}",
)


def rows(count: int) -> Iterator[Row]:
    """The list, without its header."""
    chance = Random(f"{VERSION}")  # noqa: S311 - reproducible on purpose, no secret
    made = dict.fromkeys(COUNTRIES, 0)
    codes, weights = list(COUNTRIES), list(COUNTRIES.values())
    known = countries(long=count > _SHORT)
    most = {code: known[code].most for code in codes}
    for index in range(count):
        code = chance.choices(codes, weights)[0]
        if made[code] >= most[code]:  # a small country has no more
            code = HOME
        if index % _EVERY == 7:
            phone = chance.choice(BROKEN)
        elif index % _EVERY == 3 and made[code]:
            phone = known[code].spelled(chance.randrange(made[code]), chance)
        else:
            phone = known[code].spelled(made[code], chance)
            made[code] += 1
        yield 10_400_001 + 7 * index, f"{chance.choice(_FIRST)} {chance.choice(_LAST)}", phone, chance.choice(_CITIES)
    if made[HOME] > most[HOME]:
        raise ValueError(f"not so many numbers can be made of {HOME}")


def folder() -> Path:
    """Where lists are kept."""
    return user_cache_path("dialproof", appauthor=False) / f"bench-{VERSION}"


def csv_list(count: int) -> Path:
    """The list as CSV (UTF-8, commas)."""
    return _kept(folder() / f"list-{count}.csv", lambda part: _write_csv(part, count))


def xlsx_list(count: int) -> Path:
    """The list as a workbook as Excel saves it: texts in the shared strings, numbers as numbers."""
    return _kept(folder() / f"list-{count}.xlsx", lambda part: _write_xlsx(part, count))


def _kept(path: Path, write: Callable[[Path], None]) -> Path:
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(f".{os.getpid()}-{path.name}")
        write(part)
        part.replace(path)
    return path


def _write_csv(path: Path, count: int) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(HEADER)
        writer.writerows(rows(count))


def _write_xlsx(path: Path, count: int) -> None:
    strings: dict[str, int] = {}
    cells = 0
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as book:
        for name, text in sheet_parts.FIXED.items():
            book.writestr(name, text)
        with book.open("xl/worksheets/sheet1.xml", "w", force_zip64=True) as sheet:
            sheet.write(sheet_parts.sheet_start(count + 1, len(HEADER)).encode())
            for number, row in enumerate(_with_header(count), start=1):
                sheet.write(sheet_parts.row(number, row, strings).encode())
                cells += sum(isinstance(value, str) and bool(value) for value in row)
            sheet.write(sheet_parts.SHEET_END.encode())
        with book.open("xl/sharedStrings.xml", "w") as shared:
            shared.write(sheet_parts.strings_start(cells, len(strings)).encode())
            for text in strings:
                shared.write(sheet_parts.string(text).encode())
            shared.write(sheet_parts.STRINGS_END.encode())


def _with_header(count: int) -> Iterator[tuple[int | str, ...]]:
    return chain[tuple[int | str, ...]]([HEADER], rows(count))
