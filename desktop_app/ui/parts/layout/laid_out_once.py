"""Has a widget lay out its parts once, where several of them come, go or change at the same time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QWidget


@contextmanager
def laid_out_once(widget: QWidget) -> Iterator[None]:
    """Lay out a widget at the end of the block; without this, each part that is shown or hidden lays out the window."""
    layout = widget.layout()
    if layout is None or not layout.isEnabled():
        yield
        return
    layout.setEnabled(False)
    try:
        yield
    finally:
        layout.setEnabled(True)
        layout.activate()
