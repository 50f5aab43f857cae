"""Through a connection that never delivered anything, `verify` sends a few numbers first, and asks about puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tests.proven import prove_at

from .fake_service import FakeService, Reply, Request, answers, csv_result
from .program import Program
from .tables import records, small_list, uk

ALL = [uk(number) for number in range(1, 61)]


def sizes(service: FakeService) -> list[int]:
    return [len(each.numbers) for each in service.submissions]


def test_the_rest_follows_by_itself_once_the_first_are_answered(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    run = program.call("verify", small_list(tmp_path, 60), "-o", tmp_path / "o.csv", "--json")
    assert (run.code, run.json["answered"], sizes(service)) == (0, 60, [20, 40])
    # AND the next list goes at once
    source = tmp_path / "second"
    source.mkdir()
    other = program.call("verify", small_list(source, 90), "-o", tmp_path / "p.csv", "--again")
    assert (other.code, sizes(service)) == (0, [20, 40, 90])


def test_a_service_whose_results_are_nonsense_is_paid_for_the_first_alone(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    service.result = lambda _numbers: b"<html>Sign in</html>"
    run = program.call("verify", small_list(tmp_path, 60), "-o", tmp_path / "o.csv")
    assert run.code not in {0, 3}
    assert run.fault
    assert program.call("resume").code not in {0, 3}
    assert sizes(service) == [20]


def test_where_some_have_no_answer_it_ends_and_asks_and_resume_sends_the_rest(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    def half(numbers: Sequence[str]) -> bytes:
        return csv_result(numbers[:12] if len(numbers) == 20 else numbers)

    service.result = half
    run = program.call("verify", small_list(tmp_path, 60), "-o", tmp_path / "o.csv", "--json")
    assert (run.code, run.json["submitted"], run.json["answered"]) == (6, 20, 12)
    assert "12 of 20 numbers that went first were answered. The rest was not sent." in run.err
    assert "“dialproof resume” sends the rest" in run.err
    assert [row["Answer"] for row in records(tmp_path / "o.csv")].count("not sent") == 40
    # WHEN a person carries on, the rest goes, and nothing twice
    again = program.call("resume")
    assert again.code == 3
    assert sorted(service.numbers) == sorted(ALL)


def test_a_trial_that_failed_is_said_and_resume_tries_once_more(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    service.on("task", answers({"task_id": "t_01", "status": "failed", "message": "out of order"}))
    run = program.call("verify", small_list(tmp_path, 60), "-o", tmp_path / "o.csv")
    assert (run.code, sizes(service)) == (6, [20])
    assert "None of the 20 numbers that went first was answered. The rest was not sent." in run.err
    assert "out of order" in run.err
    assert program.call("resume").code == 3
    assert sizes(service) == [20, 20, 20]


def test_a_person_tries_some_numbers_first_and_hears_what_all_would_cost(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    prove_at(program.home, service.base_url)

    def charge(request: Request) -> Reply:
        service.balance = {"balance": f"{1000.5 - 2 * len(service.numbers)}", "currency": "credits"}
        return service.usual(request)

    service.always("detect", charge)
    source = small_list(tmp_path, 60)
    run = program.call("verify", source, "-o", tmp_path / "o.csv", "--try", 15, "--at-random")
    assert (run.code, sizes(service)) == (6, [15])
    assert "15 of 15 numbers that went first were answered. The rest was not sent." in run.err
    assert "all 60 numbers would cost about 120 credits" in run.err
    assert program.call("resume").code == 0
    assert (sizes(service), sorted(service.numbers)) == ([15, 45], sorted(ALL))


def test_numbers_at_random_are_tried_or_nothing(program: Program, tmp_path: Path) -> None:
    run = program.call("verify", small_list(tmp_path, 60), "-o", tmp_path / "o.csv", "--at-random")
    assert run.refused(2).startswith("“--at-random” needs “--try N”.")
