"""Results out: the writers against xlsxwriter and csv.writer, read back; and the whole export of a list."""

from __future__ import annotations

import asyncio
import csv
import shutil
import subprocess
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from itertools import chain, cycle, islice, zip_longest
from pathlib import Path

from bench import inputs, plain
from bench.ours import children_memory
from bench.run import Run
from bench.stage import MEGABYTE, Result, timed
from bench.table import Line, at_most, quicker, within
from desktop_app.services.jobs import WarmUp
from desktop_app.sheets.output.writing import open_writer
from desktop_app.wiring.services import open_services

HEADER = (*inputs.HEADER, "Phone (E.164)", "Number status", "Problem", "Answer")
_POOL = 10_000
_BATCH = 1_000  # rows that the export hands over at once
_MOST_CHILD = 600.0


def measures(run: Run) -> Iterator[Line]:
    """Lines of the table."""
    for suffix, make in ((".xlsx", _xlsx_line), (".csv", _csv_line)):
        output = str(run.work / f"out{suffix}")
        ours, theirs = run.best(
            ("writing:ours", {"output": output, "rows": run.rows}),
            ("writing:bare", {"output": str(run.work / f"bare{suffix}"), "rows": run.rows}),
        )
        yield make(run.rows, ours["seconds"], theirs["seconds"])
        yield from _read_back(run, output)
        Path(output).unlink()
    yield from _exports(run)


def _xlsx_line(rows: int, ours: float, theirs: float) -> Line:
    return quicker(f"XLSX out, {rows:,} × {len(HEADER)}, against xlsxwriter", ours, theirs, 5.0)


def _csv_line(rows: int, ours: float, theirs: float) -> Line:
    return within(f"CSV out, {rows:,} × {len(HEADER)}, against csv.writer", ours, theirs, 1.5)


def _read_back(run: Run, output: str) -> Iterator[Line]:
    readers = ["calamine", "openpyxl"] if output.endswith(".xlsx") else ["csv"]
    if run.libreoffice and output.endswith(".xlsx"):
        readers.append("libreoffice")
    for reader in readers:
        found = run.once("writing:differences", output=output, rows=run.rows, reader=reader, work=str(run.work))
        what = f"{Path(output).suffix[1:].upper()} read back by {reader}: rows that differ"
        yield Line(what, f"{found['differences']:,}", "", "", "0", not found["differences"], found["note"])


def _exports(run: Run) -> Iterator[Line]:
    home = run.home()
    for suffix in (".xlsx", ".csv"):
        output = str(run.work / f"export{suffix}")
        found = run.best(("writing:export", {"home": home["home"], "batch_id": home["batch"], "output": output}))[0]
        what = f"export of the joined list to {suffix[1:].upper()}, {found['columns']} columns"
        yield Line(what, f"{found['seconds']:.1f} s", note=f"{found['rows'] / found['seconds']:,.0f} rows a second.")
        if found["child"]:
            yield at_most(f"memory of the child, {suffix[1:].upper()} out", found["child"], _MOST_CHILD, "{:,.0f} MB")


def rows(count: int) -> Iterator[Sequence[str]]:
    """Texts of a result; the same few thousand rows again and again, so that making them costs nothing."""
    return islice(cycle(_pool(min(count, _POOL))), count)


def _pool(count: int) -> list[Sequence[str]]:
    """Every cell is filled, as far as a list fills it."""
    found: list[Sequence[str]] = []
    for number, name, phone, city in inputs.rows(count):
        e164 = f"+44{number}" if len(phone) > 8 else ""
        status = ("valid", "", "answered") if e164 else ("invalid", "not a phone number", "not sent")
        found.append((f"{number}", name, phone, city, e164, *status))
    return found


def ours(output: str, rows: int) -> Result:
    """Stage: our writer."""
    lines = table(rows)
    return {"seconds": timed(lambda: write(Path(output), lines))}


def bare(output: str, rows: int) -> Result:
    """Stage: the plain stack's."""
    path, lines = Path(output), table(rows)
    write_all = plain.write_xlsx if path.suffix == ".xlsx" else plain.write_csv
    return {"seconds": timed(lambda: write_all(path, lines))}


def table(count: int) -> Iterable[Sequence[str]]:
    """The rows with their header."""
    return chain([HEADER], rows(count))


def write(path: Path, lines: Iterable[Sequence[str]]) -> None:
    """By the program's writer."""
    walk = iter(lines)
    with open_writer(path) as writer:
        writer.header(next(walk))
        while batch := list(islice(walk, _BATCH)):
            writer.columns(list(zip(*batch, strict=True)))


def differences(output: str, rows: int, reader: str, work: str) -> Result:
    """Stage: rows that another reader finds otherwise than they were written."""
    path = Path(output)
    if reader == "libreoffice":
        program = shutil.which("soffice") or shutil.which("libreoffice")
        if program is None:
            return {"differences": 1, "note": "LibreOffice isn't installed."}
        path = _by_libreoffice(program, path, Path(work))
    found = {"calamine": _by_calamine, "openpyxl": _by_openpyxl}.get(reader, _by_csv)(path)
    pairs = zip_longest(found, table(rows))
    return {"differences": sum(_differ(one, other) for one, other in pairs), "note": ""}


def _differ(found: Sequence[object] | None, written: Sequence[str] | None) -> bool:
    if found is None or written is None:
        return True
    # A comma-separated file keeps an apostrophe before what a spreadsheet would run; none of these rows has that.
    return [("" if cell is None else str(cell)) for cell in found] != list(written)


def _by_calamine(path: Path) -> Iterator[Sequence[object]]:
    from python_calamine import CalamineWorkbook

    yield from CalamineWorkbook.from_path(path).get_sheet_by_index(0).iter_rows()


def _by_openpyxl(path: Path) -> Iterator[Sequence[object]]:
    from openpyxl import load_workbook

    with closing(load_workbook(path, read_only=True)) as book:
        yield from book.worksheets[0].iter_rows(values_only=True)


def _by_csv(path: Path) -> Iterator[Sequence[object]]:
    with path.open(encoding="utf-8-sig", newline="") as file:
        yield from csv.reader(file)


def _by_libreoffice(program: str, path: Path, work: Path) -> Path:
    """As it saves the first sheet, comma-separated and in UTF-8."""
    form = "csv:Text - txt - csv (StarCalc):44,34,76,1"
    profile = f"-env:UserInstallation={(work / 'profile').as_uri()}"  # it may be open on the screen, too
    command = [program, profile, "--headless", "--convert-to", form, "--outdir", str(work / "office"), str(path)]
    subprocess.run(command, check=True, capture_output=True)
    return work / "office" / f"{path.stem}.csv"


def export(home: str, batch_id: str, output: str) -> Result:
    """Stage: a batch's results written by the child process."""
    return asyncio.run(_export(Path(home), batch_id, Path(output)))


async def _export(home: Path, batch_id: str, output: Path) -> Result:
    services = open_services(home)
    try:
        await services.worker.run(WarmUp())
        begun = time.perf_counter()
        written = await services.exporting.export(batch_id, output)
        seconds = time.perf_counter() - begun
        memory = children_memory("dialproof-worker")
        with closing(services.results.open(batch_id)) as store:
            columns = len(store.columns) + 4 + len(store.result_columns(batch_id))
    finally:
        await services.aclose()
    peak = max((each["peak"] / MEGABYTE for each in memory if each), default=0)
    if written.disagreements:
        raise ValueError(f"the sums do not agree: {written.disagreements[0]}")
    return {"seconds": seconds, "rows": written.rows, "columns": columns, "child": peak}
