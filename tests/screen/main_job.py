"""The whole of what the program is for, by a screen reader's means alone."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import TYPE_CHECKING

from tests.screen.roles import Role

if TYPE_CHECKING:
    from tests.screen.assisted import Reader

LIST = """Name;Mobile
Ann;+447400123001
Bob;no number
Cid;
Ann once more;+44 7400 123001
Eve;+447400123002
"""
# Each row's name, and whether it comes out answered.
PEOPLE = [("Ann", True), ("Bob", False), ("Cid", False), ("Ann once more", True), ("Eve", True)]


def verify_and_export(reader: Reader, source: Path, product: str, target: Path) -> None:
    """Open a list, choose a product, verify, wait, open the results, and export them as CSV."""
    reader.press(Role.BUTTON, "Choose file…")
    reader.write("File name:", str(source))
    reader.press(Role.BUTTON, "Open")
    reader.press(Role.BUTTON, "Product: *")
    reader.choose(f"{product}*")
    reader.wait(Role.BUTTON, f"Product: {product}")
    reader.press(Role.BUTTON, "Verify * number*")
    reader.wait(Role.TABLE_CELL, "Completed")
    reader.press(Role.BUTTON, "Open results")
    reader.press(Role.BUTTON, "Export")
    reader.press(Role.MENU_ITEM, "CSV…")
    reader.write("File name:", str(target))
    reader.press(Role.BUTTON, "Save")
    reader.wait(Role.BUTTON, "Show in folder")


def records(path: Path, delimiter: str = ",") -> list[dict[str, str]]:
    """The rows of a file that was exported."""
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file, delimiter=delimiter))
