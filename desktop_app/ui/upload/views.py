"""The page's views, of which one is seen at a time."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedWidget, QWidget

from desktop_app.ui.upload.drop_hint import DropHint
from desktop_app.ui.upload.list_view import ListView
from desktop_app.ui.upload.reading_view import FailedView, PasswordView, ReadingView
from desktop_app.ui.upload.several_view import SeveralView
from desktop_app.ui.upload.start_view import StartView


class Views(QStackedWidget):
    """`start` without a list, `reading`, `password` to be asked for, `failed`, `list`, and `several` for many files."""

    def __init__(self, page: QWidget, several: SeveralView, start: StartView | None = None) -> None:
        super().__init__()
        self.start = start or StartView()
        self.reading, self.failed, self.list = ReadingView(), FailedView(), ListView()
        self.password = PasswordView()
        self.several = several
        self._unsaid = ""
        self.currentChanged.connect(lambda _at: self._say_it())
        for view in (self.start, self.reading, self.password, self.failed, self.list, self.several):
            self.addWidget(view)
        self.hint = DropHint(page)

    def shows(self, view: QWidget) -> bool:
        """Whether it is the one that is seen."""
        return self.currentWidget() is view

    @property
    def idle(self) -> bool:
        """Whether there is neither a list nor one on its way."""
        return self.currentWidget() in (self.start, self.failed)

    def stand_back(self, back: bool) -> None:
        """Where a list waits to be opened, that is what leads, and not the choice of another."""
        for view in (self.start, self.failed):
            view.choose.set_kind("secondary" if back else "primary")

    def say(self, text: str) -> None:
        """Say something quietly where a person looks now, or as soon as there is a place for it."""
        self._unsaid = text
        self._say_it()

    def hush(self) -> None:
        """Something else begins: what was said of what went before is over."""
        for view in (self.start, self.list):
            view.said.clear()

    def _say_it(self) -> None:
        view = self.currentWidget()
        if self._unsaid and isinstance(view, StartView | ListView):
            view.said.say(self._unsaid)
            self._unsaid = ""

    def show_held(self, held: bool) -> None:
        """Something is held above the page: the drop area answers; elsewhere a hint does."""
        if self.shows(self.start):
            self.start.show_held(held)
        elif held:
            self.hint.cover()
        if not held:
            self.hint.hide()
            self.start.show_held(False)
