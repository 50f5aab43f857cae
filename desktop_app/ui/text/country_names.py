"""The names of countries in the person's language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QCollator, QLocale

from desktop_app.ui.text import words


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
