"""The program is killed at every named moment and at random: nothing is lost or doubled.

`python3 packaging/dev.py test --kills 200` plays as many rounds as one likes; these are the first of them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from .plan import FEWEST, MOMENTS
from .playing import Lanes

# The same rounds each time, so that a red run can be repeated.
SEED = 1


def test_nothing_is_lost_and_nothing_is_sent_twice(tmp_path: Path) -> None:
    total = Lanes(tmp_path, SEED, range(FEWEST), lambda _played: None).play(lanes=3)

    if total.failed:
        pytest.fail("\n".join(map(str, total.failed)), pytrace=False)
    assert [moment.name for moment in MOMENTS if not total.kills[moment]] == []
    assert "0 lost rows, 0 double submissions, 0 other faults" in str(total)
