"""The names of countries that lists are read by are those of Babel's CLDR."""

from __future__ import annotations

import pytest
from babel import Locale
from babel.core import get_cldr_version
from translations import country_words

from desktop_app.core.countries.names import country_of
from desktop_app.core.numbers.phone import known_region


def test_the_generated_names_are_up_to_date_with_babel() -> None:
    """Else write them anew: `python -m translations.country_words` in packaging/."""
    assert country_words.PLACE.read_text("utf-8") == country_words.generated(), f"CLDR {get_cldr_version()}"


@pytest.mark.parametrize("locale", country_words.LOCALES)
def test_what_a_language_calls_countries_is_understood(locale: str) -> None:
    names = {code: name for code, name in Locale.parse(locale).territories.items() if known_region(code)}
    wrong = {code: name for code, name in names.items() if country_of(name) != code}
    assert len(wrong) <= 3, wrong
