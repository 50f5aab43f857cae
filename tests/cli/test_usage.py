"""Wrong usage: exit code 2, one line that says why and what to do, nothing sent, nothing on standard output."""

from __future__ import annotations

import re
import shlex
from importlib.metadata import version
from pathlib import Path

import pytest

from desktop_app.cli.arguments import COMMANDS, parser

from .fake_service import FakeService
from .program import Program
from .tables import small_list

ROOT = Path(__file__).resolve().parents[2]
VERIFY = ("verify", "list.csv", "-o", "out.xlsx")
WRONG: dict[str, tuple[str, ...]] = {
    "no such command": ("vrify", "list.csv"),
    "no such option": (*VERIFY, "--fast"),
    "the key is never an argument": (*VERIFY, "--api-key", "k"),
    "no input": ("verify", "-o", "out.xlsx"),
    "no output": ("verify", "list.csv"),
    "no tasks of nothing": (*VERIFY, "--max-per-task", "0"),
    "tasks are counted": (*VERIFY, "--max-per-task", "many"),
    "no time at all": (*VERIFY, "--timeout", "0"),
    "time is a number": (*VERIFY, "--timeout", "soon"),
    "time has an end": (*VERIFY, "--timeout", "inf"),
    "via what": (*VERIFY, "--via", "mail"),
    "inspect of nothing": ("inspect",),
    "check of nothing": ("check",),
    "no way to decide": ("decide", "t_01"),
    "two ways to decide": ("decide", "t_01", "--leave", "--resend"),
    "a port is a number": ("serve", "--port", "http"),
    "a port has an end": ("serve", "--port", "70000"),
}


@pytest.mark.parametrize("arguments", WRONG.values(), ids=WRONG)
def test_wrong_usage_is_one_line(program: Program, arguments: tuple[str, ...]) -> None:
    fault = program.call(*arguments).refused(2)
    assert "--help" in fault


WRONG_VALUES: dict[str, tuple[str, ...]] = {
    "a product of no letters": ("--product", ""),
    "a country of three letters": ("--country", "GBR"),
    "a country that is none": ("--country", "ZZ"),
    "an encoding that is none": ("--encoding", "klingon"),
    "a delimiter of two characters": ("--delimiter", ";;"),
    "an output of another kind": ("-o", "out.pdf"),
    "an output without a kind": ("-o", "out"),
}


@pytest.mark.parametrize("arguments", WRONG_VALUES.values(), ids=WRONG_VALUES)
def test_a_value_that_can_not_be_right(
    program: Program, service: FakeService, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    source = small_list(tmp_path)
    fault = program.call("verify", source, "-o", tmp_path / "out.xlsx", "--json", *arguments).refused(2)
    assert arguments[1] in fault
    assert not service.submissions


ADDRESSES: dict[str, str] = {
    "no scheme": "verify.example/api/v1",
    "another scheme": "ftp://verify.example/api/v1",
    "unencrypted": "http://verify.example/api/v1",
    "a password in it": "https://me:secret@verify.example/api/v1",
    "a query": "https://verify.example/api/v1?x=1",
    "no host": "https:///api/v1",
    "a port that is none": "https://verify.example:port/api/v1",
    "nothing": "",
}


@pytest.mark.parametrize("address", ADDRESSES.values(), ids=ADDRESSES)
@pytest.mark.parametrize("key", ["sk-test", None], ids=["with a key", "without a key"])
def test_an_address_that_can_not_be_used(tmp_path: Path, address: str, key: str | None) -> None:
    fault = Program(tmp_path, key).call("balance", "--json", "--base-url", address).refused(2)
    assert "address" in fault


def test_a_wrong_address_is_noticed_before_the_list_is_kept(alone: Program, tmp_path: Path) -> None:
    alone.key = "k"
    source = small_list(tmp_path)
    alone.call("verify", source, "-o", tmp_path / "out.xlsx", "--base-url", "ftp://x/api/v1").refused(2)
    assert alone.call("tasks", "--json").json == {"batches": []}


def test_help_names_every_command_and_option(alone: Program) -> None:
    top = alone.run_plainly("--help")
    verify = alone.call("verify", "--help")
    assert top.code == verify.code == 0
    for command in ("verify", "inspect", "check", "balance", "tasks", "resume", "decide", "fetch", "serve", "selftest"):
        assert command in top.out
    options = "--base-url --home --json --sheet --column --country --encoding --delimiter --product --via"
    for option in f"{options} --max-per-task --raw --yes --timeout".split():
        assert option in verify.out


@pytest.mark.parametrize("command", ["--help", "verify --help", "serve --help"])
def test_help_on_a_terminal_that_knows_ascii_only(alone: Program, command: str) -> None:
    alone.more = {"PYTHONIOENCODING": "ascii"}
    run = alone.run_plainly(*command.split())
    assert (run.code, run.err) == (0, "")


def test_a_home_that_is_a_file(alone: Program) -> None:
    alone.home.write_text("a file")
    assert "--home" in alone.call("tasks").refused(2)


def test_the_home_of_the_environment(alone: Program, tmp_path: Path) -> None:
    alone.more = {"DIALPROOF_HOME": str(tmp_path / "elsewhere")}
    assert alone.run_plainly("tasks", "--json").json == {"batches": []}
    assert (tmp_path / "elsewhere" / "journal.sqlite").exists()


def test_the_home_named_goes_before_that_of_the_environment(alone: Program, tmp_path: Path) -> None:
    alone.more = {"DIALPROOF_HOME": str(tmp_path / "elsewhere")}
    assert alone.call("tasks", "--json").json == {"batches": []}
    assert alone.home.exists()
    assert not (tmp_path / "elsewhere").exists()


def test_a_journal_that_is_none_is_said_in_one_line(alone: Program) -> None:
    alone.home.mkdir()
    (alone.home / "journal.sqlite").write_bytes(b"this was a journal once\n" * 500)
    run = alone.run("tasks", "--json")
    assert (run.code, run.json) == (0, {"batches": []})
    assert "damaged" in run.fault
    assert len(run.err.splitlines()) == 1


def test_help_has_examples_exit_codes_and_the_environment(alone: Program) -> None:
    top = alone.call("--help").out
    table = (ROOT / "docs" / "command-line.md").read_text("utf-8")
    assert re.findall(r"^  (\d+) +\S", top, re.MULTILINE) == re.findall(r"^\| (\d+) \|", table, re.MULTILINE)
    told = re.findall(r"^  (DIALPROOF_\w+) ", top, re.MULTILINE)
    assert told == re.findall(r"^\| `(DIALPROOF_\w+)`", table, re.MULTILINE)
    texts = [top, *(alone.call(command, "--help").out for command in COMMANDS)]
    examples = [line for text in texts for line in re.findall(r"^  dialproof ([^<>#\n]+)", text, re.MULTILINE)]
    assert len(examples) > 10
    for example in examples:  # each can be typed as it stands
        assert parser().parse_args(shlex.split(example)).command in COMMANDS


def test_the_version_is_the_one_that_is_installed(alone: Program) -> None:
    run = alone.run_plainly("--version")
    assert (run.code, run.out, run.err) == (0, f"dialproof {version('dialproof')}\n", "")


def test_dev_run_knows_which_commands_need_no_screen() -> None:
    text = (ROOT / "packaging" / "dev_arguments.py").read_text("utf-8")
    (listed,) = re.findall(r"TERMINAL_COMMANDS = \{(.+?),?\s*\}", text, re.DOTALL)
    assert {each.strip(' "\n') for each in listed.split(",")} == {*COMMANDS} - {"selftest", "report", "run"}
