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
    """ "United Kingdom" for GB (ISO 3166-1 alpha-2); the code itself where Qt knows no name."""
    english = _english(region)
    return words.tr(english, "countries") if english else region


def by_name(regions: Iterable[str]) -> dict[str, str]:
    """Regions with their names, in the order in which the person's language sorts these."""
    collator = QCollator(words.locale())
    named = ((region, country_name(region)) for region in regions)
    return dict(sorted(named, key=lambda item: collator.sortKey(item[1])))


@lru_cache(512)
def _english(region: str) -> str:
    """Qt's name, which is asked for at each painting of a row."""
    territory = QLocale.codeToTerritory(region)
    return "" if territory == QLocale.Country.AnyCountry else QLocale.territoryToString(territory)


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


def first_country(remembered: object, system: QLocale | None = None) -> str:
    """The country to begin with: what was used last (`NO_COUNTRY` included), else that of the system's locale."""
    if isinstance(remembered, str) and (remembered == NO_COUNTRY or known_region(remembered)):
        return remembered
    code = QLocale.territoryToCode((system or QLocale.system()).territory())
    return code if known_region(code) else NO_COUNTRY


def country_title(region: str) -> str:
    """The same at the beginning of a line: "United Kingdom" for GB, "International"."""
    return words.tr("International", "check") if region == _NO_SINGLE else country_name(region)
