"""What a person does to bring a list onto the page: drop it, or paste it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest

from desktop_app.ui.upload.page import UploadPage
from tests.ui.upload.lists import Stage

CTRL = Qt.KeyboardModifier.ControlModifier


def files(*names: str) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(Path("/lists") / name)) for name in names])
    data.setText("\n".join(names))
    return data


def text(words: str) -> QMimeData:
    data = QMimeData()
    data.setText(words)
    return data


def drop(stage: Stage, data: QMimeData) -> None:
    at, copy = QPoint(50, 50), Qt.DropAction.CopyAction
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(at, copy, data, buttons, keys)
    stage.page.dragEnterEvent(enter)
    assert enter.isAccepted()
    stage.page.dropEvent(QDropEvent(at.toPointF(), copy, data, buttons, keys))


def paste(stage: Stage, data: QMimeData) -> None:
    QGuiApplication.clipboard().setMimeData(data)
    stage.page.activateWindow()
    QTest.keyClick(stage.page, Qt.Key.Key_V, CTRL)
    QGuiApplication.clipboard().clear()  # what Python made must not be left to the end of the process


def save_problems(page: UploadPage, path: Path) -> None:
    """Save the list's problem rows there, whatever the system's dialog is."""
    page.view.head.save.click()
    assert page.problems.dialog is not None
    page.problems.dialog.fileSelected.emit(str(path))
    page.problems.dialog.reject()
