"""Takes pictures of windows, with the pop-up open over them; in a language that is none it reads them, too."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QPoint, Qt, QTranslator
from PySide6.QtGui import QGuiApplication, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.ui.text.languages import LANGUAGES, speak
from tests.ui.looking.pseudo_language import PseudoLanguage, untranslated
from tests.ui.looking.visible_text import texts_in
from tests.ui.looking.widest_language import WidestLanguage

FINDINGS = "findings.txt"
PSEUDO, WIDEST = "pseudo", "widest"
LANGUAGE_HELP = (
    "a language's code; pseudo: longer words, in brackets where they are translated; widest: of each text the widest "
    "translation. Of the last two findings.txt says what is cut off, of pseudo what isn't translated"
)


def arguments(described: str | None = None) -> argparse.ArgumentParser:
    """OUT_FOLDER [--dark] [--high] [--size 900x560] [--language de] [--right-to-left]"""
    parser = argparse.ArgumentParser(description=described)
    parser.add_argument("out", nargs="?", default="pictures", type=Path)
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--high", action="store_true", help="with high contrast")
    parser.add_argument("--size", default="", help="of the window, such as 900x620")
    parser.add_argument("--language", choices=(PSEUDO, WIDEST, *LANGUAGES), help=LANGUAGE_HELP)
    parser.add_argument("--right-to-left", action="store_true", help="as the layout is in Arabic or Hebrew")
    return parser


def look_of(wanted: argparse.Namespace) -> str:
    """The setting of the appearance that the arguments mean, such as "high-dark"."""
    return ("high-" if wanted.high else "") + ("dark" if wanted.dark else "light")


class Camera:
    """One for a run of a script: made with its application, before the first widget."""

    def __init__(self, wanted: argparse.Namespace) -> None:
        self.out: Path = wanted.out
        self.out.mkdir(parents=True, exist_ok=True)
        self._mark = {"light": "", "dark": "-dark", "high-light": "-high", "high-dark": "-high-dark"}[look_of(wanted)]
        self._reads = wanted.language in {PSEUDO, WIDEST}
        self._language: QTranslator | None = None
        if wanted.language == PSEUDO:
            self._language = PseudoLanguage()
        elif wanted.language == WIDEST:
            self._language = WidestLanguage(QApplication.font())
        elif wanted.language:
            app = QApplication.instance()
            assert app is not None
            speak(app, wanted.language)
        if self._language is not None:
            QCoreApplication.installTranslator(self._language)
        if wanted.right_to_left:
            QGuiApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)

    def take(self, name: str, widget: QWidget) -> None:
        """One picture, named after the state and the look."""
        _settle()
        drawn = picture(widget)
        drawn.save(str(self.out / f"{name}{self._mark}.png"))
        if self._reads:
            with (self.out / FINDINGS).open("a", encoding="utf-8") as file:
                file.writelines(f"{name}: {finding}\n" for finding in findings(widget, self._language))


def _settle() -> None:
    """Lay out and show what waits for it; inside a task without timers, which would enter another."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        QApplication.processEvents()
    else:
        QCoreApplication.sendPostedEvents()


def picture(widget: QWidget) -> QPixmap:
    """A window as it looks, with the pop-up that is open over it."""
    drawn = widget.grab()
    popup = QApplication.activePopupWidget()
    if popup is not None and popup is not widget:
        painter = QPainter(drawn)
        painter.drawPixmap(popup.pos() - widget.mapToGlobal(QPoint()), popup.grab())
        painter.end()
    return drawn


def findings(widget: QWidget, language: QTranslator | None) -> list[str]:
    """Texts with words that aren't translated (in the language nobody speaks) or that are cut off; once each."""
    found: dict[str, None] = {}
    for seen in texts_in(widget):
        if isinstance(language, PseudoLanguage) and untranslated(seen.text):
            found[f"not translated: {seen}"] = None
        if seen.cut:
            found[f"cut off: {seen}"] = None
    return list(found)
