"""Limits how much text is taken out of a file, whatever a workbook of some kilobytes claims to hold."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

from desktop_app.core.errors import FileTooLarge
from desktop_app.core.text.translatable import tr_text
from desktop_app.storage.sqlite.faults import check_room

# Characters of all rows: a full sheet of fifty columns with twenty in each cell.
MOST_TEXT = 1 << 30
# Characters between two checks of the disk's free space.
_ROOM_EVERY = 1 << 26


class TextLimit:
    """Counts the characters of the rows of `file`, which may claim more of them than a disk holds.

    A workbook stores a text once for a million cells that show it, and an ODS a row once for a million. `name` is the
    file's name for a person.
    """

    def __init__(self, name: str, file: Path) -> None:
        self._name, self._folder = name, file.parent
        # A text file has no more characters than bytes, and the list adds some around each cell.
        self._most = max(MOST_TEXT, 4 * file.stat().st_size)
        self._rows = self._text = self._looked = 0

    def count(self, rows: int, characters: int) -> None:
        """Add some rows. Raise FileTooLarge for too much text, DiskFull before the disk's last space is used."""
        self._rows += rows
        self._text += characters
        if self._text > self._most:
            size = Decimal(f"{self._text / (1 << 30):.1f}")
            reason = tr_text("its first {rows} rows alone hold {size} GB of text", rows=self._rows, size=size)
            raise FileTooLarge(name=self._name, reason=reason)
        if self._text - self._looked > _ROOM_EVERY:
            self._looked = self._text
            check_room(self._folder)
