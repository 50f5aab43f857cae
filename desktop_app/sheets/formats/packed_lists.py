"""Reads lists inside a zip archive, as mail programs and portals pack them."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import ExitStack
from decimal import Decimal
from itertools import groupby
from operator import itemgetter
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

from desktop_app.core.detection.sampling import sampled
from desktop_app.core.detection.table import CHOSEN_TOGETHER, Row, SheetName, TableSource
from desktop_app.core.errors import ArchiveNotRead, FileEmpty, FileTooLarge, FormatUnknown, NotAList
from desktop_app.core.text.translatable import tr_text
from desktop_app.sheets.common.containers import without_list
from desktop_app.sheets.common.heartbeat import beat
from desktop_app.sheets.common.row_source import RowSource, chosen_sheet

MOST_LISTS = 100
# A full sheet of ten columns is 150 MB as text.
LARGEST_LISTS = 2 << 30
_BLOCK = 1 << 20
_LISTS = {
    ".csv", ".tsv", ".tab", ".txt", ".xlsx", ".xlsm", ".xltx", ".xltm", ".xls", ".xlsb", ".ods", ".htm", ".html",
    ".xml", "",
}  # fmt: skip
# An archive with one of these suffixes is a workbook with its own parts lost, and not an archive of lists.
_NOT_PARCELS = {".xlsx", ".xlsm", ".xltx", ".xltm", ".xlsb", ".ods", ".ots", ".docx", ".pptx", ".odt", ".jar", ".apk"}
_NOT_IN_NAMES = re.compile(r"[^\w. ()\-]+")


class PackedLists(RowSource):
    """A TableSource over the lists of an archive: a single one is read as it is, several become sheets by their names.

    Other files and nested archives are skipped. Of files that a person chose together (`CHOSEN_TOGETHER`), none is
    skipped. `open_list` opens an unpacked one; they are unpacked beside the archive, until `close`. `format`,
    `encoding` and `delimiter` are those of the list whose rows were last asked for. Raises the error of `without_list`
    if no list is inside, FileTooLarge for too many, and whatever `open_list` raises for a damaged one.
    """

    def __init__(self, path: Path, open_list: Callable[[Path], TableSource]) -> None:
        self._name = path.name
        with ExitStack() as stack:
            folder = stack.enter_context(
                TemporaryDirectory(prefix=".unpacked-", dir=path.parent, ignore_cleanup_errors=True)
            )
            self._lists: list[tuple[str, TableSource]] = []
            for name, unpacked, meant in _unpacked(path, Path(folder)):
                source = open_list(unpacked) if meant else _opened(unpacked, open_list)
                if source is not None:
                    stack.callback(source.close)
                    self._lists.append((name, source))
            if not self._lists:
                raise without_list(path)
            self._open = stack.pop_all()
        self._places = self._sheets()
        self.sheets = tuple(SheetName(name, hidden) for name, (_, _, hidden) in self._places.items())
        self._turn_to(self._lists[0][1])

    @property
    def several(self) -> bool:
        """True if there is more than one list, so that the sheets have the names of their lists."""
        return len(self._lists) > 1

    def rows(self, sheet: str | None = None) -> Iterator[Row]:
        """Return every row of the list, or of a sheet, from row 1 on."""
        source, inner = self._found(sheet)
        return source.rows(inner)

    def batches(self, sheet: str | None = None) -> Iterator[list[Row]]:
        """Return the rows of the list, or of a sheet, in the batches that the list gives."""
        source, inner = self._found(sheet)
        return source.batches(inner)

    def samples(self, sheets: Sequence[str], most_rows: int, most_cells: int) -> Iterator[tuple[str, list[Row]]]:
        """Yield the first rows of the sheets; sheets of one workbook are sampled together."""
        places = [(sheet, *self._places[sheet][:2]) for sheet in sheets]
        for source, together in groupby(places, key=itemgetter(1)):
            names = {inner: sheet for sheet, _, inner in together}
            self._turn_to(source)
            if None in names:  # a text has no sheets
                yield names[None], sampled(source.rows(), most_rows, most_cells)
            else:
                inners = [inner for inner in names if inner is not None]
                found = source.samples(inners, most_rows, most_cells)
                yield from ((names[inner], rows) for inner, rows in found)

    def in_turn(self, sheets: Sequence[str]) -> Iterator[tuple[str, Iterator[Row]]]:
        """Yield all rows of the sheets; sheets of one workbook are read together."""
        places = [(sheet, *self._places[sheet][:2]) for sheet in sheets]
        for source, together in groupby(places, key=itemgetter(1)):
            names = {inner: sheet for sheet, _, inner in together}
            self._turn_to(source)
            if None in names:  # a text has no sheets
                yield names[None], source.rows()
            else:
                found = source.in_turn([inner for inner in names if inner is not None])
                yield from ((names[inner], rows) for inner, rows in found)

    @property
    def share(self) -> float | None:
        """The share read of the list whose rows were last asked for."""
        return self._current.share

    def _found(self, sheet: str | None) -> tuple[TableSource, str | None]:
        if not self.sheets:
            return self._lists[0][1], sheet
        source, inner, _ = self._places[chosen_sheet(self._name, self.sheets, sheet)]
        self._turn_to(source)
        return source, inner

    def close(self) -> None:
        """Close the lists and remove what was unpacked."""
        self._open.close()

    def _turn_to(self, source: TableSource) -> None:
        self._current = source
        self.format, self.encoding, self.delimiter = source.format, source.encoding, source.delimiter

    def _sheets(self) -> dict[str, tuple[TableSource, str | None, bool]]:
        places: dict[str, tuple[TableSource, str | None, bool]] = {}
        for name, source in self._lists:
            if not source.sheets and self.several:
                places[_free(name, places)] = (source, None, False)
            for sheet in source.sheets:
                full = sheet.name if not self.several else name if len(source.sheets) == 1 else f"{name}: {sheet.name}"
                places[_free(full, places)] = (source, sheet.name, sheet.hidden)
        return places


def _free(name: str, taken: Collection[str]) -> str:
    """Return `name`, with a count if an archive has it several times, because each is another list."""
    free, count = name, 1
    while free in taken:
        count += 1
        free = f"{name} ({count})"
    return free


def _opened(path: Path, open_list: Callable[[Path], TableSource]) -> TableSource | None:
    """Open a file; return None if it is no list after all, or an empty one."""
    try:
        return open_list(path)
    except (FormatUnknown, NotAList, ArchiveNotRead, FileEmpty):
        return None


def _unpacked(path: Path, folder: Path) -> Iterator[tuple[str, Path, bool]]:
    """Unpack the lists; yield each one's name in the archive, its path, and True if a person chose it as a list."""
    with zipfile.ZipFile(path) as archive:
        meant = archive.comment == CHOSEN_TOGETHER
        parcel = path.suffix.lower() not in _NOT_PARCELS
        entries = [each for each in archive.infolist() if meant or (parcel and _is_list(each))]
        if len(entries) > MOST_LISTS:
            raise FileTooLarge(name=path.name, reason=tr_text("it packs {count} lists", count=len(entries)))
        unpacked = sum(entry.file_size for entry in entries)
        if unpacked > LARGEST_LISTS:
            size = Decimal(f"{unpacked / (1 << 30):.1f}")
            raise FileTooLarge(name=path.name, reason=tr_text("its lists unpack to {size} GB", size=size))
        names = [PurePosixPath(entry.filename).name for entry in entries]
        for number, (entry, name) in enumerate(zip(entries, names, strict=True)):
            target = folder / str(number) / (_NOT_IN_NAMES.sub("_", name)[-80:] or "list")
            target.parent.mkdir(mode=0o700)
            with archive.open(entry) as source, target.open("xb") as copy:
                while block := source.read(_BLOCK):
                    copy.write(block)
                    beat()
            yield (name if names.count(name) == 1 else entry.filename), target, meant


def _is_list(entry: zipfile.ZipInfo) -> bool:
    """Return True if the name is that of a list, and not of a file that a system adds (__MACOSX/._list.csv)."""
    place = PurePosixPath(entry.filename)
    hidden = any(part.startswith((".", "__MACOSX")) for part in place.parts)
    return not entry.is_dir() and not hidden and place.suffix.lower() in _LISTS
