"""Workbooks protected with a password are opened with it, and nothing else of them is left behind."""

from __future__ import annotations

import pickle
import zipfile
from pathlib import Path

import pytest

from desktop_app.core.detection.password import Password
from desktop_app.core.errors import FileBroken, PasswordMissing, PasswordWrong
from desktop_app.sheets.formats.opening import open_source
from tests.sheets.builders import mini_container, protected, protected_xls, read, xls, xlsx

ROWS = [["Name", "Mobile"], ["Ada", "+447400123456"], ["Bob", "+447400123457"]]
RIGHT, WRONG = Password("Größe 9!"), Password("größe 9!")


def xlsx_behind(path: Path, password: Password) -> Path:
    return protected(xlsx(path, ROWS), password.reveal())


def xls_behind(path: Path, password: Password) -> Path:
    return protected_xls(xls(path, ROWS), password.reveal())


@pytest.fixture(params=[xlsx_behind, xls_behind], ids=["xlsx", "xls"])
def book(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    suffix = "xlsx" if request.param is xlsx_behind else "xls"
    made: Path = request.param(tmp_path / f"list.{suffix}", RIGHT)
    return made


def test_it_opens_with_its_password(book: Path) -> None:
    source = open_source(book, passwords=[RIGHT])
    assert source.format == book.suffix[1:]
    source.close()
    assert read(book, passwords=[RIGHT]) == ROWS


def test_without_a_password_it_asks_for_one(book: Path) -> None:
    with pytest.raises(PasswordMissing) as caught:
        read(book)
    assert "--password-file" in caught.value.sentence


def test_a_wrong_password_says_so(book: Path) -> None:
    with pytest.raises(PasswordWrong):
        read(book, passwords=[WRONG])


def test_of_several_passwords_the_one_that_fits_is_taken(book: Path) -> None:
    assert read(book, passwords=[WRONG, RIGHT, Password("x")]) == ROWS


def test_the_decrypted_copy_goes_when_the_reading_ends(book: Path) -> None:
    before = set(book.parent.rglob("*"))
    source = open_source(book, passwords=[RIGHT])
    assert set(book.parent.rglob("*")) > before
    source.close()
    assert set(book.parent.rglob("*")) == before
    with pytest.raises(PasswordWrong):
        open_source(book, passwords=[WRONG])
    assert set(book.parent.rglob("*")) == before


@pytest.mark.parametrize("make", [xlsx_behind, xls_behind])
def test_what_excel_encrypts_by_itself_is_opened_without_asking(tmp_path: Path, make: type) -> None:
    assert read(make(tmp_path / "list.any", Password("VelvetSweatshop"))) == ROWS


def test_protected_workbooks_in_an_archive_are_opened_each_with_its_own(tmp_path: Path) -> None:
    first, second = xlsx_behind(tmp_path / "a.xlsx", RIGHT), xls_behind(tmp_path / "b.xls", WRONG)
    with zipfile.ZipFile(tmp_path / "both.zip", "w") as parcel:
        parcel.write(first, "a.xlsx")
        parcel.write(second, "b.xls")
    with pytest.raises(PasswordMissing, match=r"a\.xlsx"):
        open_source(tmp_path / "both.zip")
    with pytest.raises(PasswordWrong, match=r"b\.xls"):
        open_source(tmp_path / "both.zip", passwords=[RIGHT])
    assert read(tmp_path / "both.zip", "b.xls", passwords=[RIGHT, WRONG]) == ROWS


def test_a_damaged_one_is_broken_whatever_the_password(tmp_path: Path) -> None:
    path = xlsx_behind(tmp_path / "list.xlsx", RIGHT)
    content = bytearray(path.read_bytes())
    at = len(content) // 2
    content[at : at + 600] = bytes(600)
    path.write_bytes(content)
    with pytest.raises(FileBroken):
        read(path, passwords=[RIGHT])


def test_entities_in_what_tells_of_the_encryption_are_refused(tmp_path: Path) -> None:
    from tests.sheets.builders import _container

    bomb = b'\x04\0\x04\0\x40\0\0\0<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa">]><encryption>&a;</encryption>'
    path = _container(tmp_path / "bomb.xlsx", {"EncryptionInfo": bomb, "EncryptedPackage": bytes(64)})
    with pytest.raises(FileBroken, match="encrypted content is damaged"):
        read(path, passwords=[RIGHT])


def test_a_password_shows_itself_nowhere() -> None:
    assert "9" not in f"{RIGHT} {RIGHT!r} {[RIGHT]}"
    assert pickle.loads(pickle.dumps(RIGHT)).reveal() == RIGHT.reveal()  # noqa: S301 - our own


def test_an_empty_stream_of_that_name_is_no_protected_workbook(tmp_path: Path) -> None:
    with pytest.raises(FileBroken):
        read(mini_container(tmp_path / "a.xls", "Workbook", b"\x09\x08"))
