"""What is news outside the window, and what a list's title may bring there."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.batches.notices import LowBalances, News, NewsTracker, plain_title


def test_what_came_to_something_since_the_last_look_is_news() -> None:
    # GIVEN a window that has just been opened over lists in every phase
    told = NewsTracker()
    assert told.news({"done": News.OVER, "asks": News.DOUBT, "runs": None, "rests": None}) == {}
    # WHEN what runs is over, what was over runs once more, and one rests
    news = told.news({"done": None, "asks": News.DOUBT, "runs": News.OVER, "rests": None})
    # THEN only the first of them is news, once
    assert news == {"runs": News.OVER}
    assert told.news({"runs": News.OVER}) == {}
    # AND each way of needing a person is, and an end after it
    assert told.news({"done": News.STUCK}) == {"done": News.STUCK}
    assert told.news({"done": News.DOUBT}) == {"done": News.DOUBT}
    assert told.news({"done": News.OVER}) == {"done": News.OVER}


def test_a_short_list_is_over_between_two_looks_and_one_that_comes_back_says_nothing() -> None:
    told = NewsTracker()
    told.news({})
    assert told.news({"short": News.OVER}) == {"short": News.OVER}
    assert told.news({}) == {}
    assert told.news({"short": News.OVER}) == {}


def test_a_low_balance_is_told_once_until_it_was_enough_again() -> None:
    lows = LowBalances()
    told = [lows.became("a", low=low) for low in (False, True, True, False, True)]
    assert told == [False, True, False, False, True]
    assert lows.became("b", low=True)


@pytest.mark.parametrize(
    ("title", "shown"),
    [
        ("customers.xlsx", "customers.xlsx"),
        ("two\nlines\tand  blanks", "two lines and blanks"),
        ("a\u202egpj.exe", "a gpj.exe"),
        ("bell\x07\x1b[31mred", "bell [31mred"),
        ("x" * 200, "x" * 79 + "…"),
        ("\u200b\x00", ""),
        ("客户.csv", "客户.csv"),
    ],
)
def test_a_title_is_one_harmless_line(title: str, shown: str) -> None:
    assert plain_title(title) == shown


@given(st.text(max_size=300))
def test_no_title_brings_more_than_a_line_of_letters_that_are_seen(text: str) -> None:
    shown = plain_title(text)
    assert len(shown) <= 80
    assert not any(unicodedata.category(letter) in {"Cc", "Cf", "Cs", "Zl", "Zp"} for letter in shown)
