"""Lets lists be dropped anywhere on the window, and passes them to Batch upload."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from desktop_app.ui.text import words
from desktop_app.ui.upload.drop_hint import DropHint
from desktop_app.ui.upload.drop_target import DropTarget


class WindowDrops(QObject):
    """Passes what is dropped on `window` to `page`, and calls `turn_to` to show it. The hint covers `pages`."""

    def __init__(self, window: QWidget, pages: QWidget, page: DropTarget, turn_to: Callable[[], object]) -> None:
        super().__init__(window)
        self._page = page
        self._turn_to = turn_to
        self._window = window
        self._pages = pages
        self._hint: DropHint | None = None
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    @property
    def hint(self) -> DropHint:
        """The hint laid over the pages, made at the first drag."""
        if self._hint is None:
            self._hint = DropHint(self._pages, words.tr("Drop to open in Batch upload", "upload"))
        return self._hint

    def watch(self, page: QWidget) -> None:
        """Watch a page's text fields, which would accept a dropped file as its name."""
        for part in page.findChildren(QWidget):
            if part.acceptDrops():
                part.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle drags over the window itself, and files dragged over a field."""
        if isinstance(event, QDropEvent):  # drag enter and drag move are subclasses
            field = watched is not self._window
            if not (field and not event.mimeData().hasUrls()):
                return self._dragged(event)
        elif event.type() == QEvent.Type.DragLeave:
            self._show(held=False)
        return super().eventFilter(watched, event)

    def _dragged(self, event: QDropEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.Drop:
            self._show(held=False)
            self._turn_to()
            self._page.take_drop(event)
        elif isinstance(event, QDragEnterEvent):
            if self._page.welcomes(event):
                self._show(held=True)
            else:
                event.ignore()
        else:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
        return True

    def _show(self, *, held: bool) -> None:
        if self._page.isVisible():
            self._page.show_held(held)
        elif held:
            self.hint.cover()
        if not held and self._hint is not None:
            self._hint.hide()
