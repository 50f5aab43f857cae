"""Connections that have delivered results before, so that a list through them needs no trial."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

from desktop_app.core.batches.trial import ANY_READING, Trial
from desktop_app.core.service.settings import Setting
from desktop_app.storage.journal.journal import Journal


def prove(journal: Journal, *addresses: str) -> None:
    """Note that tasks and checks at these addresses were answered, unless the journal knows better."""
    for address in addresses:
        for way in ("tasks", "checks"):
            if journal.setting(name := Setting.TRIAL.of(f"{way} {address}")) is None:
                journal.save_setting(name, asdict(Trial(ANY_READING)))


def prove_at(home: Path, *addresses: str) -> None:
    """Note it in the journal of a data folder, which is made if there is none."""
    home.mkdir(parents=True, exist_ok=True)
    journal = Journal(home / "journal.sqlite")
    prove(journal, *addresses)
    journal.close()
