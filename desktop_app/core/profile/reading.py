"""Reads a service profile from TOML, and reports each mistake with its line."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any
from urllib.parse import parse_qsl

from desktop_app.core.batches.polling import LONGEST_TAUGHT, SHORTEST_DELAY, Polling
from desktop_app.core.decoding.fields import squashed
from desktop_app.core.profile import checks
from desktop_app.core.profile.auth import NAMELESS, Auth, KeyPlace
from desktop_app.core.profile.model import (
    COUNT,
    COUNTRY,
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
)
from desktop_app.core.results.answer_form import Layout, ResultForm
from desktop_app.core.results.standard_words import Standard
from desktop_app.core.service.rates import LIMITS, RateGroup
from desktop_app.core.service.readings import TaskStatus
from desktop_app.core.service.refusal_words import About
from desktop_app.core.text.translatable import tr_text

VERSION = 1
# Entries of [answers] that aren't places in `Answers`: the result form has the rows' place, since whoever reads a
# result needs it.
ROWS, IN_REPLY = "rows", "in_reply"
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


_SECTIONS: Mapping[str, Mapping[str, checks.Check]] = {
    "auth": {
        "by": checks.a_key_place,
        "names": checks.key_names,
        "prefix": checks.a_prefix,
        "labels": checks.key_labels,
    },
    "paths": {
        "balance": checks.a_balance_address,
        # A submission is no GET, which whatever is on the way may repeat.
        "detect": checks.an_endpoint(PRODUCT, COUNTRY, methods=("POST",), empty=True),
        "detect_file": checks.an_endpoint(PRODUCT, COUNTRY, methods=("POST",)),
        **dict.fromkeys(("task", "result"), checks.a_task_address),
        "check": checks.an_endpoint(NUMBER, PRODUCT, COUNTRY),
        "quote": checks.an_endpoint(PRODUCT, COUNTRY, COUNT),
    },
    "requests": {
        **dict.fromkeys(("product", "country", "upload_product", "upload_country"), checks.a_name(empty=True)),
        **dict.fromkeys(("phone_product", "phone_country"), checks.a_name(empty=True)),
        **dict.fromkeys(("phones", "upload", "phone"), checks.a_name(empty=False)),
        "body": checks.a_body_form,
        "upload_header": checks.a_header_line,
        "phone_list": checks.a_switch,
        "task": checks.a_name(empty=True),
        "idempotency": checks.a_free_header,
        **dict.fromkeys(("count", "quote_token"), checks.a_name(empty=True)),
        "plus": checks.a_switch,
        "joined": checks.a_separator,
        "each": checks.a_shape,
        "extra": checks.extras,
        "extra_for": checks.extras_by_product,
    },
    "answers": {**dict.fromkeys([*Answers.__dataclass_fields__, ROWS], checks.places), IN_REPLY: checks.a_switch},
    "outcome": {"at": checks.places, "success": checks.values, "failure": checks.values},
    "statuses": dict.fromkeys(map(str, TaskStatus), checks.words),
    "refusals": dict.fromkeys(map(str, About), checks.words),
    "limits": {
        **{str(group): checks.a_count(_FEWEST, LIMITS[group]) for group in RateGroup},
        str(RateGroup.CHECKS): checks.a_count(_FEWEST, _MOST_CHECKS),
        "per_second": checks.a_count(1, 1_000),
        "at_once": checks.a_count(1, 64),
        **dict.fromkeys(("least", "numbers"), checks.a_count(1, _MOST)),
    },
    "polling": dict.fromkeys(("first", "longest"), checks.seconds(SHORTEST_DELAY, LONGEST_TAUGHT)),
    "test": {
        "number": checks.an_e164_number,
        "product": checks.a_word,
        "charged": checks.a_switch,
        "task": checks.a_word,
    },
    "result": {
        "layout": checks.a_layout,
        "encoding": checks.an_encoding,
        "delimiter": checks.a_delimiter,
        "header": checks.a_switch,
        "number": checks.a_column,
        "values": checks.columns,
        "listed": checks.a_word,
        "sheet": checks.a_word,
    },
    "meanings": {str(meaning): checks.a_meaning(meaning) for meaning in Standard},
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


def checked_section(text: str, name: str, values: Any, known: Mapping[str, checks.Check]) -> dict[str, Any]:
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
        except checks.Wrong as error:
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
        answers=Answers(**{name: each for name, each in section("answers").items() if name not in {ROWS, IN_REPLY}}),
        in_reply=section("answers").get(IN_REPLY, False),
        outcome=_outcome(text, section("outcome")),
        statuses=_statuses(text, section("statuses")),
        limits={group: section("limits").get(group, LIMITS[group]) for group in RateGroup},
        per_second=section("limits").get("per_second"),
        at_once=section("limits").get("at_once"),
        least_numbers=_least(text, section("limits")),
        most_numbers=section("limits").get("numbers"),
        polling=_polling(text, section("polling")),
        result=replace(_result(text, section("result")), rows=section("answers").get(ROWS)),
        refusals=_refusals(text, section("refusals")),
        probe=_probe(text, section("test"), paths),
        meanings={Standard(name): taught for name, taught in section("meanings").items()},
    )


def _paths(text: str, values: dict[str, Any], requests: Requests) -> Paths:
    """Build the addresses. Reject one of a task that nothing names, and a parameter that fields would repeat."""
    for name in ("task", "result"):
        if not requests.task and TASK_ID not in values.get(name, TASK_ID):
            raise ProfileWrong(
                line_of(text, "paths", name), tr_text("{key}: {error}", key=name, error=checks.A_TASK_ID)
            )
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
    if auth.by is KeyPlace.HEADER and (bad := [name for name in auth.names if not checks.is_free_header(name)]):
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
