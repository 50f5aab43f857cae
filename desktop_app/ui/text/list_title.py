"""Titles of lists for a person."""

from __future__ import annotations

from desktop_app.core.batches.batch import PASTED, Batch
from desktop_app.core.text.file_names import list_name
from desktop_app.ui.text import words


def list_title(batch: Batch) -> str:
    """Return the batch's own title, else its file or files."""
    return batch.title or file_title(batch)


def file_title(batch: Batch) -> str:
    """Return the batch's file or files, whatever its title; pasted numbers have no file."""
    return list_name(batch.file) if batch.file != PASTED else pasted_title()


def pasted_title() -> str:
    """Return the title of pasted numbers."""
    return words.tr("Pasted numbers", "upload")
