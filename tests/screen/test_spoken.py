"""Whoever sees nothing is told of everything: whatever can be used, anywhere in the window, has a role and a name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.cli.fake_service import FakeService, reset
from tests.cli.program import Program
from tests.cli.tables import small_list
from tests.screen.assisted import MISSING, assisted, read_aloud
from tests.screen.desktop import ROOT, Desktop
from tests.screen.roles import Role
from tests.screen.walk import Walk

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}")

# What nobody can bring about from outside; it has the same tests in the program's own process.
NOT_FROM_OUTSIDE = frozenset({"CrashDialog"})
# What dialogs are made from, and is never shown by itself.
BASES = frozenset({"QDialog", "EditorDialog", "OrderDialog"})
_CLASS = re.compile(r"^ *class (\w+)(?:\[[^\]]*\])?\(([^)]*)\):", re.MULTILINE)


@cache
def classes() -> list[tuple[str, set[str]]]:
    """The window's classes, each with what it is derived from."""
    sources = [path.read_text("utf-8") for path in (ROOT / "desktop_app" / "ui").rglob("*.py")]
    return [(name, set(re.findall(r"[\w.]+", bases))) for source in sources for name, bases in _CLASS.findall(source)]


def widgets(*bases: str) -> frozenset[str]:
    """The window's classes that are one of these."""
    found = set(bases)
    while new := {name for name, derived_from in classes() if found & derived_from} - found:
        found |= new
    return frozenset(found)


@pytest.fixture
def service() -> Iterator[FakeService]:
    made = FakeService()
    yield made
    made.close()


@pytest.fixture
def home(tmp_path: Path, service: FakeService) -> Path:
    """A data folder with a finished batch, and one of which nobody knows whether it arrived."""
    program = Program(tmp_path, service.key, service.base_url)
    (tmp_path / "lists").mkdir()
    program.call("verify", small_list(tmp_path, 4), "-o", tmp_path / "first.csv")
    service.on("detect", reset)
    program.call("verify", small_list(tmp_path / "lists", 3, first=11), "-o", tmp_path / "second.csv")
    return program.home


def through_settings(walk: Walk, address: str) -> None:
    walk.go(Role.BUTTON, "Connection: *", (Role.MENU_ITEM, "Manage connections…"))
    walk.go(Role.MENU_ITEM, "Manage connections…", (Role.DIALOG, "Settings"))
    for section, there in (
        ("Appearance", (Role.RADIO_BUTTON, "Dark")),
        ("Privacy", (Role.BUTTON, "Call until*")),
        ("Suppression", (Role.BUTTON, "Add a file…")),
        ("About", (Role.LABEL, "Version*")),
        ("Connection", (Role.BUTTON, "Connect an account…")),
    ):
        walk.go(Role.PAGE_TAB, section, there)
        walk.open_choices()
    walk.go(Role.BUTTON, "Products of Local service", (Role.DIALOG, "Products*"))
    walk.leave("Products*", "Close")
    walk.go(Role.BUTTON, "Connect an account…", (Role.BUTTON, "Save and use"))
    walk.open_choices()
    walk.go(Role.BUTTON, "Edit the names that the service uses", (Role.DIALOG, "Names that the service*"))
    walk.leave("Names that the service*", "Cancel")
    walk.reader.write("Address", address)
    walk.reader.write("API key", "nothing", Role.PASSWORD)
    walk.go(Role.BUTTON, "Test", (Role.BUTTON, "See what was said…"))
    walk.go(Role.BUTTON, "See what was said…", (Role.DIALOG, "Try the connection"))
    walk.leave("Try the connection", "Close")
    walk.go(Role.BUTTON, "Cancel", (Role.BUTTON, "Discard"))
    walk.go(Role.BUTTON, "Discard", (Role.BUTTON, "Connect an account…"))
    walk.leave("Settings", "Close")


def through_a_list(walk: Walk) -> None:
    walk.go(Role.PAGE_TAB, "Batch upload", (Role.BUTTON, "Try the sample list"))
    walk.go(Role.BUTTON, "Try the sample list", (Role.BUTTON, "Verify * number*"))
    walk.open_choices()
    walk.open_menu("Preview of the list")
    walk.go(Role.BUTTON, "More about this list", (Role.MENU_ITEM, "Add columns*"))
    walk.leave_options()


def through_the_monitor(walk: Walk) -> None:
    walk.go(Role.PAGE_TAB, "Task monitor*", (Role.TREE, "Batches"))
    walk.open_menu("Batches", Role.TREE)
    walk.go(Role.BUTTON, "Decide…", (Role.DIALOG, "Did it arrive?"))
    walk.leave("Did it arrive?", "Decide later")
    walk.reader.press(Role.CHECK_BOX, "Done*")
    walk.go(Role.BUTTON, "Open results", (Role.BUTTON, "Export"))
    walk.open_choices()
    walk.open_menu("Results")
    walk.go(Role.BUTTON, "Export", (Role.MENU_ITEM, "More clean lists"))
    walk.wait(Role.MENU_ITEM, "Report (PDF)…")
    walk.leave_options()
    walk.go(Role.BUTTON, "More about these results", (Role.MENU_ITEM, "Read results differently…"))
    walk.go(Role.MENU_ITEM, "Read results differently…", (Role.DIALOG, "*"))
    walk.open_choices()
    walk.leave("*", "Cancel")
    walk.key("ctrl+k", (Role.LIST, "Matches"))
    walk.screen.type("what answers mean")
    walk.screen.keys("Return")
    walk.wait(Role.DIALOG, "What answers mean")
    walk.open_choices()
    walk.leave("What answers mean", "Close")
    walk.key("ctrl+k", (Role.LIST, "Matches"))
    walk.screen.type("next step")
    walk.screen.keys("Return")
    walk.wait(Role.DIALOG, "Next step")
    walk.open_choices()
    walk.leave("Next step", "Not now")
    walk.key("ctrl+k", (Role.LIST, "Matches"))
    walk.screen.type("refresh the list")
    walk.screen.keys("Return")
    walk.wait(Role.DIALOG, "Refresh the list")
    walk.open_choices()
    walk.leave("Refresh the list", "Not now")
    walk.key("ctrl+k", (Role.LIST, "Matches"))
    walk.screen.type("save as recipe")
    walk.screen.keys("Return")
    walk.wait(Role.DIALOG, "Save as recipe")
    walk.leave("Save as recipe", "Save recipe")


def through_recipes(walk: Walk) -> None:
    walk.key("ctrl+k", (Role.LIST, "Matches"))
    walk.screen.type("recipes")
    walk.screen.keys("Return")
    walk.wait(Role.DIALOG, "Recipes")
    walk.wait(Role.BUTTON, "Run with a file…")
    walk.go(Role.BUTTON, "Change…", (Role.BUTTON, "Save"))
    walk.open_choices()
    walk.go(Role.BUTTON, "Cancel", (Role.BUTTON, "Change…"))
    walk.go(Role.BUTTON, "Rename:*", (Role.TEXT, "New name"))
    walk.leave("Recipes", "Close")


def through_the_rest(walk: Walk) -> None:
    walk.go(Role.PAGE_TAB, "Balance", (Role.BUTTON, "Refresh"))
    walk.go(Role.PAGE_TAB, "Single check", (Role.TEXT, "Phone number"))
    walk.reader.write("Phone number", "+447911123456")
    walk.go(Role.BUTTON, "Check*", (Role.BUTTON, "Copy the answer"))
    walk.open_menu("Earlier checks")
    walk.key("ctrl+F1", (Role.DIALOG, "Keyboard*"))
    walk.leave("Keyboard*", "Close")
    walk.key("ctrl+k", (Role.LIST, "Matches"))
    walk.leave_options()
    walk.go(Role.BUTTON, "Help", (Role.MENU_ITEM, "Show the log*"))
    walk.go(Role.MENU_ITEM, "Show the log*", (Role.DIALOG, "Log"))
    walk.leave("Log", "Close")


def test_everything_that_can_be_used_has_a_role_and_a_name(screen: Desktop, home: Path, service: FakeService) -> None:
    with assisted(screen) as bus:
        # GIVEN the window, a screen reader, and whatever there may be to be seen
        walk = Walk(read_aloud(screen, bus, home), screen, widgets("ChoiceButton"), widgets("QScrollArea"))
        # WHEN it goes to every tab, dialog and pop-up
        walk.look()
        through_a_list(walk)
        through_the_monitor(walk)
        through_recipes(walk)
        through_the_rest(walk)
        through_settings(walk, service.base_url)
    # THEN nothing was nameless or without a role on the way
    assert not walk.complaints, "\n".join(walk.complaints)
    # AND no dialog or pop-up of the program was left out
    dialogs = widgets("QDialog", "OptionPopup") - BASES - NOT_FROM_OUTSIDE
    assert dialogs <= walk.seen, sorted(dialogs - walk.seen)
