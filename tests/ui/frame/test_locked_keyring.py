"""A key that is there, in a keyring that is locked: the window says so, and not that there is none."""

from __future__ import annotations

import asyncio
from itertools import groupby

import pytest

from desktop_app.core.batches.status import Condition
from desktop_app.core.errors import KeyLocked, KeyMissing
from desktop_app.core.service.account import KeyState
from desktop_app.core.service.connection import LOCAL, Connection
from desktop_app.ui.monitor.panel.figures import StatusBanner
from desktop_app.ui.parts.button import Button
from desktop_app.ui.upload.page import KeyWait
from tests.cli.fake_service import KEY, FakeService
from tests.services.memory_keys import MemoryKeys
from tests.ui.open_window import Opened
from tests.ui.widgets import there


async def test_a_locked_keyring_is_told_apart_from_a_key_that_is_missing(at: Opened) -> None:
    team = Connection("http://127.0.0.1:9/api/v1", "Team account")
    await at.services.session.save(team, "key")
    at.services.session.choose(team)
    # WHEN the keyring isn't unlocked
    at.services.session.health(team).balance_failed(KeyLocked(origin=team.origin))
    at.window._standstill.connection_failed(KeyLocked(origin=team.origin))
    # THEN it is said, with both ways on
    assert at.shell.header.connection.text() == "Team account · keyring locked"
    message = there(at.shell.strip.message)
    assert "is in the system keyring, which is locked" in message.what
    assert message.more == "The key can be entered in the settings instead, under Connection."
    assert message.action_text == "Unlock keyring…"
    # AND where there is no key, the button is the only way
    at.services.session.health(team).balance_failed(KeyMissing(origin=team.origin))
    at.window._standstill.connection_failed(KeyMissing(origin=team.origin))
    assert at.shell.header.connection.text() == "Team account · no key"
    message = there(at.shell.strip.message)
    assert (message.more, message.action_text) == ("", "Enter key…")


@pytest.mark.parametrize("elsewhere", [False, True], ids=["from the panel", "elsewhere"])
async def test_what_a_locked_keyring_holds_up_says_so_beside_the_button_and_goes_on_once_it_is_unlocked(
    at: Opened, elsewhere: bool, service: FakeService
) -> None:
    # GIVEN a connection whose key nobody unlocked the keyring for, and a list
    team = Connection(service.base_url, "Team account")
    keys = at.services.session._keys = MemoryKeys({team.origin: KEY}, locked=True)
    await at.services.session.save(team, None)
    at.window.use(team)
    at.window.to_upload().open_paste("+442079460958")
    panel = at.window.upload.view.panel
    # THEN the panel says what is the matter, and no word of a valid key
    await at.until(lambda: panel.send.isEnabled() and panel.reason.isVisible())
    assert panel.reason.text() == "It waits until the keyring is unlocked."
    locked = panel.warnings.locked
    assert locked.isVisible()
    assert locked.text() == "The API key is in the system keyring, which is locked."
    panel.press()
    await at.until(lambda: at.services.journal.batches() and not at.runner.running(f"batch {_only(at)}"))
    assert service.submissions == []
    # WHEN it is unlocked
    at.window.to_upload().open_paste("+442079460123")
    await at.until(locked.isVisible)
    if elsewhere:
        keys.locked = False
        _wait(at).timer.setInterval(1)
    else:
        locked.button.click()
        assert locked.button.text() == "Unlocking…"
    # THEN what waited goes on
    await at.until(lambda: service.submissions)
    assert (panel.warnings.isVisible(), panel.reason.isVisible()) == (False, False)
    await at.until(lambda: at.shell.header.connection.text() == "Team account")
    await at.until(lambda: at.states() == [Condition.COMPLETED])


def _wait(at: Opened) -> KeyWait:
    (wait,) = (each for each in at.window.upload.view.panel.children() if isinstance(each, KeyWait))
    return wait


async def _button_in_the_monitor(at: Opened) -> Button:
    at.window.context.show_monitor(_only(at))
    button = at.window.monitor.panel.buttons.key
    await at.until(button.isVisible)
    return button


def _only(at: Opened) -> str:
    (batch,) = at.services.journal.batches()
    return batch.id


@pytest.mark.parametrize("where", ["monitor", "strip"])
async def test_a_batch_that_a_locked_keyring_holds_up_goes_on_from_wherever_it_is_unlocked(
    at: Opened, where: str, service: FakeService
) -> None:
    # GIVEN a batch that was sent while nobody had unlocked the keyring
    await _held_up_by_a_keyring(at, service)
    at.window.context.show_monitor(_only(at))
    panel = at.window.monitor.panel
    button = panel.buttons.key
    await at.until(button.isVisible)
    # THEN the monitor says so, the strip too, and neither asks for a key
    assert [each.text() for each in panel.findChildren(StatusBanner)] == ["It waits until the keyring is unlocked."]
    assert (button.text(), button.property("kind")) == ("Unlock keyring…", "primary")
    await at.until(lambda: "once the keyring is unlocked, it goes on" in there(at.shell.strip.message).more)
    assert there(at.shell.strip.message).action_text == "Unlock keyring…"
    # WHEN it is unlocked
    if where == "monitor":
        button.click()
        assert (button.text(), button.isEnabled()) == ("Unlocking…", False)
    else:
        at.shell.strip.action.click()
    # THEN the batch goes on
    await at.until(lambda: service.submissions)
    await at.until(lambda: at.states() == [Condition.COMPLETED])
    await at.until(lambda: not button.isVisible())
    assert at.shell.strip.message is None


async def test_a_keyring_that_stays_locked_is_asked_about_again(at: Opened, service: FakeService) -> None:
    # GIVEN a person who closes the window that asks for the password
    keys = await _held_up_by_a_keyring(at, service)
    keys.refuses = True
    button = await _button_in_the_monitor(at)
    button.click()
    assert not button.isEnabled()
    # THEN the button is there again
    await at.until(button.isEnabled)
    assert button.text() == "Unlock keyring…"
    assert service.submissions == []


@pytest.mark.parametrize("refuses", [False, True], ids=["unlocked", "declined"])
async def test_a_person_is_asked_once_whatever_they_press(at: Opened, refuses: bool, service: FakeService) -> None:
    # GIVEN the panel, the strip and the monitor, each with a button to unlock the keyring
    keys = await _held_up_by_a_keyring(at, service)
    keys.refuses, keys.hesitates = refuses, asyncio.Event()
    await at.until(lambda: at.window.context.account().key is KeyState.LOCKED)
    told = [KeyState.LOCKED]  # it may have been told already
    at.window.context.changes.account_changed.connect(lambda status: told.append(status.key))
    at.window.to_upload().open_paste("+442079460123")
    panel = at.window.upload.view.panel
    await at.until(panel.warnings.locked.isVisible)
    # WHEN all of them are pressed, one after the other
    at.shell.strip.action.click()
    panel.warnings.locked.button.click()
    at.window.context.show_monitor(_only(at))
    button = at.window.monitor.panel.buttons.key
    await at.until(lambda: button.isVisible() and button.text() == "Unlocking…")
    _wait(at).timer.timeout.emit()
    assert panel.warnings.locked.button.text() == "Unlocking…"
    keys.hesitates.set()
    # THEN they are asked once
    await at.until(lambda: not panel.warnings.locked.button.busy)
    assert len(keys.asked) == 1
    if refuses:  # AND who didn't say the password can press each of them again
        panel.warnings.locked.button.click()
        await at.until(lambda: len(keys.asked) == 2 and not panel.warnings.locked.button.busy)
        assert set(told) <= {KeyState.LOCKED}
    else:
        await at.until(lambda: at.states() == [Condition.COMPLETED])
        assert [key for key, _ in groupby(told)] == [KeyState.LOCKED, KeyState.OK]


async def test_who_presses_while_a_person_is_asked_hears_that_they_declined(at: Opened, service: FakeService) -> None:
    # GIVEN a question that was put from the strip
    keys = await _held_up_by_a_keyring(at, service)
    button = await _button_in_the_monitor(at)
    keys.refuses, keys.hesitates = True, asyncio.Event()
    at.shell.strip.action.click()
    await at.until(lambda: keys.asked)
    # WHEN the monitor's button is pressed, too, and the question is declined
    button.click()
    assert not button.isEnabled()
    keys.hesitates.set()
    # THEN it is there again
    await at.until(button.isEnabled)
    assert button.text() == "Unlock keyring…"


async def test_what_waits_in_another_connection_goes_on_once_the_keyring_is_unlocked_elsewhere(
    at: Opened, service: FakeService
) -> None:
    keys = await _held_up_by_a_keyring(at, service)
    # GIVEN that another connection is in use by now
    at.window.use(Connection(LOCAL))
    # WHEN the keyring is unlocked, and nobody tells the program
    keys.locked = False
    wait = _wait(at)
    assert wait.timer.isActive()
    wait.timer.setInterval(1)
    # THEN the batch goes on
    await at.until(lambda: at.states() == [Condition.COMPLETED])
    assert not wait.timer.isActive()


@pytest.mark.parametrize("where", ["monitor", "strip"])
async def test_a_key_that_has_gone_from_the_keyring_is_asked_for(at: Opened, where: str, service: FakeService) -> None:
    keys = await _held_up_by_a_keyring(at, service)
    button = await _button_in_the_monitor(at)
    # GIVEN a keyring that was opened elsewhere, where somebody deleted the key
    keys.locked = False
    keys.kept.clear()
    # WHEN it is to be unlocked
    (button if where == "monitor" else at.shell.strip.action).click()
    # THEN every place leads to the field of the key instead
    await at.until(lambda: button.text() == "Enter key…")
    await at.until(lambda: at.shell.strip.message and at.shell.strip.message.action_text == "Enter key…")
    await at.until(lambda: at.shell.header.connection.text() == "Team account · no key")
    panel = at.window.upload.view.panel
    assert not panel.warnings.locked.text()
    assert not _wait(at).timer.isActive()


async def _held_up_by_a_keyring(at: Opened, service: FakeService) -> MemoryKeys:
    team = Connection(service.base_url, "Team account")
    keys = MemoryKeys({team.origin: KEY}, locked=True)
    at.services.session._keys = keys
    await at.services.session.save(team, None)
    at.window.use(team)
    at.window.to_upload().open_paste("+442079460958")
    panel = at.window.upload.view.panel
    await at.until(lambda: panel.send.isEnabled() and panel.reason.isVisible())
    panel.press()
    await at.until(lambda: at.services.journal.batches() and not at.runner.running(f"batch {_only(at)}"))
    return keys
