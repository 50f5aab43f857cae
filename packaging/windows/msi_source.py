"""What the MSI installs, as WiX's XML, which wixl reads: files, shortcuts, “Open with”, conditions, and upgrades.

For one person by default, for the whole machine with `MSIINSTALLPERUSER=""`: what Windows Installer calls a
dual-purpose package. `INSTALLFOLDER=…` names another folder, `ADDLOCAL=Program` leaves the desktop's shortcut out;
both are remembered by the next version. No key of the registry belongs to a file type's default, and nothing of the
installer looks at the folder of a person's lists (`%LocalAppData%\\dialproof`).
"""

from __future__ import annotations

import hashlib
import os
import uuid
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree as ET

from bundle import facts

# Never changed: by it a newer version knows the one that it replaces.
UPGRADE_CODE = "01499BD8-E920-43DB-9666-91F5191E844F"
SUFFIXES = (".xlsx", ".xlsm", ".xls", ".xlsb", ".ods", ".csv", ".tsv", ".txt")
WINDOW = f"{facts.PROGRAM}w.exe"  # the executable without a console
LIST_TYPE = f"{facts.NAME}.List"
OWN_KEY = rf"Software\{facts.NAME}"
# HKMU: HKEY_CURRENT_USER, or HKEY_LOCAL_MACHINE where it is installed for the machine.
_ROOT = "HKMU"
_NAMESPACE = uuid.UUID(UPGRADE_CODE)
_FOR_THE_MACHINE = "(ALLUSERS = 1 OR (ALLUSERS = 2 AND NOT MSIINSTALLPERUSER))"
# Windows 10 1809, the oldest that Qt 6 runs on; `VersionNT` stays at 8.1's number in every later Windows.
_OLDEST_BUILD = 17763
_PROPERTIES = {
    "ALLUSERS": "2",
    "MSIINSTALLPERUSER": "1",
    # All files are written whatever version stands there: an upgrade compares them before the former one goes, and
    # would leave those out that look newer.
    "REINSTALLMODE": "amus",
    "ARPPRODUCTICON": "dialproof.ico",
    "ARPCOMMENTS": facts.DESCRIPTION,
    "ARPNOMODIFY": "1",  # there is nothing to choose from
}


@dataclass(frozen=True, slots=True)
class Package:
    """What is installed: each file by its path in the program's folder, and the version (its first three numbers)."""

    files: Mapping[str, Path]
    version: str = facts.VERSION
    # Files whose content is that of another one, which alone is in the package: path to path.
    copies: Mapping[str, str] = field(default_factory=dict)

    @property
    def three_numbers(self) -> str:
        """The version as Windows Installer compares it."""
        return ".".join(map(str, facts.four_numbers(self.version)[:3]))

    def identity(self, what: str) -> str:
        """A GUID that the same files of the same version get again, and no others."""
        told = hashlib.sha256(f"{what} {self.version}\n".encode())
        for name, path in sorted(self.files.items()):
            told.update(f"{name} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
        return _guid(told.hexdigest())


def key(path: str) -> str:
    """What a file or folder is called in the tables: 72 characters of certain kinds are allowed there."""
    return f"f{hashlib.sha256(path.encode()).hexdigest()[:20]}"


def component_of(path: str) -> str:
    """What the component of a file is called: each file has one, so that each is mended by itself."""
    return f"c{key(path)}"


def folder_of(path: str) -> str:
    """What the folder of a file is called."""
    folder = path.rpartition("/")[0]
    return key(folder) if folder else "INSTALLFOLDER"


def short_and_long(name: str) -> str:
    """A name as the tables have it: one of eight and three characters before each."""
    stem, dot, suffix = name.rpartition(".")
    digits = hashlib.sha256(name.encode()).hexdigest()[:7].upper()
    plain = "".join(each for each in suffix.upper() if each.isascii() and each.isalnum())[:3]
    return f"D{digits}{'.' if stem and dot and plain else ''}{plain if stem and dot else ''}|{name}"


def source(package: Package, icon: Path, start: Path) -> ET.Element:
    """The whole of it. `start`: the folder in which wixl runs, which finds files by relative paths alone."""
    root = ET.Element("Wix", xmlns="http://schemas.microsoft.com/wix/2006/wi")
    named = {"Name": facts.NAME, "Manufacturer": facts.PUBLISHER, "Language": "1033", "Codepage": "1252"}
    code = {"Id": package.identity("product"), "UpgradeCode": UPGRADE_CODE, "Version": package.three_numbers}
    product = ET.SubElement(root, "Product", {**code, **named})
    ET.SubElement(
        product, "Package", InstallerVersion="500", Compressed="yes", Description=facts.NAME, Comments=facts.DESCRIPTION
    )
    ET.SubElement(product, "MediaTemplate", EmbedCab="yes")
    ET.SubElement(product, "Icon", Id="dialproof.ico", SourceFile=os.path.relpath(icon, start))
    for name, value in _PROPERTIES.items():
        ET.SubElement(product, "Property", Id=name, Value=value)
    _upgrading(product, package.three_numbers)
    _conditions(product)
    components = _folders(product, package, start)
    for feature, title in (("Program", facts.NAME), ("Desktop", "Shortcut on the desktop")):
        features = ET.SubElement(product, "Feature", Id=feature, Title=title, Level="1")
        for component in components[feature]:
            ET.SubElement(features, "ComponentRef", Id=component)
    _choosing_the_folder(product)
    return root


def _upgrading(product: ET.Element, version: str) -> None:
    """The same or an older version goes before this one comes; a newer one stays, and this one doesn't come."""
    upgrade = ET.SubElement(product, "Upgrade", Id=UPGRADE_CODE)
    ET.SubElement(upgrade, "UpgradeVersion", Minimum="0.0.0", Maximum=version, IncludeMaximum="yes", Property="FORMER")
    ET.SubElement(
        upgrade, "UpgradeVersion", Minimum=version, IncludeMinimum="no", OnlyDetect="yes", Property="NEWERFOUND"
    )
    _condition(product, "NOT NEWERFOUND", f"A newer version of {facts.NAME} is installed.")


def _conditions(product: ET.Element) -> None:
    _search(product, "WINDOWSBUILD", "HKLM", r"SOFTWARE\Microsoft\Windows NT\CurrentVersion", "CurrentBuildNumber")
    needed = f"{facts.NAME} needs Windows 10, version 1809 or newer, of 64 bits."
    _condition(product, f"Installed OR (VersionNT64 AND WINDOWSBUILD >= {_OLDEST_BUILD})", needed)
    # Where an earlier version was put, for a person and for the machine.
    _search(product, "FOLDEROFPERSON", "HKCU", OWN_KEY, "InstallFolder")
    _search(product, "FOLDEROFMACHINE", "HKLM", OWN_KEY, "InstallFolder")


def _condition(product: ET.Element, holds: str, message: str) -> None:
    ET.SubElement(product, "Condition", Message=message).text = holds


def _search(product: ET.Element, name: str, root: str, where: str, value: str) -> None:
    found = ET.SubElement(product, "Property", Id=name)
    ET.SubElement(found, "RegistrySearch", Id=f"find{name}", Root=root, Key=where, Name=value, Type="raw", Win64="yes")


def _choosing_the_folder(product: ET.Element) -> None:
    """Set the folder where nobody has: the former one, else the system's place for programs of all."""
    remembered = f"NOT INSTALLFOLDER AND NOT {_FOR_THE_MACHINE} AND FOLDEROFPERSON"
    of_all = f"NOT INSTALLFOLDER AND {_FOR_THE_MACHINE}"
    choices = {
        "RememberPersons": ("[FOLDEROFPERSON]", remembered),
        "RememberMachines": ("[FOLDEROFMACHINE]", f"{of_all} AND FOLDEROFMACHINE"),
        "ProgramsOfAll": (f"[ProgramFiles64Folder]{facts.NAME}", f"{of_all} AND NOT FOLDEROFMACHINE"),
    }
    # In both: a window that shows the progress works out all folders before the part that writes begins.
    showing = ET.SubElement(product, "InstallUISequence")
    writing = ET.SubElement(product, "InstallExecuteSequence")
    for name, (value, holds) in choices.items():
        ET.SubElement(product, "CustomAction", Id=name, Property="INSTALLFOLDER", Value=value)
        for sequence in (showing, writing):
            ET.SubElement(sequence, "Custom", Action=name, After="CostInitialize", Before="FileCost").text = holds
    # What Windows shows as the place, once it is certain.
    ET.SubElement(product, "CustomAction", Id="TellPlace", Property="ARPINSTALLLOCATION", Value="[INSTALLFOLDER]")
    ET.SubElement(writing, "Custom", Action="TellPlace", After="CostFinalize", Before="InstallValidate")
    # The former version goes as a whole before this one comes: no module of it is found beside the new ones.
    ET.SubElement(writing, "RemoveExistingProducts", After="InstallValidate", Before="InstallInitialize")


# --- files, shortcuts, registry ---


def _folders(product: ET.Element, package: Package, start: Path) -> dict[str, list[str]]:
    """The folders with their components; returns the components of each feature."""
    target = ET.SubElement(product, "Directory", Id="TARGETDIR", Name="SourceDir")
    of_person = ET.SubElement(target, "Directory", Id="LocalAppDataFolder")
    programs = ET.SubElement(of_person, "Directory", Id="Programs", Name="Programs")
    place = ET.SubElement(programs, "Directory", Id="INSTALLFOLDER", Name=short_and_long(facts.NAME))
    ET.SubElement(target, "Directory", Id="ProgramMenuFolder")
    desktop = ET.SubElement(target, "Directory", Id="DesktopFolder")

    found = [_entries(place)]
    places = {"": place}
    for path in sorted(set(package.files) - set(package.copies)):
        folder = path.rpartition("/")[0]
        found.append(_file(_folder(places, folder), path, os.path.relpath(package.files[path], start)))
    found += [_emptied(places[each], each) for each in sorted(places)]
    # Whoever had no such folder before shall have none afterwards.
    found.append(_emptied(programs, "programs of the person"))
    # Its key is the registry's, as that of each component without a file.
    shown = _component(desktop, "DesktopShortcut")
    _shortcut(shown, "OnDesktop")
    _value(shown, OWN_KEY, "DesktopShortcut", 1).set("KeyPath", "yes")
    return {"Program": found, "Desktop": ["DesktopShortcut"]}


def _folder(places: dict[str, ET.Element], path: str) -> ET.Element:
    if path not in places:
        above, _, name = path.rpartition("/")
        within = _folder(places, above)
        places[path] = ET.SubElement(within, "Directory", Id=key(path), Name=short_and_long(name))
    return places[path]


def _component(within: ET.Element, name: str) -> ET.Element:
    return ET.SubElement(within, "Component", Id=name, Guid=_guid(f"component {name}"), Win64="yes")


def _file(within: ET.Element, path: str, stands: str) -> str:
    component = _component(within, component_of(path))
    named = {"Id": key(path), "Name": short_and_long(path.rpartition("/")[2]), "Source": stands}
    ET.SubElement(component, "File", named, KeyPath="yes")
    if path == WINDOW:
        _shortcut(component, "InMenu", "ProgramMenuFolder")
    return component_of(path)


def _emptied(within: ET.Element, name: str) -> str:
    """A component that takes a folder away when nothing is left in it."""
    identifier = f"e{key(name)}"
    component = _component(within, identifier)
    ET.SubElement(component, "RemoveFolder", Id=identifier, On="uninstall")
    return identifier


def _shortcut(component: ET.Element, name: str, directory: str = "") -> None:
    where = {"Directory": directory} if directory else {}
    said = {"Name": short_and_long(facts.NAME), "Description": facts.DESCRIPTION}
    starts = {"Target": f"[INSTALLFOLDER]{WINDOW}", "WorkingDirectory": "INSTALLFOLDER"}
    ET.SubElement(component, "Shortcut", {"Id": name, **where, **said, **starts})


def _entries(place: ET.Element) -> str:
    """Where it was put, for the next version, and the offer under “Open with”."""
    component = _component(place, "Entries")
    _value(component, OWN_KEY, "InstallFolder", "[INSTALLFOLDER]").set("KeyPath", "yes")
    classes = rf"Software\Classes\{LIST_TYPE}"
    _value(component, classes, "", facts.NAME)
    _value(component, rf"{classes}\Application", "ApplicationName", facts.NAME)
    # Names in quotation marks, so that one with spaces is one file.
    _value(component, rf"{classes}\shell\open\command", "", f'"[INSTALLFOLDER]{WINDOW}" "%1"')
    for suffix in SUFFIXES:
        _value(component, rf"Software\Classes\{suffix}\OpenWithProgids", LIST_TYPE, "")
    return "Entries"


def _value(component: ET.Element, where: str, name: str, value: str | int) -> ET.Element:
    named = {"Name": name} if name else {}
    kind = "integer" if isinstance(value, int) else "string"
    return ET.SubElement(
        component, "RegistryValue", {"Root": _ROOT, "Key": where, **named, "Type": kind, "Value": str(value)}
    )


def _guid(text: str) -> str:
    return str(uuid.uuid5(_NAMESPACE, text)).upper()
