"""What AT-SPI calls things and their states: `AtspiRole` and `AtspiStateType` of at-spi2-core's atspi-constants.h."""

from __future__ import annotations

from enum import IntEnum


class Role(IntEnum):
    """As far as anything here speaks of them."""

    INVALID = 0
    CHECK_BOX = 7
    CHECK_MENU_ITEM = 8
    COMBO_BOX = 11
    DIALOG = 16
    FILLER = 20
    FRAME = 23
    LABEL = 29
    LIST = 31
    LIST_ITEM = 32
    MENU_ITEM = 35
    PAGE_TAB = 37
    PAGE_TAB_LIST = 38
    PANEL = 39
    PASSWORD = 40
    POPUP_MENU = 41
    PROGRESS_BAR = 42
    BUTTON = 43
    RADIO_BUTTON = 44
    RADIO_MENU_ITEM = 45
    SCROLL_BAR = 48
    SCROLL_PANE = 49
    SEPARATOR = 50
    SLIDER = 51
    SPIN_BUTTON = 52
    SPLIT_PANE = 53
    TABLE = 55
    TABLE_CELL = 56
    COLUMN_HEADER = 57
    ROW_HEADER = 58
    TEXT = 61
    TOGGLE_BUTTON = 62
    TREE = 65
    TREE_TABLE = 66
    UNKNOWN = 67
    WINDOW = 69
    ENTRY = 79
    LINK = 88
    TREE_ITEM = 91


class State(IntEnum):
    """The same."""

    ACTIVE = 1  # of windows: has the keyboard
    CHECKED = 4
    EDITABLE = 7
    ENABLED = 8
    FOCUSABLE = 11
    FOCUSED = 12
    SELECTABLE = 22
    SELECTED = 23
    SHOWING = 25


def role_word(role: int) -> str:
    """The role's name, or its number where it has none here."""
    return next((each.name.lower().replace("_", " ") for each in Role if each == role), f"role {role}")
