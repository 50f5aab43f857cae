"""Widgets of a test's own, which end with it, and values that are there."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

Made = TypeVar("Made", bound=QWidget)
Value = TypeVar("Value")


def added(qtbot: QtBot, widget: Made) -> Made:
    """Have it closed after the test."""
    qtbot.addWidget(widget)
    return widget


def on_screen(qtbot: QtBot, widget: Made) -> Made:
    """Show it, once it is drawn."""
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


def there(value: Value | None) -> Value:
    assert value is not None
    return value
