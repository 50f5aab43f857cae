"""A dialect as a TOML text that explains itself: what differs from the defaults, the rest as comments."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from desktop_app.core.dialect.model import DEFAULT, Dialect
from desktop_app.core.dialect.places import place_text
from desktop_app.core.readings import TaskStatus

_HEAD = """\
# What this service calls things. Whatever is left out, or stands behind a #, Dialproof finds for itself.
dialect = 1
"""
_ABOUT = {
    "paths": "Where its endpoints are, below the connection's address.",
    "requests": "What is sent: names of fields (\"\" sends none). plus: whether numbers begin with a +.\n"
    "# upload: the list as a file; upload_header: its first line. phone: a single check.\n"
    "# Further fields: extra = { mode = \"full\" }; for one product [requests.extra_for.\"its-slug\"]",
    "answers": "Where things stand in its answers, as data.tasks[0].id; of several, the first that is there counts.",
    "statuses": "Its own words for the states of a task, beside the usual ones.",
    "limits": "Requests a minute, never more than the document allows; numbers: how many a task may have.",
}  # fmt: skip
_EXAMPLES: Mapping[str, Mapping[str, Any]] = {
    "answers": {
        "task_id": "data.task_id", "status": "data.status", "progress": "data.progress", "message": "data.message",
        "cost": "data.cost", "balance": "data.balance", "currency": "data.currency", "result": "data.download_url",
        "check": "data", "error": "error.message",
    },
    "statuses": dict.fromkeys(map(str, TaskStatus), "…"),
    "limits": {"numbers": 10_000},
}  # fmt: skip


def written(dialect: Dialect) -> str:
    """The text; `read_dialect` gives the same dialect back."""
    now, usual = _sections(dialect), _sections(DEFAULT)
    parts = [_HEAD]
    for name, about in _ABOUT.items():
        lines = [f"# {about}", f"[{name}]"]
        examples: Mapping[str, Any] = {**usual[name], **_EXAMPLES.get(name, {})}
        for key, value in {**examples, **now[name]}.items():
            if key in now[name] and value != usual[name].get(key):
                lines.append(f"{key} = {_toml(value)}")
            elif key not in {"extra", "extra_for"}:
                lines.append(f"# {key} = {_toml(examples[key])}")
        parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)


def count_taught(dialect: Dialect) -> int:
    """How many of its entries differ from the defaults."""
    now, usual = _sections(dialect), _sections(DEFAULT)
    return sum(value != usual[name].get(key) for name, values in now.items() for key, value in values.items())


def _sections(dialect: Dialect) -> dict[str, dict[str, Any]]:
    """What the file says, section by section; what is empty or not known is left out."""
    places = {each.name: getattr(dialect.answers, each.name) for each in fields(dialect.answers)}
    statuses = {state: [word for word, meant in dialect.statuses.items() if meant is state] for state in TaskStatus}
    return {
        "paths": _values(dialect.paths),
        "requests": _values(dialect.requests),
        "answers": {name: _shortest([place_text(each) for each in found]) for name, found in places.items() if found},
        "statuses": {str(state): _shortest(said) for state, said in statuses.items() if said},
        "limits": {
            **{str(group): limit for group, limit in dialect.limits.items()},
            **({"numbers": dialect.most_numbers} if dialect.most_numbers else {}),
        },
    }


def _shortest(texts: list[str]) -> str | list[str]:
    """A single text stands for itself."""
    return texts[0] if len(texts) == 1 else texts


def _values(part: Any) -> dict[str, Any]:
    return {each.name: getattr(part, each.name) for each in fields(part)}


def _toml(value: Any) -> str:
    """A value as TOML has it; its strings are those of JSON but for one character."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_toml(str(key))} = {_toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_toml, value))}]"
    return repr(value)
