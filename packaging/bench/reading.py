"""A list chosen to its rows stored: both formats against the plain stack, at three sizes, with the child's memory."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from bench import inputs
from bench.run import Run, same_counts
from bench.stage import MEGABYTE
from bench.table import Line, at_most, quicker

_MOST_CHILD = 600.0  # megabytes
_MOST_GROWTH = 1.3


def measures(run: Run) -> Iterator[Line]:
    """Lines of the table."""
    run.warm()
    for name, make, wanted in (("XLSX", inputs.xlsx_list, 8.0), ("CSV", inputs.csv_list, 10.0)):
        file = str(make(run.rows))
        ours, plain = run.best(("ours:read", {"file": file}), ("plain:read", {"file": file}))
        note = same_counts([ours, plain])
        yield quicker(
            f"{name} chosen to rows stored, normalised and counted", ours["seconds"], plain["seconds"], wanted, note
        )
        if ours["child"]:
            peak, address = (ours["child"][key] / MEGABYTE for key in ("peak", "address"))
            theirs = plain["memory"]["peak"] / MEGABYTE
            told = f"address space {address:,.0f} MB at its peak; the plain stack takes {theirs:,.0f} MB."
            yield at_most(f"memory of the child, reading {name}", peak, _MOST_CHILD, "{:,.0f} MB", told)
        yield _growth(run, name, ours["seconds"])


def _growth(run: Run, name: str, whole: float) -> Line:
    """Time for each further row, from the small list to the next and from that to the big one.

    Not the time of a list by its rows: whatever its size, its shape is found first, and a small list is little else.
    """
    make = inputs.xlsx_list if name == "XLSX" else inputs.csv_list
    times = [run.best(("ours:read", {"file": str(make(rows))}), rounds=3)[0]["seconds"] for rows in run.sizes[:2]] + [
        whole
    ]
    each = [
        (longer - shorter) / (more - fewer)
        for (shorter, longer), (fewer, more) in zip(pairwise(times), pairwise(run.sizes), strict=True)
    ]
    sizes = " → ".join(f"{rows:,}" for rows in run.sizes)
    told = " → ".join(f"{1e6 * time:.2f} µs" for time in each)
    by_rows = ", ".join(f"{1e6 * time / rows:.2f}" for time, rows in zip(times, run.sizes, strict=True))
    ratio = each[1] / each[0]
    note = f"Whole lists by their rows: {by_rows} µs; what a list takes before its first row is the same for all."
    what, met = f"time for each further row of {name}, {sizes}", ratio <= _MOST_GROWTH
    return Line(what, told, "", f"{ratio:.2f}", f"≤ {_MOST_GROWTH}", met, note)
