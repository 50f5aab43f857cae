"""`python3 packaging/dev.py bench`: measure, print the table."""

from __future__ import annotations

import argparse
import importlib
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from bench import guard, table
from bench.run import FULL, Run, say
from bench.stage import StageFailedError

MEASURES = (
    "reading",
    "numbering",
    "answering",
    "joining",
    "viewing",
    "writing",
    "window",
    "live_tasks",
    "starting",
    "whole_job",
    "file_to_file",
)
# Takes some ten minutes, and 10 GB of the disk: only where it is named.
NAMED = ("long_list",)
Measures = Callable[[Run], Iterator[table.Line]]


def main(argv: Sequence[str] | None = None) -> int:
    """Measure what the arguments name; 0, or 1 where a stage failed."""
    arguments = _arguments().parse_args(argv)
    if arguments.profile:
        from bench.profiling import profile

        return profile(arguments.rows, arguments.profile)
    lines: list[table.Line] = []
    failed = False
    with tempfile.TemporaryDirectory(prefix="dialproof-bench-") as work:
        run = Run(arguments.rows, Path(work), arguments.libreoffice)
        for name in arguments.only or MEASURES:
            try:
                lines += _measured(name, run)
            except StageFailedError as error:
                say(f"{name}: {error}")
                failed = True
    print(table.title(arguments.rows), table.text(lines), sep="\n\n")
    if arguments.markdown:
        arguments.markdown.write_text(f"{table.title(arguments.rows)}\n\n{table.markdown(lines)}\n", "utf-8")
    if arguments.keep:
        guard.keep(guard.measured())
    return 1 if failed else 0


def _measured(name: str, run: Run) -> Iterator[table.Line]:
    begun = time.monotonic()
    measures: Measures = importlib.import_module(f"bench.{name}").measures
    for line in measures(run):
        say("  ".join(cell for cell in line.cells if cell))
        yield line
    say(f"== {name}: {time.monotonic() - begun:.0f} s")


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("dev.py bench", description=__doc__)
    parser.add_argument("--rows", type=int, default=FULL, help=f"of the biggest list ({FULL:,})")
    parser.add_argument(
        "--only", action="append", choices=MEASURES + NAMED, help="measure nothing else; may be repeated"
    )
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the table for README into a file")
    parser.add_argument("--libreoffice", action="store_true", help="open what was written in LibreOffice, too")
    parser.add_argument("--keep", action="store_true", help="keep the small ratios, which a test compares with")
    parser.add_argument(
        "--profile", choices=("xlsx", "csv", "export"), help="say by function where a job spends its time"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
