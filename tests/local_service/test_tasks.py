from __future__ import annotations

import csv
import io

import pytest

from desktop_app.core.text.csv_text import csv_lines
from desktop_app.local_service.sources import DOWN, Source, standard_sources

from .calling import LONDON, MOBILE, Api, Hands, error_code
from .conftest import OpenApi


class Breaking(Source):
    """A source with a fault in it."""

    fields = ("valid",)

    def answer(self, number: str) -> dict[str, str]:
        raise ValueError(number)


def test_a_task_is_accepted_as_pending(api: Api) -> None:
    answer = api.detect(MOBILE, LONDON)
    assert answer.status_code == 202
    body = answer.json()
    assert body == {"task_id": body["task_id"], "status": "pending", "total": 2, "cost": 2}
    assert api.task(body["task_id"]) == {
        "task_id": body["task_id"],
        "status": "pending",
        "total": 2,
        "processed": 0,
        "product": "phone-validation",
        "country": "GB",
        "created_at": "2027-01-15T08:00:00Z",
        "cost": 2,
    }


def test_a_task_goes_through_its_states_chunk_by_chunk(opened: OpenApi) -> None:
    api = opened(chunk=2)
    task_id = api.submitted(*(f"+44740012345{last}" for last in range(5)))
    seen = [(api.task(task_id)["status"], api.task(task_id)["processed"])]
    while api.service.worker.step():
        seen.append((api.task(task_id)["status"], api.task(task_id)["processed"]))
    assert seen == [("pending", 0), ("processing", 0), ("processing", 2), ("processing", 4), ("completed", 5)]


def test_the_result_is_refused_until_the_task_has_completed(api: Api) -> None:
    task_id = api.submitted(MOBILE)
    for _ in range(2):
        answer = api.get(f"/tasks/{task_id}/result")
        assert answer.status_code == 409
        assert error_code(answer) == "not_completed"
        api.service.worker.step()
    assert api.get(f"/tasks/{task_id}/result").status_code == 200


def test_an_unknown_task_is_not_found(api: Api) -> None:
    for task_id in ("t_nobody", "%00", "x" * 3000, "..%2f..", "'; DROP TABLE tasks; --"):
        assert api.get(f"/tasks/{task_id}").status_code == 404


def test_task_ids_can_not_be_guessed(api: Api) -> None:
    ids = {api.submitted(MOBILE) for _ in range(20)}
    assert len(ids) == 20
    assert min(len(task_id) for task_id in ids) >= 24


@pytest.mark.parametrize(
    "phone", ["", "hello", "0044740012345", "+44 7400 123456", "+0", "+" + "9" * 40, "7" * 9000, "=1+1", "\n"]
)
def test_a_bad_number_is_a_row_not_a_refusal(api: Api, phone: str) -> None:
    task_id = api.submitted(phone, MOBILE)
    api.service.worker.drain()
    assert api.task(task_id)["status"] == "completed"
    _, bad, good = _rows(api, task_id)
    assert bad[0] == phone
    assert bad[1] == "no"
    assert good[:2] == [MOBILE, "yes"]


def _rows(api: Api, task_id: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(api.result(task_id), newline="")))


def test_answers_come_in_the_order_the_numbers_were_sent(opened: OpenApi) -> None:
    api = opened(chunk=3)
    phones = [f"+4474001234{last:02}" for last in (50, 3, 99, 7, 21, 4, 80)]
    task_id = api.submitted(*phones)
    api.service.worker.drain()
    assert [row[0] for row in _rows(api, task_id)[1:]] == phones


def test_a_task_whose_source_is_down_fails_and_is_refunded(opened: OpenApi) -> None:
    api = opened(chunk=1)
    before = api.balance()
    task_id = api.submitted(MOBILE, DOWN, product="hlr-lookup")
    assert api.balance() == before - 4
    api.service.worker.drain()
    failed = api.task(task_id)
    assert (failed["status"], failed["processed"]) == ("failed", 1)
    assert "down" in failed["error"]
    assert api.balance() == before
    assert [entry.kind for entry in api.service.ledger.entries("local")] == ["opening", "charge", "refund"]
    assert api.get(f"/tasks/{task_id}/result").status_code == 409


def test_a_fault_in_a_source_fails_the_task_without_showing_it(
    opened: OpenApi, caplog: pytest.LogCaptureFixture
) -> None:
    sources: dict[str, Source] = {**standard_sources(), "phone-validation": Breaking()}
    api = opened(sources=sources)
    task_id = api.submitted(MOBILE)
    api.service.worker.drain()
    failed = api.task(task_id)
    assert failed["status"] == "failed"
    assert "ValueError" not in failed["error"]
    assert MOBILE not in failed["error"]
    assert "could not be answered" in caplog.text
    caplog.clear()


def test_a_small_task_need_not_wait_for_a_large_one(opened: OpenApi, clock: Hands) -> None:
    api = opened(chunk=2)
    large = api.submitted(*(f"+4474001234{last:02}" for last in range(40)))
    small = api.submitted(MOBILE)
    while api.task(small)["status"] != "completed":
        clock.pass_(1)
        assert api.service.worker.step()
    assert api.task(large)["processed"] < 10


def test_a_restart_goes_on_where_the_last_run_stopped(opened: OpenApi) -> None:
    # GIVEN a task that was answered in part
    first = opened(chunk=2)
    phones = [f"+44740012345{last}" for last in range(7)]
    task_id = first.submitted(*phones)
    for _ in range(3):
        first.service.worker.step()
    assert first.task(task_id)["processed"] == 4
    # WHEN another run opens the store
    second = opened(chunk=2)
    second.service.worker.drain()
    # THEN each number is answered once, the charge is one, and the new run's key sees it
    assert second.task(task_id)["status"] == "completed"
    assert [row[0] for row in _rows(second, task_id)[1:]] == phones
    assert [entry.kind for entry in second.service.ledger.entries("local")] == ["opening", "charge"]


def test_two_processes_on_one_store_answer_each_number_once(opened: OpenApi) -> None:
    # GIVEN two runs that took the same chunk in hand
    one, other = opened(chunk=2), opened(chunk=2)
    phones = [f"+44740012345{last}" for last in range(4)]
    task_id = one.submitted(*phones)
    one.service.worker.step()
    task = one.service.tasks.find("local", task_id)
    assert task is not None
    # WHEN both record it
    said = {word: csv_lines([phones[:2], *([[word] * 2] * 9)]) for word in ("yes", "no")}
    assert one.service.tasks.record(task, 2, said["yes"])
    # THEN the second's is dropped
    assert not other.service.tasks.record(task, 2, said["no"])
    other.service.worker.drain()
    assert [row[1] for row in _rows(one, task_id)[1:]] == ["yes", "yes", "yes", "yes"]


def test_a_failed_task_is_not_failed_again(api: Api) -> None:
    task_id = api.submitted(MOBILE)
    task = api.service.tasks.find("local", task_id)
    assert task is not None
    api.service.tasks.fail(task, "first")
    api.service.tasks.fail(task, "second")
    assert api.task(task_id)["error"] == "first"
    assert not api.service.tasks.record(task, 1, f"{MOBILE},yes\r\n")


def test_old_tasks_are_forgotten_with_their_files_and_the_ledger_stays(api: Api, clock: Hands) -> None:
    old = api.submitted(MOBILE)
    api.service.worker.drain()
    api.result(old)
    clock.pass_(91 * 86_400)
    fresh = api.submitted(LONDON)
    api.service.forget_old()
    assert api.get(f"/tasks/{old}").status_code == 404
    assert api.task(fresh)["status"] == "pending"
    assert list(api.service.settings.results.iterdir()) == []
    assert len(api.service.ledger.entries("local")) == 3
    with api.service.database.read() as reader:
        assert reader.execute("SELECT count(*) FROM result_blocks").fetchone() == (0,)
