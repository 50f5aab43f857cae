"""Round corners of what opens above everything, and where it stands."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import pytest
from PySide6.QtCore import QPoint, QRect, QSize

from desktop_app.ui.parts.choices.option_delegate import placed_below, rounded
from tests.screen.desktop import x_server

FREE, INSIDE = QRect(0, 0, 1000, 800), QRect(100, 0, 600, 800)

# A palette above a window on a screen that nobody composes; what is seen at its corners and in its middle.
_STORY = """
from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from desktop_app.ui.commands.command_palette import CommandPalette
from desktop_app.ui.parts.choices.choice_button import CountryButton
from desktop_app.ui.look.theme import Appearance

app = QApplication([])
appearance = Appearance(app, "light")
window = QWidget()
window.resize(900, 500)
button = CountryButton("Country")
button.setParent(window)
button.set_options([(at, f"Country {at}") for at in range(30)], 0)
opened = [CommandPalette(window, []), button.make_popup()]

def look():
    seen = app.primaryScreen().grabWindow(0).toImage()
    popup = opened.pop()
    place = popup.geometry()
    corners = [place.topLeft(), place.topRight(), place.bottomLeft(), place.bottomRight()]
    black = [seen.pixelColor(each).lightness() < 100 for each in corners]
    print(type(popup).__name__, black, popup.mask().contains(QPoint(0, 0)), popup.mask().contains(QPoint(20, 20)))
    popup.close()
    QTimer.singleShot(0, begin)

def begin():
    if not opened:
        app.quit()
        return
    opened[-1].open() if len(opened) == 1 else opened[-1].open_at(QPoint(50, 50), 300)
    QTimer.singleShot(300, look)

window.show()
QTimer.singleShot(200, begin)
app.exec()
"""


def test_a_pixel_is_left_out_where_its_middle_is_beyond_the_corner() -> None:
    region = rounded(QSize(40, 30), 8)
    assert [region.contains(QPoint(x, 0)) for x in range(8)] == [False] * 5 + [True] * 3
    for corner in (QPoint(0, 0), QPoint(39, 0), QPoint(0, 29), QPoint(39, 29)):
        assert not region.contains(corner)
    assert region.boundingRect() == QRect(0, 0, 40, 30)
    assert region.contains(QPoint(0, 15))
    assert region.contains(QPoint(20, 0))


@pytest.mark.parametrize(
    ("corner", "width", "mirrored", "left"),
    [(120, 200, False, 120), (580, 200, False, 480), (580, 200, True, 480), (120, 200, True, 120)],
)
def test_what_is_wider_than_its_button_goes_to_where_it_stays_in_the_window(
    corner: int, width: int, mirrored: bool, left: int
) -> None:
    place = placed_below(QRect(corner, 50, width, 100), 100, INSIDE, FREE, mirrored=mirrored)
    assert place == QRect(left, 50, width, 100)


@pytest.mark.skipif(sys.platform != "linux" or not shutil.which("Xvfb"), reason="needs an X server of its own")
def test_nothing_black_stands_around_round_corners_without_a_compositor() -> None:
    with x_server() as display:
        done = subprocess.run(  # noqa: S603 - our own
            [sys.executable, "-c", _STORY],
            env={**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "QT_SCALE_FACTOR": "1"},
            capture_output=True,
            text=True,
            timeout=240,
            check=True,
        )
    assert done.stdout.splitlines() == [
        "OptionPopup [False, False, False, False] False True",
        "CommandPalette [False, False, False, False] False True",
    ]
