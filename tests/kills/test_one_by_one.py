"""The program is killed while a list goes one by one: no number is paid for twice, and every row comes out.

`python -m tests.kills.one_by_one 100` plays as many rounds as one likes; these are two of them.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from .one_by_one import play, total

# Of a long list and a short one. The same rounds each time, so that a red run can be repeated.
SEED, ROUNDS = 1, (2, 3)


def test_nothing_is_lost_and_no_number_is_paid_for_twice(tmp_path: Path) -> None:
    with ThreadPoolExecutor(len(ROUNDS)) as pool:
        told = list(pool.map(lambda index: play(tmp_path / f"round-{index}", SEED, index), ROUNDS))
    assert all(each.good for each in told), "\n".join(map(str, told))
    assert sum(len(each.kills) for each in told), total(told)
