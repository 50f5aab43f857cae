"""Why the balance can't be read; shorter where the message strip says already what is wrong with the key."""

from __future__ import annotations

from desktop_app.core.errors import KeyLocked, KeyMissing, KeyRefused
from desktop_app.ui import words
from desktop_app.ui.settings.trouble import Trouble


class BalanceTrouble(Trouble):
    """`told_above()` once the strip asks for the key: what is left to say is what that means here."""

    _error: BaseException | None = None
    _more = ""
    _above = False

    def show_error(self, error: BaseException, more: str = "") -> None:
        """Say it, or only what it means for the balance."""
        self._error, self._more = error, more
        super().show_error(error, more)

    def told_above(self, *, told: bool = True) -> None:
        """Whether the strip says it; what is shown has other words then, and isn't read aloud once more."""
        before, self._above = self._above, told
        if told is not before and self._error is not None and not self.isHidden():
            self.put_words(self._error, self._more)

    def words_of(self, error: BaseException, more: str) -> tuple[str, str]:
        """In a sentence, where the strip has said the rest."""
        if self._above and isinstance(error, KeyLocked):
            return words.tr("The balance can't be read until the keyring is unlocked.", "balance"), ""
        if self._above and _asks_for_a_key(error):
            return words.tr("Without a valid key the balance can't be read.", "balance"), ""
        return super().words_of(error, more)


def _asks_for_a_key(error: BaseException) -> bool:
    """A key that is accepted, and may not do this, is another matter."""
    return isinstance(error, KeyMissing) or (isinstance(error, KeyRefused) and not error.forbidden)
