"""Names the output's columns: the input's own first, then ours, then the service's."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from desktop_app.core.detection.column_names import column_letter
from desktop_app.core.detection.table import Column

# Between the input's columns and the result's (docs/command-line.md, "The output file").
OWN_COLUMNS = ("Phone (E.164)", "Number status", "Problem", "Answer")


def result_column_names(input_names: Sequence[str], result_names: Sequence[str]) -> list[str]:
    """Return one name for each of `result_names`, in order, adding ` (result)` where a name is taken.

    Taken are the input's names, the four own columns and the result names before it. Letter case and outer spaces make
    no difference, as in a spreadsheet program's tables.
    """
    return free_names((*input_names, *OWN_COLUMNS), result_names, " (result)")


def added_column_names(
    input_names: Sequence[str],
    phone_columns: Sequence[Column],
    result_names: Sequence[str],
    *,
    all_alike: bool = False,
) -> list[str]:
    """Return the names of all columns that the output adds: a group of own and result columns for each phone column.

    The first phone column's names are fixed. Those of each further one begin with its column's name, and with its
    letter if other columns share that name. `all_alike`: if there are several, the first one's begin so, too.
    """
    if all_alike and len(phone_columns) > 1:
        named = [_told_apart(column, input_names) for column in phone_columns]
        every = [f"{column}: {name}" for column in named for name in (*OWN_COLUMNS, *result_names)]
        return free_names(input_names, every, " (result)")
    first = [*OWN_COLUMNS, *result_column_names(input_names, result_names)]
    further = [
        f"{_told_apart(column, input_names)}: {name}"
        for column in phone_columns[1:]
        for name in (*OWN_COLUMNS, *result_names)
    ]
    return [*first, *free_names((*input_names, *first), further, " (result)")]


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
