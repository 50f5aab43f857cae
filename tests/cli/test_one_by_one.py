"""`verify --via realtime`: numbers one by one, of any size, with the exit codes of any list."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.test_profiles import connected
from tests.proven import prove_at

from .fake_service import FakeService, Reply, Request, answers, reset, status
from .program import Program
from .tables import records, small_list, uk

# More than the journal has checks of.
MANY = 310
QUICK = "[limits]\nchecks = 6000\nat_once = 4\n"
ONLY_CHECKS = f'[paths]\ndetect = ""\n{QUICK}'


@pytest.fixture
def quick(program: Program, service: FakeService) -> Program:
    """Its service takes more checks a minute than the document allows, as its profile says."""
    connected(program, QUICK)
    prove_at(program.home, service.base_url)
    return program


def asked(service: FakeService) -> list[str]:
    return [request.json()["phone"] for request in service.asked("check")]


def journal(program: Program, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(program.home / "journal.sqlite")) as db:
        return db.execute(query).fetchall()


def test_a_long_list_goes_one_by_one_and_every_row_has_its_answer(
    quick: Program, service: FakeService, tmp_path: Path
) -> None:
    run = quick.call("verify", small_list(tmp_path, MANY), "-o", tmp_path / "o.csv", "--via", "realtime", "--json")
    assert (run.code, run.json["submitted"], run.json["answered"]) == (0, MANY, MANY)
    assert [task["status"] for task in run.json["tasks"]] == ["completed"]
    assert sorted(asked(service)) == [uk(number) for number in range(1, MANY + 1)]
    assert service.submissions == []
    rows = records(tmp_path / "o.csv")
    assert [row["Answer"] for row in rows] == ["answered"] * MANY
    assert {row["status"] for row in rows} == {"active"}
    # THEN the checks are beside the list, and not in the journal
    assert journal(quick, "SELECT COUNT(*) FROM checks") == [(0,)]
    assert journal(quick, "SELECT asked, answered FROM tasks") == [(MANY, MANY)]


def test_a_service_with_single_checks_alone_is_asked_so_by_itself(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    connected(program, ONLY_CHECKS)
    run = program.call("verify", small_list(tmp_path, 30), "-o", tmp_path / "o.csv", "--json")
    # THEN the first twenty went alone, and the rest followed
    assert (run.code, run.json["answered"]) == (0, 30)
    assert [task["numbers"] for task in run.json["tasks"]] == [20, 10]
    assert (len(asked(service)), service.submissions) == (30, [])


def test_a_key_that_is_refused_costs_one_request(quick: Program, service: FakeService, tmp_path: Path) -> None:
    service.always("check", status(401))
    run = quick.call("verify", small_list(tmp_path, MANY), "-o", tmp_path / "o.csv", "--via", "realtime")
    assert run.code == 4
    assert len(asked(service)) == 1
    # AND it goes on once a person says that the key was put right
    service.mended()
    ((batch,),) = journal(quick, "SELECT id FROM batches")
    assert quick.call("decide", f"{batch}/1", "--resend").code == 0
    assert quick.call("resume").code == 0
    assert max(Counter(asked(service)[1:]).values()) == 1


@pytest.mark.parametrize("no", [status(402), answers({"code": "quota_exceeded", "message": "Quota spent."}, 429)])
def test_a_spent_quota_is_said_and_what_was_asked_is_there(
    quick: Program, service: FakeService, tmp_path: Path, no: Callable[[Request], Reply]
) -> None:
    service.on("check", *[service.usual] * 40)
    service.always("check", no)
    run = quick.call("verify", small_list(tmp_path, MANY), "-o", tmp_path / "o.csv", "--via", "realtime", "--json")
    assert (run.code, run.json["submitted"], run.json["answered"]) == (4, 40, 40)
    assert [row["Answer"] for row in records(tmp_path / "o.csv")].count("answered") == 40


def test_a_doubt_is_counted_and_paid_for_once(quick: Program, service: FakeService, tmp_path: Path) -> None:
    service.on("check", *[service.usual] * 5, reset)
    run = quick.call("verify", small_list(tmp_path, MANY), "-o", tmp_path / "o.csv", "--via", "realtime", "--json")
    assert (run.code, run.json["answered"], run.json["unanswered"]) == (3, MANY - 1, 1)
    assert "1 number may have been charged without an answer" in run.err
    assert quick.call("resume").code in {0, 3}
    assert max(Counter(asked(service)).values()) == 1


def test_numbers_are_tried_first_and_the_rest_follows_on_a_persons_word(
    quick: Program, service: FakeService, tmp_path: Path
) -> None:
    run = quick.call(
        "verify", small_list(tmp_path, MANY), "-o", tmp_path / "o.csv", "--via", "realtime", "--try", 25, "--json"
    )
    assert (run.code, run.json["submitted"], len(asked(service))) == (6, 25, 25)
    assert quick.call("resume").code == 0
    assert sorted(asked(service)) == [uk(number) for number in range(1, MANY + 1)]
