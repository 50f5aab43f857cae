"""Reads the result of a comparison: its numbers by place, a filter's places, and the counts of changed values."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from desktop_app.core.results.comparison import Change, ChangeFilter, ComparedColumn, NumberChange, Step
from desktop_app.core.rows.list_row import by_column
from desktop_app.storage.lists.filters import one_of
from desktop_app.storage.lists.orders import by_key, in_one_text
from desktop_app.storage.lists.paired_lists import EARLIER, LATER, PairedLists, Pairing
from desktop_app.storage.lists.search import Search, search_functions

_AT_A_TIME = 500
_CHANGES = {change.value: change for change in Change}


def _as_text(row: str) -> str:
    """Return the SQL for a row's number as a text that sorts like the number; null comes first."""
    return f"printf('%010d', {row})"


def delete(file: Path) -> None:
    """Delete a comparison's file, if it exists."""
    with suppress(OSError):  # Windows keeps open files; the next comparison deletes it
        file.unlink(missing_ok=True)


class PairedChanges:
    """The result of a comparison, by place; raises `ListLost` if the comparison or one of its lists is missing.

    With `roomy` it takes memory for reading more than a page.
    """

    def __init__(self, pairing: Pairing, columns: Sequence[ComparedColumn], *, roomy: bool = False) -> None:
        self._columns = tuple(columns)
        self.lists = PairedLists(pairing, roomy=roomy)
        self._db = self.lists.db
        search_functions(self._db)

    def close(self) -> None:
        """Close the files."""
        self.lists.close()

    def rows(self, places: Sequence[int]) -> list[NumberChange]:
        """Return the numbers at these places, in this order; leave out places that don't exist."""
        query = f"{self._query()} WHERE changes.n IN (SELECT value FROM json_each(?))"  # noqa: S608 - constants and numbers
        found = {row[0]: row for row in self._db.execute(query, (f"[{','.join(map(str, places))}]",))}
        return [self._change(found[place]) for place in places if place in found]

    def batches(self, only: Sequence[int] | None = None) -> Iterator[list[NumberChange]]:
        """Yield all numbers in their order, or `only` those at these places, some at a time."""
        if only is not None:
            yield from (self.rows(only[first : first + _AT_A_TIME]) for first in range(0, len(only), _AT_A_TIME))
            return
        cursor = self._db.cursor().execute(f"{self._query()} ORDER BY changes.n")
        while found := cursor.fetchmany(_AT_A_TIME):
            yield list(map(self._change, found))

    def _query(self) -> str:
        lists = self.lists
        values = [lists.old(each) for each in self._columns] + [lists.new(each) for each in self._columns]
        ends = ["changes.n", "changes.kind", lists.e164, lists.row(EARLIER), lists.row(LATER), "old.id", "new.id"]
        return f"SELECT {', '.join([*ends, *values])} FROM {lists.source}"  # noqa: S608 - constants and numbers

    def _change(self, found: Sequence[Any]) -> NumberChange:
        _, kind, e164, row_before, row_now, old, new, *values = found
        width = len(self._columns)
        before = None if old is None else tuple(values[:width])
        now = None if new is None else tuple(values[width:])
        return NumberChange(e164, _CHANGES[kind], row_before, row_now, before, now)

    # --- Filters and sorting ---

    def select(self, wanted: ChangeFilter) -> array[int]:
        """Return the places that fit a filter, sorted; equal ones stay in the lists' order."""
        where, values = self._where(wanted)
        key = self._key(wanted)
        if key:
            query = f"SELECT changes.n AS row, {key} AS key FROM {self.lists.source} WHERE {where}"  # noqa: S608 - values are bound
            return by_key(self._db, query, values, descending=wanted.descending)
        plain = not wanted.search and wanted.column is None
        source = "main.changes AS changes" if plain else self.lists.source
        way = "DESC" if wanted.descending else "ASC"
        query = f"SELECT changes.n AS row FROM {source} WHERE {where} ORDER BY changes.n {way}"  # noqa: S608 - the same
        return in_one_text(self._db, query, values)

    def _where(self, wanted: ChangeFilter) -> tuple[str, dict[str, object]]:
        parts, values = ["1"], dict[str, object]()
        if wanted.change is not None:
            parts.append("changes.kind = :kind")
            values["kind"] = Change(wanted.change).value
        if wanted.column is not None:
            column = self._columns[wanted.column]
            old, new = self.lists.old(column), self.lists.new(column)
            parts.append(f"changes.kind = '{Change.CHANGED}' AND {old} IS NOT {new}")
            if wanted.step is not None:
                parts.append(f"{old} = :before AND {new} = :now")
                values["before"], values["now"] = wanted.step
        if wanted.search:
            parts.append(self._search(wanted, values))
        return " AND ".join(parts), values

    def _search(self, wanted: ChangeFilter, values: dict[str, object]) -> str:
        search, sides = Search(wanted.search), (self.lists.old, self.lists.new)
        values |= search.values
        texts = [side(each) for side in sides for each in self._columns]
        held = [search.in_number(self.lists.e164), *map(search.in_text, texts)]
        for (place, _own), known in by_column(wanted.also).items():
            held += [one_of(side(self._columns[place]), f"also{place}", known, values) for side in sides]
        return f"({' OR '.join(held)})"

    def _key(self, wanted: ChangeFilter) -> str:
        if wanted.column is not None and wanted.sort in {"before", "now"}:
            column = self._columns[wanted.column]
            return f"lower({self.lists.old(column) if wanted.sort == 'before' else self.lists.new(column)})"
        keys = {"number": self.lists.e164, "change": "changes.kind", "row": _as_text(self.lists.row(LATER))}
        return keys.get(wanted.sort, "")

    def steps(self, column: ComparedColumn, most: int) -> list[Step]:
        """Return how often a column changed from one value to another, the most frequent first."""
        old, new = self.lists.old(column), self.lists.new(column)
        query = f"""SELECT {old}, {new}, COUNT(*) FROM {self.lists.source}
            WHERE changes.kind = '{Change.CHANGED}' AND {old} IS NOT {new}
            GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2 LIMIT ?"""  # noqa: S608 - numbers
        return [Step(*found) for found in self._db.execute(query, (most,))]
