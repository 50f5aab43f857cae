"""The cards above the rows: what each counts, and what it narrows to."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.core.list_row import AnswerStatus, RowFilter
from desktop_app.core.phone import NumberStatus
from desktop_app.core.table import Counts, TableShape, Understanding
from desktop_app.ui import theme
from desktop_app.ui.results import counts
from desktop_app.ui.results.count_card import CountCards

pytestmark = pytest.mark.usefixtures("themed")
NOTHING = Understanding("csv", None, None, None, [], TableShape(None, (), None))


def test_cards_count_and_one_is_chosen(qtbot: QtBot) -> None:
    cards = CountCards(counts.kinds())
    qtbot.addWidget(cards)
    cards.choose(counts.ALL)
    found = counts.card_counts(Counts(valid=413, invalid=45, empty=14, duplicate=28), {"answered": 441, "not sent": 59})
    rows = Counts(valid=413, invalid=45, empty=14, duplicate=28)
    list_ = replace(NOTHING, counts=rows, countries={"GB": 400, "DE": 13})
    tally = {"answered": 441, "not sent": 59}
    cards.set_counts(found, counts.hidden_cards(found), counts.card_details(list_, tally, 413))
    assert cards.card("all").accessibleName() == "All rows: 500"
    # Rows are counted, and distinct numbers where they are others: 413 and 28 that repeat one are 441.
    assert cards.card("answered").accessibleDescription().startswith("441 rows. 413 numbers.")
    assert cards.card("duplicate").accessibleDescription().startswith("28 rows. also answered.")
    assert cards.card("unanswered").count == 0
    # Where some have no answer, so are their numbers counted, and duplicates may be among either.
    some = counts.card_details(list_, {"answered": 421, "unanswered": 20, "not sent": 59}, 395)
    assert some == {"duplicate": "repeat a number", "answered": "395 numbers", "unanswered": "18 numbers"}
    # Where some weren't sent, nobody knows which numbers these are.
    assert "unanswered" not in counts.card_details(list_, {"unanswered": 20, "not sent": 60}, 0)
    assert cards.card(counts.NOT_SENT).isHidden()
    with qtbot.waitSignal(cards.chosen) as heard:
        QTest.mouseClick(cards.card("invalid"), Qt.MouseButton.LeftButton)
    assert heard.args == ["invalid"]
    assert cards.current() == "invalid"
    assert not cards.grab().isNull()
    # What a card counts is in its tip, below its word where that is cut.
    card = cards.card("duplicate")
    assert "count as answered" in card.toolTip()
    card.resize(card.sizeHint().width() + 40, card.height())
    card.grab()
    assert card.accessibleName().split(":")[0] not in card.toolTip().splitlines()
    card.resize(60, card.height())
    card.grab()
    assert card.toolTip().splitlines()[0] == card.accessibleName().split(":")[0]
    assert "count as answered" in card.toolTip()


def test_not_sent_is_shown_where_valid_numbers_stayed_here() -> None:
    found = counts.card_counts(Counts(valid=10, invalid=2), {"not sent": 5})
    assert counts.NOT_SENT not in counts.hidden_cards(found)
    assert counts.card_counts(Counts(valid=10), None)["answered"] is None


@pytest.mark.parametrize(
    ("kind", "answer", "status"),
    [
        ("all", None, None),
        ("answered", AnswerStatus.ANSWERED, None),
        ("duplicate", None, NumberStatus.DUPLICATE),
        (counts.NOT_SENT, AnswerStatus.NOT_SENT, None),
    ],
)
def test_a_card_narrows_and_keeps_the_rest(kind: str, answer: AnswerStatus | None, status: NumberStatus | None) -> None:
    before = RowFilter(search="leeds", sort="raw", answer=AnswerStatus.UNANSWERED)
    after = counts.narrowed(before, kind)
    assert (after.answer, after.status, after.search, after.sort) == (answer, status, "leeds", "raw")


@pytest.mark.parametrize("high", [False, True])
def test_a_chosen_card_has_a_wide_edge_with_high_contrast(themed: QApplication, qtbot: QtBot, high: bool) -> None:
    theme.apply(themed, dark=False, high=high)
    try:
        cards = CountCards(counts.kinds())
        qtbot.addWidget(cards)
        cards.resize(1_000, 60)
        card, other = cards.card(counts.ALL), cards.card("answered")
        cards.choose(counts.ALL)
        accent = theme.colour("accent").name()
        edge = [each.grab().toImage().pixelColor(40, 1).name() for each in (card, other)]
        assert [colour == accent for colour in edge] == [high, False]
        # AND none may be chosen, where some of all rows are shown
        cards.choose("")
        assert (cards.current(), card.isChecked()) == ("", False)
        cards.choose("answered")
        assert cards.current() == "answered"
    finally:
        theme.apply(themed, dark=False)
