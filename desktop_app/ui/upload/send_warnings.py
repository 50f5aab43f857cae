"""What speaks against sending a list as it is: products that can't be read, tasks too small for a product."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.ui import theme, words
from desktop_app.ui.parts.banner import Banner


class SendWarnings(QWidget):
    """Hidden while there are none. `came()`: there is one that wasn't there; `prices_wanted()` to put one right."""

    came = Signal()
    prices_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.trouble = Banner("danger", "", words.tr("Edit products…", "upload"), self.prices_wanted.emit)
        self.trouble.put_below()
        self.small = Banner("warning", "")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.S)
        for banner in (self.trouble, self.small):
            column.addWidget(banner)
        self.clear()

    def clear(self) -> None:
        """Nothing is known that would speak against it."""
        self.say(("", ""), ("", ""))

    def say(self, trouble: tuple[str, str], small: tuple[str, str]) -> None:
        """What it is and what it means, twice; "" for nothing."""
        before = [banner.text() for banner in (self.trouble, self.small)]
        self.trouble.say(*trouble)
        self.small.say(*small)
        self.setVisible(bool(trouble[0] or small[0]))
        if any(now and not was for now, was in zip((trouble[0], small[0]), before, strict=True)):
            self.came.emit()
