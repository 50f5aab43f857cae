"""The cards above the rows: what each counts, and what it narrows to."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.core.batches.progress_counts import ProgressCounts
from desktop_app.core.detection.table import Counts
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.results.verdict import VerdictCounts
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.rows.list_row import AnswerStatus, RowFilter
from desktop_app.ui.batch.looks import lacking
from desktop_app.ui.look.palette import Palette
from desktop_app.ui.results import count_card
from desktop_app.ui.results.count_card import ALL, CountCards, Kind, kinds
from tests.ui.widgets import added, on_screen


def test_cards_count_and_one_is_chosen(qtbot: QtBot) -> None:
    cards = added(qtbot, CountCards(count_card.kinds()))
    cards.choose(ALL)
    rows = Counts(valid=413, invalid=45, empty=14, duplicate=28)
    found = count_card.card_counts(rows, {"answered": 441, "not sent": 59}, VerdictCounts(good=400, bad=41, problem=59))
    details = count_card.card_details(found, ProgressCounts(413, 413, 0, 0, 0, 1))
    cards.set_counts(found, count_card.hidden_cards(found), details)
    assert cards.card("all").accessibleName() == "All rows: 500"
    # Rows are counted, and distinct numbers where they are others: 413 and 28 that repeat one are 441.
    assert cards.card("answered").accessibleDescription().startswith("441 rows. 413 numbers.")
    assert cards.card("duplicate").accessibleDescription().startswith("28 rows. also answered.")
    assert cards.card("unanswered").count == 0
    assert cards.card(count_card.NOT_SENT).isHidden()
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


def test_in_a_narrow_row_the_icons_make_way_for_the_words(qtbot: QtBot) -> None:
    icons = ["check", "warning", "close", "lock"]
    texts = ["Gut", "Zweifelhaft", "Schlecht", "Unbekannt"]
    cards = CountCards([Kind(text, text, icon, "muted") for text, icon in zip(texts, icons, strict=True)])
    on_screen(qtbot, added(qtbot, cards))
    cards.set_counts(dict.fromkeys(texts, 172))

    def laid_out(width: int) -> bool:
        return cards.width() == width and cards.card("Unbekannt").geometry().right() in range(width - 3, width)

    for width, tight in ((700, False), (320, True), (700, False)):
        cards.setFixedWidth(width)
        qtbot.waitUntil(partial(laid_out, width))
        assert [cards.card(text)._tight for text in texts] == [tight] * 4
        assert [cards.card(text)._short() for text in texts] == texts
        assert not cards.grab().isNull()
    # AND a count that finds no room isn't taken for a smaller one
    cards.setFixedWidth(220)
    cards.set_counts(dict.fromkeys(texts, 98_765_432))
    qtbot.waitUntil(partial(laid_out, 220))
    assert cards.card("Gut").toolTip() == "Gut: 98,765,432"
    assert not cards.grab().isNull()


def test_the_cards_of_a_partial_list_come_to_all_rows_and_their_numbers_are_the_monitors() -> None:
    # GIVEN 500 rows, of whose 413 numbers 172 are answered, 20 on their way, 221 not sent yet
    verdicts = VerdictCounts(good=150, doubtful=9, bad=20, unknown=22, not_sent=240, problem=59)
    rows = Counts(valid=413, invalid=45, empty=14, duplicate=28)
    tally = {"answered": 180, "awaiting": 21, "unanswered": 0, "not sent": 299}
    shown = count_card.card_counts(rows, tally, verdicts)
    # THEN each row is counted by one card, but for what is said besides
    each = [kind.key for kind in count_card.kinds() if not kind.also and kind.key != ALL]
    assert {key: shown[key] for key in each} == {
        "good": 150, "doubtful": 9, "bad": 20, "unknown": 22, count_card.NOT_SENT: 240, "suppressed": 0,
        "problem": 59,
    }  # fmt: skip
    assert sum(shown[key] or 0 for key in each) == shown[ALL] == 500
    # AND rows with a problem have one card, as they have one verdict; what they are is counted besides
    assert (shown["invalid"], shown["empty"]) == (45, 14)
    assert count_card.hidden_cards(shown) == {"reused", "unanswered", "suppressed"}
    alike = count_card.card_counts(Counts(valid=455, invalid=45), tally, replace(verdicts, problem=45))
    assert count_card.hidden_cards(alike) == {"reused", "unanswered", "suppressed", "invalid", "empty"}
    # AND a verdict that no row has says so, whichever it is
    none = count_card.card_counts(rows, tally, VerdictCounts())
    assert not count_card.hidden_cards(none) & {"good", "doubtful", "bad", "unknown"}
    # AND their numbers are those of the monitor
    progress = ProgressCounts(413, 172, 20, 0, 221, 0.4)
    assert count_card.card_details(shown, progress) == {
        "duplicate": "repeat a number",
        "answered": "172 numbers",
        "awaiting": "20 numbers",
        count_card.NOT_SENT: "221 numbers",
    }
    assert lacking(progress.unsent, progress.out) == "221 numbers not sent yet, 20 awaiting answers"
    nothing = count_card.card_counts(Counts(valid=10), None, None)
    assert (nothing["answered"], nothing["good"]) == (None, None)


@pytest.mark.parametrize(
    ("kind", "answer", "status", "verdict"),
    [
        ("all", None, None, None),
        ("answered", AnswerStatus.ANSWERED, None, None),
        ("duplicate", None, NumberStatus.DUPLICATE, None),
        ("good", None, None, Verdict.GOOD),
        (count_card.NOT_SENT, None, None, Verdict.NOT_SENT),  # invalid and blank rows have cards of their own
    ],
)
def test_a_card_narrows_and_keeps_the_rest(
    kind: str, answer: AnswerStatus | None, status: NumberStatus | None, verdict: Verdict | None
) -> None:
    before = RowFilter(search="leeds", sort="raw", answer=AnswerStatus.UNANSWERED)
    after = count_card.narrowed(before, kind)
    assert (after.answer, after.status, after.search, after.sort) == (answer, status, "leeds", "raw")
    assert after.verdict is verdict


def test_a_chosen_card_has_a_wide_edge_with_high_contrast(palette: Palette, qtbot: QtBot) -> None:
    cards = added(qtbot, CountCards(count_card.kinds()))
    cards.resize(1_000, 60)
    card, other = cards.card(ALL), cards.card("answered")
    cards.choose(ALL)
    edge = [each.grab().toImage().pixelColor(40, 1).name() for each in (card, other)]
    assert [colour == palette.accent for colour in edge] == [palette.high, False]
    # AND none may be chosen, where some of all rows are shown
    cards.choose("")
    assert (cards.current(), card.isChecked()) == ("", False)
    cards.choose("answered")
    assert cards.current() == "answered"


@pytest.mark.parametrize("before", count_card.kinds(), ids=lambda kind: kind.key)
def test_the_card_that_filters_is_read_off_the_filter(before: Kind) -> None:
    searched = RowFilter(search="leeds", sort="raw", region="GB")
    for kind in count_card.kinds():
        narrowed = count_card.narrowed(count_card.narrowed(searched, before.key), kind.key)
        assert count_card.card_of(narrowed) == kind.key
        assert (narrowed == searched) is (kind.key == ALL)


def test_sums_that_are_no_longer_true_are_not_shown_meanwhile(themed: QApplication, qtbot: QtBot) -> None:  # noqa: ARG001
    cards = CountCards(kinds())
    qtbot.addWidget(cards)
    cards.set_counts({"good": 5, "bad": 2}, frozenset({"empty"}))
    cards.forget()
    assert {cards.card(each).count for each in ("good", "bad")} == {None}
    assert (cards.card("good").isHidden(), cards.card("empty").isHidden()) == (False, True)
