"""A field for an API key: hidden unless one asks to see it, and never filled in by the program."""

from __future__ import annotations

from desktop_app.ui import joining, words
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.secret_field import SecretField


class KeyField(SecretField):
    """A secret field with `note`, the line below, which says what becomes of the key."""

    def __init__(self) -> None:
        super().__init__(_tr("Show the key"), _tr("Hide the key"))
        self.saved = True  # in the system keyring, as far as an organisation lets it be
        self.note = Label("", "small", wrap=True)
        self.clear()
        self.say_known(False)

    def text(self) -> str:
        """What was typed, without the spaces that copying brings along."""
        return self.field.text().strip()

    def say_known(self, known: bool, *, moved: bool = False, refused: bool = False) -> None:
        """Whether a key is kept for the address already; `moved` where it was for another one, `refused` by it."""
        if known and refused:
            placeholder, note = _tr("Another key"), _tr("The service did not accept the key that is kept.")
        elif known:
            placeholder, note = _tr("A key is kept: leave empty to use it"), _tr("Type a key only to replace it.")
        elif moved:
            placeholder = _tr("The key for the new address")
            note = _tr("A kept key is only ever sent to the address that it was entered for.")
        else:
            placeholder = _tr("As the service shows it")
            note = self._becomes()
        self.field.setPlaceholderText(placeholder)
        self.field.setAccessibleDescription(joining.after(placeholder, note))
        self.note.setText(note)
        self.note.set_tone("danger" if known and refused else "")

    def _becomes(self) -> str:
        """What becomes of a new key."""
        if self.saved:
            return _tr("Kept in the system keyring (or until Dialproof closes); sent only to this address.")
        return _tr("Kept until Dialproof closes, as your organisation has set it; sent only to this address.")


def _tr(text: str) -> str:
    return words.tr(text, "settings")
