"""The names of the output's columns: the input's own first, then ours, then the service's."""

from __future__ import annotations

from collections.abc import Sequence

# Between the input's columns and the result's (docs/command-line.md, "The output file").
OWN_COLUMNS = ("Phone (E.164)", "Number status", "Problem", "Answer")


def result_column_names(input_names: Sequence[str], result_names: Sequence[str]) -> list[str]:
    """One name for each of `result_names`, in their order: ` (result)` is added where a name is taken.

    Taken are the input's names, the four own columns and the result names before it; letter
    case and outer spaces make no difference, as in a spreadsheet program's tables.
    """
    taken = {_key(name) for name in (*input_names, *OWN_COLUMNS)}
    names = []
    for wanted in result_names:
        name = wanted
        while _key(name) in taken:
            name += " (result)"
        taken.add(_key(name))
        names.append(name)
    return names


def _key(name: str) -> str:
    return name.strip().casefold()
