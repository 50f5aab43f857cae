from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from desktop_app.core.errors import LocalServiceDown, UsageError
from desktop_app.core.service.rates import LIMITS, RateGroup
from desktop_app.local_service.process import LocalService, start
from desktop_app.local_service.serving import serve
from desktop_app.local_service.settings import FOLDER
from tests.secrets.searching import found_in
from tests.systems import for_its_owner_alone, interrupt, kill, posix_only

from .calling import MOBILE
from .running import PARENT, ROOT, SERVE, Script, gone, wait_until

pytestmark = pytest.mark.usefixtures("really_spawned")
posix = pytest.mark.skipif(sys.platform == "win32", reason="signals and modes as POSIX has them")


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as running:
        yield running


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the service of this module keeps its things."""
    return tmp_path_factory.mktemp("service")


@pytest.fixture(scope="module")
def service(home: Path) -> Iterator[LocalService]:
    """One for all that only ask it."""
    with asyncio.Runner() as running:
        started = running.run(start(home))
        yield started
        running.run(started.aclose())


def _terminate(pid: int) -> None:
    os.kill(pid, signal.SIGTERM)


def client(service: LocalService) -> httpx.Client:
    return httpx.Client(base_url=service.base_url, headers={"X-API-Key": service.api_key}, trust_env=False)


def test_a_started_service_answers_its_key_and_no_other(service: LocalService) -> None:
    assert service.alive
    assert service.base_url.startswith("http://127.0.0.1:")
    assert service.base_url.endswith("/api/v1")
    with client(service) as http:
        assert http.get("/balance").json()["balance"] == "10000000"
        assert http.get("/balance", headers={"X-API-Key": "wrong"}).status_code == 401


def test_the_key_stays_out_of_every_place_where_it_could_be_read(service: LocalService, home: Path) -> None:
    with client(service) as http:
        http.get("/balance")
    assert service.api_key not in repr(service)
    if sys.platform == "linux":
        for name in ("cmdline", "environ"):
            assert service.api_key.encode() not in Path(f"/proc/{service.pid}/{name}").read_bytes()
    assert found_in(home, [service.api_key]) == []


def test_a_task_runs_from_submission_to_download(service: LocalService) -> None:
    with client(service) as http:
        body = {"product": "phone-validation", "country": "GB", "phones": [MOBILE, "bad"]}
        task_id = http.post("/detect", json=body).json()["task_id"]
        wait_until(lambda: bool(http.get(f"/tasks/{task_id}").json()["status"] == "completed"))
        link = http.get(f"/tasks/{task_id}/result", params={"format": "txt"}).json()["download_url"]
    assert link.startswith(service.base_url + "/downloads/")
    assert httpx.get(link, trust_env=False).text == f"{MOBILE}\tyes\nbad\tno\n"


def test_the_program_that_started_it_may_ask_more_often_than_the_document_says(service: LocalService) -> None:
    with client(service) as caller:
        asked = [caller.get("/balance").status_code for _ in range(LIMITS[RateGroup.READS] + 5)]
    assert set(asked) == {200}


def test_the_log_has_neither_numbers_nor_keys(service: LocalService, home: Path) -> None:
    with client(service) as http:
        http.post("/realtime/check/phone", json={"phone": MOBILE})
        http.get(f"/tasks/{MOBILE}")
    log = (home / FOLDER / "service.log").read_text("utf-8")
    assert "startup complete" in log
    assert MOBILE[1:] not in log
    assert service.api_key not in log


def test_only_the_owner_may_read_what_is_kept(service: LocalService, home: Path) -> None:
    with client(service) as http:
        http.get("/balance")
    kept = home / FOLDER
    assert for_its_owner_alone(kept)
    files = [file for file in kept.rglob("*") if file.is_file()]
    assert {"store.sqlite", "store.sqlite-wal", "service.log"} <= {file.name for file in files}
    assert files
    assert all(for_its_owner_alone(file) for file in files)


def test_a_refusal_reaches_a_caller_that_is_still_sending(service: LocalService) -> None:
    """Answering and closing in the middle of an upload would reset the connection instead."""
    large = b"x" * 20_000_000
    with client(service) as http:
        assert http.post("/detect", content=large, headers={"X-API-Key": "wrong"}).status_code == 401
        assert http.post("/detect", content=large, headers={"Content-Type": "application/json"}).status_code == 413
        assert http.post("/detect", content=large).status_code == 415
        assert http.get("/balance").status_code == 200


def test_a_closed_service_is_gone_and_closing_twice_is_fine(runner: asyncio.Runner, tmp_path: Path) -> None:
    service = runner.run(start(tmp_path))
    begun = time.monotonic()
    runner.run(service.aclose())
    runner.run(service.aclose())
    assert time.monotonic() - begun < 20
    assert not service.alive
    with pytest.raises(httpx.ConnectError):
        httpx.get(service.base_url + "/balance", trust_env=False)


def test_starting_never_blocks_the_callers_loop(runner: asyncio.Runner, tmp_path: Path) -> None:
    async def watched() -> float:
        longest, running = 0.0, asyncio.create_task(start(tmp_path))
        while not running.done():
            begun = time.monotonic()
            await asyncio.sleep(0.005)
            longest = max(longest, time.monotonic() - begun)
        await running.result().aclose()
        return longest

    assert runner.run(watched()) < 0.4


def test_a_cancelled_start_leaves_no_process(runner: asyncio.Runner, tmp_path: Path) -> None:
    async def cancelled() -> None:
        starting = asyncio.create_task(start(tmp_path))
        await asyncio.sleep(0.1)
        starting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await starting

    others = set(multiprocessing.active_children())
    runner.run(cancelled())
    wait_until(lambda: others >= set(multiprocessing.active_children()))


def test_a_store_that_is_no_store_is_said(runner: asyncio.Runner, tmp_path: Path) -> None:
    (tmp_path / FOLDER).mkdir()
    (tmp_path / FOLDER / "store.sqlite").write_bytes(b"not a database, but long enough to be looked at" * 100)
    with pytest.raises(LocalServiceDown, match=r"store\.sqlite"):
        runner.run(start(tmp_path))


def test_a_store_of_a_newer_version_is_left_alone(runner: asyncio.Runner, tmp_path: Path) -> None:
    (tmp_path / FOLDER).mkdir()
    store = sqlite3.connect(tmp_path / FOLDER / "store.sqlite")
    store.execute("PRAGMA user_version = 99")
    store.close()
    with pytest.raises(LocalServiceDown, match="newer version"):
        runner.run(start(tmp_path))


def test_a_folder_that_can_not_be_made_is_said(runner: asyncio.Runner, tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file", "utf-8")
    with pytest.raises(LocalServiceDown, match="folder"):
        runner.run(start(tmp_path / "home"))


def test_a_wrong_opening_balance_is_said(
    runner: asyncio.Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIALPROOF_LOCAL_CREDITS", "plenty")
    with pytest.raises(UsageError, match="DIALPROOF_LOCAL_CREDITS"):
        runner.run(start(tmp_path))


def test_a_child_that_takes_too_long_is_ended(runner: asyncio.Runner, tmp_path: Path) -> None:
    with pytest.raises(LocalServiceDown, match="did not answer within 0 seconds"):
        runner.run(start(tmp_path, timeout=0))


def test_a_service_killed_in_the_middle_finishes_with_each_number_once(runner: asyncio.Runner, tmp_path: Path) -> None:
    # GIVEN a task of which some chunks are done
    phones = [f"+4479{number:08}" for number in range(30_000)]
    service = runner.run(start(tmp_path))
    with client(service) as http:
        body = {"product": "messaging-presence-whatsapp", "country": "GB", "phones": phones}
        task_id = http.post("/detect", json=body).json()["task_id"]
        wait_until(lambda: http.get(f"/tasks/{task_id}").json()["processed"] > 1000)
    # WHEN its process is killed and another is started
    assert service.pid is not None
    kill(service.pid)
    wait_until(lambda: not service.alive)
    runner.run(service.aclose())
    again = runner.run(start(tmp_path))
    with client(again) as http:
        resumed = http.get(f"/tasks/{task_id}").json()
        # THEN it goes on from there, under the new key
        assert resumed["processed"] > 1000
        wait_until(lambda: bool(http.get(f"/tasks/{task_id}").json()["status"] == "completed"))
        link = http.get(f"/tasks/{task_id}/result").json()["download_url"]
        balance = int(http.get("/balance").json()["balance"])
    rows = httpx.get(link, trust_env=False).text.splitlines()[1:]
    runner.run(again.aclose())
    # AND each number is there once, in order, and paid for once
    assert [row.partition(",")[0] for row in rows] == phones
    assert balance == 10_000_000 - 2 * len(phones)


def test_the_child_ends_with_a_parent_that_was_killed(tmp_path: Path) -> None:
    parent = Script(PARENT, tmp_path / "home", tmp_path)
    assert not gone(parent.said["pid"])
    parent.process.kill()
    parent.close()
    wait_until(lambda: gone(parent.said["pid"]))


@posix_only("Ctrl-C reaches a child never without its parent")
def test_ctrl_c_in_the_terminal_is_the_parents_business(tmp_path: Path) -> None:
    parent = Script(PARENT, tmp_path / "home", tmp_path)
    interrupt(parent.said["pid"])
    headers = {"X-API-Key": parent.said["api_key"]}
    assert httpx.get(parent.said["base_url"] + "/balance", headers=headers, trust_env=False).status_code == 200
    code, _, err = parent.close()
    assert (code, err) == (0, "")


@posix
def test_a_terminated_child_leaves_its_keys_forgotten(runner: asyncio.Runner, tmp_path: Path) -> None:
    service = runner.run(start(tmp_path))
    assert service.pid is not None
    os.kill(service.pid, signal.SIGTERM)
    wait_until(lambda: not service.alive)
    runner.run(service.aclose())
    store = sqlite3.connect(tmp_path / FOLDER / "store.sqlite")
    assert store.execute("SELECT count(*) FROM keys").fetchone() == (0,)
    store.close()


@pytest.mark.parametrize("end", [interrupt, pytest.param(_terminate, marks=posix_only("SIGTERM"))])
def test_serve_announces_itself_and_ends_cleanly_on_a_signal(tmp_path: Path, end: Callable[[int], None]) -> None:
    script = Script(SERVE, tmp_path / "home", tmp_path)
    headers = {"X-API-Key": script.said["api_key"]}
    assert httpx.get(script.said["base_url"] + "/balance", headers=headers, trust_env=False).status_code == 200
    end(script.process.pid)
    assert script.close() == (0, "ended\n", "")


def test_serve_stops_when_told_from_another_thread(tmp_path: Path) -> None:
    stop, announced = threading.Event(), list[str]()

    def announce(base_url: str, api_key: str) -> None:
        headers = {"X-API-Key": api_key}
        announced.append(httpx.get(base_url + "/balance", headers=headers, trust_env=False).json()["currency"])
        stop.set()

    serve(tmp_path, 0, announce, stop)
    assert announced == ["credits"]


def test_serve_says_that_a_port_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(UsageError, match=f"Port {port} is in use"):
            serve(tmp_path, port, lambda *_: None)


@pytest.mark.parametrize("port", [-1, 70_000])
def test_serve_says_that_there_is_no_such_port(tmp_path: Path, port: int) -> None:
    with pytest.raises(UsageError, match=f"Port {port} can't be used"):
        serve(tmp_path, port, lambda *_: None)


def test_two_services_share_one_store(runner: asyncio.Runner, home: Path, service: LocalService) -> None:
    other = runner.run(start(home))
    with client(service) as http:
        before = int(http.get("/balance").json()["balance"])
        http.post("/realtime/check/phone", json={"phone": MOBILE})
    with client(other) as http:
        assert int(http.get("/balance").json()["balance"]) == before - 1
    runner.run(other.aclose())
    with client(service) as http:
        assert http.get("/balance").status_code == 200


def test_the_process_ends_although_its_store_can_not_be_closed_and_a_request_still_runs(tmp_path: Path) -> None:
    script = tmp_path / "ending.py"
    script.write_text(
        "import threading, time\n"
        "from desktop_app.local_service.process import _end_with\n"
        "class Broken:\n"
        "    def abandon(self):\n"
        "        raise OSError(28, 'No space left on device')\n"
        "threading.Thread(target=time.sleep, args=(600,)).start()\n"
        "_end_with(Broken())\n",
        "utf-8",
    )
    environ = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, str(script)], env=environ, capture_output=True, text=True, timeout=60)  # noqa: S603, PLW1510 - our own interpreter, whose code is looked at
    assert done.returncode == 0
    assert "The store could not be closed" in done.stderr
