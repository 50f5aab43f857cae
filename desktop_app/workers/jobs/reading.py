"""Turns a file into a list: copies it, detects its layout, normalises, counts and stores it."""

from __future__ import annotations

import hashlib
import os
import stat
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from decimal import Decimal
from operator import attrgetter
from pathlib import Path
from typing import BinaryIO

from desktop_app.core.detection.cells import cell_text, is_blank
from desktop_app.core.detection.columns import (
    SAMPLE_ROWS,
    SheetCandidate,
    best_sheet,
    other_sheets,
    phone_cells,
    shape_of,
)
from desktop_app.core.detection.sampling import SAMPLE_CELLS, sampled, spread
from desktop_app.core.detection.table import (
    ALL_SHEETS,
    ImportSummary,
    ReadOptions,
    Row,
    SheetName,
    SheetNumbers,
    TableShape,
    TableSource,
)
from desktop_app.core.errors import (
    FileChanging,
    FileEmpty,
    FileIsFolder,
    FileMissing,
    FileNotReadable,
    FileTooLarge,
    FileVanished,
    SheetMissing,
    TextHasNoSheets,
    UsageError,
)
from desktop_app.core.errors.held_files import delete_file
from desktop_app.core.numbers.phone import known_region
from desktop_app.core.text.file_names import shown_name
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.jobs import ReadFile
from desktop_app.services.ports import FirstRows, Progress, WorkProgress
from desktop_app.sheets.common.faults import os_reason
from desktop_app.sheets.common.heartbeat import beat
from desktop_app.sheets.common.row_source import RowSource
from desktop_app.sheets.formats.opening import open_source
from desktop_app.sheets.formats.protected_workbook import ProtectedWorkbook
from desktop_app.sheets.formats.stacked_sheets import StackedSheets, stacked
from desktop_app.storage.sqlite.faults import check_room, folder_fault
from desktop_app.workers.jobs.mending import carry_corrections
from desktop_app.workers.jobs.text_limit import TextLimit
from desktop_app.workers.list_rows import ListRows, number_reader
from desktop_app.workers.row_store import RowStore
from desktop_app.workers.writer import CountedRows

# Number of sheets from which one is chosen by content. Up to `_WHOLE_SAMPLES` sheets are examined as closely as a
# single one; more of them together take no longer.
_MOST_LOOKED_AT, _WHOLE_SAMPLES = 100, 5
# Limits for the rows above a header: as much as the choice of a header shows.
_MOST_ABOVE, _CELLS_ABOVE, _LETTERS_ABOVE = 50, 3, 80


@dataclass(frozen=True, slots=True)
class _Looked:
    """The result of the first look: the layout, the examined rows, and some from the table's beginning."""

    sheet: str | None
    shape: TableShape
    sample: Sequence[Row]
    beginning: Sequence[Row]
    others: Sequence[SheetNumbers] = ()


def read_file(report: WorkProgress, job: ReadFile) -> ImportSummary:
    """Read a file, normalise its numbers and store all of it as `list.sqlite`."""
    source, folder, options = job.source, job.folder, job.options
    if options.country and not known_region(options.country):
        raise UsageError(
            reason=tr_text("“{country}” is not a country code such as GB, DE or US.", country=options.country)
        )
    copy, digest = kept_copy(report, source, folder)
    with closing(
        open_source(copy, encoding=options.encoding, delimiter=options.delimiter, passwords=job.passwords)
    ) as opened:
        table = _one_table(source.name, opened, options)
        looked = _looked_at(source.name, table, options)
        understanding = ImportSummary(
            format=table.format,
            encoding=table.encoding,
            delimiter=table.delimiter,
            sheet=looked.sheet,
            sheets=[each.name for each in table.sheets],
            shape=looked.shape,
            above_header=_above_header(looked.beginning, looked.shape),
            other_sheets=[*looked.others],
            protected=isinstance(opened, ProtectedWorkbook),
        )
        first = first_rows(understanding, options.country, looked.sample, looked.beginning)
        report(Progress("Reading", 0, first=first))
        rows = ListRows(table, understanding, options.country, looked.sample)
        store = RowStore(folder, rows.parsers, lambda: table.share)
        try:
            text = TextLimit(source.name, copy)
            for chunk in rows.chunks():
                text.count(len(chunk), sum(map(len, chunk.cells)))
                store.add(chunk)
                report(Progress("Reading", rows.read, part=table.share))
            found = store.finish(shown_name(source.name), digest, options, understanding)
        except BaseException:
            store.close()
            raise
    return found if job.former is None else carry_corrections(job.former, folder)


def _one_table(name: str, opened: TableSource, options: ReadOptions) -> TableSource:
    stack = stacked(name, opened, options.country) if options.sheet == ALL_SHEETS else None
    return opened if stack is None else stack


def _looked_at(name: str, table: TableSource, options: ReadOptions) -> _Looked:
    if not table.sheets:
        if options.sheet not in {None, ALL_SHEETS}:
            raise TextHasNoSheets(name=name, sheet=options.sheet)
        return _shaped(name, table, None, options)
    if isinstance(table, StackedSheets):
        sample = table.sample()  # rows of every sheet
        beginning = sampled(table.rows(), 1 + MOST)
        return _Looked(ALL_SHEETS, _stack_shape(table, sample, options), sample, beginning)
    names = [sheet.name for sheet in table.sheets]
    if options.sheet is not None:
        if options.sheet not in names:
            raise SheetMissing(name=name, sheet=options.sheet, sheets=", ".join(f"“{each}”" for each in names))
        return _shaped(name, table, options.sheet, options)
    if len(names) == 1:  # nothing to compare it with
        return _shaped(name, table, names[0], options)
    candidates = _candidates(table, options)
    chosen = best_sheet(candidates)
    if chosen is None:
        raise FileEmpty(name=name)
    return replace(_shaped(name, table, chosen.sheet.name, options), others=other_sheets(candidates, chosen))


def _candidates(table: TableSource, options: ReadOptions) -> list[SheetCandidate]:
    """Return the layout of each sheet, visible ones first. With many sheets, sample fewer rows, and not every sheet.

    A person may choose any other from the menu.
    """
    sheets = sorted(table.sheets, key=attrgetter("hidden"))[:_MOST_LOOKED_AT]
    by_name = {sheet.name: sheet for sheet in sheets}
    share = max(1, len(sheets) // _WHOLE_SAMPLES)
    found: list[SheetCandidate] = []
    most_rows, most_cells = SAMPLE_ROWS // share, SAMPLE_CELLS // share
    for name, sample in table.samples(list(by_name), most_rows, most_cells):
        beat()
        if _filled(sample):
            read = number_reader()
            shape = shape_of(sample, options.country, read=read)
            numbers = phone_cells(sample, shape, options.country, read)
            found.append(SheetCandidate(by_name[name], shape, numbers, _is_whole(sample, most_rows, most_cells)))
    # Of equally good ones, the first in the workbook's own order is taken.
    order = {sheet.name: place for place, sheet in enumerate(table.sheets)}
    return sorted(found, key=lambda each: order[each.sheet.name])


def _is_whole(sample: Sequence[Row], most_rows: int, most_cells: int) -> bool:
    """Return True if the sample has every row of its sheet (see `sampled`), as far as that shows."""
    return len(sample) < most_rows and sum(map(len, sample)) < most_cells


def _shaped(name: str, table: TableSource, sheet: str | None, options: ReadOptions) -> _Looked:
    sample = beginning = _sample(table, sheet)
    if not _filled(sample):
        raise FileEmpty(name=name)
    shape = _shape(sample, options)
    if shape.phone_column is None:
        sample = spread(table.rows(sheet), sample, shape.first_data_row)
        shape = _shape(sample, options)
    return _Looked(sheet, shape, sample, beginning)


def _shape(sample: Sequence[Row], options: ReadOptions) -> TableShape:
    return shape_of(
        sample,
        options.country,
        options.column,
        more=options.more_columns,
        header=options.header_row,
        country_column=options.country_column,
        among=options.among,
        read=number_reader(),
    )


def _stack_shape(table: StackedSheets, sample: Sequence[Row], options: ReadOptions) -> TableShape:
    shape = _shape(sample, table.options(options))
    meant = options.meant_among(len(shape.columns))
    return shape if meant == options else _shape(sample, table.options(meant))  # each sheet's own columns


def _above_header(beginning: Sequence[Row], shape: TableShape) -> list[list[str]]:
    """Return the first filled cells of each row above the header; none for a blank row."""
    rows = beginning[: min(shape.first_data_row - 2, _MOST_ABOVE)] if shape.header_row else []
    filled = ([cell_text(cell) for cell in row if not is_blank(cell)] for row in rows)
    return [[text[:_LETTERS_ABOVE] for text in texts[:_CELLS_ABOVE]] for texts in filled]


def _sample(table: TableSource, sheet: str | None) -> list[Row]:
    return sampled(table.rows(sheet))


def _filled(sample: Sequence[Row]) -> bool:
    return any(not is_blank(cell) for row in sample for cell in row)


# --- First rows, shown before the rest is read ---


# Number of rows reported: more than a window shows at once.
MOST = 200


def first_rows(
    understanding: ImportSummary, country: str | None, sample: Sequence[Row], beginning: Sequence[Row]
) -> FirstRows:
    """Return the first rows of data, judged as they will be when the whole list is read.

    `country` and `sample` are those of `ListRows`; `beginning` are the table's first rows, header included.
    """
    found = replace(understanding)
    table = _Beginning(beginning[: found.shape.first_data_row - 1 + MOST])
    reading = ListRows(table, found, country, sample)
    counted = CountedRows(reading.parsers.columns, reading.parsers)
    rows = [row for chunk in reading.chunks() for row in counted.chunk(chunk).rows()]
    return FirstRows(found, tuple(rows))


class _Beginning(RowSource):
    """Rows already read, as a table of their own."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.format = ""
        self.encoding: str | None = None
        self.delimiter: str | None = None
        self.sheets: tuple[SheetName, ...] = ()
        self._rows = rows

    def rows(self, sheet: str | None = None) -> Iterator[Row]:  # noqa: ARG002 - there is only one
        """Return the rows, as `TableSource.rows` does."""
        return iter(self._rows)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


# --- Copy of the chosen file, from which everything else is read ---


# Small enough that a share of some kilobytes a second reports in time, large enough to be quick.
_BLOCK = 1 << 17
_NOTHING = bytes(_BLOCK)
# Bytes of a chosen file: a full sheet of fifty columns is 1 GB as text.
LARGEST_FILE = 4 << 30
# A text's copy and its rows take so many times the file; of a packed one nobody knows before it is read.
_ROOM_FOR_TEXT = 3
_PACKED = (b"PK", b"\xd0\xcf\x11\xe0")
# A file that changed is copied once more: programs save in a moment, and then the file is whole.
_ATTEMPTS = 2


def kept_copy(report: WorkProgress, source: Path, folder: Path) -> tuple[Path, str]:
    """Copy the chosen file and return the copy with its SHA-256: later changes to the original have no effect.

    Report the bytes. Raise FileMissing, FileVanished, FileNotReadable, FileIsFolder, FileChanging, FileTooLarge beyond
    `LARGEST_FILE`, and FolderNotUsable or DiskFull for the folder; then no copy is left.
    """
    place = folder / "source"
    copy = place / source.name
    for _ in range(_ATTEMPTS):
        with _kept(copy) as writer, _chosen(source) as reader:
            digest = _copied(report, source, reader, writer, copy)
        if digest is not None:
            return copy, digest
        delete_file(copy)
    raise FileChanging(name=source.name)


def _copied(report: WorkProgress, source: Path, reader: BinaryIO, writer: BinaryIO, copy: Path) -> str | None:
    """Return the digest of what was copied; None if the file changed meanwhile."""
    before = os.fstat(reader.fileno())
    _check_size(source, before.st_size)
    check_room(copy.parent, before.st_size)
    digest, done = hashlib.sha256(), 0
    while block := _block(reader, source):
        if not done and not block.startswith(_PACKED):  # a long list is refused before it is read, not minutes later
            check_room(copy.parent, _ROOM_FOR_TEXT * before.st_size)
        digest.update(block)
        _write(writer, block)
        done += len(block)
        if done > before.st_size:  # it grows, and may never end
            return None
        report(Progress("Copying", done, max(done, before.st_size), "bytes"))
    writer.truncate(done)
    same = _state(before) == _state(os.fstat(reader.fileno())) == _state(_there(source)) and done == before.st_size
    return digest.hexdigest() if same else None


def _check_size(source: Path, size: int) -> None:
    if size > LARGEST_FILE:
        amount = Decimal(f"{size / (1 << 30):.1f}")
        raise FileTooLarge(name=source.name, reason=tr_text("it has {size} GB", size=amount))


def _write(writer: BinaryIO, block: bytes) -> None:
    """Write a block, or a hole for zeros, so that a sparse file of claimed gigabytes takes no more space here."""
    if block == _NOTHING[: len(block)]:
        writer.seek(len(block), os.SEEK_CUR)
    else:
        writer.write(block)


def _state(status: os.stat_result) -> tuple[int, int]:
    # Not the inode: some network file systems invent a new number each time.
    return status.st_size, status.st_mtime_ns


def _there(source: Path) -> os.stat_result:
    try:
        return source.stat()
    except FileNotFoundError:
        raise FileVanished(name=source.name) from None
    except OSError as error:
        raise FileNotReadable(name=source.name, reason=os_reason(error)) from error


def _chosen(source: Path) -> BinaryIO:
    try:
        mode = source.stat().st_mode
        if stat.S_ISDIR(mode):
            raise FileIsFolder(name=source.name)
        if not stat.S_ISREG(mode):  # opening a pipe would block, and a device never ends
            raise FileNotReadable(name=source.name, reason=tr_text("it is not a file"))
        return source.open("rb", buffering=0)
    except FileNotFoundError:
        raise FileMissing(name=source.name) from None
    except OSError as error:
        raise FileNotReadable(name=source.name, reason=os_reason(error)) from error


def _block(reader: BinaryIO, source: Path) -> bytes:
    try:
        return reader.read(_BLOCK)
    except OSError as error:
        raise FileNotReadable(name=source.name, reason=os_reason(error)) from error


@contextmanager
def _kept(copy: Path) -> Iterator[BinaryIO]:
    """Open the copy for writing. Errors here are the data folder's fault, not the chosen file's."""
    try:
        copy.parent.mkdir(mode=0o700, exist_ok=True)
        with copy.open("xb") as writer:
            copy.chmod(0o600)
            yield writer
    except OSError as error:
        delete_file(copy)
        raise folder_fault(error, copy.parent) from error
    except BaseException:
        delete_file(copy)
        raise
