from __future__ import annotations

import pytest

from desktop_app.local_service.accounts import PREFIX
from tests.secrets.searching import found_in

from .calling import MOBILE, Api, error_code
from .conftest import OpenApi

GATED = [
    ("GET", "/balance"),
    ("GET", "/tasks/t_x"),
    ("GET", "/tasks/t_x/result"),
    ("POST", "/detect"),
    ("POST", "/detect/file"),
    ("POST", "/realtime/check/phone"),
]


@pytest.mark.parametrize(("method", "path"), GATED)
@pytest.mark.parametrize("key", [None, "wrong", PREFIX, "é" * 10, "x" * 5000])
def test_every_endpoint_refuses_a_missing_or_wrong_key(api: Api, method: str, path: str, key: str | None) -> None:
    headers = {} if key is None else {"X-API-Key": key.encode("latin-1")}
    answer = api.call(method, path, key=None, headers=headers)
    assert answer.status_code == 401
    assert error_code(answer) == "key_refused"


def test_a_broken_body_is_not_even_read_without_a_key(api: Api) -> None:
    assert api.post("/detect", key=None, content=b"{", headers={"Content-Type": "application/json"}).status_code == 401


def test_the_key_is_nowhere_in_the_store(api: Api) -> None:
    api.get("/balance")
    folder = api.service.settings.folder
    assert any(path.is_file() for path in folder.rglob("*"))
    assert found_in(folder, [api.key]) == []


def test_two_keys_of_one_account_see_the_same_tasks(api: Api) -> None:
    task_id = api.submitted(MOBILE)
    assert api.get(f"/tasks/{task_id}", key=api.service.keys.issue()).status_code == 200


def test_another_accounts_task_is_simply_not_there(api: Api) -> None:
    api.service.ledger.open("other", 5)
    other = api.service.keys.issue("other")
    task_id = api.submitted(MOBILE)
    api.service.worker.drain()
    for path in (f"/tasks/{task_id}", f"/tasks/{task_id}/result"):
        theirs, nobodys = api.get(path, key=other), api.get(path.replace(task_id, "t_nobody"), key=other)
        assert theirs.status_code == nobodys.status_code == 404
        assert theirs.json() == nobodys.json()


def test_another_account_has_its_own_credits(api: Api) -> None:
    api.service.ledger.open("other", 5)
    assert api.get("/balance", key=api.service.keys.issue("other")).json()["balance"] == "5"


def test_a_key_opens_nothing_in_the_next_run(opened: OpenApi) -> None:
    killed = opened()
    running = opened()
    assert running.get("/balance", key=killed.key).status_code == 401
    assert killed.get("/balance").status_code == 200


def test_a_closed_run_leaves_no_key_behind(opened: OpenApi) -> None:
    first = opened()
    first.service.keys.revoke()
    assert first.get("/balance").status_code == 401
    with first.service.database.read() as reader:
        assert reader.execute("SELECT count(*) FROM keys").fetchone() == (0,)
