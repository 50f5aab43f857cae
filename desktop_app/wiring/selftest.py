"""Implements `dialproof selftest`: opens the window off screen, and does the main job through its services."""

from __future__ import annotations

import logging
import os
import sys
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.core.errors import DialproofError
from desktop_app.core.service.policy import NO_POLICY, Feature, Policy
from desktop_app.services.program.selftest import SelfTestFailedError
from desktop_app.services.program.selftest import selftest as run_selftest
from desktop_app.storage.machine.home import open_home
from desktop_app.storage.machine.keys import KeyringKeys
from desktop_app.storage.machine.policy_file import machine_policy

if TYPE_CHECKING:
    from desktop_app.services.program.services import Services
    from desktop_app.ui.frame.runner import Runner
    from desktop_app.ui.frame.window import Window


def selftest(say: Callable[[str], None]) -> int:
    """Open the window off screen, run a small list through the local service, and say what was checked.

    Return the exit code: 0, or 1 with a sentence on standard error if a check failed. Raise the `DialproofError` of a
    step that could not be done.
    """
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from desktop_app.wiring.window import nothing, run

    # An unreadable policy is reported. Of its settings only the keyring matters to a test that stays on this computer.
    keys = keys_under(machine_policy())
    failures: list[Exception] = []
    with tempfile.TemporaryDirectory() as place:

        def opened(window: Window, services: Services, runner: Runner) -> None:
            def passed(_nothing: None) -> None:
                window.shell.close_now()

            def failed(error: Exception) -> None:
                failures.append(error)
                window.shell.close_now()

            runner.start("selftest", _checked(services, keys, Path(place), say), done=passed, failed=failed)

        # A folder of its own, whatever --home says: a test must not spend a person's balance or fill their lists.
        try:
            code = run(open_home(Path(place) / "home"), None, opened, nothing, NO_POLICY)
        finally:
            close_log(Path(place))
    return _told(failures[0]) if failures else code


def close_log(place: Path) -> None:
    """Close the log in this folder: Windows deletes no file that is open."""
    root = logging.getLogger()
    for handler in root.handlers[:]:
        if isinstance(handler, logging.FileHandler) and place.resolve() in Path(handler.baseFilename).resolve().parents:
            root.removeHandler(handler)
            handler.close()


def keys_under(policy: Policy) -> KeyringKeys | None:
    """Return the keyring to test; None if the policy forbids using it."""
    return KeyringKeys() if policy.allows(Feature.SAVED_KEYS) else None


async def _checked(services: Services, keys: KeyringKeys | None, place: Path, say: Callable[[str], None]) -> None:
    from desktop_app.ui.start.equipment import missing_equipment

    def passed(check: str) -> None:
        say(f"ok: {check}")

    passed("the window opened with its four tabs")
    if missing := missing_equipment():
        raise SelfTestFailedError(f"{', '.join(missing)} can't be read")
    passed("languages, icons, fonts, the sample list, the guide and the services are there")
    await run_selftest(services, keys, place, passed)


def _told(error: Exception) -> int:
    if isinstance(error, DialproofError):
        raise error
    if not isinstance(error, SelfTestFailedError):
        traceback.print_exception(error)
    print(f"dialproof: The self-test failed: {error or type(error).__name__}", file=sys.stderr)
    return 1
