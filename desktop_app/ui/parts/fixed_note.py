"""The line beside what a person can't change, since the policy of their computer has it so."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from desktop_app.ui.look import theme
from desktop_app.ui.parts.icon_label import IconLabel
from desktop_app.ui.parts.label import Label
from desktop_app.ui.text import words


class FixedNote(QWidget):
    """A lock and the reason; with `text` another one."""

    def __init__(self, text: str = "") -> None:
        super().__init__()
        self.label = Label(text or by_organisation(), "small", wrap=bool(text))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.XS + 2)
        row.addWidget(IconLabel("lock", "muted", 14))
        row.addWidget(self.label, 1)


def by_organisation() -> str:
    """Who has it so."""
    return words.tr("Set by your organisation", "settings")


def lock(*controls: QWidget) -> FixedNote:
    """Nobody can change `controls` any more; the note to stand beside them. The reason is heard with each of them."""
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
    """What is heard with a locked control that says something of its own."""
    return f"{by_organisation()}. {said}" if said else by_organisation()
