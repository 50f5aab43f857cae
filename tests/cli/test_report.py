"""A report on a list, as PDF and as a workbook: the same figures as everywhere, free, in the person's language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import openpyxl
import pypdf
import pytest

from desktop_app.core.service.settings import Setting
from desktop_app.storage.journal.journal import Journal

from .fake_service import FakeService
from .program import Program
from .tables import text_list, uk


def verified(program: Program, service: FakeService, folder: Path, *, dead: int, name: str = "list.csv") -> str:
    """Verify twelve numbers, the first of them `dead`, one of them twice, and one row that is no number."""
    service.result = lambda numbers: "\n".join(
        ["number,status", *(f"{each},{'active' if at >= dead else 'dead'}" for at, each in enumerate(numbers)), ""]
    ).encode()
    rows = [f"N{at},{uk(at)},{'Web' if at % 2 else 'Fair'}" for at in range(1, 13)]
    source = text_list(folder / name, "Name,Tel,Campaign", *rows, f"D,{uk(3)},Web", "C,x,Fair")
    assert program.call("verify", source, "-o", folder / "out.csv", "--again", "--yes").code == 0
    found: str = program.call("tasks", "--json").json["batches"][0]["id"]
    return found


def text_of(path: Path) -> str:
    with pypdf.PdfReader(path) as file:
        assert len(file.pages) == 1
        return " ".join(file.pages[0].extract_text().split())


def sheet(path: Path) -> dict[Any, list[Any]]:
    """The rows of a report's sheet by their first cell."""
    rows = [[cell.value for cell in row] for row in openpyxl.load_workbook(path)["Report"].iter_rows()]
    return {row[0]: [each for each in row[1:] if each is not None] for row in rows if row[0]}


def test_page_workbook_and_json_say_the_same_and_nothing_is_asked(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    batch, asked = verified(program, service, tmp_path, dead=2), len(service.seen)
    run = program.call("report", batch, "-o", tmp_path / "report.xlsx", "--json")
    told = run.json
    verdicts = {"good": 11, "doubtful": 0, "bad": 2, "unknown": 0, "not sent": 0, "problem": 1}
    assert (run.code, told["rows"], told["by"], told["against"]) == (0, 14, "Campaign", None)
    assert {verdict: count for verdict, count in told["verdicts"].items() if count or verdict in verdicts} == verdicts
    assert (sum(told["verdicts"].values()), told["saved"]) == (
        14,
        {"repeated": 1, "unfit": 1, "reused": 0, "suppressed": 0},
    )
    # THEN the sheet has the same sums, whole and divided
    rows = sheet(tmp_path / "report.xlsx")
    counts = [*told["verdicts"].values(), 14]
    assert rows["This time"][: len(counts)] == counts
    assert [a + b for a, b in zip(rows["Web"], rows["Fair"], strict=True)][: len(counts)] == counts
    kinds = [rows["United Kingdom"], rows["no country"]]
    assert [sum(each) for each in zip(*kinds, strict=True)][: len(counts)] == counts
    assert rows["Not sent: repeated in the list"] == [1]
    # AND so has the page, which has no number of the list
    assert program.call("report", batch, "-o", tmp_path / "report.pdf").code == 0
    text = text_of(tmp_path / "report.pdf")
    assert "14 rows came in" in text
    assert re.search(r"Good: 11, 79 %", text)
    assert "By “Campaign”" in text
    assert service.base_url in text
    assert not re.search(r"\d{6}", text.replace(service.base_url, ""))
    assert len(service.seen) == asked


def test_the_run_before_is_compared_with(program: Program, service: FakeService, tmp_path: Path) -> None:
    first = verified(program, service, tmp_path, dead=4)
    second = verified(program, service, tmp_path, dead=1)
    run = program.call("report", second, "-o", tmp_path / "report.xlsx", "--json", "--by", "name")
    assert (run.json["against"], run.json["by"]) == (first, "Name")
    rows = sheet(tmp_path / "report.xlsx")
    assert rows["Numbers in both, same answer"] == [9]
    assert rows["Numbers in both, other answer"] == [3]
    assert [rows[each][0] for each in rows if str(each).startswith("Last time")] == [8]
    # AND another one, if that is named, and the first one with none
    assert program.call("report", first, "-o", tmp_path / "a.pdf", "--json").json["against"] is None
    other = program.call("report", first, "-o", tmp_path / "a.pdf", "--against", second)
    assert "Compared with list.csv" in other.out


def test_a_report_is_in_the_language_of_the_window(alone: Program, tmp_path: Path) -> None:
    source = text_list(tmp_path / "list.csv", "Name,Tel", f"A,{uk(1)}", f"B,{uk(2)}")
    assert alone.run("verify", source, "-o", tmp_path / "out.csv", "--yes").code == 0
    journal = Journal(alone.home / "journal.sqlite")
    (batch,) = journal.batches()
    journal.save_setting(Setting.LANGUAGE, "de")
    journal.close()
    assert alone.run("report", batch.id, "-o", tmp_path / "report.pdf").code == 0
    text = text_of(tmp_path / "report.pdf")
    assert "Nach Land" in text
    assert "By country" not in text


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["-o", "report.docx"], "has to end with .pdf or .xlsx"),
        (["-o", "-"], "can't go to standard output"),
        (["-o", "none/report.pdf"], "the folder does not exist"),
        (["-o", "report.pdf", "--by", "Team"], "There is no column “Team”; there are Name, Tel, Campaign."),
        (["-o", "report.pdf", "--against", "nope"], "There is no batch “nope”."),
    ],
)
def test_what_can_not_be_made_is_said(
    program: Program, service: FakeService, tmp_path: Path, arguments: list[str], said: str
) -> None:
    batch = verified(program, service, tmp_path, dead=0)
    given = [str(tmp_path / each) if "." in each else each for each in arguments]
    assert said in program.call("report", batch, *given).refused(2)
    assert not [*tmp_path.glob("report.*")]
