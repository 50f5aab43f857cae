"""What was chosen for the last list, and is proposed for the next: the product; the country only for single checks."""

from __future__ import annotations

from typing import Final

from desktop_app.services.ports import Journal

# The journal's setting with the country of numbers written nationally. Single check begins with it, and keeps its own
# choice here; Batch upload only keeps what was chosen for a list, and begins none with it.
COUNTRY: Final = "country"
_PRODUCT: Final = "product"


class ChosenLast:
    """Kept among the journal's settings."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    def product(self) -> str:
        """The product's slug, "" before any was chosen."""
        return str(self._journal.setting(_PRODUCT, ""))

    def keep_product(self, slug: str) -> None:
        """It is proposed from now on."""
        self._journal.save_setting(_PRODUCT, slug)

    def keep_country(self, code: str) -> None:
        """For single checks: a list never begins with the country of another one."""
        self._journal.save_setting(COUNTRY, code)
