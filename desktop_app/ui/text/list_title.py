"""What a list is called for a person."""

from __future__ import annotations

from desktop_app.core.batches.batch import PASTED, Batch
from desktop_app.core.text.file_names import list_name
from desktop_app.ui.text import words


def list_title(batch: Batch) -> str:
    """A batch's own name, else its file or files."""
    return batch.title or file_title(batch)


def file_title(batch: Batch) -> str:
    """Its file or files, whatever a person calls it; numbers that were pasted have no file of a person's."""
    return list_name(batch.file) if batch.file != PASTED else pasted_title()


def pasted_title() -> str:
    """What pasted numbers are called."""
    return words.tr("Pasted numbers", "upload")
