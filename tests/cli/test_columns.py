"""`columns` and `--offline`: what is known of numbers without asking anybody, in files."""

from __future__ import annotations

from pathlib import Path

import openpyxl
import pytest

from desktop_app.core.facts.offline import TITLES, Offline

from .fake_service import FakeService, status
from .program import Program
from .tables import csv_rows, records, small_list, text_list, uk, workbook

LINES = ("Name;Mobile", "A;07400 123001", "B;n/a", "C;+1 212 555 0123", "D;+44 7400 123001", "E;")
OWN = ["Phone (E.164)", "Number status", "Problem"]
SOME = ["Line type (offline)", "Place (offline)"]


def test_a_list_gets_its_columns_and_nothing_is_sent_or_kept(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    source, output = text_list(tmp_path / "list.csv", *LINES), tmp_path / "out.csv"
    run = program.run("columns", source, "-o", output, "--country", "GB", "--offline", "place,type", "--json")
    assert (run.code, run.json) == (
        0,
        {
            "rows": 5,
            "numbers": {"valid": 2, "invalid": 1, "empty": 1, "duplicate": 1},
            "offline": ["type", "place"],
            "output": str(output),
        },
    )
    header, *rows = csv_rows(output)
    assert header == ["Name", "Mobile", *OWN, *SOME]
    assert rows == [
        ["A", "07400 123001", uk(1), "valid", "", "mobile", "United Kingdom"],
        ["B", "n/a", "", "invalid", "not a phone number", "", ""],
        ["C", "+1 212 555 0123", "+12125550123", "valid", "", "fixed line or mobile", "New York, NY"],
        ["D", "+44 7400 123001", uk(1), "duplicate", "same number as row 2", "mobile", "United Kingdom"],
        ["E", "", "", "empty", "", "", ""],
    ]
    assert not service.seen
    assert list((program.home / "lists").iterdir()) == []


def test_without_a_choice_it_has_all_of_them_and_its_workbook_says_where_they_come_from(
    program: Program, tmp_path: Path
) -> None:
    source = workbook(tmp_path / "book.xlsx", People=[["Name", "Phone"], ["A", uk(1)]])
    run = program.call("columns", source, "-o", tmp_path / "out.xlsx")
    assert run.code == 0
    assert "Nothing was sent." in run.out
    (row,) = records(tmp_path / "out.xlsx")
    assert [*row] == ["Name", "Phone", *OWN, *TITLES.values()]
    sheet = openpyxl.load_workbook(tmp_path / "out.xlsx")["About"]
    about = {str(name): str(value) for name, value in sheet.iter_rows(values_only=True)}
    assert about["Submitted"] == "The list was not sent: nobody was asked, and nothing was paid."
    assert "No network was asked" in about["Columns marked (offline)"]
    assert (about["Rows"], about["Numbers (each once)"], about["Check"]) == ("1", "1", "The sums agree.")
    assert not [name for name in about if name.startswith(("Verdict", "Of those sent", "Partial"))]


def test_what_cant_be_is_said(program: Program, tmp_path: Path) -> None:
    source = text_list(tmp_path / "list.csv", "Name;City", "A;Leeds", "B;York")
    assert program.call("columns", source, "-o", tmp_path / "out.csv").code == 2
    said = program.call("columns", source, "-o", tmp_path / "out.csv", "--offline", "typ").refused(2)
    assert "“typ” must be “all”, or some of type, region" in said
    assert not (tmp_path / "out.csv").exists()


def test_a_result_has_them_behind_its_own_columns_and_so_it_has_once_more(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    source, output = small_list(tmp_path), tmp_path / "out.csv"
    assert program.call("verify", source, "-o", output, "--offline", "region,type").code == 0
    assert csv_rows(output)[0][-2:] == ["Line type (offline)", "Region (offline)"]
    assert [row[-2:] for row in csv_rows(output)[1:]] == [["mobile", "GB"]] * 3
    (batch,) = program.call("tasks", "--json").json["batches"]
    asked = len(service.seen)
    plain, again = tmp_path / "plain.csv", tmp_path / "again.csv"
    assert program.call("export", batch["id"], "-o", plain).code == 0
    assert not [name for name in csv_rows(plain)[0] if name.endswith("(offline)")]
    assert program.call("export", batch["id"], "-o", again, "--offline", "region,type").code == 0
    assert again.read_bytes() == output.read_bytes()
    clean = tmp_path / "clean.csv"
    assert program.call("export", batch["id"], "-o", clean, "--clean", "--offline", "national").code == 0
    assert csv_rows(clean)[0] == ["Name", "Mobile", "National format (offline)"]
    assert len(service.seen) == asked


@pytest.mark.parametrize("asked_again", [True, False])
def test_what_verify_was_asked_for_holds_for_whoever_writes_it_later(
    program: Program, service: FakeService, tmp_path: Path, *, asked_again: bool
) -> None:
    source, output = small_list(tmp_path), tmp_path / "out.csv"
    service.always("task", status(401))  # which ends it at once, however slow the machine is
    assert program.call("verify", source, "-o", output, "--offline", "region").code == 4
    service.mended()
    if asked_again:
        assert program.call("verify", source, "-o", output).code == 0
    else:
        assert program.call("resume").code == 0
    assert ("Region (offline)" in csv_rows(output)[0]) is not asked_again


def test_each_column_has_a_name_for_the_command_line() -> None:
    assert len({each.value for each in Offline}) == len(TITLES)


def test_calling_hours_can_be_said_also_for_a_country(program: Program, tmp_path: Path) -> None:
    source, output = text_list(tmp_path / "list.csv", "Tel", uk(1), "+33612345678"), tmp_path / "out.csv"
    hours = ["--calling-hours", "Mo-Su,PH 00:00-23:59:59", "--calling-hours", "fr Mo-Su,PH 00:00-00:01"]
    assert program.call("columns", source, "-o", output, "--offline", "call-times", *hours).code == 0
    british, french = (row[-1] for row in csv_rows(output)[1:])
    assert british != french
    assert program.call("columns", source, "-o", output, "--calling-hours", "at noon").code == 2
