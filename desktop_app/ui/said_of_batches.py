"""What is said of batches that stand still goes with its reason: once they have gone on, or are deleted."""

from __future__ import annotations

from desktop_app.ui.context import PageContext
from desktop_app.ui.message_strip import Message, MessageStrip


class SaidOfBatches:
    """Which message of the strip is about which batches; it is withdrawn when none of them stands still any more."""

    def __init__(self, strip: MessageStrip, context: PageContext) -> None:
        self._strip = strip
        self._context = context
        self._about: dict[Message, set[str]] = {}
        context.changes.changed.connect(self._look)

    def note(self, message: Message, batch_id: str) -> None:
        """A message is about this batch, beside those that it is about already."""
        self._about.setdefault(message, set()).add(batch_id)

    def about(self, message: Message) -> frozenset[str]:
        """The batches that a message is about, as far as they stand still."""
        return frozenset(each for each in self._about.get(message, ()) if not self._goes_on(each))

    def _look(self, ids: set[str]) -> None:
        concerned = {message for message, about in self._about.items() if about & ids}
        if not concerned:
            return
        there = {batch.id for batch in self._context.desk.journal.batches()}
        for message in concerned:
            self._about[message] = {each for each in self._about[message] if each in there and not self._goes_on(each)}
            if not self._about[message]:
                del self._about[message]
                self._strip.withdraw(message)

    def _goes_on(self, batch_id: str) -> bool:
        return self._context.runner.running(f"batch {batch_id}")
