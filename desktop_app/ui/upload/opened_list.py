"""The list on the page: read, open for its rows, not sent yet."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from desktop_app.core.batch import PASTED
from desktop_app.core.file_names import list_name
from desktop_app.core.table import ReadOptions, Understanding
from desktop_app.services.desk import Desk
from desktop_app.services.intake import ReadList
from desktop_app.services.ports import OpenList
from desktop_app.ui import joining, words


@dataclass(frozen=True, slots=True)
class OpenedList:
    """`size` in bytes of the file as it was."""

    list_id: str
    name: str
    size: int
    store: OpenList

    @property
    def understanding(self) -> Understanding:
        """What was understood of the file."""
        return self.store.understanding

    @property
    def options(self) -> ReadOptions:
        """How it was read."""
        return self.store.options

    @property
    def title(self) -> str:
        """Its name for a person."""
        return words.tr("Pasted numbers", "upload") if self.name == PASTED else list_name(self.name)

    def detail(self) -> str:
        """ "12,480 rows · 1.4 MB · also numbers in “Landline”"."""
        found = self.understanding
        parts = [words.counted(found.counts.rows, "%n row", "%n rows")]
        if self.name != PASTED:
            parts.append(words.file_size(self.size))
        if others := found.shape.columns_like_phones:
            names = joining.listed(joining.quoted(" ".join(column.name.split())[:24]) for column in others[:2])
            parts.append(words.tr("also numbers in {}", "upload").format(names))
        return " · ".join(parts)


def opened(desk: Desk, read: ReadList) -> OpenedList:
    """Open a list that was read; whoever has it closes its store."""
    size = file_size(desk.intake.source(read.list_id))
    return OpenedList(read.list_id, read.name, size, desk.intake.open(read.list_id))


def file_size(path: Path) -> int:
    """In bytes; 0 where it can't be told."""
    try:
        return path.stat().st_size
    except OSError:
        return 0
