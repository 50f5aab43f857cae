"""`dialproof step`: another product for some numbers of a list, each asked only what is wanted."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from .fake_service import FakeService
from .program import Program
from .tables import csv_rows, text_list, uk

KINDS = ["MOBILE", "MOBILE", "LANDLINE", "MOBILE", "VOIP-FIXED", ""]


def test_three_steps_of_a_list_stand_side_by_side(program: Program, service: FakeService, tmp_path: Path) -> None:
    # GIVEN the line types of six numbers
    def said(column: str, values: dict[str, str]) -> None:
        service.result = lambda numbers: "\n".join(
            [f"number,{column}", *(f"{each},{values[each]}" for each in numbers if each in values), ""]
        ).encode()

    said("lineType", {uk(at): kind for at, kind in enumerate(KINDS)})
    source = text_list(tmp_path / "list.csv", "Name,Tel", *(f"N{at},{uk(at)}" for at in range(6)), "X,no number")
    program.call("verify", source, "-o", tmp_path / "first.csv")
    (first,) = program.call("tasks", "--json").json["batches"]
    # WHEN the mobile ones are asked of another product
    said("status", {uk(0): "connected", uk(1): "absent"})
    asked = "step", first["id"], "-o", tmp_path / "second.csv", "--product", "hlr-lookup"
    second = program.call(*asked, "--only", "line type=mobile", "--json")
    # THEN these alone are sent
    assert second.code == 3
    assert [each.numbers for each in service.submissions[1:]] == [(uk(0), uk(1), uk(3))]
    assert (second.json["submitted"], second.json["answered"]) == (3, 2)
    # WHEN a third product is asked of what stayed unknown
    said("risk", {uk(3): "low"})
    third = program.call(
        *("step", second.json["id"], "-o", tmp_path / "third.csv", "--product", "account-signals"),
        *("--only", "verdict=unknown", "--json"),
    )
    # THEN that is one number, and its file has the answers of all steps
    assert third.code == 0
    assert service.submissions[-1].numbers == (uk(3),)
    header, *rows = csv_rows(tmp_path / "third.csv")
    assert [name.rpartition(": ")[2] for name in header[6:]] == ["risk", "lineType", "status"]
    assert [row[6:] for row in rows] == [
        ["", "MOBILE", "connected"],
        ["", "MOBILE", "absent"],
        ["", "LANDLINE", ""],
        ["low", "MOBILE", ""],
        ["", "VOIP-FIXED", ""],
        ["", "", ""],
        ["", "", ""],
    ]
    # AND the first step's file is what it was, unless the others are wanted
    program.call("export", first["id"], "-o", tmp_path / "again.csv")
    assert csv_rows(tmp_path / "again.csv") == csv_rows(tmp_path / "first.csv")
    program.call("export", first["id"], "-o", tmp_path / "all.csv", "--steps")
    assert [name.rpartition(": ")[2] for name in csv_rows(tmp_path / "all.csv")[0][6:]] == [
        "lineType",
        "status",
        "risk",
    ]
    # AND all of them judge each number, whichever step is named: in a file with all answers, a clean list and a report
    sums = "7 rows judged: 3 good, 1 doubtful, 2 unknown, 1 problem (invalid or empty)."
    for each in (first["id"], third.json["id"]):
        file = program.call("export", each, "-o", tmp_path / "all.csv", "--steps", "--verdict")
        assert sums in file.err
        header, *rows = csv_rows(tmp_path / "all.csv")
        verdicts = [row[header.index("Verdict")] for row in rows]
        assert verdicts == ["good", "doubtful", "good", "good", "unknown", "unknown", "problem"]
        assert sums in program.call("export", each, "-o", tmp_path / "clean.csv", "--clean").err
        assert sums in program.call("report", each, "-o", tmp_path / "report.xlsx").out
    assert program.call("resume").code == 0
    # AND a recipe of the list has the steps with their conditions, in their order
    saved = program.call("recipes", "save", "Weekly", third.json["id"], "--most-numbers", "9", "--json")
    told = ["hlr-lookup for Line type=mobile", "account-signals for verdict=unknown"]
    assert (saved.json["product"], saved.json["then"], saved.json["not_kept"]) == ("phone-validation", told, [])
    assert program.call("step", first["id"], *asked[2:], "--again", "--yes").code in {0, 3}
    # AND what a product has answered is taken over for another list, where that is wanted
    new = text_list(tmp_path / "new.csv", "Tel", uk(0), uk(7))
    program.call("verify", new, "-o", tmp_path / "new-first.csv", "--again")
    (newest,) = (each["id"] for each in program.call("tasks", "--json").json["batches"] if each["file"] == "new.csv")
    said("status", {uk(7): "connected"})
    fourth = program.call("step", newest, "-o", tmp_path / "fourth.csv", *asked[4:], "--reuse", "30", "--yes")
    assert service.submissions[-1].numbers == (uk(7),)
    assert "1 number has an answer that is at most 30 days old: taken over, free." in fourth.err
    header, *rows = csv_rows(tmp_path / "fourth.csv")
    assert [row[header.index("status")] for row in rows] == ["connected", "connected"]
    again = program.call("recipes", "save", "Second", first["id"], "--most-numbers", "9")
    assert "Not kept: hlr-lookup" in again.out


def test_a_step_that_cant_be_meant_costs_nothing(program: Program, service: FakeService, tmp_path: Path) -> None:
    source = text_list(tmp_path / "list.csv", "Tel", uk(0), uk(1))
    program.call("verify", source, "-o", tmp_path / "first.csv")
    (first,) = program.call("tasks", "--json").json["batches"]
    sent = len(service.submissions)
    step = "step", first["id"], "-o", tmp_path / "a.csv", "--product", "hlr-lookup"
    assert "no value of “Line type”" in program.call(*step, "--only", "line type=purple").refused(2)
    assert "no column “colour”" in program.call(*step, "--only", "colour=red").refused(2)
    assert "was answered so; nothing is sent" in program.call(*step, "--only", "line type=mobile").refused(2)
    assert len(service.submissions) == sent
    assert not (tmp_path / "a.csv").exists()


def test_a_refresh_says_that_it_is_of_the_first_product_alone(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    # GIVEN a list with a step of another product, all of it answered
    service.result = lambda numbers: "\n".join(["number,status", *(f"{each},active" for each in numbers), ""]).encode()
    source = text_list(tmp_path / "list.csv", "Tel", uk(0), uk(1))
    program.call("verify", source, "-o", tmp_path / "first.csv")
    (first,) = program.call("tasks", "--json").json["batches"]
    program.call("step", first["id"], "-o", tmp_path / "second.csv", "--product", "hlr-lookup")
    # WHEN it is refreshed THEN it is said what the new batch is judged by, and that nothing had to be sent
    run = program.call("refresh", first["id"], "-o", tmp_path / "again.csv", "--yes")
    assert "alone, and the new batch is judged by it: order HLR lookup with “dialproof step”" in run.err
    assert "Nothing had to be sent, 2 taken over." in run.out


def test_what_a_cap_lets_nothing_of_go_says_so_and_stays_behind_the_cap(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    # GIVEN a verified list, and then a cap at a service whose prices nobody has said
    source = text_list(tmp_path / "list.csv", "Tel", uk(0), uk(1))
    assert program.call("verify", source, "-o", tmp_path / "first.csv").code == 0
    (first,) = program.call("tasks", "--json").json["batches"]
    _cap(program, {service.base_url: {"list": "5"}})
    sent = len(service.submissions)
    # WHEN a step, and another list, are ordered
    other = text_list(tmp_path / "other.csv", "Tel", uk(3))
    for order in (
        ("step", first["id"], "-o", tmp_path / "step.csv", "--product", "hlr-lookup"),
        ("verify", other, "-o", tmp_path / "other-out.csv"),
    ):
        asked = program.call(*order, "--json")
        # THEN nothing of it goes, no file is promised on standard output, and it is said where it waits
        assert (asked.code, asked.out, len(service.submissions)) == (6, "", sent)
        assert "can't be kept" in asked.fault
        newest = program.call("tasks", "--json").json["batches"][0]["id"]
        assert f"It is prepared as batch {newest}: “dialproof resume” sends it once the cap allows that" in asked.err
    # AND resume is held by the cap as well
    resumed = program.call("resume", "--json")
    assert (resumed.code, len(service.submissions)) == (6, sent)
    assert not (tmp_path / "step.csv").exists()
    # AND sends both once it is taken away
    _cap(program, {})
    assert (program.call("resume").code, len(service.submissions)) == (0, sent + 2)
    assert (tmp_path / "step.csv").exists()


def _cap(program: Program, caps: dict[str, dict[str, str]]) -> None:
    """Set the caps on spending, as the page Balance does."""
    with closing(sqlite3.connect(program.home / "journal.sqlite")) as db, db:
        db.execute("INSERT OR REPLACE INTO settings VALUES ('spending caps', ?)", (json.dumps(caps),))
