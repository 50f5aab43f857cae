"""A week's work without seeing it: numbers kept out, mended, verified, a clean list, the next file by a recipe."""

from __future__ import annotations

from pathlib import Path

import pytest
from openpyxl import load_workbook

from tests.screen.assisted import MISSING, Reader, read_aloud
from tests.screen.at_spi import AtSpi
from tests.screen.desktop import Desktop
from tests.screen.main_job import records
from tests.screen.roles import Role

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}")
OPTED_OUT = "+447400123003"
FIRST_WEEK = f"""Name;Mobile
Ann;+447400123001
Bob;+020 7946 0011
Cid;+020 7946 0012
Dora;{OPTED_OUT}
Eve;
Ann once more;+44 7400 123001
"""
GOOD = [("Ann", "+447400123001"), ("Bob", "+442079460011"), ("Cid", "+442079460012")]
# Each row's name in the file that the recipe wrote, and whether it has an answer.
SECOND_WEEK = [
    ("Ann", True), ("Bob", True), ("Cid", True), ("Dora", False), ("Eve", False), ("Ann once more", True),
    ("Finn", True),
]  # fmt: skip


def test_a_week_is_worked_through_without_being_seen(screen: Desktop, bus: AtSpi) -> None:
    # GIVEN the window, a screen reader, a list with damage, and a number that must not be used
    reader = read_aloud(screen, bus)
    first, second, opted_out = (screen.place / name for name in ("people 47.csv", "people 48.csv", "opt-outs.csv"))
    first.write_text(FIRST_WEEK, encoding="utf-8")
    second.write_text(f"{FIRST_WEEK}Finn;+447400123009\n", encoding="utf-8")
    opted_out.write_text(f"Mobile\n{OPTED_OUT}\n", encoding="utf-8")
    # WHEN the number is kept out, the damage is mended, and the list is verified
    suppress(reader, opted_out)
    open_list(reader, first)
    choose_country(screen, reader, "United Kingdom")
    reader.press(Role.BUTTON, "Mend 2: *")
    reader.wait(Role.LABEL, "2 numbers corrected*")
    reader.press(Role.BUTTON, "Verify 3 numbers")
    reader.press(Role.BUTTON, "Open results")
    # THEN the rows are told apart: as many as the list has
    for told in ("All rows: 6", "Good: 4", "Bad: 0", "Unknown: 0", "Suppressed: 1", "Problem: 1"):
        reader.wait(Role.CHECK_BOX, told)
    # WHEN the good ones are exported, and a report
    clean, report = screen.place / "clean.csv", screen.place / "report.pdf"
    export(reader, "Good numbers (CSV)…", clean)
    export(reader, "Report (PDF)…", report)
    # THEN each good number is there once, as it is dialled
    assert [(row["Name"], row["Mobile"]) for row in records(clean, ";")] == GOOD
    assert report.read_bytes().startswith(b"%PDF-")
    # WHEN this is kept under a name, and the next file comes
    reader.press(Role.BUTTON, "More about these results")
    reader.press(Role.MENU_ITEM, "Save as recipe…")
    reader.write("Name", "Weekly people")
    reader.press(Role.BUTTON, "Save recipe")
    reader.wait_gone(Role.DIALOG, "Save as recipe")
    reader.press(Role.PAGE_TAB, "Batch upload")
    open_list(reader, second)
    reader.press(Role.BUTTON, "Run the recipe*")
    # THEN it gets the same, and what became of it is said
    reader.wait(Role.LABEL, "Done: 5 good, 1 suppressed, 1 with a problem.*")
    (written,) = (screen.place / "Verified").glob("people 48 *.xlsx")
    table = load_workbook(written)["Results"].iter_rows(values_only=True)
    rows = [dict(zip(header, row, strict=True)) for header in [next(table)] for row in table]
    assert [(row["Name"], row["Answer"] == "answered") for row in rows] == SECOND_WEEK


def suppress(reader: Reader, numbers: Path) -> None:
    """Make a suppression list of a file in the settings."""
    reader.press(Role.BUTTON, "Connection: *")
    reader.press(Role.MENU_ITEM, "Manage connections…")
    reader.press(Role.PAGE_TAB, "Suppression")
    reader.write("Name", "Opt-outs")
    reader.press(Role.BUTTON, "Add a file…")
    answer_file_dialog(reader, numbers, "Open")
    reader.wait(Role.LABEL, "“Opt-outs” now has 1 number.*")
    reader.press(Role.BUTTON, "Close")


def open_list(reader: Reader, source: Path) -> None:
    """Choose a list on the page Batch upload."""
    reader.press(Role.BUTTON, "Choose file…")
    answer_file_dialog(reader, source, "Open")


def choose_country(screen: Desktop, reader: Reader, country: str) -> None:
    """Say how national numbers are read, by the options' search."""
    reader.press(Role.BUTTON, "National numbers: *")
    reader.write("Search the options", country)
    reader.wait(Role.LIST_ITEM, f"{country}*")
    screen.keys("Return")
    reader.wait(Role.BUTTON, f"National numbers: {country}")


def export(reader: Reader, form: str, target: Path) -> None:
    """Write the results as one of the menu's forms, and wait until it is said that it is done."""
    reader.press(Role.BUTTON, "Export")
    reader.press(Role.MENU_ITEM, form)
    answer_file_dialog(reader, target, "Save")
    reader.wait(Role.BUTTON, "Show in folder")
    reader.press(Role.BUTTON, "Close this message")
    reader.wait_gone(Role.BUTTON, "Show in folder")


def answer_file_dialog(reader: Reader, path: Path, button: str) -> None:
    """Give a file dialog this path."""
    reader.write("File name:", str(path))
    reader.press(Role.BUTTON, button)
