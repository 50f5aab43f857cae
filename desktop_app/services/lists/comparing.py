"""Compares a run with another: suggests the likely other run, finds each number's changes, and exports them."""

from __future__ import annotations

import secrets
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from desktop_app.core.batches.batch import Batch
from desktop_app.core.errors import ListLost
from desktop_app.core.results.comparison import (
    CHANGE_WORDS,
    IN_BOTH,
    ChangeFilter,
    Compared,
    OtherRun,
    Step,
    in_order,
    in_other_countries,
    name_of_editions,
    other_runs,
)
from desktop_app.core.results.standard_columns import Taught
from desktop_app.core.service.settings import Setting
from desktop_app.services.connections.session import shown_catalogue
from desktop_app.services.jobs import Compare, CountSteps, ExportChanges, FindSharing, SelectChanges
from desktop_app.services.lists.exporting import SIGNALS
from desktop_app.services.lists.results import taught_by
from desktop_app.services.ports import WorkProgress
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.storage.lists.comparing import PairedChanges, Pairing, Run, delete

# Pairs of lists that were found to share no number, and how many pairs are kept.
_DISJOINT_KEPT = 500
# Longest wait in seconds before runs are offered that nothing is known of: enough for a list of a million beside
# others. Usually it takes a fraction of a second.
_PATIENCE = 3.0


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two compared runs: `before` is the earlier one."""

    before: Batch
    now: Batch
    pairing: Pairing
    found: Compared


class Comparing:
    """Compares runs."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context
        # Pairs of lists, in this run of the program: False if they share no number.
        self._looked: dict[frozenset[str], bool] = {}
        self._known_columns: dict[str, tuple[str, ...]] = {}  # by list: how one was read never changes

    def any_other(self, batch_id: str) -> bool:
        """Return True if there is another run at all."""
        return any(each.id != batch_id for each in self._context.journal.batches())

    def runs(self, batch_id: str) -> list[OtherRun]:
        """Return the other runs, likeliest first, without those known to share no number with this one."""
        journal = self._context.journal
        batch, batches = journal.batch(batch_id), journal.batches()
        disjoint = in_other_countries(batch, journal.countries()) | self._found_disjoint(batch, batches)
        return other_runs(batch, batches, disjoint, self._editions(batch, batches))

    def _editions(self, batch: Batch, batches: Sequence[Batch]) -> set[str]:
        """Return the lists that are editions of a batch's: of its recipe, or with its columns and its undated name."""
        runs = self._context.journal.runs
        recipes = {run.recipe for each in batches if each.list_id == batch.list_id and (run := runs.of_batch(each.id))}
        of_runs = {run.batch_id for recipe in recipes for run in runs.newest_first(recipe)}
        found = {each.list_id for each in batches if each.id in of_runs}
        if named := name_of_editions(batch.file):
            asked = (each for each in batches if each.product == batch.product)
            alike = {each.list_id for each in asked if name_of_editions(each.file) == named}
            mine = self._columns(batch.list_id)
            found |= {each for each in alike if mine and self._columns(each) == mine}
        return found

    def _columns(self, list_id: str) -> tuple[str, ...]:
        """Return the names of a list's columns; none if it is lost."""
        if list_id not in self._known_columns:
            try:
                shape = self._context.lists.understanding(list_id).shape
            except ListLost:
                return ()
            self._known_columns[list_id] = tuple(column.name for column in shape.columns)
        return self._known_columns[list_id]

    def unsure(self, batch_id: str) -> list[str]:
        """Return the lists of other runs, likeliest first, that nobody has searched for this run's numbers."""
        mine = self._context.journal.batch(batch_id).list_id
        found = dict.fromkeys(run.batch.list_id for run in self.runs(batch_id))
        return [each for each in found if each != mine and frozenset((mine, each)) not in self._looked]

    async def find_out(self, batch_id: str) -> None:
        """Search those lists for a shared number, for a short time. A list without one isn't offered from then on.

        If time runs out, the rest is searched next time, unless reading this run's own list took all of it.
        """
        mine, others = self._context.journal.batch(batch_id).list_id, self.unsure(batch_id)
        folder = self._context.lists.folder
        found = await self._context.quick.run(FindSharing(folder(mine), tuple(map(folder, others)), _PATIENCE))
        nothing = all(each is None for each in found)
        for other, shares in zip(others, found, strict=True):
            if shares is not None or nothing:
                self._looked[frozenset((mine, other))] = shares is not False
        self._keep_disjoint([(mine, other) for other, shares in zip(others, found, strict=True) if shares is False])

    async def compare(
        self,
        batch_id: str,
        other_id: str,
        *,
        left_out: frozenset[str] | None = None,
        progress: WorkProgress | None = None,
    ) -> Comparison:
        """Compare two runs, number by number. The earlier one comes first, whichever is named first.

        `left_out` are columns not to compare; None leaves out those about the look-up itself, such as its time. Reused
        answers are compared as answers that the run has. Raise `ListLost` or `DiskFull`.
        """
        before, now = in_order(self._context.journal.batch(batch_id), self._context.journal.batch(other_id))
        folder = self._context.lists.folder

        def taught(base_url: str) -> Taught:
            return taught_by(self._context.session.connection(base_url))

        later = Run(folder(now.list_id), now.id, taught(now.base_url))
        file = later.folder / f"compared-{secrets.token_hex(4)}.sqlite"
        pairing = Pairing(Run(folder(before.list_id), before.id, taught(before.base_url)), later, file)
        found = await self._context.worker.run(Compare(pairing, left_out), progress)
        if not any(found.counts.get(each) for each in IN_BOTH):
            self._looked[frozenset((before.list_id, now.list_id))] = False
            self._keep_disjoint([(before.list_id, now.list_id)])
        return Comparison(before, now, pairing, found)

    def _keep_disjoint(self, pairs: Sequence[tuple[str, str]]) -> None:
        """Store pairs without a shared number, the newest ones, for later runs: lists never change, so nor do these."""
        if not pairs:
            return
        new = [sorted(pair) for pair in pairs]
        known = [each for each in self._disjoint() if each not in new]
        self._context.journal.save_setting(Setting.DISJOINT_LISTS, [*known, *new][-_DISJOINT_KEPT:])

    def _found_disjoint(self, batch: Batch, batches: Sequence[Batch]) -> set[str]:
        now = [pair for pair, shares in self._looked.items() if not shares]
        others = {each for pair in (*self._disjoint(), *now) if batch.list_id in pair for each in pair} - {
            batch.list_id
        }
        return {each.id for each in batches if each.list_id in others}

    def _disjoint(self) -> list[list[str]]:
        kept = self._context.journal.setting(Setting.DISJOINT_LISTS, [])
        return [each for each in kept if isinstance(each, list)] if isinstance(kept, list) else []

    def open(self, comparison: Comparison) -> PairedChanges:
        """Open the result of a comparison to read pages from; the caller closes it."""
        return PairedChanges(comparison.pairing, comparison.found.columns)

    def discard(self, comparison: Comparison) -> None:
        """Delete the result of a comparison."""
        delete(comparison.pairing.file)

    async def select(self, comparison: Comparison, wanted: ChangeFilter) -> array[int]:
        """Return the sorted places that match a filter."""
        return await self._context.quick.run(SelectChanges(comparison.pairing, comparison.found.columns, wanted))

    async def steps(self, comparison: Comparison, column: int, most: int) -> list[Step]:
        """Return the value changes of a column, from which to which, most frequent first, at most `most`."""
        return await self._context.quick.run(CountSteps(comparison.pairing, comparison.found.columns[column], most))

    async def export(
        self,
        comparison: Comparison,
        output: Path,
        *,
        delimiter: str = ",",
        only: array[int] | None = None,
        progress: WorkProgress | None = None,
    ) -> int:
        """Write a comparison to XLSX or CSV (by the suffix), one row per number, or `only` those. Return how many.

        Raise OutputNotWritable or ListLost.
        """
        order = ExportChanges(
            pairing=comparison.pairing,
            columns=comparison.found.columns,
            output=output,
            delimiter=delimiter,
            titles=(_dated("earlier", comparison.before), _dated("later", comparison.now)),
            about=self._about(comparison, only),
            only=only,
        )
        return await self._context.worker.run(order, progress)

    def _about(self, comparison: Comparison, only: array[int] | None) -> tuple[tuple[str, str], ...]:
        found = comparison.found
        lines = [("Earlier run", self._run(comparison.before)), ("Later run", self._run(comparison.now))]
        if only is not None:
            lines.append(("Selection", f"{len(only)} of {found.numbers} numbers"))
        lines += [(f"Numbers: {CHANGE_WORDS[change]}", f"{count}") for change, count in found.counts.items()]
        lines += [(f"Changed: {column.name}", f"{column.changed} numbers") for column in found.columns]
        if found.reused:
            lines.append(("Reused", f"{found.reused} answers of the later run were taken over, not asked for again."))
        for label, names in (
            ("Not compared", found.left_out),
            ("Only in the earlier run", found.before_only),
            ("Only in the later run", found.now_only),
        ):
            if names:
                lines.append((label, ", ".join(names)))
        return (*lines, ("Note", SIGNALS))

    def _run(self, batch: Batch) -> str:
        connection = self._context.session.connection(batch.base_url)
        product = batch.product_title or shown_catalogue(connection).title(batch.product)
        return f"{batch.name}, {product}, {connection.title}, {batch.created_at:%Y-%m-%d %H:%M} UTC"


def _dated(which: str, batch: Batch) -> str:
    return f"{which}, {batch.created_at:%Y-%m-%d}"
