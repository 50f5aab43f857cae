"""A result table read against the numbers that were sent: which number each row answers, and with what.

Rows may come in any order; numbers may be missing, come twice, or never have been sent. How the table is
laid out is found in `core.answer_layout`, or said by a `ResultForm`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain, islice
from typing import NamedTuple

from desktop_app.core.answer_form import FOUND_BY_ITSELF, ResultForm
from desktop_app.core.answer_layout import NONE_SENT, ResultTable, understand
from desktop_app.core.answer_numbers import Cells, digits, split_number, text_of
from desktop_app.core.decoding import NotUnderstood
from desktop_app.core.table import CellValue

TextOf = Callable[[CellValue], str]

# Enough to tell a number column from a column of counts, small enough to be held. A list takes 500 columns: of rows
# that are wider, a few tell what is wrong.
SAMPLE_ROWS, _SAMPLE_CELLS = 500, 250_000


class Answer(NamedTuple):
    """One row of the result: the number as it was sent, and its values in the order of the table's columns."""

    e164: str
    values: tuple[str, ...]


class AnswerReading(Iterator[Answer]):
    """Iterates over a result's answers, counting what it leaves out; `table` is known from the start.

    `answers` were given out; `never_sent` rows have a number that nobody sent; `repeated` rows have a
    number that an earlier row answered (the first is kept: a later one is most often the same line
    again, and what was shown once must not change); `unreadable` rows have no number at all. `answered`: numbers
    that have their answer from another table of the same result, to which those of this one are added.
    """

    def __init__(
        self,
        table: ResultTable,
        rows: Iterable[Cells],
        sent_by_digits: Mapping[str, str],
        text: TextOf,
        answered: set[str] | None = None,
    ) -> None:
        self.table = table
        self.answers = self.never_sent = self.repeated = self.unreadable = 0
        self._sent = sent_by_digits
        self._text = text
        self._answered: set[str] = set() if answered is None else answered
        self._rows = islice(rows, table.skip, None)
        odd = table.split_cells or table.hits_only or table.picked is not None
        self._found = filter(None, map(self._read, self._rows)) if odd else self._at_once()

    def __iter__(self) -> Iterator[Answer]:
        return self._found

    def __next__(self) -> Answer:
        return next(self._found)

    def _at_once(self) -> Iterator[Answer]:
        """Answers of rows that are all there, with the number as it was sent, as nearly all are; else of any row."""
        column, width, text = self.table.number_column, len(self.table.columns) + 1, self._text
        exact = {e164 for key, e164 in self._sent.items() if e164 == f"+{key}"}
        exact -= self._answered
        for row in self._rows:
            cell = row[column] if len(row) == width else None
            if isinstance(cell, str) and cell in exact:
                exact.remove(cell)
                self._answered.add(cell)
                self.answers += 1
                values = ["" if each is None else each if each.__class__ is str else text(each) for each in row]
                del values[column]
                yield Answer(cell, tuple(values))
            elif found := self._read(row):
                exact.discard(found.e164)
                yield found

    def _read(self, row: Cells) -> Answer | None:
        """The answer of any row; None where it has none, which is counted."""
        cells = [self._text(cell) for cell in row]
        return self._answer(cells) if any(cell.strip() for cell in cells) else None

    def _answer(self, cells: list[str]) -> Answer | None:
        number, values = self._parts(cells)
        key = digits(number)
        e164 = self._sent.get(key)
        if e164 is None:
            self.never_sent += bool(key)
            self.unreadable += not key
            return None
        if e164 in self._answered:
            self.repeated += 1
            return None
        self._answered.add(e164)
        self.answers += 1
        return Answer(e164, values)

    def _parts(self, cells: list[str]) -> tuple[str, tuple[str, ...]]:
        """A row's number and its values."""
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
    answered: set[str] | None = None,
) -> AnswerReading:
    """The answers in `rows` to the numbers sent (their `digits` → E.164), as an iterator that reads row by row.

    `text` makes one of a cell, `form` is what is known of the layout, `answered` as in `AnswerReading`. Raises
    `NotUnderstood` where none of the first rows holds a number that was sent, or a named column isn't there.
    """
    stream = iter(rows)
    sample = first_rows_of(stream)
    table = understand(([text(cell) for cell in row] for row in sample), sent_by_digits, form)
    if table is None:
        raise NotUnderstood(NONE_SENT)
    return AnswerReading(table, chain(sample, stream), sent_by_digits, text, answered)


def first_rows_of(rows: Iterator[Cells]) -> list[Cells]:
    """As many of the next rows as tell how a table is laid out."""
    sample: list[Cells] = []
    cells = 0
    for row in islice(rows, SAMPLE_ROWS):
        sample.append(row)
        cells += len(row)
        if cells >= _SAMPLE_CELLS:
            break
    return sample


def _fitted(values: list[str], width: int) -> list[str]:
    """Exactly `width` values: short rows padded, what is over joined to the last, so that nothing is lost."""
    if len(values) <= width:
        return values + [""] * (width - len(values))
    if not width:
        return []
    over = [value for value in values[width:] if value.strip()]
    return [*values[: width - 1], ", ".join([values[width - 1], *over])]
