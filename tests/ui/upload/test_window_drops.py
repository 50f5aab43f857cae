"""What is dropped on the header, on another page or on one of its fields comes to Batch upload."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.core.detection.table import ReadOptions
from desktop_app.ui.look import theme
from desktop_app.ui.upload.drop_target import WindowDrops
from tests.ui.upload.lists import Stage

AT, COPY = QPoint(20, 20), Qt.DropAction.CopyAction
BUTTON, KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class Window(QWidget):
    """With another page than Batch upload in front, and a field on it."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self.turned: list[str] = []
        self.page = QWidget(self)
        self.field = QLineEdit(self.page)
        self.resize(600, 400)
        self.page.resize(600, 400)
        stage.page.hide()
        self.drops = WindowDrops(self, self.page, stage.page, lambda: self.turned.append("upload"))
        self.drops.watch(self.page)


@pytest.fixture
def window(stage: Stage, qtbot: QtBot) -> Window:
    made = Window(stage)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def file() -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile("/lists/a.xlsx")])
    data.setText("/lists/a.xlsx")  # as file managers do: a field would take it
    return data


def enter(target: QWidget, data: QMimeData) -> bool:
    event = QDragEnterEvent(AT, COPY, data, BUTTON, KEYS)
    QApplication.sendEvent(target, event)
    return event.isAccepted()


def drop(target: QWidget, data: QMimeData) -> None:
    QApplication.sendEvent(target, QDragMoveEvent(AT, COPY, data, BUTTON, KEYS))
    QApplication.sendEvent(target, QDropEvent(AT.toPointF(), COPY, data, BUTTON, KEYS))


def test_a_file_is_taken_wherever_it_is_dropped_and_batch_upload_comes_to_the_front(
    stage: Stage, window: Window
) -> None:
    for target in (window, window.field):
        data = file()
        assert enter(target, data)
        assert window.drops.hint.isVisible()
        assert window.drops.hint.width() > 500
        assert window.drops.hint.x() < theme.L  # beyond the cards, whose edges would show between its dashes
        drop(target, data)
        assert not window.drops.hint.isVisible()
        assert stage.services.asked.pop() == ("read", Path("/lists/a.xlsx"), ReadOptions())
    assert window.turned == ["upload", "upload"]
    assert window.field.text() == ""


def test_the_hint_goes_when_it_is_taken_elsewhere(window: Window) -> None:
    data = file()
    assert enter(window, data)
    QApplication.sendEvent(window, QDragLeaveEvent())
    assert not window.drops.hint.isVisible()


def test_text_above_a_field_is_the_fields_own(stage: Stage, window: Window) -> None:
    data = QMimeData()
    data.setText("+442079460958")
    assert enter(window.field, data)
    drop(window.field, data)
    assert window.field.text() == "+442079460958"
    assert (stage.services.asked, window.turned) == ([], [])


def test_nothing_is_taken_while_a_list_becomes_a_batch(stage: Stage, window: Window) -> None:
    stage.filled()
    stage.page.view.panel.send.click()
    assert not stage.page.may_take()
    assert not enter(window, file())
    assert not window.drops.hint.isVisible()
