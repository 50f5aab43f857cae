"""The column of countries is found by its cells, and what only looks like one isn't taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from desktop_app.core.countries.column import CountryKind, country_reader, find_country_column, kind_of
from desktop_app.core.detection.table import Column
from tests.corpus.listing import e164, spelled

COUNTRIES = ["DE", "FR", "GB", "IT", "ES"]
ROWS = 40
MIXED = [number for n in range(8) for country in COUNTRIES for number in spelled(country, 1, n)]
GERMAN = spelled("DE", ROWS)
AMERICAN = spelled("US", ROWS)


def cycle(*cells: Any) -> list[Any]:
    return [cells[n % len(cells)] for n in range(ROWS)]


def found(
    phones: Sequence[Any], default: str | None = None, /, **columns: Sequence[Any]
) -> tuple[str, CountryKind] | None:
    named = {"phone": phones, **columns}
    listed = [Column(index, name.replace("_", " ")) for index, name in enumerate(named)]
    rows = [list(row) for row in zip(*named.values(), strict=True)]
    country = find_country_column(listed, rows, [0], default)
    return (country.column.name, country.kind) if country else None


NAMES = CountryKind.NAMES
WRITTEN: dict[str, list[Any]] = {
    "alpha-2": cycle(*COUNTRIES),
    "alpha-3": cycle("DEU", "FRA", "GBR", "ITA", "ESP"),
    "small": cycle("de", "fr", "gb", "it", "es"),
    "English": cycle("Germany", "France", "United Kingdom", "Italy", "Spain"),
    "German": cycle("Deutschland", "Frankreich", "Großbritannien", "Italien", "Spanien"),
    "Turkish": cycle("Almanya", "Fransa", "İngiltere", "İtalya", "İspanya"),
    "Chinese": cycle("德国", "法国", "英国", "意大利", "西班牙"),
    "Arabic": cycle("ألمانيا", "فرنسا", "المملكة المتحدة", "إيطاليا", "إسبانيا"),
    "mixed": cycle("Germany (DE)", "FR", "UK", " italia ", "ESPAÑA"),
}


@pytest.mark.parametrize("written", WRITTEN)
def test_countries_are_found_under_any_name_and_under_none(written: str) -> None:
    for name in ("Country", "Land", "国家", "x", "B"):
        assert found(MIXED, town=cycle("Ulm", "York"), **{name: WRITTEN[written]}) == (name, NAMES)


def test_blanks_and_words_for_nothing_are_no_cells() -> None:
    assert found(MIXED, x=[*WRITTEN["English"][:20], *["", None, "n/a", "-"] * 5]) == ("x", NAMES)


def test_under_a_name_that_says_so_some_may_be_unknown() -> None:
    cells = [*WRITTEN["English"][:30], *["Gemrany"] * 10]
    assert found(MIXED, Country=cells) == ("Country", NAMES)
    assert found(MIXED, x=cells) is None


def test_one_country_all_the_way_is_fine() -> None:
    assert found(GERMAN, x=["DE"] * ROWS) == ("x", NAMES)
    assert found(GERMAN, Land=["Deutschland"] * ROWS) == ("Land", NAMES)


def test_calling_codes_are_found_by_their_sign_or_their_name() -> None:
    kind = CountryKind.CALLING_CODES
    signed = cycle("+49", "+33", "+44", "+39", "+34")
    bare = [int(code) for code in signed]
    assert found(MIXED, x=signed) == ("x", kind)
    assert found(MIXED, x=cycle("0049", "0033", "0044", "0039", "0034")) == ("x", kind)
    for name in (
        "Country code",
        "Dial code",
        "Vorwahl",
        "Ländervorwahl",
        "indicatif",
        "Prefijo",
        "DDI",
        "国家代码",
        "ISD",
    ):
        assert found(MIXED, **{name: bare}) == (name, kind)
    assert found(MIXED, Quantity=bare) is None
    assert found(MIXED, Vorwahl=cycle("030", "089", "040")) is None
    assert found(MIXED, Prefix=cycle(1, 7, 86)) is None


def test_vehicle_signs_are_countries_under_a_name_that_says_so() -> None:
    signs = cycle("D", "F", "GB", "I", "E")
    assert found(MIXED, Land=signs) == ("Land", CountryKind.VEHICLE_SIGNS)
    assert found(MIXED, Status=signs) is None


@pytest.mark.parametrize(
    ("name", "cells"),
    [
        ("State", cycle("CA", "IN", "DE", "AL", "GA")),
        ("x", cycle("CA", "IN", "DE", "TX", "NY")),
        ("x", cycle("CA", "IN", "DE", "AL", "GA")),
        ("Bundesland", cycle("BY", "BE", "SH", "SN")),
        ("Language", cycle("de", "fr", "it")),
        ("Sprache", cycle("de")),
        ("x", cycle("en", "de", "fr", "es")),
        ("Locale", cycle("de-DE", "en-US")),
        ("Currency", cycle("EUR", "USD", "CHF")),
        ("Opt-in", cycle("NO")),
        ("x", cycle("NO", "YES")),
        ("Nationality", cycle("German", "IT")),
        ("Country of birth", cycle("Poland", "Italy")),
        ("Hersteller", cycle("France", "Spain", "Norway")),
        ("Country", cycle("Spain", "Norway", "Poland")),
        ("Town", cycle("Berlin", "Georgia")),
        ("Sex", cycle("M", "F")),
    ],
)
@pytest.mark.parametrize("phones", [AMERICAN, spelled("NL", ROWS)], ids=["US", "NL"])
def test_what_looks_like_countries_is_not_taken(phones: list[str], name: str, cells: list[Any]) -> None:
    assert found(phones, **{name: cells}) is None


BRITISH = [f"07{n % 5 + 5}{n:02} {n * 7919 % 1_000_000:06}" for n in range(ROWS)]


@pytest.mark.parametrize("country", ["GB", None])
@pytest.mark.parametrize("name", ["Country", "Supplier country", "Lieferland", "x"])
def test_countries_in_which_numbers_are_valid_by_chance_are_not_theirs(name: str, country: str | None) -> None:
    suppliers = cycle("Germany", "Germany", "Italy", "United Kingdom", "France", "United Kingdom", "Germany", "China")
    assert found(BRITISH, country, **{name: suppliers}) is None


def test_languages_of_one_country_are_not_its_numbers_countries() -> None:
    swiss = [f"07{6 + n % 3} {n:03} {n:02} 21" for n in range(ROWS)]
    assert found(swiss, "CH", L=cycle("DE", "DE", "FR", "IT")) is None


def test_of_a_true_column_the_numbers_may_be_bad_and_fit_elsewhere() -> None:
    numbers = [number for n in range(20) for number in (GERMAN[n], BRITISH[n])]
    bad = [number if n % 8 else number[:-4] for n, number in enumerate(numbers)]
    for default in (None, "DE", "GB"):
        assert found(bad, default, Country=cycle("DE", "GB")) == ("Country", NAMES)


def test_the_name_that_says_country_wins_and_then_what_fits_the_numbers() -> None:
    wrong = cycle("China", "Japan")
    assert found(MIXED, supplier=wrong, residence=WRITTEN["English"]) == ("residence", NAMES)
    assert found(MIXED, residence=WRITTEN["English"], Country=WRITTEN["alpha-2"]) == ("Country", NAMES)
    assert found(MIXED, Code=cycle("+49", "+33", "+44", "+39", "+34"), Country=WRITTEN["alpha-2"]) == ("Country", NAMES)


def test_numbers_with_a_plus_confirm_it_too() -> None:
    phones = [number for n in range(8) for country in COUNTRIES for number in e164(country, 1, n)]
    assert found(phones, x=WRITTEN["alpha-2"]) == ("x", NAMES)
    assert found(phones, x=cycle("US", "CN")) is None


def test_without_numbers_only_a_name_is_believed() -> None:
    assert found([""] * ROWS, Country=WRITTEN["alpha-2"]) == ("Country", NAMES)
    assert found([""] * ROWS, x=WRITTEN["alpha-2"]) is None


def test_a_phone_column_and_an_empty_table_have_none() -> None:
    column = Column(0, "Country")
    assert find_country_column([column], [["DE"]] * 5, [0]) is None
    assert find_country_column([column], [], []) is None


@pytest.mark.parametrize(
    ("cells", "kind", "cell", "country"),
    [
        (["DE", "Italy"], CountryKind.NAMES, "Spain", "ES"),
        (["+49", 33], CountryKind.CALLING_CODES, "0044", "GB"),
        (["D", "A", "CH"], CountryKind.VEHICLE_SIGNS, "I", "IT"),
    ],
)
def test_a_column_that_a_person_chose_is_read_as_its_cells_want(
    cells: list[Any], kind: CountryKind, cell: Any, country: str
) -> None:
    assert kind_of(Column(0, "x"), [[each] for each in cells]) is kind
    assert country_reader(kind)(cell) == country
