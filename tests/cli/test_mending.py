"""Numbers with a problem are mended only by the patterns that were named, and the file says what was changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from .fake_service import FakeService
from .program import Program
from .tables import cells, csv_rows, text_list, uk

LINES = ["Name,Mobile", "A,0447400123001", f"B,{uk(2)}", "C,0740O 123003", "D,4.47400E+11", "E,0447400123002", "F,n/a"]
OWN = ["Phone (E.164)", "Number status", "Problem", "Answer"]


@pytest.fixture
def damaged(tmp_path: Path) -> Path:
    return text_list(tmp_path / "list.csv", *LINES)


def test_patterns_are_listed_with_counts_and_examples(program: Program, service: FakeService, damaged: Path) -> None:
    found = program.call("inspect", damaged, "--country", "GB", "--suggest", "--json").json
    assert found["numbers"] == {"valid": 1, "invalid": 5, "empty": 0, "duplicate": 0}
    first, second = found["suggestions"]
    assert first == {
        "pattern": "lost-plus",
        "numbers": 2,
        "ambiguous": False,
        "countries": {"GB": 2},
        "examples": [
            {"row": 2, "raw": "0447400123001", "text": "+447400123001", "e164": uk(1)},
            {"row": 6, "raw": "0447400123002", "text": "+447400123002", "e164": uk(2)},
        ],
    }
    assert (second["pattern"], second["examples"][0]["e164"], found["not_mendable"]) == ("letters", uk(3), 1)
    told = program.call("inspect", damaged, "--country", "GB", "--suggest").out
    assert "lost-plus: 2 numbers (lost plus; GB)" in told
    assert f"as in row 2: '0447400123001' to {uk(1)}" in told
    assert "1 number lost digits in Excel; nothing restores these." in told
    assert not service.seen
    assert list((program.home / "lists").iterdir()) == []


def test_without_being_asked_nothing_is_suggested_or_mended(program: Program, damaged: Path, tmp_path: Path) -> None:
    assert "suggestions" not in program.call("inspect", damaged, "--country", "GB", "--json").json
    run = program.call("verify", damaged, "-o", tmp_path / "o.csv", "--country", "GB", "--json")
    assert run.json["numbers"] == {"valid": 1, "invalid": 5, "empty": 0, "duplicate": 0}
    assert "Corrected" not in csv_rows(tmp_path / "o.csv")[0]


def test_named_patterns_are_mended_and_told_in_the_file(program: Program, damaged: Path, tmp_path: Path) -> None:
    run = program.call(
        "verify", damaged, "-o", tmp_path / "o.csv", "--country", "GB", "--mend", "lost-plus,words", "--json"
    )
    assert run.code == 0
    assert run.json["numbers"] == {"valid": 2, "invalid": 3, "empty": 0, "duplicate": 1}
    assert run.json["mended"] == 2
    assert "Mended 2 numbers: 2 by “lost-plus”." in run.err
    assert "Nothing to mend by “words”." in run.err
    assert "sums" not in run.err
    header, *rows = csv_rows(tmp_path / "o.csv")
    assert header[:6] == ["Name", "Mobile", *OWN]
    assert header[-2:] == ["Corrected", "How corrected"]
    assert [row[1] for row in rows] == [line.split(",")[1] for line in LINES[1:]]
    assert [row[2] for row in rows] == [uk(1), uk(2), "", "", uk(2), ""]
    assert [row[-2:] for row in rows] == [
        ["+447400123001", "lost plus"], ["", ""], ["", ""], ["", ""], ["+447400123002", "lost plus"], ["", ""],
    ]  # fmt: skip
    assert (rows[4][3], rows[4][4]) == ("duplicate", "same number as row 3")


@pytest.mark.parametrize("more", [[], ["--clean"]])
def test_the_workbook_says_how_many_were_corrected(
    program: Program, damaged: Path, tmp_path: Path, more: list[str]
) -> None:
    run = program.call("verify", damaged, "-o", tmp_path / "o.xlsx", "--country", "GB", "--mend", "letters", "--json")
    assert run.json["mended"] == 1
    header, *rows = cells(tmp_path / "o.xlsx")
    assert header[-2:] == ["Corrected", "How corrected"]
    assert [row[-2:] for row in rows if row[-2]] == [["07400 123003", "letters for digits"]]
    batch = program.call("tasks", "--json").json["batches"][0]["id"]
    assert program.call("export", batch, "-o", tmp_path / "again.csv", *more).code == 0
    again = csv_rows(tmp_path / "again.csv")
    assert ("Corrected" in again[0]) == (not more)


def test_a_mended_list_is_another_one_and_carried_on_as_itself(program: Program, damaged: Path, tmp_path: Path) -> None:
    verify = ("verify", damaged, "--country", "GB", "--json", "-o")
    program.call(*verify, tmp_path / "a.csv")
    mended = program.call(*verify, tmp_path / "b.csv", "--mend", "lost-plus", "--again")
    assert (mended.code, mended.json["submitted"]) == (0, 2)
    assert len(program.call("tasks", "--json").json["batches"]) == 2


def test_a_pattern_that_there_is_not_is_a_usage_error(program: Program, damaged: Path, tmp_path: Path) -> None:
    run = program.call("verify", damaged, "-o", tmp_path / "o.csv", "--mend", "lost-zero,everything")
    assert "“everything” is none of the patterns" in run.refused(2)
