"""The balance below which the person wants a warning."""

from __future__ import annotations

from decimal import Decimal

from desktop_app.core.service.settings import Setting
from desktop_app.storage.journal.journal import Journal

LARGEST = 1_000_000_000


def warning_below(journal: Journal) -> int:
    """Return the amount stored in the journal; 0 for no warning."""
    kept = journal.setting(Setting.BALANCE_WARNING, 0)
    return min(max(kept, 0), LARGEST) if isinstance(kept, int) else 0


def is_low(journal: Journal, amount: Decimal | None) -> bool:
    """Return True if this balance is to be warned of, in the page's banner and the header's tone."""
    return amount is not None and amount < warning_below(journal)
