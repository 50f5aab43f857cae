from __future__ import annotations

import pytest

from desktop_app.ui.commands.command_palette import fit


def best(wanted: str, *texts: str) -> list[str]:
    fits = [(fit(wanted, text), text) for text in texts]
    found = [(score, text) for score, text in fits if score is not None]
    return [text for _score, text in sorted(found, key=lambda each: -each[0])]


def test_the_start_of_a_word_counts_more_than_its_middle() -> None:
    texts = ("Go to Balance", "Rebalance", "Balance", "Balance after")
    assert best("balance", *texts) == ["Balance", "Balance after", "Go to Balance", "Rebalance"]


def test_words_may_come_in_any_order_and_each_must_be_there() -> None:
    assert best("rows invalid", "Show only invalid rows", "Show all rows") == ["Show only invalid rows"]


def test_case_accents_and_spaces_make_no_difference() -> None:
    assert fit("  FRANÇAIS ", "clients francais.xlsx") is not None
    assert fit("munchen", "Kunden München.csv") is not None


@pytest.mark.parametrize(
    ("wanted", "text"), [("gtb", "Go to Balance"), ("cnst", "Choose a list… const"), ("cstmrs", "customers.xlsx")]
)
def test_some_letters_in_their_order_will_do(wanted: str, text: str) -> None:
    assert fit(wanted, text) is not None


def test_letters_that_lie_far_apart_are_not_meant() -> None:
    assert fit("cbe", "Close the list without sending it, before anything else") is None
    assert fit("z", "customers.xlsx") is None


def test_what_is_not_seen_counts_least() -> None:
    seen, unseen = fit("spreadsheet", "Open a spreadsheet"), fit("spreadsheet", "Choose a list…", "open spreadsheet")
    assert seen is not None
    assert unseen is not None
    assert seen > unseen


def test_nothing_typed_fits_everything() -> None:
    assert fit("", "anything") == fit("  ", "") == 0
