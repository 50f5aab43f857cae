"""A result once more, for free; two lists with one output; and the standard streams."""

from __future__ import annotations

import csv
import io
import subprocess
import sys
from datetime import datetime
from pathlib import Path
from typing import Any

import openpyxl
import pytest

from .fake_service import FakeService, status
from .program import Program, Run
from .tables import csv_rows, national, records, small_list, text_list, uk, workbook


def piped(program: Program, *arguments: object, given: bytes = b"") -> Run:
    """In a process of its own, with something on its standard input."""
    command = [sys.executable, "-m", "desktop_app", *program.arguments(str(arguments[0]), *arguments[1:])]
    run = subprocess.run(  # noqa: S603 - the program under test
        command, input=given, capture_output=True, cwd=program.folder, env=program.environment(), check=False
    )
    return Run(run.returncode, run.stdout.decode("utf-8"), run.stderr.decode())


def the_batch(program: Program) -> dict[str, Any]:
    (batch,) = program.call("tasks", "--json").json["batches"]
    assert isinstance(batch, dict)
    return batch


def test_a_finished_result_is_written_again_and_the_service_is_not_asked(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    first, again = tmp_path / "out.csv", tmp_path / "again.csv"
    message = program.call("verify", small_list(tmp_path), "-o", first, "--json").json
    batch = the_batch(program)["id"]
    asked = len(service.seen)
    run = program.call("export", batch, "-o", again, "--json")
    assert (run.code, run.json) == (0, {**message, "id": batch, "output": str(again)})
    assert again.read_bytes() == first.read_bytes()
    assert len(service.seen) == asked
    assert program.call("export", batch, "-o", tmp_path / "again.xlsx").code == 0
    assert records(tmp_path / "again.xlsx") == records(first)


def test_what_is_no_batch_or_no_output_is_said(program: Program, tmp_path: Path) -> None:
    assert "There is no batch “nope”." in program.call("export", "nope", "-o", tmp_path / "a.csv").refused(2)
    assert "has to end with one of .xlsx, .csv" in program.call("export", "nope", "-o", tmp_path / "a.txt").refused(2)


def test_an_unfinished_batch_is_written_as_it_stands_and_its_result_goes_there_from_then_on(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    service.on("detect", status(500))
    assert program.call("verify", small_list(tmp_path), "-o", tmp_path / "out.csv").code == 6
    batch = the_batch(program)
    run = program.call("export", batch["id"], "-o", tmp_path / "other.csv")
    assert (run.code, [row["Answer"] for row in records(tmp_path / "other.csv")]) == (6, ["awaiting"] * 3)
    assert "is not finished" in run.err
    assert program.call("decide", batch["tasks"][0]["part"], "--resend").code == 0
    assert program.call("resume").code == 0
    assert [row["Answer"] for row in records(tmp_path / "other.csv")] == ["answered"] * 3
    assert not (tmp_path / "out.csv").exists()


# --- two lists with one output ---


def test_a_list_that_is_refused_leaves_the_result_of_another_and_says_nothing_of_it(
    program: Program, tmp_path: Path
) -> None:
    output = tmp_path / "out.csv"
    assert program.call("verify", small_list(tmp_path), "-o", output).code == 0
    before = output.read_bytes()
    # WHEN the same numbers come once more THEN nothing is replaced, and nothing else is said
    run = program.call("verify", small_list(tmp_path), "-o", output)
    assert run.code == 6
    assert "is replaced" not in run.err
    assert output.read_bytes() == before


def test_a_result_that_is_replaced_is_named_with_the_way_back(program: Program, tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    assert program.call("verify", small_list(tmp_path), "-o", out).code == 0
    batch, before = the_batch(program)["id"], out.read_bytes()
    second = program.call("verify", small_list(tmp_path, first=50, name="b.csv"), "-o", out)
    assert second.code == 0
    assert "“out.csv” has the result of “list.csv”" in second.err
    assert f"“dialproof export {batch} -o FILE” writes that again, for free" in second.err
    assert program.call("export", batch, "-o", tmp_path / "back.csv").code == 0
    assert (tmp_path / "back.csv").read_bytes() == before


@pytest.mark.parametrize("spelled", ["out.csv", "sub/../out.csv"])
def test_a_result_that_is_still_to_be_written_keeps_its_place(
    program: Program, service: FakeService, tmp_path: Path, spelled: str
) -> None:
    (tmp_path / "sub").mkdir()
    service.on("detect", status(500))
    assert program.call("verify", small_list(tmp_path), "-o", tmp_path / "out.csv").code == 6
    other = small_list(tmp_path, first=50, name="b.csv")
    refused = program.call("verify", other, "-o", tmp_path / spelled)
    assert (refused.code, len(service.submissions)) == (2, 1)
    assert f"is where the result of “list.csv” (batch {the_batch(program)['id']}) is, or is to go" in refused.fault
    assert program.call("verify", other, "-o", tmp_path / "b.xlsx").code == 0


def test_a_later_result_is_not_overwritten_by_an_earlier_batch(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    # GIVEN a list of which one task was answered and one is in doubt, so that its result is written
    out = tmp_path / "out.csv"
    listed = text_list(tmp_path / "a.csv", "Mobile", uk(1), uk(2))
    service.on("detect", service.usual, status(500))
    assert program.call("verify", listed, "-o", out, "--max-per-task", 1).code == 6
    batch = the_batch(program)
    (doubted,) = [task for task in batch["tasks"] if task["state"] == "unknown"]
    # AND another one that took its place since
    assert program.call("verify", small_list(tmp_path, first=50, name="b.csv"), "-o", out).code == 0
    later = out.read_bytes()
    # WHEN the first one is finished
    assert program.call("decide", doubted["part"], "--resend").code == 0
    run = program.call("resume")
    # THEN nothing is overwritten, and it can be written elsewhere
    assert (run.code, out.read_bytes()) == (2, later)
    assert "is where the result of “b.csv”" in run.err
    assert program.call("export", batch["id"], "-o", tmp_path / "a_out.csv").code == 0
    assert program.call("resume").code == 0
    assert out.read_bytes() == later


# --- standard streams ---


def test_a_list_from_standard_input_and_its_result_to_standard_output(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    listed = small_list(tmp_path).read_bytes()
    run = piped(program, "verify", "-", "-o", "-", given=listed)
    rows = list(csv.reader(io.StringIO(run.out.removeprefix("\ufeff"), newline="")))
    assert (run.code, service.numbers) == (0, [uk(1), uk(2), uk(3)])
    assert [row[-3] for row in rows] == ["Answer", "answered", "answered", "answered"]
    assert run.out.startswith("\ufeff")
    assert "3 numbers sent in 1 task, 3 answered" in run.err
    assert the_batch(program)["file"] == "standard input.csv"
    again = program.folder / "again.csv"
    assert program.call("export", the_batch(program)["id"], "-o", again).code == 0
    assert csv_rows(again) == rows
    exported = piped(program, "export", the_batch(program)["id"], "-o", "-")
    assert (exported.code, exported.out) == (0, run.out)


def test_inspect_reads_standard_input_and_json_may_come_with_it(program: Program, tmp_path: Path) -> None:
    run = piped(program, "inspect", "-", "--json", given=small_list(tmp_path).read_bytes())
    assert (run.code, run.json["numbers"]["valid"]) == (0, 3)
    empty = piped(program, "inspect", "-")
    assert (empty.code, "“standard input.csv” is empty" in empty.err) == (2, True)


def test_json_and_a_result_do_not_share_standard_output(program: Program, service: FakeService, tmp_path: Path) -> None:
    run = program.call("verify", small_list(tmp_path), "-o", "-", "--json")
    assert "both want standard output" in run.refused(2)
    assert service.seen == []


def test_a_clean_list_is_written_free_and_takes_no_other_files_place(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    # GIVEN a list whose result is written
    service.result = lambda numbers: "\n".join(
        ["number,status", *(f"{number},{'active' if at else 'dead'}" for at, number in enumerate(numbers)), ""]
    ).encode()
    source = text_list(tmp_path / "list.csv", "Name,Tel", f"A,{uk(1)}", f"B,{uk(2)}", "C,x", f"D,{uk(2)}", f"E,{uk(3)}")
    done = program.call("verify", source, "-o", tmp_path / "out.csv")
    assert "5 rows judged: 3 good, 1 bad, 1 problem (invalid or empty)." in done.err
    batch, asked = the_batch(program)["id"], len(service.seen)
    # WHEN it is exported with the verdicts
    program.call("export", batch, "-o", tmp_path / "judged.csv", "--verdict")
    # THEN they come last, which they don't in the file of the run itself
    plain, judged = csv_rows(tmp_path / "out.csv"), csv_rows(tmp_path / "judged.csv")
    assert [row[:-2] for row in judged] == plain
    assert [row[-2:] for row in judged[:3]] == [["Verdict", "Why"], ["bad", "status: dead"], ["good", "status: active"]]
    # AND with what answers of all services have in common, which comes before the service's own
    program.call("export", batch, "-o", tmp_path / "standard.csv", "--standard")
    assert csv_rows(tmp_path / "standard.csv") == plain  # this service says nothing of it
    # WHEN a clean list of it is wanted
    run = program.call("export", batch, "-o", tmp_path / "clean.csv", "--clean", "--json")
    # THEN it has the good numbers, each once, and nothing was asked
    assert (run.code, run.json["clean"], run.json["rows"]) == (0, 2, 5)
    assert csv_rows(tmp_path / "clean.csv") == [["Name", "Tel"], ["B", uk(2)], ["E", uk(3)]]
    assert len(service.seen) == asked
    # AND why it has fewer rows than there are good ones is said
    said = program.call("export", batch, "-o", tmp_path / "clean.csv", "--clean").out
    assert "The clean list has 2 rows; 1 more repeats a number, which is written once." in said
    beside = program.call("export", batch, "-o", tmp_path / "beside.csv", "--clean", "--beside", "--doubtful")
    assert csv_rows(tmp_path / "beside.csv")[0] == ["Name", "Tel", "Phone (E.164)"]
    assert "The clean list has 2 rows; 1 more" in beside.out
    assert "add it, or leave them out" in program.call("export", batch, "-o", tmp_path / "a.csv", "--beside").refused(2)


def test_cells_that_a_clean_list_lacks_for_want_of_their_formulas_result_are_counted(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    service.result = lambda numbers: "\n".join(["number,status", *(f"{each},active" for each in numbers), ""]).encode()
    # GIVEN a workbook whose formulas a program wrote and nobody calculated, beside texts that look like some
    due = [f"={cell}" for cell in ("Table1[[#This Row],[Price]]*2", "price*2", "A1\n+1")]
    rows = [[text, f"=A{at} Taxis", uk(at)] for at, text in enumerate(due)]
    source = workbook(tmp_path / "list.xlsx", List=[["Due", "Name", "Tel"], *rows])
    book = openpyxl.load_workbook(source)
    for at in range(2, 5):
        book["List"].cell(at, 1).data_type, book["List"].cell(at, 2).data_type = "f", "s"
    book.save(source)
    program.call("verify", source, "-o", tmp_path / "out.csv")
    # WHEN a clean list is written to a file without an About sheet THEN the cells are empty, and it is said how many
    run = program.call("export", the_batch(program)["id"], "-o", tmp_path / "clean.csv", "--clean")
    assert [row[:2] for row in csv_rows(tmp_path / "clean.csv")[1:]] == [["", f"'=A{at} Taxis"] for at in range(3)]
    assert "dialproof: 3 cells of your columns are empty: the list's file has a formula there" in run.err


def test_numbers_and_dates_of_the_list_stay_such_where_that_is_asked_for_and_in_clean_lists(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    # GIVEN a workbook with an amount, a date, a code with zeros, and a long number
    head, own = ["Tel", "Revenue", "Since", "Code", "Card"], [1234.5, datetime(2025, 6, 3), "0012", "4929123412341234"]
    source = workbook(tmp_path / "list.xlsx", List=[head, [national(1), *own], [national(2), 7, None, "0013", "n/a"]])
    service.result = lambda numbers: "\n".join(["number,status", *(f"{n},active" for n in numbers), ""]).encode()
    texts = ["1234.5", "2025-06-03", "0012", "4929123412341234"]

    def written(name: str) -> list[Any]:
        return [cell.value for cell in openpyxl.load_workbook(tmp_path / name).worksheets[0][2]][1:5]

    # WHEN it is to be written with its types, by whoever finishes it
    service.on("balance", status(401))
    asked = ["verify", source, "-o", tmp_path / "out.xlsx", "--country", "GB", "--typed"]
    assert program.call(*asked).code == 4
    assert program.call("resume").code == 0
    # THEN it is; an export, and verify as such, write texts; a clean list has the types unless told otherwise
    batch = the_batch(program)["id"]
    for name, options in (("text.xlsx", []), ("clean.xlsx", ["--clean"]), ("plain.xlsx", ["--clean", "--text"])):
        assert program.call("export", batch, "-o", tmp_path / name, *options).code == 0
    assert [written(name) for name in ("out.xlsx", "text.xlsx", "clean.xlsx", "plain.xlsx")] == [own, texts, own, texts]
    for more, there in (((), own), (("--text",), texts)):  # … also as a sheet of the list's own workbook
        assert program.call("export", batch, "--into", tmp_path / "in.xlsx", "--clean", *more).code == 0
        sheet = openpyxl.load_workbook(tmp_path / "in.xlsx")["Clean list"]
        assert [cell.value for cell in sheet[2]][1:5] == there
    recipe = program.call("recipes", "save", "Weekly", batch, "--clean", "--json")
    shown = program.call("recipes", "show", "Weekly").out
    assert (recipe.code, shown.count("typed = true")) == (0, 2)


def test_a_copy_of_the_lists_own_workbook_gets_answers_and_verdicts(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    # GIVEN a workbook with a sheet beside the list's
    rows = [["Name", "Tel"], ["Ann", national(1)], ["Ben", "nothing"], ["Cara", uk(2)]]
    source = workbook(tmp_path / "list.xlsx", List=rows, Notes=[["mine"]])
    service.result = lambda numbers: "\n".join(["number,status", *(f"{n},active" for n in numbers), ""]).encode()
    assert program.call("verify", source, "-o", tmp_path / "out.xlsx", "--country", "GB").code == 0
    (batch,) = program.call("tasks", "--json").json["batches"]
    before, sent = source.read_bytes(), len(service.submissions)
    # WHEN it is written into a copy, with E.164 in the phone column
    copy = tmp_path / "copy.xlsx"
    run = program.call("export", batch["id"], "--into", copy, "--in-place", "--json")
    # THEN the copy has all of it, and the rows are where they were
    assert (run.code, run.json["output"], len(service.submissions)) == (0, str(copy), sent)
    book = openpyxl.load_workbook(copy)
    assert book.sheetnames == ["List", "Notes", "About"]
    header, *found = book["List"].iter_rows(values_only=True)
    assert [row[1] for row in found] == [uk(1), "nothing", uk(2)]
    assert [row[header.index("Verdict")] for row in found] == ["good", "problem", "good"]
    assert header[:3] == ("Name", "Tel", "Phone (E.164)")
    # AND without that, the phone column is as it was
    assert program.call("export", batch["id"], "--into", copy).code == 0
    assert [row[1] for row in openpyxl.load_workbook(copy)["List"].iter_rows(min_row=2, values_only=True)] == [
        national(1), "nothing", uk(2),
    ]  # fmt: skip
    # AND a clean list can be a sheet of it
    clean = program.call("export", batch["id"], "--into", copy, "--clean", "--json")
    assert (clean.code, clean.json["clean"]) == (0, 2)
    book = openpyxl.load_workbook(copy)
    assert book.sheetnames == ["List", "Notes", "Clean list", "About"]
    assert [*book["Clean list"].iter_rows(values_only=True)] == [("Name", "Tel"), ("Ann", uk(1)), ("Cara", uk(2))]
    assert [*book["List"].iter_rows(values_only=True)] == [tuple(row) for row in rows]
    # AND the list itself is never written
    assert "is the list itself" in program.call("export", batch["id"], "--into", source).refused(2)
    assert source.read_bytes() == before


def test_what_cant_be_written_into_a_workbook_is_said(program: Program, service: FakeService, tmp_path: Path) -> None:
    program.call("verify", text_list(tmp_path / "list.csv", "Tel", uk(0)), "-o", tmp_path / "out.csv")
    (batch,) = program.call("tasks", "--json").json["batches"]
    export, copy = ("export", batch["id"]), tmp_path / "copy.xlsx"
    assert "not an Excel workbook" in program.call(*export, "--into", copy).refused(2)
    assert "belongs to “--into”" in program.call(*export, "-o", copy, "--in-place").refused(2)
    assert "can't be together" in program.call(*export, "--into", copy, "--clean", "--in-place").refused(2)
    assert program.call(*export).code == 2
    assert program.call(*export, "--into", copy, "-o", copy).code == 2
    assert not copy.exists()
    assert len(service.submissions) == 1
