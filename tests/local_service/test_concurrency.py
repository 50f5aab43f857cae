from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from desktop_app.local_service.accounts import CreditShort
from desktop_app.local_service.resultfiles import ResultFormat
from desktop_app.local_service.settings import CATALOGUE
from desktop_app.local_service.tasks import TaskRecord

from .calling import MOBILE, Api
from .conftest import OpenApi

VALIDATION = CATALOGUE[0]


def all_at_once(count: int, work: Callable[[int], object]) -> list[object]:
    """`work` in that many threads, none before all are there; an error is a result too."""
    ready = threading.Barrier(count)

    def one(turn: int) -> object:
        ready.wait()
        try:
            return work(turn)
        except CreditShort as short:
            return short

    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(one, range(count)))


def test_the_last_credits_are_spent_once(opened: OpenApi) -> None:
    service = opened(opening_credits=3).service
    done = all_at_once(8, lambda turn: service.submit("local", VALIDATION, "GB", [f"+4474001234{turn:02}"]))
    assert sum(isinstance(one, TaskRecord) for one in done) == 3
    assert sum(isinstance(one, CreditShort) for one in done) == 5
    assert service.ledger.balance("local") == 0


def test_checks_at_once_are_each_charged(opened: OpenApi) -> None:
    service = opened(opening_credits=5).service
    done = all_at_once(8, lambda _: service.check("local", VALIDATION, MOBILE))
    assert sum(isinstance(one, dict) for one in done) == 5
    assert service.ledger.balance("local") == 0


def test_a_result_that_is_asked_for_twice_at_once_is_rendered_whole(api: Api) -> None:
    task_id = api.submitted(*(f"+4474001{number:05}" for number in range(2000)))
    api.service.worker.drain()
    task = api.service.tasks.find("local", task_id)
    assert task is not None
    files = all_at_once(6, lambda _: api.service.results.get(task, ResultFormat.CSV).path.read_bytes())
    assert len(set(files)) == 1
    assert len(list(api.service.settings.results.iterdir())) == 1


def test_workers_of_two_runs_share_the_work_without_doubling_it(opened: OpenApi) -> None:
    one, other = opened(chunk=7), opened(chunk=11)
    phones = [f"+4474001{number:05}" for number in range(1500)]
    task_id = one.submitted(*phones)
    all_at_once(2, lambda turn: (one, other)[turn].service.worker.drain())
    task = one.service.tasks.find("local", task_id)
    assert task is not None
    assert (task.state, task.processed) == ("completed", 1500)
    assert [number for number, _ in one.service.tasks.rows(task)] == phones


def test_reading_does_not_wait_for_writing(api: Api) -> None:
    with api.service.database.write() as tx:
        tx.execute("INSERT INTO accounts VALUES ('held', 0)")
        assert api.get("/balance").status_code == 200


@pytest.mark.parametrize("form", list(ResultFormat))
def test_a_rendering_that_breaks_off_leaves_no_file(
    api: Api, form: ResultFormat, monkeypatch: pytest.MonkeyPatch
) -> None:
    task_id = api.submitted(MOBILE)
    api.service.worker.drain()
    task = api.service.tasks.find("local", task_id)
    assert task is not None

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr("os.fsync", full)
        with pytest.raises(OSError, match="No space"):
            api.service.results.get(task, form)
    assert list(api.service.settings.results.iterdir()) == []
    assert api.service.results.get(task, form).size > 0
