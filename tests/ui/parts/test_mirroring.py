"""From right to left, what we paint ourselves is mirrored as Qt's layouts are: nothing lies over something else."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from decimal import Decimal

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.core.money.charges import BalanceEntry
from desktop_app.ui.balance.amount_card import CourseChart
from desktop_app.ui.check.region_badge import RegionBadge
from desktop_app.ui.look import icons
from desktop_app.ui.parts.bars import Share, StackedBar
from desktop_app.ui.parts.layout.mirroring import number_flags, placed
from desktop_app.ui.results.count_card import CountCard, Kind
from desktop_app.ui.upload.rows.count_lines import CountButton
from desktop_app.ui.upload.rows.list_counts import SectionHeader
from tests.ui.looking.painted import painted_over
from tests.ui.show import gallery
from tests.ui.widgets import added, there

LEFTWARDS = Qt.LayoutDirection.RightToLeft
DIRECTIONS = [Qt.LayoutDirection.LeftToRight, LEFTWARDS]


@pytest.fixture
def direction(request: pytest.FixtureRequest) -> Iterator[Qt.LayoutDirection]:
    QGuiApplication.setLayoutDirection(request.param)
    yield request.param
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def more_parts() -> QWidget:
    """What paints itself and isn't in the gallery."""
    made = QWidget()
    column = QVBoxLayout(made)
    card = CountCard(Kind("answered", "Answered", "check", "success"))
    card.set_count(441, "413 numbers")
    plain, part = CountButton("valid", "success"), CountButton("too long", "danger", icon="cross", depth=1)
    header, badge, chart = SectionHeader("Countries"), RegionBadge(), CourseChart()
    for button in (plain, part):
        button.set_count(12_480)
    header.set_gist("United Kingdom +8")
    badge.show_region("GB")
    then = datetime(2026, 3, 1, tzinfo=UTC)
    course = [BalanceEntry("", then + timedelta(days=at), Decimal(900 - at * 100), "") for at in range(5)]
    chart.show_course(course, "credits")
    for each in (card, plain, part, header, badge, chart):
        column.addWidget(each)
    made.resize(300, 460)
    return made


@pytest.mark.parametrize("direction", DIRECTIONS, indirect=True)
def test_nothing_that_is_painted_lies_over_something_else(qtbot: QtBot, direction: Qt.LayoutDirection) -> None:
    # GIVEN every part, in a window and layout of a direction
    shell, more = gallery.build(), more_parts()
    qtbot.addWidget(more)
    shell.show()
    more.show()
    try:
        # WHEN each page is looked at
        found = painted_over(more)
        for at in range(4):
            shell.show_page(at)
            QApplication.processEvents()
            found += painted_over(shell)
        # THEN no text meets another one, nor an icon
        assert found == [], direction
    finally:
        shell.close_now()
        shell.deleteLater()


def test_what_lies_over_something_else_is_found(qtbot: QtBot) -> None:
    class Careless(QWidget):
        def paintEvent(self, event: object) -> None:  # noqa: ARG002 - Qt's signature
            painter = QPainter(self)
            middle = int(Qt.AlignmentFlag.AlignVCenter)
            painter.drawText(self.rect(), middle, "one")
            painter.drawText(self.rect(), middle | int(Qt.AlignmentFlag.AlignRight), "far away")
            painter.drawText(self.rect().adjusted(8, 0, 0, 0), middle, "two")
            icons.paint(painter, QRect(280, 4, 16, 16), "check", "text")

    careless = added(qtbot, Careless())
    careless.resize(300, 24)
    found = painted_over(careless)
    assert [[text for text in ("one", "two", "far away", "picture") if text in each] for each in found] == [
        ["one", "two"],
        ["far away", "picture"],
    ]


def test_a_place_is_mirrored_in_the_whole() -> None:
    whole, place = QRect(10, 0, 100, 20), QRect(10, 5, 30, 10)
    assert placed(place, whole, Qt.LayoutDirection.LeftToRight) == place
    assert placed(place, whole, LEFTWARDS) == QRect(80, 5, 30, 10)
    assert placed(QRectF(place), QRectF(whole), LEFTWARDS) == QRectF(80, 5, 30, 10)
    assert placed(placed(place, whole, LEFTWARDS), whole, LEFTWARDS) == place


def test_a_number_reads_as_ever_at_the_side_where_its_column_begins() -> None:
    # GIVEN groups of digits, which a text from right to left would put in the other order
    shown = {}
    for way in DIRECTIONS:
        picture = QImage(120, 20, QImage.Format.Format_RGB32)
        picture.fill(Qt.GlobalColor.white)
        painter = QPainter(picture)
        painter.setLayoutDirection(way)
        painter.drawText(picture.rect(), number_flags(0, way), "07911 1")
        painter.end()
        dark = [x for x in range(120) for y in range(20) if picture.pixelColor(x, y).value() < 128]
        shown[way] = picture.copy(min(dark), 0, max(dark) - min(dark) + 1, 20), min(dark)
    # THEN the picture of the number is the same one, at the other side
    (first, left), (second, right) = shown.values()
    assert left < 10
    assert right > 60
    assert abs(first.width() - second.width()) <= 1  # the first digit may begin between two pixels


@pytest.mark.parametrize("direction", [LEFTWARDS], indirect=True)
def test_what_points_on_points_the_way_one_reads(direction: Qt.LayoutDirection) -> None:
    def pixels(drawn: QPixmap) -> QImage:
        return drawn.toImage()

    mirrored = pixels(icons.pixmap("chevron-right"))
    back = pixels(icons.icon("arrow-left").pixmap(16, 16))
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert mirrored == pixels(icons.pixmap("chevron-left")) != pixels(icons.pixmap("chevron-right"))
    assert back == pixels(icons.icon("arrow-right").pixmap(16, 16)), direction


@pytest.mark.parametrize("direction", [LEFTWARDS], indirect=True)
def test_a_click_on_a_share_means_the_one_that_is_drawn_there(qtbot: QtBot, direction: Qt.LayoutDirection) -> None:
    bar = added(qtbot, StackedBar([Share("valid", 90, "success"), Share("empty", 10, "muted")]))
    bar.resize(200, 10)
    drawn = bar.grab().toImage()
    for x in (5, 190):
        assert there(bar.share_at(x)).text == ("empty" if x < 20 else "valid"), direction
    assert drawn.pixelColor(5, 5) != drawn.pixelColor(190, 5) == drawn.pixelColor(60, 5)
