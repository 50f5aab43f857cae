"""Finds what could be put in place of a list's numbers with a problem, and corrects them as a person orders."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from desktop_app.core.detection.table import ImportSummary, Row
from desktop_app.core.numbers.mending import COUNTRY, TYPED, WORDS, Mender, Suggestion
from desktop_app.core.numbers.phone import Normalised, NumberReader
from desktop_app.core.rows.corrections import (
    CellCorrection,
    Mended,
    MendOrder,
    ReadAs,
    Repeat,
    Restore,
    Suggested,
    TakeSuggestions,
    TypeNumber,
)
from desktop_app.services.jobs import CountSuggestions, FindSuggestions, MendRows, SelectSuggested
from desktop_app.services.ports import Progress, WorkProgress
from desktop_app.sheets.common.heartbeat import beat
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.mending.corrections import (
    CorrectableNumber,
    Corrections,
    NewCorrection,
    NewSuggestion,
    corrected_cells,
)
from desktop_app.storage.sqlite.watching import watched
from desktop_app.workers.list_rows import Numbers, RowParsers

# Numbers of one job: few enough that others needn't wait long for the process.
AT_ONCE = 10_000
_SAMPLE_ROWS = 200
# Countries to try besides a row's own: as many of those of the list's numbers, from this share of them on, and of those
# that would fit better.
_MOST_SIBLINGS, _LEAST_SHARE, _FEWEST, _MOST_FITS = 5, 0.01, 3, 3


def find_suggestions(_report: WorkProgress, job: FindSuggestions) -> int | None:
    """Find and store suggestions for the next numbers. Return the row after which to go on; None after the last."""
    with ListFile(job.folder, writable=True) as store:
        corrections, mender = Corrections(store), _mender(store, job.countries)
        numbers = corrections.numbers(job.after, AT_ONCE)
        corrections.suggest(_suggested(mender, numbers, RowCountries(store)))
    # The numbers of one row may be cut apart: its others come again.
    return max(numbers[-1].row - 1, job.after + 1) if len(numbers) == AT_ONCE else None


def _suggested(
    mender: Mender, numbers: Sequence[CorrectableNumber], countries: RowCountries
) -> Iterator[NewSuggestion]:
    for number, country, named in zip(numbers, countries.of(numbers), countries.named(numbers), strict=True):
        yield from _as_stored(number, mender.suggestions(number.raw, number.problem, country, named=named))


def _as_stored(number: CorrectableNumber, suggestions: Iterable[Suggestion]) -> Iterator[NewSuggestion]:
    for each in suggestions:
        found = each.found
        yield NewSuggestion(
            each.pattern, number.row, number.place, each.text, found.e164, found.region, found.line_type
        )


def count_suggestions(_report: WorkProgress, job: CountSuggestions) -> Suggested:
    """Count what is suggested now, by pattern."""
    with ListFile(job.folder, writable=True) as store:
        return Corrections(store).suggested()


def select_suggested(_report: WorkProgress, job: SelectSuggested) -> array[int]:
    """Return the rows for which one of the patterns suggests something."""
    with ListFile(job.folder, writable=True) as store:
        return Corrections(store).rows_with(job.patterns)


def mend_rows(report: WorkProgress, job: MendRows) -> Mended:
    """Correct rows as ordered, or undo the last order."""

    def go_on() -> None:
        report(Progress("Mending", 0))

    with ListFile(job.folder, writable=True) as store, watched(store.db, go_on):
        corrections, order = Corrections(store), job.order
        done = (corrections.undo(), 0, "") if order is None else _mended(store, corrections, order)
        return Mended(*done, store.understanding, corrections.suggested())


def _mended(store: ListFile, corrections: Corrections, order: MendOrder) -> tuple[int, int, str]:
    """Return how many numbers were changed, how many stayed as they were, and the problem of the first of these."""
    match order:
        case TakeSuggestions(patterns, rows):
            return corrections.correct(corrections.taken(patterns, rows)), 0, ""
        case Restore(rows):
            return corrections.restore(rows), 0, ""
        case TypeNumber(row, place, text):
            every = {number.place: number for number in corrections.numbers(rows=[row], valid=True)}
            every |= {number.place: number for number in corrections.corrected([row])}
            numbers = [every[place]] if place in every else []
            if text.strip() in {"", *(number.raw.strip() for number in numbers)}:
                return corrections.restore_number(row, place), 0, ""
            country = RowCountries(store).of(numbers)
            return _put(store, corrections, [(each, text.strip(), country[0]) for each in numbers], TYPED)
        case ReadAs(rows, country):
            return _read_as(corrections, _mender(store), _meant(corrections, rows), country)
        case Repeat(then):
            changed = _repeat(store, corrections, then)
            return changed, len(then) - changed, ""


def _meant(corrections: Corrections, rows: Sequence[int]) -> list[CorrectableNumber]:
    """Return the numbers of some rows that a country is named for: valid ones only where no other is among them."""
    found = [*corrections.numbers(rows=rows), *corrections.corrected(rows)]
    return found or corrections.numbers(rows=rows, valid=True)


def _put(
    store: ListFile, corrections: Corrections, texts: Sequence[tuple[CorrectableNumber, str, str | None]], how: str
) -> tuple[int, int, str]:
    """Put texts in place of numbers, as far as each holds exactly one valid number."""
    mender = _mender(store)
    found = [(number, text, mender.number(text, country)) for number, text, country in texts]
    new = (_correction(number, text, how, each) for number, text, each in found if each.valid)
    left = [each.problem for _number, _text, each in found if not each.valid]
    return corrections.correct(new), len(left), left[0] if left else ""


def _read_as(
    corrections: Corrections, mender: Mender, numbers: Sequence[CorrectableNumber], country: str
) -> tuple[int, int, str]:
    """Put in place of each number what alone it is as one of a country; what has several readings is suggested.

    A number that is the same as one of that country stays as it is.
    """
    new: list[NewCorrection] = []
    left: list[CorrectableNumber] = []
    for number in numbers:
        found = mender.read_as(number.raw, country)
        if any(each.found.e164 == number.e164 for each in found):
            continue
        if len(found) == 1 and found[0].pattern in (WORDS, f"{COUNTRY}{country}"):
            new.append(_correction(number, found[0].text, f"{COUNTRY}{country}", found[0].found))
        else:
            left.append(number)
            corrections.suggest(_as_stored(number, found) if number.problem else ())
    return corrections.correct(new), len(left), mender.number(left[0].raw, country).problem if left else ""


def _correction(number: CorrectableNumber, text: str, how: str, found: Normalised) -> NewCorrection:
    return NewCorrection(number.row, number.place, text, how, found.e164, found.region, found.line_type)


def carry_corrections(former: Path, folder: Path) -> ImportSummary:
    """Correct a list as a former reading of its file was (`Repeat`)."""
    with ListFile(former) as before:
        then = corrected_cells(before)
    with ListFile(folder, writable=True) as store, watched(store.db, beat):
        if then:
            _repeat(store, Corrections(store), then)
        return store.understanding


def _repeat(store: ListFile, corrections: Corrections, then: Sequence[CellCorrection]) -> int:
    """Put the same texts in the same cells; return how many there are."""
    columns = [column.index for column in store.understanding.shape.phone_columns]
    by_cell = {(each.row, each.column, each.raw): each for each in then}
    numbers = corrections.numbers(rows=[each.row for each in then], valid=True)
    found = ((number, by_cell.get((number.row, columns[number.slot], number.raw))) for number in numbers)
    return corrections.correct(
        [
            NewCorrection(number.row, number.place, each.text, each.how, each.e164, each.region, each.line_type)
            for number, each in found
            if each
        ]
    )


class RowCountries:
    """Tells the country of a row's national numbers, as at the import."""

    def __init__(self, store: ListFile) -> None:
        self._country = store.options.country
        self._parsers: RowParsers | None = None
        if store.understanding.shape.country_column is not None:
            sample: list[Row] = [list(row.cells) for row in store.page(0, _SAMPLE_ROWS)]
            self._parsers = RowParsers(store.understanding.shape, self._country, sample)

    def of(self, numbers: Sequence[CorrectableNumber]) -> list[str | None]:
        """Return the country of each number's row."""
        if self._parsers is None:
            return [self._country] * len(numbers)
        return self._parsers.countries([json.loads(number.cells) for number in numbers])

    def named(self, numbers: Sequence[CorrectableNumber]) -> list[bool]:
        """Return for each number whether its row itself names its country."""
        if self._parsers is None:
            return [False] * len(numbers)
        return [self._parsers.names_country(json.loads(number.cells)) for number in numbers]


def _mender(store: ListFile, meant: Sequence[str] = ()) -> Mender:
    return Mender(_reader(store.options.country), siblings(store.understanding, store.options.country, meant))


def _reader(country: str | None) -> NumberReader:
    own = Numbers(country)
    of: dict[str | None, Numbers] = {country: own}

    def read(text: str, other: str | None) -> Normalised:
        if other not in of:
            of[other] = own.elsewhere(other)
        return of[other](text)

    return read


def siblings(found: ImportSummary, country: str | None, meant: Sequence[str] = ()) -> list[str]:
    """Return the countries that a number may be of besides its row's, the likeliest first.

    Where a person said which ones are `meant`, no others are guessed by how well they would fit.
    """
    least = max(_FEWEST, _LEAST_SHARE * found.numbers)
    often = sorted(found.countries, key=lambda each: -found.countries[each])
    own = [each for each in often if found.countries[each] >= least and each.isalpha()]
    fits = meant or [fit.country for fit in found.better_countries[:_MOST_FITS]]
    return list(dict.fromkeys([*([country] if country else []), *own[:_MOST_SIBLINGS], *fits]))
