"""Attaches another list, to read its answers beside this list's numbers."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from desktop_app.core.errors import ListLost
from desktop_app.core.results.reuse import INCONCLUSIVE, REUSED_COLUMN, REUSED_PART, verdict_columns
from desktop_app.storage.lists.file import FILE_NAME, ListFile
from desktop_app.storage.lists.sql import PLACE_BITS, answers_table

# SQLite's errors for a list that is gone, damaged, or changed while it was read: such a list is skipped.
_GIVES_NOTHING = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_ERROR}
_PRIMARY = 0xFF


@dataclass(frozen=True, slots=True)
class AnswerSource:
    """The answers of a batch, in the list in `folder`; `made` has their times by task, `newest` the last of them.

    Answers of tasks that `made` lacks aren't taken, except those that the batch itself reused: the list has their
    dates.
    """

    batch_id: str
    folder: Path
    made: Mapping[int, datetime]
    newest: datetime


@dataclass(frozen=True, slots=True)
class OtherAnswers:
    """The answers of a source: their `table`, and their `values`, each with its place and name.

    `several`: its rows may have several numbers. `took_over`: some of its answers are from other batches.
    """

    source: AnswerSource
    table: str
    values: Sequence[tuple[int, str]]
    several: bool
    took_over: bool

    @property
    def conclusive(self) -> str:
        """The SQL condition that an answer is conclusive: it isn't blank, and its verdict is known."""
        if not self.values:
            return "0"
        filled = " OR ".join(f"answers.c{place} <> ''" for place, _ in self.values)
        verdicts = [self.values[at][0] for at in verdict_columns([name for _, name in self.values])]
        words = ", ".join(f"'{word}'" for word in INCONCLUSIVE)
        return " AND ".join([f"({filled})", *(f"lower(trim(answers.c{at})) NOT IN ({words})" for at in verdicts)])

    def found(self) -> Iterator[str]:
        """Yield its answers as subqueries with `id`, `e164` and `at`; bind `:batch` to the source's batch."""
        yield self._with_numbers(f"{self.table} AS answers CROSS JOIN temp.made AS made ON made.part = answers.part")
        if self.took_over:
            taken = "(SELECT id, at FROM source.reused WHERE batch = :batch) AS made"
            yield self._with_numbers(
                f"{taken} CROSS JOIN {self.table} AS answers ON answers.id = made.id AND answers.part = {REUSED_PART}"
            )

    def _with_numbers(self, answers: str) -> str:
        row, number, beside = "answers.id", "rows.e164", ""
        if self.several:  # a number's place in its row is above the bits of the row
            row = f"(answers.id & {(1 << PLACE_BITS) - 1})"
            number = "COALESCE(own.e164, rows.e164)"
            beside = "LEFT JOIN source.row_numbers AS own"
            beside += f" ON own.row = {row} AND own.place = answers.id >> {PLACE_BITS}"
        return f"""(SELECT answers.id AS id, {number} AS e164, made.at AS at
            FROM {answers} CROSS JOIN source.rows AS rows ON rows.row = {row} {beside} WHERE {self.conclusive})"""  # noqa: S608 - constants and numbers


def has_taken_over(db: sqlite3.Connection) -> bool:
    """Return True if a list has answers of other batches, and so the table that records them."""
    return bool(db.execute("SELECT 1 FROM main.sqlite_schema WHERE name = 'reused'").fetchone())


@contextmanager
def attached(db: sqlite3.Connection, source: AnswerSource) -> Iterator[OtherAnswers]:
    """Attach a source's list as `source` for the block; raise `ListLost` if it is gone or has no such answers."""
    with closing(ListFile(source.folder)) as other:  # upgrades a list of an earlier version
        number, several = other.reading(source.batch_id), other.several
        names = other.result_columns(source.batch_id)
        took_over = has_taken_over(other.db)
    if number is None:
        raise ListLost(name=source.folder.name)
    db.execute("ATTACH ? AS source", (f"{(source.folder / FILE_NAME).absolute().as_uri()}?mode=ro",))
    values = [(place, name) for place, name in enumerate(names) if name != REUSED_COLUMN]
    try:
        yield OtherAnswers(source, f"source.{answers_table(number)}", values, several, took_over)
    finally:
        db.execute("DETACH source")


@contextmanager
def unreadable() -> Iterator[None]:
    """Ignore a list that can't be read; raise errors of our own list, and requests to stop."""
    try:
        yield
    except ListLost:
        return
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", 0) & _PRIMARY not in _GIVES_NOTHING:
            raise
