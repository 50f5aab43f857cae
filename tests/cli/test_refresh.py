"""`dialproof refresh`: a former list again, of which only what is too old, unknown or new is sent and paid."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from .fake_service import FakeService, reset, unknown_of
from .program import Program
from .tables import csv_rows, records, text_list, uk


def _made_days_ago(program: Program, days: int, batch: str) -> str:
    """Have a batch begun, sent and answered so many days ago; return that day."""
    then = datetime.now(UTC) - timedelta(days=days)
    with closing(sqlite3.connect(program.home / "journal.sqlite")) as db, db:
        values = (then.isoformat(), batch)
        db.execute("UPDATE events SET at = ? WHERE batch_id = ?", values)
        db.execute("UPDATE tasks SET sent_at = ? WHERE batch_id = ?", values)
        db.execute("UPDATE batches SET created_at = ? WHERE id = ?", values)
    return f"{then:%Y-%m-%d}"


def test_a_newer_file_of_a_list_is_refreshed_and_the_service_hears_of_nothing_else(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    # GIVEN a list of four numbers of ten days ago, one of which was unknown
    service.result = unknown_of(uk(1))
    source = text_list(tmp_path / "list.csv", "Name,Tel", *(f"N{at},{uk(at)}" for at in range(4)))
    first = program.call("verify", source, "-o", tmp_path / "first.csv", "--product", "hlr-lookup")
    assert first.code == 0
    (batch,) = program.call("tasks", "--json").json["batches"]
    day = _made_days_ago(program, 10, batch["id"])
    # WHEN a newer file is refreshed
    newer = text_list(tmp_path / "newer.csv", "Name,Tel", *(f"M{at},{uk(at)}" for at in (7, 1, 2, 0, 2)))
    answered = service.result

    def charged(numbers: Sequence[str]) -> bytes:
        service.balance = {"balance": "998.50", "currency": "credits"}
        return answered(numbers)

    service.result = charged
    sent = len(service.numbers)
    again = program.call("refresh", batch["id"], newer, "-o", tmp_path / "second.csv", "--json")
    # THEN two numbers leave this machine, and it is said before
    assert (again.code, sorted(service.numbers[sent:])) == (0, [uk(1), uk(7)])
    assert "of 4 numbers 2 are fresh (taken over, free), 0 older than 30 days, 1 unknown, 1 new: 2 to send" in again.err
    told = again.json
    assert (told["former"], told["older_than"]) == (batch["id"], 30)
    assert (told["fresh"], told["stale"], told["unknown"], told["new"]) == (2, 0, 1, 1)
    assert (told["submitted"], told["answered"], told["unanswered"]) == (2, 2, 0)
    assert told["charged"] == {"amount": "2.00", "currency": "credits", "how": "balance"}
    rows = records(tmp_path / "second.csv")
    assert [row["Name"] for row in rows] == ["M7", "M1", "M2", "M0", "M2"]
    assert [row["Reused"] for row in rows] == ["", "", *[f"answered on {day}"] * 3]
    assert {row["Answer"] for row in rows} == {"answered"}
    # WHEN the first one is named again, the last refresh is meant, and nothing is fresh enough for a day
    _made_days_ago(program, 5, told["id"])
    third = program.call("refresh", batch["id"], "-o", tmp_path / "third.csv", "--older-than", "4", "--json")
    assert f"was refreshed since, as batch {told['id']}" in third.err
    assert (third.json["fresh"], third.json["stale"], third.json["unknown"]) == (0, 3, 1)
    assert third.code == 0
    assert len(csv_rows(tmp_path / "third.csv")) == 6
    assert program.call("resume").code == 0


def test_where_everything_is_fresh_nothing_is_sent_and_the_file_is_written(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    source = text_list(tmp_path / "list.csv", "Tel", uk(0), uk(1))
    program.call("verify", source, "-o", tmp_path / "first.csv")
    (batch,) = program.call("tasks", "--json").json["batches"]
    sent = len(service.submissions)
    run = program.call("refresh", batch["id"], "-o", tmp_path / "second.csv")
    assert (run.code, len(service.submissions)) == (0, sent)
    assert "Against " in run.out
    assert "2 same" in run.out
    assert [row["status"] for row in records(tmp_path / "second.csv")] == ["active", "active"]


def test_what_cant_be_meant_costs_nothing(program: Program, service: FakeService, tmp_path: Path) -> None:
    source = text_list(tmp_path / "list.csv", "Tel", uk(0), uk(1))
    program.call("verify", source, "-o", tmp_path / "first.csv")
    (batch,) = program.call("tasks", "--json").json["batches"]
    sent = len(service.submissions)
    ask = "refresh", batch["id"]
    output = "-o", tmp_path / "a.csv"
    assert "whole number of days from 1 to 3650" in program.call(*ask, *output, "--older-than", "0").refused(2)
    assert "none.csv" in program.call(*ask, tmp_path / "none.csv", *output).refused(2)
    assert program.call("refresh", "nobody", *output).code == 2
    # A number without an answer that was sent today isn't paid again unasked.
    service.result = lambda _numbers: b"number,status\n"
    other = text_list(tmp_path / "other.csv", "Tel", uk(5))
    program.call("verify", other, "-o", tmp_path / "b.csv")
    newest = program.call("tasks", "--json").json["batches"][0]
    asked = program.call("refresh", newest["id"], *output)
    assert (asked.code, len(service.submissions)) == (6, sent + 1)
    assert "--again" in asked.err
    assert not (tmp_path / "a.csv").exists()


@pytest.mark.parametrize("file", [(), ("list.csv",)])
def test_cut_off_and_done_again_it_is_carried_on_and_paid_once(
    program: Program, service: FakeService, tmp_path: Path, file: tuple[str, ...]
) -> None:
    source = text_list(tmp_path / "list.csv", "Tel", uk(0), uk(1))
    program.call("verify", source, "-o", tmp_path / "first.csv")
    (batch,) = program.call("tasks", "--json").json["batches"]
    _made_days_ago(program, 400, batch["id"])
    arguments = "refresh", batch["id"], *(tmp_path / each for each in file), "-o", tmp_path / "second.csv"
    sent = len(service.numbers)
    # GIVEN a service that takes the numbers and then is away
    service.always("task", reset)
    assert program.call(*arguments).code == 5
    service.mended()
    # WHEN the same is called once more
    assert program.call(*arguments).code == 0
    assert sorted(service.numbers[sent:]) == [uk(0), uk(1)]
    assert len(program.call("tasks", "--json").json["batches"]) == 2


def test_what_was_mended_is_mended_in_the_newer_file_on_a_persons_word(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    # GIVEN a list of which one number was mended
    lines = [f"N0,{uk(0)}", f"N1,{uk(1).replace('1', 'l', 1)}"]
    source = text_list(tmp_path / "list.csv", "Name,Tel", *lines)
    assert program.call("verify", source, "-o", tmp_path / "first.csv", "--mend", "letters").code == 0
    assert sorted(service.numbers) == [uk(0), uk(1)]
    (batch,) = program.call("tasks", "--json").json["batches"]
    newer = text_list(tmp_path / "newer.csv", "Name,Tel", *lines, f"N2,{uk(2)}")
    # WHEN it is refreshed by a newer file THEN the mended number's answer is taken over, on a person's word
    told = program.call("refresh", batch["id"], newer, "-o", tmp_path / "second.csv", "--mend", "letters", "--json")
    assert (told.code, told.json["fresh"], told.json["new"]) == (0, 2, 1)
    assert service.numbers[2:] == [uk(2)]
    # AND without it that is said
    third = text_list(tmp_path / "third.csv", "Name,Tel", *lines)
    told = program.call("refresh", batch["id"], third, "-o", tmp_path / "third-done.csv", "--json")
    assert (told.code, told.json["fresh"], told.json["new"]) == (0, 1, 0)
    assert "1 number was mended in the former list, and none in this file; see --mend." in told.err
    assert program.call("refresh", batch["id"], "-o", tmp_path / "x.csv", "--mend", "letters").code == 2
