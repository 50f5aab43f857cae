"""The window's languages: choosing one, and Qt's translators for it.

English is written in the sources. For the others `packaging/dev.py` compiles `resources/translations/*.ts` to the
`.qm` files loaded here; if one is missing, the window is in English and the log says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from desktop_app.ui.look.resources import resource

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator

SYSTEM = "system"
ENGLISH = "en"
# In its own language, so that people find theirs in a list.
LANGUAGES = {
    ENGLISH: "English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "pt_BR": "Português (Brasil)",
    "zh_CN": "简体中文",
}
# Readers of traditional characters are better served by their second language than by simplified ones.
_OTHER_SCRIPT = {"hant", "tw", "hk", "mo"}
_SPOKEN: list[str] = []
_installed: list[QTranslator] = []


def best_language(wanted: Sequence[str]) -> str:
    """Return the first of a person's languages ("de-AT", "pt", preferred first) that the window has, else English."""
    for each in wanted:
        language, *rest = each.replace("_", "-").lower().split("-")
        if not _OTHER_SCRIPT.isdisjoint(rest):
            continue
        for code in LANGUAGES:
            if code.split("_")[0] == language:
                return code
    return ENGLISH


def meant(setting: str) -> str:
    """Return the language code for `setting`, a key of `LANGUAGES` or "system"."""
    return setting if setting in LANGUAGES else best_language(QLocale.system().uiLanguages())


def speak(app: QCoreApplication, setting: str = SYSTEM) -> str:
    """Switch `app` to the language of `setting`, a key of `LANGUAGES` or "system", and return its code.

    Texts already on the screen stay. Numbers and dates follow the system's formats or, if that has another language,
    those of the chosen one in the person's country.
    """
    system = QLocale.system()
    code = meant(setting)
    QLocale.setDefault(_locale(code, system) if setting in LANGUAGES else system)
    while _installed:
        app.removeTranslator(_installed.pop())
    if code != ENGLISH:
        _install(app, code)
    _SPOKEN[:] = [code]
    return code


def written_as_spoken() -> bool:
    """Return True if numbers and dates follow the chosen language, because the system's is another one."""
    return QLocale().language() != QLocale.system().language()


def spoken() -> str:
    """Return the language set last by `speak`; "" before."""
    return _SPOKEN[0] if _SPOKEN else ""


def _locale(code: str, system: QLocale) -> QLocale:
    chosen = QLocale(code)
    if chosen.language() == system.language():
        return system
    if system.language() != QLocale.Language.C:
        return QLocale(chosen.language(), system.territory())
    return system if code == ENGLISH else chosen  # `words.locale` defines how "C" is written


def _install(app: QCoreApplication, code: str) -> None:
    from PySide6.QtCore import QLibraryInfo, QTranslator  # loading them here saves 7 ms at the start

    of_qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for name, folder in ((f"qtbase_{code}", of_qt), (f"dialproof_{code}", str(resource("translations")))):
        translator = QTranslator()
        if translator.load(name, folder):
            app.installTranslator(translator)
            _installed.append(translator)
        else:
            import logging

            logger = logging.getLogger(__name__)
            logger.warning("the translation %s can't be loaded", name)
