"""Holds what a person chooses about a result: its rows and columns, and how those are named."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum

from desktop_app.core.calling.rules import CallRule
from desktop_app.core.detection.column_names import column_letter
from desktop_app.core.detection.table import ALL_SHEETS, Column, ImportSummary
from desktop_app.core.facts.offline import TITLES, Offline
from desktop_app.core.results.suppression import SUPPRESSED_COLUMNS
from desktop_app.core.rows.list_row import RowFilter
from desktop_app.core.text.translatable import tr_noop

# Between the input's columns and the result's (docs/command-line.md, "The output file").
OWN_COLUMNS = ("Phone (E.164)", "Number status", "Problem", "Answer")
CORRECTED_COLUMNS = ("Corrected", "How corrected")
# After the result's columns.
VERDICT_COLUMNS = ("Verdict", "Why")
# Added to our columns' names where the list or the service has them.
OURS = " (Dialproof)"


class OutputShape(StrEnum):
    """TABLE: one table of all rows. SPLIT: a sheet for each outcome. ORIGINAL: the list's workbook, columns added.

    CLEAN: the list's own columns with the good numbers alone, each once. CLEAN_SHEET: the list's workbook with those on
    a sheet of their own.
    """

    TABLE = "table"
    SPLIT = "split"
    ORIGINAL = "original"
    CLEAN = "clean"
    CLEAN_SHEET = "clean sheet"


@dataclass(frozen=True, slots=True)
class OutputForm:
    """The form of an output file. `raw` (CSV) leaves every value as it is, formulas too; `delimiter` is one character.

    `shown`: the filter that selected the rows, which the About sheet names. `columns_alike`: with several phone
    columns, the first one's added columns begin with its name, too. `typed` (XLSX): cells that the list's file has
    as numbers or dates stay such; otherwise every cell is text. `verdicts`: with the columns Verdict and Why,
    `standard`: with those that answers of all services have in common, `steps`: with the answers of the list's
    other steps, `offline`: with these, for which nobody is asked. `unsent`: the list was never sent, so nothing is
    said of answers. A clean list has the `doubtful` numbers as well, and its numbers `beside` the list's own phone
    column instead of in its place. In the list's own workbook, numbers stand `in_place` of the phone column's, too.
    `hours` in which numbers may be called; None: those of the settings.
    """

    shape: OutputShape = OutputShape.TABLE
    raw: bool = False
    delimiter: str = ","
    columns_alike: bool = False
    typed: bool = False
    shown: RowFilter | None = None
    doubtful: bool = False
    beside: bool = False
    in_place: bool = False
    verdicts: bool = False
    standard: bool = False
    steps: bool = False
    offline: tuple[Offline, ...] = ()
    unsent: bool = False
    hours: CallRule | None = None


AS_TABLE = OutputForm()
# Copies of the list's own workbook.
IN_WORKBOOK = frozenset({OutputShape.ORIGINAL, OutputShape.CLEAN_SHEET})


def result_column_names(input_names: Sequence[str], result_names: Sequence[str]) -> list[str]:
    """Return one name for each of `result_names`, in order, adding ` (result)` where a name is taken.

    Taken are the input's names, the four own columns and the result names before it. Letter case and outer spaces make
    no difference, as in a spreadsheet program's tables.
    """
    return free_names((*input_names, *OWN_COLUMNS), result_names, " (result)")


def added_column_names(  # noqa: PLR0913 - what names depend on
    input_names: Sequence[str],
    phone_columns: Sequence[Column],
    result_names: Sequence[str],
    form: OutputForm = AS_TABLE,
    standard: Sequence[str] = (),
    *,
    product: str = "",
) -> list[str]:
    """Return the names of all columns that the output adds, as a group for each phone column.

    A group has our own columns, the `standard` ones, those of the result, those of the verdict, and those for which
    nobody is asked. The first phone column's names are fixed. Those of each further one begin with its column's name,
    and with its letter if other columns share that name; with `form.columns_alike` those of the first one do so, too.
    A standard column whose name the list has says of which `product` it is.
    """
    own_columns = OWN_COLUMNS[:-1] if form.unsent else OWN_COLUMNS
    own = len(own_columns)
    if product:
        taken = set(map(_key, input_names))
        standard = [f"{name} ({product})" if _key(name) in taken else name for name in standard]
    # Named last: the service keeps its own names.
    ours = [*standard, *(VERDICT_COLUMNS if form.verdicts else ()), *(TITLES[each] for each in form.offline)]
    group = [*own_columns, *result_names, *free_names((*own_columns, *result_names), ours, OURS)]
    group = _standard_first(group, own, len(result_names), len(standard))
    if form.columns_alike and len(phone_columns) > 1:
        named = [_told_apart(column, input_names) for column in phone_columns]
        every = [f"{column}: {name}" for column in named for name in group]
        return free_names(input_names, every, " (result)")
    first = [*own_columns, *result_column_names(input_names, result_names)]
    first += free_names((*input_names, *first), ours, OURS)
    first = _standard_first(first, own, len(result_names), len(standard))
    further = [f"{_told_apart(column, input_names)}: {name}" for column in phone_columns[1:] for name in group]
    return [*first, *free_names((*input_names, *first), further, " (result)")]


def _standard_first(group: Sequence[str], own: int, results: int, standard: int) -> list[str]:
    """Return a group whose standard columns follow those of the result, with them before these."""
    end = own + results
    return [*group[:own], *group[end : end + standard], *group[own:end], *group[end + standard :]]


def free_names(taken: Collection[str], wanted: Sequence[str], addition: str) -> list[str]:
    """Return `wanted`, adding `addition` to each name until it is neither `taken` nor equal to an earlier one."""
    met = {_key(name) for name in taken}
    names = []
    for each in wanted:
        name = each
        while _key(name) in met:
            name += addition
        met.add(_key(name))
        names.append(name)
    return names


def _told_apart(column: Column, names: Sequence[str]) -> str:
    same = sum(_key(name) == _key(column.name) for name in names)
    return column.name.strip() if same < 2 else f"{column.name.strip()} ({column_letter(column.index)})"


def _key(name: str) -> str:
    return name.strip().casefold()


NO_WORKBOOK = tr_noop(
    "The list is not an Excel workbook (XLSX or XLSM), so there is no workbook to add columns to.", "export"
)
ONE_OF_SEVERAL = tr_noop(
    "Several sheets were read as one list, so there is no single sheet to add columns to.", "export"
)

PROTECTED = tr_noop(
    "The list's workbook is protected with a password, which Dialproof doesn't keep, so its copy can't be written.",
    "export",
)
TOO_MANY_CELLS = tr_noop(
    "The list is too long to be copied with its formatting: export it as an Excel workbook (XLSX) instead.", "export"
)
# Cells of all sheets of a workbook and the added ones together: a full Excel sheet of 20 columns.
MOST_COPIED_CELLS = 20_000_000


def no_original(understanding: ImportSummary, source_name: str, results: int = 0, *, suppressing: bool = False) -> str:
    """Return why columns can't be added to the list's own workbook; "" if they can, as far as is known beforehand.

    `results`: how many columns there are for each phone column besides the own ones: those of the answers and of other
    steps, the standard ones, and those for which nobody is asked. `suppressing`: suppression lists have columns, too.
    Each row counts as at least one filled cell and the added ones.
    """
    if understanding.sheet == ALL_SHEETS:
        return ONE_OF_SEVERAL
    packed = source_name.lower().endswith(".zip")
    if understanding.format != "xlsx" or packed:
        return NO_WORKBOOK
    if understanding.protected:
        return PROTECTED
    added = (len(OWN_COLUMNS) + results + len(VERDICT_COLUMNS)) * max(1, len(understanding.shape.phone_columns))
    added += len(SUPPRESSED_COLUMNS) if suppressing else 0
    added += len(CORRECTED_COLUMNS) if understanding.corrected else 0
    return TOO_MANY_CELLS if understanding.counts.rows * (1 + added) > MOST_COPIED_CELLS else ""
