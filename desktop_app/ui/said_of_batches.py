"""What is said of batches that stand still goes with its reason: once they have gone on, or are deleted."""

from __future__ import annotations

from desktop_app.core.batch import finished
from desktop_app.ui.context import PageContext
from desktop_app.ui.message_strip import Message, MessageStrip


class SaidOfBatches:
    """Which message of the strip is about which batches; it is withdrawn when none of them stands still any more."""

    def __init__(self, strip: MessageStrip, context: PageContext) -> None:
        self._strip = strip
        self._context = context
        self._about: dict[Message, set[str]] = {}
        self._of_unsent: set[Message] = set()
        context.changes.changed.connect(self._look)

    def note(self, message: Message, batch_id: str, *, of_unsent: bool = False) -> None:
        """A message is about this batch, beside those that it is about already.

        `of_unsent`: about what it hasn't sent yet; a run that is over before it is looked at has then gone on as well.
        """
        if of_unsent:
            self._of_unsent.add(message)
        self._about.setdefault(message, set()).add(batch_id)

    def about(self, message: Message) -> frozenset[str]:
        """The batches that a message is about, as far as they stand still."""
        return frozenset(each for each in self._about.get(message, ()) if self._stands(each, message))

    def _look(self, ids: set[str]) -> None:
        concerned = {message for message, about in self._about.items() if about & ids}
        if not concerned:
            return
        there = {batch.id for batch in self._context.desk.journal.batches()}
        for message in concerned:
            self._about[message] = {
                each for each in self._about[message] if each in there and self._stands(each, message)
            }
            if not self._about[message]:
                del self._about[message]
                self._of_unsent.discard(message)
                self._strip.withdraw(message)

    def _stands(self, batch_id: str, message: Message) -> bool:
        over = message in self._of_unsent and finished(self._context.desk.journal.tasks(batch_id))
        return not over and not self._context.runner.running(f"batch {batch_id}")
