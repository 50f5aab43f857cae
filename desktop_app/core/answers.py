"""A result table read against the numbers that were sent: which number each row answers, and with what.

The API document shows no columns of result files, so the numbers themselves tell: the column whose
cells are sent numbers is the number column, whatever it is called and however it writes them. Rows may
come in any order; numbers may be missing, come twice, or never have been sent.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from typing import NamedTuple

from desktop_app.core.decoding import NotUnderstood
from desktop_app.core.table import CellValue

Cells = Sequence[CellValue]
TextOf = Callable[[CellValue], str]

# Enough to tell a number column from a column of counts, small enough to be held.
SAMPLE_ROWS = 500
LISTED_COLUMN = "Listed"
LISTED = "yes"
# A name decides only between columns that match equally well, and in a file without any row of data.
_NAMES = ("number", "phone", "msisdn", "mobile", "手机号", "phone_number", "telephone", "tel", "e164")
_FEWEST_DIGITS = 7
_INTEGRAL = re.compile(r"([0-9]+)\.0+")
# A cell that holds a number and nothing else: what may follow its last digit.
_NOTHING_MORE = re.compile(r".*\d[\s'\")\].\u200b-\u200f\u202a-\u202e]*\Z", re.DOTALL)
_SEPARATOR = re.compile(r"\s+[-–=]+>?\s+|\s*(?:[-=]+>|-{2,}|[:;,|\t=])\s*|\s+")
_LONGEST_NUMBER = 64


class Answer(NamedTuple):
    """One row of the result: the number as it was sent, and its values in the order of the table's columns."""

    e164: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ResultTable:
    """How a result table is laid out.

    `columns` names the values, the number column left out. `skip` counts the leading rows that are no
    data (header, title, blank). `hits_only`: the file lists numbers and says nothing else, so being
    listed is the answer. `split_cells`: number and value stand in one cell.
    """

    columns: tuple[str, ...]
    number_column: int
    has_header: bool
    skip: int = 0
    hits_only: bool = False
    split_cells: bool = False


def digits(number: str) -> str:
    """The key under which a number is found: its digits, without plus, leading 00, spaces and what a cell adds.

    `+44 7911 123456`, `0044-7911-123456` and `447911123456.0` (a spreadsheet's number) are one.
    """
    text = number.strip().removeprefix("+")
    if not (text.isascii() and text.isdigit()):
        text = text if text.isascii() else unicodedata.normalize("NFKC", text)
        integral = _INTEGRAL.fullmatch(text)
        text = integral[1] if integral else re.sub(r"[^0-9]+", "", text)
    return text[2:] if text.startswith("00") else text


def find_number_column(sample_rows: Iterable[Cells], sent: Container[str]) -> int | None:
    """The column whose cells are most often numbers that were sent (`sent` holds their digits); None if none is.

    Of equal ones a column that is named like a number wins, then the leftmost.
    """
    rows = list(sample_rows)
    counts: dict[int, int] = {}
    for row in rows:
        for index, cell in enumerate(row):
            text = text_of(cell)
            # First as nearly all are written, then as any may be.
            if (text[:1] == "+" and text[1:] in sent) or _number_only(text) in sent:
                counts[index] = counts.get(index, 0) + 1
    if not counts:
        return None
    best = max(counts.values())
    equal = [index for index in sorted(counts) if counts[index] == best]
    named = _named_column(rows)
    return named if named in equal else equal[0]


def understand(sample_rows: Iterable[Cells], sent: Container[str]) -> ResultTable | None:
    """The layout of a result by its first rows (`sent` holds digits); None where no number in it was sent.

    A file with nothing but a header, or with nothing at all, is a result without answers.
    """
    rows = [[text_of(cell) for cell in row] for row in sample_rows]
    filled = [row for row in rows if any(cell.strip() for cell in row)]
    column = find_number_column(rows, sent)
    split = any(pair[1] for row in filled if (pair := _split_number(row, sent)))
    if column is None and not split:
        column = _named_column(filled[:1]) if len(filled) <= 1 else None
        if column is None and filled:
            return None
    number_column = column or 0
    skip, header = _leading_rows(rows, number_column, sent, split=split)
    width = max((_width(row) for row in rows[skip:]), default=0)
    names = _column_names(header, max(width, _width(header), 1), number_column)
    if split:
        return ResultTable(("Field 1",), number_column, bool(header), skip, split_cells=True)
    if not names:
        return ResultTable((LISTED_COLUMN,), number_column, bool(header), skip, hits_only=True)
    return ResultTable(names, number_column, bool(header), skip)


class AnswerReading(Iterator[Answer]):
    """Iterates over a result's answers, counting what it leaves out; `table` is known from the start.

    `answers` were given out; `never_sent` rows have a number that nobody sent; `repeated` rows have a
    number that an earlier row answered (the first is kept: a later one is most often the same line
    again, and what was shown once must not change); `unreadable` rows have no number at all.
    """

    def __init__(
        self, table: ResultTable, rows: Iterable[Cells], sent_by_digits: Mapping[str, str], text: TextOf
    ) -> None:
        self.table = table
        self.answers = self.never_sent = self.repeated = self.unreadable = 0
        self._sent = sent_by_digits
        self._text = text
        self._answered: set[str] = set()
        self._rows = islice(rows, table.skip, None)
        odd = table.split_cells or table.hits_only
        self._found = filter(None, map(self._read, self._rows)) if odd else self._at_once()

    def __iter__(self) -> Iterator[Answer]:
        return self._found

    def __next__(self) -> Answer:
        return next(self._found)

    def _at_once(self) -> Iterator[Answer]:
        """Answers of rows that are all there, with the number as it was sent, as nearly all are; else of any row."""
        column, width, text = self.table.number_column, len(self.table.columns) + 1, self._text
        exact = {e164 for key, e164 in self._sent.items() if e164 == f"+{key}"}
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
        column = self.table.number_column
        number = cells[column] if column < len(cells) else ""
        values = tuple(_fitted(cells[:column] + cells[column + 1 :], len(self.table.columns)))
        if self.table.split_cells:
            number, *rest = _split_number(cells, self._sent) or (cells[0],)
            values = tuple(_fitted(rest, 1))
        elif self.table.hits_only:
            values = (LISTED,)
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


def text_of(cell: CellValue) -> str:
    """A cell as text; "" for an empty one."""
    return cell if isinstance(cell, str) else "" if cell is None else str(cell)


def read_answers(rows: Iterable[Cells], sent_by_digits: Mapping[str, str], text: TextOf = text_of) -> AnswerReading:
    """The answers in `rows` to the numbers sent (their `digits` → E.164), as an iterator that reads row by row.

    `text` makes one of a cell. Raises `NotUnderstood` where none of the first rows holds a number that was sent.
    """
    stream = iter(rows)
    sample = list(islice(stream, SAMPLE_ROWS))
    table = understand(([text(cell) for cell in row] for row in sample), sent_by_digits)
    if table is None:
        raise NotUnderstood("none of the numbers in the result was sent")
    return AnswerReading(table, chain(sample, stream), sent_by_digits, text)


def _split_number(row: Sequence[str], sent: Container[str]) -> tuple[str, str] | None:
    """Number and value of a one-cell line such as `+447911123456----active`, if that number was sent."""
    filled = [cell for cell in row if cell.strip()]
    if len(filled) != 1:
        return None
    text = filled[0].strip()
    for separator in _SEPARATOR.finditer(text, 0, _LONGEST_NUMBER):
        # A number may itself hold the spaces that end it elsewhere, so that every end is tried.
        if digits(text[: separator.start()]) in sent:
            return text[: separator.start()], text[separator.end() :].strip()
    return (text, "") if _number_only(text) in sent else None


def _number_only(cell: str) -> str:
    """The digits of a cell that holds nothing after its number; "" for `+447911123456----active`."""
    return digits(cell) if _NOTHING_MORE.match(cell) else ""


def _leading_rows(rows: list[list[str]], column: int, sent: Container[str], *, split: bool) -> tuple[int, list[str]]:
    """How many rows come before the data, and the last of them that is a header ([] where none is)."""
    skip, header = 0, list[str]()
    for index, row in enumerate(rows):
        cell = row[column] if column < len(row) else ""
        key = digits(cell)
        if key in sent or len(key) >= _FEWEST_DIGITS or (split and _split_number(row, sent)):
            break
        if any(c.isalpha() for c in (cell.strip() or "".join(row))):
            skip, header = index + 1, row
    return skip, header


def _column_names(header: list[str], width: int, number_column: int) -> tuple[str, ...]:
    names: list[str] = []
    for index in range(width):
        if index == number_column:
            continue
        name = header[index].strip() if index < len(header) else ""
        name = name or f"Field {len(names) + 1}"
        same = sum(1 for other in names if other == name or other.startswith(f"{name} ("))
        names.append(f"{name} ({same + 1})" if same else name)
    return tuple(names)


def _named_column(rows: Sequence[Cells]) -> int | None:
    """The column that the first filled row names like a number."""
    first = next((row for row in rows if any(text_of(cell).strip() for cell in row)), [])
    names = [text_of(cell).strip().casefold().replace(" ", "_") for cell in first]
    return next((names.index(name) for name in _NAMES if name in names), None)


def _width(row: Sequence[str]) -> int:
    """Cells up to the last filled one."""
    return max((index + 1 for index, cell in enumerate(row) if cell.strip()), default=0)


def _fitted(values: list[str], width: int) -> list[str]:
    """Exactly `width` values: short rows padded, what is over joined to the last, so that nothing is lost."""
    if len(values) <= width:
        return values + [""] * (width - len(values))
    over = [value for value in values[width:] if value.strip()]
    return [*values[: width - 1], ", ".join([values[width - 1], *over])]
