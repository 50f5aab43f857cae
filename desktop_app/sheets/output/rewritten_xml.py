"""Rewrites OOXML parts as a stream, and copies byte for byte what isn't changed.

The parser tells where elements begin and end, and refuses document types; the bytes in between are the file's own.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import compress, count
from typing import IO
from xml.sax.saxutils import escape, quoteattr

from desktop_app.sheets.common.cut_xml import OTHER_ENCODING
from desktop_app.sheets.common.heartbeat import beat
from desktop_app.sheets.common.plain_rows import blocks_of
from desktop_app.sheets.common.safe_xml import MAIN, check_tag, joined, main_name, new_parser, steps
from desktop_app.sheets.output.outside_links import reaches_outside
from desktop_app.sheets.output.xlsx_sheet import DATE_CODE, MOMENT_CODE

RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
RELATION_ID = f"{RELATIONS} id"

START_TAG = re.compile(rb"""<[^<>"']*+(?:"[^"]*+"[^<>"']*+|'[^']*+'[^<>"']*+)*+>""")
_ATTRIBUTE = re.compile(r"""\s+([^\s=/>"']+)\s*=\s*(?:"[^"]*"|'[^']*')""")
_OTHER_BYTES = (b"\xff\xfe", b"\xfe\xff", b"<\0", b"\0<")


class Rewriter:
    """Copies a part; a subclass's `_start` and `_end` decide what to leave out and change.

    Raises ValueError if the part isn't well-formed, declares a document type or isn't UTF-8.
    """

    def __init__(self, source: IO[bytes]) -> None:
        self._source = source
        self._raw = bytearray()  # read, and neither copied nor left out yet
        self._base = 0  # the place in the part where that begins
        self._out: list[bytes] = []
        self._depth = 0
        self._left_out = 0  # depth of the element being left out; 0: none
        self._held: tuple[int, int, int] | None = None  # depth, first byte and byte behind; -1: not known yet
        self._texts: list[str] = []
        self._cuts: list[tuple[int, int]] = []  # places to leave out of it
        self._is_empty = False
        self._parser = new_parser()
        self._parser.StartElementHandler = self._meet_start
        self._parser.EndElementHandler = self._meet_end

    def read(self, size: int) -> bytes:
        """Read on for the parser, and remember the bytes."""
        chunk = self._source.read(size)
        self._remember(chunk)
        return chunk

    def _remember(self, chunk: bytes) -> None:
        if not self._raw and not self._base and (chunk[:2] in _OTHER_BYTES or OTHER_ENCODING.match(chunk)):
            raise ValueError("a part of it is not in UTF-8")
        self._raw += chunk

    def pieces(self) -> Iterator[bytes]:
        """Yield the rewritten part."""
        for _ in steps(self._parser, self):
            yield self._taken()
        self._copy(self._base + len(self._raw))
        yield self._taken()

    def _taken(self) -> bytes:
        at = min(self._parser.CurrentByteIndex, self._base + len(self._raw))
        if self._left_out and at > self._base:
            self._skip(at)
        elif self._held is None and at > self._base:
            self._copy(at)
        out = b"".join(self._out)
        self._out.clear()
        return out

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        """Handle the start of an element that isn't being left out."""
        raise NotImplementedError

    def _end(self, name: str) -> None:
        """Handle the end of an element that isn't being left out."""
        raise NotImplementedError

    def _meet_start(self, name: str, attributes: dict[str, str]) -> None:
        self._depth += 1
        if not self._left_out:
            self._start(name, attributes)

    def _meet_end(self, name: str) -> None:
        if not self._left_out:
            self._end(name)
        elif self._left_out == self._depth:
            self._skip(self._behind())
            self._left_out = 0
        self._depth -= 1

    def _tag(self) -> bytes:
        """Return the start tag that the parser is at."""
        found = START_TAG.match(self._raw, self._parser.CurrentByteIndex - self._base)
        if found is None:
            raise ValueError("a tag of it is not understood")
        return found[0]

    def _behind(self) -> int:
        """Return the byte behind the element that ends; what is left in `_raw` begins with that element's end tag."""
        at = self._parser.CurrentByteIndex
        return at if self._is_empty else self._base + self._raw.index(b">", at - self._base) + 1

    def _copy(self, to: int) -> None:
        if to > self._base:
            self._out.append(bytes(self._raw[: to - self._base]))
            self._skip(to)

    def _skip(self, to: int) -> None:
        del self._raw[: to - self._base]
        self._base = to

    def _leave_out(self) -> None:
        """Leave out the element that begins."""
        at = self._parser.CurrentByteIndex
        self._copy(at)
        self._is_empty = self._tag().endswith(b"/>")
        self._left_out = self._depth

    def _retag(self, **changes: str | None) -> None:
        """Change attributes without a prefix of the tag that begins; None removes one."""
        tag = self._tag()
        at = self._parser.CurrentByteIndex
        self._copy(at)
        self._out.append(retagged(tag, changes))
        self._skip(at + len(tag))

    def _hold(self) -> None:
        """Keep back the element that begins until `_release`, and collect its texts."""
        tag = self._tag()
        at = self._parser.CurrentByteIndex
        self._held = (self._depth, at, at + len(tag) if tag.endswith(b"/>") else -1)
        self._texts, self._cuts = [], []
        self._parser.CharacterDataHandler = self._texts.append

    def _release(self, *, keep: bool) -> None:
        """Copy the held element, which ends here, or leave it out."""
        assert self._held is not None  # noqa: S101 - only called while one is held
        _, first, behind = self._held
        self._held = None
        self._parser.CharacterDataHandler = None
        if not keep:
            self._is_empty = behind >= 0
            self._cuts = [(first, self._behind())]
        for begin, end in self._cuts:
            self._copy(begin)
            self._skip(end)


def retagged(tag: bytes, changes: Mapping[str, str | None]) -> bytes:
    """Return a start tag with changed attributes; None removes one, by its name with or without a prefix."""

    def changed(found: re.Match[str]) -> str:
        return "" if found[1] in changes or found[1].rpartition(":")[2] in changes else found[0]

    text = _ATTRIBUTE.sub(changed, tag.decode())
    more = "".join(f" {name}={quoteattr(value)}" for name, value in changes.items() if value is not None)
    end = -2 if text.endswith("/>") else -1
    return f"{text[:end]}{more}{text[end:]}".encode()


_C, _F, _V = map(main_name, ("c", "f", "v"))
_SETUP = main_name("pageSetup")
_RULES = {main_name(name) for name in ("cfRule", "dataValidation")}
_LISTS = {main_name(name) for name in ("conditionalFormatting", "dataValidations", "hyperlinks", "tableParts")}
_FORMULAS = {main_name(name) for name in ("formula", "formula1", "formula2")}
_CFVO = main_name("cfvo")
# Children of a worksheet that are copied; others depend on parts that are not.
_KEPT = set(
    map(
        main_name,
        [
            *("sheetPr", "dimension", "sheetViews", "sheetFormatPr", "cols", "sheetData", "sheetCalcPr"),
            *("sheetProtection", "protectedRanges", "scenarios", "autoFilter", "sortState", "mergeCells", "phoneticPr"),
            *("conditionalFormatting", "dataValidations", "hyperlinks", "printOptions", "pageMargins", "pageSetup"),
            *("headerFooter", "rowBreaks", "colBreaks", "cellWatches", "ignoredErrors", "legacyDrawing", "tableParts"),
        ],
    )
)
_EXTENSIONS = main_name("extLst")


class SheetRewriter(Rewriter):
    """Copies a worksheet without anything that reaches outside its workbook; `cut` counts the formulas that did.

    `relations` are the ids of relations that are kept: elements that need others are left out.
    """

    def __init__(self, source: IO[bytes], relations: Collection[str]) -> None:
        super().__init__(source)
        self.cut = 0
        self._relations = relations
        self._shared: dict[str, None] = {}  # shared formulas that were cut, by their index
        self._formula: dict[str, str] = {}
        self._was_cut = False
        self._outside = False
        self._within: tuple[int, int, bool] | None = None  # extensions in it: depth, first byte, True if empty
        self._list = -1  # place in `_out` where a list begins that has no item yet
        self._list_is_empty = False
        self._items = 0

    def pieces(self) -> Iterator[bytes]:
        """Yield the rewritten worksheet; of blocks of plain rows the parser only sees that they are well-formed."""
        for xml, plain in blocks_of(self._source):
            if plain and self._passes(xml):
                self._copy(self._base + len(self._raw))
                self._parser.StartElementHandler = self._parser.EndElementHandler = None
                self._parser.Parse(xml, False)
                self._parser.StartElementHandler, self._parser.EndElementHandler = self._meet_start, self._meet_end
                self._base += len(xml)
                yield self._passed(xml)
            else:
                self._remember(xml)
                self._parser.Parse(xml, False)
                check_tag(self._base + len(self._raw) - self._parser.CurrentByteIndex)
                yield self._taken()
            beat()
        self._parser.Parse(b"", True)
        yield self._taken()
        self._copy(self._base + len(self._raw))
        yield self._taken()

    def _passes(self, _rows: bytes) -> bool:
        """Return True between two rows, if those that follow needn't be looked at."""
        return self._depth == 2 and self._held is None and not self._left_out and self._list < 0

    def _passed(self, rows: bytes) -> bytes:
        """Take rows that needn't be looked at, behind everything so far; return what is to be written."""
        self._out.append(rows)
        out = b"".join(self._out)
        self._out.clear()
        return out

    def _taken(self) -> bytes:
        return b"" if self._list >= 0 else super()._taken()

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        if name == _C:
            self._was_cut = False
            if "cm" in attributes or "vm" in attributes:  # refers to xl/metadata.xml, which isn't copied
                self._retag(cm=None, vm=None)
        elif name == _V:
            if self._was_cut:
                self._hold()
        elif name == _F:
            self._formula = attributes
            self._hold()
        elif self._held is not None:
            if name == _EXTENSIONS and self._within is None:
                self._within = (self._depth, self._parser.CurrentByteIndex, self._tag().endswith(b"/>"))
            elif name == _CFVO and reaches_outside(attributes.get("val", "")):
                self._outside = True
            elif name in _FORMULAS:
                self._texts.clear()
        else:
            self._start_other(name, attributes)

    def _start_other(self, name: str, attributes: dict[str, str]) -> None:
        foreign = not name.startswith(MAIN) or name == _EXTENSIONS or (self._depth == 2 and name not in _KEPT)
        if name == _SETUP:
            self._retag_setup()
        elif foreign or (RELATION_ID in attributes and attributes[RELATION_ID] not in self._relations):
            self._leave_out()
        elif name in _LISTS:
            self._copy(self._parser.CurrentByteIndex)
            self._list, self._items = len(self._out), 0
            self._list_is_empty = self._tag().endswith(b"/>")
            if "count" in attributes:
                self._retag(count=None)
        elif name in _RULES:
            self._outside = False
            self._hold()
        elif self._list >= 0:
            self._items += 1

    def _retag_setup(self) -> None:
        """Remove the printer's settings, a part that isn't copied."""
        self._retag(id=None)

    def _end(self, name: str) -> None:
        if self._held is not None:
            self._end_held(name)
        elif name in _LISTS:
            self._copy(self._parser.CurrentByteIndex)
            begin, self._list = self._list, -1
            if not self._items:
                del self._out[begin:]
                self._is_empty = self._list_is_empty
                self._skip(self._behind())

    def _end_held(self, name: str) -> None:
        if name in _FORMULAS:
            self._outside = self._outside or reaches_outside("".join(self._texts))
        if self._within is not None and self._within[0] == self._depth:
            _, first, self._is_empty = self._within
            self._within = None
            self._cuts.append((first, self._behind()))
        assert self._held is not None  # noqa: S101 - asked by `_end`
        if self._held[0] != self._depth:
            return
        if name == _F:
            self._end_formula(joined(self._texts))
        elif name == _V:  # like a formula that was never calculated
            self._release(keep=not "".join(self._texts).startswith("="))
        else:
            self._items += not self._outside
            self._release(keep=not self._outside)

    def _end_formula(self, text: str) -> None:
        index = self._formula.get("si", "") if self._formula.get("t") == "shared" else None
        outside = reaches_outside(text) or (not text and index in self._shared)
        if outside:
            self.cut += 1
            self._was_cut = True
            if index is not None:
                self._shared[index] = None
        self._release(keep=not outside)


def element_name(tag: bytes) -> str:
    """Return the name in a tag, with its prefix."""
    return re.split(rb"[\s/>]", tag[1:], maxsplit=1)[0].decode()


# --- The styles, the tables and the workbook's own part ---


_FORMATS, _SHEET, _CODES, _FONTS = map(main_name, ("cellXfs", "sheet", "numFmts", "fonts"))
# Number formats up to this id are built in, or reserved (ECMA-376 part 1, 18.8.30).
LAST_BUILT_IN = 163
_TEXT_CODE, _WHOLE_CODE = 49, 1


class StylesRewriter(Rewriter):
    """Adds formats to the styles: for text, whole numbers, dates, and dates with their time of day, in this order.

    `count` is how many there are, 0 if there is no place for them; `last_code` the greatest id of a number format.
    """

    def __init__(self, source: IO[bytes], count: int, last_code: int) -> None:
        super().__init__(source)
        self._count = count
        self._new = {last_code + 1: DATE_CODE, last_code + 2: MOMENT_CODE}
        self._has_codes = False

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        if not self._count:
            return
        codes = "".join(
            f'<numFmt xmlns="{MAIN}" numFmtId="{code}" formatCode="{text}"/>' for code, text in self._new.items()
        )
        if name == _FORMATS:
            self._retag(count=f"{self._count + len((_TEXT_CODE, _WHOLE_CODE, *self._new))}")
        elif name == _CODES and self._tag().endswith(b"/>"):
            self._leave_out()
        elif name == _CODES:
            self._has_codes = True
            self._retag(count=f"{int(attributes.get('count', '0')) + len(self._new)}")
            self._out.append(codes.encode())
        elif name == _FONTS and not self._has_codes:  # which come right before the fonts
            self._copy(self._parser.CurrentByteIndex)
            self._out.append(f'<numFmts xmlns="{MAIN}" count="{len(self._new)}">{codes}</numFmts>'.encode())

    def _end(self, name: str) -> None:
        if name == _FORMATS and self._count:
            self._copy(self._parser.CurrentByteIndex)
            formats = (
                f'<xf xmlns="{MAIN}" numFmtId="{code}" fontId="0" fillId="0" borderId="0" xfId="0" '
                'applyNumberFormat="1"/>'
                for code in (_TEXT_CODE, _WHOLE_CODE, *self._new)
            )
            self._out.append("".join(formats).encode())


class TableRewriter(Rewriter):
    """Copies a table without whatever depends on queries, on XML maps and on anything outside."""

    _LEFT_OUT = frozenset(map(main_name, ("xmlColumnPr", "extLst")))
    _FORMULAS = frozenset(map(main_name, ("calculatedColumnFormula", "totalsRowFormula")))

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        if name in self._LEFT_OUT or not name.startswith(MAIN):
            self._leave_out()
        elif name in self._FORMULAS:
            self._hold()
        elif not {"tableType", "connectionId", "queryTableFieldId"}.isdisjoint(attributes):
            self._retag(tableType=None, connectionId=None, queryTableFieldId=None)

    def _end(self, name: str) -> None:
        if name in self._FORMULAS:
            self._release(keep=not reaches_outside("".join(self._texts)))


class WorkbookRewriter(Rewriter):
    """Copies the workbook part with the sheets that are `kept`, and the `added` ones (name and relation) behind them.

    `filtered` is the place of the sheet that was extended, and its filter's area.
    """

    _KEPT = frozenset(
        map(
            main_name,
            [
                "fileVersion",
                "fileSharing",
                "workbookPr",
                "workbookProtection",
                "bookViews",
                "sheets",
                "definedNames",
                "calcPr",
            ],
        )
    )
    _VIEW, _SHEETS, _NAME = map(main_name, ("workbookView", "sheets", "definedName"))

    def __init__(
        self, source: IO[bytes], kept: Sequence[bool], added: Sequence[tuple[str, str]], filtered: tuple[int, str]
    ) -> None:
        super().__init__(source)
        self._kept, self._added, self._filtered = kept, added, filtered
        self._places = {old: new for new, old in enumerate(compress(count(), kept))}
        self._met = self._highest = 0
        self._named: dict[str, str] = {}

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        if (self._depth == 2 and name not in self._KEPT) or not name.startswith(MAIN):
            self._leave_out()
        elif name == _SHEET:
            self._highest = max(self._highest, int(attributes.get("sheetId", 0)))
            self._met += 1
            if self._met - 1 not in self._places:
                self._leave_out()
        elif name == self._VIEW and not all(self._kept):
            self._retag(activeTab=None, firstSheet=None)
        elif name == self._NAME:
            self._named, self._name_tag = attributes, self._tag()
            self._hold()

    def _end(self, name: str) -> None:
        if name == self._SHEETS:
            self._copy(self._parser.CurrentByteIndex)
            self._out += [
                f'<sheet xmlns="{MAIN}" xmlns:r="{RELATIONS}" name={quoteattr(title)} '
                f'sheetId="{self._highest + at}" r:id={quoteattr(relation)}/>'.encode()
                for at, (title, relation) in enumerate(self._added, 1)
            ]
        elif name == self._NAME:
            text = "".join(self._texts)
            self._release(keep=False)
            self._out.append(self._name_markup(text).encode())

    def _name_markup(self, text: str) -> str:
        """Return the markup of the name that ends; "" if it reaches outside or its sheet isn't copied."""
        local = self._named.get("localSheetId")
        place, area = self._filtered
        if reaches_outside(text) or not text or (local is not None and int(local) not in self._places):
            return ""
        if area and local == f"{place}" and self._named.get("name") == "_xlnm._FilterDatabase":
            text = area
        tag = self._name_tag
        if local is not None:
            tag = retagged(tag, {"localSheetId": f"{self._places[int(local)]}"})
        return f"{tag.decode()}{escape(text)}</{element_name(tag)}>"
