"""Validates each value of a service profile, with error messages for its author."""

from __future__ import annotations

import codecs
import math
import re
from collections.abc import Callable, Mapping
from datetime import date, time
from enum import StrEnum
from typing import Any
from urllib.parse import parse_qsl

from desktop_app.core.decoding.fields import squashed
from desktop_app.core.profile.auth import KeyPlace
from desktop_app.core.profile.model import NUMBER, TASK_ID, BodyForm, Place, parse_place
from desktop_app.core.results.answer_form import NO_DELIMITER, Layout
from desktop_app.core.results.answer_form import Place as Column
from desktop_app.core.results.standard_columns import TaughtColumn
from desktop_app.core.results.standard_words import UNKNOWN, VALUES, Standard, plain, standard_value
from desktop_app.core.text.translatable import tr_text

Check = Callable[[Any], Any]

_LONGEST = 120
_MOST = 30
_MOST_COLUMNS = 500
# Names for signs that can't be seen or are hard to quote.
DELIMITERS = {"tab": "\t", "\\t": "\t", "comma": ",", "semicolon": ";", "pipe": "|"}
_NO_DELIMITERS = '"\r\n\0'
# No percent-encoding: %2E%2E would lead above the connection's address.
_PATH = re.compile(r"/[A-Za-z0-9._~!$&'()*+,;=:@/-]*")
# Nothing that ends the query, and nothing that has to be encoded and isn't.
_QUERY = re.compile(r"(?:[A-Za-z0-9._~!$'()*+,;:@/?&=-]|%[0-9A-Fa-f]{2})*")
_LONGEST_ADDRESS = 300
SECRETS = frozenset({
    "key", "apikey", "accesskey", "secretkey", "token", "apitoken", "accesstoken", "authtoken", "secret", "apisecret",
    "password", "passwd", "pwd",
})  # fmt: skip
_NAME = re.compile(r"[^\x00-\x1f\x7f\"\r\n]+")


# A header's name (RFC 9110, 5.1). Those that httpx, this program or the way sets aren't free to have a key.
_TOKEN = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]{1,60}")
_TAKEN_HEADERS = frozenset({
    "accept-encoding", "connection", "content-encoding", "content-length", "content-type", "expect", "host", "if-range",
    "keep-alive", "proxy-authorization", "range", "te", "trailer", "transfer-encoding", "upgrade", "user-agent",
})  # fmt: skip
_MOST_PARTS = 3
_LONGEST_PREFIX = 40
_LONGEST_SEPARATOR = 3

_A_NAME = tr_text("it has to be a name in quotation marks")
_A_NAME_OR_NONE = tr_text("it has to be a name in quotation marks, or {empty} for none", empty='""')


_A_PATH = tr_text(
    "it has to be a path that begins with /, such as /balance; with a query its method stands before it: {example}",
    example="GET /lookup?to={number}",
)
A_TASK_ID = tr_text("it has to hold {id} once, such as /tasks/{id}", id=TASK_ID)


class Wrong(ValueError):
    """Raised for an invalid value; the message ends the sentence “name: …”."""


def an_endpoint(*placeholders: str, methods: tuple[str, ...] = ("GET", "POST"), empty: bool = False) -> Check:
    """Return a check for a path below the connection's address. Reject another host and `..`.

    It may have each placeholder; with its method before it, it may have a query. `empty`: "" says that there is none.
    """

    def check(value: Any) -> str:
        if empty and value == "":
            return ""
        text = _text(value, _LONGEST_ADDRESS).replace("{task}", TASK_ID)
        method, _, address = text.rpartition(" ")
        if method and method not in methods:
            raise Wrong(tr_text("before the path may stand {methods}", methods=", ".join(methods)))
        for placeholder in placeholders:
            address = address.replace(placeholder, "t")
        path, mark, query = address.partition("?")
        if not _PATH.fullmatch(path) or "//" in path or ".." in path.split("/") or (mark and not method):
            raise Wrong(_A_PATH)
        if not _QUERY.fullmatch(query):
            raise Wrong(tr_text("“{query}” can't be a query", query=query))
        if secret := next((name for name, _ in parse_qsl(query) if squashed(name) in SECRETS), ""):
            raise Wrong(tr_text("“{name}”: a key has no place in a profile; [auth] says how it goes", name=secret))
        return text

    return check


def a_balance_address(value: Any) -> str:
    """Return the address of the balance, "" for none."""
    return "" if value == "" else str(an_endpoint()(value))


def a_task_address(value: Any) -> str:
    """Return the address of a task, which may hold its identifier once."""
    text = str(an_endpoint(TASK_ID)(value))
    if text.count(TASK_ID) > 1:
        raise Wrong(A_TASK_ID)
    return text


def a_name(*, empty: bool) -> Check:
    """Return a check for a field's name. `empty`: "" is allowed, and the field isn't sent."""

    def check(value: Any) -> str:
        text = _text(value)
        if not (text or empty) or (text and not _NAME.fullmatch(text)):
            raise Wrong(_A_NAME_OR_NONE if empty else _A_NAME)
        return text

    return check


def a_header_line(value: Any) -> str:
    """Return the first line of an uploaded list, "" for none."""
    text = _text(value)
    if any(sign in text for sign in "\r\n"):
        raise Wrong(tr_text("it has to be a single line"))
    return text


def a_switch(value: Any) -> bool:
    """Return true or false; reject other values."""
    if not isinstance(value, bool):
        raise Wrong(tr_text("it has to be true or false"))
    return value


def a_count(fewest: int, most: int) -> Check:
    """Return a check for a whole number within bounds."""

    def check(value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not fewest <= value <= most:
            raise Wrong(
                tr_text("it has to be a whole number from {fewest} to {most}", fewest=str(fewest), most=str(most))
            )
        return value

    return check


def seconds(fewest: float, most: float) -> Check:
    """Return a check for a number of seconds within bounds."""

    def check(value: Any) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float) or not fewest <= value <= most:
            raise Wrong(
                tr_text(
                    "it has to be a number of seconds from {fewest} to {most}", fewest=f"{fewest:g}", most=f"{most:g}"
                )
            )
        return float(value)

    return check


def a_layout(value: Any) -> Layout:
    """Return the layout of a result's rows."""
    if not isinstance(value, str) or value not in set(Layout):
        raise Wrong(tr_text("it has to be one of {layouts}", layouts=", ".join(f"“{each}”" for each in Layout)))
    return Layout(value)


def an_encoding(value: Any) -> str:
    """Return the name of a text encoding that Python knows."""
    text = _text(value)
    try:
        "a".encode(text)
        codecs.getincrementaldecoder(text)
    except (LookupError, ValueError):
        raise Wrong(
            tr_text("“{text}” is not the name of a text encoding, such as utf-8, utf-16 or gb18030", text=text)
        ) from None
    return text


def a_delimiter(value: Any) -> str:
    """Return the sign that separates the cells of a line, "" for none."""
    text = _text(value)
    text = DELIMITERS.get(text.strip().casefold(), text)
    if text != NO_DELIMITER and (len(text) != 1 or text in _NO_DELIMITERS):
        raise Wrong(
            tr_text(
                "it has to be a single sign such as {signs}, or {empty} where nothing separates",
                signs='";", "tab"',
                empty='""',
            )
        )
    return text


def a_column(value: Any) -> Column:
    """Return a column by its name or its place. A place counts from 1 in the file and from 0 in the result."""
    if isinstance(value, int) and not isinstance(value, bool):
        if not 1 <= value <= _MOST_COLUMNS:
            raise Wrong(tr_text("it has to be a column's name, or its place from 1 to {most}", most=_MOST_COLUMNS))
        return value - 1
    if not isinstance(value, str) or not _is_word(value):
        raise Wrong(tr_text("it has to be a column's name in quotation marks, or its place: 1 for the first"))
    return value


def columns(value: Any) -> tuple[Column, ...]:
    """Return one or several columns."""
    found = value if isinstance(value, list) else [value]
    if not 0 < len(found) <= _MOST:
        raise Wrong(tr_text("it has to be a column's name or place, or a list of such"))
    return tuple(map(a_column, found))


def a_word(value: Any) -> str:
    """Return a word to show as an answer."""
    text = _text(value)
    if not _is_word(text):
        raise Wrong(tr_text("it has to be a word in quotation marks"))
    return text


def words(value: Any) -> tuple[str, ...]:
    """Return the service's words for a state."""
    found = tuple(_texts(value))
    if not all(map(squashed, found)):
        raise Wrong(tr_text("it has to be words, with letters or digits in them"))
    return found


def values(value: Any) -> tuple[str, ...]:
    """Return values that an answer may have at a place, as `Outcome` compares them."""
    found = [value] if isinstance(value, str | int) else value
    if (
        not isinstance(found, list)
        or not 0 < len(found) <= _MOST
        or not all(isinstance(each, str | int) for each in found)
    ):
        raise Wrong(tr_text("it has to be a value, such as {example}, or a list of such", example='"ok"'))
    texts = [str(each).lower() if isinstance(each, bool) else str(each) for each in found]
    return tuple(text.strip().casefold() for text in texts if len(text) <= _LONGEST)


def a_meaning(meaning: Standard) -> Check:
    """Return a check for a standard column: its field, or an object with `field` and the service's values."""

    def check(value: Any) -> TaughtColumn:
        said = dict(value) if isinstance(value, dict) else {"field": value}
        names = tuple(_texts(said.pop("field"))) if "field" in said else ()
        if not (names or said) or not all(map(plain, names)):
            raise Wrong(tr_text("it has to be a field's name, or {shape}", shape='{ field = "…", yes = "…" }'))
        known: dict[str, str] = {}
        for key, own in said.items():
            means = standard_value(meaning, key, {}) if meaning in VALUES else ""
            if means not in VALUES.get(meaning, ()) or (means == UNKNOWN and plain(key) != UNKNOWN):
                every = ", ".join(each.replace(" ", "_") for each in VALUES.get(meaning, ()))
                raise Wrong(tr_text("“{key}” is none of its values: {values}", key=key, values=every or "–"))
            for word in values(own):
                if known.setdefault(word, means) != means:
                    raise Wrong(tr_text("“{word}” can't mean two things", word=word))
        return TaughtColumn(names, known)

    return check


def places(value: Any) -> tuple[Place, ...]:
    """Return the places of a value in an answer."""
    found = []
    for text in _texts(value):
        try:
            found.append(parse_place(text))
        except ValueError as error:
            raise Wrong(str(error)) from None
    return tuple(found)


def a_key_place(value: Any) -> KeyPlace:
    """Return where the key goes."""
    return KeyPlace(_one_of(value, KeyPlace))


def key_names(value: Any) -> tuple[str, ...]:
    """Return the names of the key's parts."""
    found = tuple(_texts(value))
    if len(found) > _MOST_PARTS or not all(map(_NAME.fullmatch, found)) or not all(map(str.isascii, found)):
        raise Wrong(tr_text("it has to be a name in quotation marks, or a list of at most {most}", most=_MOST_PARTS))
    return found


def key_labels(value: Any) -> tuple[str, ...]:
    """Return what the service calls the key's parts."""
    found = tuple(_texts(value))
    if len(found) > _MOST_PARTS or not all(map(_is_word, found)):
        raise Wrong(tr_text("it has to be a name in quotation marks, or a list of at most {most}", most=_MOST_PARTS))
    return found


def an_e164_number(value: Any) -> str:
    """Return a number in E.164."""
    if not isinstance(value, str) or not re.fullmatch(r"\+[1-9][0-9]{6,14}", value):
        raise Wrong(tr_text("it has to be a number such as {example}", example='"+14155550100"'))
    return value


def is_free_header(name: str) -> bool:
    """Return True if a header of this name may have a key."""
    return bool(_TOKEN.fullmatch(name)) and name.casefold() not in _TAKEN_HEADERS


def a_free_header(value: Any) -> str:
    """Return the name of a header that is free for a submission's own key, "" for none."""
    text = _text(value)
    if text and (not is_free_header(text) or text.casefold() == "authorization"):
        raise Wrong(tr_text("“{name}” can't be a header with a key", name=text))
    return text


def a_prefix(value: Any) -> str:
    """Return what stands before the key in its header, such as "App "."""
    text = _text(value)
    if len(text) > _LONGEST_PREFIX or not text.isascii() or (text and not text.isprintable()):
        raise Wrong(tr_text("it has to be a short text in quotation marks, such as {example}", example='"App "'))
    return text


def a_body_form(value: Any) -> BodyForm:
    """Return how the fields of a request are written."""
    return BodyForm(_one_of(value, BodyForm))


def a_separator(value: Any) -> str:
    """Return what stands between numbers in one text, "" for a list."""
    text = _text(value)
    if len(text) > _LONGEST_SEPARATOR or any(sign.isdigit() or sign == "+" for sign in text):
        raise Wrong(tr_text("it has to be a sign or two between numbers, such as {example}", example='","'))
    return text


def a_shape(value: Any) -> Mapping[str, Any]:
    """Return the fields of an object for each number."""
    found = extras(value)
    if not any(
        NUMBER in text
        for each in found.values()
        for text in (each if isinstance(each, list) else [each])
        if isinstance(text, str)
    ):
        raise Wrong(tr_text("it has to hold the number, as in {example}", example='{ phone = "{number}" }'))
    return found


def extras(value: Any) -> Mapping[str, Any]:
    """Return further fields of a request: texts, numbers, true or false, and lists of these."""
    if not isinstance(value, dict) or len(value) > _MOST:
        raise Wrong(tr_text("it has to be fields with their values"))
    for name, each in value.items():
        if not name or not _NAME.fullmatch(name) or not _is_plain(each):
            raise Wrong(tr_text("“{name}” has to be a text, a number, true or false, or a list of these", name=name))
    return value


def extras_by_product(value: Any) -> Mapping[str, Mapping[str, Any]]:
    """Return further fields of a request by product slug."""
    if not isinstance(value, dict) or len(value) > _MOST:
        raise Wrong(tr_text("it has to name a product, as in {line}", line='[requests.extra_for."hlr-lookup"]'))
    return {slug: extras(fields) for slug, fields in value.items()}


def _one_of(value: Any, words: type[StrEnum]) -> str:
    if not isinstance(value, str) or value not in set(words):
        raise Wrong(tr_text("it has to be one of {words}", words=", ".join(f"“{each}”" for each in words)))
    return value


def _is_plain(value: Any) -> bool:
    if isinstance(value, list):
        return len(value) <= _MOST and not any(isinstance(each, list) for each in value) and all(map(_is_plain, value))
    if isinstance(value, float):
        return math.isfinite(value)
    return not isinstance(value, dict | date | time)


def _is_word(text: str) -> bool:
    return bool(text.strip()) and text.isprintable() and len(text) <= _LONGEST


def _text(value: Any, longest: int = _LONGEST) -> str:
    if not isinstance(value, str) or len(value) > longest:
        raise Wrong(tr_text("it has to be a text in quotation marks"))
    return value


def _texts(value: Any) -> list[str]:
    found = [value] if isinstance(value, str) else value
    if not isinstance(found, list) or not 0 < len(found) <= _MOST or not all(map(_said, found)):
        raise Wrong(tr_text("it has to be a text in quotation marks, or a list of such texts"))
    return found


def _said(value: Any) -> bool:
    return isinstance(value, str) and bool(value.strip()) and len(value) <= 2 * _LONGEST
