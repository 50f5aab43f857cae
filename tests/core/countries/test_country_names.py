"""Countries are understood as people write them, type them, and hint at them in a list's other cells."""

from __future__ import annotations

from typing import Any

import phonenumbers
import pytest

from desktop_app.core.countries.hints import country_hints
from desktop_app.core.countries.names import (
    calling_code_country,
    countries_beginning,
    countries_called,
    country_of,
    country_of_code,
    has_calling_sign,
    vehicle_sign_country,
)

NAMES = {
    "AE": ["UAE", "U.A.E.", "Vereinigte Arabische Emirate", "الإمارات"],
    "AT": ["Österreich", "Oesterreich", "ÖSTERREICH", "Autriche", "Rakousko", "Ausztria"],
    "BA": ["Bosnia and Herzegovina", "Bosnia & Herzegovina", "Bosna i Hercegovina"],
    "CH": ["Schweiz", "Suisse", "Svizzera", "Switzerland"],
    "CI": ["Côte d'Ivoire", "Cote d’Ivoire", "Ivory Coast", "Elfenbeinküste"],
    "CZ": ["Czechia", "Czech Republic", "Česko", "Tschechien", "捷克"],
    "DE": ["de", "DEU", "Germany", "GERMANY ", " Deutschland", "BRD", "Alemania", "Niemcy", "Almanya", "ドイツ", "德国",
           "Германия", "ألمانيا", "גרמניה", "जर्मनी", "เยอรมนี", "Đức", "Germany (DE)", "DE - Germany", "DE-Germany",
           "Deutschland / Germany", "\U0001f1e9\U0001f1ea", "\U0001f1e9\U0001f1ea Germany", "Germany (+49)", "ＤＥ"],
    "GB": ["UK", "u.k.", "GBR", "Great Britain", "England", "Scotland", "Wales", "Northern Ireland", "Großbritannien",
           "Storbritannia"],
    "GE": ["Georgia", "Georgien"],
    "GN": ["Guinea"],
    "GR": ["EL", "Greece", "Ελλάδα"],
    "KR": ["South Korea", "Korea, Republic of", "Republic of Korea", "Korea (South)", "대한민국", "한국"],
    "LC": ["St. Lucia", "Saint Lucia"],
    "NE": ["Niger"],
    "LT": ["Lituanie", "Lituânia", "Litauen", "Литва"],
    "NL": ["Países Baixos", "Holland", "The Netherlands", "Netherlands (the)", "Nederland", "Pays-Bas"],
    "QA": ["Catar", "Qatar", "قطر"],
    "RU": ["Russia", "Russian Federation", "Россия"],
    "TR": ["Türkiye", "TÜRKİYE", "Turkey", "Turkiye"],
    "US": ["USA", "U.S.A.", "U.S.", "America", "United States", "United States of America", "EE.UU.", "États-Unis"],
    "VN": ["Vietnam", "Viet Nam", "Việt Nam"],
    "XK": ["Kosovo"],
}  # fmt: skip
NONE = [
    "", " ", "en", "en-US", "US-CA", "TX", "NY", "Texas", "Atlanta, Georgia", "Germany (FR)", "France / Spain", "AQ",
    "Antarctica", "\U0001f1e9\U0001f1ea France", "EUR", "CAD", "n/a", "?", "4", "x" * 500, None, 49, 49.0, True,
]  # fmt: skip


@pytest.mark.parametrize(("country", "text"), [(country, text) for country, texts in NAMES.items() for text in texts])
def test_a_country_is_known_by_any_of_its_names(country: str, text: str) -> None:
    assert country_of(text) == country


@pytest.mark.parametrize("text", NONE)
def test_what_names_no_country_or_two_is_none(text: Any) -> None:
    assert country_of(text) == ""


def test_every_name_that_libphonenumber_has_is_known() -> None:
    from phonenumbers.geodata.locale import LOCALE_DATA

    wrong = {
        (country, name, country_of(name))
        for country, names in LOCALE_DATA.items()
        for language, name in names.items()
        # Irish and Maltese ones were left out; "*" refers to another language.
        if country in phonenumbers.SUPPORTED_REGIONS and name and name[0] != "*" and language not in ("ga", "mt")
        if country_of(name) != country
    }
    # Short as they are, a country's code comes before another's name without its accent.
    assert {name for _, name, _ in wrong} <= {"Cad", "Nga"}


def test_every_code_is_known_in_any_letter_case() -> None:
    regions = phonenumbers.SUPPORTED_REGIONS
    assert {country_of(code) for code in regions} == set(regions)
    assert all(country_of(code.lower()) == code for code in regions)
    assert [country_of_code(code) for code in ("deu", "GBR", "Usa", "CHE", "xkx", "ATA", "ABCD", "É1")] == [
        "DE", "GB", "US", "CH", "XK", "", "", "",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("cell", "country"),
    [
        ("+44", "GB"), ("0044", "GB"), ("44", "GB"), (44, "GB"), (44.0, "GB"), ("GB +44", "GB"), ("UK (+44)", "GB"),
        ("+49", "DE"), ("(+49)", "DE"), ("+1", "US"), ("+1 876", "JM"), ("+1-876", "JM"), (1876, "JM"), ("+7", "RU"),
        ("Kazakhstan +7", "KZ"), ("Guernsey (+44)", "GG"), ("+358", "FI"), (" +33 ", "FR"),
        ("+800", ""), ("+999", ""), ("030", ""), ("0", ""), (0, ""), ("", ""), ("+", ""), (44.5, ""), (True, ""),
        (None, ""), ("GB +49", ""), ("+1 999", ""), ("+44 7400 123456", ""), ("x" * 500, ""),
    ],
)  # fmt: skip
def test_a_calling_code_tells_its_main_country(cell: Any, country: str) -> None:
    assert calling_code_country(cell) == country


def test_a_sign_tells_calling_codes_from_other_numbers() -> None:
    assert [has_calling_sign(cell) for cell in ("+44", "0044", "GB +44", "44", 44, "x")] == [True] * 3 + [False] * 3


def test_vehicle_signs_are_countries_only_where_they_are_asked_for() -> None:
    assert [vehicle_sign_country(sign) for sign in ("D", "a", "CH", "F", "I", "SLO", "FL", "Italien", "x", 1)] == [
        "DE", "AT", "CH", "FR", "IT", "SI", "LI", "IT", "", "",
    ]  # fmt: skip
    assert country_of("D") == ""


# --- what a list's other cells say of its country ---


@pytest.mark.parametrize(
    ("cells", "country"),
    [
        (["London", "Leeds", "York"], "GB"),
        (["10 High St, Leeds LS1 4AP", "SW1A 1AA", "M1 1AE"], "GB"),
        (["anna@example.de", "www.laden.de", "https://shop.de/x"], "DE"),
        (["a@shop.co.uk", "b@firm.co.uk", "c@home.co.uk"], "GB"),
        (["Москва", "Казань", "Омск"], "RU"),
        (["120,00 zł", "99 PLN", "5 zł"], "PL"),
        (["St Peter Port", "Alderney", "Sark"], "GG"),
    ],
)
def test_cells_speak_for_their_country_more_than_for_any_other(cells: list[str], country: str) -> None:
    found = country_hints([[cell, "07700 900123"] for cell in cells], {1}, ["x", "Phone"], [])
    assert max(found, key=lambda each: found[each]) == country
    assert 0.3 < found[country] <= 1


def test_what_two_countries_have_counts_half_for_each_and_the_phone_column_is_not_asked() -> None:
    found = country_hints([["Birmingham", "London"]], {1}, ["City", "Phone"], [])
    assert found == {"GB": 0.5, "US": 0.5}


def test_titles_and_headers_hint_at_countries_and_small_words_do_not() -> None:
    found = country_hints([["x"]], set(), ["Telefon", "Nachname", "Ort"], ["Customers and leads, Austria", "per est"])
    assert max(found, key=lambda each: found[each]) == "AT"
    assert set(found) == {"AT", "DE", "CH"}


@pytest.mark.parametrize("cell", ["and", "try again", "Ron", "me@app.io", "no", "is", "12-345", ""])
def test_ordinary_words_are_no_hints(cell: str) -> None:
    assert set(country_hints([[cell]], set(), ["x"], [])) <= {"PL"}


def test_a_wide_list_is_looked_at_in_part() -> None:
    rows = [["London"] * 4_000] * 3 + [["Paris"] * 4_000] * 100
    assert country_hints(rows, set(), ["x"] * 4_000, []) == {"GB": 0.5, "CA": 0.5}


# --- what a person types to find a country ---


@pytest.mark.parametrize(
    ("text", "country"),
    [
        ("uk", "GB"), ("USA", "US"), ("England", "GB"), ("Deutschland", "DE"), ("44", "GB"), ("+44", "GB"),
        ("0044", "GB"), ("1", "US"), ("+1 876", "JM"), ("7", "RU"), ("de", "DE"), ("GBR", "GB"), ("英国", "GB"),
    ],
)  # fmt: skip
def test_the_whole_text_means_a_country(text: str, country: str) -> None:
    assert countries_called(text)[0] == country


def test_a_calling_code_means_all_who_share_it() -> None:
    assert set(countries_called("44")) == {"GB", "GG", "IM", "JE"}
    assert {"KZ", "RU"} == set(countries_called("+7"))


@pytest.mark.parametrize("text", ["", "zz", "999", "hello", "0", "+"])
def test_other_texts_mean_none(text: str) -> None:
    assert countries_called(text) == ()


def test_a_name_is_found_by_how_it_begins_in_any_language() -> None:
    assert "DE" in countries_beginning("deutsch")
    assert "AT" in countries_beginning("osterr")
    assert countries_beginning("") == frozenset() == countries_beginning("qqq")
