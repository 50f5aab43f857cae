"""Copies a long workbook with columns added, part by part as a stream; copies unchanged bytes as they are.

Copies only the parts that relations of known kinds lead to, and leaves out all others.
"""

from __future__ import annotations

import re
import zipfile
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path, PurePosixPath
from posixpath import dirname, join, normpath
from typing import IO
from xml.sax.saxutils import quoteattr

from desktop_app.core.errors import WorkbookNotExtended
from desktop_app.core.text.translatable import tr_text
from desktop_app.sheets.common.atomic_file import AtomicFile
from desktop_app.sheets.common.cell_meanings import MOST_COLUMNS
from desktop_app.sheets.common.heartbeat import beat
from desktop_app.sheets.common.plain_rows import walk
from desktop_app.sheets.common.safe_xml import main_name, new_parser, steps
from desktop_app.sheets.output.extended_sheet import Guard, SheetCopy, StreamedColumns
from desktop_app.sheets.output.outside_links import NOT_FETCHED
from desktop_app.sheets.output.rewritten_xml import (
    LAST_BUILT_IN,
    RELATION_ID,
    RELATIONS,
    Rewriter,
    SheetRewriter,
    StylesRewriter,
    TableRewriter,
    WorkbookRewriter,
)
from desktop_app.sheets.output.sheet_extent import Extent
from desktop_app.sheets.output.xlsx_sheet import PLAIN, SINCE_1904, SheetPart, TypedFormats, about_sheet
from desktop_app.sheets.xlsx.workbook_features import WorkbookFeatures, features_of

_ABOUT = "About"
_XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_TYPES = "[Content_Types].xml"
_CONTENT = "application/vnd.openxmlformats-officedocument.spreadsheetml"
_MAIN_TYPES = {
    ".xlsx": f"{_CONTENT}.sheet.main+xml",
    ".xlsm": "application/vnd.ms-excel.sheet.macroEnabled.main+xml",
}
# By relation type: the kind of part that it leads to, and that part's content type.
_KINDS = {
    f"{RELATIONS}/officeDocument": ("workbook", _MAIN_TYPES[".xlsx"]),
    f"{RELATIONS}/custom-properties": (
        "custom properties",
        "application/vnd.openxmlformats-officedocument.custom-properties+xml",
    ),
    f"{_PACKAGE}/relationships/metadata/core-properties": (
        "properties",
        "application/vnd.openxmlformats-package.core-properties+xml",
    ),
    f"{RELATIONS}/worksheet": ("worksheet", f"{_CONTENT}.worksheet+xml"),
    f"{RELATIONS}/styles": ("styles", f"{_CONTENT}.styles+xml"),
    f"{RELATIONS}/theme": ("theme", "application/vnd.openxmlformats-officedocument.theme+xml"),
    f"{RELATIONS}/sharedStrings": ("strings", f"{_CONTENT}.sharedStrings+xml"),
    "http://schemas.microsoft.com/office/2006/relationships/vbaProject": (
        "macros",
        "application/vnd.ms-office.vbaProject",
    ),
    f"{RELATIONS}/hyperlink": ("hyperlink", ""),
    f"{RELATIONS}/vmlDrawing": ("boxes", "application/vnd.openxmlformats-officedocument.vmlDrawing"),
    f"{RELATIONS}/comments": ("comments", f"{_CONTENT}.comments+xml"),
    f"{RELATIONS}/table": ("table", f"{_CONTENT}.table+xml"),
}
_CONTENTS = dict(_KINDS.values())
# The relations followed from each kind of part.
_FOLLOWED = {
    "": {"workbook", "properties", "custom properties"},
    "workbook": {"worksheet", "styles", "theme", "strings", "macros"},
    "worksheet": {"hyperlink", "boxes", "comments", "table"},
}
_LONGEST_SMALL_PART = 16 << 20
# Boxes of comments; other boxes start macros or fetch pictures.
_BOX = re.compile(rb"""<(?:\w+:)?ClientData\s[^>]*ObjectType\s*=\s*["'](\w+)""")
_FETCHES = re.compile(rb"""\s(?:\w+:)?(?:src|href|relid|pict|gfxdata)\s*=|<!|<(?:\w+:)?FmlaMacro""", re.I)

Lines = Iterable[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Relation:
    """A relation of a part; `target` is an entry of the archive, or an address outside."""

    id: str
    kind: str
    type: str
    target: str
    outside: bool


@dataclass(frozen=True, slots=True)
class AddedSheet:
    """A sheet of ours in the copy: its name, the id of its relation, and its part."""

    title: str
    id: str
    part: str


class StreamedWorkbook:
    """A copy of the workbook at `source` for `output`, as `OriginalWorkbook` describes it.

    `before` has the workbook's features; `guard` turns errors of reading and writing into ours.
    """

    def __init__(self, source: Path, sheet: str | None, output: Path, before: WorkbookFeatures, guard: Guard) -> None:
        self._guard = guard
        self._name = source.name
        self._output = output
        self._before = before
        self._file: AtomicFile | None = None
        self._columns: StreamedColumns | None = None
        self._added: list[AddedSheet] = []
        self._cut, self._filter = 0, ""
        with ExitStack() as stack:
            self._archive = stack.enter_context(zipfile.ZipFile(source))
            self._plan(sheet)
            self._open = stack.pop_all()

    def close(self) -> None:
        """Close the workbook; discard what wasn't saved."""
        with suppress(OSError, ValueError):  # what this writes goes into a file that is discarded
            self._open.close()
        if self._file is not None:
            self._file.discard()

    def add(
        self, names: Sequence[str], header_row: int | None, first_row: int, replaced: Sequence[int]
    ) -> StreamedColumns:
        """Begin the columns `names`; rows of the sheet must come in order."""
        extent = Extent(header_row)
        with self._archive.open(self._target) as source:
            walk(new_parser(), extent.meet, source, extent.passes)
        tables = [rel.target for rel in self._relations[self._target].values() if rel.kind == "table"]
        first = extent.used_columns(header_row or first_row, map(self._table_area, tables))
        if first + len(names) > MOST_COLUMNS:
            raise WorkbookNotExtended(
                name=self._name, reason=tr_text("its sheet has no room for {count} more columns", count=len(names))
            )
        self._begin()
        relations = self._relations[self._target]
        copy = SheetCopy(self._source_sheet, self._copied_sheet, relations, self._text_style, self._guard)
        self._columns = StreamedColumns(copy, names, header_row, extent, first, replaced)
        return self._columns

    def add_sheet(self, title: str, numeric: Collection[int]) -> SheetPart:
        """Begin a sheet, instead of columns; its part is the first of the copy."""
        self._begin()
        part = self._add(title)
        output = self._open.enter_context(self._zip.open(part, "w", force_zip64=True))

        def write(markup: bytes) -> None:
            beat()
            with self._guard():
                output.write(markup)

        text, typed = self._text_style, numeric if self._text_style else ()  # without styles no date looks like one
        formats = TypedFormats(PLAIN, text + 1, text + 2, text + 3, self._later)
        return SheetPart(write, text, output.close, numeric=typed, formats=formats)

    def _begin(self) -> None:
        self._file = AtomicFile(self._output)
        # Level 1: a fifth of the time of the usual level, for a file a quarter larger.
        self._zip = self._open.enter_context(
            zipfile.ZipFile(self._file.file, "w", zipfile.ZIP_DEFLATED, compresslevel=1)
        )

    def _add(self, title: str) -> str:
        """Give another sheet its name, its relation and its part; return the last."""
        titles = [*(name for name, _ in self._sheets), *(each.title for each in self._added)]
        taken = {*self._relations[self._workbook], *(each.id for each in self._added)}
        entries = {*self._entries, *(each.part for each in self._added)}
        ids, parts = (
            (f"rId{number}" for number in count(1)),
            (f"xl/worksheets/sheet{number}.xml" for number in count(1)),
        )
        new = AddedSheet(
            free_title(titles, title),
            next(each for each in ids if each not in taken),
            next(each for each in parts if each not in entries),
        )
        self._added.append(new)
        return new.part

    def save(self, about: Sequence[tuple[str, str]], not_kept: Callable[[list[str]], Lines]) -> list[str]:
        """Write the rest, and a last sheet with `about` and `not_kept`; return what wasn't kept, in plain words."""
        assert self._file is not None  # noqa: S101 - columns were begun, or a sheet
        if self._columns is not None:
            self._cut, self._filter = self._columns.cut, self._columns.filter
        about_part = self._add(_ABOUT)
        for part, kind in self._parts.items():
            if part != self._target or self._columns is None:
                self._write(part, self._rewritten(part, kind))
            self._write_relations(part)
        self._write_relations("")
        self._zip.writestr(_TYPES, self._content_types())
        missing = self._before.missing_in(features_of(self._zip))
        missing += [NOT_FETCHED] if self._cut else []
        self._zip.writestr(about_part, about_sheet([*about, *not_kept(missing)], PLAIN))
        self._zip.close()
        self._file.commit()
        return missing

    def _source_sheet(self) -> IO[bytes]:
        return self._open.enter_context(self._archive.open(self._target))

    def _copied_sheet(self) -> IO[bytes]:
        return self._open.enter_context(self._zip.open(self._target, "w", force_zip64=True))

    def _plan(self, sheet: str | None) -> None:
        """Find the parts to copy, and their relations by part and id."""
        self._entries = {name.lower(): name for name in self._archive.namelist()}
        self._relations: dict[str, dict[str, Relation]] = {}
        self._parts: dict[str, str] = {}
        self._macros = self._output.suffix.lower() == ".xlsm"
        self._follow("", "")
        self._workbook = next(part for part, kind in self._parts.items() if kind == "workbook")
        found = _Sheets()
        self._walk(self._workbook, found.meet)
        book = self._relations[self._workbook]
        self._sheets = [(name, book.get(key)) for name, key in found.sheets]
        self._later = SINCE_1904 if found.since_1904 else 0
        named = [rel.target for name, rel in self._sheets if rel and rel.kind == "worksheet" and name == sheet]
        if len(named) != 1:
            raise WorkbookNotExtended(name=self._name, reason=tr_text("it has no single sheet “{sheet}”", sheet=sheet))
        self._target, self._title = named[0], f"{sheet}"
        formats = _Formats()
        styles = [rel.target for rel in book.values() if rel.kind == "styles"]
        if styles:
            self._walk(styles[0], formats.meet)
        self._text_style, self._last_code = formats.count, formats.last_code

    def _follow(self, part: str, kind: str) -> None:
        found = self._read_relations(part, _FOLLOWED.get(kind, set()))
        if kind == "worksheet" and not all(
            self._is_of_comments(each.target) for each in found.values() if each.kind == "boxes"
        ):
            found = {key: each for key, each in found.items() if each.kind not in {"boxes", "comments"}}
        self._relations[part] = found
        for each in found.values():
            if not each.outside and each.target not in self._parts:
                self._parts[each.target] = each.kind
                self._follow(each.target, each.kind)

    def _read_relations(self, part: str, kinds: set[str]) -> dict[str, Relation]:
        entry = self._entries.get(join(dirname(part), "_rels", f"{PurePosixPath(part).name}.rels").lower())
        found: dict[str, Relation] = {}

        def meet(tag: str, attributes: dict[str, str]) -> None:
            kind, _ = _KINDS.get(attributes.get("Type", ""), ("", ""))
            outside = attributes.get("TargetMode", "").lower() == "external"
            target: str | None = attributes.get("Target", "")
            if not tag.endswith(" Relationship") or kind not in kinds or outside != (kind == "hyperlink"):
                return
            if kind == "macros" and not self._macros:
                return
            if not outside:
                name = normpath(join("/", dirname(part), f"{target}")).lstrip("/").lower()
                target = None if name.endswith(".rels") or name == _TYPES.lower() else self._entries.get(name)
            if target:
                key = attributes["Id"]
                found[key] = Relation(key, kind, attributes["Type"], target, outside)

        if entry is not None and kinds:
            self._walk(entry, meet)
        return found

    def _is_of_comments(self, part: str) -> bool:
        """Return True if a legacy drawing has nothing but the boxes of comments."""
        with self._archive.open(part) as source:
            content = source.read(_LONGEST_SMALL_PART + 1)
        boxes = {kind.lower() for kind in _BOX.findall(content)}
        if len(content) > _LONGEST_SMALL_PART or boxes != {b"note"} or _FETCHES.search(content):
            return False
        try:
            self._walk(part, lambda _tag, _attributes: None)
        except ValueError:
            return False
        return True

    def _walk(self, part: str, meet: Callable[[str, dict[str, str]], None]) -> None:
        parser = new_parser()
        parser.StartElementHandler = meet
        with self._archive.open(part) as source:
            for _ in steps(parser, source):
                pass

    def _table_area(self, part: str) -> str:
        areas: list[str] = []
        self._walk(part, lambda tag, attributes: areas.append(attributes["ref"]) if tag == _TABLE else None)
        return areas[0]

    def _rewritten(self, part: str, kind: str) -> Iterable[bytes]:
        if kind == "macros":
            yield from self._as_it_is(part)
            return
        if kind in {"worksheet", "workbook", "styles", "table"}:
            with self._archive.open(part) as source:
                rewriter = self._rewriter(source, part, kind)
                yield from rewriter.pieces()
            if isinstance(rewriter, SheetRewriter):
                self._cut += rewriter.cut
            return
        self._walk(part, lambda _tag, _attributes: None)
        yield from self._as_it_is(part)

    def _rewriter(self, source: IO[bytes], part: str, kind: str) -> Rewriter:
        if kind == "worksheet":
            return SheetRewriter(source, self._relations[part])
        if kind == "styles":
            return StylesRewriter(source, self._text_style, self._last_code)
        if kind == "table":
            return TableRewriter(source)
        added = [(each.title, each.id) for each in self._added]
        kept = [bool(rel and rel.kind == "worksheet") for _, rel in self._sheets]
        return WorkbookRewriter(source, kept, added, self._filter_name())

    def _filter_name(self) -> tuple[int, str]:
        """Return the place of the extended sheet, and its filter's area as a formula; "" for none."""
        place = [name for name, _ in self._sheets].index(self._title)
        if not self._filter:
            return place, ""
        area = re.sub(r"\$?([A-Z]+)\$?([0-9]+)", r"$\1$\2", self._filter)
        return place, "'" + self._title.replace("'", "''") + "'!" + area

    def _as_it_is(self, part: str) -> Iterator[bytes]:
        with self._archive.open(part) as source:
            while block := source.read(1 << 18):
                yield block

    def _write(self, part: str, pieces: Iterable[bytes]) -> None:
        with self._zip.open(part, "w", force_zip64=True) as output:
            for piece in pieces:
                beat()
                output.write(piece)

    def _write_relations(self, part: str) -> None:
        relations = "".join(
            f"<Relationship Id={quoteattr(each.id)} Type={quoteattr(each.type)} "
            + (f"Target={quoteattr(each.target)} " + 'TargetMode="External"/>' if each.outside else "")
            + ("" if each.outside else f"Target={quoteattr('/' + each.target)}/>")
            for each in self._relations[part].values()
        )
        if part == self._workbook:
            relations += "".join(
                f'<Relationship Id="{each.id}" Type="{RELATIONS}/worksheet" Target={quoteattr("/" + each.part)}/>'
                for each in self._added
            )
        if relations:
            name = join(dirname(part), "_rels", f"{PurePosixPath(part).name}.rels")
            self._zip.writestr(
                name, f'{_XML}<Relationships xmlns="{_PACKAGE}/relationships">{relations}</Relationships>'
            )

    def _content_types(self) -> str:
        types = {part: _CONTENTS[kind] for part, kind in self._parts.items()}
        types[self._workbook] = _MAIN_TYPES[self._output.suffix.lower()]
        types.update((each.part, _CONTENTS["worksheet"]) for each in self._added)
        overrides = "".join(
            f"<Override PartName={quoteattr('/' + part)} ContentType={quoteattr(content)}/>"
            for part, content in types.items()
        )
        return (
            f'{_XML}<Types xmlns="{_PACKAGE}/content-types"><Default Extension="rels" '
            'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
            f'<Default Extension="xml" ContentType="application/xml"/>{overrides}</Types>'
        )


_TABLE, _SHEET, _BOOK = map(main_name, ("table", "sheet", "workbookPr"))
_FORMATS, _FORMAT, _CODE = map(main_name, ("cellXfs", "xf", "numFmt"))


class _Sheets:
    """Collects the names and relations of a workbook's sheets, and whether its dates begin in 1904."""

    def __init__(self) -> None:
        self.sheets: list[tuple[str, str]] = []
        self.since_1904 = False

    def meet(self, tag: str, attributes: dict[str, str]) -> None:
        """Handle the start of a tag."""
        if tag == _SHEET:
            self.sheets.append((attributes["name"], attributes.get(RELATION_ID, "")))
        elif tag == _BOOK:
            self.since_1904 = attributes.get("date1904", "0").lower() in {"1", "true"}


class _Formats:
    """Counts the cell formats; `last_code` is the greatest id of an own number format."""

    def __init__(self) -> None:
        self.count = 0
        self.last_code = LAST_BUILT_IN
        self._inside = False

    def meet(self, tag: str, attributes: dict[str, str]) -> None:
        """Handle the start of a tag; other elements have formats of the same name."""
        if tag == _FORMAT and self._inside:
            self.count += 1
        elif tag == _CODE:
            self.last_code = max(self.last_code, int(attributes["numFmtId"]))
        elif tag in _AROUND_FORMATS:
            self._inside = tag == _FORMATS


_AROUND_FORMATS = {main_name(name) for name in ("cellStyleXfs", "cellXfs", "cellStyles", "dxfs")}


def free_title(titles: Sequence[str], wanted: str = _ABOUT) -> str:
    """Return a name for a sheet of ours, the About sheet unless another is `wanted`, that no other sheet has."""
    taken = {title.casefold() for title in titles}
    number, title = 1, wanted
    while title.casefold() in taken:
        number += 1
        title = f"{wanted} ({number})"
    return title
