"""The local service's answers on one core, as lines of a result, against `phonenumbers` asked for the same fields."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from pathlib import Path

from bench import inputs, numbering
from bench.run import Run
from bench.stage import Result, timed
from bench.table import Line
from desktop_app.core.numbering import Normaliser
from desktop_app.local_service.sources import standard_sources
from desktop_app.storage.machine.numbering_files import kept_automaton

_WANTED = 25.0
_CHUNK = 5_000  # as the service's worker takes them
_ONE_BY_ONE = 20_000


def measures(run: Run) -> Iterator[Line]:
    """Lines of the table."""
    run.warm()
    folder, file = str(inputs.folder().parent), str(inputs.csv_list(run.rows))
    for slug, what in (("phone-validation", "phone validation"), ("carrier-lookup", "carrier lookup")):
        (found,) = run.best(("answering:answered", {"folder": folder, "file": file, "slug": slug}))
        ours, theirs = found["count"] / found["seconds"], found["asked"] / found["one_by_one"]
        note = (
            f"{found['differences']:,} of {found['asked']:,} compared differ; {found['first']:.2f} s before the first."
        )
        yield Line(
            f"local service, {what}, one core", f"{ours:,.0f} a second", f"{theirs:,.0f} a second",
            f"{ours / theirs:.1f} ×", f"≥ {_WANTED:g} ×", ours >= _WANTED * theirs and not found["differences"], note,
        )  # fmt: skip


def answered(folder: str, file: str, slug: str) -> Result:
    """Stage: the list's valid numbers answered; a part of them one by one by `phonenumbers` itself."""
    texts = numbering.phones(Path(file))
    numbers = [*filter(None, Normaliser(kept_automaton(Path(folder)), inputs.HOME).columns(texts).e164)]
    source = standard_sources()[slug]
    first = timed(lambda: source.lines(numbers[:1]))
    lines: list[str] = []

    def all_of_them() -> None:
        for at in range(0, len(numbers), _CHUNK):
            lines.append(source.lines(numbers[at : at + _CHUNK]))

    seconds = timed(all_of_them)
    part = numbers[:: max(1, len(numbers) // _ONE_BY_ONE)]
    alone: list[dict[str, str]] = []
    one_by_one = timed(lambda: alone.extend(source.answer(number) for number in part))
    wanted = {number: values for number, *values in csv.reader(io.StringIO("".join(lines), newline=""))}
    differences = sum(
        [found[field] for field in source.fields] != wanted[number] for number, found in zip(part, alone, strict=True)
    )
    return {
        "seconds": seconds, "count": len(numbers), "first": first,
        "asked": len(part), "one_by_one": one_by_one, "differences": differences,
    }  # fmt: skip
