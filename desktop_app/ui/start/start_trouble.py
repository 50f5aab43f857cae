"""Shows why the window couldn't open, for people who clicked an icon and have no terminal."""

from __future__ import annotations

import sys

from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QMainWindow, QMessageBox, QWidget

from desktop_app.core.errors import AcceptedNotKept
from desktop_app.ui.look import icons
from desktop_app.ui.start.first_paint import application
from desktop_app.ui.text import joining, languages, words
from desktop_app.ui.text.error_words import error_words

_UNSEEN = frozenset({"offscreen", "minimal"})  # Qt's platforms without a screen


def tell(error: Exception) -> None:
    """Show a box with the error's words, over the window if there is one; return when it has been closed.

    Do nothing if a terminal shows them, or nobody could see a box.
    """
    terminal = sys.stderr is not None and sys.stderr.isatty()
    if terminal or application().platformName() in _UNSEEN:
        return
    if not languages.spoken():  # the settings couldn't be read yet
        languages.speak(application())
    box = trouble_box(error, _shown_window())
    box.open()
    while box.isVisible():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def trouble_box(error: Exception, parent: QWidget | None = None) -> QMessageBox:
    """Return a box that says what happened, what that means and what to do; without a window, that it can't start.

    The error that an accepted task couldn't be stored is shown after the window has gone.
    """
    what, meaning, advice = error_words(error)
    box = QMessageBox(parent)
    box.setIconPixmap(icons.pixmap("warning", "danger", 32, box.devicePixelRatioF()))
    box.setWindowTitle("Dialproof")
    box.setTextFormat(Qt.TextFormat.PlainText)
    paragraphs = [what, joining.sentences(meaning, advice)]
    if parent is None and not isinstance(error, AcceptedNotKept):
        paragraphs.insert(0, words.tr("Dialproof can't start", "shell"))
    box.setText(paragraphs[0])
    box.setInformativeText("\n\n".join(filter(None, paragraphs[1:])))
    box.setStandardButtons(QMessageBox.StandardButton.Close)
    box.button(QMessageBox.StandardButton.Close).setIcon(QIcon())  # the style's own looks strange beside ours
    return box


def _shown_window() -> QWidget | None:
    windows = QApplication.topLevelWidgets()
    return next((each for each in windows if isinstance(each, QMainWindow) and each.isVisible()), None)
