"""What makes painting quick changes nothing of what is seen: texts of cells that are kept ready, a bar that waits."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from desktop_app.ui.parts.bars import ShareBar
from desktop_app.ui.parts.tables.cell_delegate import CellTexts

ROOM = QRect(20, 10, 100, 24)
LEFT, RIGHT = Qt.AlignmentFlag.AlignLeft.value, Qt.AlignmentFlag.AlignRight.value


def ink(texts: CellTexts, text: str, flags: int, pixels: int = 13) -> QRect:
    """What is drawn of a text in `ROOM`, by the columns and rows of the picture that it touches."""
    picture = QImage(200, 60, QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    option = QStyleOptionViewItem()
    font = QApplication.font()
    font.setPixelSize(pixels)
    option.font = font
    painter = QPainter(picture)
    painter.setPen(QColor("black"))
    texts.draw(painter, ROOM, text, flags, option)
    painter.end()
    drawn = [
        (x, y)
        for x in range(picture.width())
        for y in range(picture.height())
        if picture.pixelColor(x, y).value() < 128
    ]
    xs, ys = [x for x, _ in drawn], [y for _, y in drawn]
    return QRect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


def test_texts_stand_where_their_column_does() -> None:
    texts = CellTexts()
    for _ in range(2):  # found, and found again
        left, right = ink(texts, "HHH", LEFT), ink(texts, "HHH", RIGHT)
        assert left.left() - ROOM.left() <= 2
        assert ROOM.right() - right.right() <= 2
        assert left.size() == right.size()
        assert abs(left.center().y() - ROOM.center().y()) <= 2


def test_a_text_stays_in_its_room_and_on_one_line() -> None:
    texts = CellTexts()
    one = ink(texts, "Hx", LEFT)
    assert ink(texts, "H\nx\u2028H", LEFT).height() == one.height()
    long = ink(texts, "H" * 60, LEFT)
    assert ROOM.left() <= long.left()
    assert long.right() <= ROOM.right()
    assert long.width() > 80


def test_another_font_is_measured_anew() -> None:
    texts = CellTexts()
    assert ink(texts, "HH", LEFT, 13).height() < ink(texts, "HH", LEFT, 18).height()


class Paints(QObject):
    """How often a widget was painted."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002 - Qt's signature
        """Count, and let it pass."""
        self.count += event.type() == QEvent.Type.Paint
        return False


def test_a_bar_is_painted_with_everything_else(qtbot: QtBot) -> None:
    bar, paints = ShareBar(), Paints()
    qtbot.addWidget(bar)
    bar.show()
    qtbot.waitExposed(bar)
    QApplication.processEvents()
    bar.installEventFilter(paints)
    for value in (10, 60, 90):
        bar.setValue(value)
    assert paints.count == 0
    QApplication.processEvents()
    assert paints.count == 1
    assert bar.value() == 90
