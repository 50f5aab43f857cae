"""Finds the sheets of an OpenDocument part without reading their rows, which are judged when they are wanted.

Rows are passed over many at a time, as bytes: from where a row begins to where a row ends, if all between them is
rows and cells. The parser gets everything else, so it sees every table, group and style.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import IO

from desktop_app.sheets.common.cell_meanings import MOST_ROWS
from desktop_app.sheets.common.cut_xml import OTHER_ENCODING, FedXml, Items
from desktop_app.sheets.common.safe_xml import LONGEST_TAG
from desktop_app.sheets.ods.cell_values import STYLE, TABLE, repeats
from desktop_app.sheets.ods.table_events import ROW, ROWS_REPEATED, SHEET

_ROW_END = b"</table:table-row>"
_BEGIN = re.compile(rb"<table:table-row[ \t\r\n/>]")
# Tags of tables that are neither rows nor cells. Searched for one by one they take half the time.
_OTHERS = (
    re.compile(rb"<table:(?!table-(?:row|cell)[ \t\r\n/>]|covered-table-cell[ \t\r\n/>])"),
    re.compile(rb"</table:(?!table-(?:row|cell)>|covered-table-cell>)"),
)
# What may make something else of a tag behind it: a comment or text that looks like tags, an instruction. The sign
# alone is rare, and found in a tenth of the time.
_HIDING = ((b"!", b"<!"), (b"?", b"<?"))
# The one that a part begins with hides nothing.
_DECLARATION = re.compile(rb"\A(?:\xef\xbb\xbf)?<\?xml[ \t\r\n]")


class SheetNames(Items):
    """The names of all sheets, with their styles, and the styles that hide."""

    def __init__(self) -> None:
        super().__init__()
        self.sheets: dict[str, str] = {}
        self.hidden: set[str] = set()
        self._style = ""

    @property
    def at_rest(self) -> bool:
        """True: rows mean the same everywhere."""
        return True

    def start(self, name: str, attributes: dict[str, str]) -> None:
        """Handle the start of a tag."""
        if name == ROW:
            self.begun += 1
            repeats(attributes, ROWS_REPEATED, MOST_ROWS)
        elif name == SHEET:
            sheet = attributes.get(f"{TABLE} name", f"Sheet{len(self.sheets) + 1}")
            self.sheets[sheet] = attributes.get(f"{TABLE} style-name", "")
        elif name == f"{STYLE} style":
            self._style = attributes.get(f"{STYLE} name", "")
        elif name == f"{STYLE} table-properties" and attributes.get(f"{TABLE} display") == "false":
            self.hidden.add(self._style)

    def end(self, name: str) -> None:
        """Handle the end of a tag."""
        if name == ROW:
            self.ended += 1

    def text(self, text: str) -> None:
        """Handle text between tags."""


class PassedRows(FedXml):
    """Gives a parser what isn't rows of a part. `names` hears of its events."""

    def __init__(self, source: IO[bytes], names: SheetNames) -> None:
        super().__init__(source, names)
        self._plain = True
        self._parser.StartNamespaceDeclHandler = self._declared

    def steps(self) -> Iterator[None]:
        """Read the part and pause after each piece. Raise ValueError if what isn't rows isn't well-formed."""
        rest = self._read()
        self._plain = not OTHER_ENCODING.match(rest)
        seen = _DECLARATION.sub(b"", rest, count=1)
        while rest:
            self._plain &= len(rest) < LONGEST_TAG and not any(sign in seen and tag in seen for sign, tag in _HIDING)
            rest = rest[self._passed_over(rest) if self._plain else self._given(rest, 0, len(rest)) :]
            yield
            if not (raw := self._read()):
                break
            seen = rest = rest + raw
        self._feed(rest, final=True)
        yield

    def _passed_over(self, raw: bytes) -> int:
        """Pass over the rows that are whole, give the parser the rest; return where the next piece has to begin."""
        at = 0
        while begin := _BEGIN.search(raw, at):
            at = self._given(raw, at, begin.start())
            end = raw.rfind(_ROW_END, at)
            if end < 0 or not self._plain:
                return at
            end += len(_ROW_END)
            if any(other.search(raw, at, end) for other in _OTHERS):  # else each row and cell ends before `end`
                self._given(raw, at, end)
            at = end
        unfinished = raw.rfind(b"<", at)
        return self._given(raw, at, unfinished if raw.rfind(b">", at) < unfinished else len(raw))

    def _given(self, raw: bytes, at: int, end: int) -> int:
        """Give the parser what stands there; return its end."""
        if at < end:
            self._feed(raw[at:end])
        return end

    def _declared(self, prefix: str | None, namespace: str | None) -> None:
        if prefix == "table" and namespace != TABLE:
            self._plain = False
