"""The names of countries: their translations are those of the Unicode project (CLDR), by way of Babel."""

from __future__ import annotations

from translations.sources import Source, Texts
from translations.ts_file import Key, Translation

CONTEXT = "countries"
PLACE = "desktop_app/ui/text/country_names.py"


def names() -> dict[str, str]:
    """Qt's English name of every country and territory, by its code: a service may name one that has no numbers."""
    from PySide6.QtCore import QLocale

    found = {QLocale.territoryToCode(each): QLocale.territoryToString(each) for each in QLocale.Country}
    return {code: name for code, name in sorted(found.items()) if len(code) == 2}


def texts() -> Texts:
    """They as texts to be translated."""
    return {(CONTEXT, name): Source([PLACE]) for name in sorted(set(names().values()))}


def translations(language: str) -> dict[Key, Translation]:
    """What CLDR calls them in this language."""
    from babel import Locale

    known = Locale.parse(language).territories
    return {(CONTEXT, name): Translation([known.get(code, "")]) for code, name in names().items()}
