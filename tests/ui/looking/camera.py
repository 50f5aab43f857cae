"""Takes pictures of windows, with the pop-up open over them; in the language nobody speaks it reads them, too."""

from __future__ import annotations

import argparse
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.looking.pseudo_language import PseudoLanguage, untranslated
from tests.ui.looking.visible_text import texts_in

FINDINGS = "findings.txt"


def arguments(described: str | None = None) -> argparse.ArgumentParser:
    """OUT_FOLDER [--dark] [--high] [--size 900x560] [--language pseudo]"""
    parser = argparse.ArgumentParser(description=described)
    parser.add_argument("out", nargs="?", default="pictures", type=Path)
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--high", action="store_true", help="with high contrast")
    parser.add_argument("--size", default="", help="of the window, such as 900x620")
    parser.add_argument("--language", choices=("pseudo",), help="longer words, in brackets where they are translated")
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
        self._language = PseudoLanguage() if wanted.language else None
        if self._language is not None:
            QCoreApplication.installTranslator(self._language)

    def take(self, name: str, widget: QWidget) -> None:
        """One picture, named after the state and the look."""
        QApplication.processEvents()
        drawn = picture(widget)
        drawn.save(str(self.out / f"{name}{self._mark}.png"))
        if self._language is not None:
            with (self.out / FINDINGS).open("a", encoding="utf-8") as file:
                file.writelines(f"{name}: {finding}\n" for finding in findings(widget))


def picture(widget: QWidget) -> QPixmap:
    """A window as it looks, with the pop-up that is open over it."""
    drawn = widget.grab()
    popup = QApplication.activePopupWidget()
    if popup is not None and popup is not widget:
        painter = QPainter(drawn)
        painter.drawPixmap(popup.pos() - widget.mapToGlobal(QPoint()), popup.grab())
        painter.end()
    return drawn


def findings(widget: QWidget) -> list[str]:
    """Texts with words that aren't translated, and texts that are cut off; once each."""
    found: dict[str, None] = {}
    for seen in texts_in(widget):
        if untranslated(seen.text):
            found[f"not translated: {seen}"] = None
        if seen.cut:
            found[f"cut off: {seen}"] = None
    return list(found)
