"""Days since when numbers are suppressed, as files have them."""

from __future__ import annotations

import pytest

from desktop_app.core.results.suppression import day_of


@pytest.mark.parametrize(
    ("seconds", "day"),
    [(0, "1970-01-01"), (1_772_323_200, "2026-03-01"), (-154_569_600, "1965-02-07"), (-2_208_988_800, "1900-01-01")],
)
def test_a_day_before_1970_is_one_on_every_system(seconds: int, day: str) -> None:
    assert day_of(seconds) == day
