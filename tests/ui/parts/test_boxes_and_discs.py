"""Check boxes and radio buttons as they are drawn: round, and greyed where they can't be changed."""

from __future__ import annotations

from math import hypot

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QImage, QPixmap, QRegion
from PySide6.QtWidgets import QCheckBox, QRadioButton, QStyle, QStyleOptionButton, QWidget

from desktop_app.ui.look import icons, theme
from desktop_app.ui.look.palette import Palette, contrast


def test_a_chosen_disc_is_a_ring_on_the_card(palette: Palette) -> None:
    button = QRadioButton()
    button.setChecked(True)
    drawn = indicator(button, QStyle.SubElement.SE_RadioButtonIndicator)
    middle = drawn.height() // 2
    assert drawn.size() == QSize(16, 16)
    assert [drawn.pixelColor(x, middle).name() for x in (2, 8, 13)] == [palette.accent, palette.surface, palette.accent]
    assert drawn.pixelColor(0, 0).name() == palette.surface


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_the_disc_is_round_at_every_scale(ratio: float) -> None:
    drawn = icons.pixmap("radio", "accent", 16, ratio).toImage()
    middle, radius = drawn.width() / 2, 8 * ratio
    # THEN each pixel within the ring is drawn, and none beyond it or in its middle
    for x in range(drawn.width()):
        for y in range(drawn.height()):
            away = hypot(x + 0.5 - middle, y + 0.5 - middle)
            if radius * 3 / 8 + 1 < away < radius - 1:
                assert drawn.pixelColor(x, y).alpha() == 255, (x, y)
            elif away > radius + 1 or away < radius * 3 / 8 - 1:
                assert drawn.pixelColor(x, y).alpha() == 0, (x, y)


def test_a_chosen_disc_that_is_fixed_is_greyed(palette: Palette) -> None:
    button = QRadioButton()
    button.setChecked(True)
    button.setEnabled(False)
    drawn = indicator(button, QStyle.SubElement.SE_RadioButtonIndicator)
    assert drawn.pixelColor(2, drawn.height() // 2).name() == palette.disabled


@pytest.mark.parametrize("state", [Qt.CheckState.Checked, Qt.CheckState.PartiallyChecked])
def test_a_box_that_is_fixed_shows_what_it_says(palette: Palette, state: Qt.CheckState) -> None:
    box = QCheckBox()
    box.setTristate(state == Qt.CheckState.PartiallyChecked)
    box.setCheckState(state)
    box.setEnabled(False)
    drawn = indicator(box, QStyle.SubElement.SE_CheckBoxIndicator)
    # THEN tick and dash stand on grey, where they are told apart from it
    assert drawn.pixelColor(2, drawn.height() // 2).name() == palette.disabled
    seen = {drawn.pixelColor(x, y).name() for x in range(3, 13) for y in range(3, 13)}
    assert max(contrast(ink, palette.disabled) for ink in seen) >= 3


def indicator(button: QRadioButton | QCheckBox, element: QStyle.SubElement) -> QImage:
    """Box or disc alone, as it is drawn on a card."""
    button.ensurePolished()
    button.resize(button.sizeHint())
    option = QStyleOptionButton()
    button.initStyleOption(option)
    picture = QPixmap(button.size())
    picture.fill(theme.colour("surface"))
    button.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return picture.toImage().copy(button.style().subElementRect(element, option, button))
