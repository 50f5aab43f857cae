"""A walk through every part of the window by what a screen reader is told, and what it isn't told on the way."""

from __future__ import annotations

from tests.screen.accessible import Thing
from tests.screen.assisted import Reader, fits
from tests.screen.desktop import Desktop
from tests.screen.roles import Role, State, role_word
from tests.screen.spoken import complaint

_OPTIONS = {Role.LIST, Role.MENU_ITEM}  # of a long list those in the middle are seen, and not read
_QT_OWN = "QFileDialog"  # the system's on other desktops; what is nameless in it is Qt's


class Walk:
    """Goes where it is told, and keeps `seen`, the classes of widgets it came by, and `complaints`."""

    def __init__(self, reader: Reader, screen: Desktop, choosers: frozenset[str], scrollers: frozenset[str]) -> None:
        self.reader = reader
        self.screen = screen
        self.seen: set[str] = set()
        self.complaints: dict[str, None] = {}
        self._choosers = choosers
        self._scrollers = scrollers

    def look(self, things: list[Thing] | None = None) -> list[tuple[Thing, str]]:
        """Look at all that can be seen now, or was seen a moment ago; each with its class."""
        found = things or self.reader.things()
        classes = self.reader.program.classes(found)
        self.seen.update(classes)
        texts = [complaint(thing, of, scrolls=of in self._scrollers) for thing, of in zip(found, classes, strict=True)]
        if _QT_OWN not in classes:
            self.complaints |= dict.fromkeys(filter(None, texts))
        return list(zip(found, classes, strict=True))

    def wait(self, role: int, name: str) -> None:
        """Look at all that can be seen once this is there."""
        self.look(self.reader.until(lambda: self._with(role, name), f"{role_word(role)} “{name}”"))

    def _with(self, role: int, name: str) -> list[Thing] | None:
        things = self.reader.things()
        return things if any(fits(thing, role, name, usable=False) for thing in things) else None

    def go(self, role: int, name: str, then: tuple[int, str]) -> None:
        """Press something; look once `then` is there."""
        self.reader.press(role, name)
        self.wait(*then)

    def key(self, names: str, then: tuple[int, str]) -> None:
        """Press keys in the window, which has the keyboard by then; look once `then` is there."""
        window = self.reader.wait(Role.FRAME, "*Dialproof")
        if State.ACTIVE not in window.states:  # the window manager doesn't always give it back after a dialog
            self.screen.activate()
        self.reader.until(lambda: self._now(window, State.ACTIVE), "the keyboard of the window")
        self.screen.keys(names)
        self.wait(*then)

    def leave(self, dialog: str, button: str) -> None:
        """Press a button of a dialog, and see that go."""
        found = self.reader.wait(Role.DIALOG, dialog)
        closing = next(thing for thing in found.all() if fits(thing, Role.BUTTON, button, usable=True))
        assert self.reader.program.do(closing, "Press")
        self.reader.wait_gone(Role.DIALOG, dialog)

    def leave_options(self) -> None:
        """Escape from a list of options or a menu, which have the keyboard in any case."""
        self.screen.keys("Escape")
        self.reader.until(lambda: self._with_options() is None or None, "the end of the options")

    def _now(self, thing: Thing, state: State) -> bool | None:
        return state in self.reader.program.read([thing.place])[0].states or None

    def open_choices(self) -> None:
        """Open each choice that can be seen, look at its options, and leave it as it is."""
        for thing, of in self.look():
            if of in self._choosers and thing.usable:
                self.reader.program.do(thing, "Press")
                self.look(self.reader.until(self._with_options, f"the options of {thing.way}"))
                self.leave_options()

    def _with_options(self) -> list[Thing] | None:
        things = self.reader.things()
        return things if any(thing.role in _OPTIONS for thing in things) else None

    def open_menu(self, table: str, role: int = Role.TABLE) -> None:
        """The menu of a table's row, by the key for it."""
        found = self.reader.wait(role, table)
        assert self.reader.program.focus(found)
        self.reader.until(lambda: self._now(found, State.FOCUSED), "the focus")
        self.key("Menu", (Role.MENU_ITEM, "*"))
        self.leave_options()
