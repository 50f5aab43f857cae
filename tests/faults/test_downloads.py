"""A large result over a line that breaks: whole in the end, and no byte of it asked for twice."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from desktop_app.api import HttpClient, Limits
from desktop_app.core.errors import NoAnswer, NotFound

from .calls import PATIENT, outcome
from .conftest import RealService
from .proxy import BAD_GATEWAY, PASS, Fault, FaultProxy, Reaches, Seen, cutting, dripping, resetting, saying

ROOT = Path(__file__).parents[2]
# A file that is cut off within its first KiB shows nothing yet that is worth keeping.
HEAD = 1024
BAD = Fault("502", Reaches.NOTHING, saying(BAD_GATEWAY))
RESET = Fault("reset", Reaches.NOTHING, resetting)


@pytest.fixture(scope="module")
def large(real: RealService) -> str:
    """A completed task of 50,000 numbers: 2.4 MB."""
    return real.completed(50_000)


def cut(size: int, *, reset: bool = False) -> Fault:
    return Fault(f"cut at {size}", Reaches.WHOLE, cutting(size, behind_head=True, reset=reset))


def places(seen: list[Seen]) -> list[int]:
    """Where each request asked to begin."""
    return [int(one.wanted.removeprefix("bytes=").removesuffix("-") or 0) for one in seen]


def fetching(real: RealService, task: str, target: Path, faults: list[Fault], limits: Limits = PATIENT) -> list[Seen]:
    """Downloads until it is there, each time as after a restart and with a link signed anew."""

    async def main() -> list[Seen]:
        async with FaultProxy(real.port, faults) as proxy:
            for _attempt in range(len(faults) + 5):
                client = HttpClient(proxy.base_url, real.key, limits=limits, sleep=lambda _: asyncio.sleep(0))
                error = await outcome(client.download(real.link(task) + f"&x={len(proxy.seen)}", target))
                await client.aclose()
                if error is None:
                    break
                assert type(error) is NoAnswer
            return proxy.seen

    return asyncio.run(main())


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("waits", [(), (0.0,) * 3], ids=["call by call", "by itself"])
def test_cut_anywhere_each_byte_is_asked_for_once(
    real: RealService, large: str, tmp_path: Path, seed: int, waits: tuple[float, ...]
) -> None:
    chance = random.Random(seed)  # noqa: S311 - a test repeats itself
    whole = real.file(large)
    sizes = [chance.randrange(HEAD + 1, len(whole) // 6) for _ in range(5)]
    target = tmp_path / "r"
    seen = fetching(real, large, target, [cut(size) for size in sizes], replace(PATIENT, download_waits=waits))
    assert target.read_bytes() == whole
    assert places(seen) == [sum(sizes[:count]) for count in range(len(sizes) + 1)]
    assert [path.name for path in tmp_path.iterdir()] == ["r"]


@pytest.mark.parametrize("seed", range(3))
def test_resets_and_bad_gateways_between_lose_nothing_that_arrived(
    real: RealService, large: str, tmp_path: Path, seed: int
) -> None:
    chance = random.Random(seed)  # noqa: S311 - a test repeats itself
    whole = real.file(large)
    faults = [
        chance.choice([BAD, RESET, cut(chance.randrange(len(whole) // 4), reset=True), cut(0), cut(1), cut(300_000)])
        for _ in range(12)
    ]
    seen = fetching(real, large, tmp_path / "r", faults)
    assert (tmp_path / "r").read_bytes() == whole
    begun = places(seen)
    assert begun == sorted(begun)
    assert begun[-1] > 0


@pytest.mark.parametrize("cuts", [[0], [1], [HEAD], [HEAD + 1], [65_536], [-1], [HEAD + 1, 0, 1, 999]])
def test_cut_at_the_edges(real: RealService, large: str, tmp_path: Path, cuts: list[int]) -> None:
    whole = real.file(large)
    seen = fetching(real, large, tmp_path / "r", [cut(size if size >= 0 else len(whole) + size) for size in cuts])
    assert (tmp_path / "r").read_bytes() == whole
    assert len(seen) == len(cuts) + 1
    if cuts == [-1]:
        assert places(seen) == [0, len(whole) - 1]


def test_an_expired_link_keeps_what_came_for_the_next(real: RealService, large: str, tmp_path: Path) -> None:
    target, gone = tmp_path / "r", real.link(large, expired=True)

    async def main() -> list[Seen]:
        async with FaultProxy(real.port, [cut(1_000_000)]) as proxy:
            client = HttpClient(proxy.base_url, real.key, limits=PATIENT)
            results = [await outcome(client.download(link, target)) for link in (real.link(large), gone)]
            assert [type(result) for result in results] == [NoAnswer, NotFound]
            assert not target.exists()
            await client.download(real.link(large), target)
            await client.aclose()
            return proxy.seen

    assert places(asyncio.run(main())) == [0, 1_000_000, 1_000_000]
    assert target.read_bytes() == real.file(large)


def test_another_tasks_file_is_never_put_behind(real: RealService, large: str, tmp_path: Path) -> None:
    other, target = real.completed(2000, "account-signals"), tmp_path / "r"

    async def main() -> list[Seen]:
        async with FaultProxy(real.port, [cut(20_000)]) as proxy:
            client = HttpClient(proxy.base_url, real.key, limits=PATIENT)
            assert type(await outcome(client.download(real.link(large), target))) is NoAnswer
            await client.download(real.link(other), target)
            await client.aclose()
            return proxy.seen

    assert places(asyncio.run(main())) == [0, 0]
    assert target.read_bytes() == real.file(other)


def test_a_line_that_drips_is_given_up_and_carried_on(real: RealService, large: str, tmp_path: Path) -> None:
    # Seldom: on Windows asyncio wakes up to 16 ms early.
    slow = Fault("drip", Reaches.WHOLE, dripping(40_000, 0.1))
    seen = fetching(real, large, tmp_path / "r", [slow], replace(PATIENT, download=1))
    assert (tmp_path / "r").read_bytes() == real.file(large)
    begun = places(seen)
    assert begun[0] == 0 < begun[1]


KILLED = """
import asyncio, pathlib, sys
from desktop_app.api import HttpClient

async def main():
    base_url, key, link, target = sys.argv[1:]
    await HttpClient(base_url, key).download(link, pathlib.Path(target))

asyncio.run(main())
"""


def test_what_a_killed_process_left_is_carried_on(real: RealService, large: str, tmp_path: Path) -> None:
    target = tmp_path / "r"
    slow = Fault("drip", Reaches.WHOLE, dripping(100_000, 0.02))

    async def main() -> list[Seen]:
        async with FaultProxy(real.port, [slow]) as proxy:
            child = subprocess.Popen(  # noqa: S603, ASYNC220 - our own interpreter, which doesn't wait for us
                [sys.executable, "-c", KILLED, proxy.base_url, real.key, real.link(large), str(target)], cwd=ROOT
            )
            until = time.monotonic() + 90
            while _recorded(target) < 1_000_000:
                assert time.monotonic() < until
                await asyncio.sleep(0.01)
            child.kill()
            assert await asyncio.to_thread(child.wait) != 0
            client = HttpClient(proxy.base_url, real.key, limits=PATIENT)
            await client.download(real.link(large), target)
            await client.aclose()
            return proxy.seen

    begun = places(asyncio.run(main()))
    assert begun[0] == 0
    assert begun[1] >= 1_000_000
    assert target.read_bytes() == real.file(large)
    assert [path.name for path in tmp_path.iterdir()] == ["r"]


def _recorded(target: Path) -> int:
    try:
        record: dict[str, Any] = json.loads(target.with_name("r.part.json").read_text())
    except FileNotFoundError:
        return 0
    return int(record["size"])


def test_what_is_there_already_is_fetched_anew(real: RealService, large: str, tmp_path: Path) -> None:
    for _turn in range(2):
        assert places(fetching(real, large, tmp_path / "r", [PASS])) == [0]
    assert (tmp_path / "r").read_bytes() == real.file(large)
