"""How many numbers a task of a connection may have: what the person said or taught, and what the service took."""

from __future__ import annotations

from desktop_app.core.batch import Batch
from desktop_app.services.ports import Journal
from desktop_app.services.session import dialect_of
from desktop_app.services.workbench import Workbench


def most_numbers(bench: Workbench, batch: Batch) -> int | None:
    """The most numbers in a task of a batch; None where nobody has said. Raises `DialectBroken`."""
    learned: int | None = bench.journal.setting(_name(batch))
    taught = dialect_of(bench.session.connection(batch.base_url)).most_numbers
    return min((most for most in (batch.max_per_task, learned, taught) if most), default=None)


def learn_most(journal: Journal, batch: Batch, most: int | None) -> None:
    """Remember for the batch's connection what its service was found to take; None: what was learned is wrong."""
    journal.save_setting(_name(batch), most)


def _name(batch: Batch) -> str:
    return f"most numbers of {batch.base_url}"
