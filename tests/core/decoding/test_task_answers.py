"""A task's identifier, status, progress and cost, in every shape that relatives of the service send."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from desktop_app.core import decoding
from desktop_app.core.decoding import NotUnderstood, SaidNo
from desktop_app.core.service.readings import TaskStatus
from tests.core.decoding.bodies import as_json

# --- the task's identifier --------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    ["task_id", "id", "token", "taskId", "batch_id", "batch_uuid", "job_id", "file_id", "TASK_ID", "Task-Id", "taskID"],
)
@pytest.mark.parametrize(
    "envelope",
    ["%s", '{"data": %s}', '{"code": 0, "msg": "ok", "data": %s}', '{"success": true, "result": %s}',
     '{"DATA": {"task": %s}}', '{"data": [%s]}', "[%s]"],
)  # fmt: skip
@pytest.mark.parametrize(("value", "identifier"), [('"t_01"', "t_01"), ("4711", "4711"), ('" a/b? "', "a/b?")])
def test_the_identifier_is_found(name: str, envelope: str, value: str, identifier: str) -> None:
    raw = as_json(envelope % f'{{"{name}": {value}, "status": "pending"}}')
    assert decoding.accepted(raw).task_id == identifier
    assert decoding.accepted(raw).raw == raw


@pytest.mark.parametrize(
    ("raw", "identifier"),
    [
        ({"task_id": "t", "data": {"id": "other", "batch_id": 3}}, "t"),
        ({"id": "t", "data": {"file_id": "f"}}, "t"),
        ({"request_id": "r", "id": "t"}, "t"),
        ({"id": "request", "data": {"task_id": "t"}}, "t"),
        ({"id": None, "token": "t"}, "t"),
        ({"id": "", "job_id": "t"}, "t"),
        ({"id": True, "job_id": "t"}, "t"),
        ({"code": 0, "data": "t_01"}, "t_01"),
        ({"code": 0, "data": 17}, "17"),
        ({"code": 200, "message": "success", "data": {"taskId": 7}}, "7"),
        ({"success": False, "task_id": "t"}, "t"),
    ],
)
def test_the_right_identifier_wins(raw: Any, identifier: str) -> None:
    assert decoding.accepted(raw).task_id == identifier


@pytest.mark.parametrize(
    "raw",
    [{}, [], None, 5, "ok", True, {"ok": True}, {"success": True, "result": "ok"}, {"message": "accepted"},
     {"data": {"id": {"x": 1}}}, {"id": ".."}, {"id": "a\nb"}, {"id": "x" * 300}, {"id": 10**400}, {"data": 3},
     [{"id": 1}, {"id": 2}], {"detail": "queued"}, {"code": 0, "msg": "ok", "data": None}],
)  # fmt: skip
def test_without_an_identifier_nobody_knows(raw: Any) -> None:
    with pytest.raises(NotUnderstood):
        decoding.accepted(raw)


@pytest.mark.parametrize(
    ("raw", "code", "message"),
    [
        ({"success": False, "message": "no credit"}, None, "no credit"),
        ({"code": 1001, "msg": "unknown product"}, 1001, "unknown product"),
        ({"code": "402", "msg": "no credit", "data": None}, 402, "no credit"),
        ({"code": "bad_country", "message": "no such country"}, None, "no such country (bad_country)"),
        ({"error": {"code": 429, "message": "slow down"}}, 429, "slow down"),
        ({"error": "no"}, None, "no"),
        ({"status": "error", "message": "no"}, None, "no"),
        ({"Success": "false", "errors": ["a", "b"]}, None, "a; b"),
    ],
)
def test_an_error_envelope_said_no(raw: Any, code: int | None, message: str) -> None:
    with pytest.raises(SaidNo) as refused:
        decoding.accepted(raw)
    assert (refused.value.code, refused.value.message) == (code, message)


# --- status, progress, cost -------------------------------------------------------------------


WORDS = {
    TaskStatus.PENDING: ["pending", "queued", "new", "PENDING", "Queued"],
    TaskStatus.PROCESSING: ["processing", "running", "validating", "on hold", "In_Progress", "3", "ok-ish"],
    TaskStatus.COMPLETED: ["completed", "complete", "finished", "done", "success", "exported", "COMPLETED",
                           "completed_with_errors", "Completed with errors"],
    TaskStatus.FAILED: ["failed", "error", "rejected", "cancelled", "Canceled", "FAILED"],
}  # fmt: skip


@pytest.mark.parametrize(
    ("status", "said"), [(status, message) for status, words in WORDS.items() for message in words]
)
@pytest.mark.parametrize("envelope", ['{"status": "%s"}', '{"data": {"State": "%s", "id": 1}}',
                                      '{"task_id": "t", "status": "%s", "code": 0, "msg": "ok"}'])  # fmt: skip
def test_status_words(status: TaskStatus, said: str, envelope: str) -> None:
    reading = decoding.task(as_json(envelope % said))
    assert (reading.status, reading.word) == (status, said)


@pytest.mark.parametrize(
    ("raw", "status"),
    [
        ({"status": "success", "data": {"status": "processing"}}, TaskStatus.PROCESSING),
        ({"status": 200, "data": {"state": "pending"}}, TaskStatus.PENDING),
        ({"task_id": "t", "status": "processing", "result": {"status": "done"}}, TaskStatus.PROCESSING),
        ({"status": "pending", "data": {"task_id": "t"}}, TaskStatus.PENDING),
        ({"task_id": "t", "status": "failed", "error": "no route", "success": False}, TaskStatus.FAILED),
        ({"data": {"id": 1, "status": "failed"}, "error": "no route"}, TaskStatus.FAILED),
        ({"code": 0, "msg": "ok", "data": {"status": "error", "message": "x"}}, TaskStatus.FAILED),
    ],
)
def test_the_tasks_own_status_counts(raw: Any, status: TaskStatus) -> None:
    assert decoding.task(raw).status is status


@pytest.mark.parametrize(
    "raw", [{}, [], None, {"id": 1}, {"status": None}, {"status": {}}, {"status": "success", "data": {}}]
)
def test_without_a_status_a_poll_is_not_understood(raw: Any) -> None:
    with pytest.raises(NotUnderstood):
        decoding.task(raw)


@pytest.mark.parametrize(
    "raw", [{"code": 1, "msg": "no", "data": {"status": "done"}}, {"success": False, "error": "x"}]
)
def test_a_poll_in_an_error_envelope_said_no(raw: Any) -> None:
    with pytest.raises(SaidNo):
        decoding.task(raw)


@pytest.mark.parametrize(
    ("fields", "progress"),
    [
        ('"total": 200, "processed": 90', 0.45),
        ('"total": 200, "success": 80, "failure": 10', 0.45),
        ('"total": 200, "completed": "90"', 0.45),
        ('"total": 200, "numComplete": 90', 0.45),
        ('"progress": 0.45', 0.45),
        ('"progress": 45', 0.45),
        ('"progress": "45%"', 0.45),
        ('"progress": "45"', 0.45),
        ('"percent": 0.5', 0.005),
        ('"progress": {"total": 200, "processed": 90}', 0.45),
        ('"progress": {"percent": 45}', 0.45),
        ('"progress": 1', 0.01),
        ('"progress": 1.0', 1.0),
        ('"progress": 100', 1.0),
        ('"progress": 0', 0.0),
        ('"progress": 250', 1.0),
        ('"progress": -3', 0.0),
        ('"total": 100, "processed": 150', 1.0),
        ('"total": 0, "processed": 0', None),
        ('"progress": "soon"', None),
        ('"progress": true', None),
        ('"completed": false', None),
        ('"x": 1', None),
    ],
)
def test_progress(fields: str, progress: float | None) -> None:
    assert decoding.task(as_json(f'{{"status": "processing", {fields}}}')).progress == pytest.approx(progress)


@pytest.mark.parametrize(
    ("fields", "cost"),
    [
        ('"estimated_amount": 12.50, "actual_amount": 11.10', "11.10"),
        ('"estimated_amount": "12.50"', "12.50"),
        ('"cost": {"amount": 3, "currency": "USD"}', "3"),
        ('"credits_charged": 3', "3"),
        ('"credits_remaining": 3', None),
        ('"cost": null', None),
        ('"cost": -5', None),  # a line of an account's book is no price
        ('"cost": -5, "estimated_amount": 4', "4"),
    ],
)
def test_cost(fields: str, cost: str | None) -> None:
    raw = as_json(f'{{"data": {{"task_id": "t", "status": "done", {fields}}}}}')
    assert decoding.task(raw).cost == decoding.accepted(raw).cost == (None if cost is None else Decimal(cost))
    estimated = cost is not None and "actual" not in fields and "estimated" in fields
    assert decoding.task(raw).estimated is decoding.accepted(raw).estimated is estimated


def test_a_failed_task_says_why() -> None:
    assert decoding.task({"status": "failed", "error_message": "no route"}).message == "no route"
    assert decoding.task({"msg": "why", "data": {"status": "failed"}}).message == "why"
    assert decoding.task({"msg": "success", "status": "running"}).message == ""
