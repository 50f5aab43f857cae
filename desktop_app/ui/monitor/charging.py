"""What the chosen batch was charged, or what is known of it while it stands still: with the unit of its connection."""

from __future__ import annotations

from desktop_app.core.batch import Batch, Task
from desktop_app.services.charging import so_far
from desktop_app.services.ports import Journal
from desktop_app.ui import words
from desktop_app.ui.charge_words import Charge, charge_of
from desktop_app.ui.monitor.entry import Entry


class Charging:
    """Asks the journal only for what is shown."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._unit_is_of: tuple[Batch, str] | None = None

    def unit(self, entry: Entry) -> str:
        """In which amounts are; looked up when another batch is shown, or something was written of this one."""
        if self._unit_is_of is None or self._unit_is_of[0] != entry.batch:
            last = self._journal.balances(entry.batch.base_url, 1)
            self._unit_is_of = entry.batch, (last[-1].currency if last else "")
        return self._unit_is_of[1] or words.tr("credits", "monitor")

    def charge(self, entry: Entry) -> Charge | None:
        """What there is to say of a batch."""
        known = so_far(self._journal, entry.batch, entry.tasks)
        return charge_of(entry.batch, entry.tasks, entry.product, self.unit(entry), known)


def task_words(entry: Entry, task: Task, unit: str) -> str:
    """Its product, and what its answers named."""
    if task.cost is None:
        return entry.product_title
    about = "≈ " if task.estimated else ""
    return f"{entry.product_title} · {about}{words.number(task.cost)} {unit}"
