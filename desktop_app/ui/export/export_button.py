"""The Export button with its small menu: an arrow, headings above actions, a note below one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QWidget, QWidgetAction

from desktop_app.core.output.form import IN_WORKBOOK
from desktop_app.core.text.translatable import tr_n_noop
from desktop_app.ui.export.export_format import EXPORT_FORMATS, ORIGINAL, REPORT_HINT, REPORTS, ExportFormat
from desktop_app.ui.look import icons, theme
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.mirroring import corner_below
from desktop_app.ui.text import words

_ARROW_INSET = 11


class MenuButton(Button):
    """Has an arrow after its words; the style sheet reserves the room for it."""

    def __init__(self, text: str, *, icon: str, clicked: Callable[[], object]) -> None:
        super().__init__(text, "primary", icon=icon, clicked=clicked)
        self.setProperty("menu", True)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button, then the arrow."""
        super().paintEvent(event)
        arrow = QRect(0, 0, icons.SIZE - 2, icons.SIZE - 2)
        arrow.moveCenter(self.rect().center())
        arrow.moveRight(self.rect().right() - _ARROW_INSET)
        tone = "accent_text" if self.property("kind") == "primary" else "text"
        icons.paint(QPainter(self), arrow, "chevron-down", tone if self.isEnabled() else "disabled")


_WORDS_AT = 12  # pixels at which a menu's words begin
_NOTE_WIDTH = 280


def add_heading(menu: QMenu, text: str) -> None:
    """Add a heading, which keys skip but which doesn't look like a disabled action."""
    label = Label(text, "caption")
    label.setContentsMargins(_WORDS_AT, theme.S - 2, _WORDS_AT, 2)
    _add(menu, label)


def add_note(menu: QMenu, text: str) -> None:
    """Add a note why the action above is disabled, which one could only guess otherwise."""
    label = Label(text, "small", wrap=True)
    label.setContentsMargins(_WORDS_AT, 0, _WORDS_AT, theme.S - 2)
    label.setFixedWidth(_NOTE_WIDTH)
    label.setFixedHeight(label.heightForWidth(_NOTE_WIDTH))  # a menu gives wrapped words a single line
    _add(menu, label)


def _add(menu: QMenu, label: Label) -> None:
    message = QWidgetAction(menu)
    message.setText(label.text())  # for screen readers
    message.setDefaultWidget(label)
    message.setEnabled(False)
    label.setEnabled(True)
    menu.addAction(message)


# The menu's headings: for everything, and for what a filter leaves.
ROWS = tr_n_noop("All %n row", "All %n rows"), tr_n_noop("Only the %n row shown", "Only the %n rows shown")
NUMBERS = (
    tr_n_noop("All %n number", "All %n numbers"),
    tr_n_noop("Only the %n number shown", "Only the %n numbers shown"),
)
_CHOOSING = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}


class StayingMenu(QMenu):
    """Stays open when one of several options is chosen, and closes on any other action."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.triggered.connect(self._close)  # like `close_when_chosen`, for assistive technology

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take an option without closing."""
        if not self._chosen(self.actionAt(event.position().toPoint())):
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take an option without closing."""
        if event.key() not in _CHOOSING or not self._chosen(self.activeAction()):
            super().keyPressEvent(event)

    @staticmethod
    def _chosen(action: QAction | None) -> bool:
        if action is None or not action.isCheckable():
            return False
        action.trigger()
        return True

    def _close(self, action: QAction) -> None:
        if self.isVisible() and not action.isCheckable():
            self.close()


class ExportButton(MenuButton):
    """Emits `wanted(form, only_shown)`: the format, and True to write only the rows shown.

    `typed_chosen(typed)`: True if the list's numbers should stay numbers in workbooks. `report_wanted(suffix)`, with
    `reports`: a page about the list, as a file of this kind.

    `titles` has the headings for all rows and for those shown, in singular and plural.
    """

    wanted = Signal(object, bool)
    typed_chosen = Signal(bool)
    report_wanted = Signal(str)

    def __init__(
        self,
        formats: Sequence[ExportFormat] = EXPORT_FORMATS,
        titles: tuple[tuple[str, str], tuple[str, str]] = ROWS,
        *,
        reports: bool = False,
    ) -> None:
        super().__init__(words.tr("Export", "results"), icon="download", clicked=self.open_menu)
        self._formats = [each for each in formats if not each.clean]
        self._cleaned = [each for each in formats if each.clean]
        self._titles, self._reports = titles, reports
        self._rows = self._shown = 0
        self._no_original = ""
        self._typed: bool | None = None

    def set_rows(self, rows: int, shown: int) -> None:
        """Set the number of rows, and of those the filter leaves."""
        self._rows, self._shown = rows, shown

    def set_no_original(self, reason: str) -> None:
        """Set why columns can't be added to the list's own workbook; "" if they can."""
        self._no_original = reason

    def set_typed(self, typed: bool | None) -> None:
        """Set if the list's numbers stay numbers in workbooks; None without any, which hides the option."""
        self._typed = typed

    def menu_now(self) -> QMenu:
        """Return the menu for the rows shown now."""
        menu = StayingMenu(self)
        menu.setToolTipsVisible(True)
        self._add_section(menu, words.counted(self._rows, *self._titles[0]), only_shown=False)
        if 0 < self._shown < self._rows:
            menu.addSeparator()
            self._add_section(menu, words.counted(self._shown, *self._titles[1]), only_shown=True)
        if self._cleaned:
            menu.addSeparator()
            self._add_cleaned(menu)
        if self._reports:
            menu.addSeparator()
            self._add_reports(menu)
        if self._typed is not None:
            menu.addSeparator()
            self._add_types(menu, typed=self._typed)
        return menu

    def open_menu(self) -> None:
        """Open the menu below the button, aligned at their ends."""
        menu = self.menu_now()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(corner_below(self, menu.sizeHint().width(), at_end=True))

    def _add_section(self, menu: QMenu, title: str, *, only_shown: bool) -> None:
        add_heading(menu, title)
        for form in self._formats:
            lost = self._no_original if form.shape in IN_WORKBOOK else ""
            if (only_shown and not form.some) or (lost and form is not ORIGINAL):  # said once
                continue
            action = self._add_form(menu, form, only_shown=only_shown)
            if lost:
                action.setEnabled(False)
                action.setToolTip(words.tr(lost, "export"))
                add_note(menu, action.toolTip())

    def _add_cleaned(self, menu: QMenu) -> None:
        """Add the usual clean lists; the others are one menu further, so that this one stays short."""
        add_heading(menu, words.tr("Clean list", "export"))
        others = QMenu(words.tr("More clean lists", "export"), menu)
        others.setToolTipsVisible(True)
        for form in self._cleaned:
            if form.shape in IN_WORKBOOK and self._no_original:
                continue
            self._add_form(others if form.rare else menu, form, only_shown=False)
        menu.addMenu(others)

    def _add_form(self, menu: QMenu, form: ExportFormat, *, only_shown: bool) -> QAction:
        action = QAction(form.text, menu)
        action.setToolTip(form.tip)
        action.triggered.connect(lambda _checked=False: self.wanted.emit(form, only_shown))
        menu.addAction(action)
        return action

    def _add_reports(self, menu: QMenu) -> None:
        add_heading(menu, words.tr("One page to hand on", "export"))
        for suffix, text in REPORTS.items():
            action = QAction(words.tr(text, "export"), menu)
            action.setToolTip(words.tr(REPORT_HINT, "export"))
            action.triggered.connect(lambda _checked=False, suffix=suffix: self.report_wanted.emit(suffix))
            menu.addAction(action)

    def _add_types(self, menu: QMenu, *, typed: bool) -> None:
        """Add two exclusive options; choosing one keeps the menu open, because nothing is written yet."""
        add_heading(menu, words.tr("Cells in Excel workbooks", "export"))
        group = QActionGroup(menu)
        as_in_file = QAction(words.tr("Types as in your file", "export"), group)
        as_in_file.setToolTip(words.tr("numbers stay numbers; phone numbers and answers are text", "export"))
        for action, means in ((as_in_file, True), (QAction(words.tr("All as text", "export"), group), False)):
            action.setCheckable(True)
            action.setChecked(means is typed)
            action.triggered.connect(lambda _checked=False, means=means: self._choose_typed(means))
            menu.addAction(action)

    def _choose_typed(self, typed: bool) -> None:
        self._typed = typed
        self.typed_chosen.emit(typed)
