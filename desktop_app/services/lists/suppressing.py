"""Keeps suppression lists, marks what they mean for each list, and keeps their numbers from being sent.

Numbers are marked in a list's own file, anew whenever the suppression lists that apply to it have changed: before its
batch is prepared, before each of its tasks is sent, and before its results are shown or written.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from desktop_app.core.batches.batch import Batch, NewTask, Task, Via, without_split
from desktop_app.core.detection.column_names import find_column
from desktop_app.core.detection.table import Column, ReadOptions
from desktop_app.core.errors import (
    BatchBusy,
    DialproofError,
    FileMissing,
    NoPhoneNumbers,
    NumberInvalid,
    SuppressionBroken,
    SuppressionMissing,
    SwitchedOff,
    UsageError,
)
from desktop_app.core.numbers.number_parser import number_typed
from desktop_app.core.numbers.problems import NumberProblem
from desktop_app.core.results.suppression import (
    AppliedList,
    Edition,
    KeptBack,
    ListedNumber,
    OddRow,
    Suppressing,
    SuppressionList,
    SuppressionMarks,
)
from desktop_app.core.service.policy import SUPPRESSION_OFF, Suppressed
from desktop_app.core.service.settings import Setting
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.jobs import CountKeptBack, CountSuppressed, DropPlaces, MarkSuppressed, SetAside, WriteEdition
from desktop_app.services.lists.intake import Intake, ReadList
from desktop_app.services.ports import WorkProgress
from desktop_app.services.program.failpoints import Moment
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.storage.suppression.dates import date_columns
from desktop_app.storage.suppression.files import SHARED, NewEdition
from desktop_app.storage.suppression.marks import Source, marks_of, on_lists

log = logging.getLogger(__name__)

_LONGEST_NAME, _LONGEST_TYPED = 100, 40
# Deleted lists of which it is known when, for the proof of what they kept back.
_REMOVED_KEPT = 200
# Who changes suppression lists.
_CLAIM = "suppression"


class Suppression:
    """Knows the suppression lists of this data folder, and those of the organisation's policy."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context
        self._intake = Intake(context.lists, context.worker)
        # Why results may lack what is suppressed by now; None if nothing is wrong with the suppression lists.
        self.trouble: DialproofError | None = None
        self._seen = context.suppression.state()

    @property
    def _rules(self) -> Suppressed:
        return self._context.session.policy.suppression

    # --- The suppression lists ---

    def every(self) -> list[SuppressionList]:
        """Return all suppression lists, the organisation's first, then by name. Raise `SuppressionBroken`."""
        try:
            found = self._context.suppression.every()
        except SuppressionBroken as error:
            raise SuppressionBroken(name=self.name_of(error.params["name"])) from error
        names = {each.id: each.name for each in found}
        if names != self._context.journal.setting(Setting.SUPPRESSION_NAMES, {}):
            self._context.journal.save_setting(Setting.SUPPRESSION_NAMES, names)
        return found

    def name_of(self, list_id: str) -> str:
        """Return what a damaged list was called when it could be read; its id if it never could."""
        name: str = self._context.journal.setting(Setting.SUPPRESSION_NAMES, {}).get(list_id, list_id)
        return name

    def sorted_out(self) -> tuple[list[SuppressionList], list[str]]:
        """Return the lists that can be read as `every` does, and the ids of those that can't be."""
        return self._context.suppression.sorted_out()

    @property
    def any(self) -> bool:
        """True if there may be a suppression list, or has to be one, as far as can be told at once."""
        return bool(self._rules.file or self._rules.required) or bool(self._context.suppression.ids())

    def named(self, name: str) -> SuppressionList | None:
        """Return the suppression list of a name, letter case aside; None if there is none."""
        return next((each for each in self.every() if each.name.casefold() == name.strip().casefold()), None)

    async def read(self, source: Path, country: str) -> tuple[ReadList, list[Column]]:
        """Read a file, its national numbers of `country`, to `add` or `discard`; return its columns of dates, too."""
        read = await self._intake.read(source, ReadOptions(country=country or None))
        found = await asyncio.to_thread(date_columns, self._context.lists.folder(read.list_id))
        return read, [column for column in read.understanding.shape.columns if column.index in found]

    async def discard(self, read: ReadList) -> None:
        """Delete a file that was read and isn't added."""
        await self._intake.delete(read.list_id)

    async def add(  # noqa: PLR0913 - the same
        self,
        read: ReadList,
        name: str,
        purpose: str = "",
        *,
        replacing: bool = False,
        dates: Column | str | None = None,
        progress: WorkProgress | None = None,
    ) -> SuppressionList:
        """Make a suppression list of a file that was read, or add it to the one with that name; discard what was read.

        `replacing`: numbers that the file hasn't are no longer on that list. Numbers that were on it before keep the
        date since when. `dates`: the column that has the date of each, also by name or letter; None for the day of
        import. Raise `NoPhoneNumbers` for a file without any, `ColumnMissing` if it lacks that column, and `UsageError`
        for an impossible name or the organisation's own list.
        """
        try:
            if read.understanding.shape.phone_column is None:
                raise NoPhoneNumbers(name=read.name)
            name = checked_name(name)
            column = find_column(read.understanding.shape.columns, dates) if isinstance(dates, str) else dates
            async with self._context.alone(_CLAIM, name):  # two files at once would each lack the other's numbers
                former, files = self.named(name), self._context.suppression
                if former is not None and former.shared:
                    raise UsageError(reason=tr_text("“{name}” is your organisation's list.", name=former.name))
                path = files.new_path() if former is None else files.path(former.id)
                purpose = " ".join(purpose.split()) or (former.purpose if former else "")
                return await self._written(
                    path, read, name, purpose, replacing=replacing, dates=column, progress=progress
                )
        finally:
            await self._intake.delete(read.list_id)

    async def _written(  # noqa: PLR0913 - all that a list is made of
        self,
        path: Path,
        read: ReadList,
        name: str,
        purpose: str,
        *,
        replacing: bool = True,
        shared: bool = False,
        dates: Column | None = None,
        progress: WorkProgress | None = None,
    ) -> SuppressionList:
        with self._context.lists.open(read.list_id) as store:
            country = store.options.country or ""
        edition = NewEdition(
            path=path,
            folder=self._context.lists.folder(read.list_id),
            name=name,
            purpose=purpose,
            source=read.name,
            country=country,
            rows=read.understanding.counts.rows,
            at=self._context.time.now(),
            replacing=replacing,
            shared=shared,
            dates=None if dates is None else dates.index,
        )
        written = await self._context.worker.run(WriteEdition(edition), progress)
        self._changed()
        return written

    def rename(self, suppression: SuppressionList, name: str, purpose: str) -> None:
        """Change a list's name and purpose. Raise `UsageError` for a name that can't be, or that another list has.

        Raise `BatchBusy` while a file is being added to any list.
        """
        with self._alone_now(suppression.name):
            name, other = checked_name(name), self.named(name)
            if other is not None and other.id != suppression.id:
                raise UsageError(reason=tr_text("There is a suppression list “{name}” already.", name=other.name))
            self._context.suppression.rename(suppression.id, name, " ".join(purpose.split()))
        self._changed()

    def remove(self, suppression: SuppressionList) -> None:
        """Delete a list from the disk. Raise `SwitchedOff` for one that the organisation's policy requires.

        Raise `BatchBusy` while a file is being added to any list, which would bring this one back.
        """
        if suppression.shared or (self._required(suppression) and not self._rules.optional):
            raise SwitchedOff(name=SUPPRESSION_OFF)
        with self._alone_now(suppression.name):
            journal, now = self._context.journal, round(self._context.time.now().timestamp())
            removed = {**journal.setting(Setting.REMOVED_SUPPRESSIONS, {}), suppression.id: now}
            journal.save_setting(Setting.REMOVED_SUPPRESSIONS, dict([*removed.items()][-_REMOVED_KEPT:]))
            self._context.suppression.delete(suppression.id)
        self._changed()

    def remove_broken(self, list_id: str) -> None:
        """Delete a list that can't be read, so that its file can be added again. Raise as `remove` does."""
        with self._alone_now(list_id):
            self._context.suppression.delete(list_id)
        self._changed()

    @contextmanager
    def _alone_now(self, name: str) -> Iterator[None]:
        with self._context.lists.claim(_CLAIM) as mine:
            if not mine:
                raise BatchBusy(name=name)
            yield

    def problems(self, suppression: SuppressionList, most: int) -> list[OddRow]:
        """Return the rows of a list's files whose numbers can't be understood, at most so many."""
        return self._context.suppression.problems(suppression.id, most)

    def national(self, suppression: SuppressionList) -> int:
        """Count the rows of a list that have a national number, and were read for no country."""
        return self._context.suppression.count(suppression.id, NumberProblem.NO_COUNTRY)

    def editions(self, suppression: SuppressionList) -> list[Edition]:
        """Return the files that were added to a list, the first one first."""
        return self._context.suppression.editions(suppression.id)

    def numbers(self, suppression: SuppressionList, e164: str = "") -> Iterator[ListedNumber]:
        """Yield the numbers of a list in their order, or the one that is asked for, if it is on it."""
        return self._context.suppression.numbers(suppression.id, e164)

    def find(self, text: str, country: str) -> dict[str, list[tuple[SuppressionList, ListedNumber]]]:
        """Return the lists that a typed number is on, by the number; a national one may be another in each list.

        It is one of a list's country, else of `country`. Raise `NumberInvalid` for what is a number of none, and
        `SuppressionBroken` where only a list that can't be read may have it.
        """
        found = dict[str, list[tuple[SuppressionList, ListedNumber]]]()
        readable, broken = self.sorted_out()
        for each in readable:
            typed = number_typed(text, each.country or country or None)
            if typed.valid:
                listed = [(each, one) for one in self.numbers(each, typed.e164)]
                found[typed.e164] = [*found.get(typed.e164, ()), *listed]
        if not found:
            typed = number_typed(text, country or None)
            if not typed.valid:
                raise NumberInvalid(number=text.strip()[:_LONGEST_TYPED], problem=typed.problem)
            found[typed.e164] = []
        if broken and not any(found.values()):
            raise SuppressionBroken(name=self.name_of(broken[0]))
        return found

    def changed_elsewhere(self) -> bool:
        """Return True, once, if another process has added, changed or deleted a list; have every batch looked at."""
        if self._context.suppression.state() == self._seen:
            return False
        self._changed()
        return True

    def _required(self, suppression: SuppressionList) -> bool:
        return suppression.name.casefold() in {each.casefold() for each in self._rules.required}

    def _changed(self) -> None:
        """Have every batch looked at anew: any of them may have numbers that are suppressed now, or aren't any more."""
        self._seen = self._context.suppression.state()
        for batch in self._context.journal.batches():
            self._context.changed(batch.id)

    async def _share(self) -> None:
        """Read the organisation's own file again if it has changed; if it can't be read now, the last copy holds.

        Numbers that it no longer has stay on the list unless the policy says that it may shrink, or has changed since:
        another file, or another country of its national numbers, begins the list anew.
        """
        rules, files = self._rules, self._context.suppression
        path = files.shared_path()
        if not rules.file:
            if path.exists():  # a policy of before
                files.delete(SHARED)
            return
        if await self._unread() is None:
            return
        async with self._context.alone(_CLAIM, rules.title):  # another process may be writing a newer edition
            if (edition := await self._unread()) is not None:
                await self._take_shared(edition)

    async def _unread(self) -> list[Any] | None:
        """Return what tells the edition of the organisation's file if its copy is of another, and it can be read now.

        Raise `FileMissing` if it can't be, and there is no copy of it either.
        """
        rules, path = self._rules, self._context.suppression.shared_path()
        try:
            found = await asyncio.to_thread(Path(rules.file).stat)
        except OSError:
            if not path.exists():
                raise FileMissing(name=rules.file) from None
            log.warning("the shared suppression file can't be read now; its last copy holds")
            return None
        edition = [rules.file, rules.country, rules.title, rules.may_shrink, found.st_mtime_ns, found.st_size]
        known = self._context.journal.setting(Setting.SHARED_SUPPRESSION, [])
        return None if path.exists() and known == edition else edition

    async def _take_shared(self, edition: list[Any]) -> None:
        rules, path = self._rules, self._context.suppression.shared_path()
        known = self._context.journal.setting(Setting.SHARED_SUPPRESSION, [])
        try:
            read = await self._read_shared(Path(rules.file))
        except DialproofError:
            if not path.exists():
                raise
            log.warning("the shared suppression file can't be understood now; its last copy holds")
            return
        # What is at rest may still be half a copy: nobody comes off the list by what can't be seen in it. What
        # another file said, or this one read for another country, was never meant. A str of before doesn't tell.
        replacing = rules.may_shrink or (isinstance(known, list) and known[:2] not in ([], edition[:2]))
        try:
            written = await self._written(path, read, rules.title, "", replacing=replacing, shared=True)
        finally:
            await self._intake.delete(read.list_id)
        if written.gone:
            log.warning("the shared suppression file lacks %d numbers; they stay suppressed", written.gone)
        self._context.journal.save_setting(Setting.SHARED_SUPPRESSION, edition)

    async def _read_shared(self, file: Path) -> ReadList:
        """Read the organisation's own file. Raise `NoPhoneNumbers` if it has none: half a file frees no number."""
        read = await self._intake.read(file, ReadOptions(country=self._rules.country or None))
        if read.understanding.shape.phone_column is None or not read.understanding.countries:
            await self._intake.delete(read.list_id)
            raise NoPhoneNumbers(name=read.name)
        return read

    # --- What they mean for a list ---

    @property
    def may_switch_off(self) -> bool:
        """True unless the organisation's policy has suppression lists apply to everything."""
        return self._rules.optional

    def permit(self) -> None:
        """Raise `SwitchedOff` if the organisation's policy has suppression lists apply to everything."""
        if not self.may_switch_off:
            raise SwitchedOff(name=SUPPRESSION_OFF)

    def require(self) -> None:
        """Raise `SuppressionMissing` if a list that the organisation's policy names isn't here."""
        here = {each.name.casefold() for each in self.every()} if self._rules.required else set()
        if missing := [each for each in self._rules.required if each.casefold() not in here]:
            raise SuppressionMissing(name=", ".join(missing))

    def switched_off(self, list_id: str) -> frozenset[str]:
        """Return the ids of the suppression lists that a person has switched off for a list."""
        kept = self._context.journal.setting(Setting.SUPPRESSION_OFF.of(list_id), [])
        return frozenset(kept) if isinstance(kept, list) and self.may_switch_off else frozenset()

    def switch(self, list_id: str, off: Sequence[str]) -> None:
        """Have only these suppression lists not apply to a list. Raise `SwitchedOff` if the policy forbids that."""
        if off:
            self.permit()
        self._context.journal.save_setting(Setting.SUPPRESSION_OFF.of(list_id), sorted(off))
        for batch in self._context.journal.batches():
            if batch.list_id == list_id:
                self._context.changed(batch.id)

    def applying(self, list_id: str) -> list[SuppressionList]:
        """Return the suppression lists that apply to a list."""
        off = self.switched_off(list_id)
        return [each for each in self.every() if each.id not in off]

    async def mark(self, list_id: str) -> SuppressionMarks:
        """Return what the suppression lists mean for a list; mark its numbers anew if they have changed.

        Raise `SuppressionBroken` if one can't be read, and `ListLost` if the list can't be.
        """
        await self._share()
        wanted = [AppliedList(each.id, each.name, each.purpose, each.mark) for each in self.applying(list_id)]
        folder = self._context.lists.folder(list_id)
        marks = await asyncio.to_thread(marks_of, folder)
        if list(marks.lists) == wanted:
            return marks
        sources = tuple(Source(each, self._context.suppression.path(each.id)) for each in wanted)
        removed, now = self._context.journal.setting(Setting.REMOVED_SUPPRESSIONS, {}), self._context.time.now()
        return await self._context.quick.run(MarkSuppressed(folder, sources, removed, round(now.timestamp())))

    async def mark_for_sight(self, list_id: str) -> SuppressionMarks:
        """Mark as `mark` does before a list is only looked at, as far as the suppression lists can be read.

        If they can't be, what was marked before stays, and `trouble` says why: nothing leaves by it.
        """
        try:
            marks, self.trouble = await self.mark(list_id), None
        except (SuppressionBroken, FileMissing, NoPhoneNumbers, BatchBusy) as error:
            if self.trouble is None:
                log.warning("results are shown as suppression lists marked them before: %s", error)
            self.trouble = error
            marks = await asyncio.to_thread(marks_of, self._context.lists.folder(list_id))
        return marks

    async def suppressing(self, e164: str) -> list[Suppressing]:
        """Return the suppression lists that a single number is on, and since when. Raise as `require` does."""
        self.require()
        await self._share()
        files = [(each.name, self._context.suppression.path(each.id)) for each in self.every()]
        return await asyncio.to_thread(on_lists, e164, files)

    # --- What they mean for a batch ---

    def kept_back(self, batch_id: str) -> KeptBack | None:
        """Return the numbers that a batch lacks because they are suppressed; None if nothing was suppressed then."""
        saved = self._context.journal.setting(Setting.SUPPRESSED.of(batch_id), None)
        return None if saved is None else KeptBack.from_saved(saved)

    async def numbered(self, batch: Batch, marks: SuppressionMarks) -> None:
        """Store which numbers of a batch got no place, before the journal has the batch."""
        if marks.numbers:
            self._keep(batch, await self._count(batch))

    async def numbered_alike(self, batch: Batch, list_id: str) -> bool:
        """Return True if another reading of a batch's list lacks the very numbers that the batch lacks."""
        then = self.kept_back(batch.id)
        if then is None:
            return not (await self.mark(list_id)).numbers
        return (await self._count(replace(batch, list_id=list_id))).digest == then.digest != ""

    async def _count(self, batch: Batch) -> KeptBack:
        return await self._context.worker.run(CountKeptBack(self._context.lists.folder(batch.list_id), batch.id))

    async def hold_back(self, batch: Batch, task: Task) -> bool:
        """Take the numbers out of a task that were suppressed since it was prepared; True if there were any.

        It is asked before a task is sent. Then a smaller task takes its place, or none. Raise `SuppressionMissing` as
        `require` does: a list may have gone since the batch was prepared.
        """
        self.require()
        marks = await self.mark(batch.list_id)
        if not marks.numbers:
            return False
        journal, place = self._context.journal, self._place(batch, task)
        if batch.via is Via.REALTIME:
            with self._context.checks_of(batch) as checks:
                checks.take_back_unsent(batch.id, task.country, task.first, task.numbers)
        if not (count := await self._context.quick.run(SetAside(*place))):
            return False
        rest = NewTask(task.country, task.via, task.first, task.numbers - count, task.again)
        before = self.kept_back(batch.id) or KeptBack()
        lists = tuple(dict.fromkeys([*before.lists, *(name for name, _ in marks.named())]))
        # After a crash from here on, `settled` does the rest; before it, the same numbers are found at the task's end.
        self._keep(batch, KeptBack(before.numbers, "", lists, unsettled=True))
        journal.divide(task.id, self._context.time.now(), [rest] if rest.numbers else [])
        self._context.at(Moment.DIVIDED)
        await self.settled(batch)
        self._context.changed(batch.id)
        return True

    async def concerns(self, batch: Batch, task: Task) -> bool:
        """Return True if a task that may have left has any number that is suppressed by now."""
        self.require()
        marks = await self.mark(batch.list_id)
        return marks.numbers > 0 and await self._context.quick.run(CountSuppressed(*self._place(batch, task))) > 0

    def _place(self, batch: Batch, task: Task) -> tuple[Path, str, str, int, int]:
        return self._context.lists.folder(batch.list_id), batch.id, task.country, task.first, task.numbers

    async def settled(self, batch: Batch) -> KeptBack | None:
        """Return what a batch lacks as suppressed, once the places that no task has any more are deleted."""
        found, journal = self.kept_back(batch.id), self._context.journal
        if found is None or not found.unsettled:
            return found
        ranges = tuple((each.country, each.first, each.numbers) for each in without_split(journal.tasks(batch.id)))
        await self._context.quick.run(DropPlaces(self._context.lists.folder(batch.list_id), batch.id, ranges))
        step = journal.setting(Setting.AFTER.of(batch.id), None) is not None
        numbers = 0 if step else (await self._count(batch)).numbers
        return self._keep(batch, KeptBack(numbers, "", found.lists))

    def _keep(self, batch: Batch, found: KeptBack) -> KeptBack:
        self._context.journal.save_setting(Setting.SUPPRESSED.of(batch.id), found.as_saved())
        return found


def checked_name(name: str) -> str:
    """Return a suppression list's name without needless spaces. Raise `UsageError` if it can't be one."""
    name = " ".join(name.split())
    if not name or len(name) > _LONGEST_NAME or not name.isprintable():
        raise UsageError(reason=tr_text("A suppression list needs a short name on one line."))
    return name
