"""Checks the files bundled with the window, for `dialproof selftest`."""

from __future__ import annotations

from PySide6.QtCore import QLibraryInfo, QTranslator
from PySide6.QtGui import QFontDatabase
from PySide6.QtSvg import QSvgRenderer

from desktop_app.ui.look.resources import resource
from desktop_app.ui.text.former_sentences import reasons
from desktop_app.ui.text.languages import ENGLISH, LANGUAGES

_LIBRARY_PATH = QLibraryInfo.LibraryPath
FONTS = 4
# The pages F1 opens, for each page of the window.
GUIDE_PAGES = {"balance", "batch-upload", "results", "single-check", "task-monitor"}


def missing_equipment() -> list[str]:
    """Return what is missing or unreadable of languages, icons, fonts, sample list, guide and services; [] if nothing.

    The window runs without each of them, but silently lacks something.
    """
    return [*_languages(), *_icons(), *_fonts(), *_sample(), *_guide(), *_services()]


def _languages() -> list[str]:
    missing = []
    qt = QLibraryInfo.path(_LIBRARY_PATH.TranslationsPath)
    for code in LANGUAGES:
        for name, folder in (("dialproof", str(resource("translations"))), ("qtbase", qt)):
            translator = QTranslator()
            if code != ENGLISH and (not translator.load(f"{name}_{code}", folder) or translator.isEmpty()):
                missing.append(f"the translation {name}_{code}")
    return missing if reasons() else [*missing, "the list of what is said"]


def _icons() -> list[str]:
    found = sorted(resource("icons").glob("*.svg"))
    unreadable = [f"the icon {path.name}" for path in found if not QSvgRenderer(str(path)).isValid()]
    return unreadable if any(path.name == "app.svg" for path in found) else ["the icons"]


def _fonts() -> list[str]:
    found = sorted(resource("fonts").glob("*.otf"))
    if len(found) < FONTS:
        return ["the fonts"]
    loaded = {path.name: QFontDatabase.addApplicationFont(str(path)) for path in found}
    for number in loaded.values():
        QFontDatabase.removeApplicationFont(number)
    return [f"the font {name}" for name, number in loaded.items() if number < 0]


def _guide() -> list[str]:
    found = {path.stem for path in resource("guide", "guide").glob("*.html") if path.stat().st_size}
    return ["the guide"] if GUIDE_PAGES - found else []


def _services() -> list[str]:
    return [] if resource("providers", "twilio.toml").is_file() else ["the services"]


def _sample() -> list[str]:
    return [] if resource("samples", "customers.xlsx").is_file() else ["the sample list"]
