"""Files that hang, that take all memory or end their reader: a sentence each, and the next file is read."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.errors import FileStalled, FileTooLarge, MemoryShort, WorkerDied
from desktop_app.core.rows.list_row import SentRange
from desktop_app.services.jobs import BeginRound, Join, ReadFile, WarmUp
from desktop_app.workers.process import LONGEST_SILENCE, Worker
from desktop_app.workers.spawning import MOST_MEMORY
from tests.fuzz.nastiest import binary_sheet
from tests.systems import halt

from .running import Heard, cancelled, long_list, pid_of

only_linux = pytest.mark.skipif(sys.platform != "linux", reason="a limit of address space, which only Linux keeps")


def folder_in(tmp_path: Path, name: str) -> Path:
    folder = tmp_path / name
    folder.mkdir()
    return folder


async def goes_on(worker: Worker, tmp_path: Path) -> None:
    """The next file is read as if nothing had happened."""
    source = long_list(tmp_path / "next.csv", 5)
    assert (await worker.run(ReadFile(source, folder_in(tmp_path, "next"), ReadOptions()))).counts.rows == 5


@only_linux
async def test_a_file_that_takes_all_memory_is_too_large(
    worker: Worker, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    await worker.run(WarmUp())
    before = pid_of(worker)
    # GIVEN compiled code that ends the process when it gets no more memory for a sheet of two cells far apart
    far = tmp_path / "far.xlsb"
    binary_sheet([(0, 0), (1_048_575, 16_383)])(far)
    with pytest.raises(FileTooLarge, match=r"“far\.xlsb” is too large: reading it takes more than 1\.25 GB"):
        await worker.run(ReadFile(far, folder_in(tmp_path, "a"), ReadOptions()))
    # THEN another process takes its place, and nobody's terminal has its last words
    await goes_on(worker, tmp_path)
    assert pid_of(worker) != before
    assert capfd.readouterr() == ("", "")


@only_linux
async def test_a_job_of_ours_that_takes_all_memory_says_so(worker: Worker, tmp_path: Path) -> None:
    folder = folder_in(tmp_path, "a")
    await worker.run(ReadFile(long_list(tmp_path / "list.csv", 5), folder, ReadOptions()))
    before = pid_of(worker)
    # GIVEN Python's own answer to the same, out of a job on a list that was read before
    arguments: Any = HugeArguments(), "b"
    with pytest.raises(MemoryShort):
        await worker.run(BeginRound(*arguments))
    await goes_on(worker, tmp_path)
    assert pid_of(worker) != before


class HugeArguments:
    """Something that stands for a path and asks for more memory than there may be when it is used as one."""

    def __truediv__(self, _name: str) -> bytes:
        return bytes(2 * MOST_MEMORY)


async def test_a_child_that_gives_no_sign_of_life_is_ended(worker: Worker, tmp_path: Path) -> None:
    worker._longest_silence = 0.5
    await worker.run(WarmUp())
    before = pid_of(worker)
    # GIVEN a process that hangs
    halt(before)
    began = time.monotonic()
    with pytest.raises(FileStalled, match=r"“list\.csv” could not be read: .* for 0\.5 seconds"):
        await worker.run(ReadFile(long_list(tmp_path / "list.csv", 5), folder_in(tmp_path, "a"), ReadOptions()))
    # THEN it is not waited for, and replaced
    assert 0.4 < time.monotonic() - began < 20
    worker._longest_silence = LONGEST_SILENCE  # a machine that does much else lets it wait
    await goes_on(worker, tmp_path)
    assert pid_of(worker) != before


async def test_a_result_file_is_watched_as_well(worker: Worker, tmp_path: Path) -> None:
    worker._longest_silence = 0.5
    await worker.run(WarmUp())
    halt(pid_of(worker))
    with pytest.raises(FileStalled, match="result-1"):
        await worker.run(Join(tmp_path, "b", SentRange(1, "GB", 0, 1), tmp_path / "result-1"))


async def test_work_that_shows_itself_is_never_cut_off(worker: Worker, tmp_path: Path) -> None:
    source = long_list(tmp_path / "list.csv", 60_000)
    await worker.run(WarmUp())
    began = time.monotonic()
    await worker.run(ReadFile(source, folder_in(tmp_path, "a"), ReadOptions()))
    # Less than what this machine takes for all of it, and no less than a busy one may be still in between.
    worker._longest_silence = max(1.0, (time.monotonic() - began) / 2)
    assert (await worker.run(ReadFile(source, folder_in(tmp_path, "b"), ReadOptions()))).counts.rows == 60_000


async def test_a_process_that_just_ends_is_told_apart(worker: Worker, tmp_path: Path) -> None:
    source, heard = long_list(tmp_path / "list.csv", 60_000), Heard()
    reading = asyncio.ensure_future(worker.run(ReadFile(source, folder_in(tmp_path, "a"), ReadOptions()), heard))
    await heard.first.wait()
    os.kill(pid_of(worker), signal.SIGABRT)
    with pytest.raises(WorkerDied):
        await reading


@pytest.fixture
def stalled(tmp_path: Path) -> Any:
    """A file whose opening the system keeps waiting, as a share that doesn't answer does: another holds its lease."""
    import fcntl  # Windows has none

    path = long_list(tmp_path / "share.csv", 5)
    held = os.open(path, os.O_RDWR)
    before = signal.signal(signal.SIGIO, signal.SIG_IGN)
    try:
        fcntl.fcntl(held, fcntl.F_SETLEASE, fcntl.F_WRLCK)
    except OSError:
        pytest.skip("no leases on this file system")
    yield path
    os.close(held)
    signal.signal(signal.SIGIO, before)


@only_linux
async def test_a_share_that_does_not_answer_is_not_waited_for(worker: Worker, stalled: Path, tmp_path: Path) -> None:
    worker._longest_silence = 0.5
    await worker.run(WarmUp())
    with pytest.raises(FileStalled, match=r"share\.csv") as caught:
        await worker.run(ReadFile(stalled, folder_in(tmp_path, "a"), ReadOptions()))
    assert "copy it to your own disk" in caught.value.sentence
    worker._longest_silence = LONGEST_SILENCE
    await goes_on(worker, tmp_path)


@only_linux
async def test_waiting_for_a_share_is_cancelled_at_once(worker: Worker, stalled: Path, tmp_path: Path) -> None:
    await worker.run(WarmUp())
    reading = asyncio.ensure_future(worker.run(ReadFile(stalled, folder_in(tmp_path, "a"), ReadOptions())))
    await asyncio.sleep(0.2)
    await cancelled(reading, 5)
    await goes_on(worker, tmp_path)
