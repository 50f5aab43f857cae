"""What is made for Windows, as far as another system can look at it: nothing here has run there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from bundle import facts
from icons.containers import ICO_SIDES
from windows import installer, version_information

from tests.packaging.icon_files import from_ico, looks_alike
from tests.packaging.inno_script import Script, read_script

HERE = Path(installer.__file__).parent
PROGRAM = r"{app}\{#Program}w.exe"


@pytest.fixture(scope="module")
def script() -> Script:
    return read_script(HERE / "dialproof.iss")


def test_every_name_that_the_script_uses_is_told_it_and_none_in_vain(tmp_path: Path) -> None:
    used = set(re.findall(r"\{#(\w+)\}", (HERE / "dialproof.iss").read_text("ascii")))
    told = installer.defined(tmp_path)
    assert used == set(told)
    assert (told["Name"], told["Version"], told["Publisher"]) == (facts.NAME, facts.VERSION, facts.PUBLISHER)
    assert told["FourNumbers"].count(".") == 3


def test_it_is_installed_for_one_person_and_known_again_by_the_next_version(script: Script) -> None:
    assert script.setup["PrivilegesRequired"] == "lowest"
    assert script.setup["DefaultDirName"] == r"{autopf}\{#Name}"
    # An identifier that differs would leave two versions beside each other on everybody's machine.
    assert script.setup["AppId"] == "{{01499BD8-E920-43DB-9666-91F5191E844F}"
    assert {each["Root"] for each in script.entries["Registry"]} == {"HKA"}


def test_there_are_both_shortcuts_and_nothing_starts_by_itself(script: Script) -> None:
    icons = {each["Name"]: each for each in script.entries["Icons"]}
    assert set(icons) == {r"{autoprograms}\{#Name}", r"{autodesktop}\{#Name}"}
    assert {each["Filename"] for each in icons.values()} == {PROGRAM}
    assert icons[r"{autodesktop}\{#Name}"]["Tasks"] == script.entries["Tasks"][0]["Name"]
    # A silent installation opens no window.
    assert [each["Flags"].split() for each in script.entries["Run"]] == [["nowait", "postinstall", "skipifsilent"]]
    assert not [each for each in script.entries["Registry"] if "CurrentVersion" in each["Subkey"]]


def test_lists_are_offered_to_open_with_it_and_keep_their_default(script: Script) -> None:
    keys = {each["Subkey"]: each for each in script.entries["Registry"]}
    offered = {key: each for key, each in keys.items() if key.startswith(r"Software\Classes\.")}
    suffixes = {re.findall(r"\\(\.\w+)\\OpenWithProgids$", key)[0] for key in offered}
    assert suffixes == {".xlsx", ".xlsm", ".xls", ".xlsb", ".ods", ".csv", ".tsv", ".txt"}
    # An empty string: with `ValueType: none` the name would be passed over, and nothing written.
    written = {(each["ValueType"], each["ValueName"], each["ValueData"], each["Flags"]) for each in offered.values()}
    assert written == {("string", "{#Name}.List", "", "uninsdeletevalue")}
    # A name in quotation marks, so that one with spaces is one file.
    assert keys[r"Software\Classes\{#Name}.List\shell\open\command"]["ValueData"] == f'"{PROGRAM}" "%1"'
    assert keys[r"Software\Classes\{#Name}.List"]["Flags"] == "uninsdeletekey"


def test_taking_it_off_touches_nothing_of_the_person(script: Script) -> None:
    assert "UninstallDelete" not in script.entries
    # Before an update the former program's own folder goes, and no other.
    assert [each["Name"] for each in script.entries["InstallDelete"]] == [r"{app}\_internal"]


def test_it_is_signed_only_with_a_certificate_and_without_a_password(tmp_path: Path) -> None:
    # GIVEN no certificate THEN one command, and nothing of signing in it
    (compiling,) = installer.commands(tmp_path, {})
    assert "/DSigned" not in compiling
    # GIVEN one in the store THEN programs first, then the installer, which says how its parts are signed
    signing, compiling = installer.commands(tmp_path, {installer.CERTIFICATE: "0123abcd"})
    assert signing[:4] == ["signtool", "sign", "/sha1", "0123abcd"]
    assert [Path(each).name for each in signing[-2:]] == ["dialproof.exe", "dialproofw.exe"]
    assert f"/Scertificate={' '.join(signing[:-2])} $f" in compiling
    assert not {"/p", "/f"} & set(signing)


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
