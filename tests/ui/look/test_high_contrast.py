"""What must be told apart in each look, and above all with high contrast, as it is drawn."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QPlainTextEdit, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.ui.look import theme
from desktop_app.ui.look.palette import DARK, HIGH_DARK, HIGH_LIGHT, LIGHT, Palette, contrast
from desktop_app.ui.look.style_sheet import TONES, style_sheet
from desktop_app.ui.parts.bars import paint_bar
from desktop_app.ui.parts.button import Button, FilterChip
from desktop_app.ui.parts.layout.scrolled import ScrollEdges
from desktop_app.ui.settings.trial_dialog import AnswerTree
from tests.ui.looking.style_rules import Rule, in_force, rules

ALL = (LIGHT, DARK, HIGH_LIGHT, HIGH_DARK)
NON_TEXT = 3.0  # WCAG 2.2, 1.4.11
NO_STATE: frozenset[str] = frozenset()
FOCUS = frozenset({"focus"})


@pytest.mark.parametrize("selected", [False, True])
@pytest.mark.parametrize("tone", [*TONES, "muted"])
def test_a_bar_is_told_from_its_track_in_a_chosen_row_too(palette: Palette, tone: str, selected: bool) -> None:
    drawn = bar(0.5, tone, selected=selected)
    filled, empty = drawn.pixelColor(20, 6).name(), drawn.pixelColor(75, 6).name()
    assert filled == getattr(palette, tone)
    assert contrast(filled, empty) >= NON_TEXT
    # AND where nothing is done yet, nothing looks filled
    assert bar(0.0, tone, selected=selected).pixelColor(20, 6).name() == empty
    # AND with high contrast the track is seen, whatever its row's ground
    if palette.high:
        edge = drawn.pixelColor(75, 4).name()
        assert contrast(edge, palette.selection if selected else palette.surface) >= NON_TEXT


def test_a_text_field_has_an_edge_without_the_focus_as_well(palette: Palette) -> None:
    field = QPlainTextEdit()
    field.resize(200, 60)
    assert picture(field).pixelColor(100, 0).name() == palette.edge
    # AND what can only be read has that of a card
    field = QPlainTextEdit()
    field.setReadOnly(True)
    field.resize(200, 60)
    assert picture(field).pixelColor(100, 0).name() == palette.border


def test_a_chosen_chip_is_told_from_the_others(palette: Palette) -> None:
    chip, chosen = FilterChip("All", 7), FilterChip("All", 7)
    chosen.setChecked(True)
    grounds = [picture(each).pixelColor(5, 8).name() for each in (chip, chosen)]
    assert grounds == [palette.neutral_soft, palette.accent if palette.high else palette.accent_soft]
    assert not palette.high or contrast(*grounds) >= NON_TEXT


def test_a_chosen_chip_shows_where_the_keys_are(palette: Palette, qtbot: QtBot) -> None:
    chip = FilterChip("All", 7)
    chip.setChecked(True)
    qtbot.addWidget(chip)
    before = picture(chip)
    with qtbot.waitExposed(chip):
        chip.show()
    chip.activateWindow()
    chip.setFocus()
    qtbot.waitUntil(chip.hasFocus)
    after = picture(chip)
    # THEN a ring is drawn that is told from what was there
    middle = chip.height() // 2
    changed = [(before.pixelColor(x, middle).name(), after.pixelColor(x, middle).name()) for x in range(6)]
    assert max(contrast(*pair) for pair in changed) >= NON_TEXT, palette.name


def test_a_button_that_waits_keeps_its_edge_with_high_contrast(palette: Palette) -> None:
    button = Button("Send", "primary")
    button.set_busy(True, "Sending…")
    edge = picture(button).pixelColor(40, 0).name()
    assert edge == (palette.accent if palette.high else palette.accent_soft)


def test_the_hint_in_an_empty_field_is_not_taken_for_what_was_typed(palette: Palette) -> None:
    assert contrast(palette.hint, palette.text) >= 2
    assert contrast(palette.hint, palette.surface) >= (7.0 if palette.high else 4.5)


def test_a_value_that_is_pointed_at_has_the_mark_of_a_chosen_row(palette: Palette) -> None:
    tree = AnswerTree()
    tree.resize(400, 200)
    tree.show_answer({"data": {"left": 8.25}})
    tree.point_at(("data", "left"))
    row = tree.visualRect(tree.currentIndex())
    drawn = picture(tree.viewport())
    assert drawn.pixelColor(1, row.center().y()).name() == palette.accent
    assert drawn.pixelColor(10, row.center().y()).name() == palette.selection


def test_words_that_go_on_below_are_not_faded_with_high_contrast(palette: Palette) -> None:
    area, words = QScrollArea(), QWidget()
    words.setStyleSheet(f"background: {palette.text}")
    words.setFixedSize(100, 300)
    area.setWidget(words)
    edges = ScrollEdges(area)
    area.resize(120, 100)
    area.grab()  # lays it out
    drawn = area.grab().toImage()
    bottom = edges.geometry().bottom()
    faded = drawn.pixelColor(50, bottom - 3).name() != palette.text
    assert edges.more_below
    assert faded != palette.high


def bar(share: float, tone: str, *, selected: bool) -> QImage:
    drawn = QPixmap(100, 12)
    drawn.fill(theme.colour("selection" if selected else "surface"))
    painter = QPainter(drawn)
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    paint_bar(painter, QRectF(10, 4, 80, 6), share, tone, selected=selected)
    painter.end()
    return drawn.toImage()


def picture(widget: QWidget) -> QImage:
    if not widget.testAttribute(Qt.WidgetAttribute.WA_Resized):
        widget.resize(widget.sizeHint())
    return widget.grab().toImage()


@pytest.mark.parametrize("kind", ["secondary", "primary", "danger", "choice", "link", "icon", "pill", "chip"])
@pytest.mark.parametrize("each", ALL, ids=[each.name for each in ALL])
def test_a_button_is_as_large_with_the_focus(each: Palette, kind: str) -> None:
    sheet = rules(style_sheet(each, theme.sizes()))
    attributes = frozenset({f'[kind="{kind}"]'})
    calm, focused = (in_force(Rule("QPushButton", attributes, states), sheet) for states in (NO_STATE, FOCUS))
    assert room(calm) == room(focused)


def room(looks: dict[str, str]) -> tuple[int, ...]:
    """Border and padding together, pixels: above and beside the words."""
    border = int(looks["border"].split("px")[0])
    return tuple(border + int(side.removesuffix("px")) for side in (looks["padding"].split() * 2)[:2])
