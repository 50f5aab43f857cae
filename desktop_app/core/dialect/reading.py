"""A dialect out of its TOML text, every line checked: whoever mistypes a name is told where."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Mapping
from typing import Any

from desktop_app.core.decoding.fields import squashed
from desktop_app.core.dialect.checks import (
    Check,
    Wrong,
    a_count,
    a_header_line,
    a_name,
    a_path,
    a_switch,
    a_task_path,
    extras,
    extras_by_product,
    places,
    words,
)
from desktop_app.core.dialect.model import Answers, Dialect, Paths, Requests
from desktop_app.core.rates import LIMITS, RateGroup
from desktop_app.core.readings import TaskStatus

VERSION = 1
_LONGEST = 64 * 1024
# Fewer requests a minute can't be kept apart sensibly; more numbers in a task than a sheet has rows is no limit.
_FEWEST, _MOST = 6, 10_000_000
# Of `Requests`, the names of fields that stand beside each other.
_SENT_TOGETHER = (
    ("product", "country", "phones"),
    ("upload", "upload_product", "upload_country"),
    ("phone", "phone_product", "phone_country"),
)


class DialectWrong(ValueError):
    """A text isn't a dialect: `line` from 1 (None: the whole), `reason` for a person."""

    def __init__(self, line: int | None, reason: str) -> None:
        super().__init__(reason if line is None else f"line {line}: {reason}")
        self.line = line
        self.reason = reason


_SECTIONS: Mapping[str, Mapping[str, Check]] = {
    "paths": {
        **dict.fromkeys(("balance", "detect", "detect_file", "check"), a_path),
        **dict.fromkeys(("task", "result"), a_task_path),
    },
    "requests": {
        **dict.fromkeys(("product", "country", "upload_product", "upload_country"), a_name(empty=True)),
        **dict.fromkeys(("phone_product", "phone_country"), a_name(empty=True)),
        **dict.fromkeys(("phones", "upload", "phone"), a_name(empty=False)),
        "upload_header": a_header_line,
        "plus": a_switch,
        "extra": extras,
        "extra_for": extras_by_product,
    },
    "answers": dict.fromkeys(Answers.__dataclass_fields__, places),
    "statuses": dict.fromkeys(map(str, TaskStatus), words),
    "limits": {**{str(group): a_count(_FEWEST, LIMITS[group]) for group in RateGroup}, "numbers": a_count(1, _MOST)},
}


def read_dialect(text: str) -> Dialect:
    """The dialect in a text. Raises `DialectWrong` for anything that can't be meant; nothing is passed over."""
    if len(text) > _LONGEST:
        raise DialectWrong(None, "it is too long for a dialect")
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _malformed(str(error), text) from None
    except RecursionError:
        raise DialectWrong(None, "it is nested too deeply") from None
    version = found.pop("dialect", VERSION)
    if version != VERSION:
        raise DialectWrong(_line(text, "", "dialect"), f"this version of Dialproof reads dialects of version {VERSION}")
    checked = {name: _section(text, name, value) for name, value in found.items()}
    return _dialect(text, checked)


def _section(text: str, name: str, values: Any) -> dict[str, Any]:
    known = _SECTIONS.get(name)
    if known is None:
        raise DialectWrong(_line(text, name, ""), f"there is no section “{name}”{_meant(name, _SECTIONS)}")
    if not isinstance(values, dict):
        raise DialectWrong(_line(text, "", name), f"“{name}” is a section: write [{name}] on a line of its own")
    found = {}
    for key, value in values.items():
        line = _line(text, name, key)
        if key not in known:
            raise DialectWrong(line, f"section [{name}] has no “{key}”{_meant(key, known)}")
        try:
            found[key] = known[key](value)
        except Wrong as error:
            raise DialectWrong(line, f"{key}: {error}") from None
    return found


def _meant(name: str, known: Mapping[str, Any]) -> str:
    near = difflib.get_close_matches(name, known, 1)
    return f"; did you mean “{near[0]}”?" if near else f"; it may have {', '.join(known)}"


def _dialect(text: str, checked: Mapping[str, dict[str, Any]]) -> Dialect:
    def section(name: str) -> dict[str, Any]:
        return checked.get(name, {})

    return Dialect(
        paths=Paths(**section("paths")),
        requests=_requests(text, section("requests")),
        answers=Answers(**section("answers")),
        statuses=_statuses(text, section("statuses")),
        limits={group: section("limits").get(group, LIMITS[group]) for group in RateGroup},
        most_numbers=section("limits").get("numbers"),
    )


def _requests(text: str, values: dict[str, Any]) -> Requests:
    """No field may take the place of another: of a number, a product or a country above all."""
    requests = Requests(**values)
    ours: set[str] = set()
    for entries in _SENT_TOGETHER:
        together: set[str] = set()
        for entry in entries:
            name = getattr(requests, entry)
            if name and name.casefold() in together:
                raise DialectWrong(_line(text, "requests", entry), f"{entry}: “{name}” is the name of another field")
            together.add(name.casefold())
        ours |= together
    for entry, added in (("extra", [requests.extra]), ("extra_for", list(requests.extra_for.values()))):
        if taken := [key for each in added for key in each if key.casefold() in ours]:
            raise DialectWrong(_line(text, "requests", entry), f"“{min(taken)}” is sent already")
    return requests


def _statuses(text: str, by_state: Mapping[str, tuple[str, ...]]) -> dict[str, TaskStatus]:
    found: dict[str, TaskStatus] = {}
    for state, said in by_state.items():
        for word in said:
            if found.setdefault(squashed(word), TaskStatus(state)) is not TaskStatus(state):
                raise DialectWrong(_line(text, "statuses", state), f"“{word}” can't mean two states")
    return found


def _malformed(error: str, text: str) -> DialectWrong:
    at = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", error)
    reason = error[: at.start()] if at else error
    line = (int(at[1]) if at[1] else text.count("\n") + 1) if at else None
    return DialectWrong(line, f"it can't be read ({reason[:1].lower()}{reason[1:]})")


def _line(text: str, section: str, key: str) -> int | None:
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
