"""A check that takes long, fails, or of which nobody knows what became."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from decimal import Decimal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.core.batches.checks import CheckState
from desktop_app.core.errors import AnswerNotUnderstood, KeyRefused, NeverArrived, NoAnswer
from desktop_app.core.service.account import AccountStatus
from desktop_app.core.service.readings import BalanceReading
from desktop_app.ui.check.check_words import STANDARD_TERMS, headline
from desktop_app.ui.check.page import CheckPage
from desktop_app.ui.parts.layout.scrolled import ScrollEdges
from tests.services.memory_keys import MemoryKeys
from tests.ui.accounts import TEAM
from tests.ui.check.asked import ask
from tests.ui.small_services import SmallServices, until


@pytest.mark.parametrize(
    "error", [KeyRefused(status=401, message=""), NeverArrived(origin="https://api.example.com", reason="no route")]
)
async def test_trouble_is_said_in_place_and_tried_again(
    small: SmallServices, page: CheckPage, error: KeyRefused | NeverArrived
) -> None:
    told: list[AccountStatus] = []
    small.changes.account_changed.connect(told.append)
    small.answers.error = error
    await ask(page)
    assert page.trouble.isVisible()
    assert told[-1].silent is isinstance(error, NeverArrived)  # the header hears of it
    assert str(error).strip() in page.trouble.text()
    page.trouble.connection.click()
    small.answers.error = None
    page.trouble.again.click()
    await until(lambda: page.place.currentWidget() is page.answer)
    assert not page.trouble.isVisible()
    assert small.heard == ["connect key" if isinstance(error, KeyRefused) else "connect", "refresh"]


async def test_a_slow_answer_can_be_cancelled(small: SmallServices, page: CheckPage) -> None:
    small.answers.hold = asyncio.Event()
    page.bar.number.set_number("+442079460958")
    page.bar.ask()
    await until(lambda: bool(small.answers.asked))
    page.busy.say_busy()
    assert page.busy.isVisible()
    assert page.busy._what.text() == "Waiting for the answer about +44 20 7946 0958"
    page.busy.cancel.click()
    assert not page.busy.isVisible()
    assert not page.bar.button.busy
    assert page.bar.button.isEnabled()
    assert "the history shows" in page.bar.hint.text()
    # THEN it stands there as being on its way, and as what it came to as soon as that is known
    (entry,) = page.history.model.rows
    assert headline(entry, STANDARD_TERMS).text == "Waiting for the answer"
    page._show_again(entry)
    assert not page.answer.again_button.isEnabled()
    small.answers.hold.set()
    await until(lambda: small.services.journal.checks.single()[0].state is CheckState.ANSWERED)
    page._say_when()
    assert page.answer.verdict.text() == "Good · Valid: yes"
    assert page.answer.again_button.isEnabled()


async def test_what_has_the_focus_while_a_number_is_checked_again_does_nothing_unasked(
    small: SmallServices, page: CheckPage
) -> None:
    await ask(page)
    assert len(page.answer.findChildren(ScrollEdges)) == 1  # what goes on below fades, and isn't cut
    for cancelled in (False, True):
        # WHEN it is checked again by the keys, and the answer takes long
        small.answers.hold = asyncio.Event()
        page.answer.again_button.setFocus()
        page.answer.again_button.click()
        page.cost_question.yes.click()
        # THEN the focus isn't on what copies or deletes, and goes to Cancel
        assert page.focusWidget() is page.bar.number
        page.busy.say_busy()
        assert page.focusWidget() is page.busy.cancel
        # AND back with the answer, or with Cancel
        if cancelled:
            QTest.keyClick(page.busy.cancel, Qt.Key.Key_Space)
        small.answers.hold.set()
        await until(lambda: not page.busy.running)
        assert page.focusWidget() is page.answer.again_button
    # WHEN the person types the next number meanwhile THEN the focus stays there
    small.answers.hold = asyncio.Event()
    page.answer.again_button.click()
    page.cost_question.yes.click()
    QTest.keyClicks(page.bar.number, "0")
    page.busy.say_busy()
    small.answers.hold.set()
    await until(lambda: not page.busy.running)
    assert page.focusWidget() is page.bar.number


@pytest.mark.parametrize(
    "error",
    [
        NoAnswer(origin="https://api.example.com", reason="status 502"),
        AnswerNotUnderstood(origin="https://api.example.com", reason="status 502"),
    ],
)
async def test_a_check_without_an_answer_is_shown_as_unknown_and_asked_again_by_a_person(
    small: SmallServices, page: CheckPage, error: NoAnswer
) -> None:
    # GIVEN a check whose answer is lost
    small.answers.error = error
    await ask(page)
    # THEN the card and the history say so, and nothing else is in the way
    assert page.place.currentWidget() is page.answer
    assert not page.trouble.isVisible()
    assert page.answer.verdict.text() == "Not known whether charged"
    assert "It is not known whether this check was charged" in page.answer.why.text()
    assert "status 502" in page.answer.why.text()
    assert not page.answer.copy_button.isVisible()
    (entry,) = page.history.model.rows
    assert entry.state is CheckState.UNKNOWN
    spoken = page.history.model.data(page.history.model.index(0, 0), Qt.ItemDataRole.AccessibleTextRole)
    assert "Not known whether charged" in str(spoken)
    # AND asking again is another check
    small.answers.error = None
    assert page.answer.again_button.text() == "Ask again"
    page.answer.again_button.click()
    assert "It isn't known whether the previous one was charged" in page.cost_question.question()
    page.cost_question.yes.click()
    await until(lambda: page.answer.verdict.text() == "Good · Valid: yes")
    assert [each.state for each in page.history.model.rows] == [CheckState.ANSWERED, CheckState.UNKNOWN]
    assert len(small.answers.asked) == 2
    page.history.search.setText("not known")
    assert page.history.model.rows == [entry]


@dataclass
class _Stubborn(MemoryKeys):
    """Of a person who doesn't say the password, while it `refuses`."""

    refuses: bool = False

    async def get(self, origin: str, *, anew: bool = False) -> str | None:
        return await super().get(origin, anew=anew and not self.refuses)


@pytest.mark.parametrize("elsewhere", [False, True], ids=["here", "elsewhere"])
async def test_a_locked_keyring_is_unlocked_by_asking_again(
    small: SmallServices, page: CheckPage, elsewhere: bool
) -> None:
    # GIVEN a person who closes the window that asks for the password
    keys = small.services.session._keys = _Stubborn({TEAM.origin: "key"}, locked=True, refuses=True)
    await small.services.session.save(TEAM, None)
    small.use(TEAM)
    await ask(page)
    assert page.trouble.isVisible()
    # THEN it is said, and so is what helps
    assert "is in the system keyring, which is locked" in page.trouble.text()
    assert (page.trouble.again.text(), page.trouble.connection.text()) == ("Unlock keyring…", "Enter key…")
    keys.refuses = False
    if elsewhere:  # WHEN it is unlocked elsewhere THEN nothing is said any more, and nothing is sent by itself
        small.tell_balance(BalanceReading(Decimal(1), "credits"))
        assert not page.trouble.isVisible()
        assert page.empty.isVisible()
        assert small.answers.asked == []
    else:  # WHEN it is asked for once more THEN the check is made
        page.trouble.again.click()
        await until(lambda: not page.bar.button.busy)
        assert not page.trouble.isVisible()
        assert [what for what, _ in small.answers.asked] == ["balance", "+442079460958 None None"]


async def test_what_the_service_allows_is_said_where_it_is_less_than_what_the_footer_says(
    small: SmallServices, page: CheckPage
) -> None:
    # GIVEN two checks, after each of which the service has 179 left: its own count fills up
    for number, left in (("+442079460958", ""), ("+442079460123", "")):
        await ask(page, number)
        assert page.answer.left.text() == left
    # WHEN it has fewer than are counted here THEN that is said
    small.answers.remaining = 3
    await ask(page, "+442079460100")
    assert page.answer.left.text() == "The service allows 3 more checks this minute"
