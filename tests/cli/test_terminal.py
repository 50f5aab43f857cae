"""A terminal shows whatever comes and obeys nothing of it; its changing line says how far long work is."""

from __future__ import annotations

import io
import json
import re
import sys
import unicodedata
from pathlib import Path

import pytest

from desktop_app.cli.carrying import verifying
from desktop_app.cli.talking import Talk, one_line
from desktop_app.core.batches.batch import Task, Via
from desktop_app.core.batches.submission import TaskState
from desktop_app.services.ports import Progress
from desktop_app.ui.start import start_trouble

from .fake_service import FakeService, answers, status
from .program import Program, Run
from .tables import small_list, uk, workbook

# Colours, the window's title, the clipboard, the same in C1, a line of its own, text turned around, and unseen.
EVIL = (
    "\x1b[31m\x1b]0;t\x07\x1b]52;c;eA==\x07\x9b1m\x85\r\nok: all fine\x7f\u2028\u202etxt.\u2066\u200f\u200b\U000e0041"
)
# What Windows takes in no name of a file.
OF_NO_FILE = '<>:"/\\|?*' + "".join(map(chr, range(0x20)))
OBEYED = {"Cc", "Cs", "Zl", "Zp"}
TURNS = re.compile("[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\U000e0000-\U000e007f]")


def harmless(run: Run) -> Run:
    for text in (run.out, run.err):
        lines = text.split("\n")
        assert [line for line in lines if any(unicodedata.category(each) in OBEYED for each in line)] == []
        assert [line for line in lines if TURNS.search(line)] == []
        assert [line for line in lines if line.startswith("ok: all fine")] == []
    return run


def test_what_a_terminal_obeys_is_escaped_and_the_rest_is_left() -> None:
    assert one_line("Zoë 電話 ‎") == "Zoë 電話 \\u200e"
    assert one_line("a\x1b[2J\x9b\x07\tb\nc") == "a\\x1b[2J\\x9b\\x07\\tb\\nc"
    assert one_line("نی‌خواهم 👩‍👩‍👧") == "نی‌خواهم 👩‍👩‍👧"  # joiners belong to what is written


def test_json_keeps_every_value_and_no_command() -> None:
    out = io.StringIO()
    Talk(as_json=True, out=out).answer({"a": EVIL, "b": "Zoë 電話"}, "")
    text = out.getvalue()
    assert json.loads(text) == {"a": EVIL, "b": "Zoë 電話"}
    assert "Zoë 電話" in text
    assert all(unicodedata.category(each) not in {*OBEYED, "Cf"} for each in text.rstrip("\n"))


@pytest.mark.parametrize("options", [(), ("--json",)])
def test_names_headers_sheets_and_cells(program: Program, tmp_path: Path, options: tuple[str, ...]) -> None:
    forbidden = OF_NO_FILE if sys.platform == "win32" else "/"
    name = f"a{''.join(each for each in EVIL if each not in forbidden)}.xlsx"
    clean = EVIL.encode("utf-8", "replace").decode().replace("\x1b", "\x9b").replace("\x07", "\x85")
    header = "".join(each for each in clean if each in "\t\n\r" or unicodedata.category(each) != "Cc" or each > "\x7f")
    path = workbook(tmp_path / "made.xlsx", **{"S\u202eheet\x9b": [[header, "Mobile"], ["x", uk(1)], [header, header]]})
    path = path.rename(tmp_path / name)
    harmless(program.call("inspect", path, *options))
    run = harmless(program.call("verify", path, "-o", tmp_path / "out.csv", *options))
    assert run.code == 0
    harmless(program.call("tasks", *options))
    harmless(program.call("resume", *options))


@pytest.mark.parametrize(
    "arguments",
    [
        (EVIL,), ("verify", EVIL, "-o", "x.csv"), ("verify", "list.csv", "-o", f"{EVIL}.csv"),
        ("verify", "list.csv", "-o", "x.csv", "--column", EVIL), ("inspect", "list.csv", "--sheet", EVIL),
        ("inspect", "list.csv", "--encoding", EVIL), ("verify", "list.csv", "-o", "x.csv", "--via", EVIL),
        ("verify", "list.csv", "-o", "x.csv", "--timeout", EVIL), ("check", EVIL), ("decide", EVIL, "--resend"),
        ("export", EVIL, "-o", "x.csv"), (f"--{EVIL}",), ("balance", "--base-url", f"https://{EVIL}/api/v1"),
        ("inspect", "list.csv", "--delimiter", EVIL), ("inspect", "list.csv", "--country", EVIL),
    ],
)  # fmt: skip
def test_arguments(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    small_list(tmp_path)
    # One of them means a list to be opened: that it isn't there would be told in a box, which waits on a screen.
    program.more = {"QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"}
    # Another test in this process may have had Qt's own platform made.
    monkeypatch.setattr(start_trouble, "_UNSEEN", frozenset({"offscreen", "windows"}))
    harmless(program.call(*arguments))


@pytest.mark.parametrize("options", [(), ("--json",)])
def test_what_a_service_says(program: Program, service: FakeService, tmp_path: Path, options: tuple[str, ...]) -> None:
    service.on("check", answers({"phone": uk(1), "note": EVIL, EVIL: 1}))
    assert harmless(program.call("check", uk(1), *options)).code == 0
    service.balance = {"balance": "5", "currency": EVIL}
    harmless(program.call("balance", *options))
    service.on("detect", status(422, EVIL))
    assert harmless(program.call("verify", small_list(tmp_path), "-o", tmp_path / "o.csv", *options)).code == 4
    service.on("detect", answers({"task_id": f"t{EVIL}", "status": "pending"}))
    service.always("task", answers({"status": "failed", "message": EVIL}))
    harmless(
        program.call("verify", small_list(tmp_path, first=40, name="b.csv"), "-o", tmp_path / "b.csv.csv", *options)
    )
    harmless(program.call("tasks", *options))


# --- how far long work is, in the line of a terminal that changes ---


class Terminal(io.StringIO):
    """Somebody looks at it."""

    def isatty(self) -> bool:
        return True

    def shown(self) -> str:
        """The line as it stands."""
        return self.getvalue().rsplit("\033[K", maxsplit=1)[-1]


def test_rows_share_and_time_left_of_a_reading() -> None:
    terminal, now = Terminal(), [100.0]
    talk = Talk(as_json=False, err=terminal, clock=lambda: now[0])
    talk.progress(Progress("Copying", 1 << 20, 4 << 20, "bytes"))
    assert terminal.shown() == "Copying … 1,048,576 of 4,194,304 bytes"
    # WHEN a million rows are read in a hundred seconds
    for step in range(11):
        talk.progress(Progress("Reading", 10_000 * step, part=step / 100))
        now[0] += 1
    # THEN the line says how many there are, which part of all that is, and how long the others take
    assert terminal.shown() == "Reading … 100,000 rows, 10%, about 1 min 30 s left"
    # AND nothing of that where it can't be known
    talk.progress(Progress("Reading", 110_000))
    assert terminal.shown() == "Reading … 110,000 rows"


def test_nobody_is_told_where_nobody_looks() -> None:
    written = io.StringIO()
    Talk(as_json=False, err=written).progress(Progress("Reading", 5, part=0.5))
    assert written.getvalue() == ""


def test_a_batch_says_how_long_it_still_takes_where_that_is_known() -> None:
    tasks = [Task(at, "b", at, "GB", "hlr", Via.JSON, 0, 10, state) for at, state in enumerate(TaskState)]
    assert verifying(tasks[-2:], 80) == "Verifying … 100%, 1 of 2 tasks done, about 1 min 20 s left"
    assert verifying(tasks[:1], None) == "Verifying … 0%, 0 of 1 task done"
