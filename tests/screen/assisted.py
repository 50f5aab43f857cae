"""A session in which a screen reader runs: a session bus, AT-SPI on it, and the reader's own hands."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TypeVar

import pytest

from tests.systems import NO_JEEPNEY

pytest.importorskip("jeepney", reason=NO_JEEPNEY)

from jeepney import DBusAddress, new_method_call
from jeepney.io.blocking import open_dbus_connection

from tests.screen import desktop
from tests.screen.accessible import Accessible, Thing, program_of
from tests.screen.at_spi import ANSWER_WITHIN, AtSpi
from tests.screen.desktop import Desktop, wait_for
from tests.screen.roles import Role, role_word

_T = TypeVar("_T")
# AT-SPI is started by the session bus, whose services stand here on every system that has it.
_SERVICE = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
MISSING = [*desktop.MISSING, *([] if _SERVICE.exists() else ["at-spi2-core"])]
# What pressing is called, by the kind of thing.
_PRESSES = ("Press", "Toggle")


class Reader:
    """A person who has nothing but a screen reader: finds things by role and name, and acts on them.

    Names may have `*` in them. Everything waits until it is there, at most `patience` seconds.
    """

    def __init__(self, program: Accessible, patience: float = 120.0) -> None:
        self.program = program
        self.patience = patience

    def things(self) -> list[Thing]:
        """All that can be seen now."""
        return [thing for window in self.program.look() for thing in window.all()]

    def find(self, role: int, name: str, *, usable: bool = True) -> Thing | None:
        """The first of these that can be seen."""
        return next((thing for thing in self.things() if fits(thing, role, name, usable=usable)), None)

    def wait(self, role: int, name: str, *, usable: bool = True) -> Thing:
        """The same, once it is there."""
        return self.until(lambda: self.find(role, name, usable=usable), f"{role_word(role)} “{name}”")

    def wait_gone(self, role: int, name: str) -> None:
        """Until there is none any more."""
        self.until(
            lambda: self.find(role, name, usable=False) is None or None, f"the end of {role_word(role)} “{name}”"
        )

    def press(self, role: int, name: str) -> None:
        """Press it, once it is there and not greyed."""

        def pressed() -> bool | None:
            thing = self.find(role, name)  # another one may have taken its place meanwhile
            return True if thing and any(self.program.do(thing, action) for action in _PRESSES) else None

        self.until(pressed, f"a {role_word(role)} “{name}” that can be pressed")

    def write(self, name: str, text: str, role: int = Role.TEXT) -> None:
        """Write into a field."""
        field = self.wait(role, name)
        assert self.program.write(field, text), f"{field.way} takes no text"

        def stands() -> bool | None:
            if self.program.text(field) == text:
                return True
            self.program.write(field, text)  # Qt's file dialog empties its field when it has read its folder
            return None

        if role != Role.PASSWORD:  # nobody reads what is in there
            self.until(stands, f"“{text}” in {field.way}")

    def choose(self, name: str) -> None:
        """Take an option of the list that is open."""
        option = self.wait(Role.LIST_ITEM, name)
        assert option.parent is not None
        assert self.program.select(option.parent, option.parent.children.index(option)), f"{option.way} can't be chosen"

    def until(self, found: Callable[[], _T | None], what: str) -> _T:
        """Ask again until it is there; an AssertionError says what didn't come, and what there is instead."""
        until = time.monotonic() + self.patience
        while (thing := found()) is None:
            if time.monotonic() > until:
                seen = ", ".join(f"{role_word(thing.role)} “{thing.name}”" for thing in self.things() if thing.name)
                raise AssertionError(f"{what} did not come within {self.patience} s; there is {seen}")
            time.sleep(0.05)
        return thing


def fits(thing: Thing, role: int, name: str, *, usable: bool) -> bool:
    """Whether a thing is what is looked for; `usable`: neither hidden nor greyed."""
    return thing.role == role and fnmatchcase(thing.name, name) and (thing.usable or not usable)


@contextlib.contextmanager
def assisted(screen: Desktop) -> Iterator[AtSpi]:
    """Switch assistive technologies on for all that is started on this screen meanwhile, as a screen reader does."""
    place = tempfile.mkdtemp(prefix="dp")  # sockets have short paths
    daemon = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address"],  # noqa: S607 - from PATH
        env={**screen.environment, "XDG_RUNTIME_DIR": place},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert daemon.stdout is not None
        screen.bus = daemon.stdout.readline().strip()
        with contextlib.closing(AtSpi(_switch_on(screen.bus))) as reader:
            yield reader
    finally:
        screen.bus = ""
        daemon.terminate()
        daemon.communicate(timeout=60)
        shutil.rmtree(place, ignore_errors=True)


def _switch_on(bus: str) -> str:
    """Say that a screen reader runs; the address of the bus that it speaks on."""
    with open_dbus_connection(bus, auth_timeout=ANSWER_WITHIN) as session:
        accessibility = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.freedesktop.DBus.Properties")
        for switch in ("IsEnabled", "ScreenReaderEnabled"):
            on = new_method_call(accessibility, "Set", "ssv", ("org.a11y.Status", switch, ("b", True)))
            session.send_and_get_reply(on, timeout=ANSWER_WITHIN)
        asked = new_method_call(accessibility.with_interface("org.a11y.Bus"), "GetAddress")
        return str(session.send_and_get_reply(asked, timeout=ANSWER_WITHIN).body[0])


def read_aloud(screen: Desktop, bus: AtSpi, home: Path | None = None) -> Reader:
    """Open the window in this session, over the data folder or another, and wait until a screen reader knows it."""
    process = screen.open_window(home)
    found: list[Accessible] = []

    def known() -> bool:
        found.extend(filter(None, [program_of(bus, process.pid)]))
        return bool(found)

    wait_for(known, 120, "the program on the accessibility bus")
    return Reader(found[0])
