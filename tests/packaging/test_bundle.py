"""What the bundle is made from: its lock, its facts, what goes into it, and what tells two of them apart."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import sys
import tomllib
from importlib.metadata import PathDistribution, distribution
from pathlib import Path

import pytest
import shipped
from bundle import facts, licences, listing, measuring, parts, spec_values
from bundle.building import BuildFailed, claim
from bundle.reaching import Row, reached
from packaging.requirements import Requirement

from desktop_app.ui.text.languages import ENGLISH, LANGUAGES
from tests.packaging.dev_scripts import load

dev_bundle, dev_environment = load("dev_bundle"), load("dev_environment")

LOCKS = facts.ROOT / "packaging" / "locks"
PROJECT = tomllib.loads((facts.ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def locked(name: str) -> dict[str, list[str]]:
    """Each name with version that a lock has, and its hashes."""
    found: dict[str, list[str]] = {}
    for line in (LOCKS / f"{name}.txt").read_text("utf-8").splitlines():
        if line and line[0] not in " #":
            found[line.partition(" ")[0]] = []
        found[[*found][-1]] += re.findall(r"--hash=(sha256:[0-9a-f]{64})\b", line)
    return found


@pytest.mark.parametrize(("lock", "group"), dev_bundle.GROUPS.items())
def test_a_lock_has_a_version_that_fits_for_all_that_is_asked_for_and_hashes_for_each(lock: str, group: str) -> None:
    # GIVEN a lock, and the program's own, whose versions the others take over
    versions, base = (dict(re.split("==| ;", each)[:2] for each in locked(name)) for name in (lock, "run"))
    # THEN everything that pyproject.toml names stands in it, in a version that it allows
    asked = [*PROJECT["dependencies"], *dev_environment.grouped(facts.ROOT, group)]
    for requirement in map(Requirement, asked):
        assert requirement.specifier.contains(versions[parts.normal_name(requirement.name)]), str(requirement)
    assert [name for name in versions.keys() & base.keys() if versions[name] != base[name]] == []
    # AND each has hashes
    assert [name for name, hashes in locked(lock).items() if not hashes] == []


@pytest.mark.parametrize("lock", dev_bundle.GROUPS)
def test_a_lock_says_nothing_of_where_it_was_made(lock: str) -> None:
    text = (LOCKS / f"{lock}.txt").read_text("utf-8")
    assert "://" not in text
    assert "index" not in text
    assert "(/" not in text  # a folder of somebody's


def test_the_facts_are_those_of_the_project() -> None:
    assert tuple(PROJECT[each] for each in ("name", "version", "description")) == (
        facts.PROGRAM,
        facts.VERSION,
        facts.DESCRIPTION,
    )
    assert (PROJECT["license"], PROJECT["authors"]) == (facts.LICENCE, [{"name": facts.PUBLISHER}])
    assert facts.PUBLISHER in facts.LICENCE_FILE.read_text("utf-8")
    for version, numbers in (("1.2", (1, 2, 0, 0)), ("1.2.3rc1", (1, 2, 3, 0)), ("1.2.3.dev4", (1, 2, 3, 0))):
        assert facts.four_numbers(version) == numbers


def test_the_bundle_knows_its_licence_as_the_wheel_does(tmp_path: Path) -> None:
    for source, folder in spec_values.metadata(tmp_path):
        (tmp_path / folder).mkdir(parents=True, exist_ok=True)
        shutil.copy(source, tmp_path / folder)
    found = PathDistribution(tmp_path / f"dialproof-{facts.VERSION}.dist-info")
    assert (found.metadata["License-Expression"], found.version) == (facts.LICENCE, facts.VERSION)
    assert found.read_text("licenses/LICENSE") == facts.LICENCE_FILE.read_text("utf-8")


def test_what_is_imported_by_name_is_there() -> None:
    missing = [name for name in parts.HIDDEN_IMPORTS if importlib.util.find_spec(name) is None]
    assert missing == []
    assert {"desktop_app.__main__", "desktop_app.workers.child", "desktop_app.workers.jobs"} <= {*parts.own_modules()}


def test_every_language_of_the_window_goes_in_and_no_other_of_qts() -> None:
    assert set(parts.LANGUAGES) == LANGUAGES.keys() - {ENGLISH}
    qt = "PySide6/Qt/translations"
    assert parts.is_wanted(f"{qt}/qtbase_pt_BR.qm")
    assert not parts.is_wanted(f"{qt}/qtbase_ru.qm")
    assert not parts.is_wanted(f"{qt}/designer_de.qm")
    assert parts.is_wanted(f"{shipped.PLACE}/translations/dialproof_de.qm")


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqwayland.so", True),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", True),
        ("PySide6/Qt/plugins/iconengines/libqsvgicon.so", True),
        ("PySide6\\plugins\\imageformats\\qsvg.dll", True),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("libxcb-cursor.so.0", True),
        ("libsqlite3.so.0", True),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("PySide6/Qt/lib/libQt6Quick.so.6", False),
        ("PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so", True),
        ("PySide6/Qt/plugins/wayland-shell-integration/libivi-shell.so", False),
        ("PySide6/Qt/plugins/wayland-graphics-integration-client/libqt-plugin-wayland-egl.so", False),
        ("PySide6/Qt/lib/libQt6WaylandClient.so.6", True),
        ("PySide6/Qt/lib/libQt6WlShellIntegration.so.6", False),
        ("PySide6\\Qt6Pdf.dll", False),
        ("PySide6\\opengl32sw.dll", False),
        ("PySide6\\plugins\\platforms\\qdirect2d.dll", False),
        ("PySide6\\plugins\\styles\\qmodernwindowsstyle.dll", False),
        ("certifi/cacert.pem", False),
        ("certifi/__init__.py", True),
        ("libX11.so.6", False),
        ("libbsd.so.0", False),
        ("chardet/models/models.bin", True),
        ("chardet/models/training_metadata.yaml", False),
        ("tzdata\\zoneinfo\\Asia\\Calcutta", True),
        ("tzdata/zoneinfo/America/Argentina/Buenos_Aires", True),
        ("tzdata/zoneinfo/tzdata.zi", False),
        ("tzdata/zoneinfo/zone1970.tab", False),
        ("httpx-0.28.1.dist-info/RECORD", False),
    ],
)
def test_what_of_qt_and_the_system_goes_in(name: str, wanted: bool) -> None:
    assert parts.is_wanted(name) == wanted


def test_what_only_a_part_needed_that_was_left_out_goes_too() -> None:
    # GIVEN a module that needs a library, which needs another, and libraries that nobody asks for
    rows: list[Row] = [
        ("PySide6/QtGui.so", "/p/QtGui.so", "BINARY"),
        ("_ssl.so", "/p/_ssl.so", "EXTENSION"),
        ("libone.so.1", "/l/libone.so.1", "BINARY"),
        ("libtwo.so.2", "/l/libtwo.so.2", "BINARY"),
        ("libgtk-3.so.0", "/l/libgtk-3.so.0", "BINARY"),
        ("libgdk-3.so.0", "/l/libgdk-3.so.0", "BINARY"),
        ("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK"),
    ]
    asked = {
        "/p/QtGui.so": ["libQt6Gui.so.6", "libc.so.6"],
        "/p/_ssl.so": ["libone.so.1"],
        "/l/libone.so.1": ["libtwo.so.2"],
        "/l/libtwo.so.2": ["libone.so.1"],
        "/l/libgtk-3.so.0": ["libgdk-3.so.0"],
    }
    # THEN only those go in that something asks for, in the order that they had
    left = [name for name, _source, _kind in reached(rows, lambda path: asked.get(path, []))]
    assert left == ["PySide6/QtGui.so", "_ssl.so", "libone.so.1", "libtwo.so.2", "libQt6Gui.so.6"]


def test_only_a_folder_of_its_own_is_made_anew(tmp_path: Path) -> None:
    # GIVEN somebody's folder THEN nothing is made in it, and nothing in it goes
    theirs = tmp_path / "theirs" / "work" / "thesis"
    theirs.parent.mkdir(parents=True)
    theirs.write_text("mine", "utf-8")
    with pytest.raises(BuildFailed, match="files of something else"):
        claim(tmp_path / "theirs")
    assert [*theirs.parent.parent.rglob("*")] == [theirs.parent, theirs]
    # GIVEN a new one, or one that a build was broken off in THEN it is taken
    for _ in range(2):
        claim(tmp_path / "new")
        (tmp_path / "new" / "dialproof").touch()


def test_a_library_whose_licence_nobody_knows_is_told() -> None:
    assert licences.of_system([]) == []
    with pytest.raises(licences.NoLicence, match=r"libnobody\.so"):
        licences.of_system([Path("/nowhere/libnobody.so")])


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere neither is in the wheels")
def test_what_wheels_carry_inside_is_a_part_with_its_text() -> None:
    installed = [distribution(name) for name in ("cryptography", "isal", "PySide6-Essentials", "httpx")]
    found = {part.name: part for part in licences.inside_wheels(installed)}
    assert found.keys() == {"openssl", "isa-l", "icu"}
    assert all(re.fullmatch(r"\d+\.\d+(\.\d+)?", part.version) for part in found.values())
    assert [text.name for part in found.values() for text in part.texts] == ["LICENSE.APACHE", "LICENSE", "ICU.txt"]


@pytest.mark.skipif(os.name != "posix", reason="starts a program of POSIX")
def test_a_program_that_opens_no_window_is_told() -> None:
    with pytest.raises(measuring.NoWindow, match="opened no window"):
        measuring.start_ratio(Path(shutil.which("true") or "/bin/true"))


@pytest.mark.skipif(sys.platform == "win32", reason="links are made without asking")
def test_two_bundles_are_compared_file_by_file(tmp_path: Path) -> None:
    # GIVEN a bundle, and another that differs in a file, in a link and in one file that is there
    one, other = tmp_path / "one", tmp_path / "other"
    for folder, content in ((one, b"1"), (other, b"2")):
        folder.mkdir()
        (folder / "same").write_bytes(b"same")
        (folder / "changed").write_bytes(content)
        (folder / "link").symlink_to("same" if folder == one else "changed")
        signed = folder / "Dialproof.app" / "Contents" / "_CodeSignature"
        signed.mkdir(parents=True)
        (signed / "CodeResources").write_bytes(content)
    (other / "new").write_bytes(b"")
    # THEN these are named, and what may differ isn't
    assert listing.differences(listing.listed(one), listing.listed(other)) == ["changed", "link", "new"]
    # AND the list can be checked by sha256sum
    text = listing.write(tmp_path, listing.listed(one)).read_text("utf-8")
    assert re.search(r"^[0-9a-f]{64}  same$", text, re.MULTILINE)
    assert "# link -> same\n" in text
    assert all(reason for reason in listing.MAY_DIFFER.values())


def test_the_library_that_pyinstaller_cannot_look_into_goes_in_whole() -> None:
    names = parts.opaque_modules()
    assert [name for name in names if importlib.util.find_spec(name) is None] == []
    assert {"chardet", "chardet.pipeline.orchestrator", "chardet.models"} <= {*names}
    assert "chardet.cli" not in names
    data = parts.opaque_data()
    assert "models.bin" in {Path(source).name for source, _ in data}
    assert {folder for _, folder in data} == {"chardet/models"}
