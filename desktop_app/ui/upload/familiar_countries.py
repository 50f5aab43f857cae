"""The countries that a person has to do with: of those that fit a list's numbers the same, these are offered first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from PySide6.QtCore import QLocale

from desktop_app.services.ports import Journal
from desktop_app.ui.upload.chosen_last import COUNTRY


def familiar_countries(in_list: Mapping[str, int], journal: Journal, system: QLocale | None = None) -> list[str]:
    """Those of the list's other numbers, the system's own, the one used last, and those of earlier lists.

    `in_list`: how many numbers of each country the list has. Codes are ISO 3166-1 alpha-2, the likeliest first.
    """
    own = QLocale.territoryToCode((system or QLocale.system()).territory())
    earlier = Counter(code for codes in journal.countries().values() for code in codes)
    last = str(journal.setting(COUNTRY) or "")
    found = [*_most_first(in_list), own, last, *_most_first(earlier)]
    return [code for code in dict.fromkeys(found) if code]


def _most_first(counts: Mapping[str, int]) -> list[str]:
    return sorted(counts, key=lambda code: (-counts[code], code))
