"""Turns a result file into answers: finds its layout from the sent numbers, and joins its rows to them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from desktop_app.core.decoding import NotUnderstood
from desktop_app.core.errors import FileBroken, FileEmpty, InputError
from desktop_app.core.errors.held_files import delete_file
from desktop_app.core.results.answer_form import ResultForm
from desktop_app.core.rows.list_row import SentRange
from desktop_app.core.text.file_names import earlier_name
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.jobs import Join, Joined, PartRead, Reparse
from desktop_app.services.ports import Progress, WorkProgress
from desktop_app.storage.lists.answers import (
    Answered,
    Further,
    NewAnswers,
    SentNumbers,
    add_answers,
    add_missing,
    sent_numbers,
    settle_further,
)
from desktop_app.storage.lists.file import ListFile
from desktop_app.workers.jobs.result_source import ResultSource, check_width, problem_words

# Answers between two progress reports: a few milliseconds.
_TOLD_EVERY = 1_000


@dataclass(frozen=True)
class _Part:
    """The numbers of one task in their list, and how its result is read."""

    store: ListFile
    batch_id: str
    sent: SentRange
    form: ResultForm

    @cached_property
    def numbers(self) -> SentNumbers:
        """The numbers that were sent."""
        return sent_numbers(self.store, self.batch_id, self.sent)

    def opened(self, file: Path, columns: Iterable[str]) -> ResultSource:
        """Open a file of the task's result.

        Raise an `InputError` if it can't be read or is too wide with these `columns`.
        """
        try:
            source = ResultSource(file, self.numbers.by_digits, self.form)
        except NotUnderstood as error:
            raise FileBroken(name=file.name, reason=str(error)) from None
        try:
            check_width(file, {*columns, *source.columns})
        except InputError:
            source.close()
            raise
        return source

    def answers(self, source: ResultSource) -> Answered:
        """Return the answers in a file, by the ids of their numbers."""
        return ((self.numbers.ids[e164], values) for e164, values in source.answers())

    def settle(self, source: ResultSource) -> int:
        """Replace earlier answers by final ones. Return how many numbers have two different ones."""
        found, ids = source.all_found, self.numbers.ids
        finals, others = (
            ((ids[e164], values) for e164, values in each.items()) for each in (found.finals, found.others)
        )
        return settle_further(self.store, self.batch_id, self.sent.part, source.columns, Further(finals, others))

    def from_earlier(self, file: Path) -> tuple[int, int]:
        """Return how many numbers an earlier fetch covers, and how many of them have their answer from it now."""
        try:
            with self.opened(file, self.store.result_columns(self.batch_id)) as source:
                part, answers = self.sent.part, self.answers(source)
                added = add_missing(self.store, self.batch_id, part, source.columns, answers)
                return _spoken_of(source), added
        except InputError:  # it was kept for want of a better one
            return 0, 0


def join(_report: WorkProgress, job: Join) -> Joined:
    """Join the answers of a result file to the numbers of one task. Raise an `InputError` if it can't be read.

    Take what it lacks from the task's earlier fetch, if there is one: a service may give less than it gave before.
    """
    earlier = job.file.with_name(earlier_name(job.file.name))
    with ListFile(job.folder, writable=True) as store:
        part = _Part(store, job.batch_id, job.sent, job.form)
        try:
            joined, own = _joined(part, job.file)
        except InputError as unreadable:
            if not earlier.is_file():
                raise
            try:
                return _joined(part, earlier)[0]
            except InputError:
                raise unreadable from None
        if joined.lacking and earlier.is_file():
            found, added = part.from_earlier(earlier)
            joined = replace(joined, answered=joined.answered + added, lacking=joined.lacking - added)
            if found > own:
                return joined
        delete_file(earlier)
        return joined


def _joined(part: _Part, file: Path) -> tuple[Joined, int]:
    """Return the content of a file, and how many numbers it covers."""
    store, batch_id, sent = part.store, part.batch_id, part.sent
    try:
        source = part.opened(file, store.result_columns(batch_id))
    except FileEmpty:
        add_answers(store, batch_id, sent, (), ())
        return Joined(0, 0, 0, (), lacking=sent.numbers), 0
    with source:
        answered = add_answers(store, batch_id, sent, source.columns, part.answers(source))
        differing = part.settle(source)
    repeated, strangers, own = _repeated(source, answered), _strangers(source), _spoken_of(source)
    unfinished, lacking = len(source.all_found.unfinished), max(0, sent.numbers - own)
    return Joined(answered, repeated, strangers, source.columns, differing, unfinished, lacking), own


def reparse(report: WorkProgress, job: Reparse) -> tuple[PartRead, ...]:
    """Read the results of a batch as the form says; all of its answers change in one transaction, or none does.

    A task whose file can't be read that way keeps the answers it had. Raise `FileBroken` if none can be read.
    """
    wanted = {sent.part: (sent, file) for sent, file in job.files}
    found: list[PartRead] = []
    tell = _Telling(report, sum(sent.numbers for sent, _ in job.files))
    with ListFile(job.folder, writable=True) as store, NewAnswers(store, job.batch_id) as anew:
        for part in sorted({*wanted, *anew.former_parts}):
            if part in wanted:
                found.append(_reparsed(anew, *wanted[part], job.form, tell))
                tell.ended(wanted[part][0].numbers)
            else:
                found.append(PartRead(part, anew.keep(part), problem=tr_text("its file isn't here")))
        if all(each.problem for each in found):
            raise FileBroken(name=job.batch_id, reason=tr_text("none of its results can be read so"))
    return tuple(each for each in found if each.part in wanted or each.answered)


class _Telling:
    """Reports how many numbers of all tasks have been read. Raises if the parent cancelled the job."""

    def __init__(self, report: WorkProgress, numbers: int) -> None:
        self._report = report
        self._done, self._numbers = 0, numbers

    def ended(self, numbers: int) -> None:
        """Count another task's numbers as read."""
        self._done += numbers
        self._say(0)

    def while_read(self, answers: Answered) -> Answered:
        """Yield the answers and count them."""
        for count, each in enumerate(answers):
            if not count % _TOLD_EVERY:
                self._say(count)
            yield each

    def _say(self, more: int) -> None:
        self._report(Progress("reading results", self._done + more, self._numbers, "numbers"))


def _reparsed(anew: NewAnswers, sent: SentRange, file: Path, form: ResultForm, tell: _Telling) -> PartRead:
    part, earlier = _Part(anew.store, anew.batch_id, sent, form), file.with_name(earlier_name(file.name))
    try:
        read = _read_anew(anew, part, file, tell)
    except InputError as error:
        return PartRead(sent.part, anew.keep(sent.part), problem=problem_words(error, file))
    added = part.from_earlier(earlier)[1] if earlier.is_file() else 0
    return replace(read, answered=read.answered + added)


def _read_anew(anew: NewAnswers, part: _Part, file: Path, tell: _Telling) -> PartRead:
    try:
        source = part.opened(file, anew.columns)
    except FileEmpty:
        return PartRead(part.sent.part, anew.add(part.sent, (), ()))
    with source:
        answered = anew.add(part.sent, source.columns, tell.while_read(part.answers(source)))
        differing = part.settle(source)
    repeated, strangers = _repeated(source, answered), _strangers(source)
    return PartRead(part.sent.part, answered, repeated, strangers, differing=differing)


def _spoken_of(source: ResultSource) -> int:
    return sum(reading.answers for reading in source.readings)


def _repeated(source: ResultSource, answered: int) -> int:
    """Count repeated answers: a number that another task has answered meanwhile keeps that answer."""
    return sum(reading.repeated + reading.answers for reading in source.readings) - answered


def _strangers(source: ResultSource) -> int:
    return sum(reading.never_sent for reading in source.readings)
