"""The one style sheet, made from the palette. Widgets only name their `role`, `kind` or `tone`."""

from __future__ import annotations

from string import Template
from typing import NamedTuple

from desktop_app.ui.look.palette import Palette


class Sizes(NamedTuple):
    """Text sizes in pixels."""

    small: int
    body: int
    display: int


_SURFACES = """
QFrame[role="header"] { background: $surface; border: none; border-bottom: 1px solid $border; }
QFrame[role="footer"] { background: $surface; border: none; border-top: 1px solid $border; }
QFrame[role="card"] { background: $surface; border: 1px solid $border; border-radius: 8px; }
QFrame[role="popup"] { background: $surface; border: 1px solid $control; border-radius: 8px; }
QFrame[role="drop"] { background: $surface; border: 2px dashed $edge; border-radius: 8px; }
QFrame[role="drop"][active="true"] { background: $accent_soft; border-color: $accent; }
QFrame[role="line"] { background: $border; border: none; max-height: 1px; min-height: 1px; }
QFrame[role="divider"] { background: $border; border: none; max-width: 1px; min-width: 1px; }
QFrame[role="banner"], QFrame[role="strip"] { border: none; border-radius: 8px; background: $neutral_soft; }
QFrame[role="strip"] { border-radius: 0; border-top: 1px solid $border; }
$toned_surfaces
QAbstractScrollArea { border: none; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QStackedWidget, QSplitter { background: transparent; }
QSplitter::handle { background: transparent; }
QToolTip { background: $surface; color: $text; border: 1px solid $control; padding: 4px 8px; }
QToolTip, QMessageBox QLabel { qproperty-textFormat: PlainText; }
"""

_LABELS = """
QLabel[role="product"] { font-size: ${large}px; font-weight: 700; }
QLabel[role="title"], QLabel[role="figure"] { font-size: ${display}px; font-weight: 600; }
QLabel[role="heading"] { font-weight: 600; font-size: ${large}px; }
QLabel[role="strong"] { font-weight: 600; }
QLabel[role="medium"] { font-weight: 500; }
QLabel[role="muted"] { color: $muted; }
QLabel[role="small"] { color: $muted; font-size: ${small}px; }
QLabel[role="caption"] { color: $muted; font-size: ${small}px; font-weight: 600; }
QLabel[role="fine"] { font-size: ${small}px; }
QLabel[role="key"] { background: $raised; border: 1px solid $control; border-radius: 4px; padding: 1px 6px;
    font-size: ${small}px; font-weight: 500; }
QLabel[role="bubble"] { background: $danger_soft; color: $danger; border: 1px solid $danger; border-radius: 6px;
    padding: 5px 9px; font-size: ${small}px; font-weight: 500; }
$toned_labels
QLabel:disabled { color: $disabled; }
"""

_BUTTONS = """
QPushButton { background: $surface; color: $text; border: 1px solid $control; border-radius: 6px;
    padding: 5px 13px; min-height: 20px; font-weight: 500; outline: none; }
QPushButton:hover { background: $raised; }
QPushButton:pressed { background: $neutral_soft; }
QPushButton:focus { border: 2px solid $accent; padding: 4px 12px; }
QPushButton:disabled { color: $disabled; background: $window; border-color: $border; }
QPushButton[kind="primary"] { background: $accent; color: $accent_text; border-color: $accent; font-weight: 600; }
QPushButton[kind="primary"]:hover { background: $accent_hover; border-color: $accent_hover; }
QPushButton[kind="primary"]:pressed { background: $accent_pressed; border-color: $accent_pressed; }
QPushButton[kind="primary"]:focus { border-color: $accent; }
QPushButton[kind="primary"]:disabled { background: $neutral_soft; color: $disabled; border-color: $neutral_soft; }
QPushButton[kind="primary"][busy="true"]:disabled { background: $accent_soft; color: $accent;
    border-color: $accent_soft; }
QPushButton[menu="true"] { padding-right: 31px; }
QPushButton[menu="true"]:focus { padding-right: 30px; }
QPushButton[kind="danger"] { color: $danger; }
QPushButton[kind="danger"]:hover { background: $danger_soft; border-color: $danger; }
QPushButton[kind="danger"]:focus { border-color: $danger; }
QPushButton[kind="danger"]:disabled { color: $disabled; }
QPushButton[scale="large"] { padding: 8px 15px; }
QPushButton[scale="large"]:focus { padding: 7px 14px; }
QPushButton[scale="tight"] { padding: 5px; }
QPushButton[scale="tight"]:focus { padding: 4px; }
QPushButton[kind="link"] { background: transparent; border: 1px solid transparent; color: $accent; padding: 2px 4px;
    min-height: 18px; font-weight: 600; border-radius: 4px; }
QPushButton[kind="link"]:hover { text-decoration: underline; }
QPushButton[kind="link"]:pressed { color: $accent_pressed; }
QPushButton[kind="link"]:focus { border: 2px solid $accent; padding: 1px 3px; }
$toned_links
QPushButton[kind="link"]:disabled { color: $disabled; }
QPushButton[kind="link"][scale="small"] { font-size: ${small}px; }
QPushButton[kind="icon"] { background: transparent; border: 1px solid transparent; padding: 5px; min-height: 20px;
    min-width: 20px; }
QPushButton[kind="icon"]:hover { background: $neutral_soft; }
QPushButton[kind="icon"]:pressed { background: $deeper; }
QPushButton[kind="icon"]:focus { border: 2px solid $accent; padding: 4px; }
QPushButton[kind="pill"] { background: $neutral_soft; color: transparent; border: 1px solid transparent;
    border-radius: 13px; padding: 2px 10px; min-height: 20px; }
QPushButton[kind="pill"]:hover { background: $deeper; }
QPushButton[kind="pill"]:focus { border: 2px solid $accent; padding: 1px 9px; }
QPushButton[kind="chip"] { background: $neutral_soft; color: $muted; border: 1px solid transparent;
    border-radius: 6px; padding: 5px 11px; font-size: ${small}px; font-weight: 600; }
QPushButton[kind="chip"]:hover { background: $deeper; }
QPushButton[kind="chip"]:checked { background: $accent_soft; color: $accent; }
QPushButton[kind="chip"]:focus { border: 2px solid $accent; padding: 4px 10px; }
QPushButton[kind="chip"]:disabled { color: $disabled; }
QPushButton[kind="choice"] { text-align: left; }
$toned_choices
QPushButton[kind="choice"]:focus { border-color: $accent; }
$toned_actions
QFrame[role="banner"] QPushButton[kind="link"]:focus { border: 2px solid $accent; padding: 1px 7px; }
QFrame[role="banner"] QPushButton[kind="link"]:disabled { color: $disabled; border-color: $disabled; }
QPushButton[kind="choice"]:disabled { color: $disabled; border-color: $border; }
"""

_FIELDS = """
QLineEdit, QPlainTextEdit, QTextEdit, QComboBox, QSpinBox, QDoubleSpinBox, QDateEdit {
    background: $surface; color: $text; border: 1px solid $edge; border-radius: 6px; padding: 5px 9px;
    min-height: 20px; selection-background-color: $accent; selection-color: $accent_text;
    placeholder-text-color: $hint; }
QLineEdit:hover, QPlainTextEdit:hover, QTextEdit:hover, QComboBox:hover, QSpinBox:hover { border-color: $muted; }
QPlainTextEdit[readOnly="true"], QPlainTextEdit[readOnly="true"]:hover { border-color: $border; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QComboBox:focus, QSpinBox:focus, QDoubleSpinBox:focus,
QDateEdit:focus { border: 2px solid $accent; padding: 4px 8px; }
QLineEdit:disabled, QPlainTextEdit:disabled, QTextEdit:disabled, QComboBox:disabled, QSpinBox:disabled {
    color: $disabled; background: $window; border-color: $border; }
QLineEdit[fixed="true"] { background: $window; }
QLineEdit[tone="danger"] { border-color: $danger; }
QLineEdit[scale="display"] { font-size: ${display}px; font-weight: 600; padding: 5px 13px; min-height: 26px; }
QLineEdit[scale="display"]:focus { padding: 4px 12px; }
QLineEdit[scale="display"][blank="true"] { font-weight: 400; }
QLineEdit[scale="cell"], QLineEdit[scale="cell"]:focus { border-radius: 4px; padding: 0 8px; min-height: 0; }
QLineEdit[scale="cell"][tone="danger"]:focus { border-color: $danger; }
QAbstractSpinBox QLineEdit, QAbstractSpinBox QLineEdit:focus { border: none; background: transparent;
    padding: 0; min-height: 0; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow { image: url("$images/chevron-down.svg"); width: 14px; height: 14px; }
QComboBox QAbstractItemView { background: $surface; border: 1px solid $control; padding: 4px; outline: 0;
    selection-background-color: $selection; selection-color: $text; }
QSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::up-button, QDoubleSpinBox::down-button {
    border: none; width: 20px; background: transparent; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: url("$images/chevron-up.svg"); width: 10px; height: 10px; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow {
    image: url("$images/chevron-down.svg"); width: 10px; height: 10px; }
QCheckBox, QRadioButton { spacing: 8px; padding: 3px 4px 3px 1px; border: 2px solid transparent; border-radius: 4px; }
QCheckBox:focus, QRadioButton:focus { border-color: $accent; }
QCheckBox:disabled, QRadioButton:disabled { color: $disabled; }
QCheckBox::indicator, QRadioButton::indicator { width: 14px; height: 14px; background: $surface;
    border: 1px solid $edge; border-radius: 4px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: $accent; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url("$images/tick.svg"); }
QCheckBox::indicator:indeterminate { background: $accent; border-color: $accent; image: url("$images/minus.svg"); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: $control; background: $window; }
QCheckBox::indicator:checked:disabled, QCheckBox::indicator:indeterminate:disabled {
    background: $disabled; border-color: $disabled; }
QRadioButton::indicator { border-radius: 8px; }
QRadioButton::indicator:checked { border: none; width: 16px; height: 16px; background: transparent;
    image: url("$images/radio.svg"); }
QRadioButton::indicator:checked:disabled { background: transparent; image: url("$images/radio-disabled.svg"); }
QProgressBar { background: $neutral_soft; border: none; border-radius: 3px; min-height: 6px; max-height: 6px; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }
$toned_bars
"""

_LISTS = """
QTableView, QTreeView, QListView { background: $surface; border: none; outline: 0; }
QTableView, QTreeView { border-top-left-radius: 7px; border-top-right-radius: 7px; }
QTreeView { show-decoration-selected: 1; }
QTreeView::item { padding-left: 9px; }
QTreeView::item:selected, QTreeView::branch:selected { background: $selection; color: $text; }
QListView::item { padding: 5px 8px; border-radius: 4px; }
QListView::item:hover { background: $raised; }
QListView::item:selected { background: $selection; color: $text; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section { background: transparent; color: $muted; border: none; border-bottom: 1px solid $border;
    padding: 0 12px; font-weight: 500; min-height: 36px; max-height: 36px; }
QHeaderView::section:hover { color: $text; }
QHeaderView::up-arrow, QHeaderView::down-arrow { width: 12px; height: 12px; right: 4px;
    subcontrol-position: center right; }
QHeaderView::up-arrow { image: url("$images/chevron-up.svg"); }
QHeaderView::down-arrow { image: url("$images/chevron-down.svg"); }
QTableCornerButton::section { background: transparent; border: none; }
QMenu { background: $surface; border: 1px solid $control; border-radius: 8px; padding: 4px; }
QMenu::item { padding: 6px 24px 6px 12px; border-radius: 4px; }
QMenu::item:selected { background: $selection; color: $text; }
QMenu::item:disabled { color: $disabled; }
QMenu::separator { height: 1px; background: $border; margin: 4px 8px; }
QMenu::icon { padding-left: 8px; }
QMenu::indicator { width: 16px; height: 16px; left: 8px; }
QMenu::indicator:checked { image: url("$images/check.svg"); }
QMenu::indicator:checked:disabled { image: url("$images/check-disabled.svg"); }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar { background: transparent; border: none; margin: 0; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: $edge; border: none; margin: 4px; border-radius: 2px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""

# What differs by a soft background alone gets a border, and the focus a thicker one: borders are nearly as dark as it.
_HIGH_CONTRAST = """
QPushButton:focus { border: 3px solid $accent; padding: 3px 11px; }
QPushButton[menu="true"]:focus { padding-right: 29px; }
QPushButton[scale="large"]:focus { padding: 6px 13px; }
QPushButton[kind="chip"]:focus { border: 3px solid $accent; padding: 3px 9px; }
QPushButton[kind="pill"]:focus { border: 3px solid $accent; padding: 0 8px; }
QPushButton[kind="chip"], QPushButton[kind="pill"] { border-color: $control; }
QPushButton[kind="chip"]:checked { background: $accent; color: $accent_text; border-color: $accent; }
QPushButton[kind="chip"]:checked:hover { background: $accent_hover; }
QPushButton[kind="primary"]:disabled { border-color: $disabled; }
QPushButton[kind="primary"][busy="true"]:disabled { border-color: $accent; }
QFrame[role="banner"] { border: 1px solid $control; }
QFrame[role="strip"] { border-top: 1px solid $control; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: $disabled; }
QListView::item:selected { border: 1px solid $accent; padding: 4px 7px; }
QMenu::item { border: 1px solid transparent; }
QMenu::item:selected { border-color: $accent; }
QProgressBar { border: 1px solid $control; }
QHeaderView::section { color: $text; }
"""

TONES = ("accent", "success", "warning", "danger", "violet")


def style_sheet(palette: Palette, sizes: Sizes, images: str = "") -> str:
    """Return the whole style sheet. `images` is the folder of the recoloured arrows and ticks (control_images.py)."""
    values = {**palette._asdict(), **sizes._asdict(), "large": sizes.body + 2, "images": images}
    values["deeper"] = palette.selection if palette.high else palette.border  # hover on a soft background
    values["toned_labels"] = "\n".join(f'QLabel[tone="{tone}"] {{ color: {values[tone]}; }}' for tone in TONES)
    values["toned_links"] = "\n".join(
        f'QPushButton[kind="link"][tone="{tone}"] {{ color: {values[tone]}; }}' for tone in TONES
    )
    values["toned_bars"] = "\n".join(
        f'QProgressBar[tone="{tone}"]::chunk {{ background: {values[tone]}; }}' for tone in (*TONES, "muted")
    )
    values["toned_choices"] = "\n".join(
        f'QPushButton[kind="choice"][tone="{tone}"] {{ border-color: {values[tone]}; }}' for tone in TONES
    )
    # A banner's action looks like a button, without a colour of its own.
    values["toned_actions"] = "\n".join(
        f'QFrame[role="banner"][tone="{tone}"] QPushButton[kind="link"]'
        f" {{ border: 1px solid {values[tone]}; color: {values[tone]}; padding: 2px 8px; border-radius: 6px; }}"
        for tone in TONES
    )
    values["toned_surfaces"] = "\n".join(
        f'QFrame[role="banner"][tone="{tone}"], QFrame[role="strip"][tone="{tone}"]'
        f" {{ background: {values[f'{tone}_soft']}; }}"
        for tone in TONES
    )
    parts = (_SURFACES, _LABELS, _BUTTONS, _FIELDS, _LISTS, _HIGH_CONTRAST if palette.high else "")
    return Template("".join(parts)).substitute(values)
