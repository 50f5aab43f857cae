"""The batches of before: those of the same list, and those of its file read in another way or corrected otherwise."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace

from desktop_app.core.batches.batch import Batch, Task, finished
from desktop_app.core.batches.step_plan import StepPlan
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.errors import DialproofError
from desktop_app.core.results.refresh import Refresh
from desktop_app.core.service.settings import Setting
from desktop_app.services.ports import OpenList
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.storage.journal.journal import Journal

# Lists of before that are opened to learn whether they are of the same file: 1 ms each, while a window waits.
_LOOKED_INTO = 20


class EarlierBatches:
    """Finds the batches that a list, or its file, was in before.

    Remembers how each list it has opened was read: that never changes, and nobody corrects a list that was sent.
    """

    def __init__(self, context: ServiceContext) -> None:
        self._context = context
        self._readings: dict[str, _Reading] = {}  # by the list's id

    def of(self, store: OpenList) -> list[Batch]:
        """Return the batches of the same list, read the same way, newest first, whatever became of them.

        Its rows may have been corrected since.
        """
        digests = {list_digest(store), list_digest(store, corrected=False)}
        return [batch for batch in self._context.journal.batches() if batch.source_digest in digests]

    def asked(self, digest: str, base_url: str, product: str) -> Iterator[Batch]:
        """Yield the batches with a digest (`list_digest`, or a step's of it), connection and product, newest first."""
        wanted = (digest, base_url, product)
        for batch in self._context.journal.batches():
            if (batch.source_digest, batch.base_url, batch.product) == wanted:
                yield batch

    def begun(self, new: Batch, refresh: Refresh | None = None) -> Batch | None:
        """Return the batch of the same list, connection and product that is carried on; None if there is none.

        A refresh carries on an earlier attempt, not the batch that it refreshes.
        """
        journal = self._context.journal
        for batch in self.asked(new.source_digest, new.base_url, new.product):
            if refresh is not None and batch.id == refresh.former:
                continue
            then = plan_of(journal, batch.id)
            if (then is not None and not then.over) or is_carried_on(batch, journal.tasks(batch.id)):
                return batch
        return None

    def otherwise(self, store: OpenList) -> list[tuple[Batch, ReadOptions]]:
        """Return the batches of the same file read in another way, with that way, newest first.

        Lists that were asked to be read as this one was are left out.
        """
        found = self._of_same_file(store)
        return [(batch, each.again) for batch, each in found if store.options not in {each.asked, each.again}]

    def corrected(self, store: OpenList) -> list[tuple[Batch, int]]:
        """Return the batches of the same list some of whose numbers were corrected then, with how many, newest first.

        Those that were corrected as they are here are among `of`.
        """
        found = self._of_same_file(store)
        alike = [(batch, each) for batch, each in found if store.options in {each.asked, each.again}]
        return [(batch, each.corrected) for batch, each in alike if each.corrected]

    def _of_same_file(self, store: OpenList) -> list[tuple[Batch, _Reading]]:
        """Return the batches of a list's file but for those of the list as it is, newest first.

        The journal doesn't know files, so the newest lists with the same name, or with as many rows, are opened to see
        what they record. Lists that can't be opened are left out.
        """
        rows, digest = store.understanding.counts.rows, list_digest(store)
        alike = [
            batch
            for batch in self._context.journal.batches()
            if (batch.file == store.source_name or batch.rows == rows) and batch.source_digest != digest
        ]
        looked_into = list(dict.fromkeys(batch.list_id for batch in alike))[:_LOOKED_INTO]
        readings = {list_id: self._reading(list_id) for list_id in looked_into}
        found = ((batch, readings.get(batch.list_id)) for batch in alike)
        return [(batch, each) for batch, each in found if each is not None and each.source == store.source_digest]

    def _reading(self, list_id: str) -> _Reading | None:
        """Return how a list was read; None if the list is gone or can't be opened."""
        if not self._context.lists.folder(list_id).is_dir():
            return None
        if list_id not in self._readings:
            try:
                with closing(self._context.lists.open(list_id)) as store:
                    again = replace(store.options, encoding=store.understanding.encoding)
                    corrected = store.understanding.corrected
                    self._readings[list_id] = _Reading(store.source_digest, store.options, again, corrected)
            except DialproofError:
                return None
        return self._readings[list_id]


@dataclass(frozen=True, slots=True)
class _Reading:
    """The digest of a list's file, the options it was read with, and those options with the encoding found then.

    `corrected`: how many of its numbers were corrected when it was sent.
    """

    source: str
    asked: ReadOptions
    again: ReadOptions
    corrected: int


def plan_of(journal: Journal, batch_id: str) -> StepPlan | None:
    """Return the plan of the steps after a list's first batch; None without one."""
    saved = journal.setting(Setting.PLAN.of(batch_id), None)
    return StepPlan.from_saved(saved) if isinstance(saved, dict) else None


def is_carried_on(batch: Batch, tasks: Sequence[Task]) -> bool:
    """Return True if sending the same list for the same product and connection continues this batch."""
    unwritten = bool(batch.output) and batch.exported_at is None
    return unwritten or not finished(tasks)


def list_digest(store: OpenList, *, corrected: bool = True) -> str:
    """Return the digest that identifies a list: the file's content and how it was understood, whatever led to that.

    Unless `corrected`, it is that of the same list before any of its rows was corrected.
    """
    found = store.understanding
    how = {"sheet": found.sheet, "text": (found.encoding, found.delimiter), "country": store.options.country}
    shape: dict[str, object] = {
        "header": found.shape.header_row,
        "phone": found.shape.phone_column and found.shape.phone_column.index,
    }
    if found.shape.more_phone_columns:
        shape["more"] = [column.index for column in found.shape.more_phone_columns]
    if found.shape.country_column:
        shape["countries"] = found.shape.country_column.index
    if found.corrections and corrected:
        shape["corrections"] = found.corrections
    text = json.dumps({**how, **shape}, sort_keys=True)
    return hashlib.sha256(f"{store.source_digest}\n{text}".encode()).hexdigest()
