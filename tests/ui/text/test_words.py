from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from decimal import Decimal

import pytest
from PySide6.QtCore import QLocale

from desktop_app.core.errors import DialproofError, NeverArrived
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.error_words import error_words


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(None, "—"), (0, "0 s"), (-3, "0 s"), (40.4, "40 s"), (60, "1 min"), (80, "1 min 20 s"), (180, "3 min"),
     (660, "11 min"), (3599, "1 h"), (7500, "2 h 5 min"), (90000, "1 d 1 h"), (172800, "2 d")],
)  # fmt: skip
def test_durations_in_two_units_at_most(seconds: float | None, said: str) -> None:
    assert words.duration(seconds) == said


def test_numbers_in_the_persons_own_way() -> None:
    QLocale.setDefault(QLocale(QLocale.Language.German))
    try:
        assert words.number(1048576) == "1.048.576"
        assert words.number(Decimal("1.5")) == "1,50"
    finally:
        QLocale.setDefault(QLocale.system())


def test_an_amount_beyond_all_bounds_is_still_written() -> None:
    assert words.number(2**63) == "9,223,372,036,854,775,808"
    assert words.amount(-Decimal("1E+30"), "EUR").startswith("\N{MINUS SIGN}1,000,000,000,000,000,000,000,000,000,000")


def test_numbers_without_any_locale_have_commas() -> None:
    QLocale.setDefault(QLocale.c())
    try:
        assert words.number(99987) == "99,987"
        assert words.number(None) == "—"
        assert words.file_size(1_468_006) == "1.4 MB"
    finally:
        QLocale.setDefault(QLocale.system())


@pytest.mark.parametrize(
    ("fraction", "said"), [(None, "—"), (0, "0 %"), (0.001, "1 %"), (0.64, "64 %"), (0.9999, "99 %"), (1, "100 %")]
)
def test_percents_are_neither_too_early_nor_too_late(fraction: float | None, said: str) -> None:
    assert words.percent(fraction) == said


def test_one_and_many() -> None:
    assert words.counted(1, "%n row", "%n rows") == "1 row"
    assert words.counted(12480, "%n row", "%n rows").endswith("480 rows")
    assert words.counted(0, "%n row", "%n rows") == "0 rows"


def test_amounts_of_one_and_many() -> None:
    assert [words.amount(Decimal(value), unit) for value, unit in ((1, ""), (1, "credits"), (2, ""), (1, "USD"))] == [
        "1 credit",
        "1 credit",
        "2 credits",
        "1 USD",
    ]


@pytest.mark.parametrize(
    ("value", "short", "whole"),
    [
        ("0.004", "0.004 EUR", "0.004 EUR"),
        ("9.996", "10.00 EUR", "9.996 EUR"),
        ("9.989999999999998", "9.99 EUR", "9.99 EUR"),
        ("12.5", "12.50 EUR", "12.50 EUR"),
        ("0.65", "0.65 EUR", "0.65 EUR"),
        ("1000000000000000000000000000.5", None, None),
    ],
)
def test_a_small_amount_is_never_nothing(value: str, short: str | None, whole: str | None) -> None:
    texts = words.amount(Decimal(value), "EUR"), words.exact_amount(Decimal(value), "EUR")
    if short is None:  # too much for anybody, but said all the same
        assert texts[0] == texts[1]
    else:
        assert texts == (short, whole)


def test_moments() -> None:
    now = datetime(2026, 6, 4, 12, 4, 31, tzinfo=UTC)
    assert words.moment(now - timedelta(seconds=3), now) == "now"
    assert words.moment(now - timedelta(minutes=30), now) == "11:34"
    assert words.moment(now - timedelta(days=1), now) == "yesterday 12:04"
    assert words.moment(now - timedelta(days=30), now) == "5 May"
    assert words.moment(now - timedelta(days=400), now).endswith("2025")
    assert words.moment(None, now) == "—"
    assert words.clock(now, seconds=True) == "12:04:31"


def test_errors_say_what_happened_what_it_means_and_what_to_do() -> None:
    what, meaning, advice = error_words(NeverArrived(origin="https://api.example.com", reason="no route"))
    assert what == "https://api.example.com can't be reached (no route)."
    assert meaning
    assert advice == "Check the network and the connection's address, then try again."
    assert all(error_words(ZeroDivisionError()))


def _whole_tree(kind: type[DialproofError]) -> Iterator[type[DialproofError]]:
    yield kind
    for child in kind.__subclasses__():
        yield from _whole_tree(child)


@pytest.mark.parametrize("kind", [*_whole_tree(DialproofError)])
def test_the_window_knows_no_command_line(kind: type[DialproofError]) -> None:
    # GIVEN any error of the tree, as the window says it
    told = kind.advice if kind.advice_window is None else kind.advice_window
    for text in (kind.what, kind.meaning, told):
        # THEN it names no command, and none of its switches
        assert "dialproof " not in text
        assert "--" not in text
    # AND what to do names no variable either, which nobody sets for a window
    assert "DIALPROOF_" not in told


@pytest.mark.parametrize(
    ("reason", "alone"),
    [
        ("it refused the connection", "It refused the connection"),
        ("http://127.0.0.1:8899 can't be reached", "http://127.0.0.1:8899 can't be reached"),
        ("the address http://x can't be used", "The address http://x can't be used"),
        ("", ""),
    ],
)
def test_a_reason_that_stands_alone_begins_large_and_an_address_stays_as_it_is(reason: str, alone: str) -> None:
    assert joining.begun_large(reason) == alone


@pytest.mark.parametrize(("share", "percent"), [(0.0, 0), (0.001, 1), (0.379, 38), (0.999, 99), (1.0, 99), (-1.0, 0)])
def test_a_share_is_never_said_to_be_whole_before_it_is_over(share: float, percent: int) -> None:
    assert words.percent_so_far(share) == percent
