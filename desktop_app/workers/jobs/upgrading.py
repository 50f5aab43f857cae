"""Brings lists of earlier versions up to date."""

from __future__ import annotations

from pathlib import Path

from desktop_app.services.ports import Progress
from desktop_app.services.ports.progress import WorkProgress
from desktop_app.storage.lists.file import bring_up_to_date


def upgrade_list(report: WorkProgress, folder: Path) -> None:
    """Upgrade a list completely, or not at all if cancelled. Raise `ListLost` if it is damaged, or `DiskFull`."""
    bring_up_to_date(folder, lambda done, total: report(Progress("Upgrading", done, total, unit="answers")))
