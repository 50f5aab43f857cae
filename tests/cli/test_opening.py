"""`dialproof FILE…`: which arguments mean lists to be opened, and which a command."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from desktop_app.cli.opening import look_for, opening
from desktop_app.core.errors import FileIsFolder, FileMissing

from .program import Program


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name in ("a.csv", "b.xlsx", "verify", "-o.csv", "list"):
        (tmp_path / name).touch()
    return tmp_path


NO_LISTS = [(), ("--json",), ("--home", "x.csv"), ("verify", "a.csv"), ("--home", "x", "tasks"), ("vrify", "a.csv")]


@pytest.mark.parametrize("given", NO_LISTS)
@pytest.mark.usefixtures("folder")
def test_what_is_left_to_the_commands(given: tuple[str, ...]) -> None:
    assert opening(given) is None


LISTS = [
    (("a.csv",), ["a.csv"]),
    (("list",), ["list"]),
    (("./verify",), ["verify"]),
    (("a.csv", "b.xlsx", "not there.csv"), ["a.csv", "b.xlsx", "not there.csv"]),
    (("--home", "h", "a.csv", "--base-url", "local", "verify"), ["a.csv", "verify"]),
    (("--home=h", "--", "-o.csv"), ["-o.csv"]),
]


@pytest.mark.parametrize(("given", "names"), LISTS)
def test_files_are_lists_to_be_opened_wherever_the_options_stand(
    folder: Path, given: tuple[str, ...], names: list[str]
) -> None:
    found = opening(given)
    assert found is not None
    assert (found.command, found.lists) == (None, [folder / name for name in names])
    assert found.home == (Path("h") if "h" in "".join(given[:2]) and given[0].startswith("--home") else None)


def test_the_address_of_a_file_is_the_file(folder: Path) -> None:
    names = ["a b.csv", "50 %.csv", "名.csv", *(["\udcff\n.csv"] if os.name == "posix" else [])]
    found = opening([(folder / name).as_uri() for name in names])
    assert found is not None
    assert found.lists == [folder / name for name in names]


@pytest.mark.parametrize("address", ["file://other.example/a.csv", "file:///a%00.csv"])
def test_an_address_elsewhere_is_wrong_usage(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        opening([address])
    assert caught.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_an_option_that_there_is_not_opens_no_window(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        opening(["a.csv", "--fast"])
    assert "--fast" in capsys.readouterr().err


def test_what_is_no_file_is_told(folder: Path) -> None:
    look_for([folder / "a.csv"])
    with pytest.raises(FileMissing, match=r"“gone\.csv”"):
        look_for([folder / "a.csv", folder / "gone.csv"])
    with pytest.raises(FileMissing):
        look_for([folder / f"{'a' * 300}.csv"])
    with pytest.raises(FileIsFolder):
        look_for([folder])


def test_a_list_that_is_missing_is_one_sentence_and_no_window(tmp_path: Path) -> None:
    program = Program(tmp_path, more={"QT_QPA_PLATFORM": "offscreen"})
    fault = program.run(tmp_path / "gone.csv").refused(2)
    assert fault.startswith("“gone.csv” can't be found. Check the name")
    assert not (tmp_path / "home").exists()
