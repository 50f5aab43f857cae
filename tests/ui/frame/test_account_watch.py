"""The header and the footer tell how the account in use is, whoever asked its service last."""

from __future__ import annotations

import threading
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from desktop_app.core.batches.batch import Batch, NewTask, Via
from desktop_app.core.batches.submission import TaskEvent
from desktop_app.core.errors import KeyRefused, NeverArrived, NoAnswer, OutcomeUnknown
from desktop_app.core.service.account import AccountStatus, KeyState
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.readings import BalanceReading
from desktop_app.services.connections.session import AccountHealth
from desktop_app.storage.journal.journal import Journal
from desktop_app.ui.frame.account_watch import AccountView, AccountWatch
from desktop_app.ui.frame.shell import Shell
from tests.cli.fake_service import KEY, FakeService, answers, held, status
from tests.cli.haste import hurry
from tests.ui.frame.test_blocked_alerts import written
from tests.ui.open_window import Opened
from tests.ui.small_services import SmallServices, until
from tests.ui.widgets import there

TEAM = Connection("https://api.example.com/api/v1", "Team")
NOON = datetime(2026, 3, 2, 12, 0, tzinfo=UTC)
GONE = NeverArrived(origin="https://api.example.com", reason="connection refused")


class Watched:
    """Services in a window's frame, account."""

    def __init__(self, small: SmallServices, shell: Shell) -> None:
        self.small, self.shell = small, shell
        self.drawn: list[AccountStatus] = []
        self.view = AccountView(shell)
        self.watch = AccountWatch(self.small.context, self.draw, self.small.heard.append, shell)

    def draw(self, status: AccountStatus) -> None:
        self.drawn.append(status)
        self.view.show(status)

    @property
    def rates(self) -> list[str]:
        return [label.text() for label in self.shell.footer._rates if not label.isHidden()]


@pytest.fixture
def account(small: SmallServices, shell: Shell) -> AbstractAsyncContextManager[Watched]:
    return _watched(small, shell)


@asynccontextmanager
async def _watched(small: SmallServices, shell: Shell) -> AsyncIterator[Watched]:
    account = Watched(small, shell)
    yield account
    account.watch.stop()
    await small.aclose()


async def test_another_connection_does_not_keep_what_is_left_of_the_former(account: Watched) -> None:
    # GIVEN one that was asked something
    await account.small.services.balances.read(account.small.context.connection())
    account.watch.start()
    account.watch.look()
    assert account.rates[0] == "reading 119 of 120"
    # WHEN another is chosen THEN what is left of that is shown, before the next look
    await account.small.connect(TEAM)
    assert account.rates[0] == "reading 120 of 120"
    assert account.shell.header.connection.text() == "Team"
    # AND nothing is looked at any more once the window closes
    account.watch.stop()
    looked = len(account.drawn)
    account.small.context.tell_account()
    assert len(account.drawn) == looked


async def test_the_limits_say_what_they_are_and_give_way_to_nothing_else(account: Watched) -> None:
    account.watch.start()
    account.watch.look()
    footer = account.shell.footer
    assert footer._caption.text() == "Requests left this minute:"
    assert account.rates == ["reading 120 of 120", "sending lists 30 of 30", "single checks 180 of 180"]
    assert footer._rates[0].toolTip() == "Balance, task states, results"
    # WHEN the window is as small as it may be, and there is a notice
    account.shell.set_notice("Answers come from the local service.", "Connect an account…", lambda: None)
    account.shell.resize(880, 470)
    account.shell.show()
    QApplication.processEvents()
    # THEN nothing is cut: the notice gives way, and not its link
    assert not footer._notice.isVisible()
    for shown in (footer._caption, *footer._rates, footer.link):
        assert shown.isVisible()
        assert shown.width() >= shown.sizeHint().width()
    account.shell.resize(1120, 720)
    QApplication.processEvents()
    assert footer._notice.isVisible()


async def test_a_balance_that_anybody_read_goes_to_everybody_once(account: Watched) -> None:
    account.watch.look()
    told: list[AccountStatus] = []
    account.small.changes.account_changed.connect(told.append)
    account.watch.start()
    # WHEN a submission reads it for its own sake, as evidence
    access = await account.small.services.session.access(account.small.context.connection())
    account.small.answers.amount = Decimal(500)
    await access.client.balance()
    account.watch.look()
    account.watch.look()
    # THEN header and pages have it, and are told once
    assert [each.balance and each.balance.amount for each in told] == [Decimal(500)]
    assert account.shell.header._amount.text() == "500"


async def test_everybody_ends_with_what_was_told_last(account: Watched) -> None:
    told: list[BalanceReading | None] = []

    def answer(_status: AccountStatus) -> None:
        """Have something told while others haven't heard of this yet."""
        if not told:
            account.small.tell_balance(BalanceReading(Decimal(500), "credits"))

    account.small.changes.account_changed.connect(answer)
    account.small.changes.account_changed.connect(lambda status: told.append(status.balance))
    account.small.tell_balance(BalanceReading(Decimal(1), "credits"))
    assert [each and each.amount for each in told] == [Decimal(1), Decimal(500)]


async def test_a_service_that_gives_no_answer_is_amber_since_then_until_it_answers(account: Watched) -> None:
    await account.small.connect(TEAM)
    account.watch.start()
    await account.small.services.balances.read(TEAM)
    account.watch.look()
    pill = account.shell.header.connection
    assert (pill.text(), pill._tone) == ("Team", "success")
    # WHEN requests of whatever kind fail
    access = await account.small.services.session.access(TEAM)
    account.small.answers.error = GONE
    for _ in range(2):
        try:
            await access.client.check_phone("+442079460958")
        except NeverArrived:
            account.watch.look()
    # THEN it says so at once, since when, and that nothing is lost
    assert account.drawn[-1].silent_since is not None
    assert pill._tone == "warning"
    assert pill.text().startswith("Team · no answer since ")
    assert pill.toolTip().endswith("Dialproof tries again by itself; nothing is lost.")
    # AND the balance looks as old as it is
    assert account.shell.header._amount.property("role") == "muted"
    # WHEN it answers again
    account.small.answers.error = None
    await access.client.check_phone("+442079460958")
    account.watch.look()
    # THEN nothing is the matter
    assert (pill.text(), pill._tone, pill.toolTip()) == ("Team", "success", "")
    assert account.shell.header._amount.property("role") == "strong"


def test_where_there_is_little_room_the_state_is_said_and_the_name_is_cut(shell: Shell) -> None:
    shell.set_connection("A connection with quite a long name", "warning", "no answer", "no answer since 14:03")
    pill = shell.header.connection
    # THEN "since" goes first, then the name; never the state
    assert pill._shortened(pill.fontMetrics().horizontalAdvance(pill._brief)) == pill._brief
    least = pill.minimumWidth()
    assert least < pill._width_of(pill._brief)
    room = least - pill._width_of("")
    cut = pill._shortened(room)
    assert cut.endswith("… · no answer")
    assert pill.fontMetrics().horizontalAdvance(cut) <= room


class Clock:
    def __init__(self) -> None:
        self.at = NOON

    def __call__(self) -> datetime:
        return self.at


def test_what_counts_as_silence() -> None:
    clock = Clock()
    health = AccountHealth(clock)

    def look() -> AccountStatus:
        return health.status(TEAM, KeyState.OK)

    assert not look().answered
    # a refusal is an answer
    health.heard(KeyRefused(status=401, message=""))
    assert look().answered
    # silence counts from its first request
    health.heard(GONE)
    clock.at += timedelta(seconds=30)
    health.heard(NoAnswer(origin="x", reason="503"))
    assert look().silent_since == NOON
    assert look().seconds_silent == 30
    # a submission in doubt ends it as little as it begins it
    health.heard(OutcomeUnknown(reason="", count=1))
    assert look().silent
    # a balance that couldn't even be asked for tells nothing more
    health.balance_failed(KeyRefused(status=401, message=""))
    assert isinstance(look().trouble, NoAnswer)
    health.heard(None)
    assert (look().silent, look().trouble) == (False, None)


async def test_a_silent_service_is_asked_again_by_itself_and_a_running_list_keeps_the_balance_fresh(
    account: Watched,
) -> None:
    await account.small.connect(TEAM)
    watch = account.watch
    account.small.answers.error = GONE
    watch._read_by_itself()
    await until(lambda: not account.small.runner.running("balance by itself"))
    status = account.small.services.balances.status(TEAM)
    assert status.silent
    # just asked: not at once again, but after half a minute
    assert not watch._due(status)
    assert watch._due(replace(status, at=status.at + timedelta(seconds=31)))
    account.small.answers.error = None
    watch._tried = None
    watch._timer.timeout.emit()
    await until(lambda: not account.small.services.balances.status(TEAM).silent)
    # WHEN a list runs, THEN the balance is never older than ten seconds by much
    read = account.small.services.balances.status(TEAM)
    later = replace(read, at=read.at + timedelta(seconds=11))
    assert not watch._due(later)
    watch._runs = lambda: True  # type: ignore[method-assign]
    assert watch._due(later)
    assert not watch._due(replace(read, at=read.at + timedelta(seconds=5)))


async def test_what_another_process_spends_has_the_balance_read(account: Watched) -> None:
    # GIVEN a balance that was read a while ago, and no list that runs here
    small, watch = account.small, account.watch
    await small.connect(TEAM)
    watch._read_by_itself()
    await until(lambda: not small.runner.running("balance by itself"))
    read = small.services.balances.status(TEAM)
    later = replace(read, at=read.at + timedelta(seconds=11))
    assert not watch._due(later)
    # WHEN another process writes something that costs nothing THEN nothing is asked
    with closing(Journal(small.services.folder / "journal.sqlite")) as terminal:
        terminal.save_setting("appearance", "dark")
        assert not watch._due(later)
        # WHEN the terminal sends something THEN the balance is due, once
        batch = Batch("b1", "l1", "list.csv", TEAM.base_url, "carrier", NOON, 1)
        terminal.add_batch(batch, [NewTask("GB", Via.JSON, 0, 1)])
        (task,) = terminal.tasks("b1")
        at = read.at + timedelta(seconds=2)
        terminal.record(task.id, TaskEvent.SEND, at, {}, sent_at=at)
    assert not watch._due(read)  # not before it has passed
    assert watch._due(later)
    assert not watch._due(later)


async def test_the_window_tells_that_the_service_went_away_and_came_back(
    at: Opened, tmp_path: Path, service: FakeService, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch.setattr)
    connection = Connection(service.base_url, "Team account")
    await at.services.session.save(connection, KEY)
    at.window.use(connection)
    pill = at.shell.header.connection
    await at.until(lambda: pill._tone == "success")
    at.window.to_upload().open_file(written(tmp_path / "a.csv", ["+442079460958", "+442079460123"]))
    button = at.window.upload.view.panel.send
    await at.until(lambda: button.isVisible() and button.isEnabled())
    # WHEN every poll of a list that runs finds nobody
    service.always("task", status(503))
    service.always("balance", status(503))
    button.click()
    await at.until(lambda: pill._tone == "warning")
    # THEN the header has known it since the first one, whoever looks
    assert pill.text().startswith("Team account · no answer since ")
    # AND after a moment it is said what that means
    await at.until(lambda: at.shell.strip.message is not None)
    message = there(at.shell.strip.message)
    assert message.kind == "warning"
    assert "Dialproof tries again by itself; nothing is lost." in message.meaning
    # WHEN somebody answers again THEN all that is gone by itself, and the list goes on
    service.mended()
    await at.until(lambda: pill._tone == "success")
    assert not at.shell.strip.holds(message)
    await at.until(lambda: at.states() == ["completed"])


async def test_the_same_connection_put_to_use_again_has_the_page_read_anew_and_say_what_became_of_it(
    at: Opened, service: FakeService
) -> None:
    gate = threading.Event()
    answer = answers({"balance": "5", "currency": "credits"})

    # GIVEN the Balance page, which is reading
    team = Connection(service.base_url, "Team")
    await at.services.session.save(team, KEY)
    at.window.use(team)
    page = at.window.balance
    at.shell.show_page(at.window.first.balance_at)
    await at.until(lambda: page.isVisible() and page.amount.figure.text() and not page.amount.refresh.busy)
    service.on("balance", held(gate, answer), held(gate, answer))
    asked = len(service.asked("balance"))
    page.read()
    await at.until(lambda: len(service.asked("balance")) > asked and page.amount.refresh.busy)
    # WHEN the connection is saved and used without a change
    at.window.use(team)
    gate.set()
    # THEN the page comes to an end
    await at.until(lambda: page.amount.figure.text() == "5" and not page.amount.refresh.busy)
    assert len(service.asked("balance")) == asked + 2  # the page's, which is the window's as well
    # AND it says what goes wrong when that happens again
    service.always("balance", status(403))
    at.window.use(team)
    await at.until(page.trouble.isVisible)
