"""The questions before a check costs again, or is deleted."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from desktop_app.core.batches.checks import CheckEntry, CheckState
from desktop_app.core.numbers.typing_format import international
from desktop_app.ui.parts.banner import Confirmation
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.product_words import price_words

_tr = words.translator("check")


class _Question(Confirmation):
    """A question that returns the focus to the previous widget."""

    def __init__(self, act: str, keep: str, tone: str) -> None:
        super().__init__("", act, keep, tone=tone)
        self._before: QWidget | None = None
        self.settled.connect(self._give_back)

    def ask(self) -> None:
        """Show it, with the focus on the harmless answer."""
        if self.isHidden():
            self._before = self.window().focusWidget()
        super().ask()

    def _give_back(self) -> None:
        before, self._before = self._before, None
        if before is not None and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)


class CostQuestion(_Question):
    """Emits `agreed(entry)` if the check may be repeated."""

    agreed = Signal(object)

    def __init__(self) -> None:
        super().__init__(_tr("Check again"), _tr("Don't check"), "accent")
        self._entry: CheckEntry | None = None
        self.confirmed.connect(lambda: self.agreed.emit(self._entry))

    def ask_about(self, entry: CheckEntry, price: Decimal | None, unit: str) -> None:
        """Ask about paying `price` again, None if unknown."""
        self._entry = entry
        self.set_question(again_words(entry, price, unit), self.yes.text())
        self.ask()


class DeleteQuestion(_Question):
    """Emits `agreed(entries)` if they may be deleted."""

    agreed = Signal(object)

    def __init__(self) -> None:
        super().__init__("", _tr("Keep"), "danger")
        self._entries: list[CheckEntry] = []
        self.confirmed.connect(lambda: self.agreed.emit(self._entries))

    def ask_about(self, entries: Sequence[CheckEntry]) -> None:
        """Ask about deleting these checks, except those under way."""
        self._entries = [entry for entry in entries if entry.state is not CheckState.SENDING]
        if self._entries:
            self.set_question(*delete_words(self._entries))
            self.ask()


def again_words(entry: CheckEntry, price: Decimal | None, unit: str) -> str:
    """Return the question about repeating a check, with its cost; `price` None if unknown."""
    question = _tr("Check {number} again? {cost}")
    return question.format(number=international(entry.number), cost=_cost(entry, price, unit))


def delete_words(entries: Sequence[CheckEntry]) -> tuple[str, str]:
    """Return the question, and the text of its button."""
    if len(entries) == 1:
        question = _tr("Delete the check of {number}, with its answer? This can't be undone.")
        return question.format(number=international(entries[0].number)), _tr("Delete")
    count = len(entries)
    question = words.counted(
        count,
        "Delete %n check, with its answer? This can't be undone.",
        "Delete %n checks, with their answers? This can't be undone.",
    )
    return question, words.counted(count, "Delete %n check", "Delete %n checks")


def _cost(entry: CheckEntry, price: Decimal | None, unit: str) -> str:
    if price is None:
        said = _tr("It is charged once more; what it costs isn't known.")
    else:
        said = _tr("It costs another {price}.").format(price=price_words(price, unit))
    if entry.state is CheckState.UNKNOWN:
        return joining.sentences(said, _tr("Whether the one before was charged isn't known."))
    return said
