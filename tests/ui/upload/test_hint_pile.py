"""What is said above a list's rows, piled: the gravest is seen, the others on demand."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.parts.layout.scrolled import ScrollEdges
from desktop_app.ui.upload.rows.hints import HintPile


def test_the_gravest_is_shown_and_the_others_a_click_away(themed: QApplication, qtbot: QtBot) -> None:  # noqa: ARG001
    # GIVEN three that something is to be said of
    hints = [Banner("danger", "a"), Banner("warning", "b"), Banner("accent", "c")]
    for hint in hints:
        hint.hide()
    pile = HintPile(*hints)
    qtbot.addWidget(pile)
    assert pile.isHidden()
    for hint in reversed(hints):
        hint.show()
    pile.show()

    def shown() -> list[str]:
        return [hint.text() for hint in hints if hint.isVisible()]

    # THEN the gravest is seen, and the rest on demand
    assert (shown(), pile.more.isVisible(), pile.more.text()) == (["a"], True, "2 more notices")
    # AND that looks like none of the answers that the hints themselves offer
    assert pile.more.property("kind") != hints[0].button.property("kind")
    pile.more.click()
    assert (shown(), pile.more.text()) == (["a", "b", "c"], "Show fewer")
    # AND where one is over, the others have room
    pile.more.click()
    hints[0].hide()
    assert (shown(), pile.more.text()) == (["b"], "1 more notice")
    hints[1].hide()
    assert (shown(), pile.more.isVisible()) == (["c"], False)
    hints[2].hide()
    assert pile.isHidden()


def test_what_is_of_money_is_seen_whatever_stands_before_it(themed: QApplication, qtbot: QtBot) -> None:  # noqa: ARG001
    offer, earlier, mend = hints = [Banner("accent", "a"), Banner("accent", "b"), Banner("warning", "c")]
    pile = HintPile(*hints, named={mend: "Rows to mend"})
    qtbot.addWidget(pile)
    pile.show()
    for hint in hints:
        hint.show()
    assert [each.isVisible() for each in hints] == [True, False, False]
    pile.keep_in_sight(earlier, True)
    assert [each.isVisible() for each in hints] == [True, True, False]
    assert pile.more.text() == "Rows to mend"
    mend.hide()
    assert pile.more.isHidden()
    pile.keep_in_sight(earlier, False)
    assert ([each.isVisible() for each in (offer, earlier)], pile.more.text()) == ([True, False], "1 more notice")


def test_the_others_are_reached_and_unfolded_by_keys_alone(themed: QApplication, qtbot: QtBot) -> None:  # noqa: ARG001
    hints = [Banner("danger", "a", "Mend", print), Banner("warning", "b", "Show", print), Banner("accent", "c")]
    pile = HintPile(*hints)
    qtbot.addWidget(pile)
    for hint in hints:
        hint.show()
    pile.show()
    # GIVEN the way to the others stands before what belongs to the last that is seen: Tab goes the same way
    pile.more.setFocus()
    pile.focusNextChild()
    assert pile.window().focusWidget() is hints[0].button
    # WHEN it is pressed THEN it keeps the focus where it moves to, and nothing else gets the next press
    pile.more.setFocus()
    for message in ("Show fewer", "2 more notices"):
        pile.more.click()
        assert (pile.more.text(), pile.window().focusWidget()) == (message, pile.more)


def test_what_goes_on_out_of_sight_is_told_at_the_edge(themed: QApplication, qtbot: QtBot) -> None:  # noqa: ARG001
    area, inside = QScrollArea(), QWidget()
    qtbot.addWidget(area)
    inside.setFixedSize(100, 500)
    area.setWidget(inside)
    edges = ScrollEdges(area)
    area.resize(140, 200)
    with qtbot.waitExposed(area):
        area.show()
    assert (edges.more_above, edges.more_below) == (False, True)
    assert edges.geometry() == area.viewport().geometry()
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    assert (edges.more_above, edges.more_below) == (True, False)


def test_a_hint_with_a_name_is_named_where_it_waits(themed: QApplication, qtbot: QtBot) -> None:  # noqa: ARG001
    hints = [Banner("danger", "a"), Banner("warning", "b"), Banner("accent", "c")]
    pile = HintPile(*hints, named={hints[1]: "Rows to mend"})
    qtbot.addWidget(pile)
    pile.show()
    for hint, text in zip(reversed(hints), ("", "1 more notice", "Rows to mend (+1)"), strict=True):
        hint.show()
        assert pile.more.text() == text or pile.more.isHidden()
    assert pile.more.text() == "Rows to mend (+1)"
    assert pile.more.accessibleName() == "Rows to mend, 1 more notice"
