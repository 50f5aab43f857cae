"""The note beside a setting that the computer's policy fixes."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from desktop_app.ui.look import theme
from desktop_app.ui.parts.icon_label import IconLabel
from desktop_app.ui.parts.label import Label
from desktop_app.ui.text import words


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


def fixed_description(said: str) -> str:
    """Return a locked control's accessible description, with its own text appended."""
    return f"{by_organisation()}. {said}" if said else by_organisation()
