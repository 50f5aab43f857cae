"""Answers as a profile says them: rows in JSON where it names them, and a failure told in a 200."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from decimal import Decimal
from pathlib import Path
from typing import Any

import httpx
import pytest

from desktop_app.api import HttpClient, Limits
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.decoding.json_text import parse
from desktop_app.core.errors import (
    AnswerNotUnderstood,
    DialproofError,
    FileBroken,
    KeyRefused,
    NoAnswer,
    OutcomeUnknown,
    QuotaSpent,
    RequestRefused,
)
from desktop_app.core.profile.reading import read_profile
from desktop_app.core.results.answer_form import ResultForm, form_from, form_text
from desktop_app.core.service.connection import Connection
from desktop_app.sheets.formats.json_rows import json_rows
from tests.cli.fake_service import FakeService, Request, answers
from tests.services.world import World, told

PHONE = "+447400123456"


def asked(profile: str, answer: Any, call: Callable[[HttpClient], Awaitable[Any]], limits: Limits | None = None) -> Any:
    """What a call returns or raises."""

    async def main() -> Any:
        transport = httpx.MockTransport(lambda _request: httpx.Response(200, json=answer))
        client = HttpClient(
            "https://service.example/api",
            "a-secret-key",
            transport=transport,
            profile=read_profile(profile),
            limits=limits,
        )
        try:
            return await call(client)
        except DialproofError as error:
            return error
        finally:
            await client.aclose()

    return asyncio.run(main())


# --- rows ---

ROWS = [{"phone": PHONE, "status": "live", "paid": 1}, {"phone": "+447400123457", "status": "dead", "paid": 0}]
BULK = {
    "data": {"requestId": "r1", "results": ROWS, "history": [{"at": n} for n in range(5)]},
    "errors": [{"code": "x", "phones": ["+447400123458"]}],
}


def test_rows_are_taken_where_they_were_taught_although_a_longer_list_or_an_error_stands_beside(tmp_path: Path) -> None:
    profile, file = '[answers]\nrows = "data.results"', tmp_path / "r"
    location = asked(profile, BULK, lambda client: client.result("r1", file))
    assert (location.saved, location.raw) == (True, {"rows": 2})
    # THEN the answer is kept whole, and read at that place
    assert json.loads(file.read_bytes()) == BULK
    rows = json_rows(file, read_profile(profile).result.rows)
    assert rows is not None
    assert list(rows.rows()) == [["phone", "status", "paid"], [PHONE, "live", "1"], ["+447400123457", "dead", "0"]]


def test_where_the_taught_rows_are_missing_nothing_else_is_taken(tmp_path: Path) -> None:
    profile, file = '[answers]\nrows = "data.answers"', tmp_path / "r"
    error = asked(profile, {"data": {"results": ROWS}}, lambda client: client.result("r1", file))
    assert isinstance(error, AnswerNotUnderstood)
    assert "data.answers" in error.sentence
    assert not file.exists()
    # AND a file isn't read otherwise: one without answers would be as good as lost
    file.write_text(json.dumps(BULK))
    with pytest.raises(FileBroken, match=r"no rows at data\.answers"):
        json_rows(file, read_profile(profile).result.rows)
    # AND an empty list there is one
    file.write_text(json.dumps({"data": {"answers": []}, "other": ROWS}))
    rows = json_rows(file, read_profile(profile).result.rows)
    assert rows is not None
    assert list(rows.rows()) == [[]]
    # AND a task that goes on is said to do so
    error = asked(profile, {"data": {"status": "processing"}}, lambda client: client.result("r1", file))
    assert "processing" in error.sentence


@pytest.mark.parametrize("profile", ["", '[answers]\nrows = "data.results"'])
def test_rows_that_are_longer_than_an_answer_are_saved_as_a_file_is(profile: str, tmp_path: Path) -> None:
    long = {"data": {"results": [{"phone": PHONE, "key": "a-secret-key", "n": n} for n in range(200)]}}
    file = tmp_path / "r"
    location = asked(profile, long, lambda client: client.result("r1", file), Limits(answer_bytes=1000))
    assert location.saved
    assert len(json.loads(file.read_bytes())["data"]["results"]) == 200
    assert b"a-secret-key" not in file.read_bytes()


def test_the_places_of_rows_are_kept_with_the_reading_of_a_batch() -> None:
    form = read_profile('[answers]\nrows = ["a.b[0]", "c"]\n[result]\nnumber = "n"').result
    assert form == ResultForm(number="n", rows=(("a", "b", 0), ("c",)))
    assert form_from(form_text(form)) == form


@pytest.mark.parametrize("where", ["result", "task"])
def test_a_list_whose_answers_are_rows_is_joined(where: str, tmp_path: Path) -> None:
    service = FakeService()
    numbers = [f"+44740012345{last}" for last in range(6)]

    def rows(request: Request) -> Any:
        task_id = request.path.split("/")[4]
        found = [{"phone": each, "line": {"type": "mobile"}} for each in service.tasks[task_id].numbers]
        done = {"status": "completed", "data": {"results": found, "steps": [{"n": n} for n in range(9)]}}
        return answers(done)(request)

    # GIVEN a service whose rows stand in the result, or in the task itself, where the result's address is the task's
    service.always(where, rows)
    profile = '[answers]\nrows = "data.results"\n'
    if where == "task":
        profile += '[paths]\nresult = "/tasks/{task}"\n'
    world = World(tmp_path)
    connection = Connection(service.base_url, "", profile)
    world.client = lambda url, key: HttpClient(url, key, profile=read_profile(profile))

    async def story() -> None:
        await world.session.save(connection, service.key)
        batch = await world.prepared(numbers, most=3, connection=connection)
        await world.verification.run(batch.id)
        assert world.states(batch) == [TaskState.JOINED] * 2
        await world.exporting.export(batch.id, tmp_path / "out.csv")
        await world.session.aclose()

    told(story())
    world.close()
    service.close()
    lines = (tmp_path / "out.csv").read_text("utf-8-sig").splitlines()
    assert len(lines) == 1 + len(numbers)
    assert all("mobile" in line for line in lines[1:])
    assert sorted(service.numbers) == numbers


# --- success and failure in a 200 ---

BALANCE: Callable[[HttpClient], Awaitable[Any]] = lambda client: client.balance()  # noqa: E731 - one of three alike
CHECK: Callable[[HttpClient], Awaitable[Any]] = lambda client: client.check_phone(PHONE)  # noqa: E731
DETECT: Callable[[HttpClient], Awaitable[Any]] = lambda client: client.detect("x", "GB", [PHONE])  # noqa: E731
BY_STATUS = '[outcome]\nat = "status"\nsuccess = 0'


@pytest.mark.parametrize(
    ("profile", "answer", "fine"),
    [
        (BY_STATUS, {"status": 0, "balance": 5}, True),
        (BY_STATUS, {"status": "0 ", "balance": 5}, True),
        (BY_STATUS, {"status": 44, "balance": 5}, False),
        (BY_STATUS, {"balance": 5}, True),
        ('[outcome]\nat = ["meta.ok", "success"]\nfailure = false', {"success": False, "balance": 5}, False),
        ('[outcome]\nat = ["meta.ok", "success"]\nfailure = false', {"meta": {"OK": True}, "balance": 5}, True),
        ('[outcome]\nat = "code"\nsuccess = [1, "OK"]', {"code": 1, "msg": "fine", "balance": 5}, True),
        (
            '[outcome]\nat = "code"\nsuccess = [1, "OK"]',
            {"code": "Ok", "msg": "fine", "error": "x", "balance": 5},
            True,
        ),
        ('[outcome]\nat = "s"\nsuccess = "a"\nfailure = "b"', {"s": "c", "balance": 5}, True),
        ('[outcome]\nat = "s"\nsuccess = "a"\nfailure = "b"', {"s": "B", "balance": 5}, False),
    ],
)
def test_the_taught_place_says_whether_a_200_is_an_answer(profile: str, answer: Any, *, fine: bool) -> None:
    found = asked(profile, answer, BALANCE)
    if fine:
        assert found.amount == Decimal(5)
    else:
        assert isinstance(found, RequestRefused)


def test_a_failure_in_a_200_is_what_its_words_say() -> None:
    profile = BY_STATUS.replace('"status"', '"ok"').replace("0", "true")
    wrong = asked(profile, {"ok": False, "error": "Invalid API key"}, BALANCE)
    assert isinstance(wrong, KeyRefused)
    spent = asked(profile, {"ok": "no", "info": "Your monthly quota is exhausted"}, DETECT)
    assert isinstance(spent, QuotaSpent)
    # with the text where it was taught
    placed = f'{profile}\n[answers]\nerror = "why.text"'
    assert isinstance(asked(placed, {"ok": 0, "why": {"text": "The API key is invalid."}}, BALANCE), KeyRefused)


def test_words_that_were_taught_for_refusals_count_in_a_200_where_errors_were_said_to_stand() -> None:
    profile = '[answers]\nerror = "api-error-msg"\n[refusals]\nquota = "DAILY API LIMIT EXCEEDED"'
    spent = {"api-error": 2, "api-error-msg": "DAILY API LIMIT EXCEEDED"}
    assert isinstance(asked(profile, spent, CHECK), QuotaSpent)
    # AND no other answer is taken for one, nor one of which the service says that it succeeded
    assert asked(profile, {"hlr-status": "ok", "api-error-msg": ""}, CHECK).answer["hlr-status"] == "ok"
    fine = f'{profile}\n[outcome]\nat = "code"\nsuccess = 0'
    assert asked(fine, {**spent, "code": 0}, CHECK).answer["api-error"] == 2


def test_a_failure_that_may_have_been_charged_is_a_doubt() -> None:
    assert isinstance(asked(BY_STATUS, {"status": 5, "message": "oops"}, CHECK), NoAnswer)
    assert isinstance(asked(BY_STATUS, {"status": 5, "message": "oops"}, DETECT), OutcomeUnknown)
    # AND one that names a task nevertheless
    named = {"status": 5, "message": "Invalid API key", "task_id": "t_01"}
    assert isinstance(asked(BY_STATUS, named, DETECT), OutcomeUnknown)


def test_values_with_a_point_are_compared_as_they_are_written() -> None:
    outcome = read_profile('[outcome]\nat = "v"\nsuccess = "1.0"').outcome
    assert outcome.said(parse(b'{"v": 1.0}')) is True
    assert outcome.said(parse(b'{"v": 1.00}')) is False
    assert outcome.said({"v": [1]}) is None
