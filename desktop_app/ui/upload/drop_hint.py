"""A dashed hint laid over a page while a file is held above it, for pages that aren't made for dropping."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.ui.look import theme
from desktop_app.ui.parts.label import IconLabel, Label
from desktop_app.ui.parts.layout.compact_mode import LOW_PAGE
from desktop_app.ui.text import words
from desktop_app.ui.upload.start_view import DropArea


class DropHint(DropArea):
    """A drop area as large as the page, hidden until something is dragged over the page."""

    def __init__(self, page: QWidget, said: str = "") -> None:
        content = QWidget()
        column = QVBoxLayout(content)
        column.addStretch()
        column.addWidget(IconLabel("upload", "accent", 32), 0, Qt.AlignmentFlag.AlignHCenter)
        text = Label(said or words.tr("Drop to open this list instead", "upload"), "title")
        column.addWidget(text, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch()
        super().__init__(content)
        self.setParent(page)
        self._page = page
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        self.set_active(True)
        page.installEventFilter(self)

    def cover(self) -> None:
        """Show the hint above everything on the page."""
        beside = theme.L - theme.XS  # slightly outside the page's contents, whose edges would show between the dashes
        above = (theme.S if self._page.height() < LOW_PAGE else theme.M) - theme.XS
        self.setGeometry(self._page.rect().adjusted(beside, above, -beside, -above))
        self.raise_()
        self.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the page when it changes its size."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.cover()
        return super().eventFilter(watched, event)
