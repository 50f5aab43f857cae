"""Chooses the window's font: the system's own, or Inter if the system has no proper one."""

from __future__ import annotations

import sys
from functools import cache

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo

from desktop_app.ui.look.resources import resource

SMALLEST_BODY, LARGEST_BODY = 13, 20  # pixels; the system's own size applies between these
# Answers of fontconfig and Qt when no desktop has chosen a font.
_GENERIC = {"", "sans", "sans serif", "sans-serif", "dejavu sans", "bitstream vera sans", "helvetica", "fixed"}
_STAND_FOR = frozenset({"ms shell dlg", "ms shell dlg 2", "segoe ui", "system"})
_INTER_FILES = ("Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Inter-Bold.otf")


def interface_font(system: QFont) -> QFont:
    """Return the font for body text, with digits of equal width if it has them, and without ligatures."""
    font = QFont(system)
    if (sys.platform.startswith("linux") and _is_generic(system)) or not _is_there(system):
        family = _load_inter()
        if family:
            font = QFont(family)
            font.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)  # letters keep their spacing
    font.setPixelSize(body_size(system))
    font.setFeature(QFont.Tag("tnum"), 1)
    # Inter's would make "12x24.csv" look like "12×24.csv", but a cell must look as it is
    font.setFeature(QFont.Tag("calt"), 0)
    return font


def body_size(system: QFont) -> int:
    """Return the size of body text in pixels: the system's own, which follows its text size setting."""
    return min(LARGEST_BODY, max(SMALLEST_BODY, QFontInfo(system).pixelSize()))


def _is_generic(system: QFont) -> bool:
    return system.family().lower() in _GENERIC or QFontInfo(system).family().lower() in _GENERIC


def _is_there(system: QFont) -> bool:
    """Return True if the system has the font it names; otherwise Qt substitutes any other, perhaps with serifs.

    Wine names Windows' "MS Shell Dlg 2" and "Segoe UI" without having them; so may a container, or a remote session.
    Names that begin with a dot are macOS' own, which it lists nowhere.
    """
    wanted, found = system.family().lower(), QFontInfo(system).family().lower()
    return not wanted or wanted.startswith(".") or found.startswith(wanted) or wanted in _aliases(found)


def _aliases(family: str) -> frozenset[str]:
    """Return the names that stand for a font without being its own; Windows' dialogs use these."""
    return _STAND_FOR if family in {"segoe ui", "tahoma", "microsoft sans serif"} else frozenset()


@cache
def _load_inter() -> str:
    """Load our own copy even if the system has Inter: listing many fonts takes a tenth of the start."""
    families: list[str] = []
    for name in _INTER_FILES:
        file = resource("fonts", name)
        if file.is_file():
            families += QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(file)))
    return "Inter" if "Inter" in families else ""
