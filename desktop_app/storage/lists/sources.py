"""The answers of another list, attached to be read beside this one's numbers."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass

from desktop_app.core.errors import ListLost
from desktop_app.core.results.reuse import INCONCLUSIVE, REUSED_COLUMN, REUSED_PART, verdict_columns
from desktop_app.services.ports.reuse import AnswerSource
from desktop_app.storage.lists.file import FILE_NAME, ListFile
from desktop_app.storage.lists.sql import PLACE_BITS, answers_table

# What SQLite says of a list that is gone, damaged, or was changed while it was read: it has nothing to give.
_GIVES_NOTHING = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_ERROR}
_PRIMARY = 0xFF


@dataclass(frozen=True, slots=True)
class OtherAnswers:
    """What a source has: the `table` of its answers, and its `values`, each with its place and name.

    `several`: its rows may have several numbers. `took_over`: some of its answers are from other batches.
    """

    source: AnswerSource
    table: str
    values: Sequence[tuple[int, str]]
    several: bool
    took_over: bool

    @property
    def conclusive(self) -> str:
        """The condition on an answer that tells something: it isn't blank, and its verdict is known."""
        if not self.values:
            return "0"
        filled = " OR ".join(f"answers.c{place} <> ''" for place, _ in self.values)
        verdicts = [self.values[at][0] for at in verdict_columns([name for _, name in self.values])]
        words = ", ".join(f"'{word}'" for word in INCONCLUSIVE)
        return " AND ".join([f"({filled})", *(f"lower(trim(answers.c{at})) NOT IN ({words})" for at in verdicts)])

    def found(self) -> Iterator[str]:
        """Its answers as sources of rows with an `id`, `e164` and `at`; `:batch` is bound to the source's batch."""
        yield self._with_numbers(f"{self.table} AS answers CROSS JOIN temp.made AS made ON made.part = answers.part")
        if self.took_over:
            taken = "(SELECT id, at FROM source.reused WHERE batch = :batch) AS made"
            yield self._with_numbers(
                f"{taken} CROSS JOIN {self.table} AS answers ON answers.id = made.id AND answers.part = {REUSED_PART}"
            )

    def _with_numbers(self, answers: str) -> str:
        row, number, beside = "answers.id", "rows.e164", ""
        if self.several:  # the place of a number in its row stands above the bits of the row
            row = f"(answers.id & {(1 << PLACE_BITS) - 1})"
            number = "COALESCE(own.e164, rows.e164)"
            beside = "LEFT JOIN source.row_numbers AS own"
            beside += f" ON own.row = {row} AND own.place = answers.id >> {PLACE_BITS}"
        return f"""(SELECT answers.id AS id, {number} AS e164, made.at AS at
            FROM {answers} CROSS JOIN source.rows AS rows ON rows.row = {row} {beside} WHERE {self.conclusive})"""  # noqa: S608 - constants and numbers


def has_taken_over(db: sqlite3.Connection) -> bool:
    """Whether a list has answers of other batches, and so the table that says which."""
    return bool(db.execute("SELECT 1 FROM main.sqlite_schema WHERE name = 'reused'").fetchone())


@contextmanager
def attached(db: sqlite3.Connection, source: AnswerSource) -> Iterator[OtherAnswers]:
    """A source's list as `source`, until it is left again; `ListLost` where it is gone or has no such answers."""
    with closing(ListFile(source.folder)) as other:  # which brings lists of before to the schema of now
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
    """A list that can't be read has nothing to give; what is the matter with ours, or a wish to stop, is raised."""
    try:
        yield
    except ListLost:
        return
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", 0) & _PRIMARY not in _GIVES_NOTHING:
            raise
