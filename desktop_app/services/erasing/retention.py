"""Decides how long lists and single checks are kept, and deletes those that are too old, or all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable
from dataclasses import replace
from datetime import datetime, timedelta

from desktop_app.core.batches.batch import finished
from desktop_app.core.batches.checks import CheckEntry, CheckState
from desktop_app.core.batches.retention import (
    CHOICES,
    Due,
    Keeping,
    Told,
    at_most,
    before,
    outdated,
    outdated_check,
    told_now,
)
from desktop_app.core.service.settings import Setting
from desktop_app.services.batches.verification import Verification
from desktop_app.services.erasing.deleting import forget_each
from desktop_app.services.program.service_context import ServiceContext

_ALL = 1_000_000  # limit for single checks: each was asked for by hand
# Anything younger may still be in progress: a list being read or about to be sent, a check not sent yet.
_FRESH = timedelta(hours=1)


class Retention:
    """Deletes only what has ended, and nothing automatically before a person has agreed for the first time.

    An organisation's limit needs nobody's consent, but is announced an hour before it deletes anything.
    """

    def __init__(self, context: ServiceContext, verification: Verification) -> None:
        self._context = context
        self._verification = verification
        self._erasing = verification.erasing

    # --- Choice of days ---

    @property
    def days(self) -> int | None:
        """The days after which what has ended is deleted; None: never."""
        return at_most(self._chosen().days, self.most_days)

    @property
    def most_days(self) -> int | None:
        """The longest time in days for which an organisation has things kept; None if the person decides."""
        return self._context.session.policy.most_days

    def choose(self, days: int | None, *, agreed: bool = False) -> None:
        """Store the person's choice of days.

        `agreed`: the person was told what is deleted now, and wants that; otherwise they are asked the first time.
        """
        self._keep(Keeping(days, said=agreed, looked=self._context.time.now()))

    def due(self, days: int | None) -> Due:
        """Return what would be deleted if things were kept for `days` days."""
        if days is None:
            return Due()
        limit, journal = before(self._context.time.now(), days), self._context.journal
        batches = [batch for batch in journal.batches() if outdated(batch, journal.tasks(batch.id), limit)]
        return Due(tuple(batches), tuple(check for check in self.checks() if outdated_check(check, limit)))

    def checks(self) -> list[CheckEntry]:
        """Return all single checks."""
        return self._context.journal.checks.single(None, _ALL)

    # --- Deleting ---

    @property
    def pending(self) -> bool:
        """True if something deleted may still be on the disk, until the next deletion or the next start."""
        return self._erasing.pending

    async def tidy(self) -> Due:
        """Finish what an earlier run began, and delete what is too old.

        Return what a person must be asked about first.
        """
        await asyncio.to_thread(self._context.lists.sweep)  # a deletion may have been killed before it was scheduled
        await self._erasing.run_pending()
        if self.most_days is None:
            self._tell(None)  # a limit that comes back is announced again
        days, now = self.days, self._context.time.now()
        if days is None:
            return Due()
        due = self.due(days)
        if not self._may_delete(days, now, due) and due:
            return due
        if self._chosen().days == days:
            self._keep(replace(self._chosen(), looked=now))
        self._context.journal.runs.forget_corrected(before(now, days))
        await self._delete(due, min(before(now, days), now - _FRESH))
        return Due()

    def _may_delete(self, days: int, now: datetime, due: Due) -> bool:
        """Return True if nobody has to be told first. Write down that somebody is told now."""
        chosen, told = self._chosen(), self._told()
        if chosen.days == days and chosen.may_delete(now):
            return True
        if self.most_days is None:
            if due:
                self._keep(replace(chosen, said=False))  # until the person has answered, however long that takes
            return False
        if not due and told is None:
            return False
        told = told_now(told, days, now)
        self._tell(told)
        return told.may_delete(now)

    async def delete_due(self, said: Due) -> Due:
        """Delete what a person was told of and is still too old. Return what was deleted."""
        due = self.due(self.days)
        batches = tuple(batch for batch in due.batches if batch.id in {each.id for each in said.batches})
        checks = tuple(check for check in due.checks if check.id in {each.id for each in said.checks})
        return await self._delete(Due(batches, checks), self._context.time.now() - _FRESH)

    async def delete_all(self) -> Due:
        """Delete every list that has ended, every single check, and everything left of earlier ones.

        Suppression lists stay: without them, numbers of people who opted out would be sent. So do recipes, and digests
        of what they were run with: else a file that is still in a watched folder would be paid for again.
        """
        self._erasing.schedule(rest=True, logs=self._context.journal.setting(Setting.RECIPE_LOGS, {}))
        checks = tuple(check for check in self.checks() if check.state is not CheckState.SENDING)
        self._context.journal.runs.clear()
        everything = Due(tuple(self._verification.finished()), checks)
        return await self._delete(everything, self._context.time.now() - _FRESH)

    async def delete_checks(self, checks: Iterable[CheckEntry]) -> bool:
        """Delete single checks for good. Return False if something still has them and they go later."""
        self._erasing.schedule()
        self._context.journal.checks.forget([check.id for check in checks])
        return await self._erasing.run_pending()

    async def _delete(self, due: Due, limit: datetime) -> Due:
        """Delete what is due, and lists and unsent checks that nobody has any more if they are older than `limit`."""
        journal = self._context.journal
        known = {batch.list_id for batch in journal.batches(deleted=True)}
        age = (self._context.time.now() - limit).total_seconds()
        orphans = await asyncio.to_thread(self._discard_orphans, known, age)
        await asyncio.to_thread(self._context.suppression.sweep)
        if not (due or orphans or self.pending):
            return due
        self._erasing.schedule()
        still = lambda batch_id: finished(journal.tasks(batch_id))  # noqa: E731 - it may have been sent again meanwhile
        gone = await forget_each(self._verification, due.batches, still)
        journal.checks.forget([check.id for check in due.checks])
        journal.checks.forget_unsent(limit)
        self._erasing.schedule()  # an erasure that ran meanwhile did not include them
        await self._erasing.run_pending()
        return Due(tuple(gone), due.checks)

    def _discard_orphans(self, known: Collection[str], seconds: float) -> int:
        """Delete lists that were read and never sent, left behind by a killed program. Return how many there were."""
        found = self._context.lists.orphans(known, seconds)
        for list_id in found:
            with self._context.lists.claim(list_id) as mine:
                if mine:
                    self._context.lists.discard(list_id)
        return len(found)

    def _chosen(self) -> Keeping:
        """Return what the person chose, whatever their organisation wants."""
        kept = self._context.journal.setting(Setting.KEPT_DAYS, None)
        if not isinstance(kept, dict):
            return Keeping()
        days, looked = kept.get("days"), kept.get("looked")
        return Keeping(
            days if days in CHOICES else None,
            kept.get("said") is True,
            datetime.fromisoformat(looked) if looked else None,
        )

    def _keep(self, keeping: Keeping) -> None:
        if keeping != self._chosen():
            looked = keeping.looked.isoformat() if keeping.looked else None
            self._context.journal.save_setting(
                Setting.KEPT_DAYS, {"days": keeping.days, "said": keeping.said, "looked": looked}
            )

    def _told(self) -> Told | None:
        kept = self._context.journal.setting(Setting.POLICY_KEEPING_TOLD, None)
        if not isinstance(kept, dict):
            return None
        return Told(kept["days"], datetime.fromisoformat(kept["at"]), datetime.fromisoformat(kept["looked"]))

    def _tell(self, told: Told | None) -> None:
        if told != self._told():
            kept = told and {"days": told.days, "at": told.at.isoformat(), "looked": told.looked.isoformat()}
            self._context.journal.save_setting(Setting.POLICY_KEEPING_TOLD, kept)
