"""How many numbers a task of a connection may have: what the person said, and what the service was found to take."""

from __future__ import annotations

from desktop_app.core.batch import Batch
from desktop_app.services.ports import Journal


def most_numbers(journal: Journal, batch: Batch) -> int | None:
    """The most numbers in a task of a batch; None where nobody has said."""
    learned: int | None = journal.setting(_name(batch))
    return min((most for most in (batch.max_per_task, learned) if most), default=None)


def learn_most(journal: Journal, batch: Batch, most: int | None) -> None:
    """Remember for the batch's connection what its service was found to take; None: what was learned is wrong."""
    journal.save_setting(_name(batch), most)


def _name(batch: Batch) -> str:
    return f"most numbers of {batch.base_url}"
