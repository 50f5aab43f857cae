"""Fields: a whole number, an amount, a secret, text to copy, and the note beside one that a policy fixes."""

from __future__ import annotations

import re
from decimal import Decimal

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontDatabase, QWheelEvent
from PySide6.QtWidgets import QDoubleSpinBox, QHBoxLayout, QLineEdit, QPlainTextEdit, QSpinBox, QWidget

from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import IconLabel, Label
from desktop_app.ui.text import words


class NumberField(QSpinBox):
    """A spin box with thousands separators and an accessible name; emits Qt's `valueChanged`."""

    def __init__(self, name: str, least: int, most: int, value: int, *, suffix: str = "") -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setGroupSeparatorShown(True)
        self.setRange(least, most)
        self.setValue(value)
        self.setSuffix(f" {suffix}" if suffix else "")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lineEdit().setTextMargins(theme.S, 0, 0, 0)  # the style sheet's padding doesn't apply to it

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page: whoever scrolls over a number doesn't mean to change it."""
        event.ignore()


class AmountField(QDoubleSpinBox):
    """A spin box for an amount of money from 0 on, whose decimals are shown where there are any."""

    def __init__(self, name: str, most: float) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setGroupSeparatorShown(True)
        self.setDecimals(_DECIMALS)
        self.setRange(0, most)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lineEdit().setTextMargins(theme.S, 0, 0, 0)  # as above

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page, as above."""
        event.ignore()

    def amount(self) -> Decimal:
        """Return the amount as it is shown."""
        return Decimal(f"{Decimal(f'{self.value():.{_DECIMALS}f}').normalize():f}")

    def valueFromText(self, text: str) -> float:
        """Return the amount that was typed; a sign between thousands that isn't before three digits begins decimals.

        Else a German who types 12.50 would have a cap of 1,250.
        """
        group, point = self.locale().groupSeparator(), self.locale().decimalPoint()
        number = text.removesuffix(self.suffix())
        whole, sign, rest = number.rpartition(group)
        if sign and point not in number and not re.fullmatch(r"\d{3}", rest):
            number = f"{whole}{point}{rest}"
        return super().valueFromText(number)

    def textFromValue(self, value: float) -> str:
        """Return the amount without zeros at its end, but with two decimals or none."""
        text = f"{value:.{_DECIMALS}f}".rstrip("0")
        decimals = len(text) - text.index(".") - 1
        return self.locale().toString(value, "f", max(decimals, 2) if decimals else 0)


_DECIMALS = 4


_tr = words.translator("settings")


class SecretField(QWidget):
    """Emits `edited` with each change. `show_it` and `hide_it` are the accessible names of the button beside."""

    edited = Signal()

    def __init__(self, show_it: str, hide_it: str) -> None:
        super().__init__()
        self._names = show_it, hide_it
        self.field = QLineEdit()
        self.field.setEchoMode(QLineEdit.EchoMode.Password)
        self.field.setInputMethodHints(
            Qt.InputMethodHint.ImhSensitiveData
            | Qt.InputMethodHint.ImhNoPredictiveText
            | Qt.InputMethodHint.ImhHiddenText
        )
        self.field.textChanged.connect(self._changed)
        self.show_button = Button(_tr("Show"), clicked=self._turn)
        self.show_button.setFixedWidth(max(self.show_button.sizeHint().width(), 72))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.S)
        row.addWidget(self.field, 1)
        row.addWidget(self.show_button)

    def clear(self) -> None:
        """Clear the field, and hide its text again."""
        self.field.clear()
        self._hide(True)
        self._changed()

    def _changed(self) -> None:
        self.show_button.setEnabled(bool(self.field.text()))
        self.edited.emit()

    def _turn(self) -> None:
        self._hide(self.field.echoMode() == QLineEdit.EchoMode.Normal)

    def _hide(self, hide: bool) -> None:
        self.field.setEchoMode(QLineEdit.EchoMode.Password if hide else QLineEdit.EchoMode.Normal)
        self.show_button.setText(_tr("Show") if hide else _tr("Hide"))
        self.show_button.setAccessibleName(self._names[0 if hide else 1])


class FixedText(QPlainTextEdit):
    """A read-only text field that Tab leaves."""

    def __init__(self, name: str, text: str = "") -> None:
        super().__init__(text)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setAccessibleName(name)
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPixelSize(theme.sizes().small)
        self.document().setDefaultFont(font)
        self.document().setDocumentMargin(theme.XS)


class FixedNote(QWidget):
    """Shows a lock and the reason; `text` replaces the reason."""

    def __init__(self, text: str = "") -> None:
        super().__init__()
        self.label = Label(text or by_organisation(), "small", wrap=bool(text))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.XS + 2)
        row.addWidget(IconLabel("lock", "muted", 14))
        row.addWidget(self.label, 1)


def by_organisation() -> str:
    """Return who has fixed it."""
    return words.tr("Set by your organisation", "settings")


def lock(*controls: QWidget) -> FixedNote:
    """Lock `controls`, and return the note to put beside them. Screen readers read the reason with each control."""
    text = by_organisation()
    for control in controls:
        if isinstance(control, QLineEdit):  # it can still be read by keyboard, and copied
            control.setReadOnly(True)
            control.setProperty("fixed", True)
        else:
            control.setEnabled(False)
        control.setToolTip(text)
        control.setAccessibleDescription(fixed_description(control.accessibleDescription()))
    return FixedNote()


def fixed_description(message: str) -> str:
    """Return a locked control's accessible description, with its own text appended."""
    return f"{by_organisation()}. {message}" if message else by_organisation()
