"""What a list of the corpus is: how it is written, and what a reader has to make of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from desktop_app.core.errors import InputError

Rows = list[list[Any]]
Write = Callable[[Path], object]
# National spelling and E.164 of the n-th number of a country, n below 100.
SPELLINGS: dict[str, tuple[str, str]] = {
    "AE": ("050 123 45{:02}", "+9715012345{:02}"),
    "BR": ("(11) 91234-56{:02}", "+55119123456{:02}"),
    "CH": ("079 123 45 {:02}", "+417912345{:02}"),
    "CN": ("138 0013 80{:02}", "+86138001380{:02}"),
    "CZ": ("601 123 4{:02}", "+4206011234{:02}"),
    "DE": ("0171 39200{:02}", "+4917139200{:02}"),
    "DK": ("20 12 34 {:02}", "+45201234{:02}"),
    "EG": ("0100 123 45{:02}", "+2010012345{:02}"),
    "ES": ("612 34 56 {:02}", "+346123456{:02}"),
    "FR": ("06 12 34 56 {:02}", "+336123456{:02}"),
    "GB": ("07400 1234{:02}", "+4474001234{:02}"),
    "GR": ("691 234 56{:02}", "+3069123456{:02}"),
    "IL": ("050-234-56{:02}", "+9725023456{:02}"),
    "IN": ("98765 432{:02}", "+9198765432{:02}"),
    "IT": ("347 12345{:02}", "+3934712345{:02}"),
    "JP": ("090-1234-56{:02}", "+8190123456{:02}"),
    "KR": ("010-1234-56{:02}", "+8210123456{:02}"),
    "NL": ("06 123450{:02}", "+316123450{:02}"),
    "PL": ("512 345 6{:02}", "+485123456{:02}"),
    "RU": ("8 (912) 345-67-{:02}", "+791234567{:02}"),
    "SE": ("070-174 06 {:02}", "+467017406{:02}"),
    "TR": ("0532 123 45 {:02}", "+9053212345{:02}"),
    "UA": ("050 123 45 {:02}", "+3805012345{:02}"),
    "US": ("(202) 555-01{:02}", "+120255501{:02}"),
}
COUNT = 12


@dataclass(frozen=True)
class Listing:
    """A list that is understood without a hint, but for the country of national spellings.

    `numbers` has for each row of data its E.164, "" for none, or how its problem begins; a
    number that stood there before is a duplicate. `sheet`, `encoding` and `delimiter` are
    compared where they are given. `all_sheets`: they are read as one list.
    """

    name: str
    write: Write
    numbers: Sequence[str]
    format: str
    country: str | None = None
    column: str | None = "Mobile"
    header: int | None = 1
    sheet: str | None = None
    encoding: str | None = None
    delimiter: str | None = None
    all_sheets: bool = False


@dataclass(frozen=True)
class Refused:
    """A file that can't be understood: the error, and words of its sentence."""

    name: str
    write: Write
    error: type[InputError]
    words: str


def spelled(country: str, count: int = COUNT, first: int = 0) -> list[str]:
    """Numbers as one writes them in the country."""
    return [SPELLINGS[country][0].format(n) for n in range(first, first + count)]


def e164(country: str, count: int = COUNT, first: int = 0) -> list[str]:
    """The same numbers as E.164."""
    return [SPELLINGS[country][1].format(n) for n in range(first, first + count)]


def people(phones: Sequence[Any], header: Sequence[str] = ("Name", "Mobile", "Town")) -> Rows:
    """A table of three columns with the phones in the second one."""
    towns = ["Leeds", "York", "Bath"]
    return [list(header), *([f"Person {chr(65 + n % 26)}", phone, towns[n % 3]] for n, phone in enumerate(phones))]


def columns(**named: Sequence[Any]) -> Rows:
    """A table with these columns; underscores in their names are spaces."""
    cells = zip(*named.values(), strict=True)
    return [[name.replace("_", " ") for name in named], *(list(row) for row in cells)]
