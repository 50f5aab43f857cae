"""The last choices, proposed for the next list: the product; the country for single checks only."""

from __future__ import annotations

from desktop_app.core.service.settings import Setting
from desktop_app.storage.journal.journal import Journal

# The journal's setting with the country of nationally written numbers. Single check starts with it and stores its
# choice here; Batch upload only stores the choice for a list, and never starts with it.


class ChosenLast:
    """Stores the choices in the journal's settings."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    def product(self) -> str:
        """Return the product's slug, "" before any was chosen."""
        return str(self._journal.setting(Setting.PRODUCT, ""))

    def keep_product(self, slug: str) -> None:
        """Store the product to propose."""
        self._journal.save_setting(Setting.PRODUCT, slug)

    def keep_country(self, code: str) -> None:
        """Store the country for single checks; a list never starts with the country of another one."""
        self._journal.save_setting(Setting.COUNTRY, code)
