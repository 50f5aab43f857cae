"""One `list.sqlite`: what the interface reads of it, a page at a time."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Self

from desktop_app.core.errors import ListLost
from desktop_app.core.list_row import AnsweredRow, AnswerStatus, ListRow, SentRange
from desktop_app.core.phone import NumberStatus
from desktop_app.core.table import Column, CountryFit, Counts, Problem, ReadOptions, TableShape, Understanding
from desktop_app.storage.database import open_file

FILE_NAME = "list.sqlite"
ROW_COLUMNS = "row, cells, raw, e164, region, line_type, status, problem, first_row"


class ListFile:
    """`services.ports.OpenList`; `writable` for the child process, which fills it (see list_building).

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
        return [list_row(row) for row in self.db.execute(query, (first_row, count))]

    def rows(self, row_numbers: Sequence[int], batch_id: str = "", sent: Sequence[SentRange] = ()) -> list[AnsweredRow]:
        """These rows, in this order, with their answers of a batch."""
        width = len(self.result_columns(batch_id)) if batch_id else 0
        query = f"SELECT {ROW_COLUMNS} FROM rows WHERE row = ?"  # noqa: S608 - a constant
        found = [list_row(row) for number in row_numbers for row in self.db.execute(query, (number,))]
        return [self._answered(row, batch_id, sent, width) for row in found]

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

    def _answered(self, row: ListRow, batch_id: str, sent: Sequence[SentRange], width: int) -> AnsweredRow:
        if not row.e164 or not batch_id:
            return AnsweredRow(row, AnswerStatus.NOT_SENT, ("",) * width)
        query = "SELECT fields FROM answers WHERE batch = ? AND e164 = ?"
        found = self.db.execute(query, (batch_id, row.e164)).fetchone()
        if found:
            return AnsweredRow(row, AnswerStatus.ANSWERED, padded(json.loads(found[0]), width))
        status = AnswerStatus.UNANSWERED if self._was_sent(row, batch_id, sent) else AnswerStatus.NOT_SENT
        return AnsweredRow(row, status, ("",) * width)

    def _was_sent(self, row: ListRow, batch_id: str, sent: Sequence[SentRange]) -> bool:
        query = "SELECT country, place FROM numbers WHERE batch = ? AND e164 = ?"
        places = self.db.execute(query, (batch_id, row.e164)).fetchall()  # more than one where it was sent again
        return any(
            part.country == found["country"] and part.first <= found["place"] < part.first + part.numbers
            for found in places
            for part in sent
        )


def padded(values: Sequence[str], width: int) -> tuple[str, ...]:
    """Values of an answer, as wide as the batch's columns are by now."""
    return (*values, *[""] * (width - len(values)))


def list_row(row: sqlite3.Row) -> ListRow:
    """A row of `rows`."""
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
