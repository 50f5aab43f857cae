"""A person's own words for a batch: a name in place of the file's, and a note."""

from __future__ import annotations

from desktop_app.core.text.own_words import own_note, own_title
from desktop_app.services.program.service_context import ServiceContext


class Labelling:
    """Changes nothing of the list: its file keeps its name, here and where the result is written."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context

    def rename(self, batch_id: str, title: str) -> None:
        """Call a batch so; blank: as its file again."""
        batch = self._context.journal.batch(batch_id)
        self._keep(batch_id, title=own_title(title, batch.file))

    def annotate(self, batch_id: str, note: str) -> None:
        """Keep this note with a batch; blank for none."""
        self._keep(batch_id, note=own_note(note))

    def _keep(self, batch_id: str, **words: str) -> None:
        self._context.journal.update_batch(batch_id, **words)
        self._context.changed(batch_id)
