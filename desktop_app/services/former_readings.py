"""How files were read before: the same file, read in another way, is found again."""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass, replace

from desktop_app.core.batch import Batch
from desktop_app.core.errors import DialproofError
from desktop_app.core.table import ReadOptions
from desktop_app.services.ports import OpenList
from desktop_app.services.workbench import Workbench

# Lists of before that are opened to learn whether they are of the same file: 1 ms each, while a window waits.
_LOOKED_INTO = 20


@dataclass(frozen=True, slots=True)
class _Reading:
    """The digest of a list's file, how it was asked to be read, and the same whatever encoding is guessed by now."""

    source: str
    asked: ReadOptions
    again: ReadOptions


class FormerReadings:
    """Remembers what it has looked into: how a list was read never changes."""

    def __init__(self, bench: Workbench) -> None:
        self._bench = bench
        self._readings: dict[str, _Reading] = {}  # by the list's id

    def otherwise(self, store: OpenList, digest: str) -> list[tuple[Batch, ReadOptions]]:
        """The batches of the file of `store` read in another way, and that way; the newest first.

        `digest`: that of the batches of this very reading. The journal knows no file by itself, so the newest lists of
        its name, or with as many rows, are opened for what is written in them. One that can't be opened, or was asked
        to be read as `store` was, isn't among them.
        """
        rows = store.understanding.counts.rows
        alike = [
            batch
            for batch in self._bench.journal.batches()
            if (batch.file == store.source_name or batch.rows == rows) and batch.source_digest != digest
        ]
        looked_into = list(dict.fromkeys(batch.list_id for batch in alike))[:_LOOKED_INTO]
        readings = {list_id: self._reading(list_id) for list_id in looked_into}
        found: list[tuple[Batch, ReadOptions]] = []
        for batch in alike:
            reading = readings.get(batch.list_id)
            same_file = reading is not None and reading.source == store.source_digest
            if reading is not None and same_file and store.options not in {reading.asked, reading.again}:
                found.append((batch, reading.again))
        return found

    def _reading(self, list_id: str) -> _Reading | None:
        """None once the list is gone."""
        if not self._bench.lists.folder(list_id).is_dir():
            return None
        if list_id not in self._readings:
            try:
                with closing(self._bench.lists.open(list_id)) as store:
                    again = replace(store.options, encoding=store.understanding.encoding)
                    self._readings[list_id] = _Reading(store.source_digest, store.options, again)
            except DialproofError:
                return None
        return self._readings[list_id]
