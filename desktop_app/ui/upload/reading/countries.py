"""The countries that nationally written numbers may be of, by name."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QLocale

from desktop_app.core.numbers.phone import known_region
from desktop_app.ui.parts.choices.choice_button import Option
from desktop_app.ui.text import words
from desktop_app.ui.text.country_names import by_name, country_name

NO_COUNTRY = ""  # only numbers with their country code are valid
_NO_SINGLE = "001"


@cache
def _regions() -> frozenset[str]:
    """ISO 3166-1 alpha-2 codes that libphonenumber knows."""
    return frozenset(code for each in QLocale.Country if known_region(code := QLocale.territoryToCode(each)))


def country_names() -> dict[str, str]:
    """These with their names, in the names' order."""
    return by_name(_regions())


def region_name(region: str) -> str:
    """The name of a number's region; `001` are numbers of no single country. "" of none."""
    return words.tr("international", "upload") if region == _NO_SINGLE else country_name(region)


def country_options() -> list[Option]:
    """All countries for a choice, the code as a hint; before them, none at all."""
    return [none_option(), *((code, name, code) for code, name in country_names().items())]


def none_option() -> Option:
    """No country for national numbers."""
    return (NO_COUNTRY, words.tr("no country", "upload"), words.tr("only with country code", "upload"))


def first_country(remembered: object, system: QLocale | None = None) -> str:
    """The country to begin with: what was used last (`NO_COUNTRY` included), else that of the system's locale."""
    if isinstance(remembered, str) and (remembered == NO_COUNTRY or known_region(remembered)):
        return remembered
    code = QLocale.territoryToCode((system or QLocale.system()).territory())
    return code if known_region(code) else NO_COUNTRY
