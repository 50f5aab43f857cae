"""Writes a service profile as self-explaining TOML: entries that differ from the defaults, the rest as comments."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from desktop_app.core.dialect.checks import DELIMITERS
from desktop_app.core.dialect.model import DEFAULT, Dialect
from desktop_app.core.dialect.places import place_text
from desktop_app.core.results.answer_form import LISTED, ResultForm
from desktop_app.core.service.readings import TaskStatus
from desktop_app.core.service.refusal_words import About

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
    "refusals": "What it says where it surely took nothing: a code or some of its words, by what the refusal is about.",
    "limits": "Requests a minute, never more than the document allows.\n"
    "# How many numbers a task must have: least; and may have: numbers.",
    "polling": "Seconds between two questions after a task: the first of a new one, and the longest of an old one.",
    "result": "How a result's file is read. layout: \"table\"; \"pairs\", number and value in one cell; or\n"
    "# \"hits\", being listed is the answer, and listed the word for it. Columns by name, or by place: 1 is the first.",
}  # fmt: skip
_EXAMPLES: Mapping[str, Mapping[str, Any]] = {
    "answers": {
        "task_id": "data.task_id", "status": "data.status", "progress": "data.progress", "message": "data.message",
        "cost": "data.cost", "balance": "data.balance", "currency": "data.currency", "result": "data.download_url",
        "check": "data", "error": "error.message",
    },
    "statuses": dict.fromkeys(map(str, TaskStatus), "…"),
    "refusals": dict.fromkeys(map(str, About), "…"),
    "limits": {"least": 500, "numbers": 10_000},
    "result": {
        "layout": "table", "encoding": "utf-8", "delimiter": ";", "header": True, "number": "msisdn",
        "values": ["status"], "listed": LISTED, "sheet": "Results",
    },
}  # fmt: skip


def written(dialect: Dialect) -> str:
    """Return the profile's text; `read_dialect` turns it back into the same profile."""
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
    """Count the entries that differ from the defaults."""
    now, usual = _sections(dialect), _sections(DEFAULT)
    return sum(value != usual[name].get(key) for name, values in now.items() for key, value in values.items())


def _sections(dialect: Dialect) -> dict[str, dict[str, Any]]:
    """Return the file's entries by section. Empty and unknown ones are left out."""
    places = {each.name: getattr(dialect.answers, each.name) for each in fields(dialect.answers)}
    statuses = {state: [word for word, meant in dialect.statuses.items() if meant is state] for state in TaskStatus}
    refusals = {about: [word for word, meant in dialect.refusals.items() if meant is about] for about in About}
    return {
        "paths": _values(dialect.paths),
        "requests": _values(dialect.requests),
        "answers": {name: _shortest([place_text(each) for each in found]) for name, found in places.items() if found},
        "statuses": {str(state): _shortest(said) for state, said in statuses.items() if said},
        "refusals": {str(about): _shortest(said) for about, said in refusals.items() if said},
        "limits": {
            **{str(group): limit for group, limit in dialect.limits.items()},
            **({"least": dialect.least_numbers} if dialect.least_numbers else {}),
            **({"numbers": dialect.most_numbers} if dialect.most_numbers else {}),
        },
        "polling": _values(dialect.polling),
        "result": _result(dialect.result),
    }


def _result(form: ResultForm) -> dict[str, Any]:
    """Return the entries of a result form, as people write them."""
    said = {name: value for name, value in _values(form).items() if value is not None}
    if "delimiter" in said:
        said["delimiter"] = next(
            (name for name, sign in DELIMITERS.items() if sign == said["delimiter"]), said["delimiter"]
        )
    if "number" in said:
        said["number"] = _counted(form.number)
    if form.values is not None:
        said["values"] = _shortest(list(map(_counted, form.values)))
    return said


def _counted(place: Any) -> Any:
    """Return a column's place, counted from 1."""
    return place + 1 if isinstance(place, int) else place


def _shortest(texts: list[Any]) -> Any:
    """Return a single item instead of a list of one."""
    return texts[0] if len(texts) == 1 else texts


def _values(part: Any) -> dict[str, Any]:
    return {each.name: getattr(part, each.name) for each in fields(part)}


def _toml(value: Any) -> str:
    """Return a value in TOML. Its strings are written as in JSON, except for one character."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_toml(str(key))} = {_toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_toml, value))}]"
    return repr(value)
