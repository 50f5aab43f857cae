"""The output file: every row of the input in its order, its columns unchanged, then what became of it."""

from __future__ import annotations

import contextlib
import csv
import io
import sqlite3
from datetime import date, datetime
from pathlib import Path
from typing import Any

import pytest

from .fake_service import FakeService
from .program import Program
from .tables import cells, csv_rows, national, records, text_list, uk, workbook

OWN = ["Phone (E.164)", "Number status", "Problem", "Answer"]


def result_with(columns: str, values: str) -> Any:
    """Results with these columns after `number`, the same values for each."""

    def write(numbers: Any) -> bytes:
        return "\n".join([f"number,{columns}", *(f"{number},{values}" for number in numbers), ""]).encode()

    return write


def test_a_workbook_stays_as_it_is(program: Program, service: FakeService, tmp_path: Path) -> None:
    service.result = result_with("status,valid,remark", "on,yes,=1+1")
    rows: list[list[Any]] = [
        ["Status", "Mobile", "Customer no.", "Answer", "Since", "Note"],
        ["new", national(1), "007", "maybe", date(2024, 5, 3), "=SUM(A1:A9)"],
        ["old", "call me", 12, 1.5, datetime(2024, 5, 3, 14, 30), "@home"],
        [],
        ["new", uk(1), "00", True, None, "-1+1 Zoë 手机 😀"],
        ["x", uk(2), "1e5", "", "", "a\nb"],
    ]
    source = workbook(tmp_path / "book.xlsx", S=rows)
    before = source.read_bytes()
    run = program.call("verify", source, "-o", tmp_path / "o.xlsx", "--country", "GB", "--json")
    assert run.code == 0
    header, *found = cells(tmp_path / "o.xlsx")
    assert header == [*rows[0], *OWN, "status (result)", "valid", "remark"]
    assert [row[1] for row in found] == [national(1), "call me", "", uk(1), uk(2)]
    assert [row[2] for row in found] == ["007", "12", "", "00", "1e5"]
    assert [row[5] for row in found] == ["=SUM(A1:A9)", "@home", "", "-1+1 Zoë 手机 😀", "a\nb"]
    assert found[0][4].startswith("2024-05-03")
    assert (found[1][3], found[3][3]) == ("1.5", "TRUE")
    assert [row[6:10] for row in found] == [
        [uk(1), "valid", "", "answered"],
        ["", "invalid", "not a phone number", "not sent"],
        ["", "empty", "", "not sent"],
        [uk(1), "duplicate", "same number as row 2", "answered"],
        [uk(2), "valid", "", "answered"],
    ]
    assert [row[10:] for row in found] == [["on", "yes", "=1+1"], [""] * 3, [""] * 3, *[["on", "yes", "=1+1"]] * 2]
    assert source.read_bytes() == before


def test_without_a_header_columns_are_letters(program: Program, tmp_path: Path) -> None:
    source = text_list(tmp_path / "list.csv", f"A,{uk(2)}", f"B,{uk(1)}", f"C,{uk(3)}")
    program.call("verify", source, "-o", tmp_path / "o.xlsx")
    header, *found = cells(tmp_path / "o.xlsx")
    assert header[:6] == ["A", "B", *OWN]
    assert [row[:3] for row in found] == [["A", uk(2), uk(2)], ["B", uk(1), uk(1)], ["C", uk(3), uk(3)]]


def test_rows_of_uneven_length_and_columns_of_one_name(program: Program, tmp_path: Path) -> None:
    lines = ["Tel,Note,Note", f"{uk(1)}", f"{uk(2)},a,b,c", f"{uk(3)},x"]
    source = text_list(tmp_path / "list.csv", *lines)
    run = program.call("verify", source, "-o", tmp_path / "o.xlsx", "--json")
    header, *found = cells(tmp_path / "o.xlsx")
    assert run.json["rows"] == len(found) == 3
    assert (header[0], len(set(header[3:]))) == ("Tel", len(header[3:]))
    assert found[1][:4] == [uk(2), "a", "b", "c"]


DANGEROUS = [" =1", "=1+1", "@SUM(A1)", "\tx", "+1+cmd|' /C calc'!A0", "-2+3", '=HYPERLINK("http://x")']
HARMLESS = [
    "+44 (0)7400-123.001",
    "-12",
    "- 1",
    "+49/151",
    "a=b",
    "'quoted",
    "1-2",
    "x@y.example",
    "",
    "+447400123001",
]


@pytest.mark.parametrize("raw", [False, True], ids=["safe", "raw"])
def test_a_csv_runs_no_formulas(program: Program, service: FakeService, tmp_path: Path, raw: bool) -> None:
    service.result = result_with("say", '"=2+2"')
    notes = [*DANGEROUS, *HARMLESS]
    text = io.StringIO(newline="")
    csv.writer(text).writerows([["=Note", "Tel"], *([note, uk(n)] for n, note in enumerate(notes))])
    source = tmp_path / "list.csv"
    source.write_bytes(text.getvalue().encode())
    run = program.call("verify", source, "-o", tmp_path / "o.csv", "--column", "Tel", *(["--raw"] if raw else []))
    header, *found = csv_rows(tmp_path / "o.csv")
    mark = "" if raw else "'"
    assert run.code == 0
    assert header == [f"{mark}=Note", "Tel", *OWN, "say"]
    assert [row[0] for row in found] == [*(mark + note for note in DANGEROUS), *HARMLESS]
    assert [row[1] for row in found] == [row[2] for row in found] == [uk(n) for n in range(len(notes))]
    assert {row[6] for row in found} == {f"{mark}=2+2"}


def test_a_csv_keeps_what_is_inside_of_cells(program: Program, tmp_path: Path) -> None:
    text = f'Name,Tel,Note\r\n"Smith, A.",{uk(1)},"He said ""no"""\r\nZoë,{uk(2)},"two\nlines"\r\n'
    (tmp_path / "list.csv").write_bytes(text.encode("utf-8-sig"))
    program.call("verify", tmp_path / "list.csv", "-o", tmp_path / "o.csv")
    found = csv_rows(tmp_path / "o.csv")
    assert [row[:3] for row in found[1:]] == [
        ["Smith, A.", uk(1), 'He said "no"'],
        ["Zoë", uk(2), "two\nlines"],
    ]


def lines(*each: str) -> str:
    return "\n".join(each)


# One country each, so that one list gets results of every shape. `s` is the number's last digit.
RESULTS: dict[str, tuple[str, Any]] = {
    "in another order": (
        "+44740012300",
        lambda ns: lines("number,s", *(f"{n},{n[-1]}" for n in reversed(ns))).encode(),
    ),
    "with semicolons": ("+3361234567", lambda ns: lines("s;phone", *(f"{n[-1]};{n}" for n in ns)).encode()),
    "without a plus": ("+3461234567", lambda ns: lines("msisdn,s", *(f"{n[1:]},{n[-1]}" for n in ns)).encode()),
    "with spaces": ("+4178123456", lambda ns: lines("phone,s", *(f"{n[:5]} {n[5:]},{n[-1]}" for n in ns)).encode()),
    "in UTF-16": ("+4670123456", lambda ns: lines("手机号\ts", *(f"{n}\t{n[-1]}" for n in ns)).encode("utf-16")),
    "with a BOM": ("+4366412345", lambda ns: lines("number,s", *(f"{n},{n[-1]}" for n in ns)).encode("utf-8-sig")),
    "with strangers": (
        "+491512345678",
        lambda ns: lines("number,s", "+447400123999,z", *(f"{n},{n[-1]}" for n in ns)).encode(),
    ),
}


def test_results_of_any_shape(program: Program, service: FakeService, tmp_path: Path) -> None:
    shapes = dict(RESULTS.values())
    service.result = lambda numbers: next(write for start, write in shapes.items() if numbers[0].startswith(start))(
        numbers
    )
    service.result_type = "application/octet-stream"
    numbers = [f"{start}{last}" for last in (3, 1, 3, 2) for start in shapes]
    source = text_list(tmp_path / "list.csv", "Name,Tel", "N,no", *(f"N,{number}" for number in numbers))
    run = program.call("verify", source, "-o", tmp_path / "o.csv", "--json")
    assert len(service.submissions) == len(shapes)
    first, *found = records(tmp_path / "o.csv")
    assert list(first) == ["Name", "Tel", *OWN, "s"]
    answered = {start: [row["s"] for row in found if row["Tel"].startswith(start)] for start in shapes}
    assert answered == {start: ["3", "1", "3", "2"] for start in shapes}
    assert (first["Answer"], {row["Answer"] for row in found}) == ("not sent", {"answered"})
    assert (run.code, run.json["unanswered"]) == (0, 0)


def test_numbers_that_are_missing_in_the_result(program: Program, service: FakeService, tmp_path: Path) -> None:
    service.result = lambda numbers: "\n".join(["number,s", *(f"{n},on" for n in numbers[::2])]).encode()
    lines = [*(f"N,{uk(n)}" for n in (1, 2, 3)), f"N,{uk(2)}"]
    source = text_list(tmp_path / "list.csv", "Name,Tel", *lines)
    run = program.call("verify", source, "-o", tmp_path / "o.xlsx", "--json")
    assert run.code == 3
    assert (run.json["submitted"], run.json["answered"], run.json["unanswered"]) == (3, 2, 1)
    assert [row["Answer"] for row in records(tmp_path / "o.xlsx")] == [
        "answered",
        "unanswered",
        "answered",
        "unanswered",
    ]


def test_a_result_that_lists_hits_only(program: Program, service: FakeService, tmp_path: Path) -> None:
    """One number a line and no more: those listed are answered, of the others nothing is known."""
    service.result, service.result_type = lambda numbers: f"{numbers[1]}\n".encode(), "text/plain"
    source = text_list(tmp_path / "list.csv", "Name,Tel", *(f"N,{uk(n)}" for n in (1, 2, 3)))
    run = program.call("verify", source, "-o", tmp_path / "o.xlsx", "--json")
    assert (run.code, run.json["answered"], run.json["unanswered"]) == (3, 1, 2)
    answers = [row["Answer"] for row in records(tmp_path / "o.xlsx")]
    assert answers == ["unanswered", "answered", "unanswered"]


def test_an_output_that_is_there_is_replaced(program: Program, tmp_path: Path) -> None:
    (tmp_path / "o.csv").write_text("old")
    source = text_list(tmp_path / "list.csv", "Name,Tel", f"N,{uk(1)}", f"N,{uk(2)}")
    run = program.call("verify", source, "-o", tmp_path / "o.csv", "--json")
    assert run.json["output"] == str(tmp_path / "o.csv")
    assert len(records(tmp_path / "o.csv")) == 2
    assert sorted(each.name for each in tmp_path.iterdir()) == ["home", "list.csv", "o.csv"]


@pytest.mark.parametrize("suffix", [".csv", ".xlsx"])
def test_sums_that_do_not_agree_are_said_and_the_result_is_written(
    program: Program, tmp_path: Path, suffix: str
) -> None:
    output = tmp_path / f"o{suffix}"
    source = text_list(tmp_path / "list.csv", "Name,Tel", *(f"N,{uk(n)}" for n in (1, 2, 3)))
    assert "sums" not in program.call("verify", source, "-o", output).err
    # GIVEN a list that lost a row, and a result that is to be written again
    (stored,) = (program.home / "lists").glob("*/list.sqlite")
    with contextlib.closing(sqlite3.connect(stored)) as db, db:
        db.execute("DELETE FROM rows WHERE row = 3")
    with contextlib.closing(sqlite3.connect(program.home / "journal.sqlite")) as db, db:
        db.execute("UPDATE batches SET exported_at = NULL")
    output.unlink()
    run = program.call("resume", "--json")
    assert run.code == 0
    assert f"dialproof: The sums of “o{suffix}” do not agree: 3 rows were read from the file, 2 stand in the list." in (
        run.err.splitlines()
    )
    assert len(records(output)) == 2
    assert run.json["batches"][0]["answered"] == 3
