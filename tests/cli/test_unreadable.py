"""Inputs that can't be read: exit code 2, one line that says why and what to do, and nothing is sent."""

from __future__ import annotations

import os
import zipfile
from pathlib import Path

import pytest

from tests.sheets.builders import protected
from tests.systems import posix_only

from .fake_service import FakeService
from .program import Program
from .tables import small_list, text_list, uk, workbook


def _cut_off(path: Path) -> Path:
    workbook(path, S=[["Tel"], *([uk(n)] for n in range(200))])
    path.write_bytes(path.read_bytes()[:-400])
    return path


def _no_workbook_inside(path: Path) -> Path:
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("hello.txt", "hello")
    return path


def _bytes(content: bytes) -> object:
    def write(path: Path) -> Path:
        path.write_bytes(content)
        return path

    return write


UNREADABLE = {
    "missing.csv": (lambda path: path, "can't be found"),
    "empty.csv": (_bytes(b""), "is empty"),
    "blank.csv": (_bytes(b"\r\n\r\n,,\r\n"), "is empty"),
    "empty.xlsx": (_bytes(b""), "is empty"),
    "blank.xlsx": (lambda path: workbook(path, S=[]), "is empty"),
    "secret.xlsx": (lambda path: protected(workbook(path, S=[["Tel"], [uk(1)]]), "secret"), "password"),
    "cut.xlsx": (_cut_off, "damaged"),
    "other.xlsx": (_no_workbook_inside, "other.xlsx"),
    "photo.csv": (_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 20), "photo.csv"),
    "noise.xlsx": (_bytes(bytes(range(256)) * 20), "noise.xlsx"),
    "cut.xls": (_bytes(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(300)), "cut.xls"),
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_a_file_that_can_not_be_read(program: Program, tmp_path: Path, name: str) -> None:
    make, why = UNREADABLE[name]
    source = make(tmp_path / name)  # type: ignore[operator]
    fault = program.call("inspect", source, "--json").refused(2)
    assert why in fault
    assert name in fault
    assert list((program.home / "lists").iterdir()) == []


@pytest.mark.parametrize("name", ["missing.csv", "secret.xlsx"])
def test_nothing_is_sent_of_it(program: Program, service: FakeService, tmp_path: Path, name: str) -> None:
    make, why = UNREADABLE[name]
    fault = program.call("verify", make(tmp_path / name), "-o", tmp_path / "o.csv", "--json").refused(2)  # type: ignore[operator]
    assert why in fault
    assert not service.submissions
    assert not (tmp_path / "o.csv").exists()


def test_a_folder(program: Program, tmp_path: Path) -> None:
    (tmp_path / "folder.csv").mkdir()
    message = program.call("inspect", tmp_path / "folder.csv", "--json").refused(2)
    assert "is a folder. Choose a file in it." in message


@pytest.mark.skipif(os.name == "posix" and os.geteuid() == 0, reason="the superuser may read everything")
@posix_only("permission bits")
def test_a_file_that_one_may_not_read(program: Program, tmp_path: Path) -> None:
    source = small_list(tmp_path)
    source.chmod(0)
    assert source.name in program.call("inspect", source).refused(2)


def test_a_sheet_that_is_not_there(program: Program, service: FakeService, tmp_path: Path) -> None:
    source = workbook(tmp_path / "book.xlsx", Q1=[["Tel"], [uk(1)]], Q2=[["Tel"], [uk(2)]])
    fault = program.call("verify", source, "-o", tmp_path / "o.csv", "--sheet", "Q3").refused(2)
    assert all(f"“{name}”" in fault for name in ("Q1", "Q2", "Q3"))
    assert not service.submissions


def test_a_sheet_of_a_text(program: Program, tmp_path: Path) -> None:
    assert "“Q3”" in program.call("inspect", small_list(tmp_path), "--sheet", "Q3").refused(2)


@pytest.mark.parametrize("column", ["Telephone", "Z", "AAAA"])
def test_a_column_that_is_not_there(program: Program, service: FakeService, tmp_path: Path, column: str) -> None:
    fault = program.call("verify", small_list(tmp_path), "-o", tmp_path / "o.csv", "--column", column).refused(2)
    assert f"“{column}”" in fault
    assert "Mobile" in fault
    assert not service.submissions


def test_an_encoding_that_is_not_that_of_the_file(program: Program, tmp_path: Path) -> None:
    source = text_list(tmp_path / "list.csv", "Näme,Tel", f"Zoë,{uk(1)}", encoding="latin-1")
    assert "utf-8" in program.call("inspect", source, "--encoding", "utf-8").refused(2).lower()


def test_a_delimiter_that_the_file_does_not_use(program: Program, service: FakeService, tmp_path: Path) -> None:
    """It is a table of one column then, in which the numbers are not found."""
    source = text_list(tmp_path / "list.csv", "Name,Mobile,Town", f"A,{uk(1)},York", f"B,{uk(2)},Leeds")
    found = program.call("inspect", source, "--delimiter", ";", "--json").json
    assert (len(found["columns"]), found["delimiter"]) == (1, ";")
    program.call("verify", source, "--delimiter", ";", "-o", tmp_path / "o.csv").refused(2)
    assert not service.submissions
