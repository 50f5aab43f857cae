"""Shares are rounded half up from whole numbers, and never to all or to nothing."""

from __future__ import annotations

from fractions import Fraction

import pytest

from desktop_app.core.text.percent import is_rounded, whole_percent


@pytest.mark.parametrize(
    ("part", "whole", "percent"),
    [
        (230, 400, 58),
        (23, 200, 12),
        (25, 200, 13),
        (57, 200, 29),
        (229, 400, 57),
        (0, 7, 0),
        (7, 7, 100),
        (1, 10_000_000, 1),
        (9_999_999, 10_000_000, 99),
    ],
)
def test_shares_are_rounded_half_up(part: int, whole: int, percent: int) -> None:
    assert whole_percent(Fraction(part, whole)) == percent
    assert whole_percent(part / whole) == percent


def test_every_half_of_a_thousand_is_rounded_up() -> None:
    for part in range(15, 995, 10):
        assert whole_percent(Fraction(part, 1000)) == whole_percent(part / 1000) == part // 10 + 1


def test_what_is_neither_all_nor_nothing_is_not_rounded_plainly() -> None:
    assert is_rounded(Fraction(230, 400))
    assert not is_rounded(Fraction(999, 1000))
    assert not is_rounded(Fraction(1, 1000))
