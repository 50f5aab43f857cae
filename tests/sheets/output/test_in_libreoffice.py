"""What was written opens in LibreOffice, with every cell as it is; only where that is installed."""

from __future__ import annotations

import csv
import shutil
import subprocess
from contextlib import closing
from pathlib import Path

import openpyxl
import pytest

from desktop_app.sheets.output import original_workbook
from desktop_app.sheets.output.original_workbook import OriginalWorkbook
from desktop_app.sheets.output.xlsx_writer import XlsxWriter

PROGRAM = shutil.which("soffice") or ""
pytestmark = pytest.mark.skipif(not PROGRAM, reason="not installed: LibreOffice")

# Comma-separated in UTF-8, every cell as it is shown, and every sheet in a file of its own.
FORM = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1"
HEADER = ["Name", "Mobile", "=Note"]
ROWS = [
    ["=1+1", "+447400123456", "Zoë & <Söhne>"],
    ["", "", ""],
    [" padded ", "two\nlines", "_x0041_"],
    ["007", "1E5", "2024-05-01"],
    ["x\ry", "a\tb", "电话 😀"],
    ["'quoted", 'a "b", c', "\u00a0-1/2\u00a0"],
]


def opened(place: Path, *files: Path) -> dict[str, list[list[str]]]:
    """Each sheet, by the names of file and sheet; by one start of the program, in a profile of its own."""
    profile = f"-env:UserInstallation={(place / 'profile').as_uri()}"
    command = [PROGRAM, profile, "--headless", "--convert-to", FORM, "--outdir", f"{place / 'office'}"]
    subprocess.run([*command, *map(str, files)], check=True, capture_output=True, timeout=120)  # noqa: S603 - found above
    found = {}
    for path in (place / "office").iterdir():
        with path.open(encoding="utf-8", newline="") as lines:
            found[path.stem] = list(csv.reader(lines))
    return found


# As they are shown, whether they are numbers or stay text: none is rounded, none gets an exponent.
NUMBERS = ["0", "-12", "3.5", "447911123456", "123456789012345", "1234567890123456", "007", "+5", "=1+1", "n/a"]


def extended(place: Path, name: str) -> Path:
    book = openpyxl.Workbook()
    sheet = book.worksheets[0]
    sheet.title = "List"
    for row in (["Name", "Mobile", "Sum"], ["Ada", "07400 123456", "=1+2"]):
        sheet.append(row)
    book.save(place / "list.xlsx")
    with closing(OriginalWorkbook(place / "list.xlsx", "List", place / name, 2)) as copy:
        columns = copy.add(["Answer"], 1, 2)
        columns.row(2, ["=1+1 _x0041_ & more"])
        columns.end()
        copy.save([("Source", "list.xlsx")])
    return place / name


def test_results_and_the_lists_own_workbook_open_as_they_were_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN a result of two sheets, and a workbook with a column added
    with XlsxWriter(tmp_path / "typed.xlsx", [1]) as writer:
        writer.header(["Text", "Number"])
        writer.columns([NUMBERS, NUMBERS])
    with XlsxWriter(tmp_path / "out.xlsx") as writer:
        for name, rows in (("Answered", ROWS), ("Invalid", [])):
            writer.sheet(name)
            writer.header(HEADER)
            writer.columns(list(zip(*rows, strict=True)))
        writer.about([("Source", "=list")])
    # WHEN LibreOffice opens them
    loaded = extended(tmp_path, "extended.xlsx")
    monkeypatch.setattr(original_workbook, "MOST_LOADED_CELLS", 0)
    streamed = extended(tmp_path, "streamed.xlsx")
    found = opened(tmp_path, tmp_path / "out.xlsx", tmp_path / "typed.xlsx", loaded, streamed)
    # THEN all of it is there, text as text; and a formula of the person's own has its result
    assert found["out-Answered"] == [HEADER, *ROWS]
    assert (found["out-Invalid"], found["out-About"]) == ([HEADER], [["Source", "=list"]])
    assert found["typed-Results"] == [["Text", "Number"], *([text, text] for text in NUMBERS)]
    assert found["extended-List"] == found["streamed-List"] == [
        ["Name", "Mobile", "Sum", "Answer"], ["Ada", "07400 123456", "3", "=1+1 _x0041_ & more"],
    ]  # fmt: skip
    assert found["streamed-About"][0] == ["Source", "list.xlsx"]
