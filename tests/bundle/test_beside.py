"""What stands beside the bundle: licences, the bill of materials, and the list of files."""

from __future__ import annotations

import json
from importlib.metadata import requires
from pathlib import Path
from typing import Any

import pytest
from bundle import facts, listing, measuring
from packaging.requirements import Requirement


@pytest.fixture(scope="module")
def bill(bundle: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((bundle / "sbom.cdx.json").read_text("utf-8"))
    return found


def named() -> set[str]:
    """What pyproject.toml names for this system."""
    wanted = [Requirement(each) for each in requires("dialproof") or []]
    return {each.name.lower() for each in wanted if each.marker is None or each.marker.evaluate({"extra": ""})}


def test_the_bill_of_materials_names_the_program_and_every_part(bill: dict[str, Any]) -> None:
    assert bill["bomFormat"] == "CycloneDX"
    program = bill["metadata"]["component"]
    assert (program["version"], program["licenses"]) == (facts.VERSION, [{"expression": facts.LICENCE}])
    names = {each["name"] for each in bill["components"]}
    assert named() | {"python", "shiboken6", "inter", "openssl", "isa-l", "icu"} <= names
    assert all(each["version"] and each["purl"] and each["licenses"] for each in bill["components"])
    # none of the tools that made it
    assert not {"pip", "setuptools", "cyclonedx-python-lib", "jsonschema", "pyinstaller"} & names


def test_every_part_has_its_licence_text(bundle: Path, bill: dict[str, Any]) -> None:
    licences = bundle / "THIRD-PARTY-LICENCES"
    for part in bill["components"]:
        texts = list((licences / f"{part['name']}-{part['version']}").iterdir())
        assert texts, part["name"]
        assert max(path.stat().st_size for path in texts) > 500, part["name"]
    qt = next(licences.glob("pyside6-essentials-*"))
    assert {path.name for path in qt.iterdir()} == {"GPL-3.0.txt", "LGPL-3.0.txt", "Qt-notices.txt", "Qt.txt"}


def test_the_list_of_files_is_that_of_the_folder(bundle: Path, program: Path) -> None:
    lines = (bundle / "files.txt").read_text("utf-8").splitlines()
    listed = {line[66:]: line[:64] for line in lines if not line.startswith("#")}
    found = {name: digest for name, digest in listing.listed(program.parent).items() if not digest.startswith("->")}
    assert listed == found


def test_nothing_of_qt_or_python_is_in_it_that_is_not_used(program: Path) -> None:
    names = {path.name for path in program.parent.rglob("*")}
    assert {"libqxcb.so", "libqwayland.so", "libqoffscreen.so", "libqsvg.so", "qtbase_de.qm"} <= names
    unwanted = (
        "qgtk3",
        "eglfs",
        "linuxfb",
        "libqvnc",
        "Qt6Quick",
        "Qt6Qml",
        "lxml",
        "tkinter",
        "readline",
        "qtbase_ru",
        "QtDBus.",
    )
    assert [name for name in names if any(word in name for word in unwanted)] == []


def test_it_is_within_its_size(program: Path) -> None:
    assert measuring.unpacked(program.parent) <= measuring.MOST_UNPACKED
