"""What a person types to find a country."""

from __future__ import annotations

import pytest

from desktop_app.core.countries.names import countries_beginning, countries_called


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
