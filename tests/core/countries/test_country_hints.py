"""What a list's other cells say of its country."""

from __future__ import annotations

import pytest

from desktop_app.core.countries.hints import country_hints


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
