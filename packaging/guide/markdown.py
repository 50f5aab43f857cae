"""From Markdown to HTML, as much of it as docs/ is written in; a checkout needs nothing but Python for it.

Headings, paragraphs, lists in lists, tables and code; in a line: code, bold, italic, links and pictures. Everything
else is text and escaped, HTML too. `tests/packaging/test_guide.py` compares it with markdown-it for each document.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape

# How a link's target is written in the page; raises what the caller likes for one that leads nowhere.
Target = Callable[[str], str]
_HEADING = re.compile(r"(#{1,6}) +(.+?) *#*$")
_FENCE = re.compile(r"```\s*(\w*)")
_ITEM = re.compile(r"(?P<mark>[*+-]|(?P<number>\d{1,9})[.)]) +(?=\S)")
_TABLE_RULE = re.compile(r"\|?[ :|-]*-[ :|-]*\|[ :|-]*$")
_CELL = re.compile(r"(?<!\\)\|")
_INLINE = re.compile(
    r"""
      (?P<ticks>`+)(?P<code>.+?)(?<!`)(?P=ticks)(?!`)
    | \\(?P<escaped>[!-/:-@\[-`{-~])
    | (?P<picture>!)?\[(?P<text>(?:[^\[\]`]|`[^`]*`|\[[^\[\]]*\])*)\]\((?P<target>[^()\s]+)\)
    | \*\*(?P<bold>(?=\S).+?(?<=\S))\*\*
    | \*(?P<italic>(?=[^\s*]).*?(?<=[^\s*]))\*(?!\*)
    """,
    re.VERBOSE | re.DOTALL,
)


def to_html(text: str, target: Target = str) -> str:
    """Return the HTML of a document's body; each heading has the `id` that links on GitHub use."""
    return _Blocks(text.splitlines(), target).html()


def slug(heading: str) -> str:
    """Return the name by which a heading is linked to, as GitHub makes it of its Markdown."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def inline(text: str, target: Target = str) -> str:
    """Return the HTML of what stands in a paragraph, a heading or a cell."""
    made, at = [], 0
    for found in _INLINE.finditer(text):
        made += [escape(text[at : found.start()], quote=False), _marked(found, target)]
        at = found.end()
    return "".join((*made, escape(text[at:], quote=False)))


def _marked(found: re.Match[str], target: Target) -> str:
    if (code := found["code"]) is not None:
        padded = code.startswith(" ") and code.endswith(" ") and code.strip()
        return f"<code>{escape((code[1:-1] if padded else code).replace(chr(10), ' '), quote=False)}</code>"
    if found["escaped"]:
        return escape(found["escaped"], quote=False)
    if found["target"]:
        where = escape(target(found["target"]))
        if found["picture"]:
            return f'<img src="{where}" alt="{escape(found["text"])}" />'
        return f'<a href="{where}">{inline(found["text"], target)}</a>'
    tag, inside = ("strong", found["bold"]) if found["bold"] else ("em", found["italic"])
    return f"<{tag}>{inline(inside, target)}</{tag}>"


class _Blocks:
    """Takes one block after the other off the lines."""

    def __init__(self, lines: Sequence[str], target: Target) -> None:
        self._lines = list(lines)
        self._target = target
        self._at = 0

    def html(self, *, tight: bool = False) -> str:
        """Return the blocks' HTML. `tight`: paragraphs stand without a tag, as in a list without blank lines."""
        made = []
        while self._at < len(self._lines):
            line = self._lines[self._at]
            if not line.strip():
                self._at += 1
            elif found := _HEADING.match(line):
                self._at += 1
                level = len(found[1])
                made.append(f'<h{level} id="{escape(slug(found[2]))}">{inline(found[2], self._target)}</h{level}>')
            elif found := _FENCE.match(line):
                made.append(self._code(found[1]))
            elif found := _ITEM.match(line):
                made.append(self._list(found))
            elif self._is_table():
                made.append(self._table())
            else:
                text = inline(self._paragraph(), self._target)
                made.append(text if tight else f"<p>{text}</p>")
        return "\n".join(made)

    def _code(self, language: str) -> str:
        self._at += 1
        begin = self._at
        while self._at < len(self._lines) and not self._lines[self._at].startswith("```"):
            self._at += 1
        self._at += 1
        text = "".join(f"{escape(line, quote=False)}\n" for line in self._lines[begin : self._at - 1])
        kind = f' class="language-{escape(language)}"' if language else ""
        return f"<pre><code{kind}>{text}</code></pre>"

    def _list(self, first: re.Match[str]) -> str:
        items, kind, loose = [], first["mark"][-1], False
        while self._at < len(self._lines) and (found := _ITEM.match(self._lines[self._at])):
            if found["mark"][-1] != kind:
                break
            item = self._item(found.end())
            loose = loose or any(not line.strip() for line in _trimmed(item))
            items.append(item)
            loose = loose or (not item[-1].strip() and self._goes_on(kind))
        tag = "ol" if first["number"] else "ul"
        start = f' start="{int(first["number"])}"' if first["number"] and int(first["number"]) != 1 else ""
        inside = (_Blocks(_trimmed(item), self._target).html(tight=not loose) for item in items)
        return "\n".join((f"<{tag}{start}>", *(f"<li>{each}</li>" for each in inside), f"</{tag}>"))

    def _goes_on(self, kind: str) -> bool:
        found = _ITEM.match(self._lines[self._at]) if self._at < len(self._lines) else None
        return found is not None and found["mark"][-1] == kind

    def _item(self, width: int) -> list[str]:
        """Take an item's lines: those indented as far as its text, and those that carry its paragraph on."""
        item = [self._lines[self._at][width:]]
        self._at += 1
        while self._at < len(self._lines):
            line = self._lines[self._at]
            if line.startswith(" " * width) or not line.strip():
                item.append(line[width:])
            elif item[-1].strip() and not self._begins_a_block(line):
                item.append(line.strip())
            else:
                break
            self._at += 1
        return item

    @staticmethod
    def _begins_a_block(line: str) -> bool:
        return any(pattern.match(line) for pattern in (_HEADING, _FENCE, _ITEM))

    def _is_table(self) -> bool:
        following = self._lines[self._at + 1 : self._at + 2]
        return "|" in self._lines[self._at] and bool(following) and bool(_TABLE_RULE.match(following[0]))

    def _table(self) -> str:
        rows = []
        while self._at < len(self._lines) and self._lines[self._at].strip():
            rows.append(self._lines[self._at])
            self._at += 1
        sides = [_side(cell) for cell in _cells(rows[1])]
        made = ["<table>", "<thead>", *self._row(rows[0], "th", sides), "</thead>", "<tbody>"]
        for row in rows[2:]:
            made += self._row(row, "td", sides)
        return "\n".join((*made, "</tbody>", "</table>"))

    def _row(self, line: str, tag: str, sides: Sequence[str]) -> list[str]:
        cells = _cells(line)[: len(sides)]
        cells += [""] * (len(sides) - len(cells))
        return [
            "<tr>",
            *(
                f"<{tag}{side}>{inline(cell.replace(chr(92) + '|', '|'), self._target)}</{tag}>"
                for cell, side in zip(cells, sides, strict=True)
            ),
            "</tr>",
        ]

    def _paragraph(self) -> str:
        lines: list[str] = []
        while self._at < len(self._lines):
            line = self._lines[self._at]
            if not line.strip() or (lines and (self._begins_a_block(line) or self._is_table())):
                break
            lines.append(line.strip())
            self._at += 1
        return "\n".join(lines)


def _trimmed(lines: Sequence[str]) -> list[str]:
    left = list(lines)
    while left and not left[-1].strip():
        left.pop()
    return left


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in _CELL.split(line.strip().removeprefix("|").removesuffix("|"))]


def _side(rule: str) -> str:
    left, right = rule.startswith(":"), rule.endswith(":")
    if not right:
        return ' style="text-align:left"' if left else ""
    return f' style="text-align:{"center" if left else "right"}"'
