"""An Inno Setup script as its sections, read as far as ours goes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

Entry = dict[str, str]
_PARAMETER = re.compile(r'(\w+): ("(?:[^"]|"")*"|[^;"]*)(?:; |$)')


class Script(NamedTuple):
    """`setup` has the keys of [Setup], `entries` those of every other section, line by line."""

    setup: Entry
    entries: dict[str, list[Entry]]


def read_script(path: Path) -> Script:
    """Read it; a line that isn't what its section has raises `ValueError`."""
    setup: Entry = {}
    entries: dict[str, list[Entry]] = {}
    section = ""
    for line in path.read_text("ascii").splitlines():
        if not line or line.startswith((";", "#", "  #")):
            continue
        if line.startswith("["):
            section = line.strip("[]")
            entries.setdefault(section, [])
        elif section == "Setup":
            name, equals, value = line.partition("=")
            if not equals or name in setup:
                raise ValueError(line)
            setup[name] = value
        else:
            entries[section].append(_parameters(line))
    return Script(setup, entries)


def _parameters(line: str) -> Entry:
    found, at = {}, 0
    while at < len(line):
        part = _PARAMETER.match(line, at)
        if part is None or part[1] in found:
            raise ValueError(line)
        value = part[2]
        found[part[1]] = value[1:-1].replace('""', '"') if value.startswith('"') else value
        at = part.end()
    return found
