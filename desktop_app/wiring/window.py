"""Opens the window over its services, and restarts the program once the window is gone."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

import desktop_app.ui  # noqa: F401 - first: it puts off modules that the others would load (ui/__init__.py)
from desktop_app.core.errors import DialproofError, UsageError
from desktop_app.core.service.connection import LOCAL, Connection
from desktop_app.core.service.policy import Policy
from desktop_app.core.service.settings import Setting
from desktop_app.core.text.translatable import tr_text
from desktop_app.storage.machine.home import Home, open_home
from desktop_app.storage.machine.policy_file import machine_policy
from desktop_app.ui.text.error_words import error_words
from desktop_app.wiring.given_key import with_given_key

# Whatever the first paint doesn't need is imported later, where it is used: tests/wiring/test_first_paint.py.
if TYPE_CHECKING:
    from collections.abc import Awaitable
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from desktop_app.core.batches.batch import Batch
    from desktop_app.services.program.services import Services
    from desktop_app.storage.journal.preview import JournalPreview
    from desktop_app.storage.machine.last_run import BadEnding
    from desktop_app.ui.frame.runner import Runner
    from desktop_app.ui.frame.shell import Shell
    from desktop_app.ui.frame.window import Window
    from desktop_app.ui.look.theme import Appearance
    from desktop_app.ui.start.single_instance import SoleWindow
    from desktop_app.ui.start.startup_window import Look, StartupWindow
    from desktop_app.ui.upload.recent_lists import RecentList


Opened = Callable[["Window", "Services", "Runner"], object]
Shown = Callable[["Shell"], object]
_NAMED = {"base_url", "name"}
# The lists that are read for the first paint: those that the start page shows without scrolling, and one more.
_SEEN = 5


def nothing(_shell: Shell) -> None:
    """Do nothing: nobody watches the first paint."""


def open_window(
    path: Path | None = None, base_url: str | None = None, shown: Shown = nothing, lists: Sequence[Path] = ()
) -> int:
    """Run the window until it is closed. One already open over the data folder comes to the front instead.

    `path`: the data folder; `base_url`: the connection to use instead of the last chosen one. `shown(shell)` is called
    just before the shell is painted for the first time. `lists`: the lists to open, in this window or the other. Return
    the exit code.
    """
    if sys.platform == "linux" and not any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))):
        raise UsageError(reason=tr_text("There is no screen to open the window on."))
    return _opened_once(path, base_url, shown, lists)


@contextmanager
def _told() -> Iterator[None]:
    """Show an error raised within on the screen, too."""
    try:
        yield
    except Exception as error:
        from desktop_app.ui.start.start_trouble import tell

        if not isinstance(error, DialproofError):
            import logging

            logging.getLogger(__name__).exception("the window can't be opened")
        tell(error)
        raise


def _opened_once(path: Path | None, base_url: str | None, shown: Shown, lists: Sequence[Path]) -> int:
    from desktop_app.ui.start.single_instance import sole_window

    with _told():
        policy = machine_policy()
        policy.check_address(base_url or policy.base_url or LOCAL)
        _look_for(lists)
        home = open_home(path)
        sole = sole_window(home.path, lists=lists)
    if sole is None:
        opens = f" It opens the {'list that was' if len(lists) == 1 else 'lists that were'} named." if lists else ""
        ignored = " Close it first to use --base-url." if base_url else ""
        print(f"dialproof: The window is open already and was brought to the front.{opens}{ignored}", file=sys.stderr)
        return 0
    windows: list[Window] = []
    with sole, _told():  # no second window while the person reads what is wrong with the folder
        code = _run_first(home, base_url, shown, sole, lists, policy, windows)
    for window in windows:
        if window.shell.restarts:
            with _told():
                start_again(path, base_url if window.named else None)
    return code


def _run_first(  # noqa: PLR0913, PLR0917 - all that a start is given
    home: Home,
    base_url: str | None,
    shown: Shown,
    sole: SoleWindow,
    lists: Sequence[Path],
    policy: Policy,
    windows: list[Window],
) -> int:
    from desktop_app.ui.frame.opened_files import OpenedFiles

    files = OpenedFiles(lists)

    def about_to_show(shell: Shell) -> None:
        if sys.platform == "darwin":  # every event would pass through it
            from PySide6.QtCore import QCoreApplication

            if (app := QCoreApplication.instance()) is not None:
                app.installEventFilter(files)
        shown(shell)

    def opened(window: Window, _services: Services, _runner: Runner) -> None:
        def called(more: Sequence[Path]) -> None:
            window.shell.come_to_front()
            files.add(more)

        windows.append(window)
        window.begin()
        window.shell.closed.connect(sole.stop_listening)
        sole.listen(called)
        files.deliver_to(window.open_lists)

    return run(home, base_url, opened, about_to_show, policy)


def _look_for(lists: Sequence[Path]) -> None:
    """Report a missing list before a window opens."""
    if lists:
        from desktop_app.cli.opening import look_for

        look_for(lists)


def run(home: Home, base_url: str | None, opened: Opened, shown: Shown, policy: Policy) -> int:
    """Run the window over a data folder until it is closed. `opened` is called once its services are there."""
    first, appearance = _first_paint(home, base_url, shown, policy)
    if not first.shell.isVisible():
        return 0  # closed before there was anything to end
    from desktop_app.storage.machine.last_run import LastRun

    with LastRun(home.logs) as ended:
        return _run_window(home, first, appearance, opened, ended, policy)


def _run_window(  # noqa: PLR0913, PLR0917 - all that a window is made of
    home: Home, first: StartupWindow, appearance: Appearance, opened: Opened, ended: BadEnding | None, policy: Policy
) -> int:
    from PySide6.QtCore import QTimer

    from desktop_app.ui.crash.dialog import tell_last_end
    from desktop_app.ui.frame.context import Changes
    from desktop_app.ui.frame.window import Window
    from desktop_app.ui.start.application import run_window
    from desktop_app.wiring.services import open_services

    changes = Changes()
    services = open_services(home.path, changes.batch_changed, policy=policy)
    exposed = home.exposed or services.exposed

    def build(
        _app: QApplication, runner: Runner, appearance: Appearance
    ) -> tuple[Shell, Callable[[], Awaitable[None]]]:
        window = Window(services, changes, runner, appearance, first)
        QTimer.singleShot(0, lambda: opened(window, services, runner))
        if exposed is not None:
            window.shell.show_message("warning", *error_words(exposed))
        if ended is not None:
            tell_last_end(window.shell, ended.frames, home.logs)
        return window.shell, window.aclose

    code = run_window(build, appearance=appearance, logs=home.logs)
    return _told_at_the_end(services) or code


def _told_at_the_end(services: Services) -> int:
    """Report accepted tasks that nothing else remembers, though the window is gone. Return an exit code, 0 if none."""
    unkept = services.verification.unkept()
    if unkept:
        from desktop_app.cli.talking import one_line
        from desktop_app.ui.start.start_trouble import tell

        for lost in unkept:
            if sys.stderr is not None:
                print(f"dialproof: {one_line(lost.sentence)}", file=sys.stderr)
            tell(lost)
    return unkept[0].exit_code if unkept else 0


def _first_paint(home: Home, base_url: str | None, shown: Shown, policy: Policy) -> tuple[StartupWindow, Appearance]:
    from desktop_app.storage.journal.preview import JournalPreview
    from desktop_app.ui.look.theme import Appearance
    from desktop_app.ui.start.first_paint import application, show_painted
    from desktop_app.ui.start.startup_window import StartupWindow
    from desktop_app.ui.text import languages

    glance = JournalPreview(home.journal, _SEEN)
    app = application()
    languages.speak(app, glance.setting(Setting.LANGUAGE, languages.SYSTEM))
    appearance = Appearance(app, glance.setting(Setting.APPEARANCE, "system"))
    first = StartupWindow(_look(glance, base_url, policy))
    first.shell.fit_screen()
    shown(first.shell)
    show_painted(first.shell)
    return first, appearance


def _look(glance: JournalPreview, base_url: str | None, policy: Policy) -> Look:
    from desktop_app.ui.start.startup_window import Look

    wanted = base_url or policy.base_url or glance.setting(Setting.CONNECTION, LOCAL)
    saved = glance.setting(Setting.CONNECTIONS, [])
    names = {each["base_url"]: each["name"] for each in saved if isinstance(each, dict) and {*each} >= _NAMED}
    return Look(
        Connection(wanted, policy.name or names.get(wanted, "")),
        _recent(glance),
        glance.setting(Setting.WINDOW_PLACE, ""),
        base_url is not None,
        glance.setting(Setting.LOCAL_NOTE_READ, False),
    )


def _recent(glance: JournalPreview) -> list[RecentList]:
    if not glance.batches():
        return []
    from datetime import UTC, datetime

    from desktop_app.ui.upload.recent_lists import recent_lists

    return recent_lists(glance, datetime.now(UTC).astimezone(), lambda batch: _product(glance, batch))


def _product(glance: JournalPreview, batch: Batch) -> str:
    """Return the product's name in a batch's connection, as far as a quick look can tell.

    Reading the products properly would delay the first paint by a tenth of a second.
    """
    from desktop_app.core.service.products import STANDARD

    saved = (each for each in glance.setting(Setting.CONNECTIONS, []) if isinstance(each, dict))
    text = next((each.get("products") for each in saved if each.get("base_url") == batch.base_url), "")
    if not isinstance(text, str) or not text:
        return STANDARD.title(batch.product)
    import csv
    from io import StringIO

    try:
        known = list(csv.DictReader(StringIO(text, newline=""), strict=True))
    except csv.Error:
        return STANDARD.title(batch.product)
    return next((row.get("name") for row in known if row.get("slug") == batch.product), "") or batch.product


# --- starting again ---

_OF_THIS_START = {"DESKTOP_STARTUP_ID", "XDG_ACTIVATION_TOKEN"}


def start_again(path: Path | None, base_url: str | None) -> None:
    """Start the program in a process of its own, which outlives this one. Raise `OSError` if that fails.

    Call it only when nothing holds the data folder any more: the new window would be taken for a second one.
    """
    import subprocess

    started = subprocess.Popen(restart_command(path, base_url), env=restart_environment())  # noqa: S603 - our own program
    started.returncode = 0  # nobody waits for it, and Python would complain about that


def restart_command(path: Path | None, base_url: str | None) -> list[str]:
    """Return the command: the interpreter with its options, or the bundle, and the options given.

    Lists are left out, because they were opened already.
    """
    options = [] if path is None else ["--home", str(path)]
    options += [] if base_url is None else ["--base-url", base_url]
    return [sys.executable, *_interpreter_arguments(sys.orig_argv, sys.argv), *options]


def _interpreter_arguments(whole: Sequence[str], program: Sequence[str]) -> Sequence[str]:
    """Return the arguments between the interpreter and the program's own: "-P -m desktop_app", or a script."""
    return [] if getattr(sys, "frozen", False) else whole[1 : len(whole) - len(program) + 1]


def restart_environment() -> dict[str, str]:
    """Return the environment without this start's desktop tokens. A bundle is marked as no child process of one."""
    kept = {name: value for name, value in os.environ.items() if name not in _OF_THIS_START}
    bundled = {"PYINSTALLER_RESET_ENVIRONMENT": "1"} if getattr(sys, "frozen", False) else {}
    return with_given_key({**kept, **bundled})
