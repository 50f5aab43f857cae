"""On which line of a dialect something stands."""

from __future__ import annotations

import re


def line_of(text: str, section: str, key: str) -> int | None:
    """The line on which a key of a section stands, else that of the section: TOML's readers don't tell."""
    here, heading = "", None
    own = re.compile(rf"\s*[\"']?{re.escape(key)}[\"']?\s*[.=]")
    dotted = re.compile(rf"\s*{re.escape(section)}\s*\.\s*{re.escape(key)}\b")
    for number, line in enumerate(text.splitlines(), 1):
        if found := re.match(r"\s*\[+\s*([^\]]*?)\s*\]", line):
            here, *deeper = (part.strip().strip("\"'") for part in found[1].split("."))
            heading = number if heading is None and here == section else heading
            if here == section and key and deeper[:1] == [key]:
                return number
        elif key and ((here == section and own.match(line)) or (section and dotted.match(line))):
            return number
    return heading
