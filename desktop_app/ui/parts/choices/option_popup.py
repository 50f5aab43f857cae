"""A pop-up list of options, searchable if it is long: countries, sheets, columns; with check boxes to take several."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Final, Protocol

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QStackedWidget, QWidget

from desktop_app.ui.look import theme
from desktop_app.ui.parts.assistive import make_clearable, take_selected
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.choices.option_delegate import MARK_ROOM, OptionRole, Popup, placed_below
from desktop_app.ui.parts.label import Label
from desktop_app.ui.text import words

# value, text, and optionally a muted hint (a dialling code, a count)
Option = tuple[object, str] | tuple[object, str, str]
LONG_LIST = 12  # longer lists open with a search field
HEADING: Final = object()  # the value of a heading, which can't be chosen
_PLACE = Qt.ItemDataRole.UserRole  # an index instead of the value, which Qt would change: a StrEnum to a str
_SHOWN_ROWS, _WIDEST = 10, 720
_FRAME = 1  # pixel, in the style sheet
_INSET = theme.PAGE_MARGINS[2] + theme.CARD_MARGINS[2]  # the right edge of the contents of a page's cards
_BESIDE = 144  # pixels for what is above and below the list
_KEYS_FOR_LIST = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}


class OptionPopup(Popup):
    """Type to narrow the list, arrows to move, Enter to choose, Escape to leave.

    The first `lead` options stand above a line, one whose value is `HEADING` above those that follow it.
    `typed(text)` may turn the typed text into an option, such as a row's number, which then comes first. `find_by`
    adds invisible search words. Emits `closed()` however it closes.
    """

    chosen = Signal(object)
    closed = Signal()

    def __init__(
        self,
        options: Sequence[Option],
        current: object,
        parent: QWidget,
        *,
        lead: int = 0,
        typed: Callable[[str], Option | None] | None = None,
    ) -> None:
        super().__init__(parent)
        self._typed = typed
        self._typed_item: QListWidgetItem | None = None
        self._others: OtherWords = NO_OTHER_WORDS
        self._values: list[object] = []
        self._by, self._corner, self._least = parent, QPoint(), 0
        self._searchable = len(options) > LONG_LIST or typed is not None
        self._search = self._search_field()
        self._list = self.make_list(words.tr("Options", "popup"))
        self._top = Top(self._list)
        self._list.setUniformItemSizes(True)
        self._list.itemClicked.connect(self._take)
        self.column.addWidget(self._search)
        self._search.setVisible(self._searchable)  # not earlier: without a parent it would be a window of its own
        self.column.addWidget(self._list)
        self.nothing = Label("", "muted", wrap=True)
        self.nothing.setContentsMargins(theme.S + theme.XS, theme.S, theme.S, theme.S)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.nothing.hide()
        self.column.addWidget(self.nothing)
        for at, option in enumerate(options):
            item = self._item(option, chosen=option[0] == current)
            item.setData(OptionRole.LINE_BELOW, at == lead - 1 and at < len(options) - 1)
            self._list.addItem(item)
            if option[0] == current:
                self._list.setCurrentItem(item)
        if self._list.currentItem() is None:
            self._list.setCurrentRow(next((at for at, item in enumerate(self._items()) if not is_heading(item)), 0))
        take_selected(self._list, self._take)

    def _items(self) -> list[QListWidgetItem]:
        return [self._list.item(at) for at in range(self._list.count())]

    def _search_field(self) -> QLineEdit:
        field = QLineEdit()
        field.setPlaceholderText(words.tr("Type to search", "popup"))
        field.setAccessibleName(words.tr("Search the options", "popup"))
        make_clearable(field)
        field.installEventFilter(self)
        field.textChanged.connect(self._narrow)
        return field

    def find_by(self, others: OtherWords) -> None:
        """Let the options also be found by words they don't show."""
        self._others = others

    def set_placeholder(self, text: str) -> None:
        """Set the placeholder, if typing does more than search."""
        self._search.setPlaceholderText(text)
        self._search.setAccessibleName(text)

    def align_hints(self) -> None:
        """Align the hints behind the longest words, for short words with long hints."""
        texts = (str(self._list.item(at).data(OptionRole.TEXT)) for at in range(self._list.count()))
        self.delegate.hints_from = max(map(self._list.fontMetrics().horizontalAdvance, texts), default=0)

    def set_hints(self, hints: Mapping[object, str]) -> None:
        """Set the hints of some options by value, while it is open."""
        for at in range(self._list.count()):
            item = self._list.item(at)
            value = self._value(item)
            if value in hints:
                label(item, str(item.data(OptionRole.TEXT)), hints[value])
        if self.isVisible() and self._wanted() > self.width():
            self._place()

    def open_at(self, corner: QPoint, width: int) -> None:
        """Show it below `corner`, moved to stay on the screen, at least `width` wide.

        Extra width goes to where lines end, or the other way if it would leave the window.
        """
        self._corner, self._least = corner, width
        self._place()
        self.show()
        (self._search if self._searchable else self._list).setFocus()
        if self._list.currentRow() >= _SHOWN_ROWS:  # otherwise also show what stands above it
            self._list.scrollToItem(self._list.currentItem(), QListWidget.ScrollHint.PositionAtCenter)
        else:
            self._list.scrollToTop()

    def _place(self) -> None:
        """Adapt size and place to the options; extra width goes to where it stays in the window, if possible."""
        corner, window = self._corner, self._by.window()
        free = (QGuiApplication.screenAt(corner) or QGuiApplication.primaryScreen()).availableGeometry()
        height = max(1, self._list.sizeHintForRow(0))
        rows = min(self._list.count(), _SHOWN_ROWS, (free.height() - _BESIDE) // height)
        self._list.setFixedHeight(rows * height + 2 * self._list.frameWidth())
        inside = QRect(window.mapToGlobal(QPoint(_INSET, 0)), window.size() - QSize(2 * _INSET, 0))
        place = QRect(corner, QSize(max(self._least, self._wanted()), self.sizeHint().height()))
        self.setGeometry(placed_below(place, self._least, inside, free, mirrored=self.isRightToLeft()))

    def _wanted(self) -> int:
        extent = self.style().pixelMetric(self.style().PixelMetric.PM_ScrollBarExtent)
        bar = extent if self._list.count() > _SHOWN_ROWS else 0
        return min(self._list.sizeHintForColumn(0) + 2 * (theme.S + _FRAME) + bar, _WIDEST)

    def hideEvent(self, event: QHideEvent) -> None:
        """Report closing, by a choice, a key, or a click elsewhere."""
        super().hideEvent(event)
        self.closed.emit()

    def event(self, event: QEvent) -> bool:
        """Take Escape for the options, before it becomes a shortcut of the page below."""
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle keys typed into the search field that belong to the list."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if self.key_pressed(event):
                return True
            if watched is self._search and event.key() in _KEYS_FOR_LIST:
                self._list.event(event)
                return True
        return super().eventFilter(watched, event)

    def key_pressed(self, event: QKeyEvent) -> bool:
        """Return True if the key was handled, in the search field or the list."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} or (
            event.key() == Qt.Key.Key_Space and not self._searchable
        ):
            self._take(self._list.currentItem())
            return True
        return False

    def _narrow(self, text: str) -> None:
        wanted = text.casefold().strip()
        self._top.put_back()
        typed = self._offer_typed(text.strip())
        meant = self._others.exactly(wanted) if wanted else ()
        found = {*meant, *self._others.beginning(wanted)} if wanted else set()
        hits = show_fitting(
            self._items(), wanted, lambda item: item is typed or (bool(found) and self._value(item) in found)
        )
        first = typed or self._lift(meant)
        first = first or next((item for item in hits if item.text().casefold().startswith(wanted)), None)
        if hits:
            self._list.setCurrentItem(first or hits[0])
        self._say_nothing("" if hits else text.strip())

    def _lift(self, meant: Sequence[object]) -> QListWidgetItem | None:
        """Lift the option that a whole word means above those that only begin with it or contain it."""
        best = next((item for value in meant[:1] for item in self._items() if self._value(item) == value), None)
        if best is not None:
            self._top.lift(best)
        return best

    def _say_nothing(self, text: str) -> None:
        """Show in the list's place that nothing matches, so that nothing moves; "" shows the list."""
        self.nothing.setFixedHeight(self._list.height())
        self.nothing.setText(words.tr("Nothing matches “{}”.", "commands").format(text))
        self._list.setVisible(not text)
        self.nothing.setVisible(bool(text))

    def _offer_typed(self, text: str) -> QListWidgetItem | None:
        """Offer the typed text as an option of its own, unless it is among the others."""
        if self._typed_item is not None:
            self._list.takeItem(self._list.row(self._typed_item))
            self._typed_item = None
        option = self._typed(text) if self._typed is not None and text else None
        if option is None:
            return None
        known = next((item for item in self._items() if self._value(item) == option[0]), None)
        if known is None:
            self._typed_item = self._item(option, chosen=False)
            self._list.insertItem(0, self._typed_item)
        return known or self._typed_item

    def _take(self, item: QListWidgetItem | None) -> None:
        if item is None or item.isHidden() or is_heading(item):
            return
        value = self._value(item)
        self.close()
        self.chosen.emit(value)

    def _item(self, option: Option, *, chosen: bool) -> QListWidgetItem:
        item = QListWidgetItem()
        item.setData(_PLACE, len(self._values))
        self._values.append(option[0])
        item.setData(OptionRole.CHOSEN, chosen)
        if option[0] is HEADING:
            item.setData(OptionRole.HEADING, True)
            item.setFlags(Qt.ItemFlag.NoItemFlags)
        label(item, option[1], option[2] if len(option) == 3 else "")
        return item

    def _value(self, item: QListWidgetItem) -> object:
        return self._values[item.data(_PLACE)]


# --- Search words of an option: its own, those of its heading, and hidden ones ---


class OtherWords(Protocol):
    """Search words that options don't show: a country's calling code, or its name in another language."""

    def exactly(self, text: str) -> Sequence[object]:
        """Return the values that the whole text means, the likeliest first."""
        ...

    def beginning(self, text: str) -> Collection[object]:
        """Return the values with a word that begins with the text."""
        ...


class _None:
    def exactly(self, text: str) -> Sequence[object]:  # noqa: ARG002 - `OtherWords`
        return ()

    beginning = exactly


NO_OTHER_WORDS: Final[OtherWords] = _None()


def is_heading(item: QListWidgetItem) -> bool:
    """Return True if the item is a heading rather than an option."""
    return bool(item.data(OptionRole.HEADING))


def show_fitting(
    items: Iterable[QListWidgetItem], wanted: str, also: Callable[[QListWidgetItem], bool]
) -> list[QListWidgetItem]:
    """Hide all options but the matching ones and those in `also`, and headings without any.

    Return the visible options.
    """
    hits: list[QListWidgetItem] = []
    heading: QListWidgetItem | None = None
    for item in items:
        item.setHidden(is_heading(item) or not (also(item) or _fits(wanted, item, heading)))
        if is_heading(item):
            heading = item
        elif not item.isHidden():
            hits.append(item)
            if heading is not None:
                heading.setHidden(False)
    return hits


def _fits(wanted: str, item: QListWidgetItem, heading: QListWidgetItem | None) -> bool:
    """Return True if an option matches by its own words or those of its heading."""
    return wanted in item.text().casefold() or (heading is not None and wanted in heading.text().casefold())


def label(item: QListWidgetItem, text: str, hint: str) -> None:
    """Set an option's words and hint; the item's text is what is searched and read aloud."""
    item.setText(f"{text}   {hint}" if hint else text)
    item.setData(OptionRole.TEXT, text)
    item.setData(OptionRole.HINT, hint)


class Top:
    """Lifts one option above all others while the typed text means it."""

    def __init__(self, options: QListWidget) -> None:
        self._options = options
        self._lifted: tuple[QListWidgetItem, int] | None = None  # with its previous row

    def lift(self, item: QListWidgetItem) -> None:
        """Lift an item; call `put_back` before lifting another."""
        self._lifted = item, self._options.row(item)
        self._move(item, 0)

    def put_back(self) -> None:
        """Put the item back to its previous row."""
        if self._lifted is not None:
            self._move(*self._lifted)
            self._lifted = None

    def _move(self, item: QListWidgetItem, row: int) -> None:
        self._options.insertItem(row, self._options.takeItem(self._options.row(item)))


_ON, _OFF = Qt.CheckState.Checked, Qt.CheckState.Unchecked


class TickPopup(OptionPopup):
    """Emits `chosen(value)` for one alone, `ticked([value, …])` for the ticked ones in the options' order.

    Space ticks; Enter takes what was ticked, else the current option. Once there were ticks, a click on a name ticks
    as well. `take_words(count)` returns the button's text.
    """

    ticked = Signal(object)

    def __init__(
        self,
        options: Sequence[Option],
        current: Sequence[object],
        parent: QWidget,
        *,
        advice: str,
        take_words: Callable[[int], str],
    ) -> None:
        super().__init__(options, current[0] if current else None, parent)
        self._before = set(current)
        self._ticking = False
        self._take_words = take_words
        self.delegate.boxes = True
        self._list.viewport().installEventFilter(self)
        for at in range(self._list.count()):
            item = self._list.item(at)
            item.setCheckState(_ON if self._value(item) in self._before else _OFF)
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsUserCheckable)
        self.take = Button("", "primary", clicked=self.take_ticked)
        self.advice = Label(advice, "small", wrap=True)
        self._foot = QStackedWidget()
        self._foot.addWidget(self.advice)
        self._foot.addWidget(self.take)
        self.column.addWidget(self._foot)
        self._show_ticks()

    def values(self) -> list[object]:
        """Return the ticked values, in the options' order."""
        items = (self._list.item(at) for at in range(self._list.count()))
        return [self._value(item) for item in items if item.checkState() is _ON]

    def tick_as(self, values: Sequence[object] | None) -> None:
        """Restore these ticks; None: tick the options that are taken."""
        if values is not None:
            for item in self._items():
                if (self._value(item) in values) is not (item.checkState() is _ON):
                    self._tick(item)

    def take_ticked(self) -> None:
        """Take all ticked options."""
        values = self.values()
        if values:
            self.close()
            self.ticked.emit(values)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tick a box on a press, without taking anything yet."""
        if isinstance(event, QMouseEvent) and watched is self._list.viewport():
            item = self._list.itemAt(event.position().toPoint())
            if item is not None and event.position().x() < MARK_ROOM:
                if event.type() in {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick}:
                    self._list.setCurrentItem(item)
                    self._tick(item)
                return event.type() != QEvent.Type.MouseMove
        return super().eventFilter(watched, event)

    def key_pressed(self, event: QKeyEvent) -> bool:
        """Tick on Space, unless it is part of a search."""
        item = self._list.currentItem()
        if event.key() == Qt.Key.Key_Space and not self._search.text() and item is not None:
            self._tick(item)
            return True
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if self._changed():
                self.take_ticked()
            else:
                super()._take(item)
            return True
        return super().key_pressed(event)

    def _take(self, item: QListWidgetItem | None) -> None:
        """Take one option alone; tick it instead if the person is ticking, whose ticks would be lost."""
        if self._ticking and item is not None:
            self._tick(item)
        else:
            super()._take(item)

    def _tick(self, item: QListWidgetItem) -> None:
        self._ticking = True
        item.setCheckState(_OFF if item.checkState() is _ON else _ON)
        self._show_ticks()

    def _changed(self) -> bool:
        return set(self.values()) != self._before

    def _show_ticks(self) -> None:
        """Show the button in place of the advice once there is something to take."""
        count = len(self.values())
        self.take.setText(self._take_words(count))
        self._foot.setCurrentWidget(self.take if self._changed() and count else self.advice)
