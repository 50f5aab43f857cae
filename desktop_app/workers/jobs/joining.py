"""A result file becomes answers: its layout found from the numbers that were sent, its rows put beside them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from desktop_app.core.answer_form import FOUND_BY_ITSELF, ResultForm
from desktop_app.core.decoding import NotUnderstood
from desktop_app.core.errors import FileBroken, FileEmpty, InputError
from desktop_app.core.list_row import SentRange
from desktop_app.core.said import said
from desktop_app.services.ports import Joined, PartRead, Progress
from desktop_app.storage.list_answers import Answered, NewAnswers, SentNumbers, add_answers, sent_numbers
from desktop_app.storage.list_file import ListFile
from desktop_app.workers.child import Report
from desktop_app.workers.jobs.result_source import ResultSource, check_width, problem_words

# Answers between two words of how far it is: a few milliseconds.
_TOLD_EVERY = 1_000


def join(
    _report: Report, folder: Path, batch_id: str, sent: SentRange, file: Path, form: ResultForm = FOUND_BY_ITSELF
) -> Joined:
    """Put the answers of a result file beside the numbers of one task; raises an `InputError` if it can't be read."""
    with ListFile(folder, writable=True) as store:
        numbers = sent_numbers(store, batch_id, sent)
        try:
            source = _opened(file, numbers, form)
        except FileEmpty:
            add_answers(store, batch_id, sent, (), ())
            return Joined(0, 0, 0, ())
        with source:
            check_width(file, {*store.result_columns(batch_id), *source.columns})
            answered = add_answers(store, batch_id, sent, source.columns, _by_id(source, numbers))
        return Joined(answered, _repeated(source, answered), _strangers(source), source.columns)


def reread(
    report: Report, folder: Path, batch_id: str, files: Sequence[tuple[SentRange, Path]], form: ResultForm
) -> tuple[PartRead, ...]:
    """Read the results of a batch anew, as `form` says; all of its answers change in one step, or none does.

    A task whose file can't be read so keeps the answers that it had; `FileBroken` where none can.
    """
    wanted = {sent.part: (sent, file) for sent, file in files}
    found: list[PartRead] = []
    tell = _Telling(report, sum(sent.numbers for sent, _ in files))
    with ListFile(folder, writable=True) as store, NewAnswers(store, batch_id) as anew:
        for part in sorted({*wanted, *anew.former_parts}):
            if part in wanted:
                found.append(_reread(anew, *wanted[part], form, tell))
                tell.ended(wanted[part][0].numbers)
            else:
                found.append(PartRead(part, anew.keep(part), problem=said("its file isn't here")))
        if all(each.problem for each in found):
            raise FileBroken(name=batch_id, reason=said("none of its results can be read so"))
    return tuple(each for each in found if each.part in wanted or each.answered)


class _Telling:
    """Tells how many of the numbers of all tasks have been read; where nobody wants them any more, it raises."""

    def __init__(self, report: Report, numbers: int) -> None:
        self._report = report
        self._done, self._numbers = 0, numbers

    def ended(self, numbers: int) -> None:
        """Another task."""
        self._done += numbers
        self._say(0)

    def while_read(self, answers: Answered) -> Answered:
        """The same answers, counted."""
        for count, each in enumerate(answers):
            if not count % _TOLD_EVERY:
                self._say(count)
            yield each

    def _say(self, more: int) -> None:
        self._report(Progress("reading results", self._done + more, self._numbers, "numbers"))


def _reread(anew: NewAnswers, sent: SentRange, file: Path, form: ResultForm, tell: _Telling) -> PartRead:
    numbers = sent_numbers(anew.store, anew.batch_id, sent)
    try:
        with _opened(file, numbers, form) as source:
            check_width(file, {*anew.columns, *source.columns})
            answered = anew.add(sent, source.columns, tell.while_read(_by_id(source, numbers)))
            return PartRead(sent.part, answered, _repeated(source, answered), _strangers(source))
    except FileEmpty:
        return PartRead(sent.part, anew.add(sent, (), ()))
    except InputError as error:
        return PartRead(sent.part, anew.keep(sent.part), problem=problem_words(error, file))


def _opened(file: Path, numbers: SentNumbers, form: ResultForm) -> ResultSource:
    try:
        return ResultSource(file, numbers.by_digits, form)
    except NotUnderstood as error:
        raise FileBroken(name=file.name, reason=str(error)) from None


def _by_id(source: ResultSource, numbers: SentNumbers) -> Answered:
    return ((numbers.ids[e164], values) for e164, values in source.answers())


def _repeated(source: ResultSource, answered: int) -> int:
    """A number that another task has answered meanwhile keeps that answer."""
    return sum(reading.repeated + reading.answers for reading in source.readings) - answered


def _strangers(source: ResultSource) -> int:
    return sum(reading.never_sent for reading in source.readings)
