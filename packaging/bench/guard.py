"""The ratios in small, which a test compares with those of the last run.

Processor time of this process, both sides in turn, each at its best: so neither the machine nor what else runs on it
matters much.
"""

from __future__ import annotations

import json
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

from bench import inputs, numbering, plain, starting, writing
from bench.joining import write_answers
from bench.ours import OPTIONS
from bench.stage import timed
from desktop_app.core.numbering import Normaliser
from desktop_app.core.rows.list_row import SentRange, ValueCount
from desktop_app.services.jobs import BeginRound, Join, ReadFile, TallyValues
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.machine.numbering_files import kept_automaton
from desktop_app.workers.jobs import perform

LAST_RUN = Path(__file__).with_name("last_run.json")
ROWS, PLAIN_ROWS = 20_000, 4_000  # the plain stack's time grows evenly, so that it need not be waited for
_ROUNDS = 2
_BATCH = "bench"

Side = Callable[[], float]


def measured(rows: int = ROWS, plain_rows: int = PLAIN_ROWS) -> dict[str, float]:
    """How many times as quick as the plain stack each part is, by its name."""
    kept_automaton(inputs.folder().parent)
    with tempfile.TemporaryDirectory() as place:
        bench = _Bench(Path(place), rows, plain_rows)
        sides: dict[str, tuple[Side, Side]] = {
            "XLSX read": (partial(bench.read, inputs.xlsx_list), partial(bench.plainly_read, inputs.xlsx_list)),
            "CSV read": (partial(bench.read, inputs.csv_list), partial(bench.plainly_read, inputs.csv_list)),
            "normalising": (bench.normalise, bench.plainly_normalise),
            "join": (bench.join, bench.plainly_join),
            "XLSX written": (partial(bench.write, ".xlsx"), partial(bench.plainly_write, ".xlsx")),
            "CSV written": (partial(bench.write, ".csv"), partial(bench.plainly_write, ".csv")),
            "start": (partial(starting.processor_time, "ours"), partial(starting.processor_time, "bare")),
        }
        return {name: _ratio(*both) for name, both in sides.items()}


def _ratio(ours: Side, theirs: Side) -> float:
    times = [(ours(), theirs()) for _ in range(_ROUNDS)]
    return round(min(their for _, their in times) / min(our for our, _ in times), 3)


def keep(ratios: dict[str, float]) -> None:
    """Write them down for the test."""
    LAST_RUN.write_text(json.dumps(ratios, indent=2) + "\n", "utf-8")


def kept() -> dict[str, float]:
    """Those of the last run."""
    found: dict[str, float] = json.loads(LAST_RUN.read_text("utf-8"))
    return found


class _Bench:
    """Each side's seconds for a row, in a folder of its own."""

    def __init__(self, place: Path, rows: int, plain_rows: int) -> None:
        self._place = place
        self._rows, self._plain_rows = rows, plain_rows
        self._folders = 0
        self._joined: tuple[Path, list[tuple[SentRange, Path]]] | None = None

    def read(self, make: Callable[[int], Path]) -> float:
        return self._each(partial(self._read_into, self._folder(), make(self._rows)), self._rows)

    def plainly_read(self, make: Callable[[int], Path]) -> float:
        return self._each(partial(plain.read, str(make(self._plain_rows))), self._plain_rows)

    def normalise(self) -> float:
        normaliser = Normaliser(kept_automaton(inputs.folder().parent), inputs.HOME)
        texts = self._texts(self._rows)
        return self._each(partial(numbering.read_all, normaliser, texts), len(texts))

    def plainly_normalise(self) -> float:
        texts = self._texts(self._plain_rows)
        return self._each(lambda: [plain.normalise(text) for text in texts], len(texts))

    def join(self) -> float:
        folder, files = self._to_join()
        return self._each(lambda: self._join(folder, files), self._rows)

    def plainly_join(self) -> float:
        folder, files = self._to_join()
        answers = [file for _, file in files]
        place = self._folder() / "plain.sqlite"
        return self._each(lambda: plain.join(folder / "list.sqlite", answers, place), self._rows)

    def write(self, suffix: str) -> float:
        rows = list(writing.table(self._rows))
        return self._each(lambda: writing.write(self._place / f"out{suffix}", rows), self._rows)

    def plainly_write(self, suffix: str) -> float:
        rows = list(writing.table(self._plain_rows))
        write = plain.write_xlsx if suffix == ".xlsx" else plain.write_csv
        return self._each(lambda: write(self._place / f"plain{suffix}", rows), self._plain_rows)

    def _each(self, work: Callable[[], object], rows: int) -> float:
        return timed(work, time.process_time) / rows

    def _folder(self) -> Path:
        self._folders += 1
        folder = self._place / f"{self._folders}"
        folder.mkdir()
        return folder

    def _texts(self, count: int) -> list[str]:
        return numbering.phones(inputs.csv_list(self._rows), count)

    def _read_into(self, folder: Path, file: Path) -> None:
        perform(ReadFile(file, folder, OPTIONS))

    def _join(self, folder: Path, files: list[tuple[SentRange, Path]]) -> None:
        for sent, file in files:
            perform(Join(folder, _BATCH, sent, file))
        sent_all = tuple(sent for sent, _ in files)
        perform(TallyValues(folder, _BATCH, sent_all, ValueCount()))

    def _to_join(self) -> tuple[Path, list[tuple[SentRange, Path]]]:
        if self._joined is None:
            folder = self._folder()
            self._read_into(folder, inputs.csv_list(self._rows))
            counts = perform(BeginRound(folder, _BATCH))
            sent = [SentRange(part, country, 0, count) for part, (country, count) in enumerate(sorted(counts.items()))]
            files = [folder / f"{each.part}.csv" for each in sent]
            with closing(ListFile(folder)) as store:
                for each, file in zip(sent, files, strict=True):
                    write_answers(store, _BATCH, each, file)
            self._joined = folder, list(zip(sent, files, strict=True))
        return self._joined
