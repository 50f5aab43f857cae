"""The values of Dialproof.app, as the spec hands them to PyInstaller."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bundle import facts

HERE = Path(__file__).resolve().parent
# The name of a “Developer ID Application” certificate in the keychain; without it PyInstaller signs ad hoc, which runs
# on the machine it was made on, and elsewhere after a person has allowed it.
IDENTITY = "DIALPROOF_CODESIGN_IDENTITY"
# What the wheels of PySide6 6.10 and 6.11 are made for; those of all other parts run on older ones.
OLDEST_SYSTEM = "13.0"
# Apple's names for what lists come in, and the suffixes of those that have no such name everywhere.
LIST_TYPES = {
    "Excel workbook": (["org.openxmlformats.spreadsheetml.sheet", "com.microsoft.excel.xls"], ["xlsx", "xls"]),
    "Excel workbook with macros": (["org.openxmlformats.spreadsheetml.sheet.macroenabled"], ["xlsm"]),
    "Binary Excel workbook": (["com.microsoft.excel.sheet.binary.macroenabled"], ["xlsb"]),
    "OpenDocument spreadsheet": (["org.oasis-open.opendocument.spreadsheet"], ["ods"]),
    "Text": (
        ["public.comma-separated-values-text", "public.tab-separated-values-text", "public.plain-text"],
        ["csv", "tsv", "txt"],
    ),
}


def info() -> dict[str, Any]:
    """Info.plist, besides name, identifier and version."""
    return {
        "CFBundleDisplayName": facts.NAME,
        "CFBundleDocumentTypes": [_document(*each) for each in LIST_TYPES.items()],
        # The program has these; without the list macOS would say that it has English alone, and Qt would believe it.
        "CFBundleLocalizations": ["en", "de", "es", "fr", "pt-BR", "zh-Hans"],
        "LSApplicationCategoryType": "public.app-category.business",
        "LSMinimumSystemVersion": OLDEST_SYSTEM,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": facts.COPYRIGHT,
        # Light or dark as the system is, which the program asks Qt for.
        "NSRequiresAquaSystemAppearance": False,
    }


def _document(name: str, types: tuple[list[str], list[str]]) -> dict[str, Any]:
    content_types, suffixes = types
    return {
        "CFBundleTypeName": name,
        # Viewer: a list is read, and never written. Alternate: under “Open With”, and nobody's default.
        "CFBundleTypeRole": "Viewer",
        "LSHandlerRank": "Alternate",
        "LSItemContentTypes": content_types,
        "CFBundleTypeExtensions": suffixes,
    }


def icon(_work: Path) -> Path:
    """The icon of the .app."""
    return HERE / "dialproof.icns"


def signing(environment: Mapping[str, str]) -> dict[str, Any]:
    """What the spec's executable gets; PyInstaller signs every library of the bundle with the same.

    entitlements.plist allows two things and no more, since codesign takes no comments in it:
    allow-unsigned-executable-memory, because ctypes, by which keyring reaches the keychain, makes code at run time;
    disable-library-validation, because Qt's and Python's libraries come signed by others, or by nobody.
    """
    identity = environment.get(IDENTITY, "")
    return {"codesign_identity": identity, "entitlements_file": str(HERE / "entitlements.plist")} if identity else {}
