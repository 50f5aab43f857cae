"""Answers put beside the rows of a list, against a bare SQLite join; and the data folder that comes of it.

The answers lie in the files that the local service would give, one a task: made here, since its own work takes minutes.
"""

from __future__ import annotations

import asyncio
import csv
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from bench import plain
from bench.ours import OPTIONS
from bench.run import Run
from bench.stage import Result, timed
from bench.table import Line, within
from desktop_app.core.batches.batch import Task
from desktop_app.core.batches.submission import TaskEvent
from desktop_app.core.rows.list_row import SentRange
from desktop_app.core.service.connection import Connection
from desktop_app.services.jobs import Join, Joined
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.services.program.services import Services
from desktop_app.storage.lists.file import ListFile
from desktop_app.wiring.services import open_services

PRODUCT = "phone-validation"
FIELDS = (
    "number", "valid", "reason", "region", "country_code", "line_type", "national_format", "international_format",
    "time_zones", "place",
)  # fmt: skip
_WANTED = 1.5


def measures(run: Run) -> Iterator[Line]:
    """Lines of the table."""
    ours = run.home()
    bare = run.best(("joining:bare", {"ours": ours, "work": str(run.work)}))[0]
    note = "Ours: result files understood and checked against what was sent, stored, and the join counted."
    if bare["answered"] != ours["answered"]:
        note = f"THE COUNTS DIFFER: {ours['answered']} and {bare['answered']}."
    yield within(f"join of {ours['answers']:,} answers", ours["seconds"], bare["seconds"], _WANTED, note)


def prepare(home: str, file: str, work: str) -> Result:
    """Stage: a data folder with a finished batch; the join is timed."""
    return asyncio.run(_prepare(Path(home), Path(file), Path(work)))


async def _prepare(home: Path, file: Path, work: Path) -> Result:
    services = open_services(home)
    try:
        read = await services.intake.read(file, OPTIONS)
        batch = await services.preparing.prepare(BatchOrder(read.list_id, Connection(), PRODUCT))
        tasks = services.journal.tasks(batch.id)
        folder = home / "lists" / read.list_id
        with closing(services.results.open(batch.id)) as store:
            files = [work / f"{batch.id}-{task.part}.csv" for task in tasks]
            for task, each in zip(tasks, files, strict=True):
                write_answers(store, batch.id, sent_in(task), each)
        begun = time.perf_counter()
        joined = [
            await services.worker.run(Join(folder, batch.id, sent_in(task), each))
            for task, each in zip(tasks, files, strict=True)
        ]
        counted = await services.results.tally(batch.id)
        seconds = time.perf_counter() - begun
        for task, each_joined in zip(tasks, joined, strict=True):
            _book(services, task, each_joined)
        counted = await services.results.tally(batch.id)
    finally:
        await services.aclose()
    return {
        "seconds": seconds,
        "home": str(home),
        "batch": batch.id,
        "list": read.list_id,
        "folder": str(folder),
        "files": [str(each) for each in files],
        "answers": sum(each.answered for each in joined),
        "answered": counted.get("answered", 0),
    }


def sent_in(task: Task) -> SentRange:
    """The numbers of a task."""
    return SentRange(task.part, task.country, task.first, task.numbers)


def write_answers(store: ListFile, batch_id: str, sent: SentRange, path: Path) -> None:
    """A result file as the local service would give it for a task."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(FIELDS)
        numbers = store.numbers(batch_id, sent.country, sent.first, sent.numbers)
        writer.writerows((number, *_answer(number, sent.country)) for number in numbers)


def _answer(number: str, country: str) -> Sequence[str]:
    spaced = f"{number[:3]} {number[3:7]} {number[7:]}"
    kind = "mobile" if int(number[-1]) < 7 else "fixed line"
    return "yes", "", country, number[1:3], kind, spaced[4:], spaced, "Europe/London", f"Place {number[3:5]}"


def _book(services: Services, task: Task, joined: Joined) -> None:
    """Take a task through its life in the journal, as if it had been sent."""
    now = datetime.now(UTC)
    counted = {"answered": joined.answered, "repeated": joined.repeated, "strangers": joined.strangers}
    services.journal.record(task.id, TaskEvent.SEND, now, {}, sent_at=now)
    services.journal.record(task.id, TaskEvent.TAKEN, now, {}, remote_id=f"bench-{task.part}")
    for event in (TaskEvent.HEARD_COMPLETED, TaskEvent.DOWNLOADED):
        services.journal.record(task.id, event, now, {})
    services.journal.record(task.id, TaskEvent.ANSWERS_JOINED, now, {}, progress=1.0, **counted)


def bare(ours: Result, work: str) -> Result:
    """Stage: the same answers and rows by plain SQLite."""
    place = Path(work) / f"bare-{time.monotonic_ns()}.sqlite"
    found: list[int] = []
    files = [Path(each) for each in ours["files"]]
    seconds = timed(lambda: found.append(plain.join(Path(ours["folder"]) / "list.sqlite", files, place)))
    place.unlink()
    return {"seconds": seconds, "answered": found[0]}
