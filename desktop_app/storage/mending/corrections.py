"""Corrects rows of a `list.sqlite` where they stand, and takes corrections back.

`corrections` has the text that now counts for a number; the cells stay as they were read. The number that its cell
holds, or its problem, stands beside it (`was_…`, `problem`). Each order is
a step: `corrections_before` has what it replaced, so that the last step can be undone. `suggestions` has what could be
put in place of each number with a problem. All three are made when they are first needed, so that lists without
corrections stay as every version knows them. A number is known by its row and its place among the row's numbers.

After each step the rows are what they would be if the corrected texts had been in the file: status, country, duplicates
and counts. All of it changes in one transaction.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, NamedTuple

from desktop_app.core.detection.table import Counts, ImportSummary, Problem
from desktop_app.core.numbers.mending import COUNTRY, TYPED, Suggestion, likelihood
from desktop_app.core.numbers.phone import Normalised, NumberStatus
from desktop_app.core.numbers.problems import DAMAGED, Gravity, NumberProblem, problem_of
from desktop_app.core.rows.corrections import CellCorrection, Correction, Example, Suggested, SuggestionGroup
from desktop_app.core.rows.list_row import LEADING_STATUSES
from desktop_app.storage.lists.file import ListFile, understanding_as_meta
from desktop_app.storage.lists.view import MARKS
from desktop_app.storage.sqlite.columns import to_json
from desktop_app.storage.sqlite.database import transaction

_EXAMPLES = 3
_WAS = ("was_e164", "was_region", "was_line_type")  # lists of before have no corrections of valid numbers
_CORRECTION = (
    "row INTEGER, place INTEGER, text TEXT, how TEXT, e164 TEXT, region TEXT, line_type TEXT, problem TEXT, "
    + ", ".join(f"{name} TEXT DEFAULT ''" for name in _WAS)
)
_TABLES = (
    f"CREATE TABLE IF NOT EXISTS corrections ({_CORRECTION}, PRIMARY KEY (row, place)) WITHOUT ROWID",
    f"CREATE TABLE IF NOT EXISTS corrections_before (step INTEGER, {_CORRECTION}, PRIMARY KEY (step, row, place))"
    " WITHOUT ROWID",
    """CREATE TABLE IF NOT EXISTS suggestions (
        pattern TEXT, row INTEGER, place INTEGER, text TEXT, e164 TEXT, region TEXT, line_type TEXT,
        PRIMARY KEY (pattern, row, place)) WITHOUT ROWID""",
    "CREATE INDEX IF NOT EXISTS suggestions_by_row ON suggestions (row)",  # the window asks for one row's
)
_COLUMNS = f"row, place, text, how, e164, region, line_type, problem, {', '.join(_WAS)}"
# A suggestion for a number that has no correction yet.
_OPEN = "NOT EXISTS (SELECT 1 FROM corrections AS c WHERE c.row = s.row AND c.place = s.place)"


class CorrectableNumber(NamedTuple):
    """A number that can be corrected; `cells` are those of its row, as JSON. `slot` is that of its phone column.

    `problem` is that of its cell, "" for a valid number; `e164` is the number that counts now, "" where none does.
    """

    row: int
    place: int
    slot: int
    raw: str
    problem: str
    cells: str
    e164: str = ""


class NewCorrection(NamedTuple):
    """A correction with the number that its text holds. Without `text` the number is what it was in the file."""

    row: int
    place: int
    text: str | None
    how: str
    e164: str
    region: str
    line_type: str


class NewSuggestion(NamedTuple):
    """A suggestion as it is stored."""

    pattern: str
    row: int
    place: int
    text: str
    e164: str
    region: str
    line_type: str


def has_corrections(db: sqlite3.Connection) -> bool:
    """Return True if a list has the tables for corrections, even if they are empty."""
    return bool(db.execute("SELECT 1 FROM main.sqlite_schema WHERE name = 'corrections'").fetchone())


def corrections_in(db: sqlite3.Connection, rows: Sequence[int] | None = None) -> list[Correction]:
    """Return the corrections of these rows, or of all, in the list's order."""
    if not has_corrections(db):
        return []
    query = "SELECT row, place, text, how FROM corrections"
    if rows is None:
        return [Correction(*each) for each in db.execute(f"{query} ORDER BY row, place")]
    of_rows = f"{query} WHERE row IN (SELECT value FROM json_each(?)) ORDER BY row, place"  # noqa: S608 - constants
    return [Correction(*each) for each in db.execute(of_rows, (_as_json(rows),))]


def replaced_in(db: sqlite3.Connection, rows: Sequence[int]) -> dict[tuple[int, int], str]:
    """Return, by row and place, the corrections of these rows whose cell holds another valid number."""
    if not (has_corrections(db) and _has_former_numbers(db)):
        return {}
    query = """SELECT row, place, text FROM corrections
        WHERE was_e164 NOT IN ('', e164) AND row IN (SELECT value FROM json_each(?))"""
    return {(row, place): text for row, place, text in db.execute(query, (_as_json(rows),))}


def _has_former_numbers(db: sqlite3.Connection) -> bool:
    return bool(db.execute("SELECT 1 FROM pragma_table_info('corrections') WHERE name = ?", _WAS[:1]).fetchone())


def done_by_hand(db: sqlite3.Connection) -> set[str]:
    """Return how numbers were corrected by hand: `TYPED`, or `COUNTRY` with the code where no suggestion was taken."""
    if not has_corrections(db):
        return set()
    query = """SELECT DISTINCT how FROM corrections AS c WHERE how = ? OR how LIKE ? AND NOT EXISTS
        (SELECT 1 FROM suggestions AS s WHERE s.row = c.row AND s.place = c.place AND s.pattern = c.how)"""
    return {how for (how,) in db.execute(query, (TYPED, f"{COUNTRY}%"))}


def suggestions_in(db: sqlite3.Connection, row: int) -> list[tuple[int, Suggestion]]:
    """Return what is suggested for the numbers of a row that still have a problem, each with its place in the row."""
    if not has_corrections(db):
        return []
    query = f"""SELECT place, pattern, text, e164, region, line_type FROM suggestions AS s
        WHERE row = ? AND {_OPEN} ORDER BY place, pattern"""  # noqa: S608 - constants
    found = db.execute(query, (row,))
    return [
        (place, Suggestion(pattern, text, Normalised(e164, region, line_type)))
        for place, pattern, text, e164, region, line_type in found
    ]


def corrected_cells(store: ListFile) -> tuple[CellCorrection, ...]:
    """Return the corrections of a list by the cell that they are for."""
    if not has_corrections(store.db):
        return ()
    query = """SELECT c.row, COALESCE(n.slot, 0), COALESCE(n.raw, rows.raw),
            c.text, c.how, c.e164, c.region, c.line_type
        FROM corrections AS c
        JOIN rows ON rows.row = c.row LEFT JOIN row_numbers AS n ON n.row = c.row AND n.place = c.place"""
    columns = [column.index for column in store.understanding.shape.phone_columns]
    return tuple(CellCorrection(row, columns[slot], *rest) for row, slot, *rest in store.db.execute(query))


def _as_json(rows: Iterable[int]) -> str:
    return f"[{','.join(map(str, rows))}]"


class Corrections:
    """The corrections of a list that was opened `writable`."""

    def __init__(self, store: ListFile) -> None:
        self._store = store
        self._db = store.db
        if not has_corrections(self._db):
            with transaction(self._db):
                for statement in _TABLES:
                    self._db.execute(statement)
        elif not _has_former_numbers(self._db):
            with transaction(self._db):
                for table in ("corrections", "corrections_before"):
                    for name in _WAS:
                        self._db.execute(f"ALTER TABLE {table} ADD COLUMN {name} TEXT DEFAULT ''")

    # --- What can be corrected ---

    def numbers(
        self, after: int = 0, most: int = -1, rows: Sequence[int] | None = None, *, valid: bool = False
    ) -> list[CorrectableNumber]:
        """Return the numbers that have a problem now: those after a row, at most so many, or those of some `rows`.

        With `valid` the valid ones are among them.
        """
        several = self._store.several
        only = "rows.row > :after" if rows is None else "rows.row IN (SELECT value FROM json_each(:rows))"
        wanted = "({0}.problem <> '' OR {0}.e164 <> '')" if valid else "{0}.problem <> ''"
        alone = f"""SELECT row, 0 AS place, 0 AS slot, raw, problem, cells, e164 FROM rows
            WHERE {wanted.format("rows")} AND {only}"""  # noqa: S608 - constants
        if several:
            alone += f""" AND row NOT IN (SELECT row FROM row_numbers)
                UNION ALL SELECT rows.row, place, slot, n.raw, n.problem, cells, n.e164
                FROM rows JOIN row_numbers AS n ON n.row = rows.row
                WHERE {wanted.format("n")} AND {only}"""  # noqa: S608 - the same
        asked = {"after": after, "most": most, "rows": _as_json(rows or ())}
        cursor = self._db.execute(f"{alone} ORDER BY 1, 2 LIMIT :most", asked)
        return [CorrectableNumber(*found) for found in cursor]

    def corrected(self, rows: Sequence[int]) -> list[CorrectableNumber]:
        """Return the numbers of these rows that have a correction, with the problem that they had in the file."""
        query = """SELECT c.row, c.place, COALESCE(n.slot, 0), COALESCE(n.raw, rows.raw), c.problem, rows.cells, c.e164
            FROM corrections AS c JOIN rows ON rows.row = c.row
            LEFT JOIN row_numbers AS n ON n.row = c.row AND n.place = c.place
            WHERE c.row IN (SELECT value FROM json_each(?))"""
        return [CorrectableNumber(*found) for found in self._db.execute(query, (_as_json(rows),))]

    # --- Suggestions ---

    def suggest(self, found: Iterable[NewSuggestion]) -> None:
        """Store more suggestions."""
        with transaction(self._db):
            self._db.executemany("INSERT OR IGNORE INTO suggestions VALUES (?, ?, ?, ?, ?, ?, ?)", found)

    def suggested(self) -> Suggested:
        """Return what is suggested for the numbers that still have a problem."""
        counts: dict[str, Counter[str]] = {}
        query = f"SELECT pattern, region, COUNT(*) FROM suggestions AS s WHERE {_OPEN} GROUP BY pattern, region"  # noqa: S608 - constants
        for pattern, region, count in self._db.execute(query):
            counts.setdefault(pattern, Counter())[region] += count
        groups = [
            SuggestionGroup(pattern, found.total(), dict(found.most_common()), self._examples(pattern))
            for pattern, found in counts.items()
        ]
        groups.sort(key=lambda group: (likelihood(group.pattern), -group.count, group.pattern))
        corrected = self._db.execute("SELECT COUNT(*) FROM corrections").fetchone()[0]
        steps = self._db.execute("SELECT COUNT(DISTINCT step) FROM corrections_before").fetchone()[0]
        lost = sum(self._store.understanding.reasons.get(problem, 0) for problem in DAMAGED)
        return Suggested(tuple(groups), corrected, lost, steps)

    def _examples(self, pattern: str) -> tuple[Example, ...]:
        query = f"""SELECT s.row, COALESCE(n.raw, rows.raw), s.text, s.e164 FROM suggestions AS s
            JOIN rows ON rows.row = s.row LEFT JOIN row_numbers AS n ON n.row = s.row AND n.place = s.place
            WHERE pattern = ? AND {_OPEN} ORDER BY s.row, s.place LIMIT {_EXAMPLES}"""  # noqa: S608 - constants
        return tuple(Example(*each) for each in self._db.execute(query, (pattern,)))

    def rows_with(self, patterns: Sequence[str]) -> array[int]:
        """Return the rows for which one of these patterns suggests something, in the list's order."""
        marks = ", ".join("?" * len(patterns))
        query = f"SELECT DISTINCT row FROM suggestions AS s WHERE pattern IN ({marks}) AND {_OPEN} ORDER BY row"  # noqa: S608 - marks
        return array("q", (row for (row,) in self._db.execute(query, tuple(patterns))))

    def taken(self, patterns: Sequence[str], rows: Sequence[int] | None) -> Iterator[NewCorrection]:
        """Yield the corrections that these patterns suggest for numbers that still have a problem, in their order."""
        only = "" if rows is None else " AND row IN (SELECT value FROM json_each(:rows))"
        query = f"""SELECT row, place, text, pattern, e164, region, line_type FROM suggestions AS s
            WHERE pattern = :pattern AND {_OPEN}{only}"""  # noqa: S608 - constants
        for pattern in patterns:
            for found in self._db.execute(query, {"pattern": pattern, "rows": _as_json(rows or ())}):
                yield NewCorrection(*found)

    # --- Steps: each can be undone ---

    def correct(self, new: Iterable[NewCorrection]) -> int:
        """Correct numbers in one step, and reckon the list anew. Return how many; an empty cell has none."""
        with transaction(self._db):
            self._gather(new)
            count: int = self._db.execute("SELECT COUNT(*) FROM temp.changes").fetchone()[0]
            if count:
                self._db.execute("""INSERT INTO corrections_before
                    SELECT (SELECT COALESCE(MAX(step), 0) + 1 FROM corrections_before), t.row, t.place, c.text, c.how,
                        c.e164, c.region, c.line_type, t.problem, t.was_e164, t.was_region, t.was_line_type
                    FROM temp.changes AS t LEFT JOIN corrections AS c ON c.row = t.row AND c.place = t.place""")
                self._put()
        return count

    def restore(self, rows: Sequence[int] | None) -> int:
        """Take the corrections of these rows back, or of all, in one step that can itself be undone."""
        back = [NewCorrection(each.row, each.place, None, "", "", "", "") for each in corrections_in(self._db, rows)]
        return self.correct(back)

    def restore_number(self, row: int, place: int) -> int:
        """Take the correction of one number back, as `restore` does."""
        return self.correct([NewCorrection(row, place, None, "", "", "", "")])

    def undo(self) -> int:
        """Undo the last step. Return how many numbers it had changed; 0 if there is no step left."""
        with transaction(self._db):
            self._begin_changes()
            last = "WHERE step = (SELECT MAX(step) FROM corrections_before)"
            self._db.execute(f"INSERT INTO temp.changes SELECT {_COLUMNS} FROM corrections_before {last}")  # noqa: S608 - constants
            count: int = self._db.execute("SELECT COUNT(*) FROM temp.changes").fetchone()[0]
            if count:
                self._db.execute(f"DELETE FROM corrections_before {last}")  # noqa: S608 - the same
                self._put()
        return count

    def _begin_changes(self) -> None:
        self._db.execute(
            f"CREATE TEMP TABLE IF NOT EXISTS changes ({_CORRECTION}, PRIMARY KEY (row, place)) WITHOUT ROWID"
        )
        self._db.execute("DELETE FROM temp.changes")

    def _gather(self, new: Iterable[NewCorrection]) -> None:
        """Fill `temp.changes` with corrections, each with what its cell holds: a problem, or a number."""
        self._begin_changes()
        self._db.executemany(
            "INSERT OR IGNORE INTO temp.changes (row, place, text, how, e164, region, line_type)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            new,
        )
        was = f"problem, {', '.join(_WAS)}"
        found = f"""SELECT 1 AS rank, {was} FROM corrections AS c WHERE c.row = t.row AND c.place = t.place
            UNION ALL SELECT 2, problem, e164, region, line_type FROM row_numbers AS n
                WHERE n.row = t.row AND n.place = t.place
            UNION ALL SELECT 3, problem, e164, region, line_type FROM rows WHERE rows.row = t.row AND t.place = 0"""  # noqa: S608 - constants
        self._db.execute(f"UPDATE temp.changes AS t SET ({was}) = (SELECT {was} FROM ({found}) ORDER BY rank LIMIT 1)")  # noqa: S608 - the same
        self._db.execute("DELETE FROM temp.changes WHERE COALESCE(problem, '') = '' AND COALESCE(was_e164, '') = ''")

    def _put(self) -> None:
        """Put `temp.changes` in place of the corrections, and reckon anew whatever follows from them."""
        changed = (
            "EXISTS (SELECT 1 FROM temp.changes AS t WHERE t.row = corrections.row AND t.place = corrections.place)"
        )
        self._db.execute("CREATE TEMP TABLE IF NOT EXISTS touched (e164 TEXT PRIMARY KEY) WITHOUT ROWID")
        self._db.execute("DELETE FROM temp.touched")
        self._db.execute(f"INSERT OR IGNORE INTO temp.touched SELECT e164 FROM corrections WHERE {changed}")  # noqa: S608 - constants
        self._db.execute("INSERT OR IGNORE INTO temp.touched SELECT e164 FROM temp.changes WHERE text IS NOT NULL")
        self._db.execute("INSERT OR IGNORE INTO temp.touched SELECT was_e164 FROM temp.changes WHERE was_e164 <> ''")
        self._db.execute(f"DELETE FROM corrections WHERE {changed}")  # noqa: S608 - the same
        self._db.execute(f"INSERT INTO corrections SELECT {_COLUMNS} FROM temp.changes WHERE text IS NOT NULL")  # noqa: S608 - the same
        _reckon_anew(self._store)


# --- What follows from changed numbers ---
# The rules are those of the import (`core.rows.chunk_building`, `core.rows.list_tally`). `temp.changes` has the changed
# numbers, `temp.touched` all E.164 numbers that any of them had or has: where else these stand, the first is valid and
# the others are duplicates.


_MOST_PROBLEMS = 50
_VALID, _DUPLICATE, _INVALID = NumberStatus.VALID.value, NumberStatus.DUPLICATE.value, NumberStatus.INVALID.value
_RANKS = {status.value: rank for rank, status in enumerate(LEADING_STATUSES)}
_SEVERAL = "(SELECT row FROM row_numbers)"
# What a changed number becomes, wherever else it may stand.
_BACK = "CASE WHEN t.text IS NULL THEN t."
_NUMBER = f"""e164 = {_BACK}was_e164 ELSE t.e164 END, region = {_BACK}was_region ELSE t.region END,
    line_type = {_BACK}was_line_type ELSE t.line_type END, problem = {_BACK}problem ELSE '' END,
    status = CASE WHEN t.text IS NULL AND t.problem <> '' THEN '{_INVALID}' ELSE '{_VALID}' END, first_row = NULL"""


def _reckon_anew(store: ListFile) -> None:
    """Change the rows of a list in the transaction under way, and count them for `store.understanding`."""
    db = store.db
    alone = f" AND rows.row NOT IN {_SEVERAL}" if store.several else ""
    db.execute(f"UPDATE rows SET {_NUMBER} FROM temp.changes AS t WHERE rows.row = t.row AND t.place = 0{alone}")  # noqa: S608 - constants
    if store.several:
        db.execute(f"""UPDATE row_numbers SET {_NUMBER} FROM temp.changes AS t
            WHERE row_numbers.row = t.row AND row_numbers.place = t.place""")  # noqa: S608 - the same
    _tell_duplicates(db, several=store.several)
    if store.several:
        _choose_representatives(store)
    store.understanding = _counted(store)
    db.execute("DELETE FROM meta WHERE name = ?", (MARKS,))  # other numbers may be suppressed now
    db.execute(
        "UPDATE meta SET value = ? WHERE name = 'understanding'", (to_json(understanding_as_meta(store.understanding)),)
    )


def _tell_duplicates(db: sqlite3.Connection, *, several: bool) -> None:
    """Make the first number of each that was touched valid, and all others duplicates of it."""
    alone = f" AND row NOT IN {_SEVERAL}" if several else ""
    found = f"SELECT e164, row, -1 AS place FROM rows WHERE e164 IN (SELECT e164 FROM temp.touched){alone}"  # noqa: S608 - constants
    if several:
        found += " UNION ALL SELECT e164, row, place FROM row_numbers WHERE e164 IN (SELECT e164 FROM temp.touched)"
    db.execute("DROP TABLE IF EXISTS temp.standing")
    db.execute(f"""CREATE TEMP TABLE standing AS SELECT row, place,
        FIRST_VALUE(row) OVER of_number AS first_row, ROW_NUMBER() OVER of_number = 1 AS is_first
        FROM ({found}) WINDOW of_number AS (PARTITION BY e164 ORDER BY row, place)""")  # noqa: S608 - the same
    status = f"""status = CASE WHEN is_first THEN '{_VALID}' ELSE '{_DUPLICATE}' END,
        first_row = CASE WHEN is_first THEN NULL ELSE s.first_row END"""
    db.execute(f"UPDATE rows SET {status} FROM temp.standing AS s WHERE rows.row = s.row AND s.place = -1")  # noqa: S608 - the same
    if several:
        db.execute(f"""UPDATE row_numbers SET {status} FROM temp.standing AS s
            WHERE row_numbers.row = s.row AND row_numbers.place = s.place""")  # noqa: S608 - the same


def _choose_representatives(store: ListFile) -> None:
    """Have the first number of the least rank stand for each row with several that was changed."""
    db, phones = store.db, [column.index for column in store.understanding.shape.phone_columns]
    query = """SELECT n.row, slot, n.e164, n.region, n.line_type, n.status, n.problem, n.first_row, cells
        FROM row_numbers AS n JOIN rows ON rows.row = n.row
        WHERE n.row IN (SELECT row FROM temp.changes UNION SELECT row FROM temp.standing WHERE place >= 0)
        ORDER BY n.row, place"""
    found = groupby(db.execute(query).fetchall(), key=lambda each: each["row"])
    db.executemany(
        """UPDATE rows SET raw = ?, e164 = ?, region = ?, line_type = ?, status = ?, problem = ?, first_row = ?
        WHERE row = ?""",
        ((*_representative([*numbers], phones), row) for row, numbers in found),
    )


def _representative(numbers: Sequence[Any], phones: Sequence[int]) -> tuple[Any, ...]:
    chosen = min(numbers, key=lambda each: _RANKS[each["status"]])
    cells = json.loads(chosen["cells"])
    index = phones[chosen["slot"]]
    raw = cells[index] if index < len(cells) else ""
    problem = next((each["problem"] for each in numbers if each["problem"]), "")
    number = (chosen[name] for name in ("e164", "region", "line_type", "status"))
    return (raw, *number, problem, chosen["first_row"])


def _counted(store: ListFile) -> ImportSummary:
    """Return the understanding with the list's rows counted as they are now."""
    db, before = store.db, store.understanding
    kinds = Counter(dict(map(tuple, db.execute("SELECT status, COUNT(*) FROM rows GROUP BY status"))))
    reasons = dict(map(tuple, db.execute("SELECT problem, COUNT(*) FROM rows WHERE problem <> '' GROUP BY problem")))
    countries, line_types = _new_numbers(db, several=store.several)
    damage = _damage(db, reasons, several=store.several)
    counts = Counts(**{status.value: kinds[status.value] for status in NumberStatus})
    national = any(_is_national(problem) for problem in reasons)
    corrected = db.execute("SELECT COUNT(*) FROM corrections").fetchone()[0]
    return replace(
        before,
        counts=counts,
        scientific_notation=damage[NumberProblem.SCIENTIFIC_NOTATION],
        precision_lost=damage[NumberProblem.PRECISION_LOST],
        countries=countries,
        line_types=line_types,
        reasons=reasons,
        problems=_first_problems(db),
        better_countries=before.better_countries if national or counts.invalid > counts.valid else [],
        corrected=corrected,
        corrections=_digest(db) if corrected else "",
    )


def _is_national(stored: str) -> bool:
    problem, _country = problem_of(stored)
    return problem is not None and problem.gravity is Gravity.NATIONAL


def _new_numbers(db: sqlite3.Connection, *, several: bool) -> tuple[dict[str, int], dict[str, int]]:
    """Return how many distinct numbers there are of each country, and of each line type, most first."""
    new = f"SELECT region, line_type FROM rows WHERE status = '{_VALID}'"  # noqa: S608 - constants
    if several:
        new += f""" AND row NOT IN {_SEVERAL}
            UNION ALL SELECT region, line_type FROM row_numbers WHERE status = '{_VALID}'"""  # noqa: S608 - the same
    countries: Counter[str] = Counter()
    line_types: Counter[str] = Counter()
    for region, line_type, count in db.execute(f"SELECT region, line_type, COUNT(*) FROM ({new}) GROUP BY 1, 2"):  # noqa: S608 - the same
        countries[region] += count
        line_types[line_type] += count
    return dict(countries.most_common()), dict(line_types.most_common())


def _damage(db: sqlite3.Connection, reasons: dict[str, int], *, several: bool) -> Counter[str]:
    """Count the numbers by problem, as far as rows with several tell of it."""
    found = Counter(reasons)
    if several:
        query = f"SELECT problem, COUNT(*) FROM rows WHERE problem <> '' AND row NOT IN {_SEVERAL} GROUP BY problem"  # noqa: S608 - constants
        found = Counter(dict(map(tuple, db.execute(query))))
        of_several = "SELECT problem, COUNT(*) FROM row_numbers WHERE problem <> '' GROUP BY problem"
        found.update(dict(map(tuple, db.execute(of_several))))
    return found


def _first_problems(db: sqlite3.Connection) -> list[Problem]:
    query = f"""SELECT row, raw, problem FROM rows WHERE status = '{_INVALID}' AND problem <> ''
        ORDER BY row LIMIT {_MOST_PROBLEMS}"""  # noqa: S608 - constants
    return [Problem(*each) for each in db.execute(query)]


def _digest(db: sqlite3.Connection) -> str:
    """Return a digest of all corrections: the list isn't the one that it was without them."""
    digest = hashlib.sha256()
    for each in db.execute("SELECT row, place, e164 FROM corrections ORDER BY row, place"):
        digest.update(f"{each[0]} {each[1]} {each[2]}\n".encode())
    return digest.hexdigest()
