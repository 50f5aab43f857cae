"""Lists of earlier versions, brought up to date."""

from __future__ import annotations

from pathlib import Path

from desktop_app.services.ports import Progress
from desktop_app.services.ports.progress import WorkProgress
from desktop_app.storage.lists.file import bring_up_to_date


def upgrade_list(report: WorkProgress, folder: Path) -> None:
    """All of it, or nothing where it is cancelled. Raises `ListLost` where it is damaged, `DiskFull`."""
    bring_up_to_date(folder, lambda done, total: report(Progress("Upgrading", done, total, unit="answers")))
