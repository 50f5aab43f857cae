"""How long lists and single checks are kept, and the deletion of those that are too old, or of all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta

from desktop_app.core.batch import Batch, finished
from desktop_app.core.checks import CheckEntry, CheckState
from desktop_app.core.errors import DialproofError
from desktop_app.core.retention import CHOICES, Due, Keeping, before, outdated, outdated_check
from desktop_app.services.verification import Verification
from desktop_app.services.workbench import Workbench

_KEEPING = "lists kept"  # the journal's setting
_ALL = 1_000_000  # single checks: each was asked for by hand
# What is younger may still be on its way: a list that is being read or about to be sent, a check not sent yet.
_FRESH = timedelta(hours=1)


class Retention:
    """Only what has ended is ever deleted, and nothing by itself before a person has agreed to the first time."""

    def __init__(self, bench: Workbench, verification: Verification) -> None:
        self._bench = bench
        self._verification = verification
        self._erasing = verification.erasing

    # --- the choice ---

    @property
    def days(self) -> int | None:
        """After how many days what has ended is deleted; None: never."""
        return self._keeping().days

    def choose(self, days: int | None, *, agreed: bool = False) -> None:
        """`agreed`: the person was told what goes now, and wants it; else they are asked the first time."""
        self._keep(Keeping(days, said=agreed, looked=self._bench.time.now()))

    def due(self, days: int | None) -> Due:
        """What would go if things were kept for so many days."""
        if days is None:
            return Due()
        limit, journal = before(self._bench.time.now(), days), self._bench.journal
        batches = [batch for batch in journal.batches() if outdated(batch, journal.tasks(batch.id), limit)]
        return Due(tuple(batches), tuple(check for check in self.checks() if outdated_check(check, limit)))

    def checks(self) -> list[CheckEntry]:
        """All single checks that there are."""
        return self._bench.journal.checks(None, _ALL)

    # --- deleting ---

    @property
    def owed(self) -> bool:
        """Whether something that was deleted may still be on the disk, until the next deletion or the next start."""
        return self._erasing.owed

    async def tidy(self) -> Due:
        """End what an earlier run began and delete what is too old; what has to be asked about first is given back."""
        await asyncio.to_thread(self._bench.lists.sweep)  # a deletion may have been killed before it owed anything
        await self._erasing.settle()
        keeping, now = self._keeping(), self._bench.time.now()
        due = self.due(keeping.days)
        if due and not keeping.may_delete(now):
            self._keep(replace(keeping, said=False))  # until the person has answered, however long that takes
            return due
        if keeping.days is not None:
            self._keep(replace(keeping, looked=now))
            await self._delete(due, min(before(now, keeping.days), now - _FRESH))
        return Due()

    async def delete_due(self, said: Due) -> Due:
        """Delete what a person was told of, as far as it is still too old; what has gone."""
        due = self.due(self.days)
        batches = tuple(batch for batch in due.batches if batch.id in {each.id for each in said.batches})
        checks = tuple(check for check in due.checks if check.id in {each.id for each in said.checks})
        return await self._delete(Due(batches, checks), self._bench.time.now() - _FRESH)

    async def delete_all(self) -> Due:
        """Delete every list that has ended and every single check, and all that is left of earlier ones."""
        self._erasing.owe(rest=True)
        checks = tuple(check for check in self.checks() if check.state is not CheckState.SENDING)
        everything = Due(tuple(self._verification.finished()), checks)
        return await self._delete(everything, self._bench.time.now() - _FRESH)

    async def delete_checks(self, checks: Iterable[CheckEntry]) -> bool:
        """Delete single checks for good; False where something still has them, and they go later."""
        self._erasing.owe()
        self._bench.journal.delete_checks([check.id for check in checks])
        return await self._erasing.settle()

    async def _delete(self, due: Due, limit: datetime) -> Due:
        """`limit`: what nobody has any more is deleted if it is older."""
        journal = self._bench.journal
        known = {batch.list_id for batch in journal.batches(deleted=True)}
        age = (self._bench.time.now() - limit).total_seconds()
        orphans = await asyncio.to_thread(self._discard_orphans, known, age)
        if not (due or orphans or self.owed):
            return due
        self._erasing.owe()
        gone: list[Batch] = []
        for batch in due.batches:
            with suppress(DialproofError, KeyError):  # somebody works on it, was quicker, or its file is damaged
                if finished(journal.tasks(batch.id)):  # it may have been sent again meanwhile
                    await self._verification.forget(batch.id, settle=False)
                    gone.append(batch)
        journal.delete_checks([check.id for check in due.checks])
        journal.forget_unsent_checks(limit)
        self._erasing.owe()  # an erasure that ran meanwhile did not see them go
        await self._erasing.settle()
        return Due(tuple(gone), due.checks)

    def _discard_orphans(self, known: Collection[str], seconds: float) -> int:
        """Delete lists that were read and never sent, which a program that was killed leaves behind; how many."""
        found = self._bench.lists.orphans(known, seconds)
        for list_id in found:
            with self._bench.lists.claim(list_id) as mine:
                if mine:
                    self._bench.lists.discard(list_id)
        return len(found)

    def _keeping(self) -> Keeping:
        kept = self._bench.journal.setting(_KEEPING, None)
        if not isinstance(kept, dict) or kept.get("days") not in CHOICES:
            return Keeping()
        looked = kept.get("looked")
        return Keeping(kept["days"], kept.get("said") is True, datetime.fromisoformat(looked) if looked else None)

    def _keep(self, keeping: Keeping) -> None:
        if keeping != self._keeping():
            looked = keeping.looked.isoformat() if keeping.looked else None
            self._bench.journal.save_setting(_KEEPING, {"days": keeping.days, "said": keeping.said, "looked": looked})
