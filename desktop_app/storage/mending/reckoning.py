"""Works out a list anew where numbers of it were corrected: status, country, duplicates, what stands for a row, counts.

The same rules as at the import hold (`core.rows.chunk_building`, `core.rows.list_tally`), in SQL. `temp.changes` has
the numbers that were changed, as `storage.mending.corrections` fills it, and `temp.touched` all E.164 numbers that any
of them had or has: where else these stand, the first is valid and the others are duplicates.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from desktop_app.core.detection.table import Counts, ImportSummary, Problem
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.numbers.problems import Gravity, NumberProblem, problem_of
from desktop_app.core.rows.list_row import LEADING_STATUSES
from desktop_app.storage.lists.file import ListFile, understanding_as_meta
from desktop_app.storage.sqlite.columns import to_json

_MOST_PROBLEMS = 50
_VALID, _DUPLICATE, _INVALID = NumberStatus.VALID.value, NumberStatus.DUPLICATE.value, NumberStatus.INVALID.value
_RANKS = {status.value: rank for rank, status in enumerate(LEADING_STATUSES)}
_SEVERAL = "(SELECT row FROM row_numbers)"
# What a changed number becomes, wherever else it may stand.
_NUMBER = f"""e164 = COALESCE(t.e164, ''), region = COALESCE(t.region, ''), line_type = COALESCE(t.line_type, ''),
    problem = CASE WHEN t.text IS NULL THEN t.problem ELSE '' END,
    status = CASE WHEN t.text IS NULL THEN '{_INVALID}' ELSE '{_VALID}' END, first_row = NULL"""


def reckon_anew(store: ListFile) -> None:
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
