"""The window is painted before anything is imported that isn't seen; the rest takes over what is seen."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, cast

import pytest

from desktop_app.core.batches.batch import Batch, NewTask, Via
from desktop_app.core.service.connection import Connection
from desktop_app.services.connections.session import shown_catalogue
from desktop_app.storage.backup.recovery import open_journal
from desktop_app.storage.machine.home import open_home
from desktop_app.wiring.window import _product

ROOT = Path(__file__).resolve().parents[2]
# Each costs more than a fiftieth of the way to the first paint; those of ours bring such ones along.
HEAVY = {
    "argparse", "asyncio", "ast", "ctypes", "fastapi", "filelock", "httpx", "inspect", "keyring", "logging",
    "multiprocessing", "openpyxl", "phonenumbers", "pydantic", "PySide6.QtNetwork", "python_calamine", "qasync",
    "shibokensupport.signature.lib.pyi_generator", "shibokensupport.signature.parser", "ssl", "tempfile", "truststore",
    "uvicorn", "desktop_app.core.batches.checks", "desktop_app.core.text.search_text",
    "desktop_app.api", "desktop_app.cli.arguments", "desktop_app.core.numbers.phone", "desktop_app.services.ports",
    "desktop_app.sheets", "desktop_app.ui.upload.page", "desktop_app.wiring.services", "desktop_app.workers",
}  # fmt: skip
if sys.platform == "win32":
    HEAVY.remove("ctypes")  # there is no other way to the data folder's access list
START = """
import builtins, json, sys
original = builtins.__import__
from desktop_app.wiring.window import open_window

def watched(shell):
    from PySide6.QtCore import QEvent, QObject, QTimer

    class Watch(QObject):
        seen = False
        def eventFilter(self, watched, event):
            if event.type() == QEvent.Type.Paint and not self.seen:
                self.seen = True
                painted()
            return False

    def painted():
        table = shell.findChild(QTableView)
        there = sorted(name for name, module in sys.modules.items() if not getattr(module, "put_off", False))
        say(modules=there, title=shell.header.connection.text(),
            unhooked=builtins.__import__ is original, page=shell.current_page(),
            rows=table.model().rowCount() if table else 0)
        {at_once}

    from PySide6.QtWidgets import QTableView
    watch = Watch(shell)
    shell.installEventFilter(watch)

def say(**what):
    print(json.dumps(what), flush=True)

if __name__ == "__main__":
    sys.exit(open_window(shown=watched))
"""

Started = Callable[[str], list[dict[str, object]]]


@pytest.fixture
def started(tmp_path: Path) -> Started:
    """Starts the window over `tmp_path / "home"`, does something when it is painted, and returns what it said."""

    def start(at_once: str) -> list[dict[str, object]]:
        place = {"QT_QPA_PLATFORM": "offscreen", "DIALPROOF_HOME": str(tmp_path / "home"), "PYTHONPATH": str(ROOT)}
        script = tmp_path / "start.py"
        script.write_text(START.replace("{at_once}", at_once), "utf-8")
        done = subprocess.run(  # noqa: S603 - our own interpreter
            [sys.executable, str(script)], env={**os.environ, **place}, capture_output=True, text=True, timeout=240,
            check=False, cwd=ROOT,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        assert "Traceback" not in done.stderr, done.stderr
        return [json.loads(line) for line in done.stdout.splitlines()]

    return start


def with_lists(home: Path) -> None:
    journal = open_journal(open_home(home), lambda: datetime.now(UTC))
    for at in range(7):
        when = datetime(2026, 3, 1 + at, tzinfo=UTC)
        batch = Batch(f"b{at}", f"l{at}", f"customers {at}.xlsx", "local", "carrier-lookup", when, rows=10)
        journal.add_batch(batch, [NewTask("GB", Via.JSON, 0, 5), NewTask("DE", Via.JSON, 0, 5)])
    journal.save_setting("connections", [{"base_url": "https://api.example.com/v1", "name": "Acme"}])
    journal.save_setting("connection", "https://api.example.com/v1")
    journal.close()


def test_nothing_heavy_is_imported_before_the_first_paint(started: Started) -> None:
    (painted,) = started("shell.close_now()")
    assert HEAVY & set(map(str, painted["modules"])) == set()  # type: ignore[call-overload]
    assert (painted["title"], painted["rows"], painted["page"]) == ("Local service", 0, 1)
    # AND PySide6 no longer reads the source of each module that is imported (ui/__init__.py)
    assert painted["unhooked"] is True


def test_the_first_paint_shows_the_lists_and_the_connection_that_the_journal_knows(
    started: Started, tmp_path: Path
) -> None:
    # GIVEN a journal with lists and a connection, as on any day but the first
    with_lists(tmp_path / "home")
    (painted,) = started("shell.close_now()")
    # THEN they are there, and still nothing heavy is
    assert HEAVY & set(map(str, painted["modules"])) == set()  # type: ignore[call-overload]
    assert (painted["title"], painted["rows"]) == ("Acme", 5)


def test_what_was_painted_is_taken_over_by_the_page_behind_it(started: Started, tmp_path: Path) -> None:
    with_lists(tmp_path / "home")
    look = """
        from PySide6.QtCore import QTimer
        table = shell.findChild(QTableView)
        def look():
            from desktop_app.ui.upload.page import UploadPage
            page = shell.findChild(UploadPage)
            if page is None or not page.isVisible():
                return
            again.stop()
            same = page.start.recent is table and table.isVisible()
            say(same=same, rows=table.model().rowCount(), tables=len(shell.findChildren(type(table))))
            shell.close_now()
        again = QTimer(shell)
        again.timeout.connect(look)
        again.start(20)"""
    # WHEN the page itself is there THEN the table is the one that was seen, with all the lists now
    (_painted, after) = started(look.strip())
    assert after == {"same": True, "rows": 7, "tables": 1}


def test_a_last_run_that_was_killed_is_said_once_and_this_one_ends_in_order(started: Started, tmp_path: Path) -> None:
    # GIVEN what a run leaves that was killed
    logs = open_home(tmp_path / "home").logs
    (logs / "running").touch()
    look = """
        from PySide6.QtCore import QTimer
        def look():
            if shell.strip.message is not None:
                again.stop()
                say(kind=shell.strip.message.kind, what=shell.strip.message.what)
                shell.close_now()
        again = QTimer(shell)
        again.timeout.connect(look)
        again.start(20)"""
    (_painted, message) = started(look.strip())
    assert message == {"kind": "info", "what": "Dialproof didn't close properly last time."}
    assert sorted(path.name for path in logs.iterdir()) == ["dialproof.log"]


@pytest.mark.parametrize(
    "products",
    ["", 'slug,name,price\nhlr,"Live, now",0.5\n', "slug,name\nhlr,\n", "slug\nother\n", 'slug,name\nhlr,"open'],
)
def test_what_is_seen_first_is_named_as_it_is_afterwards(products: str) -> None:
    # GIVEN a list that was sent through a connection with products of its own
    saved = Connection("https://api.example.com/api/v1", "Team", products=products)

    class Glanced:
        def setting(self, _name: str, _default: object = None) -> object:
            return ["something else", {}, asdict(saved)]

    for base_url, slug in ((saved.base_url, "hlr"), (saved.base_url, "carrier-lookup"), ("local", "hlr-lookup")):
        batch = Batch("b", "l", "f.csv", base_url, slug, datetime.now(UTC))
        # THEN the first look has the name that the page has for it
        afterwards = shown_catalogue(saved if base_url == saved.base_url else Connection())
        assert _product(cast(Any, Glanced()), batch) == afterwards.title(slug)
