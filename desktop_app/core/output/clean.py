"""Lays out a clean list: the numbers that can be used, each once, within the list's own columns."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import ne

from desktop_app.core.detection.formula_cells import FormulasOfColumn
from desktop_app.core.detection.table import Column
from desktop_app.core.facts.offline import TITLES
from desktop_app.core.facts.offline_columns import OfflineColumns
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.output.form import OURS, OWN_COLUMNS, free_names
from desktop_app.core.output.row import JOINT, OutputBatch, Told
from desktop_app.core.results.verdict_words import Verdict

# By row and place, what was put in place of a valid number: its cell holds a number that isn't meant.
Replaced = Mapping[tuple[int, int], str]


class CleanRows:
    """Keeps the rows with a number whose verdict is wanted, at the first row of each number.

    Its E.164 form takes the place of the phone column's cell, or stands in a column after it (`beside`). In a row with
    several numbers only the wanted ones stand there, and a suppressed one is taken out of the phone column's cell, too.
    So is a valid number that was corrected: `replaced` tells what some rows have instead.
    The `offline` columns of each phone column come last. `formulas`, those that the list's file has no results of
    (`ImportSummary`), are left out, since they speak of rows that stand elsewhere now; `emptied` counts them. `again`
    counts the rows with a wanted verdict that only repeat numbers of rows before.
    """

    def __init__(  # noqa: PLR0913 - what a clean list has
        self,
        columns: Sequence[str],
        phone_columns: Sequence[Column],
        *,
        doubtful: bool = False,
        beside: bool = False,
        offline: OfflineColumns | None = None,
        formulas: Sequence[Sequence[int]] = (),
        replaced: Callable[[Sequence[int]], Replaced] = lambda _rows: {},
    ) -> None:
        self._replaced = replaced
        self._formulas = [FormulasOfColumn(formulas, at) for at in range(len(columns))]
        self.emptied = self.again = 0
        self._wanted = {Verdict.GOOD, Verdict.DOUBTFUL} if doubtful else {Verdict.GOOD}
        self._slots = {column.index: slot for slot, column in enumerate(phone_columns)}
        self._beside = beside
        self._names = list(columns)
        self._offline = OfflineColumns() if offline is None else offline

    @property
    def header(self) -> list[str]:
        """The names of the columns."""
        names = self._names
        if self._beside:
            ours = iter(free_names(self._names, self._named(OWN_COLUMNS[:1], sorted(self._slots)), OURS))
            both = ([each, next(ours)] if at in self._slots else [each] for at, each in enumerate(self._names))
            names = [name for names in both for name in names]
        offline = self._named([TITLES[each] for each in self._offline.chosen], [*self._slots])
        return [*names, *free_names(names, offline, OURS)]

    def _named(self, names: Sequence[str], phones: Sequence[int]) -> list[str]:
        """Return the names for each of the phone columns, with theirs before them if there are several."""
        if len(phones) < 2:
            return [*names]
        return [f"{self._names[at]}: {name}" for at in phones for name in names]

    def numeric(self, numeric: Sequence[int]) -> list[int]:
        """Return where the list's columns with these indices stand."""
        if not self._beside:
            return [at for at in numeric if at not in self._slots]
        return [at + sum(phone < at for phone in self._slots) for at in numeric]

    def kept(self, batch: OutputBatch) -> OutputBatch:
        """Return the rows that are kept."""
        both = zip(batch.status, batch.judged, strict=True)
        wanted = [status == NumberStatus.VALID and judged.verdict in self._wanted for status, judged in both]
        for place, told in batch.several.items():
            wanted[place] = any(self._numbers(told, slot) for slot in range(len(self._slots)))
        verdicts = (judged.verdict for judged in batch.judged)
        self.again += sum(not each and own in self._wanted for each, own in zip(wanted, verdicts, strict=True))
        return batch.only(wanted)

    def columns(self, kept: OutputBatch) -> list[Sequence[str]]:
        """Return the columns of rows that are `kept`."""
        numbers = [list(kept.e164) if slot == 0 else [""] * len(kept) for slot in range(len(self._slots))]
        for place, told in kept.several.items():
            for slot, column in enumerate(numbers):
                column[place] = JOINT.join(self._numbers(told, slot))
        columns: list[Sequence[str]] = []
        replaced = self._replaced(kept.row) if self._beside else {}
        for at, cells in enumerate(kept.cells):
            if at not in self._slots:
                columns.append(self._without_formulas(at, cells, kept.row))
            elif self._beside:
                own = _own_cells(kept, cells, self._slots[at], replaced)
                columns.append(self._without_formulas(at, own, kept.row))
            if at in self._slots:
                columns.append(numbers[self._slots[at]])
        return [*columns, *(each for column in numbers for each in self._offline.beside(column, JOINT))]

    def _without_formulas(self, at: int, cells: Sequence[str], rows: Sequence[int]) -> Sequence[str]:
        if not self._formulas[at]:
            return cells
        found = self._formulas[at].without(cells, rows)
        self.emptied += sum(map(ne, found, cells))
        return found

    def _numbers(self, told: Told, slot: int) -> list[str]:
        """Return the wanted numbers of a phone column that stand here for the first time in the list."""
        return [
            number.e164
            for number, _, judged in told
            if number.slot == slot and number.status is NumberStatus.VALID and judged.verdict in self._wanted
        ]


def _own_cells(batch: OutputBatch, cells: Sequence[str], slot: int, replaced: Replaced) -> Sequence[str]:
    """Return a phone column's cells as they were read, but without numbers that are suppressed, or aren't meant."""
    found = list(cells)
    if slot == 0 and replaced:
        for at, row in enumerate(batch.row):
            found[at] = replaced.get((row, 0), found[at])
    for at, told in batch.several.items():
        row = batch.row[at]
        own = [(place, number, answer) for place, (number, answer, _) in enumerate(told) if number.slot == slot]
        if any(answer.suppressed or (row, place) in replaced for place, _, answer in own):
            texts = (replaced.get((row, place), number.raw) for place, number, answer in own if not answer.suppressed)
            found[at] = JOINT.join(filter(None, texts))
    return found


def emptied_line(emptied: int) -> list[tuple[str, str]]:
    """Return the line of the About sheet that counts the cells that are empty for want of a value, if there are any."""
    return [("Formulas without values", emptied_words(emptied))] if emptied else []


def emptied_words(emptied: int) -> str:
    """Say how many cells are empty for want of a value, why, and what to do."""
    cells = "1 cell of your columns is" if emptied == 1 else f"{emptied} cells of your columns are"
    return (
        f"{cells} empty: the list's file has a formula there, but not its result, and rows stand elsewhere here. "
        "Open the list in a spreadsheet program, save it, and read it again to have them."
    )
