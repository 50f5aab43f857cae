"""Tasks taken out of the local service's store, whether it runs or not."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from desktop_app.local_service.erasing import erase
from desktop_app.local_service.resultfiles import ResultFormat
from desktop_app.local_service.service import Service
from desktop_app.local_service.settings import FOLDER, ServiceSettings, product_of
from desktop_app.local_service.tasks import TaskRecord
from tests.secrets.searching import found_in


def numbers(start: str) -> list[str]:
    return [f"{start}{at:04}" for at in range(60)]


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    made = Service(ServiceSettings(tmp_path / FOLDER))
    yield made
    made.close()


def submitted(service: Service, start: str, *, answered: bool = True) -> TaskRecord:
    product = product_of("phone-validation")
    assert product is not None
    task = service.submit("local", product, "GB", numbers(start))
    if answered:
        service.worker.drain()
        task = service.tasks.find("local", task.id) or task
        service.link(task, ResultFormat.CSV)
    return task


def aged(folder: Path, *tasks: TaskRecord) -> None:
    """As if nothing had happened to them for long."""
    with closing(sqlite3.connect(folder / "store.sqlite")) as store, store:
        store.executemany("UPDATE tasks SET updated_at = 0 WHERE id = ?", [(task.id,) for task in tasks])


def test_a_task_is_gone_with_numbers_answers_and_files_and_the_others_stay(service: Service, tmp_path: Path) -> None:
    # GIVEN two tasks of a service that is running
    gone, stays = submitted(service, "+447400100"), submitted(service, "+447400200")
    balance = service.ledger.balance("local")
    assert erase(tmp_path, [gone.id])
    # THEN nothing has the first one's numbers, and the other is whole; what was charged stays charged
    assert found_in(tmp_path, ["7400100"]) == []
    assert len(list(service.tasks.rows(stays))) == 60
    assert service.tasks.find("local", gone.id) is None
    assert service.ledger.balance("local") == balance
    service.link(stays, ResultFormat.CSV)


def test_all_that_ended_long_ago_goes_but_what_is_named(service: Service, tmp_path: Path) -> None:
    kept, lost = submitted(service, "+447400100"), submitted(service, "+447400200")
    # GIVEN another's, answered a moment ago and not fetched yet, and files of tasks that are no more
    fresh, under_way = submitted(service, "+447400400"), submitted(service, "+447400300", answered=False)
    aged(tmp_path / FOLDER, kept, lost, under_way)
    results = tmp_path / FOLDER / "results"
    (results / "t_old.csv").touch()
    (results / "t_new.csv").touch()
    os.utime(results / "t_old.csv", (0, 0))
    assert erase(tmp_path, [], kept=[kept.id])
    assert found_in(tmp_path, ["7400200"]) == []
    assert len(list(service.tasks.rows(fresh))) == 60
    assert {file.name for file in results.iterdir()} >= {f"{fresh.id}.csv", "t_new.csv"}
    assert not (results / "t_old.csv").exists()
    assert service.tasks.find("local", lost.id) is None
    assert service.tasks.find("local", under_way.id) is not None
    assert (tmp_path / FOLDER / "results" / f"{kept.id}.csv").exists()


def test_a_task_that_is_being_answered_is_not_answered_any_more(service: Service, tmp_path: Path) -> None:
    task = submitted(service, "+447400100", answered=False)
    service.worker.step()
    service.worker.step()
    assert erase(tmp_path, [task.id])
    service.worker.drain()
    assert found_in(tmp_path, ["7400100"]) == []


def test_without_a_store_there_is_nothing_to_do(tmp_path: Path) -> None:
    assert erase(tmp_path, ["t_1"], kept=[])
    assert list(tmp_path.iterdir()) == []
    # AND a store that can't be read is said to be left
    (tmp_path / FOLDER).mkdir()
    (tmp_path / FOLDER / "store.sqlite").write_text("no database")
    assert not erase(tmp_path, ["t_1"])
