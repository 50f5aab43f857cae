"""The whole job, file in to XLSX out, with each stage's share, and its middle by a service that answers at once."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from bench import inputs
from bench.joining import PRODUCT
from bench.live_service import answering
from bench.ours import OPTIONS
from bench.run import Run
from bench.stage import Result, processor_time
from bench.table import Line
from desktop_app.core.batches.batch import LoggedEvent
from desktop_app.core.batches.submission import TaskEvent
from desktop_app.core.service.connection import Connection
from desktop_app.services.jobs import WarmUp
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.services.program.services import Services
from desktop_app.wiring.given_key import KEY_VARIABLE
from desktop_app.wiring.services import open_services

_ALL_EVENTS = 1_000_000
_SERVICE = "service and joining"
_PER_TASK = 50_000  # the most that the local service takes
# Another's service may take so many times as long as the local one, whose answers count as none.
_MOST = 1.5


def measures(run: Run) -> Iterator[Line]:
    """Lines of the table."""
    run.warm()
    found = run.once("whole_job:done", home=str(run.work / "whole"), file=str(inputs.xlsx_list(run.rows)))
    stages = found["stages"]
    whole = sum(stages.values())
    what = f"whole job, {found['sent']:,} numbers in {found['tasks']} tasks, file in to XLSX out"
    yield Line(
        what, f"{whole:.1f} s", note=f"{found['sent'] / whole:,.0f} numbers a second; {found['answered']:,} answered."
    )
    for stage, seconds in stages.items():
        yield Line(f"– {stage}", f"{seconds:.1f} s", "", f"{seconds / whole:.0%}")
    told = ", ".join(f"{stage} {seconds:.1f} s" for stage, seconds in found["processors"].items())
    used = sum(found["processors"].values())
    yield Line("– processor time of all processes", f"{used:.1f} s", note=f"{told[:1].upper()}{told[1:]}.")
    yield _by_another(run, found)


def _by_another(run: Run, ours: Result) -> Line:
    """Compare sending and joining with the local service and with one that answers at once."""
    cached, file = str(inputs.folder().parent), str(inputs.csv_list(run.rows))
    answers = run.once("answering:answered", folder=cached, file=file, slug=PRODUCT)
    with answering(at_once=True) as url:
        theirs = run.once("whole_job:done", home=str(run.work / "fast"), file=str(inputs.xlsx_list(run.rows)), url=url)
    local, thought = ours["serving"], answers["seconds"] * ours["sent"] / answers["count"]
    ratio = theirs["serving"] / (local - thought)
    used = (each["processors"][_SERVICE] for each in (theirs, ours))
    note = (
        f"Local: {local:.1f} s, of it {thought:.1f} for the answers themselves. Processor time "
        f"{' and '.join(f'{each:.1f} s' for each in used)}, the local service's with it; {theirs['tasks']} tasks."
    )
    what = "sending and joining, a service over HTTP that answers at once, against the local one without its answering"
    taken = f"{theirs['serving']:.1f} s", f"{local - thought:.1f} s"
    return Line(what, *taken, f"{ratio:.2f} ×", f"≤ {_MOST:g} ×", ratio <= _MOST, note)


def done(home: str, file: str, url: str = "") -> Result:
    """Stage: a list verified and exported, by the service at an address; "" for the local one."""
    if url:
        os.environ[KEY_VARIABLE] = "bench"
    return asyncio.run(_done(Path(home), Path(file), url))


async def _done(home: Path, file: Path, url: str) -> Result:
    services = open_services(home)
    try:
        await services.worker.run(WarmUp())
        stages: dict[str, float] = {}
        used = _Used()
        begun = time.perf_counter()
        read = await services.intake.read(file, OPTIONS)
        begun = _noted(stages, "reading the file", begun)
        used.note("reading")
        connection = services.session.started_for(url) if url else Connection()
        order = BatchOrder(read.list_id, connection, PRODUCT, max_per_task=_PER_TASK)
        batch = await services.preparing.prepare(order)
        begun = _noted(stages, "preparing the batch", begun)
        used.note("preparing")
        await services.verification.run(batch.id, tries=4)
        whole = time.perf_counter() - begun
        stages.update(_inside(services, batch.id, whole))
        used.note(_SERVICE)
        begun = time.perf_counter()
        written = await services.exporting.export(batch.id, home / "out.xlsx")
        _noted(stages, "export to XLSX", begun)
        used.note("export")
        outcome = services.verification.outcome(batch.id)
    finally:
        await services.aclose()
    if written.disagreements or outcome.exit_code:
        raise ValueError(f"exit code {outcome.exit_code}, {len(written.disagreements)} sums that disagree")
    return {
        "stages": stages,
        "serving": whole,
        "processors": used.by_stage,
        "sent": outcome.submitted,
        "answered": outcome.answered,
        "tasks": len(outcome.status.tasks),
    }


class _Used:
    """The processor time of all processes, by stage."""

    def __init__(self) -> None:
        self.by_stage: dict[str, float] = {}
        self._before = processor_time()

    def note(self, stage: str) -> None:
        """Note what was used since the last stage."""
        now = processor_time()
        self.by_stage[stage], self._before = now - self._before, now


def _noted(stages: dict[str, float], stage: str, begun: float) -> float:
    now = time.perf_counter()
    stages[stage] = now - begun
    return now


def _inside(services: Services, batch_id: str, whole: float) -> dict[str, float]:
    """What a run's time went into, by the journal: the service works on a task while others are sent and joined."""
    events = services.journal.events(batch_id, most=_ALL_EVENTS)
    taken, heard = (_last(events, event) for event in (TaskEvent.TAKEN, TaskEvent.HEARD_COMPLETED))
    first = min(event.at for event in events if event.kind == TaskEvent.SEND)
    sending = (taken - first).total_seconds()
    serving = max(0.0, (heard - taken).total_seconds())
    return {
        "sending, the service at work already": sending,
        "the service at work, answers joined as they come": serving,
        "the last answers fetched and joined; starting the service": whole - sending - serving,
    }


def _last(events: list[LoggedEvent], kind: TaskEvent) -> datetime:
    return max(event.at for event in events if event.kind == kind)
