"""Keeps the dates that a person's own suppression file names: since when each of its numbers must not be used.

The table `dates` of a suppression list's file has them, by number. It is there only once a column of dates was chosen
for a file of the list, so files of before have none; the edition's moment counts where it says nothing.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path

from desktop_app.core.detection.date_column import DayOrder, columns_of_dates
from desktop_app.storage.lists.file import FILE_NAME
from desktop_app.storage.lists.sharing import DIGITS
from desktop_app.storage.sqlite.database import Store, open_file

_TABLE = "CREATE TABLE dates (digits INTEGER PRIMARY KEY, since INTEGER NOT NULL)"
# Rows by which the columns of dates are found.
_LOOKED_AT = 500
# Somewhere it is tomorrow already.
_EAST = timedelta(hours=14)
_CELL = "json_extract(rows.cells, :cell)"
# Rows with several numbers have them in a table of their own; one of them is also in `rows`.
_NUMBERS = f"""SELECT rows.row, rows.e164, {_CELL} AS cell FROM read.rows AS rows WHERE rows.e164 <> ''
    UNION ALL SELECT rows.row, each.e164, {_CELL} FROM read.row_numbers AS each
    JOIN read.rows AS rows ON rows.row = each.row WHERE each.e164 <> ''"""  # noqa: S608 - constants


def date_columns(folder: Path) -> list[int]:
    """Return the columns of dates of a list that was read, by its first rows."""
    query = "SELECT cells FROM rows ORDER BY row LIMIT ?"
    with closing(open_file(folder / FILE_NAME, writable=False)) as db:
        return columns_of_dates([json.loads(cells) for (cells,) in db.execute(query, (_LOOKED_AT,))])


def take_dates(db: Store, column: int, at: datetime) -> int:
    """Keep the dates of a file that was read, attached as `read`, for numbers that are on the list by now.

    Of several dates of a number the earliest counts. Return how many rows with a number have none that can be
    understood, or one in the future.
    """
    values = {"cell": f"$[{column}]"}
    query = f"SELECT DISTINCT {_CELL} FROM read.rows AS rows"  # noqa: S608 - a constant
    texts = [text for (text,) in db.execute(query, values) if text]
    order, latest = DayOrder.of(texts), (at + _EAST).date()
    days = ((text, order.day(text)) for text in texts)
    db.execute("CREATE TEMP TABLE days (cell TEXT PRIMARY KEY, since INTEGER NOT NULL) WITHOUT ROWID")
    known = [(text, _second(day)) for text, day in days if day is not None and day <= latest]
    db.executemany("INSERT INTO temp.days VALUES (?, ?)", known)
    db.execute(_TABLE)
    db.execute(
        f"""INSERT INTO dates SELECT {DIGITS} AS digits, MIN(since) FROM ({_NUMBERS}) JOIN temp.days USING (cell)
            GROUP BY 1 HAVING digits IN (SELECT digits FROM numbers)""",  # noqa: S608 - constants
        values,
    )
    undated = f"""SELECT COUNT(DISTINCT row) FROM ({_NUMBERS}) LEFT JOIN temp.days USING (cell)
        WHERE temp.days.since IS NULL"""  # noqa: S608 - the same
    (count,) = db.execute(undated, values).fetchone()
    return int(count)


def keep_dates(db: Store) -> None:
    """Keep the dates that the list had before, attached as `former`, for the numbers that are still on it."""
    if not has_dates(db, "former"):
        return
    if not has_dates(db):
        db.execute(_TABLE)
    db.execute("""INSERT INTO dates SELECT digits, since FROM former.dates WHERE digits IN (SELECT digits FROM numbers)
        ON CONFLICT (digits) DO UPDATE SET since = MIN(since, excluded.since)""")


def has_dates(db: sqlite3.Connection, schema: str = "main") -> bool:
    """Return True if a suppression list has dates of its own for any number."""
    query = f"SELECT 1 FROM {schema}.sqlite_master WHERE name = 'dates'"  # noqa: S608 - a name of ours
    return db.execute(query).fetchone() is not None


def since_of(db: sqlite3.Connection, digits: str = "numbers.digits", schema: str = "main") -> tuple[str, str]:
    """Return SQL for the second since when a number is on the list, beside `editions`, and its join by its `digits`.

    It is the number's own date, or when it came, whichever is earlier.
    """
    if not has_dates(db, schema):
        return "editions.at", ""
    since = "MIN(editions.at, COALESCE(dated.since, editions.at))"
    return since, f"LEFT JOIN {schema}.dates AS dated ON dated.digits = {digits}"


def span(db: sqlite3.Connection) -> tuple[int, int] | tuple[()]:
    """Return the first and the last second since when numbers are on a list with dates of its own; () for another."""
    if not has_dates(db):
        return ()
    since, dated = since_of(db)
    query = f"""SELECT MIN(since), MAX(since) FROM (SELECT {since} AS since
        FROM numbers JOIN editions ON editions.number = edition {dated})"""  # noqa: S608 - constants
    first, last = db.execute(query).fetchone()
    return () if first is None else (first, last)


def _second(day: date) -> int:
    return round(datetime.combine(day, time(), UTC).timestamp())
