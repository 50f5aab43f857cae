"""What the executables for Windows say of themselves, and how they are signed; test_msi.py has the installer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bundle import facts, spec_values
from icons.containers import ICO_SIDES
from windows import installer, try_msi, version_information

from tests.packaging.icon_files import from_ico, looks_alike

HERE = Path(installer.__file__).parent


def test_it_is_signed_only_with_a_certificate_and_without_a_password(tmp_path: Path) -> None:
    # GIVEN a bundle, as Windows has it before there is an MSI
    (tmp_path / "dialproof").mkdir()
    for name in ("dialproof.exe", "dialproofw.exe", "dialproof.pkg"):
        (tmp_path / "dialproof" / name).touch()
    # GIVEN no certificate THEN nothing is run
    assert installer.signing(tmp_path, {}) == []
    # GIVEN one in the store THEN the programs are signed, and the MSI once it is there
    given = {installer.CERTIFICATE: "0123abcd"}
    (command,) = installer.signing(tmp_path, given)
    assert command[:4] == ["signtool", "sign", "/sha1", "0123abcd"]
    assert [Path(each).name for each in command[-2:]] == ["dialproof.exe", "dialproofw.exe"]
    (tmp_path / installer.MSI_NAME).touch()
    (command,) = installer.signing(tmp_path, given)
    assert Path(command[-1]).name == installer.MSI_NAME
    assert not {"/p", "/f"} & set(command)


def test_the_trial_on_windows_looks_where_the_msi_puts_it() -> None:
    folders = {"LOCALAPPDATA": "/local", "PROGRAMFILES": "/programs"}
    assert try_msi.places(folders) == (Path("/local/Programs/Dialproof"), Path("/programs/Dialproof"))


def test_both_executables_share_what_the_installer_carries_once(tmp_path: Path) -> None:
    values = spec_values.executables(tmp_path, "win32")
    assert [(each["name"], each["console"]) for each in values] == [("dialproof", True), ("dialproofw", False)]
    # Their modules stand beside them, in two files of one content.
    assert [each["append_pkg"] for each in values] == [False, False]
    assert "append_pkg" not in spec_values.executables(tmp_path, "linux")[0]


def test_the_executables_say_what_they_are(tmp_path: Path) -> None:
    # GIVEN the resource, which PyInstaller reads as a Python expression
    names = (
        "VSVersionInfo",
        "FixedFileInfo",
        "StringFileInfo",
        "StringTable",
        "StringStruct",
        "VarFileInfo",
        "VarStruct",
    )
    message: dict[str, dict[str, Any]] = {}

    def taken(name: str) -> Any:
        def take(*given: Any, **named: Any) -> Any:
            return message.setdefault(name, named) if named else (name, *given)

        return take

    path = version_information.write(tmp_path, "dialproofw")
    # WHEN it is read so THEN numbers and words are the program's
    eval(path.read_text("utf-8"), {name: taken(name) for name in names})  # noqa: S307 - our own text
    assert message["FixedFileInfo"]["filevers"] == facts.four_numbers()
    table = message["VSVersionInfo"]["kids"][0][1][0]
    words = {name: value for _, name, value in table[2]}
    assert table[1] == "040904b0"
    assert words == version_information.strings("dialproofw")
    assert words["OriginalFilename"] == "dialproofw.exe"


def test_the_icon_is_the_programs() -> None:
    pictures = from_ico((HERE / "dialproof.ico").read_bytes())
    assert sorted(pictures) == sorted(ICO_SIDES)
    assert all(looks_alike(png, side) for side, png in pictures.items())
