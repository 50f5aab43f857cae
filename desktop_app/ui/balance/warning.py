"""The amount below which one wants to be warned."""

from __future__ import annotations

from decimal import Decimal

from desktop_app.services.ports import Journal

SETTING = "balance_warning"
LARGEST = 1_000_000_000


def warning_below(journal: Journal) -> int:
    """The amount as the journal keeps it; 0 where no warning is wanted."""
    kept = journal.setting(SETTING, 0)
    return min(max(kept, 0), LARGEST) if isinstance(kept, int) else 0


def is_low(journal: Journal, amount: Decimal | None) -> bool:
    """Whether this balance is to be warned of: for the page's banner and the header's tone."""
    return amount is not None and amount < warning_below(journal)
