"""The MSI: its tables, and its story under Wine, with every file and key of the registry accounted for.

It is made of a small folder that stands for the bundle. With DIALPROOF_WINDOWS_BUNDLE, which
`dev.py bundle --windows --try` sets, it is made of the bundle there, and the program is started, too.
"""

from __future__ import annotations

import os
import re
import shutil
import struct
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from bundle import facts, measuring
from windows import by_wine, installer, msi, msi_source
from windows.msi_source import Package

from tests.packaging.wine_machine import MISSING, WINE, Machine, gained

REAL = os.environ.get("DIALPROOF_WINDOWS_BUNDLE", "")
TOOLS = [name for name in msi.PROGRAMS if not shutil.which(name)]
pytestmark = pytest.mark.skipif(bool(TOOLS), reason=f"not installed: {', '.join(TOOLS)}")
by_wine_only = pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}")

PERSONS = r"AppData/Local/Programs/Dialproof"
UNSUPPORTED, REFUSED = 1603 % 256, 1603 % 256
# Windows Installer's own books, which it keeps for whatever is installed.
BOOKS = re.compile(
    r"HKCU\\Software\\Microsoft\\Installer\b"
    r"|HKLM\\Software\\(Classes\\Installer|Microsoft\\Windows\\CurrentVersion\\(Installer|Uninstall))\b"
)
ITS_FILES = re.compile(r"windows/Installer\b|users/[^/]+/AppData/Roaming/Microsoft(/Installer\b|$)")


def executable(version: tuple[int, int, int, int]) -> bytes:
    """What looks like a program with a version resource to whoever reads no more of it."""
    first, second, third, fourth = version
    numbers = struct.pack("<II", first << 16 | second, third << 16 | fourth)
    return b"MZ" + b"\0" * 300 + struct.pack("<II", 0xFEEF04BD, 0x10000) + numbers + b"\0" * 600


def stand_in(place: Path) -> Path:
    """A folder as `dev.py bundle` makes it, with little in it."""
    modules = os.urandom(1_100_000)
    contents = {
        "dialproof/dialproof.exe": executable((1, 0, 0, 0)),
        "dialproof/dialproofw.exe": executable((1, 0, 0, 0)),
        "dialproof/dialproof.pkg": modules,
        "dialproof/dialproofw.pkg": modules,
        "dialproof/_internal/library.dll": executable((6, 11, 3, 0)),
        "dialproof/_internal/deep/er/words.txt": b"words",
        "dialproof/_internal/deep/er/no suffix": b"",
        "THIRD-PARTY-LICENCES/index.txt": b"all of them",
        "THIRD-PARTY-LICENCES/qt-6/LGPL-3.0.txt": b"LGPL",
        "LICENSE": b"none",
        "sbom.cdx.json": b"{}",
    }
    for name, content in contents.items():
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_bytes(content)
    return place


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Package:
    """The version that is installed first."""
    return installer.package(Path(REAL) if REAL else stand_in(tmp_path_factory.mktemp("bundle")), "1.2.3")


@pytest.fixture(scope="module")
def second(first: Package, tmp_path_factory: pytest.TempPathFactory) -> Package:
    """The next one: a file is new, one has gone, one has an older version than before, and one another content."""
    place = tmp_path_factory.mktemp("second")
    files = dict(first.files)
    gone = next(name for name in sorted(files) if name.startswith("licences/") and name.count("/") == 2)
    older = next(name for name in sorted(files) if name.startswith("_internal/") and msi.version_of(files[name]))
    del files[gone]
    for name, content in (
        ("_internal/new/one.txt", b"new"),
        ("LICENSE", b"another"),
        (older, executable((0, 1, 0, 0))),
    ):
        files[name] = place / name.replace("/", "-")
        files[name].write_bytes(content)
    return Package(files, "1.10.0", first.copies)


@pytest.fixture(scope="module")
def packages(first: Package, second: Package, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Both as they are handed on."""
    place = tmp_path_factory.mktemp("msi")
    made = place / "first.msi", place / "second.msi"
    for package, target in zip((first, second), made, strict=True):
        msi.make(package, target)
    return made


@pytest.fixture(scope="module")
def for_wine(packages: tuple[Path, Path]) -> list[Path]:
    """The same for one person under Wine 8, to which ALLUSERS=2 is the whole machine: without these two properties.

    Windows reads the two as "for one person"; without them Wine does. Nothing else differs.
    """
    made = []
    for package in packages:
        made.append(package.with_stem(f"{package.stem}-person"))
        shutil.copyfile(package, made[-1])
        rows = msi.read_table(package, "Property")
        msi.write_table(made[-1], "Property", [row for row in rows if row[0] not in {"ALLUSERS", "MSIINSTALLPERUSER"}])
    return made


@pytest.fixture(scope="module")
def made_machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    machine = Machine(tmp_path_factory.mktemp("machine"))
    # What Windows has and Wine 8 lacks, for the program itself.
    for name in ("icuuc.dll", "bcryptprimitives.dll") if REAL else ():
        shutil.copy(by_wine.HOME / name, machine.c / "windows" / "system32")
    yield machine
    machine.end()


@pytest.fixture
def machine(made_machine: Machine) -> Iterator[Machine]:
    """A Windows that has no Dialproof, before and afterwards."""
    before = made_machine.files()
    yield made_machine
    assert [name for name in gained(before, made_machine.files()) if not ITS_FILES.match(name)] == []


def table(package: Path, name: str) -> list[list[str]]:
    return msi.read_table(package, name)[3:]


def code_of(package: Path) -> str:
    return dict(row[:2] for row in table(package, "Property"))["ProductCode"]


def contents(package: Package) -> dict[str, bytes]:
    return {name: path.read_bytes() for name, path in package.files.items()}


def there(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def keys_of(root: str) -> set[str]:
    """The keys that are Dialproof's own."""
    entry = rf"{root}\Software\Classes\Dialproof.List"
    offered = {rf"{root}\Software\Classes\{suffix}\OpenWithProgids" for suffix in msi_source.SUFFIXES}
    return {rf"{root}\Software\Dialproof", entry, rf"{entry}\Application", rf"{entry}\shell\open\command", *offered}


# --- its tables ---


def test_both_versions_know_each_other_and_differ(packages: tuple[Path, Path], first: Package) -> None:
    properties = [dict(row[:2] for row in table(package, "Property")) for package in packages]
    assert {each["UpgradeCode"] for each in properties} == {"{01499BD8-E920-43DB-9666-91F5191E844F}"}
    assert [each["ProductVersion"] for each in properties] == ["1.2.3", "1.10.0"]
    assert len({each["ProductCode"] for each in properties}) == 2
    # The same files are the same product again.
    assert f"{{{first.identity('product')}}}" == properties[0]["ProductCode"]
    # Former and same versions go before, newer ones are only looked for.
    assert {(row[6], row[2], row[4]) for row in table(packages[1], "Upgrade")} == {
        ("FORMER", "1.10.0", "769"),
        ("NEWERFOUND", "", "2"),
    }
    actions = {row[0]: int(row[2]) for row in table(packages[1], "InstallExecuteSequence")}
    assert actions["InstallValidate"] < actions["RemoveExistingProducts"] < actions["InstallInitialize"]
    assert actions["MigrateFeatureStates"] > actions["CostFinalize"]


def test_it_is_for_one_person_unless_somebody_says_otherwise(packages: tuple[Path, Path]) -> None:
    properties = dict(row[:2] for row in table(packages[0], "Property"))
    assert (properties["ALLUSERS"], properties["MSIINSTALLPERUSER"]) == ("2", "1")
    assert "INSTALLFOLDER" in properties["SecureCustomProperties"].split(";")
    # -1: of the person or of the machine, as it is installed; nothing is written elsewhere.
    assert {row[1] for row in table(packages[0], "Registry")} == {"-1"}
    folders = {row[0]: row[1] for row in table(packages[0], "Directory")}
    assert (folders["INSTALLFOLDER"], folders["Programs"]) == ("Programs", "LocalAppDataFolder")
    # The folder is chosen before it is reckoned with, whether a window shows the progress or not.
    for sequence in ("InstallExecuteSequence", "InstallUISequence"):
        at = {row[0]: int(row[2]) for row in table(packages[0], sequence)}
        chosen = [at[name] for name in ("RememberPersons", "RememberMachines", "ProgramsOfAll")]
        assert at["AppSearch"] < min(chosen)
        assert at["CostInitialize"] < min(chosen) <= max(chosen) < at["CostFinalize"]
    assert {row[1] for row in table(packages[0], "CustomAction")} == {"51"}


def test_lists_are_offered_to_open_with_it_and_keep_their_default(packages: tuple[Path, Path]) -> None:
    rows = {(row[2], row[3]): row[4] for row in table(packages[0], "Registry")}
    offered = {where for where, _ in rows if where.startswith(r"Software\Classes\.")}
    suffixes = {".xlsx", ".xlsm", ".xls", ".xlsb", ".ods", ".csv", ".tsv", ".txt"}
    assert offered == {rf"Software\Classes\{suffix}\OpenWithProgids" for suffix in suffixes}
    assert {(name, value) for (where, name), value in rows.items() if where in offered} == {("Dialproof.List", "")}
    opening = rows[r"Software\Classes\Dialproof.List\shell\open\command", ""]
    assert opening == '"[INSTALLFOLDER]dialproofw.exe" "%1"'
    # Nothing starts by itself.
    assert not [where for where, _ in rows if "CurrentVersion" in where]


def test_files_have_versions_or_digests_and_names_of_both_lengths(packages: tuple[Path, Path], first: Package) -> None:
    rows = {row[2].partition("|")[2]: row for row in table(packages[0], "File")}
    assert rows["dialproofw.exe"][4] == "1.0.0.0"
    assert not rows["LICENSE"][4]
    hashed = {row[0] for row in table(packages[0], "MsiFileHash")}
    assert hashed == {row[0] for row in table(packages[0], "File") if not row[4]}
    short = [row[2].partition("|")[0] for row in table(packages[0], "File")]
    assert [name for name in short if not re.fullmatch(r"[A-Z0-9]{1,8}(\.[A-Z0-9]{1,3})?", name)] == []
    # What is there twice travels once.
    copied = {row[3].partition("|")[2] for row in table(packages[0], "DuplicateFile")}
    assert copied == {Path(name).name for name in first.copies}
    assert first.copies["dialproofw.pkg"] == "dialproof.pkg"
    assert all(first.files[name].read_bytes() == first.files[kept].read_bytes() for name, kept in first.copies.items())
    assert len(table(packages[0], "File")) + len(first.copies) == len(first.files)


@pytest.mark.skipif(not REAL, reason="what stands for the bundle is small; `dev.py bundle --windows --try` isn't")
def test_it_is_within_its_size(packages: tuple[Path, Path], first: Package) -> None:
    assert sum(path.stat().st_size for path in first.files.values()) <= 130 * measuring.MB
    assert packages[0].stat().st_size <= 50 * measuring.MB


def test_a_version_is_read_of_programs_alone(tmp_path: Path) -> None:
    (tmp_path / "a.exe").write_bytes(executable((1, 2, 3, 65535)))
    (tmp_path / "b.txt").write_bytes(executable((1, 2, 3, 4))[1:])
    (tmp_path / "c.dll").write_bytes(b"MZ and nothing else")
    assert [msi.version_of(path) for path in sorted(tmp_path.iterdir())] == ["1.2.3.65535", "", ""]


# --- its story ---


@by_wine_only
def test_from_installation_to_removal_for_one_person(
    machine: Machine, for_wine: list[Path], first: Package, second: Package
) -> None:
    disk, registry = machine.files(), machine.registry()
    place = machine.person / PERSONS
    menu = machine.person / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Dialproof.lnk"
    shortcuts = [machine.desktop / "Dialproof.lnk", menu]

    # GIVEN nothing WHEN it is installed THEN every file is there, and nothing else but shortcuts and Windows' copy
    assert machine.msiexec("/i", for_wine[0]) == 0
    assert there(place) == contents(first)
    new = {machine.c / name for name in gained(disk, machine.files()) if not ITS_FILES.match(name)}
    assert {path for path in new if path.is_file()} == {*shortcuts, *(place / name for name in first.files)}
    assert {path for path in new if path.is_dir()} - {place, *place.rglob("*")} <= {place.parent, *menu.parents}
    # AND of the registry its own keys, the person's, and Windows Installer's books
    after = machine.registry()
    assert {key for key in gained(registry, after) if not BOOKS.match(key)} == keys_of("HKCU")
    former, next_one = map(code_of, for_wine)
    (entry,) = [values for key, values in after.items() if key.endswith(rf"\Uninstall\{former}")]
    assert {'"DisplayName"="Dialproof"', '"DisplayVersion"="1.2.3"', f'"Publisher"="{facts.PUBLISHER}"'} <= entry
    # AND both shortcuts lead to the window's program
    for shortcut in shortcuts:
        assert rb"Programs\Dialproof\dialproofw.exe" in shortcut.read_bytes()

    # GIVEN files that are damaged or gone, and a person's own WHEN it is repaired THEN all is as it was
    list_, beside = machine.person / "AppData/Local/dialproof/list.db", place / "mine.txt"
    list_.parent.mkdir(parents=True)
    list_.write_text("rows", "utf-8")
    beside.write_text("mine", "utf-8")
    (place / "LICENSE").write_bytes(b"damaged")
    library = next(path for name, path in sorted(first.files.items()) if name.endswith(".dll"))
    damaged = next(place / name for name, path in first.files.items() if path == library)
    damaged.write_bytes(damaged.read_bytes()[:50])
    for path in (place / "dialproof.exe", place / "dialproofw.pkg", *shortcuts):
        path.unlink()
    assert machine.msiexec("/i", for_wine[0], "REINSTALL=ALL", "REINSTALLMODE=amus") == 0
    assert there(place) == {**contents(first), "mine.txt": b"mine"}
    assert [path.is_file() for path in shortcuts] == [True, True]

    # WHEN the next version is installed over it THEN it is the only one, and whole, older libraries included
    assert machine.msiexec("/i", for_wine[1]) == 0
    assert there(place) == {**contents(second), "mine.txt": b"mine"}
    assert [path.is_file() for path in shortcuts] == [True, True]
    registered = [key for key in machine.registry() if re.search(r"\\Uninstall\\\{[^\\]*\}$", key)]
    codes = {key.rpartition("\\")[2] for key in registered}
    assert next_one in codes
    assert former not in codes
    # AND the former one is refused
    assert machine.msiexec("/i", for_wine[0]) == REFUSED
    assert there(place) == {**contents(second), "mine.txt": b"mine"}

    # WHEN it is taken off THEN the person's list and file stay, and nothing else
    assert machine.msiexec("/x", next_one) == 0
    left = {machine.c / name for name in gained(disk, machine.files()) if not ITS_FILES.match(name)}
    assert {path for path in left if path.is_file()} == {list_, beside}
    after = machine.registry()
    assert {key for key in gained(registry, after) if not BOOKS.match(key)} == set()
    assert [key for key in gained(registry, after) if BOOKS.match(key) and after[key]] == []
    shutil.rmtree(list_.parent)
    shutil.rmtree(place.parent)


@by_wine_only
def test_for_the_machine_it_is_everybodys(machine: Machine, packages: tuple[Path, Path], first: Package) -> None:
    disk, registry = machine.files(), machine.registry()
    # WHEN the MSI, as it is handed on, is installed for the machine
    assert machine.msiexec("/i", packages[0], "MSIINSTALLPERUSER=") == 0
    # THEN program and keys are of all, and none of the person
    place = machine.c / "Program Files" / "Dialproof"
    assert there(place) == contents(first)
    new = {name for name in gained(disk, machine.files()) if not ITS_FILES.match(name)}
    beside = [name for name in new if (machine.c / name).is_file() and not name.startswith("Program Files/Dialproof/")]
    # Two shortcuts; to Wine 8 menu and desktop are always the person's, to Windows those of all.
    assert [Path(name).name for name in beside] == ["Dialproof.lnk"] * 2
    after = machine.registry()
    assert {key for key in gained(registry, after) if not BOOKS.match(key)} == keys_of("HKLM")
    # WHEN it is taken off THEN no trace is left
    assert machine.msiexec("/x", code_of(packages[0])) == 0
    after = machine.registry()
    assert {key for key in gained(registry, after) if not BOOKS.match(key) or after[key]} == set()


@by_wine_only
def test_the_next_version_remembers_the_folder(
    machine: Machine, for_wine: list[Path], first: Package, second: Package
) -> None:
    # GIVEN a folder of the person's choice
    assert machine.msiexec("/i", for_wine[0], r"INSTALLFOLDER=C:\Own place") == 0
    place = machine.c / "Own place"
    assert there(place) == contents(first)
    # WHEN the next version comes without a word of it THEN it is there, and nowhere else
    assert machine.msiexec("/i", for_wine[1]) == 0
    assert there(place) == contents(second)
    assert not (machine.person / PERSONS).exists()
    assert machine.msiexec("/x", code_of(for_wine[1])) == 0
    assert not place.exists()


@by_wine_only
def test_without_the_shortcut_on_the_desktop(machine: Machine, for_wine: list[Path]) -> None:
    assert machine.msiexec("/i", for_wine[0], "ADDLOCAL=Program") == 0
    assert (machine.person / PERSONS / "dialproofw.exe").is_file()
    assert not (machine.desktop / "Dialproof.lnk").exists()
    assert machine.msiexec("/x", code_of(for_wine[0])) == 0


@by_wine_only
def test_an_older_windows_is_refused(machine: Machine, for_wine: list[Path]) -> None:
    machine.version("win7")
    try:
        assert machine.msiexec("/i", for_wine[0]) == UNSUPPORTED
        assert not (machine.person / PERSONS).exists()
    finally:
        machine.version("win10")


@by_wine_only
@pytest.mark.skipif(not REAL, reason="what stands for the bundle can't be started; `dev.py bundle --windows --try` can")
def test_its_shortcut_starts_the_window_and_the_command_passes_its_self_test(
    machine: Machine, for_wine: list[Path], tmp_path: Path
) -> None:
    disk = machine.files()
    assert machine.msiexec("/i", for_wine[0]) == 0
    off_screen = {"QT_QPA_PLATFORM": "offscreen"}
    said = machine.told(str(machine.person / PERSONS / "dialproof.exe"), "selftest", more=off_screen).splitlines()
    assert [line for line in said if not line.startswith("ok: ")] == []
    assert len(said) == 9
    assert any("in Asia/Calcutta" in line for line in said)
    # WHEN the shortcut is opened THEN its window is painted, which the program notes
    home = tmp_path / "home"
    where = {"DIALPROOF_HOME": f"Z:{home}".replace("/", "\\"), **off_screen}
    shortcut = rf"C:\users\{machine.person.name}\Desktop\Dialproof.lnk"
    opened = subprocess.Popen([WINE, "start", shortcut], env={**machine.env, **where}, stdin=subprocess.DEVNULL)  # noqa: S603
    until = time.monotonic() + 120
    while not (home / "logs" / "running").exists() and time.monotonic() < until:
        time.sleep(0.2)
    assert (home / "logs" / "running").exists()
    machine.end()
    opened.wait(60)
    assert machine.msiexec("/x", code_of(for_wine[0])) == 0
    left = {name for name in gained(disk, machine.files()) if not ITS_FILES.match(name)}
    # What people did with it stays; here that is nothing but the key store's own.
    assert {name for name in left if "Dialproof" in name} == set()
    for name in sorted(left, reverse=True):
        path = machine.c / name
        path.rmdir() if path.is_dir() else path.unlink()
