"""The field for an API key, or for each of its parts: hidden unless one asks, and never filled in by the program."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.core.profile.auth import BETWEEN, Auth, KeyPlace
from desktop_app.ui.look import theme
from desktop_app.ui.parts.fields import SecretField
from desktop_app.ui.parts.label import Label
from desktop_app.ui.text import joining, words

_tr = words.translator("settings")

_MOST_PARTS = 3


class KeyField(QWidget):
    """Emits `edited` with each change. `note`, the line below, says where the key will be stored.

    A key of several parts has a field for each, under what the service calls it. One that is pasted whole into a field
    fills those behind it as well, since no part but the last has a colon.
    """

    edited = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.saved = True  # in the system keyring, as far as an organisation lets it be
        self.note = Label("", "small", wrap=True)
        self.parts = [SecretField(_tr("Show the key"), _tr("Hide the key")) for _ in range(_MOST_PARTS)]
        self.captions = [Label("", "small") for _ in self.parts]
        self._auth = Auth()
        self._placeholder = self._note = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.XS)
        for at, (caption, part) in enumerate(zip(self.captions, self.parts, strict=True)):
            caption.setBuddy(part.field)
            column.addWidget(caption)
            column.addWidget(part)
            part.field.textChanged.connect(lambda text, at=at: self._spread(at, text))
            part.edited.connect(self.edited)
        self.show_auth(self._auth)
        self.say_known(False)

    @property
    def first(self) -> SecretField:
        """The field of the first part, which is the only one for most services."""
        return self.parts[0]

    def focus_chain(self) -> list[QWidget]:
        """Return the widgets in Tab order."""
        return [widget for part in self.parts for widget in (part.field, part.show_button)]

    def clear(self) -> None:
        """Clear all fields, and hide their texts again."""
        for part in self.parts:
            part.clear()

    def text(self) -> str:
        """Return the typed key, its parts joined, without spaces from copying; "" if nothing is typed."""
        typed = [part.field.text().strip() for part in self.parts[: self._auth.parts]]
        return BETWEEN.join(typed) if any(typed) else ""

    def show_auth(self, auth: Auth) -> None:
        """Show as many fields as a key has parts. What was typed stays, as far as there are fields for it."""
        typed, self._auth = self.text(), auth
        for at, (caption, part) in enumerate(zip(self.captions, self.parts, strict=True)):
            there, label = at < auth.parts, _labels(auth)[at] if at < auth.parts else ""
            several = auth.parts > 1
            part.setVisible(there)
            caption.setText(label)
            caption.setVisible(there and several)
            part.field.setAccessibleName(label if several else _tr("API key"))
        if typed and typed != self.text():
            self.first.field.setText(typed)

    def say_known(self, known: bool, *, moved: bool = False, refused: bool = False) -> None:
        """Say if a key is stored for the address; `moved`: it is for another one; `refused`: the service refused it."""
        if known and refused:
            placeholder, note = _tr("Another key"), _tr("The service did not accept the key that is kept.")
        elif known:
            placeholder, note = _tr("A key is saved: leave empty to use it"), _tr("Type a key only to replace it.")
        elif moved:
            placeholder = _tr("The key for the new address")
            note = _tr("A kept key is only ever sent to the address that it was entered for.")
        else:
            placeholder, note = _tr("As the service shows it"), self._becomes()
        for part in self.parts:
            part.field.setPlaceholderText(placeholder)
        self._say(joining.after(placeholder, note), note, "danger" if known and refused else "")

    def say_wrong(self, problem: str) -> None:
        """Say what is wrong with the key that was typed."""
        self._say(problem, problem, "danger")

    def _say(self, description: str, note: str, tone: str) -> None:
        for part in self.parts:
            part.field.setAccessibleDescription(description)
        self.note.setText(note)
        self.note.set_tone(tone)

    def _becomes(self) -> str:
        """Return where a new key will be stored."""
        if self.saved:
            return _tr("Kept in the system keyring (or until Dialproof closes); sent only to this address.")
        return _tr("Kept until Dialproof closes, as your organisation has set it; sent only to this address.")

    def _spread(self, at: int, text: str) -> None:
        """Move what stands behind a colon to the next field."""
        if BETWEEN not in text or at + 1 >= self._auth.parts:
            return
        here, _, rest = text.partition(BETWEEN)
        behind = self.parts[at + 1].field
        self.parts[at].field.setText(here)
        if rest:
            behind.setText(rest)
        if self.parts[at].field.hasFocus():
            behind.setFocus()


def _labels(auth: Auth) -> tuple[str, ...]:
    """Return what the parts are called: by the service, else by the request that has them."""
    if auth.labels:
        return auth.labels
    return (_tr("User name"), _tr("Password")) if auth.by is KeyPlace.BASIC else auth.names or (_tr("API key"),)
