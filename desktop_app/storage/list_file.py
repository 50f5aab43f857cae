"""One `list.sqlite`: what the interface reads of it, a page at a time."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Self

from desktop_app.core.errors import ListLost
from desktop_app.core.list_row import AnsweredRow, AnswerStatus, ListRow, NumberAnswer, RowNumber, SentRange
from desktop_app.core.phone import NumberStatus
from desktop_app.core.table import Column, CountryFit, Counts, Problem, ReadOptions, TableShape, Understanding
from desktop_app.storage.database import open_file

FILE_NAME = "list.sqlite"
# Of a row with several numbers, the answer that stands for all.
_GRAVEST = (AnswerStatus.UNANSWERED, AnswerStatus.ANSWERED, AnswerStatus.NOT_SENT)
ROW_COLUMNS = "row, cells, raw, e164, region, line_type, status, problem, first_row"


class ListFile:
    """`services.ports.OpenList`; `writable` for the child process, which fills it.

    Raises `ListLost` where the file is missing, damaged, or was never finished.
    """

    def __init__(self, folder: Path, *, writable: bool = False) -> None:
        self.folder = folder
        try:
            self.db = open_file(folder / FILE_NAME, writable=writable)
            try:
                meta = {row["name"]: json.loads(row["value"]) for row in self.db.execute("SELECT * FROM meta")}
                self.source_name: str = meta["source_name"]
            except BaseException:
                self.db.close()
                raise
        except (sqlite3.DatabaseError, KeyError) as error:
            raise ListLost(name=folder.name) from error
        self.source_digest: str = meta["source_digest"]
        self.options = _options_from(meta["options"])
        self.understanding = understanding_from(meta["understanding"])
        self.columns: tuple[str, ...] = tuple(column.name for column in self.understanding.shape.columns)
        self.several = self._has_several()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the file."""
        self.db.close()

    def page(self, first_row: int, count: int) -> list[ListRow]:
        """Rows from `first_row` (as the person counts) on."""
        query = f"SELECT {ROW_COLUMNS} FROM rows WHERE row >= ? ORDER BY row LIMIT ?"  # noqa: S608 - a constant
        return [list_row(row, self.row_numbers(row["row"])) for row in self.db.execute(query, (first_row, count))]

    def rows(self, row_numbers: Sequence[int], batch_id: str = "", sent: Sequence[SentRange] = ()) -> list[AnsweredRow]:
        """These rows, in this order, with their answers of a batch."""
        width = len(self.result_columns(batch_id)) if batch_id else 0
        query = f"SELECT {ROW_COLUMNS} FROM rows WHERE row = ?"  # noqa: S608 - a constant
        stored = (row for number in row_numbers for row in self.db.execute(query, (number,)))
        found = [list_row(row, self.row_numbers(row["row"])) for row in stored]
        return [self._answered(row, batch_id, sent, width) for row in found]

    def row_numbers(self, row: int) -> tuple[RowNumber, ...]:
        """All numbers of a row that has several; none of another."""
        if not self.several:
            return ()
        query = "SELECT * FROM row_numbers WHERE row = ? ORDER BY place"
        return tuple(map(row_number, self.db.execute(query, (row,))))

    def result_columns(self, batch_id: str) -> tuple[str, ...]:
        """The names that the service gave its answers, in order of appearance."""
        query = "SELECT name FROM result_columns WHERE batch = ? ORDER BY place"
        return tuple(row[0] for row in self.db.execute(query, (batch_id,)))

    def numbers(self, batch_id: str, country: str, first: int, count: int) -> list[str]:
        """E.164 numbers of a batch's round."""
        query = "SELECT e164 FROM numbers WHERE batch = ? AND country = ? AND place >= ? AND place < ? ORDER BY place"
        return [row[0] for row in self.db.execute(query, (batch_id, country, first, first + count))]

    def answered(self, batch_id: str) -> int:
        """Distinct numbers of a batch that have an answer."""
        found: int = self.db.execute("SELECT COUNT(*) FROM answers WHERE batch = ?", (batch_id,)).fetchone()[0]
        return found

    def _has_several(self) -> bool:
        """Lists of before don't have the table."""
        known = self.db.execute("SELECT 1 FROM sqlite_master WHERE name = 'row_numbers'").fetchone()
        return bool(known and self.db.execute("SELECT 1 FROM row_numbers LIMIT 1").fetchone())

    def _answered(self, row: ListRow, batch_id: str, sent: Sequence[SentRange], width: int) -> AnsweredRow:
        return with_answers(row, [self._answer(each.e164, batch_id, sent, width) for each in row.all_numbers])

    def _answer(self, e164: str, batch_id: str, sent: Sequence[SentRange], width: int) -> NumberAnswer:
        if not e164 or not batch_id:
            return NumberAnswer(AnswerStatus.NOT_SENT, ("",) * width)
        query = "SELECT fields FROM answers WHERE batch = ? AND e164 = ?"
        found = self.db.execute(query, (batch_id, e164)).fetchone()
        if found:
            return NumberAnswer(AnswerStatus.ANSWERED, padded(json.loads(found[0]), width))
        status = AnswerStatus.UNANSWERED if self._was_sent(e164, batch_id, sent) else AnswerStatus.NOT_SENT
        return NumberAnswer(status, ("",) * width)

    def _was_sent(self, e164: str, batch_id: str, sent: Sequence[SentRange]) -> bool:
        query = "SELECT country, place FROM numbers WHERE batch = ? AND e164 = ?"
        places = self.db.execute(query, (batch_id, e164)).fetchall()  # more than one where it was sent again
        return any(
            part.country == found["country"] and part.first <= found["place"] < part.first + part.numbers
            for found in places
            for part in sent
        )


def with_answers(row: ListRow, answers: Sequence[NumberAnswer]) -> AnsweredRow:
    """A row with the answer of each of its numbers, as `AnsweredRow` has them."""
    if not row.numbers:
        (own,) = answers
        return AnsweredRow(row, own.answer, own.values)
    states = {each.answer for each in answers}
    whole = next(state for state in _GRAVEST if state in states)
    values = next((each.values for each in answers if each.answer is AnswerStatus.ANSWERED), answers[0].values)
    return AnsweredRow(row, whole, values, tuple(answers))


def padded(values: Sequence[str], width: int) -> tuple[str, ...]:
    """Values of an answer, as wide as the batch's columns are by now."""
    return (*values, *[""] * (width - len(values)))


def list_row(row: sqlite3.Row, numbers: tuple[RowNumber, ...] = ()) -> ListRow:
    """A row of `rows`, with those of `row_numbers`."""
    return ListRow(
        row=row["row"],
        cells=tuple(json.loads(row["cells"])),
        raw=row["raw"],
        e164=row["e164"],
        region=row["region"],
        line_type=row["line_type"],
        status=NumberStatus(row["status"]),
        problem=row["problem"],
        first_row=row["first_row"],
        numbers=numbers,
    )


def row_number(row: sqlite3.Row) -> RowNumber:
    """A row of `row_numbers`."""
    return RowNumber(
        slot=row["slot"],
        raw=row["raw"],
        e164=row["e164"],
        region=row["region"],
        line_type=row["line_type"],
        status=NumberStatus(row["status"]),
        problem=row["problem"],
        first_row=row["first_row"],
    )


def understanding_as_meta(understanding: Understanding) -> dict[str, Any]:
    """An understanding as JSON can hold it."""
    return asdict(understanding)


def understanding_from(meta: dict[str, Any]) -> Understanding:
    """The inverse of `understanding_as_meta`."""
    return Understanding(
        **{
            **meta,
            "shape": _shape_from(meta["shape"]),
            "counts": Counts(**meta["counts"]),
            "problems": [Problem(**problem) for problem in meta["problems"]],
            "better_countries": [CountryFit(**fit) for fit in meta.get("better_countries", ())],
        }
    )


def _shape_from(meta: dict[str, Any]) -> TableShape:
    """Lists of before have neither further phone columns nor a country's."""

    def column(found: dict[str, Any] | None) -> Column | None:
        return Column(**found) if found else None

    return TableShape(
        header_row=meta["header_row"],
        columns=tuple(Column(**each) for each in meta["columns"]),
        phone_column=column(meta["phone_column"]),
        more_phone_columns=tuple(Column(**each) for each in meta.get("more_phone_columns", ())),
        country_column=column(meta.get("country_column")),
    )


def _options_from(meta: dict[str, Any]) -> ReadOptions:
    return ReadOptions(**{**meta, "more_columns": tuple(meta.get("more_columns", ()))})
