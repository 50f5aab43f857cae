"""The names of countries in the person's language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from PySide6.QtCore import QCollator, QLocale

from desktop_app.core.numbers.phone import known_region
from desktop_app.ui.text import words

NO_COUNTRY = ""  # only numbers with their country code are valid
_NO_SINGLE = "001"


def country_name(region: str) -> str:
    """Return "United Kingdom" for GB (ISO 3166-1 alpha-2); the code itself if Qt knows no name."""
    english = _english(region)
    return words.tr(english, "countries") if english else region


def by_name(regions: Iterable[str]) -> dict[str, str]:
    """Return regions with their names, in the order of the person's language."""
    collator = QCollator(words.locale())
    named = ((region, country_name(region)) for region in regions)
    return dict(sorted(named, key=lambda item: collator.sortKey(item[1])))


@lru_cache(512)
def _english(region: str) -> str:
    """Return Qt's name, cached, because painting each row asks for it."""
    territory = QLocale.codeToTerritory(region)
    return "" if territory == QLocale.Country.AnyCountry else QLocale.territoryToString(territory)


@cache
def _regions() -> frozenset[str]:
    """Return the ISO 3166-1 alpha-2 codes that libphonenumber knows."""
    return frozenset(code for each in QLocale.Country if known_region(code := QLocale.territoryToCode(each)))


def country_names() -> dict[str, str]:
    """Return these regions with their names, in the names' order."""
    return by_name(_regions())


def region_name(region: str) -> str:
    """Return the name of a number's region; `001` are numbers of no single country. "" for none."""
    return words.tr("international", "upload") if region == _NO_SINGLE else country_name(region)


def first_country(remembered: object, system: QLocale | None = None) -> str:
    """Return the country to start with: the one used last (`NO_COUNTRY` included), else that of the system's locale."""
    if isinstance(remembered, str) and (remembered == NO_COUNTRY or known_region(remembered)):
        return remembered
    code = QLocale.territoryToCode((system or QLocale.system()).territory())
    return code if known_region(code) else NO_COUNTRY


def country_title(region: str) -> str:
    """Return a region's name for the beginning of a line: "United Kingdom" for GB, "International"."""
    return words.tr("International", "check") if region == _NO_SINGLE else country_name(region)
