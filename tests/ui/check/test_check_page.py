from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.core.checks import CheckState
from desktop_app.core.connection import Connection
from desktop_app.core.errors import AnswerNotUnderstood, KeyRefused, NeverArrived, NoAnswer
from desktop_app.core.readings import BalanceReading
from desktop_app.services.ports import BalanceEntry
from desktop_app.ui.check.page import CheckPage
from desktop_app.ui.check.verdict import verdict_on
from desktop_app.ui.parts.scroll_edges import ScrollEdges
from desktop_app.wiring.desk import open_desk
from tests.ui.small_desk import SmallDesk, until

Story = Callable[[SmallDesk, CheckPage], Awaitable[None]]
TEAM = Connection("https://api.example.com/api/v1", "Team")


@pytest.fixture
def play(themed: QApplication, qtbot: QtBot, tmp_path: Path) -> Callable[[Story], None]:  # noqa: ARG001 - the application must be there
    async def tell(story: Story) -> None:
        small = SmallDesk(tmp_path)
        small.desk.journal.save_setting("country", "GB")
        page = CheckPage(small.context)
        qtbot.addWidget(page)
        page.resize(1120, 640)
        page.show()
        await story(small, page)
        assert [what for what in small.heard if isinstance(what, tuple)] == []
        page.hide()
        await small.runner.aclose()
        await small.desk.aclose()

    return lambda story: asyncio.run(tell(story))


def test_enter_checks_and_the_answer_is_shown_and_kept(play: Callable[[Story], None]) -> None:
    async def story(small: SmallDesk, page: CheckPage) -> None:
        assert not page.bar.button.isEnabled()
        QTest.keyClicks(page.bar.number, "02079460958")
        assert page.bar.number.text() == "020 7946 0958"
        # what it costs stands on the button before it is paid
        assert (page.bar.button.text(), page.bar.button.isEnabled()) == ("Check · 1 credit", True)
        assert page.bar.hint.text() == "United Kingdom · fixed line"
        QTest.keyClick(page.bar.number, Qt.Key.Key_Return)
        assert page.bar.button.text() == "Checking…"
        await until(lambda: not page.bar.button.busy)
        assert small.answers.asked == [("+442079460958 phone-validation GB", "local key")]
        assert page.place.currentWidget() is page.answer
        assert page.answer.number.text() == "+44 20 7946 0958"
        assert page.answer.verdict.text() == "Valid"
        assert page.answer.left.text() == "179 checks left this minute"
        assert len(page.history.model.rows) == 1
        assert small.heard == ["refresh"]
        # AND Enter pressed once more doesn't pay once more
        QTest.keyClick(page.bar.number, Qt.Key.Key_Return)
        assert page.cost_question.isVisible()
        assert not small.runner.running("single check")
        QTest.keyClick(page.cost_question.no, Qt.Key.Key_Escape)
        assert not page.cost_question.isVisible()
        assert page.focusWidget() is page.bar.number

    play(story)


def test_a_second_enter_while_one_is_checked_does_nothing(play: Callable[[Story], None]) -> None:
    async def story(small: SmallDesk, page: CheckPage) -> None:
        page.bar.number.set_number("+442079460958")
        page.bar.ask()
        page.bar.ask()
        page.check("+442079460958", None)
        await until(lambda: not page.bar.button.busy)
        assert len(small.answers.asked) == 1

    play(story)


def test_what_is_no_number_is_said_below_and_nothing_is_sent(play: Callable[[Story], None]) -> None:
    async def story(small: SmallDesk, page: CheckPage) -> None:
        QTest.keyClicks(page.bar.number, "0207")
        QTest.keyClick(page.bar.number, Qt.Key.Key_Return)
        assert page.bar.hint.text() == "Nothing was sent: area code missing."
        assert page.bar.hint.property("tone") == "warning"
        QTest.keyClicks(page.bar.number, "9")
        assert page.bar.hint.property("tone") == ""
        assert page.bar.hint.text() == "Not complete yet"
        assert small.answers.asked == []
        assert not page.trouble.isVisible()

    play(story)


@pytest.mark.parametrize(
    "error",
    [KeyRefused(status=401, message=""), NeverArrived(origin="https://api.example.com", reason="no route")],
)
def test_trouble_is_said_in_place_and_tried_again(
    play: Callable[[Story], None], error: KeyRefused | NeverArrived
) -> None:
    async def story(small: SmallDesk, page: CheckPage) -> None:
        met: list[Exception] = []
        small.context.changes.connection_failed.connect(met.append)
        small.answers.error = error
        page.bar.number.set_number("+442079460958")
        page.bar.ask()
        await until(page.trouble.isVisible)
        assert met == [error]  # the header hears of it
        assert str(error).strip() in page.trouble.text()
        page.trouble.connection.click()
        small.answers.error = None
        page.trouble.again.click()
        await until(lambda: page.place.currentWidget() is page.answer)
        assert not page.trouble.isVisible()
        assert small.heard == ["connect key" if isinstance(error, KeyRefused) else "connect", "refresh"]

    play(story)


def test_a_slow_answer_can_be_cancelled(play: Callable[[Story], None]) -> None:
    async def story(small: SmallDesk, page: CheckPage) -> None:
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
        assert "the history says" in page.bar.hint.text()
        # THEN it stands there as being on its way, and as what it came to as soon as that is known
        (entry,) = page.history.model.rows
        assert verdict_on(entry).text == "Waiting for the answer"
        page._show_again(entry)
        assert not page.answer.again_button.isEnabled()
        small.answers.hold.set()
        await until(lambda: small.desk.journal.checks()[0].state is CheckState.ANSWERED)
        page._say_when()
        assert page.answer.verdict.text() == "Valid"
        assert page.answer.again_button.isEnabled()

    play(story)


def test_what_has_the_focus_while_a_number_is_checked_again_does_nothing_unasked(
    play: Callable[[Story], None],
) -> None:
    async def story(small: SmallDesk, page: CheckPage) -> None:
        page.bar.number.set_number("+442079460958")
        page.bar.ask()
        await until(lambda: not page.busy.running)
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

    play(story)


@pytest.mark.parametrize(
    "error",
    [
        NoAnswer(origin="https://api.example.com", reason="status 502"),
        AnswerNotUnderstood(origin="https://api.example.com", reason="status 502"),
    ],
)
def test_a_check_without_an_answer_is_shown_as_unknown_and_asked_again_by_a_person(
    play: Callable[[Story], None], error: NoAnswer
) -> None:
    async def story(small: SmallDesk, page: CheckPage) -> None:
        # GIVEN a check whose answer is lost
        small.answers.error = error
        page.bar.number.set_number("+442079460958")
        page.bar.ask()
        await until(lambda: not page.bar.button.busy)
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
        assert "Whether the one before was charged isn't known" in page.cost_question.question()
        page.cost_question.yes.click()
        await until(lambda: page.answer.verdict.text() == "Valid")
        assert [each.state for each in page.history.model.rows] == [CheckState.ANSWERED, CheckState.UNKNOWN]
        assert len(small.answers.asked) == 2
        page.history.search.setText("not known")
        assert page.history.model.rows == [entry]

    play(story)


def test_the_country_is_shared_with_the_other_pages(play: Callable[[Story], None]) -> None:
    async def story(small: SmallDesk, page: CheckPage) -> None:
        page.bar.number.set_number("0301234567")
        page.bar.country_choice.chosen.emit("DE")
        assert small.desk.journal.setting("country") == "DE"
        page.hide()
        small.desk.journal.save_setting("country", "FR")
        page.show()
        assert page.bar.country() == "FR"

    play(story)


def test_an_earlier_check_is_shown_again_and_checked_again(play: Callable[[Story], None]) -> None:
    async def story(small: SmallDesk, page: CheckPage) -> None:
        page.bar.show_question("+442079460958", "hlr-lookup")
        page.bar.ask()
        await until(lambda: not page.bar.button.busy)
        page.bar.show_question("+442079460959", "phone-validation")
        page.bar.ask()
        assert page.bar.button.text() == "Checking…"
        assert not page.answer.again_button.isEnabled()  # one at a time
        await until(lambda: len(page.history.model.rows) == 2)
        assert page.bar.button.text() == "Check · 1 credit"
        page.history.table.selectRow(1)
        assert page.answer.number.text() == "+44 20 7946 0958"
        assert page.answer.left.text() == ""
        # WHEN it is wanted again THEN what that costs is said first, and the harmless answer has the focus
        page.answer.again_button.click()
        assert page.cost_question.question() == "Check +44 20 7946 0958 again? It costs another 2 credits."
        assert page.focusWidget() is page.cost_question.no
        page.cost_question.no.click()
        assert len(small.answers.asked) == 2
        assert page.bar.button.text() == "Check · 1 credit"
        page.answer.again_button.click()
        page.cost_question.yes.click()
        await until(lambda: len(page.history.model.rows) == 3)
        assert small.answers.asked[-1][0] == "+442079460958 hlr-lookup GB"
        assert page.bar.button.text() == "Check · 2 credits"
        # AND while one is checked another isn't asked about, which would come to nothing
        page.bar.number.set_number("+442079460951")
        page.check("+442079460951", None)
        page.history.again.emit(page.history.model.rows[0])
        assert not page.cost_question.isVisible()
        assert "One check at a time" in page.bar.hint.text()
        await until(lambda: not page.busy.running)

    play(story)


def test_another_connection_has_a_history_and_products_of_its_own(play: Callable[[Story], None]) -> None:
    async def story(small: SmallDesk, page: CheckPage) -> None:
        page.bar.number.set_number("+442079460958")
        page.bar.ask()
        await until(lambda: len(page.history.model.rows) == 1)
        await small.connect(TEAM)
        assert page.history.model.rows == []
        assert page.place.currentWidget() is page.empty
        assert page.bar.product() is None
        page.bar.ask()
        await until(lambda: len(page.history.model.rows) == 1)
        assert small.answers.asked[-1] == ("+442079460958 None None", "a key")
        # WHEN its products are taught, and one of them is chosen
        await small.connect(replace(TEAM, products="slug,name\nlive,Live check\n"))
        page.bar.show_question("+442079460958", "live")
        page.bar.ask()
        await until(lambda: len(page.history.model.rows) == 2)
        # THEN it is called so, in the choice and in what is kept
        assert page.bar.product_choice.value_text() == "Live check"
        assert page.answer.about.text().startswith("Live check · ")
        page.history.search.setText("live check")
        assert len(page.history.model.rows) == 1

    play(story)


def test_a_question_about_paying_is_gone_with_its_connection(play: Callable[[Story], None]) -> None:
    async def story(small: SmallDesk, page: CheckPage) -> None:
        # GIVEN what another check costs is asked
        page.bar.number.set_number("+442079460958")
        page.bar.ask()
        await until(lambda: len(page.history.model.rows) == 1)
        page.bar.ask()
        assert page.cost_question.isVisible()
        entry, asked = page.history.model.rows[0], list(small.answers.asked)
        # WHEN another connection is chosen THEN it isn't any more, and an answer to it sends nothing through that one
        await small.connect(TEAM)
        assert not page.cost_question.isVisible()
        page.cost_question.agreed.emit(entry)
        assert (page.busy.running, small.answers.asked) == (False, asked)
        # AND neither is what was to be deleted
        page.delete_question.ask_about([entry])
        await small.connect(Connection())
        assert not page.delete_question.isVisible()

    play(story)


def test_the_button_that_pays_names_a_unit_once_it_is_known(play: Callable[[Story], None]) -> None:
    async def story(small: SmallDesk, page: CheckPage) -> None:
        # GIVEN another service, of which no balance was read yet
        await small.connect(replace(TEAM, products="slug,name,price\nlive,Live check,0.004\n"))
        page.bar.show_question("+442079460958", "live")
        assert page.bar.button.text() == "Check · 0.004"
        # WHEN one is read THEN its unit is the price's at once
        small.desk.journal.add_balance(BalanceEntry(TEAM.base_url, datetime.now(UTC), Decimal(10), "EUR"))
        small.changes.balance_changed.emit(BalanceReading(Decimal(10), "EUR"))
        assert page.bar.button.text() == "Check · 0.004 EUR"
        assert "0.004 EUR" in str(page.bar.product_choice._options)

    play(story)


def test_checks_are_deleted_one_by_one_and_as_found(play: Callable[[Story], None]) -> None:
    async def story(small: SmallDesk, page: CheckPage) -> None:
        # GIVEN three checks, the last of them shown
        for number in ("+442079460958", "+442079460959", "+12042345678"):
            page.bar.show_question(number, "phone-validation")
            page.bar.ask()
            await until(lambda: not page.bar.button.busy)
        rows = page.history.model.rows
        assert page.answer.badge.text() == "CA"
        # WHEN the one that is shown is deleted, and that is confirmed
        page.answer.delete_button.click()
        assert page.delete_question.question().startswith("Delete the check of +1 204-234-5678")
        page.delete_question.no.click()
        assert len(page.history.model.rows) == 3
        page.answer.delete_button.click()
        page.delete_question.yes.click()
        # THEN it is gone, here and in the journal, but for that something was charged
        assert page.place.currentWidget() is page.empty
        await until(lambda: len(page.history.model.rows) == 2)
        assert [entry.number for entry in small.desk.journal.checks()] == ["+442079460959", "+442079460958"]
        assert len(small.desk.journal.checks_made("local")) == 3
        # AND all that are found go together
        page.history.search.setText("0958")
        assert [action.text() for action in page.history.all_menu().actions()] == [
            "Copy 1 check as a table",
            "Delete 1 check…",
        ]
        page.history.search.clear()
        page.history.table.selectAll()
        QTest.keyClick(page.history.table, Qt.Key.Key_Delete)
        assert page.delete_question.yes.text() == "Delete 2 checks"
        page.delete_question.yes.click()
        await until(lambda: page.history.model.rows == [])
        assert small.desk.journal.checks() == []
        assert rows

    play(story)


def test_the_badge_says_where_a_number_belongs_while_it_is_typed(play: Callable[[Story], None]) -> None:
    async def story(_small: SmallDesk, page: CheckPage) -> None:
        seen = []
        for keys in ("+1", "204", "2345678"):
            QTest.keyClicks(page.bar.number, keys)
            seen.append((page.bar._badge.text(), page.bar._badge.accessibleName()))
        assert seen == [("+1", "+1"), ("+1", "+1"), ("CA", "Canada")]
        page.bar.number.clear()
        assert not page.bar._badge.isVisible()

    play(story)


def test_the_local_service_answers_for_real(themed: QApplication, qtbot: QtBot, tmp_path: Path) -> None:  # noqa: ARG001 - the application must be there
    async def story() -> None:
        small = SmallDesk(tmp_path / "unused")
        await small.desk.aclose()
        desk = open_desk(tmp_path / "real")
        page = CheckPage(replace(small.context, desk=desk, connection=desk.session.current))
        qtbot.addWidget(page)
        page.bar.show_question("+4915123456704", "hlr-lookup")
        page.bar.ask()
        await until(lambda: not page.bar.button.busy, turns=20_000)
        assert page.answer.verdict.text() == "Connected"
        assert not page.answer.simulated.isHidden()
        await small.runner.aclose()
        await desk.aclose()

    asyncio.run(story())
