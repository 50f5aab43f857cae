"""Where the Balance page is low: air gives way, then what the footer says as well, and nothing is squeezed."""

from __future__ import annotations

from decimal import Decimal

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.core.errors import KeyMissing, KeyRefused, NeverArrived
from desktop_app.core.service.readings import NamedAmount
from desktop_app.ui.balance.page import BalanceTrouble, RequestsLeft, SeveralBalances, SideColumn, WarningCard
from desktop_app.ui.frame.trouble import brief_words

pytestmark = pytest.mark.usefixtures("themed")
REFUSED = KeyRefused(status=401, message="Who are you?")


def settle() -> None:
    for _ in range(6):
        QApplication.processEvents()


def test_what_the_footer_says_as_well_gives_way_before_anything_scrolls(qtbot: QtBot) -> None:
    # GIVEN the cards beside the balance, with room for all
    several, warning, left = SeveralBalances(), WarningCard(0), RequestsLeft()
    side = SideColumn(several, warning, spare=left)
    qtbot.addWidget(side)
    side.resize(side.width(), 480)
    side.show()
    settle()
    assert left.isVisible()
    # WHEN there is less
    side.resize(side.width(), 200)
    settle()
    # THEN the last card makes room, and nothing scrolls
    assert (left.isVisible(), side.verticalScrollBar().maximum()) == (False, 0)
    # AND so it does for a card that has more to say
    side.resize(side.width(), 300)
    settle()
    assert left.isVisible()
    several.show_balances([NamedAmount("a", Decimal(1)), NamedAmount("b", Decimal(2))])
    settle()
    assert (several.isVisible(), left.isVisible(), side.verticalScrollBar().maximum()) == (True, False, 0)
    # AND it comes back
    several.show_balances(())
    settle()
    assert left.isVisible()


def test_a_low_page_says_in_a_tip_what_small_letters_say(qtbot: QtBot) -> None:
    warning = WarningCard(0)
    qtbot.addWidget(warning)
    warning.set_low(True)
    assert warning.where.isHidden()
    assert warning.field.toolTip() == warning.where.text()
    warning.set_low(False)
    assert not warning.where.isHidden()
    assert warning.field.toolTip() == ""


@pytest.mark.parametrize("error", [REFUSED, KeyMissing(origin="https://x")])
def test_a_key_that_the_strip_asks_for_is_not_told_of_twice(qtbot: QtBot, error: Exception) -> None:
    trouble = BalanceTrouble(lambda: None, lambda: None)
    qtbot.addWidget(trouble)
    # GIVEN a key that isn't accepted, met by this page alone
    trouble.show_error(error)
    assert trouble.text().startswith(brief_words(error)[0])
    # WHEN the message strip says so, too
    trouble.told_above()
    # THEN only what it means here is said, and both ways on stay
    assert trouble.text() == trouble.accessibleName() == "Without a valid key the balance can't be read."
    assert not trouble.again.isHidden()
    assert not trouble.connection.isHidden()
    # AND what the strip doesn't say is said in full
    trouble.show_error(NeverArrived(origin="https://x", reason="no route"))
    assert trouble.text().startswith("https://x can't be reached")
    trouble.show_error(KeyRefused(status=403, message="Not this."))
    assert "403" in trouble.text()
    trouble.show_error(error)
    trouble.told_above(told=False)
    assert trouble.text().startswith(brief_words(error)[0])


def test_what_is_read_aloud_is_what_is_shown(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    aloud: list[str] = []

    def heard(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            aloud.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", heard)
    trouble = BalanceTrouble(lambda: None, lambda: None)
    qtbot.addWidget(trouble)
    # GIVEN an error, and a word of this place
    trouble.show_error(REFUSED, "So it is as of yesterday.")
    assert aloud == [trouble.text()]
    assert "yesterday" in trouble.text()
    # WHEN the strip says it, too, and then no longer, THEN nothing is read aloud for that, and no word is lost
    trouble.told_above()
    trouble.told_above(told=False)
    assert aloud == [trouble.text()]
    # AND where the strip says it, the short sentence is what is heard
    trouble.told_above()
    trouble.show_error(REFUSED)
    assert aloud[1:] == ["Without a valid key the balance can't be read."]
