from __future__ import annotations

import gc
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QPushButton

from desktop_app.ui.look import icons, style_sheet, theme
from desktop_app.ui.look.palette import DARK, HIGH_DARK, HIGH_LIGHT, LIGHT
from desktop_app.ui.look.resources import resource
from desktop_app.ui.look.theme import Appearance, interface_font

NAMES = sorted(path.stem for path in resource("icons").glob("*.svg") if path.stem != "app")


def test_the_style_sheet_has_no_gaps() -> None:
    made = style_sheet.style_sheet(LIGHT, theme.sizes(), "/images")
    assert "$" not in made
    assert made.count("{") == made.count("}")
    assert re.search(r"[a-z]_[a-z]", made) is None  # a palette name that wasn't filled in


def test_light_and_dark_can_be_forced_and_let_go(themed: QApplication) -> None:
    appearance = Appearance(themed, "dark")
    heard: list[bool] = []
    appearance.changed.connect(lambda: heard.append(appearance.dark))
    assert theme.current() is DARK
    assert themed.palette().window().color().name() == DARK.window
    appearance.choose("light")
    assert theme.current() is LIGHT
    assert heard == [False]
    appearance.choose("nonsense")
    assert appearance.setting == "system"
    appearance.choose("light")


def test_high_contrast_can_be_chosen_and_reaches_what_qt_and_we_draw(themed: QApplication) -> None:
    appearance = Appearance(themed, "high-dark")
    assert theme.current() is HIGH_DARK
    assert appearance.dark
    assert themed.palette().window().color().name() == HIGH_DARK.window
    assert theme.colour("text").name() == HIGH_DARK.text
    # THEN its arrows and ticks are recoloured, too
    folder = re.search(r'url\("(.*)/tick.svg"\)', themed.styleSheet())
    assert folder is not None
    assert f'"{HIGH_DARK.accent_text}"' in Path(folder[1], "tick.svg").read_text("utf-8")
    appearance.choose("high-light")
    assert theme.current() is HIGH_LIGHT
    appearance.choose("light")


def test_a_system_that_wants_contrast_is_heard() -> None:
    # GIVEN what Qt says of it; nobody but the platform can tell Qt
    assert theme.wants_contrast(Hints(Qt.ContrastPreference.HighContrast))
    assert not theme.wants_contrast(Hints(Qt.ContrastPreference.NoPreference))
    assert not theme.wants_contrast(object())  # before Qt 6.10


@dataclass
class Hints:
    """As `QStyleHints`, which is its own `QAccessibilityHints` here."""

    preference: Qt.ContrastPreference

    def accessibility(self) -> Hints:
        return self

    def contrastPreference(self) -> Qt.ContrastPreference:  # noqa: N802 - Qt's name
        return self.preference


def test_the_font_has_figures_of_equal_width(themed: QApplication) -> None:
    font = interface_font(themed.font())
    assert "Inter" in QFontInfo(font).family() or not resource("fonts", "Inter-Regular.otf").exists()
    button = QPushButton()
    button.setFont(font)
    measure = button.fontMetrics()
    assert len({measure.horizontalAdvance(figure * 10) for figure in "0123456789"}) == 1


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_where_the_font_that_the_system_names_is_not_there_ours_is_taken(
    monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    monkeypatch.setattr("desktop_app.ui.look.theme.sys.platform", platform)
    # GIVEN a system that names a font which it doesn't have, as Wine does, so that Qt would take any other
    assert "Inter" in QFontInfo(interface_font(QFont("Segoe UI Nowhere"))).family()
    # THEN one that is there stays, on Windows and macOS
    there = QFontDatabase.families()[0]
    if platform != "linux":
        assert interface_font(QFont(there)).family() == there
        # AND so does macOS' own, which has no name that it would list
        assert interface_font(QFont(".AppleSystemUIFont")).family() == ".AppleSystemUIFont"


IN_A_NEW_PROCESS = """
from PySide6.QtWidgets import QApplication, QTreeView
from desktop_app.ui.look.theme import Appearance
from desktop_app.ui.start.first_paint import application

app = application()
Appearance(app, "light")
for kind in ("QMenu", "QMessageBox", "QTipLabel", "QStatusBar", "QAbstractItemView"):
    assert QApplication.font(kind) == app.font(), (kind, QApplication.font(kind), app.font())
tree = QTreeView()
assert tree.header().font().family() == app.font().family()
"""


def test_no_kind_of_widget_has_another_font_from_the_start() -> None:
    # GIVEN Windows, which has fonts of its own for menus, messages and tables
    done = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, "-c", IN_A_NEW_PROCESS], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_the_font_licence_is_beside_the_font() -> None:
    assert "SIL OPEN FONT LICENSE" in resource("fonts", "OFL.txt").read_text("utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_every_icon_draws_something_and_is_sharp_at_twice_the_size(name: str) -> None:
    picture = icons.pixmap(name, "accent", 16, 2.0)
    assert picture.size() == QSize(32, 32)
    assert picture.devicePixelRatio() == 2
    image = picture.toImage()
    assert any(image.pixelColor(x, y).alpha() for x in range(32) for y in range(32))


@pytest.mark.parametrize("ratio", [1.25, 1.5])
def test_icons_are_as_sharp_between_whole_scales(ratio: float) -> None:
    # GIVEN a screen at 125 or 150 %, and a place that falls between two of its pixels
    screen = QPixmap(40, 40)
    screen.setDevicePixelRatio(ratio)
    screen.fill(theme.colour("surface"))
    painter = QPainter(screen)
    icons.paint(painter, QRect(3, 3, 16, 16), "minus", "text")
    painter.end()
    image = screen.toImage()
    drawn = [[image.pixelColor(x, y).name() for x in range(40)] for y in range(40)]
    # THEN what is drawn is the icon pixel by pixel, not one that was stretched
    alone = QPixmap(round(16 * ratio), round(16 * ratio))
    alone.fill(theme.colour("surface"))
    painter = QPainter(alone)
    sharp = icons.pixmap("minus", "text", 16, ratio)
    sharp.setDevicePixelRatio(1)
    painter.drawPixmap(0, 0, sharp)
    painter.end()
    wanted = alone.toImage()
    left = round(3 * ratio)
    for y in range(wanted.height()):
        row = [wanted.pixelColor(x, y).name() for x in range(wanted.width())]
        assert drawn[left + y][left : left + wanted.width()] == row


@pytest.mark.usefixtures("own_garbage")
def test_icons_follow_the_theme_and_grey_with_their_button(themed: QApplication) -> None:
    theme.apply(themed, dark=False)
    icon = icons.icon("dot", "accent")
    gc.collect()

    def middle(mode: QIcon.Mode = QIcon.Mode.Normal) -> str:
        return icon.pixmap(QSize(16, 16), 1.0, mode).toImage().pixelColor(8, 8).name()

    assert middle() == LIGHT.accent
    assert middle(QIcon.Mode.Disabled) == LIGHT.disabled
    theme.apply(themed, dark=True)
    assert middle() == DARK.accent
    theme.apply(themed, dark=False)


def test_an_icon_that_is_not_there_fails_at_once() -> None:
    with pytest.raises(FileNotFoundError):
        icons.icon("unheard-of")
    assert not icons.app_icon().pixmap(64, 64).isNull()
