"""Matches a result table with the numbers that were sent: which number each row answers, and with what.

Rows may come in any order; numbers may be missing, repeated, or never sent. The layout is found by
`core.results.answer_layout`, or given by a `ResultForm`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain, islice
from typing import NamedTuple

from desktop_app.core.decoding import NotUnderstood
from desktop_app.core.detection.table import CellValue
from desktop_app.core.results.answer_form import FOUND_BY_ITSELF, ResultForm
from desktop_app.core.results.answer_layout import NONE_SENT, ResultTable, understand
from desktop_app.core.results.answer_numbers import Cells, number_alone, split_number, text_of

TextOf = Callable[[CellValue], str]

# Enough rows to tell a number column from a column of counts, few enough to hold. A list takes 500 columns; of wider
# rows, a few show what is wrong.
SAMPLE_ROWS, _SAMPLE_CELLS = 500, 250_000


class Answer(NamedTuple):
    """One row of the result: the number as it was sent, and its values in the order of the table's columns."""

    e164: str
    values: tuple[str, ...]


# A service says so of a number that it hasn't finished. Any other word may be an answer.
_GOING_ON = (
    "pending", "processing", "in progress", "in_progress", "in-progress", "queued", "in queue", "waiting", "scheduled",
    "checking", "running", "not ready", "interim", "preliminary", "provisional", "待处理", "处理中", "等待中",
)  # fmt: skip
_GOING_ON_WORDS = frozenset(
    form for word in _GOING_ON for form in (word, word.upper(), word.capitalize(), word.title())
)
# Further answers of a number are held until they are compared; beyond this many they are only counted.
_MOST_HELD = 50_000


@dataclass(slots=True)
class Found:
    """The answers that the tables of one result have given so far.

    `unfinished` numbers have only a word such as PENDING. `finals` have the final answer that followed, and `others`
    the first further answer of a number, equal or not.
    """

    answered: set[str] = field(default_factory=set)
    unfinished: set[str] = field(default_factory=set)
    finals: dict[str, tuple[str, ...]] = field(default_factory=dict)
    others: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def first(self, answer: Answer) -> None:
        """Record a number's first answer."""
        self.answered.add(answer.e164)
        if not _GOING_ON_WORDS.isdisjoint(answer.values):
            self.unfinished.add(answer.e164)

    def again(self, answer: Answer) -> None:
        """Record a further answer: a final one replaces an unfinished one, else the first stays."""
        e164, values = answer
        if len(self.finals) + len(self.others) >= _MOST_HELD or not _GOING_ON_WORDS.isdisjoint(values):
            return
        if e164 in self.unfinished:
            self.unfinished.discard(e164)
            self.finals[e164] = values
        else:
            self.others.setdefault(e164, values)


class AnswerReading(Iterator[Answer]):
    """Iterates over a result's answers, counting what it leaves out; `table` is known from the start.

    `answers` were yielded. `never_sent` rows have a number that nobody sent. `repeated` rows have a number that an
    earlier row answered: the first is yielded, because a later one is most often the same line again; `found` keeps the
    others. `unreadable` rows have no number, or words around it. The tables of one result share `found`; `arranged`
    maps their columns to common ones.
    """

    arranged: Callable[[tuple[str, ...]], tuple[str, ...]] = tuple

    def __init__(
        self,
        table: ResultTable,
        rows: Iterable[Cells],
        sent_by_digits: Mapping[str, str],
        text: TextOf,
        found: Found | None = None,
    ) -> None:
        self.table = table
        self.answers = self.never_sent = self.repeated = self.unreadable = 0
        self.found = Found() if found is None else found
        self._sent = sent_by_digits
        self._text = text
        self._rows = islice(rows, table.skip, None)
        odd = table.split_cells or table.hits_only or table.picked is not None
        self._given = filter(None, map(self._read, self._rows)) if odd else self._at_once()

    def __iter__(self) -> Iterator[Answer]:
        return self._given

    def __next__(self) -> Answer:
        return next(self._given)

    def _at_once(self) -> Iterator[Answer]:
        """Yield the answers. A complete row with the number exactly as sent takes a quick path, others `_read`."""
        column, width, text = self.table.number_column, len(self.table.columns) + 1, self._text
        exact = {e164 for key, e164 in self._sent.items() if e164 == f"+{key}"}
        exact -= self.found.answered
        for row in self._rows:
            cell = row[column] if len(row) == width else None
            if isinstance(cell, str) and cell in exact:
                exact.remove(cell)
                self.answers += 1
                values = ["" if each is None else each if each.__class__ is str else text(each) for each in row]
                del values[column]
                answer = Answer(cell, tuple(values))
                self.found.first(answer)
                yield answer
            elif found := self._read(row):
                exact.discard(found.e164)
                yield found

    def _read(self, row: Cells) -> Answer | None:
        """Return the answer of any row; None if it has none, which is counted."""
        cells = [self._text(cell) for cell in row]
        return self._answer(cells) if any(cell.strip() for cell in cells) else None

    def _answer(self, cells: list[str]) -> Answer | None:
        number, values = self._parts(cells)
        key = number_alone(number)
        e164 = self._sent.get(key) if key else None
        if e164 is None:
            self.never_sent += bool(key)
            self.unreadable += not key
            return None
        answer = Answer(e164, values)
        if e164 in self.found.answered:
            self.repeated += 1
            self.found.again(Answer(e164, self.arranged(values)))
            return None
        self.found.first(answer)
        self.answers += 1
        return answer

    def _parts(self, cells: list[str]) -> tuple[str, tuple[str, ...]]:
        """Return a row's number and its values."""
        table, column = self.table, self.table.number_column
        number = cells[column] if column < len(cells) else ""
        if table.split_cells:
            number, *rest = split_number(cells, self._sent) or (cells[0],)
            return number, tuple(_fitted(rest, 1))
        if table.hits_only:
            return number, (table.listed,)
        if table.picked is not None:
            return number, tuple(cells[place] if place < len(cells) else "" for place in table.picked)
        return number, tuple(_fitted(cells[:column] + cells[column + 1 :], len(table.columns)))


def read_answers(
    rows: Iterable[Cells],
    sent_by_digits: Mapping[str, str],
    text: TextOf = text_of,
    form: ResultForm = FOUND_BY_ITSELF,
    found: Found | None = None,
) -> AnswerReading:
    """Return an iterator over the answers in `rows` to the numbers sent (their `digits` → E.164), reading row by row.

    `text` turns a cell into text, `form` gives what is known of the layout, `found` is as in `AnswerReading`. Raise
    `NotUnderstood` if none of the first rows holds a number that was sent, a named column isn't there, or several
    columns may have the numbers.
    """
    stream = iter(rows)
    sample = first_rows_of(stream)
    table = understand(([text(cell) for cell in row] for row in sample), sent_by_digits, form)
    if table is None:
        raise NotUnderstood(NONE_SENT)
    return AnswerReading(table, chain(sample, stream), sent_by_digits, text, found)


def first_rows_of(rows: Iterator[Cells]) -> list[Cells]:
    """Take as many of the next rows as needed to find the layout."""
    sample: list[Cells] = []
    cells = 0
    for row in islice(rows, SAMPLE_ROWS):
        sample.append(row)
        cells += len(row)
        if cells >= _SAMPLE_CELLS:
            break
    return sample


def _fitted(values: list[str], width: int) -> list[str]:
    """Return exactly `width` values: pad short rows, and join surplus values to the last, so that nothing is lost."""
    if len(values) <= width:
        return values + [""] * (width - len(values))
    if not width:
        return []
    over = [value for value in values[width:] if value.strip()]
    return [*values[: width - 1], ", ".join([values[width - 1], *over])]
