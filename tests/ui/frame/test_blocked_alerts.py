"""What keeps lists from going on, in the window: the key is entered where it is missed, credit is topped up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from desktop_app.core.batches.status import Condition
from desktop_app.core.errors import AnswerNotUnderstood, NeverArrived
from desktop_app.core.service.connection import LOCAL, Connection
from desktop_app.core.service.product_list import write_products
from desktop_app.core.service.products import STANDARD
from desktop_app.ui.settings.dialog import SettingsDialog
from tests.cli.fake_service import KEY, FakeService, status
from tests.cli.test_refusals import charging
from tests.sayings import SURE, TAKEN, Saying
from tests.ui.open_window import Opened, opened

SHORT = (
    "There is not enough credit. The service says: “Top up. (e402)”. "
    "3 numbers of “b.csv” aren't sent yet. They cost about 3 credits, and the balance is 1 credit. Missing: 2 credits."
)


async def team(at: Opened, service: FakeService, key: str) -> None:
    """A connection in use, with a price list."""
    connection = Connection(service.base_url, "Team account", products=write_products(STANDARD))
    await at.services.session.save(connection, key)
    at.window.use(connection)


def written(path: Path, numbers: Sequence[str]) -> Path:
    path.write_text("\n".join(["Phone", *numbers]), "utf-8")
    return path


async def send(at: Opened, path: Path, *numbers: str, before_sending: Callable[[], object] = lambda: None) -> None:
    """Have a list verified."""
    before = len(at.services.journal.batches())
    at.window.to_upload().open_file(written(path, numbers))
    button = at.window.upload.view.panel.send
    await at.until(lambda: button.isVisible() and button.isEnabled() and str(len(numbers)) in button.text())
    before_sending()
    button.click()
    await at.until(lambda: len(at.services.journal.batches()) > before)


def said(at: Opened, button: str) -> str:
    """The message in the footer's place, if it has that button."""
    message = at.shell.strip.message
    return f"{message.what} {message.more}" if message and message.action_text == button else ""


def the_header_tells_what_a_page_met(at: Opened) -> None:
    assert at.shell.header.connection.text() == "Team account"
    gone = NeverArrived(origin="https://x", reason="no route")
    at.services.session.health(at.window.connection()).heard(gone)
    at.window.context.tell_account()
    assert at.shell.header.connection.text().startswith("Team account · no answer since ")
    at.services.session.health(at.window.connection()).heard(None)


async def what_is_not_understood_leads_to_the_connection(at: Opened) -> None:
    # WHEN the balance came in words that nobody was taught, and nothing is under way
    failed = AnswerNotUnderstood(origin="https://api.example.com", reason="it names no balance")
    at.services.session.health(at.window.connection()).balance_failed(failed)
    at.window._watch.look()
    at.window._not_read(failed)
    # THEN it isn't called unreachable, it is said of the connection by its name, and nothing of any batch
    assert at.shell.header.connection.text() == "Team account · not understood"
    told = said(at, "Connection…")
    assert told.startswith("The answer of “Team account” was not understood: it names no balance. Check the connection")
    # AND its form is a click away
    at.shell.strip.action.click()
    (dialog,) = (each for each in at.shell.findChildren(SettingsDialog) if each.isVisible())
    assert dialog.connection.form.name.text() == "Team account"
    dialog.close()
    # WHEN the balance was read after all
    assert said(at, "Connection…") == told
    at.window.balance.read()
    await at.until(lambda: not said(at, "Connection…"))
    # THEN nothing says so any more
    assert at.shell.header.connection.text() == "Team account"


async def a_short_balance_waits_for_a_word(at: Opened, service: FakeService, folder: Path) -> None:
    # GIVEN an account from which others spend, at the last moment, less than what the list costs
    def spend() -> None:
        service.balance = {"balance": 1}

    service.always("detect", status(402, "Top up."))
    numbers = ("+442079460001", "+442079460002", "+442079460003")
    await send(at, folder / "b.csv", *numbers, before_sending=spend)
    await at.until(lambda: said(at, "Show"))
    # THEN it is said what is missing, which leads to the batch, where it is carried on
    assert said(at, "Show").startswith(SHORT)
    at.window.to_upload()
    at.shell.strip.action.click()
    buttons = at.window.monitor.panel.buttons
    assert buttons.carry_on.isVisible()
    # AND it stays until the batch goes on
    assert said(at, "Show").startswith(SHORT)
    # WHEN credit has come and the person says that it may go on
    service.balance = {"balance": 50}
    service.mended()
    buttons.carry_on.click()
    await at.until(lambda: at.states()[0] is Condition.COMPLETED)
    assert len(service.tasks) == 2
    await at.until(lambda: not said(at, "Show"))
    await at.until(lambda: at.services.journal.money.balances(service.base_url, 1)[-1].amount == 50)


async def a_refused_key_is_asked_for_in_its_place(at: Opened, service: FakeService, folder: Path) -> None:
    # GIVEN a list for a service that refuses the key
    service.balance = {"balance": 5}
    await team(at, service, "an old key")
    await at.until(lambda: said(at, "Enter key…"))
    assert at.shell.header.connection.text() == "Team account · key refused"  # not by its colour alone
    asked = len(service.seen)
    await send(at, folder / "a.csv", "+442079460958", "+442079460123")
    await at.until(lambda: "“Team account” waits" in said(at, "Enter key…"))
    assert at.window.upload.view.panel.reason.text() == "It waits until you have entered a valid key."
    # THEN it waits, nothing was asked again, and the window says so
    assert at.states() == [Condition.WAITING]
    assert len(service.seen) == asked
    assert "did not accept the API key (401)" in said(at, "Enter key…")
    # WHEN another connection is in use meanwhile, and the list's own key is entered from the message
    at.services.session.choose(Connection(LOCAL))
    at.shell.strip.action.click()
    (dialog,) = at.shell.findChildren(SettingsDialog)
    form = dialog.connection.form
    assert form.address.text() == service.base_url
    assert dialog.focusWidget() is form.key.first.field
    assert said(at, "Enter key…")  # for whoever closes it again
    form.key.first.field.setText(KEY)
    await at.until(form.save.isEnabled)
    form.save.click()
    # THEN the list goes on by itself
    await at.until(lambda: at.states() == [Condition.COMPLETED])
    assert len(service.submissions) == 1
    assert not said(at, "Enter key…")
    dialog.close()


async def a_key_that_is_accepted_again_needs_not_be_entered(at: Opened, service: FakeService, folder: Path) -> None:
    service.key = "another, for a while"
    await send(at, folder / "c.csv", "+442079460004", "+442079460005", "+442079460006", "+442079460007")
    await at.until(
        lambda: said(at, "Enter key…") and not at.runner.running(f"batch {at.services.journal.batches()[0].id}")
    )
    # WHEN the account's owner has put it right, and the balance is read once more
    service.key = KEY
    at.window.balance.read()
    await at.until(lambda: at.states()[0] is Condition.COMPLETED)
    assert not said(at, "Enter key…")
    the_header_tells_what_a_page_met(at)
    await what_is_not_understood_leads_to_the_connection(at)


async def test_what_stands_still_says_why_and_goes_on(at: Opened, tmp_path: Path, service: FakeService) -> None:
    await a_refused_key_is_asked_for_in_its_place(at, service, tmp_path)
    await a_short_balance_waits_for_a_word(at, service, tmp_path)
    await a_key_that_is_accepted_again_needs_not_be_entered(at, service, tmp_path)


_EXISTS = next(each for each in TAKEN if "already exists" in each.text)
_NOT_SERVED = next(each for each in SURE if "not served" in each.text)


@pytest.mark.parametrize("saying", [TAKEN[0], _EXISTS, _NOT_SERVED], ids=str)
def test_the_window_asks_and_pays_once(
    themed: QApplication, tmp_path: Path, service: FakeService, saying: Saying
) -> None:
    async def first(at: Opened) -> None:
        await team(at, service, KEY)
        service.always("detect", charging(service, saying))
        await send(at, tmp_path / "a.csv", "+442079460958", "+442079460123")
        # THEN it asks whether it arrived
        await at.until(lambda: at.states() == [Condition.NEEDS_DECISION])
        decisions = at.window.monitor.decisions
        await at.until(lambda: not decisions.isHidden())
        assert "It may have been accepted." in decisions.text()
        assert len(service.submissions) == 1

    async def later(at: Opened) -> None:
        # WHEN the program is started again, and the person carries on
        assert at.states() == [Condition.NEEDS_DECISION]
        (batch,) = at.services.journal.batches()
        at.window.run_batch(batch.id)
        await at.until(lambda: not at.window._runner.running(f"batch {batch.id}"))
        assert at.states() == [Condition.NEEDS_DECISION]
        assert len(service.submissions) == 1

    opened(themed, tmp_path / "home", first, later)
