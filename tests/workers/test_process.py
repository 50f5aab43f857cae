"""The child process: kept warm, replaced when it dies, tidy when cancelled, gone with its parent."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.errors import ColumnMissing, FileMissing, ListLost, OutputNotWritable, WorkerDied
from desktop_app.core.output.form import AS_TABLE
from desktop_app.core.results.answer_form import ResultForm
from desktop_app.core.results.reconciliation import Booked
from desktop_app.core.rows.list_row import RowFilter, SentRange, ValueCount
from desktop_app.services.jobs import (
    BeginRound,
    Export,
    Join,
    PartRead,
    ReadFile,
    Reparse,
    SelectRows,
    TallyValues,
    WarmUp,
)
from desktop_app.services.lists.intake import Intake
from desktop_app.storage.lists.folders import ListFolders
from desktop_app.workers.begun_child import BegunChild
from desktop_app.workers.process import Worker, WorkerFaultError
from tests.systems import OWN_CONSOLE, halt, has_ended, interrupt, kill

from .running import Heard, cancelled, long_list, pid_of

pytestmark = pytest.mark.usefixtures("really_spawned")

# Seconds that a cancelled job may take, half a second of them by the program's own patience: a machine that does much
# else takes longer. That it was not waited for shows in what is left of it.
SOON = 5.0
NOTHING = Booked(rows=0, numbers=0, sent=0, answered=0, repeated=0, strangers=0, joined=(), moving=True)
SAMPLES = sorted(
    path
    for path in (Path(__file__).parents[2] / "resources" / "samples").iterdir()
    if path.suffix in {".csv", ".xlsx", ".ods", ".xls", ".txt"}
)


def folder_in(tmp_path: Path, name: str = "list") -> Path:
    folder = tmp_path / name
    folder.mkdir()
    return folder


async def test_every_sample_is_read_in_the_child_and_the_same_process_goes_on(worker: Worker, tmp_path: Path) -> None:
    assert SAMPLES
    await worker.run(WarmUp())
    pid = pid_of(worker)
    for sample in SAMPLES:
        folder = folder_in(tmp_path, sample.name)
        understood = await worker.run(ReadFile(sample, folder, ReadOptions()))
        assert understood.counts.valid > 0
        assert understood.shape.phone_column is not None
        counts = await worker.run(BeginRound(folder, "b"))
        assert sum(counts.values()) == understood.counts.valid
        rows = await worker.run(SelectRows(folder, "b", (), RowFilter()))
        assert len(rows) == understood.counts.rows
        assert await worker.run(TallyValues(folder, "b", (), ValueCount())) == {"not sent": understood.counts.rows}
    assert pid_of(worker) == pid


async def test_an_error_crosses_as_the_same_leaf_with_its_words(worker: Worker, tmp_path: Path) -> None:
    source = long_list(tmp_path / "list.csv", 10)
    with pytest.raises(FileMissing, match="nowhere"):
        await worker.run(ReadFile(tmp_path / "nowhere.csv", folder_in(tmp_path, "a"), ReadOptions()))
    with pytest.raises(ColumnMissing) as caught:
        await worker.run(ReadFile(source, folder_in(tmp_path, "b"), ReadOptions(column="Fax")))
    assert caught.value.params["column"] == "Fax"
    assert "Mobile" in caught.value.sentence
    with pytest.raises(ListLost):
        await worker.run(BeginRound(folder_in(tmp_path, "c"), "b"))
    folder = folder_in(tmp_path, "d")
    await worker.run(ReadFile(source, folder, ReadOptions()))
    with pytest.raises(OutputNotWritable):
        await worker.run(Export(folder, "b", tmp_path / "no" / "out.csv", AS_TABLE, (), NOTHING, ()))


async def test_a_fault_in_a_job_tells_where_and_never_what(worker: Worker, tmp_path: Path) -> None:
    folder = folder_in(tmp_path)
    await worker.run(ReadFile(long_list(tmp_path / "list.csv", 3), folder, ReadOptions()))
    with pytest.raises(WorkerFaultError) as caught:
        await worker.run(TallyValues(folder, "b", (), "+447911123456x"))  # type: ignore[arg-type]
    assert "in tally" in str(caught.value)
    assert "447911123456" not in str(caught.value)
    pid = pid_of(worker)
    await worker.run(WarmUp())
    assert pid_of(worker) == pid


async def test_a_killed_child_is_an_error_message_and_the_next_job_works(worker: Worker, tmp_path: Path) -> None:
    source, heard = long_list(tmp_path / "list.csv", 60_000), Heard()
    # GIVEN a file is being read
    reading = asyncio.ensure_future(worker.run(ReadFile(source, folder_in(tmp_path, "a"), ReadOptions()), heard))
    await heard.first.wait()
    # WHEN its process is killed
    kill(pid_of(worker))
    with pytest.raises(WorkerDied, match=r"list\.csv"):
        await reading
    # THEN the next job has a process
    small = long_list(tmp_path / "small.csv", 5)
    assert (await worker.run(ReadFile(small, folder_in(tmp_path, "b"), ReadOptions()))).counts.rows == 5


async def test_a_child_killed_while_idle_is_not_noticed_by_anybody(worker: Worker, tmp_path: Path) -> None:
    await worker.run(WarmUp())
    kill(pid_of(worker))
    source = long_list(tmp_path / "list.csv", 5)
    folder = folder_in(tmp_path)
    await worker.run(WarmUp())
    await worker.run(ReadFile(source, folder, ReadOptions()))
    kill(pid_of(worker))
    assert sum((await worker.run(BeginRound(folder, "b"))).values()) == 5


async def test_progress_arrives_in_order_and_not_too_often(worker: Worker, tmp_path: Path) -> None:
    heard, began = Heard(), time.monotonic()
    await worker.run(ReadFile(long_list(tmp_path / "list.csv", 25_000), folder_in(tmp_path), ReadOptions()), heard)
    assert len([each for each in heard.all if each.first is None]) <= (time.monotonic() - began) / 0.1 + 1
    assert heard.all
    assert heard.all == sorted(heard.all, key=lambda each: (["Copying", "Reading"].index(each.stage), each.done))
    assert {(each.stage, each.unit) for each in heard.all} == {("Copying", "bytes"), ("Reading", "rows")}


async def test_jobs_wait_for_each_other_and_the_loop_never_waits(worker: Worker, tmp_path: Path) -> None:
    longest, running = 0.0, True

    async def beat() -> None:
        nonlocal longest
        last = time.monotonic()
        while running:
            await asyncio.sleep(0.001)
            longest, last = max(longest, time.monotonic() - last), time.monotonic()

    heart = asyncio.ensure_future(beat())
    source = long_list(tmp_path / "list.csv", 6_000)
    began = time.monotonic()
    jobs = [ReadFile(source, folder_in(tmp_path, name), ReadOptions()) for name in ("a", "b", "c")]
    await asyncio.gather(*map(worker.run, jobs))
    took, running = time.monotonic() - began, False
    await heart
    # Waiting for one of the three would be a third of all.
    assert longest < max(0.25, took / 5)


@pytest.mark.parametrize("suffix", [".csv", ".xlsx"])
async def test_a_cancelled_export_leaves_nothing_beside_its_target(worker: Worker, tmp_path: Path, suffix: str) -> None:
    folder, target = folder_in(tmp_path), folder_in(tmp_path, "target")
    await worker.run(ReadFile(long_list(tmp_path / "list.csv", 30_000), folder, ReadOptions()))
    (target / f"out{suffix}").write_text("earlier")
    pid, heard = pid_of(worker), Heard()
    order = Export(folder, "b", target / f"out{suffix}", AS_TABLE, (), NOTHING, ())
    # GIVEN an export that is under way
    exporting = asyncio.ensure_future(worker.run(order, heard))
    await heard.first.wait()
    assert len(list(target.iterdir())) == 2
    # WHEN it is cancelled
    await cancelled(exporting, SOON)
    # THEN that takes no time, the earlier file is whole and alone, and the process is still warm
    assert [each.name for each in target.iterdir()] == [f"out{suffix}"]
    assert (target / f"out{suffix}").read_text() == "earlier"
    await worker.run(WarmUp())
    assert pid_of(worker) == pid


async def test_a_cancelled_reading_leaves_no_half_list(worker: Worker, tmp_path: Path) -> None:
    lists, heard = ListFolders(tmp_path / "lists"), Heard()
    intake = Intake(lists, worker)
    source = long_list(tmp_path / "list.csv", 80_000)
    reading = asyncio.ensure_future(intake.read(source, ReadOptions(), heard))
    await heard.first.wait()
    await cancelled(reading, SOON)
    assert list((tmp_path / "lists").iterdir()) == []
    assert (await intake.read(long_list(tmp_path / "s.csv", 3), ReadOptions())).understanding.counts.rows == 3


async def test_a_job_that_does_not_listen_is_ended_with_its_process(worker: Worker, tmp_path: Path) -> None:
    await worker.run(WarmUp())
    pid = pid_of(worker)
    # GIVEN a child that hears nothing any more
    halt(pid)
    reading = asyncio.ensure_future(
        worker.run(ReadFile(long_list(tmp_path / "list.csv", 5), folder_in(tmp_path, "a"), ReadOptions()))
    )
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    # WHEN its job is cancelled
    await cancelled(reading, SOON)
    # THEN it is ended all the same, and another one takes its place
    await worker.run(WarmUp())
    assert pid_of(worker) != pid


@pytest.mark.parametrize("closed", [False, True], ids=["the next job has it", "none stays behind"])
async def test_cancelling_while_the_process_starts_leaves_no_more_than_one(worker: Worker, closed: bool) -> None:
    warming = asyncio.ensure_future(worker.run(WarmUp()))
    await asyncio.sleep(0.001)
    warming.cancel()
    with pytest.raises(asyncio.CancelledError):
        await warming
    if not closed:  # AND whatever was started is gone once the worker is closed
        await worker.run(WarmUp())


async def test_a_closed_worker_starts_no_process_any_more(worker: Worker, tmp_path: Path) -> None:
    await worker.run(WarmUp())
    await worker.aclose()
    await worker.aclose()
    with pytest.raises(WorkerFaultError):
        await worker.run(BeginRound(tmp_path, "b"))


async def test_a_join_that_was_cut_off_leaves_the_answers_of_before(worker: Worker, tmp_path: Path) -> None:
    folder, result = folder_in(tmp_path), tmp_path / "result"
    await worker.run(ReadFile(long_list(tmp_path / "list.csv", 20_000), folder, ReadOptions()))
    count = (await worker.run(BeginRound(folder, "b")))["GB"]
    sent = SentRange(1, "GB", 0, count)
    result.write_text("number,active\n" + "\n".join(f"+447911{n:06},yes" for n in range(20_000)))
    assert (await worker.run(Join(folder, "b", sent, result))).answered == count
    result.write_text("number,other\n" + "\n".join(f"+447911{n:06},no" for n in range(20_000)))
    joining = asyncio.ensure_future(worker.run(Join(folder, "b", sent, result)))
    await asyncio.sleep(0.05)
    kill(pid_of(worker))
    with pytest.raises(WorkerDied):
        await joining
    assert await worker.run(TallyValues(folder, "b", (sent,), ValueCount(0))) == {"yes": count}
    # … and so does reading it otherwise
    again = asyncio.ensure_future(worker.run(Reparse(folder, "b", ((sent, result),), ResultForm())))
    await asyncio.sleep(0.05)
    kill(pid_of(worker))
    with pytest.raises(WorkerDied):
        await again
    assert await worker.run(TallyValues(folder, "b", (sent,), ValueCount(0))) == {"yes": count}
    assert await worker.run(Reparse(folder, "b", ((sent, result),), ResultForm())) == (PartRead(1, count),)
    assert await worker.run(TallyValues(folder, "b", (sent,), ValueCount(0))) == {"no": count}


PARENT = """
import asyncio, sys
from pathlib import Path
from desktop_app.services.jobs import WarmUp
from desktop_app.workers.process import Worker

async def main():
    worker = Worker()
    await worker.run(WarmUp())
    print(worker._child._begun.process.pid, flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


def soon_gone(pid: int) -> None:
    until = time.monotonic() + 60
    while not has_ended(pid) and time.monotonic() < until:
        time.sleep(0.01)
    assert has_ended(pid)


def parent(tmp_path: Path) -> tuple[subprocess.Popen[str], int]:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    process = subprocess.Popen(  # noqa: S603 - our own
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        start_new_session=True,
        creationflags=OWN_CONSOLE,
    )
    assert process.stdout
    return process, int(process.stdout.readline())


def test_the_child_ends_when_its_parent_is_killed(tmp_path: Path) -> None:
    process, pid = parent(tmp_path)
    process.kill()
    process.communicate()
    soon_gone(pid)


def test_ctrl_c_on_the_terminal_is_the_parents_to_answer(tmp_path: Path) -> None:
    process, pid = parent(tmp_path)
    # GIVEN Ctrl-C reaches the child (a terminal sends it to the whole group)
    if sys.platform != "win32":  # where it reaches both at once
        os.kill(pid, signal.SIGINT)
    # WHEN the parent hears it, too
    assert not has_ended(pid)
    interrupt(process.pid, children=True)
    _, message = process.communicate(timeout=90)
    # THEN it is the parent that ends, and the child has said nothing
    assert "worker" not in message
    assert message.count("KeyboardInterrupt") == message.count("Traceback") == 1 or "CancelledError" in message
    soon_gone(pid)


# --- A process that was begun ahead ---


async def test_a_process_that_was_begun_ahead_does_the_first_job(tmp_path: Path) -> None:
    begun = BegunChild()
    worker = Worker(begun=begun)
    try:
        found = await worker.run(ReadFile(long_list(tmp_path / "list.csv", 10), folder_in(tmp_path), ReadOptions()))
        assert found.counts.valid == 10
        assert pid_of(worker) == begun.process.pid
    finally:
        await worker.aclose()
    assert not begun.process.is_alive()


async def test_one_that_nobody_needed_is_ended() -> None:
    begun = BegunChild()
    await Worker(begun=begun).aclose()
    assert not begun.process.is_alive()


async def test_one_that_has_died_meanwhile_is_replaced(tmp_path: Path) -> None:
    begun = BegunChild()
    begun.process.kill()
    begun.process.join(5)
    worker = Worker(begun=begun)
    try:
        await worker.run(ReadFile(long_list(tmp_path / "list.csv", 10), folder_in(tmp_path), ReadOptions()))
        assert pid_of(worker) != begun.process.pid
    finally:
        await worker.aclose()
