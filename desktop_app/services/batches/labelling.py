"""Stores a person's own words for a batch: a name instead of the file's, and a note."""

from __future__ import annotations

from desktop_app.core.text.own_words import own_note, own_title
from desktop_app.services.program.service_context import ServiceContext


class Labelling:
    """Renames and annotates batches. The list doesn't change: its file keeps its name, here and in exports."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context

    def rename(self, batch_id: str, title: str) -> None:
        """Set a batch's title; a blank title brings back the file's name."""
        batch = self._context.journal.batch(batch_id)
        self._keep(batch_id, title=own_title(title, batch.file))

    def annotate(self, batch_id: str, note: str) -> None:
        """Store a note with a batch; a blank note removes it."""
        self._keep(batch_id, note=own_note(note))

    def _keep(self, batch_id: str, **words: str) -> None:
        self._context.journal.update_batch(batch_id, **words)
        self._context.changed(batch_id)
