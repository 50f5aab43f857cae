"""Corrects rows of a list that isn't sent yet: what could be meant is suggested, a person's word alone changes a row.

The cells stay as they were read; what counts instead stands beside them, and each order can be undone. A list that was
sent keeps its rows as they were: its numbers have their places in the batch.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from contextlib import closing

from desktop_app.core.errors import BatchBusy, ListSent
from desktop_app.core.numbers.mending import Suggestion, countries_of, with_surer
from desktop_app.core.rows.corrections import CellCorrection, Correction, Mended, MendOrder, Suggested, TakeSuggestions
from desktop_app.services.jobs import CountSuggestions, FindSuggestions, MendRows, SelectSuggested
from desktop_app.services.ports import WorkProgress
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.storage.mending.corrections import corrected_cells, corrections_in, suggestions_in


class Mending:
    """Finds suggestions, and corrects rows as a person orders."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context

    async def suggest(
        self, list_id: str, progress: WorkProgress | None = None, *, countries: Sequence[str] = ()
    ) -> Suggested:
        """Find what could be put in place of each number with a problem; nothing is changed. Raise `ListLost`.

        In rows that name no country, numbers may be of the list's other countries, and of these `countries`; without
        them, of those that would fit better. It goes on in small jobs, so that nobody has to wait for all of it.
        """
        folder = self._context.lists.folder(list_id)
        after: int | None = 0
        while after is not None:
            after = await self._context.quick.run(FindSuggestions(folder, after, tuple(countries)), progress)
        return await self._context.quick.run(CountSuggestions(folder))

    async def rows_with(self, list_id: str, patterns: Sequence[str]) -> array[int]:
        """Return the rows for which one of the patterns suggests something."""
        return await self._context.quick.run(SelectSuggested(self._context.lists.folder(list_id), tuple(patterns)))

    def of_row(self, list_id: str, row: int) -> list[tuple[int, Suggestion]]:
        """Return what is suggested for a row's numbers, each with its place among them."""
        with closing(self._context.lists.open(list_id)) as store:
            return suggestions_in(store.db, row)

    def corrections(self, list_id: str, rows: Sequence[int]) -> list[Correction]:
        """Return the corrections of these rows."""
        with closing(self._context.lists.open(list_id)) as store:
            return corrections_in(store.db, rows)

    def cells(self, list_id: str) -> tuple[CellCorrection, ...]:
        """Return all corrections of a list, as `Repeat` makes them in another reading of its file."""
        with closing(self._context.lists.open(list_id)) as store:
            return corrected_cells(store)

    def corrected(self, list_id: str) -> int:
        """Return how many numbers of a list are corrected."""
        return self._context.lists.understanding(list_id).corrected

    async def mend(self, list_id: str, order: MendOrder) -> Mended:
        """Correct rows. Raise `ListSent` if a batch has the list, `BatchBusy` while another process works on it."""
        return await self._run(list_id, order)

    async def take(self, list_id: str, patterns: Sequence[str]) -> Mended:
        """Take what these patterns suggest, as a recipe does. Raise as `mend` does.

        Who takes a pattern whose cells have other readings takes it where they have none, too.
        """
        await self.suggest(list_id, countries=countries_of(patterns))
        return await self.mend(list_id, TakeSuggestions(with_surer(patterns)))

    async def undo(self, list_id: str) -> Mended:
        """Undo the last order. Raise as `mend` does."""
        return await self._run(list_id, None)

    async def _run(self, list_id: str, order: MendOrder | None) -> Mended:
        with self._context.lists.claim(list_id) as mine:
            name = self._name(list_id)
            if not mine:
                raise BatchBusy(name=name)
            if any(batch.list_id == list_id for batch in self._context.journal.batches(deleted=True)):
                raise ListSent(name=name)
            return await self._context.quick.run(MendRows(self._context.lists.folder(list_id), order))

    def _name(self, list_id: str) -> str:
        with closing(self._context.lists.open(list_id)) as store:
            return store.source_name
