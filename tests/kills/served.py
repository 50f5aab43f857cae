"""The service as the rounds have it: started, killed, started again on its port, and looked into."""

from __future__ import annotations

import csv
import io
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from desktop_app.local_service.gate import BASE
from desktop_app.local_service.serving import HOST
from desktop_app.local_service.sources import standard_sources
from desktop_app.storage.journal.journal import Journal
from tests.cli.program import ROOT

from .service import KEY_HEADER, NOW, trouble_file


@dataclass(frozen=True, slots=True)
class ServedTask:
    """A task as the service has it. `answers` are its fields by name, by number."""

    id: str
    country: str
    numbers: tuple[str, ...]
    answers: dict[str, dict[str, str]]


class Served:
    """One service. It outlives the rounds that use it, each with an account of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.deaths = 0
        self._port = 0
        self._process = self._start()

    def _start(self) -> subprocess.Popen[str]:
        with (self._folder / "said.txt").open("a") as message:
            process = subprocess.Popen(  # noqa: S603 - our own interpreter
                [sys.executable, "-m", "tests.kills.service", str(self._folder), str(self._port)],
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": str(ROOT)},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=message,
                text=True,
                start_new_session=True,
            )
        assert process.stdout is not None
        self._port = int(process.stdout.readline())
        return process

    @property
    def base_url(self) -> str:
        return f"http://{HOST}:{self._port}{BASE}"

    @property
    def store(self) -> Path:
        return self._folder / "store.sqlite"

    def account(self, name: str) -> str:
        """A key for a new account of that name."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{name}\n")
        self._process.stdin.flush()
        return self._process.stdout.readline().strip()

    def trouble(self, key: str, words: Sequence[str]) -> None:
        """What becomes of the next submissions with this key."""
        trouble_file(self._folder, key).write_text("\n".join(words), "utf-8")

    def kill(self) -> None:
        """kill -9; `revive` starts it again."""
        self._process.kill()
        self._process.wait()

    def revive(self) -> None:
        """Start it again if it has died."""
        if self._process.poll() is not None:
            self.deaths += 1
            self._let_go()
            self._process = self._start()

    def close(self) -> None:
        self.kill()
        self._let_go()

    def _let_go(self) -> None:
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()

    # --- what its store says ---

    def tasks(self, account: str) -> list[ServedTask]:
        """Every task of an account, the oldest first."""
        query = "SELECT seq, id, country, product FROM tasks WHERE account = ? ORDER BY seq"
        with reading(self.store) as store:
            return [_task(store, *row) for row in store.execute(query, (account,)).fetchall()]

    def charged(self, account: str) -> int:
        """Credits that an account has paid, less what it was given back."""
        with reading(self.store) as store:
            query = "SELECT COALESCE(-SUM(amount), 0) FROM ledger WHERE account = ? AND kind <> 'opening'"
            (paid,) = store.execute(query, (account,)).fetchone()
            return int(paid)


def _task(store: sqlite3.Connection, seq: int, task_id: str, country: str, product: str) -> ServedTask:
    names = standard_sources()[product].fields
    numbers = [number for block in _blocks(store, "number", seq) for number in json.loads(block)]
    rows = csv.reader(io.StringIO("".join(_blocks(store, "result", seq)), newline=""))
    answers = {number: dict(zip(names, values, strict=True)) for number, *values in rows}
    return ServedTask(task_id, country, tuple(numbers), answers)


def _blocks(store: sqlite3.Connection, kind: str, seq: int) -> list[str]:
    rows = store.execute(f"SELECT block FROM {kind}_blocks WHERE task = ? ORDER BY first", (seq,)).fetchall()  # noqa: S608
    return [block for (block,) in rows]


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A database, read as it stands."""
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=15)) as connection:
        yield connection


_IN_REPLY = f"""
[paths]
detect = "POST {NOW}"
[answers]
in_reply = true
rows = "results"
"""


def connect(home: Path, base_url: str, *, keyed: bool) -> None:
    """Have a data folder know that the service answers in the reply; `keyed`: and that it takes a key."""
    home.mkdir(parents=True)
    profile = _IN_REPLY + (f'[requests]\nidempotency = "{KEY_HEADER}"\n' if keyed else "")
    with closing(Journal(home / "journal.sqlite")) as journal:
        saved = {"base_url": base_url, "name": "Service", "products": "", "dialect": profile}
        journal.save_setting("connections", [saved])
