"""`inspect`: what was understood of a file, exactly as the contract shapes it; nothing is sent or kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from .fake_service import FakeService
from .program import Program
from .tables import national, small_list, text_list, uk, workbook

KEYS = ["format", "encoding", "delimiter", "sheet", "sheets", "header_row", "columns", "phone_column", "rows"]
KEYS += ["numbers", "damage", "countries", "problems"]


def test_the_whole_object(program: Program, service: FakeService, tmp_path: Path) -> None:
    lines = ["Name;Mobile", f"A;{national(1)}", "B;n/a", f"C;{national(2)}", "D;+44 7400 123001", f"E;{national(3)}"]
    source = text_list(tmp_path / "list.csv", *lines)
    run = program.run("inspect", source, "--country", "GB", "--json")
    shares = [column.pop("phone_share") for column in run.json["columns"]]
    found = run.json
    assert (run.code, list(found)) == (0, KEYS)
    assert found == {
        "format": "csv",
        "encoding": "utf-8",
        "delimiter": ";",
        "sheet": None,
        "sheets": [],
        "header_row": 1,
        "columns": found["columns"],
        "phone_column": {"index": 1, "name": "Mobile"},
        "rows": 5,
        "numbers": {"valid": 3, "invalid": 1, "empty": 0, "duplicate": 1},
        "damage": {"scientific_notation": 0, "precision_lost": 0},
        "countries": {"GB": 3},
        "problems": [{"row": 3, "raw": "n/a", "problem": "not a phone number"}],
    }
    assert [(column["index"], column["name"]) for column in found["columns"]] == [(0, "Name"), (1, "Mobile")]
    assert [set(column) for column in found["columns"]] == [{"index", "name", "phone_share"}] * 2
    assert (shares[0], 0.5 < shares[1] <= 1) == (0.0, True)
    assert not service.seen
    assert list((program.home / "lists").iterdir()) == []


def test_in_words_it_reports_what_was_detected(program: Program, tmp_path: Path) -> None:
    source = text_list(tmp_path / "list.csv", "Name;Mobile", f"A;{national(1)}", "B;n/a", encoding="utf-16")
    run = program.call("inspect", source, "--country", "GB")
    assert run.code == 0
    for words in ("utf-16", "“;”", "Mobile", "2 rows", "1 valid", "1 invalid", "row 3", "n/a"):
        assert words in run.out


def test_a_workbook_its_sheets_and_its_choice(program: Program, tmp_path: Path) -> None:
    notes = [["Read me"], ["This list is secret."]]
    people = [["Name", "Phone"], ["A", uk(1)], ["B", uk(2)]]
    source = workbook(tmp_path / "book.xlsx", Notes=notes, People=people)
    found = program.call("inspect", source, "--json").json
    assert (found["format"], found["encoding"], found["delimiter"]) == ("xlsx", None, None)
    assert (found["sheet"], found["sheets"]) == ("People", ["Notes", "People"])
    assert found["phone_column"] == {"index": 1, "name": "Phone"}


def test_a_sheet_and_a_column_of_ones_own_choice(program: Program, tmp_path: Path) -> None:
    first = [["Name", "Home", "Work"], ["A", uk(1), uk(11)], ["B", uk(2), "gone"]]
    second = [["Tel"], [uk(3)]]
    source = workbook(tmp_path / "book.xlsx", One=first, Two=second)
    by_name = program.call("inspect", source, "--json", "--sheet", "One", "--column", "Work").json
    by_letter = program.call("inspect", source, "--json", "--sheet", "One", "--column", "B").json
    other = program.call("inspect", source, "--json", "--sheet", "Two").json
    assert by_name["phone_column"] == {"index": 2, "name": "Work"}
    assert by_name["numbers"] == {"valid": 1, "invalid": 1, "empty": 0, "duplicate": 0}
    assert by_letter["phone_column"] == {"index": 1, "name": "Home"}
    assert (other["sheet"], other["rows"]) == ("Two", 1)


def test_an_encoding_and_a_delimiter_of_ones_own_choice(program: Program, tmp_path: Path) -> None:
    lines = ["Имя|Телефон, моб.", f"Анна|{uk(1)}", f"Олег|{uk(2)}"]
    source = text_list(tmp_path / "list.txt", *lines, encoding="cp1251")
    found = program.call("inspect", source, "--json", "--encoding", "cp1251", "--delimiter", "|").json
    assert (found["encoding"], found["delimiter"]) == ("cp1251", "|")
    assert [column["name"] for column in found["columns"]] == ["Имя", "Телефон, моб."]


@pytest.mark.parametrize(
    ("delimiter", "encoding"), [(",", "utf-8"), ("\t", "utf-16"), (";", "utf-8-sig"), ("|", "utf-8")]
)
def test_what_is_detected(program: Program, tmp_path: Path, delimiter: str, encoding: str) -> None:
    lines = [delimiter.join(row) for row in (("Naïve", "Tel", "Town"), ("Zoë", uk(1), "Köln"), ("B", uk(2), "York"))]
    source = text_list(tmp_path / "list.csv", *lines, encoding=encoding)
    found = program.call("inspect", source, "--json").json
    assert found["delimiter"] == delimiter
    assert found["columns"][0]["name"] == "Naïve"
    assert found["phone_column"]["name"] == "Tel"


def test_without_a_header_columns_are_letters(program: Program, tmp_path: Path) -> None:
    source = text_list(tmp_path / "list.csv", f"A,{uk(1)},x", f"B,{uk(2)},y", f"C,{uk(3)},z")
    found = program.call("inspect", source, "--json").json
    assert found["header_row"] is None
    assert [column["name"] for column in found["columns"]] == ["A", "B", "C"]
    assert (found["rows"], found["phone_column"]) == (3, {"index": 1, "name": "B"})


def test_a_header_further_down(program: Program, tmp_path: Path) -> None:
    rows = [["Export of 3 May"], [], ["Name", "Phone"], ["A", uk(1)], ["B", "none"]]
    source = workbook(tmp_path / "book.xlsx", S=rows)
    found = program.call("inspect", source, "--json").json
    assert (found["header_row"], found["rows"]) == (3, 2)
    assert [problem["row"] for problem in found["problems"]] == [5]


def test_blank_rows_inside_are_rows_and_those_at_the_end_are_not(program: Program, tmp_path: Path) -> None:
    lines = ["Name,Tel", f"A,{uk(1)}", ",", "", f"B,{uk(1)}", "C,oops", ",", "", ""]
    source = text_list(tmp_path / "list.csv", *lines)
    found = program.call("inspect", source, "--json").json
    assert found["rows"] == 5
    assert found["numbers"] == {"valid": 1, "invalid": 1, "empty": 2, "duplicate": 1}
    assert found["problems"] == [{"row": 6, "raw": "oops", "problem": "not a phone number"}]


def test_numbers_that_excel_damaged(program: Program, tmp_path: Path) -> None:
    lines = ["Tel", uk(1), "4.47911E+11", uk(2), "4474001234560000000"]
    source = text_list(tmp_path / "list.csv", *lines)
    found = program.call("inspect", source, "--json").json
    assert found["damage"]["scientific_notation"] == 1
    assert found["numbers"] == {"valid": 2, "invalid": 2, "empty": 0, "duplicate": 0}
    assert [(each["row"], each["raw"]) for each in found["problems"]] == [
        (3, "4.47911E+11"),
        (5, "4474001234560000000"),
    ]


def test_countries_are_counted_by_region(program: Program, tmp_path: Path) -> None:
    numbers = [uk(1), "+447781123456", "+447797712345", uk(2), uk(2), "+4915123456789"]
    source = text_list(tmp_path / "list.txt", *numbers)
    found = program.call("inspect", source, "--json").json
    assert found["countries"] == {"GB": 2, "GG": 1, "JE": 1, "DE": 1}
    assert sum(found["countries"].values()) == found["numbers"]["valid"]


def test_at_most_fifty_problems(program: Program, tmp_path: Path) -> None:
    source = text_list(tmp_path / "list.csv", "Tel", *(uk(n) for n in range(80)), *(f"no {n}" for n in range(60)))
    found = program.call("inspect", source, "--json").json
    assert (found["numbers"]["invalid"], len(found["problems"])) == (60, 50)
    assert found["problems"][0] == {"row": 82, "raw": "no 0", "problem": "not a phone number"}


def test_national_numbers_need_a_country(program: Program, tmp_path: Path) -> None:
    source = text_list(tmp_path / "list.csv", "Name,Mobile", f"A,{national(1)}", f"B,{national(2)}")
    without = program.call("inspect", source, "--json", "--column", "Mobile").json
    lower = program.call("inspect", source, "--json", "--country", "gb").json
    assert without["numbers"]["invalid"] == 2
    assert lower["numbers"]["valid"] == 2


def test_of_several_countries_that_fit_the_same_none_is_recommended(program: Program, tmp_path: Path) -> None:
    # GIVEN landlines of London, which are numbers of China, India and New Zealand as well
    source = text_list(tmp_path / "list.csv", "Name,Phone", *(f"A,020 7946 0{at:03}" for at in range(18, 58)))
    words = program.call("inspect", source).out
    found = program.call("inspect", source, "--json").json
    assert "Several countries are possible for the numbers looked at: CN, GB, IN" in words
    assert "100%" not in words
    assert "--country CN" not in words
    assert list(found["better_countries"])[:3] == ["CN", "GB", "IN"]


def test_the_towns_of_a_list_tell_its_country_where_its_numbers_do_not(program: Program, tmp_path: Path) -> None:
    # GIVEN a British list as people make one up: hardly a number is valid, and in India all of them would be
    towns = ("London", "Leeds", "York", "Bristol")
    rows = (f"Ann,0207946{at:04},{towns[at % 4]}\nBen,07700900{at:03},{towns[at % 3]}" for at in range(100, 130))
    source = text_list(tmp_path / "list.csv", "Name,Phone,City", *rows)
    words = program.call("inspect", source).out
    assert "valid in GB: --country GB" in words
    assert "100%" not in words


def test_the_countrys_own_list_is_not_taken_for_anothers_because_some_numbers_are_made_up(
    program: Program, tmp_path: Path
) -> None:
    rows = (f"Ann,07700 900{at:03},London" for at in range(100, 130))
    source = text_list(tmp_path / "list.csv", "Name,Phone,City", "Ben,07400 123456,Leeds", *rows)
    found = program.call("inspect", source, "--json", "--country", "GB").json
    assert found["numbers"]["invalid"] == 30
    assert "better_countries" not in found


def test_a_country_that_fits_alone_is_named_with_its_option(program: Program, tmp_path: Path) -> None:
    numbers = ("0171 39200{}", "030 231251{}", "0151 234567{}", "089 636 480{}", "0221 91234{}", "0160 44123{}")
    lines = [f"A,{number.format(at)}" for at in range(10, 14) for number in numbers]
    source = text_list(tmp_path / "list.csv", "Name,Phone", *lines)
    words = program.call("inspect", source).out
    assert "100% of the numbers looked at would be valid in DE: --country DE" in words


def test_a_table_without_numbers(program: Program, service: FakeService, tmp_path: Path) -> None:
    source = text_list(tmp_path / "towns.csv", "Name,Town", "A,Leeds", "B,York")
    run = program.call("inspect", source, "--json")
    assert (run.code, run.json["phone_column"]) == (0, None)
    assert run.json["numbers"]["valid"] == 0
    assert sum(run.json["numbers"].values()) == run.json["rows"] == 2
    fault = program.call("verify", source, "-o", tmp_path / "out.xlsx", "--json").refused(2)
    assert "towns.csv" in fault
    assert not service.submissions
    assert list((program.home / "lists").iterdir()) == []


def test_a_phone_column_without_a_valid_number(program: Program, service: FakeService, tmp_path: Path) -> None:
    source = text_list(tmp_path / "list.csv", "Name,Phone", "A,123", "B,n/a", "C,+44")
    assert program.call("inspect", source, "--json", "--column", "Phone").code == 0
    program.call("verify", source, "-o", tmp_path / "out.xlsx", "--column", "Phone", "--json").refused(2)
    assert not service.submissions


def test_no_key_and_no_service_are_needed(alone: Program, tmp_path: Path) -> None:
    run = alone.call("inspect", small_list(tmp_path), "--json", "--base-url", "http://127.0.0.1:9/api/v1")
    assert (run.code, run.json["rows"]) == (0, 3)


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_json_where_standard_output_is_not_unicode(alone: Program, tmp_path: Path, encoding: str) -> None:
    source = text_list(tmp_path / "list.csv", "名前,電話", f"花子,{uk(1)}", "太郎,なし")
    alone.more = {"PYTHONIOENCODING": encoding}
    run = alone.run("inspect", source, "--json")
    words = alone.run("inspect", source)
    assert (run.code, words.code) == (0, 0)
    assert run.json["phone_column"]["name"] == "電話"
    assert "2 rows" in words.out


def test_one_row_is_one_row(program: Program, tmp_path: Path) -> None:
    assert "1 row: 1 valid" in program.run("inspect", text_list(tmp_path / "list.csv", "Phone", uk(1))).out
