"""Reads and writes a service profile as self-explaining TOML, and reports each mistake with its line."""

from __future__ import annotations

import difflib
import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any
from urllib.parse import parse_qsl

from desktop_app.core.batches.polling import LONGEST_TAUGHT, SHORTEST_DELAY, Polling
from desktop_app.core.decoding.fields import squashed
from desktop_app.core.profile.auth import NAMELESS, Auth, KeyPlace
from desktop_app.core.profile.checks import (
    A_TASK_ID,
    DELIMITERS,
    Check,
    Wrong,
    a_balance_address,
    a_body_form,
    a_column,
    a_count,
    a_delimiter,
    a_free_header,
    a_header_line,
    a_key_place,
    a_layout,
    a_meaning,
    a_name,
    a_prefix,
    a_separator,
    a_shape,
    a_switch,
    a_task_address,
    a_word,
    an_e164_number,
    an_encoding,
    an_endpoint,
    columns,
    extras,
    extras_by_product,
    is_free_header,
    key_labels,
    key_names,
    places,
    seconds,
    values,
    words,
)
from desktop_app.core.profile.model import (
    COUNT,
    COUNTRY,
    DEFAULT,
    NUMBER,
    PRODUCT,
    TASK_ID,
    Answers,
    BodyForm,
    Outcome,
    Paths,
    Probe,
    Requests,
    ServiceProfile,
    place_text,
)
from desktop_app.core.results.answer_form import LISTED, Layout, ResultForm
from desktop_app.core.results.standard_columns import TaughtColumn
from desktop_app.core.results.standard_words import VALUES, Standard
from desktop_app.core.service.rates import LIMITS, RateGroup
from desktop_app.core.service.readings import TaskStatus
from desktop_app.core.service.refusal_words import About
from desktop_app.core.text.translatable import tr_text

VERSION = 1
# Entries of [answers] that aren't places in `Answers`: the result form has the rows' place, since whoever reads a
# result needs it.
_ROWS, _IN_REPLY = "rows", "in_reply"
_LONGEST = 64 * 1024
# Limits the dots on a line: tomllib's time for dotted keys grows with their depth, to 9 seconds for one of 64 kB.
_VERSION_KEYS = ("profile", "dialect")  # the second in profiles of earlier versions
_MOST_DOTS = 150
_MOST_BITS = 64
# Fewer requests a minute can't be spaced sensibly; a task limit above a sheet's rows is no limit.
_FEWEST, _MOST = 6, 10_000_000
# Some services take more checks than the document allows.
_MOST_CHECKS = 60_000
# The names in `Requests` that are sent together.
_SENT_TOGETHER = (
    ("product", "country", "phones", "quote_token"),
    ("upload", "upload_product", "upload_country", "quote_token"),
    ("phone", "phone_product", "phone_country"),
)
# Matches x = foo, as people write it who don't know that TOML wants "foo".
_BARE = re.compile(r"\s*([\w.-]{1,40})\s*=\s*([^\W\d][\w.\[\]/-]{0,80})\s*(?:#.*)?\Z")


class ProfileWrong(ValueError):
    """Raised for a text that isn't a service profile: `line` from 1 (None: the whole), `reason` for a person."""

    def __init__(self, line: int | None, reason: str) -> None:
        super().__init__(reason if line is None else tr_text("line {line}: {reason}", line=line, reason=reason))
        self.line = line
        self.reason = reason


_SECTIONS: Mapping[str, Mapping[str, Check]] = {
    "auth": {"by": a_key_place, "names": key_names, "prefix": a_prefix, "labels": key_labels},
    "paths": {
        "balance": a_balance_address,
        # A submission is no GET, which whatever is on the way may repeat.
        "detect": an_endpoint(PRODUCT, COUNTRY, methods=("POST",), empty=True),
        "detect_file": an_endpoint(PRODUCT, COUNTRY, methods=("POST",)),
        **dict.fromkeys(("task", "result"), a_task_address),
        "check": an_endpoint(NUMBER, PRODUCT, COUNTRY),
        "quote": an_endpoint(PRODUCT, COUNTRY, COUNT),
    },
    "requests": {
        **dict.fromkeys(("product", "country", "upload_product", "upload_country"), a_name(empty=True)),
        **dict.fromkeys(("phone_product", "phone_country"), a_name(empty=True)),
        **dict.fromkeys(("phones", "upload", "phone"), a_name(empty=False)),
        "body": a_body_form,
        "upload_header": a_header_line,
        "phone_list": a_switch,
        "task": a_name(empty=True),
        "idempotency": a_free_header,
        **dict.fromkeys(("count", "quote_token"), a_name(empty=True)),
        "plus": a_switch,
        "joined": a_separator,
        "each": a_shape,
        "extra": extras,
        "extra_for": extras_by_product,
    },
    "answers": {**dict.fromkeys([*Answers.__dataclass_fields__, _ROWS], places), _IN_REPLY: a_switch},
    "outcome": {"at": places, "success": values, "failure": values},
    "statuses": dict.fromkeys(map(str, TaskStatus), words),
    "refusals": dict.fromkeys(map(str, About), words),
    "limits": {
        **{str(group): a_count(_FEWEST, LIMITS[group]) for group in RateGroup},
        str(RateGroup.CHECKS): a_count(_FEWEST, _MOST_CHECKS),
        "per_second": a_count(1, 1_000),
        "at_once": a_count(1, 64),
        **dict.fromkeys(("least", "numbers"), a_count(1, _MOST)),
    },
    "polling": dict.fromkeys(("first", "longest"), seconds(SHORTEST_DELAY, LONGEST_TAUGHT)),
    "test": {"number": an_e164_number, "product": a_word, "charged": a_switch, "task": a_word},
    "result": {
        "layout": a_layout,
        "encoding": an_encoding,
        "delimiter": a_delimiter,
        "header": a_switch,
        "number": a_column,
        "values": columns,
        "listed": a_word,
        "sheet": a_word,
    },
    "meanings": {str(meaning): a_meaning(meaning) for meaning in Standard},
}


def read_profile(text: str) -> ServiceProfile:
    """Return the service profile in a text. Raise `ProfileWrong` for anything invalid: nothing is ignored."""
    return profile_in(text, tables_in(text))


def tables_in(text: str) -> dict[str, Any]:
    """Return the values in a text of TOML. Raise `ProfileWrong` for one that can't be read, or could do harm."""
    if len(text) > _LONGEST:
        raise ProfileWrong(None, tr_text("it is too long for a service profile"))
    deep = next((number for number, line in enumerate(text.split("\n"), 1) if line.count(".") > _MOST_DOTS), None)
    if deep is not None:
        raise ProfileWrong(deep, tr_text("it is nested too deeply"))
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _malformed(str(error), text) from None
    except RecursionError:
        raise ProfileWrong(None, tr_text("it is nested too deeply")) from None
    except ValueError:  # Python refuses numbers of thousands of digits
        raise ProfileWrong(None, tr_text("a number in it is too large")) from None
    if _has_huge_number(found):
        raise ProfileWrong(None, tr_text("a number in it is too large"))
    return found


def profile_in(text: str, found: dict[str, Any]) -> ServiceProfile:
    """Return the service profile in the tables of a text. Raise `ProfileWrong` for anything invalid."""
    found = dict(found)
    for key in _VERSION_KEYS:
        if found.pop(key, VERSION) != VERSION:
            raise ProfileWrong(
                line_of(text, "", key),
                tr_text("this version of Dialproof reads service profiles of version {version}", version=VERSION),
            )
    for name in found:
        if name not in _SECTIONS:
            raise ProfileWrong(line_of(text, name, ""), _no_section(name))
    checked = {name: checked_section(text, name, value, _SECTIONS[name]) for name, value in found.items()}
    return _profile(text, checked)


def _has_huge_number(value: Any) -> bool:
    """Return True if there is a number beyond TOML's 64 bits, which would take seconds to display."""
    if isinstance(value, dict | list):
        return any(map(_has_huge_number, value.values() if isinstance(value, dict) else value))
    return isinstance(value, int) and value.bit_length() > _MOST_BITS


def checked_section(text: str, name: str, values: Any, known: Mapping[str, Check]) -> dict[str, Any]:
    """Return the values of a section, each passed through its check. Raise `ProfileWrong` with the line."""
    if not isinstance(values, dict):
        raise ProfileWrong(
            line_of(text, "", name), tr_text("“{name}” is a section: write [{name}] on a line of its own", name=name)
        )
    found = {}
    for key, value in values.items():
        line = line_of(text, name, key)
        if key not in known:
            raise ProfileWrong(line, _no_key(name, key, known))
        try:
            found[key] = known[key](value)
        except Wrong as error:
            raise ProfileWrong(line, tr_text("{key}: {error}", key=key, error=error)) from None
    return found


def _no_section(name: str) -> str:
    if near := difflib.get_close_matches(name, _SECTIONS, 1):
        return tr_text("there is no section “{name}”; did you mean “{near}”?", name=name, near=near[0])
    return tr_text("there is no section “{name}”; it may have {known}", name=name, known=", ".join(_SECTIONS))


def _no_key(section: str, key: str, known: Mapping[str, Any]) -> str:
    if near := difflib.get_close_matches(key, known, 1):
        return tr_text(
            "section [{section}] has no “{key}”; did you mean “{near}”?", section=section, key=key, near=near[0]
        )
    return tr_text(
        "section [{section}] has no “{key}”; it may have {known}", section=section, key=key, known=", ".join(known)
    )


def _profile(text: str, checked: Mapping[str, dict[str, Any]]) -> ServiceProfile:
    def section(name: str) -> dict[str, Any]:
        return checked.get(name, {})

    requests = _requests(text, section("requests"))
    paths = _paths(text, section("paths"), requests)
    return ServiceProfile(
        auth=_auth(text, section("auth"), requests, paths),
        paths=paths,
        requests=requests,
        answers=Answers(**{name: each for name, each in section("answers").items() if name not in {_ROWS, _IN_REPLY}}),
        in_reply=section("answers").get(_IN_REPLY, False),
        outcome=_outcome(text, section("outcome")),
        statuses=_statuses(text, section("statuses")),
        limits={group: section("limits").get(group, LIMITS[group]) for group in RateGroup},
        per_second=section("limits").get("per_second"),
        at_once=section("limits").get("at_once"),
        least_numbers=_least(text, section("limits")),
        most_numbers=section("limits").get("numbers"),
        polling=_polling(text, section("polling")),
        result=replace(_result(text, section("result")), rows=section("answers").get(_ROWS)),
        refusals=_refusals(text, section("refusals")),
        probe=_probe(text, section("test"), paths),
        meanings={Standard(name): taught for name, taught in section("meanings").items()},
    )


def _paths(text: str, values: dict[str, Any], requests: Requests) -> Paths:
    """Build the addresses. Reject one of a task that nothing names, and a parameter that fields would repeat."""
    for name in ("task", "result"):
        if not requests.task and TASK_ID not in values.get(name, TASK_ID):
            raise ProfileWrong(line_of(text, "paths", name), tr_text("{key}: {error}", key=name, error=A_TASK_ID))
    paths = Paths(**values)
    fields_sent = {
        "check": {requests.phone: NUMBER, requests.phone_product: PRODUCT, requests.phone_country: COUNTRY},
        "task": {requests.task: TASK_ID},
        "result": {requests.task: TASK_ID},
        "quote": {requests.product: PRODUCT, requests.country: COUNTRY, requests.count: COUNT},
    }
    for name, sent in fields_sent.items():
        endpoint = paths.endpoint(name)
        there = {each for each, _ in parse_qsl(endpoint.address.partition("?")[2], keep_blank_values=True)}
        again = [each for each, value in sent.items() if each in there and value not in endpoint.address]
        if again and endpoint.method == "GET":
            raise ProfileWrong(line_of(text, "paths", name), tr_text("“{name}” is sent already", name=again[0]))
    return paths


def _auth(text: str, values: dict[str, Any], requests: Requests, paths: Paths) -> Auth:
    """Build the way of the key. Reject names that it can't have, and entries that say nothing."""

    def wrong(entry: str, reason: str) -> ProfileWrong:
        line = line_of(text, "auth", entry if entry in values else "by")
        return ProfileWrong(line, tr_text("{entry}: {reason}", entry=entry, reason=reason))

    auth = Auth(**values)
    if auth.labels and len(auth.labels) != auth.parts:
        raise wrong("labels", tr_text("the key has {count} parts", count=str(auth.parts)))
    if auth.by in NAMELESS:
        if given := [entry for entry in ("names", "prefix") if entry in values]:
            raise wrong(given[0], tr_text("it says nothing where by = “{by}”", by=auth.by))
        return replace(auth, names=())
    if auth.by is not KeyPlace.HEADER and "names" not in values:
        raise wrong(
            "names", tr_text("say what the key is called there, such as {example}", example='names = "api_key"')
        )
    if len({name.casefold() for name in auth.names}) < len(auth.names):
        raise wrong("names", tr_text("each part has a name of its own"))
    if auth.by is KeyPlace.HEADER and (bad := [name for name in auth.names if not is_free_header(name)]):
        raise wrong("names", tr_text("“{name}” can't be a header with a key", name=bad[0]))
    if auth.prefix and (auth.by is not KeyPlace.HEADER or auth.parts > 1):
        raise wrong("prefix", tr_text("it stands before a key that goes in one header"))
    if auth.by is KeyPlace.HEADER and requests.idempotency.casefold() in {name.casefold() for name in auth.names}:
        raise ProfileWrong(
            line_of(text, "requests", "idempotency"), tr_text("“{name}” is sent already", name=requests.idempotency)
        )
    sent = _sent(requests, paths)
    if auth.by is not KeyPlace.HEADER and (taken := [name for name in auth.names if name.casefold() in sent]):
        raise wrong("names", tr_text("“{name}” is sent already", name=taken[0]))
    return auth


def _probe(text: str, values: dict[str, Any], paths: Paths) -> Probe | None:
    """Build what a connection test asks. Reject one that asks nothing, or two things."""
    asked = [name for name in ("number", "task") if name in values]
    if len(asked) > 1 or (values and not asked):
        reason = tr_text("say a number that is checked, or a task that isn't there: one of the two")
        raise ProfileWrong(line_of(text, "test", next(iter(values))), tr_text("test: {reason}", reason=reason))
    if not values and not paths.balance:
        reason = tr_text("balance: without one, [test] says what is asked in its place")
        raise ProfileWrong(line_of(text, "paths", "balance"), reason)
    return Probe(**values) if values else None


def _sent(requests: Requests, paths: Paths) -> set[str]:
    """Return the names of all fields and parameters that may be sent."""
    queries = (paths.endpoint(each.name).address.partition("?")[2] for each in fields(paths))
    extras = [requests.extra, *requests.extra_for.values()]
    names = [getattr(requests, entry) for entries in _SENT_TOGETHER for entry in entries]
    names += [requests.task, *(name for query in queries for name, _ in parse_qsl(query))]
    return {name.casefold() for name in [*names, *(key for each in extras for key in each)]}


def _least(text: str, limits: dict[str, Any]) -> int | None:
    least, most = limits.get("least"), limits.get("numbers")
    if least and most and least > most:
        raise ProfileWrong(
            line_of(text, "limits", "least"),
            tr_text("least: no task has {least} numbers and {most} at most", least=least, most=most),
        )
    return least


def _polling(text: str, values: dict[str, Any]) -> Polling:
    """Build the polling. A first interval above the usual longest one raises both."""
    first = values.get("first", SHORTEST_DELAY)
    found = Polling(first, values.get("longest", max(first, Polling().longest)))
    if found.first > found.longest:
        raise ProfileWrong(
            line_of(text, "polling", "longest"), tr_text("longest: it can't be shorter than the first interval")
        )
    return found


def _result(text: str, values: dict[str, Any]) -> ResultForm:
    """Build the result form. Reject contradictory entries, because neither could be trusted."""
    form = ResultForm(**values)
    named = [name for name in ("number", "values") if _named(values.get(name))]
    if form.header is False and named:
        raise ProfileWrong(
            line_of(text, "result", named[0]), tr_text("{entry}: without a header no column has a name", entry=named[0])
        )
    if form.values is not None and form.layout not in {None, Layout.TABLE}:
        raise ProfileWrong(
            line_of(text, "result", "values"),
            tr_text("values: there are none in layout = “{layout}”", layout=form.layout),
        )
    return form


def _named(value: Any) -> bool:
    """Return True if a column is given by name."""
    return any(isinstance(each, str) for each in (value if isinstance(value, tuple) else (value,)))


def _requests(text: str, values: dict[str, Any]) -> Requests:
    """Build the requests. Reject a name used twice: a field could replace a number, a product or a country."""
    requests = Requests(**values)
    if requests.each and (requests.body is not BodyForm.JSON or requests.joined):
        raise ProfileWrong(line_of(text, "requests", "each"), tr_text("each: objects are sent in JSON, and in a list"))
    ours: set[str] = set()
    for entries in _SENT_TOGETHER:
        together: set[str] = set()
        for entry in entries:
            name = getattr(requests, entry)
            if name and name.casefold() in together:
                raise ProfileWrong(
                    line_of(text, "requests", entry),
                    tr_text("{entry}: “{name}” is the name of another field", entry=entry, name=name),
                )
            together.add(name.casefold())
        ours |= together
    for entry, added in (("extra", [requests.extra]), ("extra_for", list(requests.extra_for.values()))):
        if taken := [key for each in added for key in each if key.casefold() in ours]:
            raise ProfileWrong(line_of(text, "requests", entry), tr_text("“{name}” is sent already", name=min(taken)))
    return requests


def _outcome(text: str, values: dict[str, Any]) -> Outcome:
    """Build the outcome. Reject a place without values, and values without a place."""
    if values and not values.keys() >= {"at"}:
        raise ProfileWrong(line_of(text, "outcome", next(iter(values))), tr_text("at: say where in an answer that is"))
    if "at" in values and len(values) == 1:
        raise ProfileWrong(line_of(text, "outcome", "at"), tr_text("at: say which values mean success, or failure"))
    outcome = Outcome(**values)
    if both := set(outcome.success) & set(outcome.failure):
        raise ProfileWrong(
            line_of(text, "outcome", "failure"), tr_text("“{word}” can't mean two things", word=min(both))
        )
    return outcome


def _statuses(text: str, by_state: Mapping[str, tuple[str, ...]]) -> dict[str, TaskStatus]:
    found: dict[str, TaskStatus] = {}
    for state, meant in by_state.items():
        for word in meant:
            if found.setdefault(squashed(word), TaskStatus(state)) is not TaskStatus(state):
                raise ProfileWrong(
                    line_of(text, "statuses", state), tr_text("“{word}” can't mean two states", word=word)
                )
    return found


def _refusals(text: str, by_subject: Mapping[str, tuple[str, ...]]) -> dict[str, About]:
    found: dict[str, About] = {}
    for about, meant in by_subject.items():
        for word in meant:
            if found.setdefault(word, About(about)) is not About(about):
                raise ProfileWrong(
                    line_of(text, "refusals", about), tr_text("“{word}” can't mean two things", word=word)
                )
    return found


def _malformed(error: str, text: str) -> ProfileWrong:
    at = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", error)
    reason = error[: at.start()] if at else error
    line = (int(at[1]) if at[1] else text.count("\n") + 1) if at else None
    if reason == "Invalid value" and (bare := _bare_word(text, line)):
        return ProfileWrong(line, tr_text("a text stands in quotation marks: {line}", line=f'{bare[1]} = "{bare[2]}"'))
    return ProfileWrong(line, tr_text("it can't be read ({words})", words=reason[:1].lower() + reason[1:]))


def _bare_word(text: str, line: int | None) -> re.Match[str] | None:
    """Match a line of a key and a bare word: only the quotation marks are missing."""
    lines = text.split("\n")
    return _BARE.match(lines[line - 1]) if line and line <= len(lines) else None


# --- Line numbers ---


def line_of(text: str, section: str, key: str) -> int | None:
    """Return the line of a section's key, else that of the section, because tomllib doesn't report lines."""
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


# --- Writing: entries that differ from the defaults, the rest as comments ---


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
                lines.append(f"{key} = {_toml(value)}")
            elif key not in {"each", "extra", "extra_for"}:
                lines.append(f"# {key} = {_toml(examples[key])}")
        parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)


def count_taught(profile: ServiceProfile) -> int:
    """Count the entries that differ from the defaults."""
    now, usual = _sections(profile), _sections(DEFAULT)
    return sum(value != usual[name].get(key) for name, values in now.items() for key, value in values.items())


def _sections(profile: ServiceProfile) -> dict[str, dict[str, Any]]:
    """Return the file's entries by section. Empty and unknown ones are left out."""
    places = {each.name: getattr(profile.answers, each.name) for each in fields(profile.answers)}
    places |= {_ROWS: profile.result.rows or ()}
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
            **({_IN_REPLY: True} if profile.in_reply else {}),
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
    message = {name: value for name, value in _values(form).items() if value is not None and name != _ROWS}
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
