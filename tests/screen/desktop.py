"""A desktop for the program: a real X server, a window manager, a session bus with a real Secret Service."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tests.systems import posix_only

ROOT = Path(__file__).parents[2]
NEEDED = ("Xvfb", "openbox", "xdotool", "dbus-run-session", "gnome-keyring-daemon")
MISSING = [program for program in NEEDED if not shutil.which(program)]
# For tests that need all of it.
WHERE_IT_IS = [
    posix_only("X11's window manager, keys and Secret Service; test_on_windows.py has those of Windows"),
    pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}"),
]
# Starts the Secret Service with its keyring open, then what it is given.
WITH_SECRETS = (
    'eval "$(printf pw | gnome-keyring-daemon --unlock --components=secrets --daemonize 2>/dev/null)"; exec "$@"'
)


@dataclass
class Desktop:
    """One X server; programs on it get a home of their own."""

    display: str
    place: Path
    program: tuple[str, ...] = (sys.executable, "-m", "desktop_app")
    bus: str = ""  # the session bus's address, where it isn't the machine's
    running: list[subprocess.Popen[bytes]] = field(default_factory=list)

    @property
    def home(self) -> Path:
        """Dialproof's data folder."""
        return self.place / "data"

    @property
    def environment(self) -> dict[str, str]:
        """A person's session: this display, no other settings of the machine's."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "DIALPROOF_", "XDG_"))}
        kept.pop("WAYLAND_DISPLAY", None)
        own = {"DISPLAY": self.display, "HOME": str(self.place), "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "xcb"}
        return {**kept, **own, **({"DBUS_SESSION_BUS_ADDRESS": self.bus} if self.bus else {})}

    def start(self, *command: str, secrets: bool = False) -> subprocess.Popen[bytes]:
        """Start a program; with `secrets` in a session of its own with an open keyring."""
        whole = ("dbus-run-session", "--", "bash", "-c", WITH_SECRETS, "session", *command) if secrets else command
        log = (self.place / "program.log").open("ab")
        with log:
            process = subprocess.Popen(  # noqa: S603 - our own program and test scripts
                whole, env=self.environment, cwd=self.place, stdout=log, stderr=log, start_new_session=True
            )
        self.running.append(process)
        return process

    def open_window(self, home: Path | None = None, lists: Sequence[Path] = ()) -> subprocess.Popen[bytes]:
        """Start Dialproof, with lists to open or without, and wait for its window, over the data folder or another."""
        before = self.windows()
        process = self.start(*self.program, "--home", str(home or self.home), *map(str, lists))
        # Keys that are pressed before it has the focus go nowhere.
        try:
            wait_for(lambda: self.active() in self.windows() - before, 240, "the window with the focus")
        except AssertionError as error:
            log = (self.place / "program.log").read_text("utf-8", "replace")[-2_000:]
            told = (
                f"seen {self.windows()}, before {before}, focus {self.active()!r}, ended {process.poll()}, said {log}"
            )
            raise AssertionError(f"{error}: {told}") from None
        return process

    def window(self) -> str | None:
        """The id of Dialproof's window."""
        return next(iter(self.windows()), None)

    def windows(self) -> set[str]:
        """The ids of all of Dialproof's windows that can be seen."""
        return set(self._xdotool("search", "--onlyvisible", "--name", "(^|– )Dialproof$").split())

    def of_class(self, name: str) -> set[str]:
        """The ids of the windows that can be seen with this class, by which desktops know whose they are."""
        return set(self._xdotool("search", "--onlyvisible", "--class", f"^{name}$").split())

    def active(self) -> str:
        """The id of the window that has the focus."""
        return self._xdotool("getactivewindow")

    def topmost(self) -> str:
        """The id of the frame that the window in the middle of the screen has from the window manager."""
        self._xdotool("mousemove", "640", "450")
        place = dict(line.split("=") for line in self._xdotool("getmouselocation", "--shell").splitlines())
        return place["WINDOW"]

    def is_managed(self) -> bool:
        """Whether a window manager looks after this screen: it answers, and doesn't only say that it has come."""
        self._xdotool("set_num_desktops", "2")
        return self._xdotool("get_num_desktops") == "2"

    def activate(self) -> None:
        """Give Dialproof's window the keyboard, as a click on it does."""
        self._xdotool("windowactivate", self.window() or "")

    def minimise(self, window: str) -> None:
        """As the button in the title bar does."""
        self._xdotool("windowminimize", window)

    def keys(self, *names: str) -> None:
        """Press keys, as xdotool names them, in whatever window has the focus."""
        self._xdotool("key", "--delay", "40", *names)

    def type(self, text: str) -> None:
        """Type a text."""
        self._xdotool("type", "--delay", "10", text)

    def close_window(self) -> bool:
        """By the window manager's key for it; nothing is known about whether it closes."""
        self.keys("alt+F4")
        return False

    def _xdotool(self, *arguments: str) -> str:
        for _ in range(10):
            done = subprocess.run(  # noqa: S603 - xdotool with the test's own words
                ["xdotool", *arguments],  # noqa: S607 - from PATH
                env=self.environment,
                capture_output=True,
                text=True,
                check=False,
                timeout=120,
            )
            # A window that goes while it searches, such as a tool tip, ends the search with nothing found.
            if "BadWindow" not in done.stderr or arguments[0] != "search":
                break
        return done.stdout.strip()

    def cli(self, *arguments: str) -> dict[str, Any]:
        """A command of the command line on the same data folder, as JSON."""
        done = subprocess.run(  # noqa: S603 - our own program
            [*self.program, *arguments, "--home", str(self.home), "--json"],
            env=self.environment,
            capture_output=True,
            text=True,
            check=True,
            timeout=240,
        )
        found: dict[str, Any] = json.loads(done.stdout)
        return found

    def states(self) -> list[str]:
        """The states of all batches."""
        return [batch["state"] for batch in self.cli("tasks")["batches"]]

    def end(self) -> None:
        """End whatever still runs."""
        for process in self.running:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait(60)
        for address in self.place.rglob("window.address"):  # what a killed window leaves outside of its folder
            socket = Path(address.read_text("utf-8").strip())
            if socket.is_socket():
                socket.unlink()


def wait_for(condition: Callable[[], bool], seconds: float, what: str) -> None:
    """Poll until it holds; an AssertionError says what didn't come."""
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, f"{what} did not come within {seconds} s"
        time.sleep(0.1)


@contextlib.contextmanager
def x_server() -> Iterator[str]:
    """Run an X server; gives its display, whose number it chooses itself (":99")."""
    read, write = os.pipe()
    # A server that resets itself after its first client has gone turns away whoever comes meanwhile.
    asked = ["-displayfd", str(write), "-screen", "0", "1280x900x24", "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(  # noqa: S603 - the X server under test
        ["Xvfb", *asked],  # noqa: S607 - from PATH
        pass_fds=[write],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as answer:
        number = answer.readline().strip()
    try:
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(60)


@contextlib.contextmanager
def desktop(place: Path) -> Iterator[Desktop]:
    """An X server and a window manager on it."""
    with x_server() as display:
        made = Desktop(display, place)
        try:
            made.start("openbox")
            # A window that is there before the window manager never gets the focus.
            wait_for(made.is_managed, 120, "the window manager")
            yield made
        finally:
            made.end()
