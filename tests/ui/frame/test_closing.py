"""Closing and restarting the window: nobody loses a list or a single check by a restart without having been told."""

from __future__ import annotations

from typing import Any, cast

import pytest

from desktop_app.ui.check.under_way import CHECKING
from desktop_app.ui.frame.runner import Runner
from desktop_app.ui.frame.shell import Shell
from desktop_app.ui.frame.window import Closing


def runner_of(names: set[str]) -> Runner:
    """A runner in which these are under way."""
    runner = Runner()
    runner._current = dict.fromkeys(names, cast("Any", None))
    return runner


@pytest.mark.parametrize(
    ("running", "unsent", "said"),
    [
        (set(), False, ""),
        (set(), True, "The list on Batch upload isn't sent yet."),
        ({CHECKING}, True, "A single check is under way."),
        ({"batch b", CHECKING}, True, "1 list is still being verified."),
    ],
)
def test_a_restart_says_first_what_it_would_cost(shell: Shell, running: set[str], unsent: bool, said: str) -> None:
    # GIVEN a window in which something is under way, or isn't
    closing = Closing(runner_of(running), shell, lambda: unsent)
    shell.show()
    # WHEN it is to start again THEN it does at once, or asks and does so when it is told to
    closing.restart()
    message = shell.strip.message
    assert (message.what if message else "") == said
    if said:
        assert (shell.isVisible(), shell.restarts) == (True, False)
        shell.strip.action.click()
    assert (shell.isVisible(), shell.restarts) == (False, True)


def test_whoever_closes_the_window_once_more_means_it(shell: Shell) -> None:
    # GIVEN a window with a list on its way
    Closing(runner_of({"batch b"}), shell, lambda: False)
    shell.show()
    # WHEN it is closed THEN it asks
    assert not shell.close()
    message = shell.strip.message
    assert message is not None
    assert message.advice == "Close again to confirm."
    # AND once more asks again where the question was closed meanwhile
    shell.strip.dismiss()
    assert not shell.close()
    assert shell.isVisible()
    # WHEN it is closed while that is said THEN it goes
    assert shell.close()
    assert not shell.isVisible()
