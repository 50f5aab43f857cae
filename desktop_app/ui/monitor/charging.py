"""What the chosen batch was charged, or what is known of it while it stands still: with the unit of its connection."""

from __future__ import annotations

from desktop_app.core.batch import Batch, Task, at_rest
from desktop_app.core.charged import Charged
from desktop_app.core.charges import charged
from desktop_app.services.balance import addresses_of_account
from desktop_app.services.ports import Journal
from desktop_app.ui import words
from desktop_app.ui.charge_words import Charge, charge_of, charged_words, estimated, how_words
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
        unit = self.unit(entry)
        charge = charge_of(entry.batch, entry.tasks, entry.product, unit)
        so_far = _so_far(self._journal, entry)
        if so_far is None or (charge is not None and charge.name == _so_far_words()):  # the answers name it
            return charge
        detail, estimate = how_words(so_far.how), estimated(entry.tasks, entry.product, sent=False)
        if estimate is not None:
            all_of_it = words.tr("estimated {}", "charges").format(words.number(estimate))
            detail = f"{detail} ({all_of_it.replace(' ', chr(0xA0))})"
        return Charge(_so_far_words(), charged_words(so_far, unit), detail)


def task_words(entry: Entry, task: Task, unit: str) -> str:
    """Its product, and what its answers named."""
    if task.cost is None:
        return entry.product_title
    about = "≈ " if task.estimated else ""
    return f"{entry.product_title} · {about}{words.number(task.cost)} {unit}"


def _so_far(journal: Journal, entry: Entry) -> Charged | None:
    """Of one that is paused: nothing of it is under way, so that the balance tells as it does when all has ended."""
    batch, tasks = entry.batch, entry.tasks
    since = min((task.sent_at for task in tasks if task.sent_at), default=None)
    if since is None or not entry.paused or at_rest(tasks):
        return None
    account = journal.account_since(addresses_of_account(journal, batch.base_url), since, batch.id)
    return charged(tasks, *account, resent=journal.resent(batch.id))


def _so_far_words() -> str:
    return words.tr("Charged so far", "charges")
