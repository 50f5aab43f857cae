"""Writes a service profile as self-explaining TOML: entries that differ from the defaults, the rest as comments."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from desktop_app.core.profile.checks import DELIMITERS
from desktop_app.core.profile.model import DEFAULT, Probe, ServiceProfile, place_text
from desktop_app.core.profile.reading import IN_REPLY, ROWS
from desktop_app.core.results.answer_form import LISTED, ResultForm
from desktop_app.core.results.standard_columns import TaughtColumn
from desktop_app.core.results.standard_words import VALUES, Standard
from desktop_app.core.service.readings import TaskStatus
from desktop_app.core.service.refusal_words import About

_HEAD = """\
# The names that this service uses. Whatever is left out, or follows a #, Dialproof detects.
profile = 1
"""
_ABOUT = {
    "auth": "How the API key goes, which itself is never in this file: by header, bearer, basic, query or body.\n"
    "# Several names: the key has several parts, which are entered with a colon between them.",
    "paths": "Where its endpoints are, below the connection's address.",
    "requests": "What is sent: names of fields (\"\" sends none). plus: whether numbers begin with a +.\n"
    "# upload: the list as a file; upload_header: its first line. phone: a single check.\n"
    "# Further fields: extra = { mode = \"full\" }; for one product [requests.extra_for.\"its-slug\"]",
    "answers": "Where values are in its answers, as data.tasks[0].id; of several, the first one present is used.\n"
    "# in_reply: the answers come in the reply to a submission, at rows; there are no tasks to ask about.",
    "outcome": "How a 200 says that the request failed: at is the place of that in an answer,\n"
    "# success and failure are its values there.",
    "statuses": "Its own words for the states of a task, beside the usual ones.",
    "refusals": "How it says that it accepted nothing: a code or part of its text, by what the refusal is about.",
    "limits": "Requests a minute; only checks may be more than the document allows. per_second: of all together.\n"
    "# at_once: how many may be under way at the same time.\n"
    "# How many numbers a task must have: least; and may have: numbers.",
    "test": "What Test asks where balance in [paths] is \"\": a check of a number, which costs nothing\n"
    "# if charged is false; or after a task that isn't there.",
    "polling": "Seconds between two requests about a task: first for a new one, longest for an old one.",
    "result": "How a result's file is read. layout: \"table\"; \"pairs\", number and value in one cell; or\n"
    "# \"hits\", being listed is the answer, and listed its word. Columns by name, or by position: 1 is the first.",
    "meanings": "Which of its fields, and which of its values, say what answers of all services have in common.",
}  # fmt: skip
_EXAMPLES: Mapping[str, Mapping[str, Any]] = {
    "auth": {"labels": "…"},
    "answers": {
        "task_id": "data.task_id", "status": "data.status", "progress": "data.progress", "message": "data.message",
        "cost": "data.cost", "balance": "data.balance", "currency": "data.currency", "result": "data.download_url",
        "check": "data", "error": "error.message", "quote": "data.total",
        "quote_token": "data.token", "rows": "data.results", "in_reply": True,
    },
    "paths": {"quote": "POST /quote"},
    "outcome": dict.fromkeys(("at", "success", "failure"), "…"),
    "statuses": dict.fromkeys(map(str, TaskStatus), "…"),
    "refusals": dict.fromkeys(map(str, About), "…"),
    "test": dict.fromkeys(("number", "product", "charged", "task"), "…"),
    "limits": {"per_second": "…", "at_once": "…", "least": 500, "numbers": 10_000},
    "result": {
        "layout": "table", "encoding": "utf-8", "delimiter": ";", "header": True, "number": "msisdn",
        "values": ["status"], "listed": LISTED, "sheet": "Results",
    },
    "meanings": {
        **dict.fromkeys(map(str, Standard), "…"),
        "reachable": {"field": "live_status", "yes": "LIVE", "no": ["DEAD", "ABSENT"]},
        "line_type": {"field": "type", "mobile": "CELL"},
    },
}  # fmt: skip


def written(profile: ServiceProfile) -> str:
    """Return the profile's text; `read_profile` turns it back into the same profile."""
    now, usual = _sections(profile), _sections(DEFAULT)
    parts = [_HEAD]
    for name, about in _ABOUT.items():
        lines = [f"# {about}", f"[{name}]"]
        examples: Mapping[str, Any] = {**usual[name], **_EXAMPLES.get(name, {})}
        for key, value in {**examples, **now[name]}.items():
            if key in now[name] and value != usual[name].get(key):
                lines.append(f"{key} = {toml_value(value)}")
            elif key not in {"each", "extra", "extra_for"}:
                lines.append(f"# {key} = {toml_value(examples[key])}")
        parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)


def count_taught(profile: ServiceProfile) -> int:
    """Count the entries that differ from the defaults."""
    now, usual = _sections(profile), _sections(DEFAULT)
    return sum(value != usual[name].get(key) for name, values in now.items() for key, value in values.items())


def _sections(profile: ServiceProfile) -> dict[str, dict[str, Any]]:
    """Return the file's entries by section. Empty and unknown ones are left out."""
    places = {each.name: getattr(profile.answers, each.name) for each in fields(profile.answers)}
    places |= {ROWS: profile.result.rows or ()}
    outcome = profile.outcome
    more_limits = {
        "per_second": profile.per_second,
        "at_once": profile.at_once,
        "least": profile.least_numbers,
        "numbers": profile.most_numbers,
    }
    statuses = {state: [word for word, meant in profile.statuses.items() if meant is state] for state in TaskStatus}
    refusals = {about: [word for word, meant in profile.refusals.items() if meant is about] for about in About}
    return {
        "auth": {name: each for name, each in _values(profile.auth).items() if each != ()},
        "paths": _values(profile.paths),
        "requests": _values(profile.requests),
        "answers": {
            **{name: _shortest([place_text(each) for each in found]) for name, found in places.items() if found},
            **({IN_REPLY: True} if profile.in_reply else {}),
        },
        "outcome": {
            **({"at": _shortest([place_text(each) for each in outcome.at])} if outcome.at else {}),
            **{name: _shortest(list(each)) for name in ("success", "failure") if (each := getattr(outcome, name))},
        },
        "statuses": {str(state): _shortest(message) for state, message in statuses.items() if message},
        "refusals": {str(about): _shortest(message) for about, message in refusals.items() if message},
        "limits": {
            **{str(group): limit for group, limit in profile.limits.items()},
            **{name: value for name, value in more_limits.items() if value},
        },
        "test": _set(profile.probe, Probe()) if profile.probe else {},
        "polling": _values(profile.polling),
        "result": _result_entries(profile.result),
        "meanings": {str(meaning): _meaning_entry(meaning, taught) for meaning, taught in profile.meanings.items()},
    }


def _result_entries(form: ResultForm) -> dict[str, Any]:
    """Return the entries of a result form, as people write them."""
    message = {name: value for name, value in _values(form).items() if value is not None and name != ROWS}
    if "delimiter" in message:
        message["delimiter"] = next(
            (name for name, sign in DELIMITERS.items() if sign == message["delimiter"]), message["delimiter"]
        )
    if "number" in message:
        message["number"] = _counted(form.number)
    if form.values is not None:
        message["values"] = _shortest(list(map(_counted, form.values)))
    return message


def _meaning_entry(meaning: Standard, taught: TaughtColumn) -> Any:
    """Return the entry of a standard column: its field alone, or with the service's values by what they mean."""
    names = _shortest(list(taught.names))
    known = {
        value.replace(" ", "_"): _shortest([word for word, means in taught.values.items() if means == value])
        for value in VALUES.get(meaning, ())
        if value in taught.values.values()
    }
    return {**({"field": names} if names else {}), **known} if known else names


def _counted(place: Any) -> Any:
    """Return a column's place, counted from 1."""
    return place + 1 if isinstance(place, int) else place


def _shortest(texts: list[Any]) -> Any:
    """Return a single item instead of a list of one."""
    return texts[0] if len(texts) == 1 else texts


def _values(part: Any) -> dict[str, Any]:
    return {each.name: getattr(part, each.name) for each in fields(part)}


def _set(part: Any, usual: Any) -> dict[str, Any]:
    """Return the values that aren't the usual ones."""
    return {name: value for name, value in _values(part).items() if value != getattr(usual, name)}


def toml_value(value: Any) -> str:
    """Return a value in TOML. Its strings are written as in JSON, except for one character."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{toml_value(str(key))} = {toml_value(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(toml_value, value))}]"
    return repr(value)
