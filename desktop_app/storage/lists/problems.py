"""Which rows of a list have a problem, by what it is."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Collection

from desktop_app.storage.lists.file import ListFile


def rows_by_problem(store: ListFile, graver: Collection[str] = ()) -> dict[str, array[int]]:
    """The row numbers, in their order, of each problem in its words; every row stands once.

    A row whose numbers have several problems stands with the first of them, or with one that is `graver`.
    """
    graver_ones = _graver_ones(store, graver) if store.several else {}
    found: defaultdict[str, array[int]] = defaultdict(lambda: array("q"))
    for row, problem in store.db.execute("SELECT row, problem FROM rows WHERE problem <> '' ORDER BY row"):
        found[graver_ones.get(row, problem)].append(row)
    return dict(found)


def _graver_ones(store: ListFile, graver: Collection[str]) -> dict[int, str]:
    marks = ", ".join("?" * len(graver))
    query = f"SELECT row, problem FROM row_numbers WHERE problem IN ({marks}) ORDER BY row, place DESC"  # noqa: S608 - marks only
    return dict(map(tuple, store.db.execute(query, tuple(graver))))
