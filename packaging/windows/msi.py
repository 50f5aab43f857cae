"""Makes the MSI with wixl, and mends in its tables what wixl 0.101 writes otherwise than it is told, or can't write.

A table is exported as text, its rows are changed, and it is put back in the place of the former one. What is mended:

    Registry                HKMU becomes 4, which is no root; Windows Installer's number for it is -1
    CustomAction            setting a property becomes 2099, with a bit that only actions of the later script have
    Upgrade                 IncludeMaximum is left out, and what was chosen before isn't carried over (MigrateFeatures)
    Property                properties that a person without rights may hand to the part that has them (INSTALLFOLDER)
    File, MsiFileHash       versions of programs and libraries aren't read; a file has a version or a digest, not both
    DuplicateFile           files with the content of another, which wixl has no word for, and the actions for them
"""

from __future__ import annotations

import shutil
import struct
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

from bundle import facts

from windows import msi_source
from windows.msi_source import Package

_MADE = "made.msi"
PROGRAMS = ("wixl", "msibuild", "msiinfo")
_HERE = Path(__file__).resolve().parent
_WIXL_HKMU, _HKMU = "4", "-1"
_SET_PROPERTY = "51"
_MIGRATE_FEATURES, _MINIMUM_TOO, _MAXIMUM_TOO = 1, 256, 512
_SECURE = "SecureCustomProperties"
# Of every version resource: its signature, then the version of its structure.
_VERSION_MARK = struct.pack("<II", 0xFEEF04BD, 0x00010000)
_DUPLICATES = [
    ["FileKey", "Component_", "File_", "DestName", "DestFolder"],
    ["s72", "s72", "s72", "L255", "S72"],
    ["DuplicateFile", "FileKey"],
]
# Windows Installer's own numbers for them.
_DUPLICATING = (("RemoveDuplicateFiles", "3400"), ("DuplicateFiles", "4210"))
Row = list[str]


class CannotPack(Exception):
    """The MSI can't be made here; the text says why."""


def make(package: Package, target: Path) -> None:
    """Write the MSI; raises `CannotPack`."""
    if lacking := [name for name in PROGRAMS if not shutil.which(name)]:
        raise CannotPack(f"{', '.join(lacking)} is not installed (on Debian and Ubuntu: wixl and msitools).")
    with tempfile.TemporaryDirectory() as place:
        work = Path(place)
        tree = ET.ElementTree(msi_source.source(package, _HERE / "dialproof.ico", work))
        ET.indent(tree)
        tree.write(work / "dialproof.wxs", "utf-8", xml_declaration=True)
        _call(work, "wixl", "--arch", "x64", "--output", _MADE, "dialproof.wxs")
        _mend(work, package)
        shutil.copyfile(work / _MADE, target)


def read_table(msi: Path, name: str) -> list[Row]:
    """The rows of a table; the first three say what its columns are."""
    told = _call(msi.parent, "msiinfo", "export", msi.name, name)
    return [line.rstrip("\r").split("\t") for line in told.split("\n") if line.strip()]


def write_table(msi: Path, name: str, rows: list[Row]) -> None:
    """Put these rows, of which the first three say what the columns are, in the place of those that it has."""
    with tempfile.TemporaryDirectory() as folder:
        text = Path(folder, f"{name}.idt")
        text.write_bytes("".join("\t".join(row) + "\r\n" for row in rows).encode("cp1252"))
        _call(msi.parent, "msibuild", msi.name, "-i", str(text))


# --- mending ---


def _mend(work: Path, package: Package) -> None:
    versions = {msi_source.key(name): version_of(path) for name, path in package.files.items()}
    changes: dict[str, Callable[[Row], Row | None]] = {
        "Registry": lambda row: [row[0], _HKMU if row[1] == _WIXL_HKMU else row[1], *row[2:]],
        "CustomAction": lambda row: [row[0], _SET_PROPERTY, *row[2:]],
        "Upgrade": _upgraded,
        "Property": lambda row: [row[0], f"{row[1]};INSTALLFOLDER"] if row[0] == _SECURE else row,
        # Column 4: the language, which is 0 for what speaks none.
        "File": lambda row: [*row[:4], *((versions[row[0]], "0") if versions[row[0]] else row[4:6]), *row[6:]],
        "MsiFileHash": lambda row: None if versions[row[0]] else row,
    }
    more: dict[str, list[Row]] = {}
    if package.copies:
        more["DuplicateFile"] = [_duplicate(path, kept) for path, kept in package.copies.items()]
        more["InstallExecuteSequence"] = [[action, "", number] for action, number in _DUPLICATING]
    for name in dict.fromkeys((*changes, *more)):
        rows = _DUPLICATES if name == "DuplicateFile" else read_table(work / _MADE, name)
        changed = [changes.get(name, _as_it_is)(row) for row in rows[3:]]
        write_table(work / _MADE, name, [*rows[:3], *(row for row in changed if row is not None), *more.get(name, [])])
    _name(work, package)


def _as_it_is(row: Row) -> Row:
    return row


def _upgraded(row: Row) -> Row:
    """A row of Upgrade: the one that finds former versions ends with theirs, and takes over what was chosen."""
    if row[6] != "FORMER":
        return row
    return [*row[:4], str(_MIGRATE_FEATURES | _MINIMUM_TOO | _MAXIMUM_TOO), *row[5:]]


def _duplicate(path: str, kept: str) -> Row:
    name = msi_source.short_and_long(path.rpartition("/")[2])
    component, folder = msi_source.component_of(kept), msi_source.folder_of(path)
    return [msi_source.key(path), component, msi_source.key(kept), name, folder]


def _name(work: Path, package: Package) -> None:
    """Say what the Explorer shows of the file, and give the package's own code: the same files have the same."""
    code = "{" + package.identity("package") + "}"
    _call(work, "msibuild", _MADE, "-s", f"{facts.NAME} {package.version}", facts.PUBLISHER, "x64;1033", code)


def version_of(path: Path) -> str:
    """The version in the resources of a program or library, as four numbers; nothing for every other file."""
    content = path.read_bytes()
    at = content.find(_VERSION_MARK) if content[:2] == b"MZ" else -1
    if at < 0:
        return ""
    high, low = struct.unpack_from("<II", content, at + len(_VERSION_MARK))
    return f"{high >> 16}.{high & 0xFFFF}.{low >> 16}.{low & 0xFFFF}"


def _call(folder: Path, *command: str) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, encoding="utf-8", check=False)
    if done.returncode:
        raise CannotPack(f"{command[0]} failed:\n{done.stderr or done.stdout}")
    return done.stdout
