"""`dialproof suppress`: numbers that must not be used are never sent, and every file says so."""

from __future__ import annotations

from pathlib import Path

import openpyxl

from .fake_service import FakeService
from .program import Program
from .tables import csv_rows, text_list, uk, workbook


def opt_outs(program: Program, folder: Path, *numbers: str, name: str = "Opt-outs") -> None:
    file = text_list(folder / f"{name}.csv", "Mobile", *numbers)
    assert program.call("suppress", "add", file, "--name", name, "--purpose", "asked for it").code == 0


def sent(service: FakeService) -> set[str]:
    return {number for each in service.submissions for number in each.numbers}


def test_suppressed_numbers_are_never_sent(program: Program, service: FakeService, tmp_path: Path) -> None:
    # GIVEN a suppression list with two of a list's numbers, one of them written otherwise, and a row without one
    opt_outs(program, tmp_path, uk(1), f"0044{uk(3)[3:]}", uk(9), "call me")
    # WHEN the list is verified
    source = text_list(tmp_path / "list.csv", "Name,Tel", *(f"N{at},{uk(at)}" for at in range(5)), f"again,{uk(3)}")
    ran = program.call("verify", source, "-o", tmp_path / "out.csv", "--json")
    # THEN these numbers never leave, and that is said
    assert sent(service) == {uk(0), uk(2), uk(4)}
    assert "6 rows: 5 valid (with 2 suppressed numbers), 0 invalid, 1 duplicate, 0 empty." in ran.err
    assert "2 numbers are on the suppression list “Opt-outs”: not sent." in ran.err
    assert (ran.json["submitted"], ran.json["suppressed"]) == (3, 2)
    # AND every row is in the file, which says whose list they are on
    header, *rows = csv_rows(tmp_path / "out.csv")
    assert header[-2:] == ["Suppressed by", "Suppressed since"]
    assert [row[-2] for row in rows] == ["", "Opt-outs", "", "Opt-outs", "", "Opt-outs"]
    assert all(len(row[-1]) == 10 for row in rows if row[-2])
    answer = header.index("Answer")
    assert [row[answer] for row in rows] == ["answered", "not sent", "answered", "not sent", "answered", "not sent"]
    assert "The sums" not in ran.err


def test_a_clean_list_leaves_out_what_was_suppressed_after_sending(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    # GIVEN a list that was verified, all of it good
    service.result = lambda numbers: "\n".join(["number,status", *(f"{each},active" for each in numbers), ""]).encode()
    source = text_list(tmp_path / "list.csv", "Tel", *(uk(at) for at in range(4)))
    program.call("verify", source, "-o", tmp_path / "out.csv")
    (batch,) = program.call("tasks", "--json").json["batches"]
    # WHEN one of its numbers is suppressed
    opt_outs(program, tmp_path, uk(2))
    # THEN the clean list is without it, and the verdict says why
    ran = program.call("export", batch["id"], "-o", tmp_path / "clean.csv", "--clean", "--json")
    assert ran.json["clean"] == 3
    assert [row[0] for row in csv_rows(tmp_path / "clean.csv")[1:]] == [uk(0), uk(1), uk(3)]
    assert "4 rows judged: 3 good, 1 suppressed." in ran.err
    program.call("export", batch["id"], "-o", tmp_path / "all.csv", "--verdict")
    header, *rows = csv_rows(tmp_path / "all.csv")
    (row,) = [row for row in rows if row[header.index("Verdict")] == "suppressed"]
    assert row[0] == uk(2)
    assert row[header.index("Why")].startswith("Opt-outs: ")
    assert row[header.index("Answer")] == "answered"
    # WHEN the list is deleted, THEN the number is good again
    assert program.call("suppress", "remove", "opt-outs").code == 0
    assert program.call("export", batch["id"], "-o", tmp_path / "clean.csv", "--clean", "--json").json["clean"] == 4


def test_lists_are_added_to_replaced_and_shown(program: Program, tmp_path: Path) -> None:
    opt_outs(program, tmp_path, uk(1), uk(2), "no number", name="Do not call")
    more = text_list(tmp_path / "more.csv", "Mobile", uk(2), uk(3))
    # WHEN a file is added, THEN the list has both
    added = program.call("suppress", "add", more, "--name", "do not call", "--json").json
    assert (added["name"], added["numbers"], added["not_numbers"], added["rows"]) == ("do not call", 3, 1, 5)
    assert added["purpose"] == "asked for it"
    # WHEN it is replaced, THEN it has the new file's numbers alone
    replaced = program.call("suppress", "add", more, "--name", "Do not call", "--replace", "--json").json
    assert (replaced["numbers"], replaced["not_numbers"], replaced["since"]) == (2, 0, added["since"])
    (found,) = program.call("suppress", "list", "--json").json["lists"]
    assert found == replaced
    # AND rows without a number are shown, never dropped silently
    opt_outs(program, tmp_path, uk(5), "call me maybe", name="B")
    shown = program.call("suppress", "show", "B")
    assert "1 of 2 rows has no number that can be understood, and suppresses nothing:" in shown.out
    assert "row 3: 'call me maybe'" in shown.out
    assert program.call("suppress", "remove", "C").refused(2).startswith("There is no suppression list “C”")


def test_a_list_can_be_verified_without_suppression(program: Program, service: FakeService, tmp_path: Path) -> None:
    opt_outs(program, tmp_path, uk(1))
    source = text_list(tmp_path / "list.csv", "Tel", uk(0), uk(1))
    program.call("verify", source, "-o", tmp_path / "out.csv", "--no-suppression")
    assert sent(service) == {uk(0), uk(1)}


def test_a_list_of_suppressed_numbers_alone_is_not_sent(program: Program, service: FakeService, tmp_path: Path) -> None:
    opt_outs(program, tmp_path, uk(1), uk(2))
    source = text_list(tmp_path / "list.csv", "Tel", uk(2), uk(1))
    ran = program.call("verify", source, "-o", tmp_path / "out.csv")
    assert ran.code == 2
    assert "All numbers in “list.csv” are on your suppression lists (Opt-outs)" in ran.err
    assert not service.submissions


def test_a_list_is_not_called_suppressed_whole_while_others_of_its_numbers_have_a_problem(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    # GIVEN a list of four numbers, one with a country code, which is suppressed, in one cell with another
    opt_outs(program, tmp_path, uk(1))
    source = text_list(tmp_path / "list.csv", "07400 123457", f"{uk(1)} / 07400 123459", "7400123456")
    # WHEN it is verified without their country
    ran = program.call("verify", source, "-o", tmp_path / "out.csv")
    # THEN only what is valid is called suppressed, and how to have the others read is said
    assert ran.code == 2
    assert "Every valid number in “list.csv” is on your suppression lists (Opt-outs), so nothing is sent." in ran.err
    assert "Rows with a number that has a problem: 3. Name the country" in ran.err
    # AND the same goes where such a cell is all there is
    source = text_list(tmp_path / "cell.csv", "Tel", f"{uk(1)} / 07400 123459", "")
    ran = program.call("verify", source, "-o", tmp_path / "out.csv")
    assert "Rows with a number that has a problem: 1." in ran.err
    assert not service.submissions


def test_a_suppressed_number_is_checked_only_on_demand(program: Program, tmp_path: Path) -> None:
    opt_outs(program, tmp_path, uk(1))
    assert "is on the suppression list Opt-outs" in program.call("check", uk(1)).refused(2)
    assert program.call("check", uk(1), "--no-suppression").code == 0
    assert program.call("check", uk(2)).code == 0


def test_results_are_written_while_a_list_is_damaged_and_it_can_be_deleted(program: Program, tmp_path: Path) -> None:
    program.call("verify", text_list(tmp_path / "list.csv", "Tel", uk(0), uk(1)), "-o", tmp_path / "out.csv")
    (batch,) = program.call("tasks", "--json").json["batches"]
    opt_outs(program, tmp_path, uk(1))
    (damaged,) = (program.home / "suppression").glob("*.sqlite")
    damaged.write_bytes(b"damaged" * 1000)
    ran = program.call("export", batch["id"], "-o", tmp_path / "again.csv")
    assert (ran.code, len(csv_rows(tmp_path / "again.csv"))) == (0, 3)
    assert f"The suppression list “{damaged.stem}” can't be read, so nothing is sent." in ran.err
    assert "as suppression lists marked them before" in ran.err
    assert program.call("export", batch["id"], "-o", tmp_path / "clean.csv", "--clean").code == 2
    assert program.call("suppress", "list", "--json").json["broken"] == [damaged.stem]
    assert program.call("suppress", "remove", damaged.stem).code == 0
    assert program.call("export", batch["id"], "-o", tmp_path / "clean.csv", "--clean").code == 0


def test_inspect_counts_what_is_suppressed(program: Program, tmp_path: Path) -> None:
    source = text_list(tmp_path / "list.csv", "Tel", uk(0), uk(1), uk(1), uk(2))
    assert "suppressed" not in program.call("inspect", source, "--json").json
    opt_outs(program, tmp_path, uk(1), uk(2), uk(9))
    assert program.call("inspect", source, "--json").json["suppressed"] == 2
    said = program.call("inspect", source).out
    assert "2 numbers are on the suppression list “Opt-outs”: not sent." in said
    assert "4 rows: 3 valid (with 2 suppressed numbers), 0 invalid, 1 duplicate, 0 empty." in said


def test_a_copy_of_a_workbook_says_which_suppressed_numbers_are_left_in_it(program: Program, tmp_path: Path) -> None:
    # GIVEN a workbook with two opted-out numbers, one of them beside another one in its cell
    opt_outs(program, tmp_path, uk(1), uk(2))
    source = workbook(tmp_path / "list.xlsx", List=[["Tel"], [uk(0)], [uk(1)], [f"{uk(2)} or {uk(3)}"]])
    program.call("verify", source, "-o", tmp_path / "out.xlsx")
    (batch,) = program.call("tasks", "--json").json["batches"]
    # WHEN its numbers are replaced in a copy THEN what is left is said
    ran = program.call("export", batch["id"], "--into", tmp_path / "copy.xlsx", "--in-place")
    left = "1 number on suppression lists is still in your phone column"
    assert f"dialproof: {left}; they must not be called." in ran.err
    cells = openpyxl.load_workbook(tmp_path / "copy.xlsx")["List"].iter_rows(min_row=2, max_col=1, values_only=True)
    assert [cell for (cell,) in cells] == [uk(0), uk(1), uk(3)]


def test_a_list_shows_its_files_and_if_a_number_is_on_it(program: Program, tmp_path: Path) -> None:
    # GIVEN a list of two files that share a number
    opt_outs(program, tmp_path, uk(1), uk(2))
    opt_outs(program, tmp_path, uk(2), uk(3), "call me")
    shown = program.call("suppress", "show", "opt-outs")
    files = [line for line in shown.out.splitlines() if line.startswith("  Opt-outs.csv")]
    assert [line.rpartition(": ")[2] for line in files[:2]] == ["2 numbers", "1 number"]
    assert [each["numbers"] for each in program.call("suppress", "show", "opt-outs", "--json").json["files"]] == [2, 1]
    # AND a file that is added again isn't said to be empty
    opt_outs(program, tmp_path, uk(2), uk(3))
    files = [line for line in program.call("suppress", "show", "opt-outs").out.splitlines() if "Opt-outs.csv, " in line]
    assert files[2].endswith(": no number on the list came with it first")
    # WHEN its numbers are asked for THEN they are there as they are
    every = program.call("suppress", "show", "Opt-outs", "--numbers")
    assert [line.partition(",")[0] for line in every.out.splitlines()] == [uk(1), uk(2), uk(3)]
    found = program.call("suppress", "show", "Opt-outs", "--find", f"00{uk(3)[1:]}".replace("0044", "+44 "), "--json")
    assert [each["number"] for each in found.json["listed"]] == [uk(3)]
    none = program.call("suppress", "show", "Opt-outs", "--find", uk(9))
    assert (none.code, none.out.strip()) == (0, f"{uk(9)} is not on “Opt-outs”.")
    assert program.call("suppress", "show", "Opt-outs", "--find", "12").code == 2


def test_a_column_says_since_when_each_number_is_suppressed(program: Program, tmp_path: Path) -> None:
    # GIVEN a file with a column of dates, month first as one of them tells
    lines = f"{uk(1)},5/6/2020", f"{uk(2)},12/31/2019", f"{uk(3)},soon"
    source = text_list(tmp_path / "optouts.csv", "Mobile,Opted out", *lines)
    missing = program.call("suppress", "add", source, "--name", "Opt-outs", "--date-column", "When")
    assert missing.code == 2
    added = program.call("suppress", "add", source, "--name", "Opt-outs", "--date-column", "Opted out", "--json")
    assert (added.code, added.json["numbers"], added.json["rows_without_date"]) == (0, 3, 1)
    # THEN what is told of the list is since when the first of its numbers is on it, and the last, the day of import
    today = added.json["changed"][:10]
    assert (added.json["first_since"], added.json["last_since"]) == ("2019-12-31", today)
    told = f"Opt-outs: 3 numbers, since 2019-12-31, the latest {today}."
    assert program.call("suppress", "list").out.strip() == told
    assert program.call("suppress", "show", "Opt-outs").out.splitlines()[0] == told
    # AND each number is told with its own date, here and in what is verified
    found = program.call("suppress", "show", "Opt-outs", "--find", uk(1))
    assert found.out.strip() == f"{uk(1)}, since 2020-05-06, optouts.csv"
    again = program.call("suppress", "add", source, "--name", "Opt-outs", "--date-column", "b")
    assert "1 row has no date that can be understood, or one in the future: the day of import counts." in again.out
    program.call("verify", text_list(tmp_path / "list.csv", "Tel", uk(0), uk(2)), "-o", tmp_path / "out.csv")
    assert [row[-1] for row in csv_rows(tmp_path / "out.csv")] == ["Suppressed since", "", "2019-12-31"]
    # AND in its report and its clean list, of the numbers that stand in it
    (batch,) = program.call("tasks", "--json").json["batches"]
    program.call("report", batch["id"], "-o", tmp_path / "report.xlsx")
    sheet = openpyxl.load_workbook(tmp_path / "report.xlsx").worksheets[0]
    said = {row[0]: row[1:3] for row in sheet.iter_rows(values_only=True)}
    dates = "since 31 Dec 2019", "since Dec 31, 2019"  # as the system writes them
    assert said["Suppression list: Opt-outs"] in {(1, each) for each in dates}
    program.call("export", batch["id"], "-o", tmp_path / "clean.xlsx", "--clean")
    about = openpyxl.load_workbook(tmp_path / "clean.xlsx")["About"].iter_rows(max_col=2, values_only=True)
    assert ("Suppression list “Opt-outs”", "1 number of this list, since 2019-12-31") in about
