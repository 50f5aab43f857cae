"""Hundreds of damaged lists through the child process: rows or a right sentence, soon, and in little memory.

`python3 packaging/dev.py test --fuzz 20000` reads as many as one likes; these are the first of them.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from .running import MOST_MEMORY, Case, case, play
from .seeds import seeds

# The same cases each time, so that a red run can be repeated: seed and number name a file.
SEED, CASES = 1, 600


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
