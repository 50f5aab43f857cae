"""Hundreds of damaged lists through the child process: rows or a right sentence, soon, and in little memory.

`python3 packaging/dev.py test --fuzz 20000` reads as many as one likes; these are the first of them.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest

from tests.cli.program import Program

from .nastiest import NASTIEST
from .running import MOST_MEMORY, Case, case, play
from .seeds import seeds

# The same cases each time, so that a red run can be repeated: seed and number name a file.
SEED, CASES = 1, 200


def test_damaged_lists_end_in_rows_or_in_a_right_sentence(tmp_path: Path) -> None:
    sound = seeds(tmp_path)

    found = asyncio.run(play((case(sound, SEED, index) for index in range(CASES)), tmp_path))

    if found.wrong:
        pytest.fail("\n".join([str(found), *found.wrong]), pytrace=False)
    assert found.ends.total() == CASES
    assert found.peak < MOST_MEMORY
    # Most damage is noticed, and much of it leaves a list that can be read.
    assert CASES // 5 < found.ends["read"] < CASES * 4 // 5
    assert found.ends["WorkerDied"] <= CASES // 100


def test_a_case_is_the_same_each_time(tmp_path: Path) -> None:
    assert case(seeds(tmp_path), 7, 11) == case(seeds(tmp_path), 7, 11)
    assert case(seeds(tmp_path), 7, 11) != case(seeds(tmp_path), 8, 11)


def test_every_seed_is_a_sound_list(tmp_path: Path) -> None:
    whole = [Case(index, seed.name, seed.content) for index, seed in enumerate(seeds(tmp_path))]

    found = asyncio.run(play(whole, tmp_path))

    assert found.wrong == []
    assert set(found.ends) == {"read"}


# --- `dialproof inspect` of the nastiest files ---


# Seconds of the processor: far below the half minute in which something has to happen, whatever else the machine does.
LONGEST = 25.0


def worked() -> float:
    """Seconds that this process and its children that have ended kept a processor busy."""
    spent = os.times()
    return spent.user + spent.system + spent.children_user + spent.children_system


@pytest.mark.parametrize("name", NASTIEST)
def test_inspect_of_a_nasty_file(name: str, tmp_path: Path) -> None:
    write, code, words = NASTIEST[name]
    write(tmp_path / name)
    program = Program(tmp_path, base_url="http://127.0.0.1:9/api/v1")

    began = worked()
    run = program.call("inspect", tmp_path / name, "--country", "GB", "--json")
    took = worked() - began

    assert run.code == code, run
    if code == 0:
        assert run.json["rows"] > 0
    else:
        assert words in run.refused(2)
        assert name in run.fault
    assert took < LONGEST
    assert list((program.home / "lists").iterdir()) == []


@pytest.mark.skipif(sys.platform != "linux", reason="where kilobytes are meant, and a limit is kept")
def test_none_of_them_takes_much_memory() -> None:
    import resource

    # Of all child processes that have ended, the largest.
    assert resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024 < MOST_MEMORY
