"""Writes the rounds of a `list.sqlite`: gives each number that is sent a place in its country, or in the list.

Numbers that were sent and have no answer are counted here, and get places to be sent again.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from zlib import crc32

from desktop_app.core.batches.batching import ANY_COUNTRY, Attempts, Unanswered
from desktop_app.core.rows.list_row import SentRange
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.lists.sql import NEW_NUMBERS, NOT_SUPPRESSED, SEVERAL_NEW_NUMBERS, batch_sql, prepare
from desktop_app.storage.sqlite.database import one_state, transaction

# The condition that a number is one of those of `choose`.
CHOSEN = "id IN (SELECT id FROM temp.chosen_numbers)"


def begin_round(
    folder: Path,
    batch_id: str,
    *,
    by_country: bool = True,
    shuffled: bool = False,
    only: Sequence[int] | None = None,
) -> dict[str, int]:
    """Give each distinct valid number a place within its country; return the count by country.

    Unless `by_country`, number them all in one sequence, as of the country "" (`core.batches.batching.ANY_COUNTRY`).
    `shuffled`: in an order that is random, and the same whenever this batch is numbered. `only`: the ids of the numbers
    that get a place; None: all.
    """
    with ListFile(folder, writable=True) as store:
        chosen = "1"
        if only is not None:
            choose(store, only)
            chosen = CHOSEN
        return number_those_left(store, batch_id, chosen, by_country=by_country, shuffled=shuffled)


def count_numbers(store: ListFile, ids: Sequence[int]) -> dict[str, int]:
    """Count these numbers of a list by country."""
    choose(store, ids)
    found = SEVERAL_NEW_NUMBERS if store.several else NEW_NUMBERS
    query = f"SELECT region, COUNT(*) FROM ({found}) WHERE {CHOSEN} AND {_usable(store)} GROUP BY region"  # noqa: S608 - constants
    return dict(map(tuple, store.db.execute(query)))


def _usable(store: ListFile) -> str:
    """Return the SQL condition that a number isn't suppressed."""
    return NOT_SUPPRESSED if store.marks.numbers else "1"


def choose(store: ListFile, ids: Sequence[int]) -> None:
    """Take these numbers of a list for those that `CHOSEN` is true of."""
    store.db.execute("CREATE TEMP TABLE chosen_numbers (id INTEGER PRIMARY KEY)")
    with transaction(store.db):
        store.db.executemany("INSERT OR IGNORE INTO temp.chosen_numbers VALUES (?)", ((each,) for each in ids))


def number_those_left(
    store: ListFile, batch_id: str, left: str = "1", *, by_country: bool = True, shuffled: bool = False
) -> dict[str, int]:
    """Give places as `begin_round` does, to the numbers that fit `left`, an SQL condition on their `id`.

    Suppressed numbers get none, so no task has them.
    """
    country = "region" if by_country else f"'{ANY_COUNTRY}'"
    order = "drawn(id), row, place" if shuffled else "row, place"
    place, last = f"ROW_NUMBER() OVER (PARTITION BY {country} ORDER BY {order}) - 1", ""
    if not (shuffled or store.several):
        # Rows are read in this order: nothing has to be sorted, and the index by id grows at its end alone.
        place, last = f"placed({country})", f"ORDER BY {order}"
    places: defaultdict[str, count[int]] = defaultdict(count)
    store.db.create_function("placed", 1, lambda name: next(places[name]))
    store.db.create_function("drawn", 1, lambda number: crc32(f"{batch_id} {number}".encode()), deterministic=True)
    number = f"""
        INSERT INTO numbers SELECT ?, {country}, {place}, e164, id
        FROM ({SEVERAL_NEW_NUMBERS if store.several else NEW_NUMBERS}) WHERE {left} AND {_usable(store)} {last}
    """  # noqa: S608 - constants
    counted = "SELECT country, COUNT(*) FROM numbers WHERE batch = ? GROUP BY country"
    with transaction(store.db):
        store.db.execute("DELETE FROM numbers WHERE batch = ?", (batch_id,))
        store.db.execute(number, (batch_id,))
    return dict(map(tuple, store.db.execute(counted, (batch_id,))))


_RANGE = "batch = :batch AND country = :country AND place >= :first AND place < :end"
_TAKE = f"""
    INSERT INTO temp.unanswered SELECT id, e164, country, place, :failed, :left FROM numbers
    WHERE {_RANGE} AND NOT EXISTS (SELECT 1 FROM {{answers}} AS answers WHERE answers.id = numbers.id)
    ON CONFLICT (id) DO UPDATE SET failed = failed OR excluded.failed, left_out = left_out OR excluded.left_out
"""  # noqa: S608 - a constant
_DROP = f"DELETE FROM temp.unanswered WHERE id IN (SELECT id FROM numbers WHERE {_RANGE})"  # noqa: S608 - the same


def unanswered(store: ListFile, batch_id: str, attempts: Attempts) -> Unanswered:
    """Count the unanswered numbers, also by country."""
    _gather(store, batch_id, attempts)
    numbers, failed, left = store.db.execute(
        "SELECT COUNT(*), COALESCE(SUM(failed), 0), COALESCE(SUM(left_out), 0) FROM temp.unanswered"
    ).fetchone()
    return Unanswered(numbers, failed, left, countries=_by_country(store))


def begin_again(store: ListFile, batch_id: str, attempts: Attempts) -> dict[str, int]:
    """Give each unanswered number a place after its country's last one; return the count by country.

    Reassigns places that no task has, left over by an interrupted attempt.
    """
    _gather(store, batch_id, attempts)
    give = """
        INSERT INTO numbers SELECT :batch, country, :first + ROW_NUMBER() OVER (ORDER BY place) - 1, e164, id
        FROM temp.unanswered WHERE country = :country
    """
    with transaction(store.db):
        for country, first in attempts.ends.items():
            values = {"batch": batch_id, "country": country, "first": first}
            store.db.execute(
                "DELETE FROM numbers WHERE batch = :batch AND country = :country AND place >= :first", values
            )
            store.db.execute(give, values)
    return _by_country(store)


def _by_country(store: ListFile) -> dict[str, int]:
    return dict(map(tuple, store.db.execute("SELECT country, COUNT(*) FROM temp.unanswered GROUP BY country")))


def _gather(store: ListFile, batch_id: str, attempts: Attempts) -> None:
    """Fill `temp.unanswered`, each number once."""
    store.db.execute("""CREATE TEMP TABLE unanswered (
        id INTEGER PRIMARY KEY, e164 TEXT, country TEXT, place INTEGER, failed INTEGER, left_out INTEGER)""")
    prepare(store.db)
    with one_state(store.db):
        take = _TAKE.format(answers=batch_sql(store.db, batch_id, several=store.several).answers)
        for ranges, failed, left in ((attempts.joined, 0, 0), (attempts.failed, 1, 0), (attempts.left, 0, 1)):
            _each(store, take, batch_id, ranges, failed=failed, left=left)
        _each(store, _DROP, batch_id, attempts.open)
        if store.marks.numbers:
            store.db.execute(f"DELETE FROM temp.unanswered WHERE NOT {_usable(store)}")  # noqa: S608 - a constant


def _each(store: ListFile, statement: str, batch_id: str, ranges: Sequence[SentRange], **more: int) -> None:
    for part in ranges:
        ends = {"country": part.country, "first": part.first, "end": part.first + part.numbers}
        store.db.execute(statement, {"batch": batch_id, **ends, **more})
