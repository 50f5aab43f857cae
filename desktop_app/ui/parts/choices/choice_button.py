"""The button "Sheet: Customers ▾", which shows the choice and opens the options; for countries found by any name."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter, QWidget

from desktop_app.core.countries.names import countries_beginning, countries_called
from desktop_app.ui.look import icons, theme
from desktop_app.ui.parts.choices.option_popup import LONG_LIST, Option, OptionPopup
from desktop_app.ui.parts.layout.mirroring import corner_below, placed
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.country_names import NO_COUNTRY, country_names

_PADDING, _GAP, _ARROW = 12, 4, 14
_LEAST_LETTERS, _MOST_LETTERS = 11, 34  # of the value
_LEAST_POPUP, _LEAST_SHORT = 280, 160  # pixels


class ChoiceButton(QPushButton):
    """Emits `chosen(value)` when the person chose; `label` may be empty below a caption.

    Emits `opening()` before the options are shown, so that hints set then, or while they are open, are visible.
    """

    chosen = Signal(object)
    opening = Signal()

    def __init__(self, label: str = "", *, placeholder: str = "", accessible_name: str = "") -> None:
        super().__init__()
        self._label = label
        self._placeholder = placeholder
        self._name = accessible_name or label
        self._options: list[Option] = []
        self._lead = 0
        self._wanting = False
        self._current: object = None
        self._popup: OptionPopup | None = None
        self.setAutoDefault(False)
        self.setProperty("kind", "choice")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda _checked=False: self.open_options())
        self._refresh()

    def set_options(self, options: Sequence[Option], current: object, *, lead: int = 0) -> None:
        """Set the options in order, and the chosen value, without a signal. The first `lead` stand apart."""
        self._options = list(options)
        self._lead = lead
        self.set_current(current)

    def set_label(self, label: str) -> None:
        """Set the label before the value."""
        self._label = self._name = label
        self._refresh()

    def set_wanting(self, wanting: bool) -> None:
        """Mark that something must be chosen here before going on."""
        self._wanting = wanting
        theme.set_role(self, tone="warning" if wanting else "")
        self._refresh()

    def set_hints(self, hints: Mapping[object, str]) -> None:
        """Set the hints of some options by value; update open options at once."""
        self._options = [
            (option[0], option[1], hints[option[0]]) if option[0] in hints else option for option in self._options
        ]
        if self._popup is not None:
            self._popup.set_hints(hints)

    def set_current(self, value: object) -> None:
        """Choose without emitting `chosen`."""
        self._current = value
        self._refresh()

    def current(self) -> object:
        """Return the chosen value, or None."""
        return self._current

    def value_text(self) -> str:
        """Return the chosen option's words."""
        return next((option[1] for option in self._options if option[0] == self._current), self._placeholder)

    def open_options(self, anchor: QWidget | None = None) -> None:
        """Open the list, searchable if it is long; below `anchor` if that is given."""
        self.opening.emit()
        by = anchor or self
        popup = self._popup = self.make_popup()
        popup.closed.connect(self._popup_closed)
        width = max(by.width(), _LEAST_POPUP if len(self._options) > LONG_LIST else _LEAST_SHORT)
        popup.open_at(corner_below(by, width), width)

    def make_popup(self) -> OptionPopup:
        """Return the pop-up with the options."""
        popup = OptionPopup(self._options, self._current, self, lead=self._lead)
        popup.chosen.connect(self._choose)
        return popup

    def _popup_closed(self) -> None:
        self._popup = None

    def _choose(self, value: object) -> None:
        self.set_wanting(self._wanting and value == self._current)
        if value != self._current:
            self.set_current(value)
            self.chosen.emit(value)

    def _refresh(self) -> None:
        self.setAccessibleName(joining.named(self._name, self.value_text()))
        self.updateGeometry()
        self.update()

    def _prefix(self) -> str:
        return joining.label(self._label)

    def sizeHint(self) -> QSize:
        """Return room for label, value and arrow; a value longer than some 30 letters is shortened."""
        measure = self.fontMetrics()
        value = measure.horizontalAdvance(self.value_text())
        return self._size(min(value, measure.averageCharWidth() * _MOST_LETTERS))

    def minimumSizeHint(self) -> QSize:
        """Return room for the label and some letters of the value."""
        measure = self.fontMetrics()
        value = measure.horizontalAdvance(self.value_text())
        return self._size(min(value, measure.averageCharWidth() * _LEAST_LETTERS))

    def _size(self, value: int) -> QSize:
        prefix = self.fontMetrics().horizontalAdvance(self._prefix()) + (_GAP if self._label else 0)
        return QSize(2 * _PADDING + prefix + value + 2 + 2 * _GAP + _ARROW, theme.CONTROL_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the style's button, and label, value and arrow on it."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        whole, way = self.rect(), self.layoutDirection()
        inner = whole.adjusted(_PADDING, 0, -_PADDING, 0)
        middle = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        room = inner.adjusted(0, 0, -_ARROW - _GAP, 0)
        if self._label:
            painter.setPen(theme.colour("muted" if self.isEnabled() else "disabled"))
            painter.drawText(placed(room, whole, way), middle, self._prefix())
            room.setLeft(room.left() + self.fontMetrics().horizontalAdvance(self._prefix()) + _GAP)
        chosen = any(option[0] == self._current for option in self._options)
        told = "warning" if self._wanting else "text" if chosen else "muted"
        painter.setPen(theme.colour(told if self.isEnabled() else "disabled"))
        value = self.fontMetrics().elidedText(self.value_text(), Qt.TextElideMode.ElideRight, room.width() + 1)
        painter.drawText(placed(room.adjusted(0, 0, 2, 0), whole, way), middle, value)
        arrow = QRect(inner.right() - _ARROW + 3, inner.center().y() - 6, _ARROW, _ARROW)
        icons.paint(painter, placed(arrow, whole, way), "chevron-down", "muted" if self.isEnabled() else "disabled")


class CountryWords:
    """`OtherWords` for ISO 3166-1 alpha-2 values: codes, calling codes, names in many languages."""

    def exactly(self, text: str) -> Sequence[object]:
        """Return the United Kingdom for "uk" and "44", although Ukraine begins that way."""
        return countries_called(text)

    def beginning(self, text: str) -> Collection[object]:
        """Return Germany for "deutsch", in any language of the window."""
        return countries_beginning(text)


class CountryButton(ChoiceButton):
    """A button whose options may have others before the countries."""

    def make_popup(self) -> OptionPopup:
        """Return the pop-up with the countries."""
        popup = super().make_popup()
        popup.find_by(CountryWords())
        return popup


def open_countries(corner: QPoint, by: QWidget, take: Callable[[str], object]) -> OptionPopup:
    """Open all countries below a point of the screen, found by any name; `take(code)` gets the chosen one."""
    _none, *countries = country_options()
    popup = OptionPopup(countries, None, by)
    popup.find_by(CountryWords())
    popup.chosen.connect(take)
    popup.open_at(corner, _LEAST_POPUP)
    return popup


def country_options() -> list[Option]:
    """Return "no country" and all countries as options, with their codes as hints."""
    return [none_option(), *((code, name, code) for code, name in country_names().items())]


def none_option() -> Option:
    """Return the option of having no country for national numbers."""
    return (NO_COUNTRY, words.tr("no country", "upload"), words.tr("only with country code", "upload"))
