"""The command palette: type some letters of a command, Enter runs it.

Its entries are the available commands, sent lists and connections.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QLineEdit, QListWidgetItem, QWidget

from desktop_app.core.batches.batch import Batch, finished
from desktop_app.ui.commands.binding import Bound
from desktop_app.ui.commands.catalogue import CATALOGUE, Group
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import theme
from desktop_app.ui.parts.assistive import take_selected
from desktop_app.ui.parts.choices.option_delegate import OptionRole, Popup
from desktop_app.ui.parts.label import Label
from desktop_app.ui.text import words
from desktop_app.ui.text.connection_words import connection_title
from desktop_app.ui.text.list_title import list_title
from desktop_app.ui.text.product_words import ProductTitles

_MOST_LISTS = 200  # the newest; older ones are found in the monitor
_MOST_UNASKED = 5  # of them while nothing is typed


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the palette; `kind` is its heading, `also` further search words.

    `pays`: what it sends may be charged, so a mere Enter doesn't run it.
    """

    kind: str
    text: str
    run: Callable[[], object]
    hint: str = ""
    icon: str = ""
    also: str = ""
    pays: bool = False


def entries(window: QWidget, context: PageContext) -> list[Entry]:
    """Return all entries, in the order for an empty search."""
    here, everywhere = commands(window)
    return [*here, *_lists(context), *everywhere, *_connections(context)]


def fitting(offered: Iterable[Entry], wanted: str) -> list[Entry]:
    """Return the entries that match the search, best first, free ones first among equals.

    An empty search keeps the order, with few lists.
    """
    if not wanted.strip():
        return list(_unasked(offered))
    found = [(fit(wanted, entry.text, f"{entry.also} {entry.hint}"), entry) for entry in offered]
    fits = [(score, entry) for score, entry in found if score is not None]
    return [entry for _score, entry in sorted(fits, key=lambda each: (-each[0], each[1].pays))]


def commands(window: QWidget) -> tuple[list[Entry], list[Entry]]:
    """Return the commands of what is visible, and of the whole window, without duplicates, in the catalogue's order."""
    order = {name: at for at, name in enumerate(CATALOGUE)}
    bound = [each for each in window.findChildren(Bound) if each.possible and not _aside(each)]
    bound.sort(key=lambda each: (each.command.group is Group.SETTINGS, order[each.command.name]))
    once = {each.text: each for each in bound}.values()
    everywhere = {Group.EVERYWHERE, Group.SETTINGS}
    return (
        [_entry(words.tr("On this page", "commands"), each) for each in once if each.command.group not in everywhere],
        [_entry(words.tr("Everywhere", "commands"), each) for each in once if each.command.group in everywhere],
    )


def _entry(kind: str, each: Bound) -> Entry:
    also = f"{each.command.found_by} {words.tr(each.command.group.value, 'commands')}"
    hint = " · ".join(filter(None, (each.detail(), each.shown_key)))
    return Entry(kind, each.text, each.give, hint, also=also, pays=each.command.pays)


def _aside(each: Bound) -> bool:
    """Return True for the palette itself, and for commands that only lead back."""
    return each.command.name == "window.palette" or each.command.keys == ("Escape",)


def _lists(context: PageContext) -> Iterator[Entry]:
    kind, now = words.tr("Lists", "commands"), datetime.now(UTC).astimezone()
    titles = ProductTitles(context.services.session)
    for batch in context.services.journal.batches()[:_MOST_LISTS]:
        hint = f"{titles.title(batch)} · {words.moment(batch.created_at, now)}"
        yield Entry(kind, list_title(batch), _opening(context, batch), hint, "file")


def _opening(context: PageContext, batch: Batch) -> Callable[[], object]:
    """Return a callback that opens the batch's results if it has any, else the monitor."""

    def open_it() -> None:
        ended = finished(context.services.journal.tasks(batch.id))
        (context.open_results if ended else context.show_monitor)(batch.id)

    return open_it


def _connections(context: PageContext) -> Iterator[Entry]:
    kind, current = words.tr("Connections", "commands"), context.connection()
    for connection in context.services.session.connections():
        if connection.base_url == current.base_url:
            continue
        yield Entry(
            kind,
            words.tr("Use “{}”", "commands").format(connection_title(connection)),
            partial(context.use, connection),
            icon="link",
            also=words.tr("connection account service", "command search"),
        )


def _unasked(offered: Iterable[Entry]) -> Iterator[Entry]:
    lists = 0
    for entry in offered:
        lists += entry.icon == "file"
        if entry.icon != "file" or lists <= _MOST_UNASKED:
            yield entry


# Scores a search against texts: letters in order, better at the start of words. No Qt.


_WHOLE, _START, _WORD, _WITHIN, _LETTERS = 100, 60, 40, 20, 5
_LEAST_LETTERS = 2  # one letter matches nearly everything


def plain(text: str) -> str:
    """Return the text without case and accents, so that "cafe" finds "Café"."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def fit(wanted: str, text: str, also: str = "") -> int | None:
    """Return how well `text` fits, higher is better; None if a word of `wanted` isn't in it.

    Each word counts by itself, in any order; `also` are hidden words, which count less. "" fits everything.
    """
    seen, unseen = plain(text), plain(also)
    total = 0
    for word in plain(wanted).split():
        found = _word_fit(word, seen)
        if found is None:
            found = 1 if word in unseen else None
        if found is None:
            return None
        total += found
    return total


def _word_fit(word: str, text: str) -> int | None:
    at = text.find(word)
    if at == 0:
        return _WHOLE if text == word else _START
    starts = [place for place in range(1, len(text)) if _begins(text, place)]
    if any(text.startswith(word, place) for place in starts):
        return _WORD
    if at > 0:
        return _WITHIN
    if len(word) < _LEAST_LETTERS:
        return None
    initials = "".join(text[place] for place in [0, *starts] if text)
    if word in initials:
        return _WITHIN - 1
    gaps = _gaps(word, text)
    return None if gaps is None or gaps > len(word) else max(1, _LETTERS - gaps)


def _begins(text: str, place: int) -> bool:
    return text[place].isalnum() and not text[place - 1].isalnum()


def _gaps(word: str, text: str) -> int | None:
    """Return the least number of letters between those of the word; None if they don't occur in this order."""
    first = (place for place, letter in enumerate(text) if letter == word[0])
    return min((gaps for place in first if (gaps := _gaps_from(place, word, text)) is not None), default=None)


def _gaps_from(start: int, word: str, text: str) -> int | None:
    at = start
    for letter in word[1:]:
        at = text.find(letter, at + 1)
        if at < 0:
            return None
    return at - start + 1 - len(word)


_WIDTH, _TOP, _ROWS = 560, 56, 11
_SHADE = {True: 0.5, False: 0.25}  # opacity of the shade over the window, dark or not
_BESIDE = 96  # pixels for what stands above and below the list
_ENTRY = Qt.ItemDataRole.UserRole
_SAYS_ENOUGH = 3  # letters: fewer don't name a command that is to be paid for
_KEYS_FOR_LIST = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}


class CommandPalette(Popup):
    """Opens above the middle of `window`; closes after a choice, on Escape, or on a click beside it."""

    def __init__(self, window: QWidget, offered: Sequence[Entry]) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)  # the shade shows behind its round corners
        self.setAccessibleName(words.tr("Command palette", "commands"))
        self._offered = offered
        self._shade = _Shade(window)
        self.destroyed.connect(self._shade.deleteLater)
        self.search = QLineEdit()
        self.search.setPlaceholderText(words.tr("Find a command, a list or a connection", "commands"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.search.installEventFilter(self)
        self.search.textChanged.connect(self._narrow)
        self.list = self.make_list(words.tr("Matches", "commands"))
        self.list.itemClicked.connect(self._take)
        take_selected(self.list, self._take)
        self.list.currentItemChanged.connect(lambda item, _before: self._say(item))
        self.nothing = Label("", "muted", wrap=True)
        self.nothing.setContentsMargins(theme.S, theme.S, theme.S, theme.S)
        how = Label(words.tr("Arrow keys to choose, Enter to run, Esc to close.", "commands"), "small")
        how.setContentsMargins(theme.S, 0, theme.S, 0)
        for part in (self.search, self.list, self.nothing, how):
            self.column.addWidget(part)
        self._narrow("")

    def open(self) -> None:
        """Show it, ready for typing."""
        window = self._below()
        width = min(_WIDTH, window.width() - 2 * theme.L)
        place = window.mapToGlobal(QPoint((window.width() - width) // 2, _TOP))
        self.setFixedWidth(width)
        self.move(place)
        self._shade.cover(window.rect())
        self.show()
        self.search.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the background, which Qt omits for translucent windows."""
        painter = QPainter(self)
        if not self.mask().isEmpty():  # otherwise the corners would be black
            painter.fillRect(self.rect(), theme.colour("control"))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.colour("control"))
        painter.setBrush(theme.colour("surface"))
        edge = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(edge, theme.CARD_RADIUS, theme.CARD_RADIUS)

    def hideEvent(self, event: QHideEvent) -> None:
        """Remove the shade."""
        super().hideEvent(event)
        self._shade.hide()

    def _below(self) -> QWidget:
        """Return the window below, held by Qt alone: two objects holding each other would be destroyed together."""
        return self.parentWidget() or self

    def shown(self) -> list[str]:
        """Return the words of the entries shown, in order."""
        items = map(self.list.item, range(self.list.count()))
        return [item.text() for item in items if item.data(_ENTRY) is not None]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the marked entry on Enter; pass arrows to the list, wherever the focus is."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
                self._take(self.list.currentItem())
                return True
            if watched is self.search and event.key() in _KEYS_FOR_LIST:
                self.list.event(event)
                return True
        return super().eventFilter(watched, event)

    def _narrow(self, wanted: str) -> None:
        found = fitting(self._offered, wanted)
        self.list.clear()
        kind = ""
        for entry in found:
            if entry.kind != kind and not wanted.strip():  # matches are sorted by fit, without headings
                kind = entry.kind
                self.list.addItem(_heading(kind))
            self.list.addItem(_item(entry))
        self.list.setCurrentRow(self._first(wanted))
        self.list.scrollToTop()
        self.list.setVisible(bool(found))
        height = theme.ROW_HEIGHT - 2
        room = (self._below().height() - _TOP - _BESIDE) // height  # fewer in a low window
        self.list.setFixedHeight(self._rows_shown(min(self.list.count(), _ROWS, max(1, room))) * height)
        self.nothing.setText(words.tr("Nothing matches “{}”.", "commands").format(wanted.strip()))
        self.nothing.setVisible(not found)
        self.adjustSize()

    def _first(self, wanted: str) -> int:
        """Return the entry for Enter, -1 for none; never one that may be charged without having been named."""
        named = len(wanted.strip()) >= _SAYS_ENOUGH
        made = ((at, self._entry(at)) for at in range(self.list.count()))
        return next((at for at, entry in made if entry is not None and (named or not entry.pays)), -1)

    def _rows_shown(self, most: int) -> int:
        """Return the number of visible rows, without a heading at the end."""
        return most - 1 if most > 1 and self._entry(most - 1) is None else most

    def _entry(self, at: int) -> Entry | None:
        entry: Entry | None = self.list.item(at).data(_ENTRY)
        return entry

    def _take(self, item: QListWidgetItem | None) -> None:
        entry: Entry | None = None if item is None else item.data(_ENTRY)
        if entry is not None:
            QTimer.singleShot(0, self._below(), entry.run)  # once the focus is back where it was
            self.close()

    def _say(self, item: QListWidgetItem | None) -> None:
        """Announce the marked entry to screen readers, because the focus stays in the search field."""
        if item is not None and self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, item.text()))


class _Shade(QWidget):
    """Dims the window, so that the palette stands out from its colours."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def cover(self, room: QRect) -> None:
        """Cover the whole window, above all of its contents."""
        self.setGeometry(room)
        self.raise_()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint translucent black."""
        black = QColor(Qt.GlobalColor.black)
        black.setAlphaF(_SHADE[theme.current().dark])
        QPainter(self).fillRect(self.rect(), black)


def _item(entry: Entry) -> QListWidgetItem:
    made = QListWidgetItem(f"{entry.text}   {entry.hint}".rstrip())
    made.setData(_ENTRY, entry)
    made.setData(OptionRole.TEXT, entry.text)
    made.setData(OptionRole.HINT, entry.hint)
    made.setData(OptionRole.ICON, entry.icon)
    return made


def _heading(text: str) -> QListWidgetItem:
    made = QListWidgetItem(text)
    made.setData(OptionRole.TEXT, text)
    made.setData(OptionRole.HEADING, True)
    made.setFlags(Qt.ItemFlag.NoItemFlags)
    return made
