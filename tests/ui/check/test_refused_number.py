"""What can't be checked is never seen above another number's answer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.ui.check.page import CheckPage
from tests.ui.check.asked import ask
from tests.ui.small_services import SmallServices


@pytest.mark.parametrize("bad", ["hello 12", "+44 20", "0"])
async def test_the_answer_of_before_is_put_away_and_the_history_has_it(
    small: SmallServices, page: CheckPage, bad: str
) -> None:
    await ask(page)
    assert page.answer.isVisible()
    # WHEN another is typed THEN the answer stays, with its number, for whoever only looks
    page.bar.number.setText(bad)
    assert page.answer.isVisible()
    # WHEN it is to be checked, and can't be
    QTest.keyClick(page.bar.number, Qt.Key.Key_Return)
    # THEN only that is said
    refused = page.bar.hint.text()
    assert refused
    assert not page.answer.isVisible()
    assert not page.empty.isVisible()
    assert not page.history.table.selectionModel().hasSelection()
    assert len(small.answers.asked) == 1
    # AND the answer is a click away
    page.history.chosen.emit(page.history.model.rows[0])
    assert page.answer.isVisible()
    # AND what is said above isn't taken for a word about it
    assert not page.bar.hint.text().startswith("Nothing was sent")
    assert page.bar._icon.isHidden() or "warning" not in str(page.bar.hint.property("tone"))


async def test_before_any_answer_the_invitation_stays(page: CheckPage) -> None:
    page.bar.number.setText("hello 12")
    page.bar.ask()
    assert page.empty.isVisible()
