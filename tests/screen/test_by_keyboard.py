"""The whole job with keys alone; where the focus is, is heard from what a screen reader is told."""

from __future__ import annotations

from functools import partial

import pytest

from tests.screen.accessible import Thing
from tests.screen.assisted import MISSING, Reader, fits, read_aloud
from tests.screen.at_spi import AtSpi
from tests.screen.desktop import Desktop, wait_for
from tests.screen.main_job import LIST, PEOPLE, records
from tests.screen.roles import Role, State, role_word

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}")
_MOST_STEPS = 60


class Keys:
    """Ten fingers, and an ear for what has the focus."""

    def __init__(self, screen: Desktop, reader: Reader) -> None:
        self._screen = screen
        self._reader = reader

    def press(self, names: str) -> None:
        """In the window that is in front, once it has the keyboard."""
        self._reader.until(self._front, "a window with the keyboard")
        self._screen.keys(names)

    def _front(self) -> Thing | None:
        return next((top for top in self._reader.program.tops() if State.ACTIVE in top.states), None)

    def step_to(self, key: str, role: int, name: str) -> None:
        """Press Tab or an arrow until this has the focus."""
        passed = []
        for _ in range(_MOST_STEPS):
            before = self._reader.program.focused()
            if before is not None and fits(before, role, name, usable=True):
                return
            passed.append(before.name if before else "")
            self.press(key)
            self._reader.until(partial(self._moved, before), f"another focus than {passed[-1]}")
        raise AssertionError(f"{key} doesn't lead to {role_word(role)} “{name}”, only to {passed}")

    def _moved(self, before: Thing | None) -> bool | None:
        now = self._reader.program.focused()
        return (now is not None and (before is None or now.place != before.place)) or None

    def fill_in(self, window: str, text: str) -> None:
        """Type a text into the field that a dialog begins with, in place of what is there, and Enter."""
        dialog = self._reader.wait(Role.DIALOG, window)
        self._reader.until(
            lambda: State.ACTIVE in self._reader.program.read([dialog.place])[0].states or None, f"keys for {window}"
        )
        self._screen.keys("ctrl+a")
        self._screen.type(text)
        self._screen.keys("Return")
        self._reader.wait_gone(Role.DIALOG, window)


def test_a_list_goes_from_file_to_file_by_keys_alone(screen: Desktop, bus: AtSpi) -> None:
    # GIVEN the window
    reader = read_aloud(screen, bus)
    keys = Keys(screen, reader)
    source, target = screen.place / "people.csv", screen.place / "answers.csv"
    source.write_text(LIST, encoding="utf-8")
    # WHEN a list is opened
    keys.press("ctrl+o")
    keys.fill_in("Choose lists*", str(source))
    reader.wait(Role.BUTTON, "Verify * number*")
    # AND another product is chosen
    keys.step_to("Tab", Role.BUTTON, "Product: *")
    keys.press("space")
    keys.step_to("Down", Role.LIST_ITEM, "Carrier lookup*")
    screen.keys("Return")
    reader.wait(Role.BUTTON, "Product: Carrier lookup")
    # AND it is verified, and its results are opened
    keys.press("ctrl+Return")
    reader.wait(Role.TABLE_CELL, "Completed")
    keys.step_to("Tab", Role.BUTTON, "Open results")
    keys.press("Return")
    # AND they are exported
    reader.wait(Role.BUTTON, "Export")
    keys.step_to("Tab", Role.BUTTON, "Export")
    keys.press("Return")
    reader.wait(Role.MENU_ITEM, "CSV…")
    keys.step_to("Down", Role.MENU_ITEM, "CSV…")
    screen.keys("Return")
    keys.fill_in("Export results", str(target))
    reader.wait(Role.BUTTON, "Show in folder")
    # THEN every row is in the file, with its answer
    assert [(row["Name"], row["Answer"] == "answered") for row in records(target, ";")] == PEOPLE
    # AND closing the window ends the program in order
    (process,) = (each for each in screen.running if "--home" in each.args)  # type: ignore[operator]
    wait_for(lambda: screen.close_window() or process.poll() is not None, 120, "the end of the program")
    assert process.returncode == 0
