"""A key in whatever a service or a proxy may make of it, several times over."""

from __future__ import annotations

import base64
import html
import json
import random
import string
import time
from collections.abc import Callable
from itertools import pairwise
from urllib.parse import quote

import pytest

from desktop_app.core.text.key_forms import HIDDEN, NO_KEY, KeyMask, KnownKeys

KEY = 'sk-T0p/S3cr3t+9f"&<=>~zz'
SPELLINGS: dict[str, Callable[[str], str]] = {
    "as it is": lambda key: key,
    "JSON": lambda key: json.dumps(key)[1:-1],
    "JSON in JSON": lambda key: json.dumps(json.dumps(json.dumps(key)))[1:-1],
    "JSON for HTML": lambda key: "".join(each if each.isalnum() else f"\\u{ord(each):04x}" for each in key),
    "JSON, all of it, in capitals": lambda key: "".join(f"\\u{ord(each):04X}" for each in key),
    "such JSON in JSON": lambda key: json.dumps("".join(f"\\u{ord(each):04x}" for each in key))[1:-1],
    "a program's text": lambda key: repr(key)[1:-1],
    "bytes of a program": lambda key: "".join(f"\\x{ord(each):02x}" for each in key),
    "a URL": lambda key: quote(key, safe=""),
    "a URL in small letters": lambda key: "".join(each if each.isalnum() else f"%{ord(each):02x}" for each in key),
    "a URL in a URL": lambda key: quote(quote(quote(key, safe=""), safe=""), safe=""),
    "HTML": html.escape,
    "HTML in HTML": lambda key: html.escape(html.escape(key)),
    "HTML by numbers": lambda key: "".join(f"&#{ord(each)};" for each in key),
    "HTML by long numbers": lambda key: "".join(f"&#{ord(each):07};" for each in key),
    "HTML in hex": lambda key: "".join(f"&#x{ord(each):X};" for each in key),
    "HTML by names": lambda key: key.replace("&", "&amp;").replace("=", "&equals;").replace("+", "&plus;"),
    "hex": lambda key: key.encode().hex(),
    "hex in capitals with colons": lambda key: key.encode().hex(":").upper(),
    "base64": lambda key: base64.b64encode(key.encode()).decode(),
    "base64 for URLs": lambda key: base64.urlsafe_b64encode(key.encode()).decode(),
    "base64 in a URL": lambda key: quote(base64.b64encode(key.encode()).decode(), safe=""),
    "base64 in lines": lambda key: base64.encodebytes(b"x" * 50 + key.encode()).decode(),
    "UTF-16": lambda key: key.encode("utf-16-le").decode("latin-1"),
}  # fmt: skip


@pytest.mark.parametrize("spelling", SPELLINGS.values(), ids=SPELLINGS)
def test_it_is_hidden_in_every_spelling(spelling: Callable[[str], str]) -> None:
    draw = random.Random(7)  # noqa: S311 - the same keys each time
    letters = string.ascii_letters + string.digits + string.punctuation
    for key in (KEY, "".join(draw.choices(letters, k=40)), "".join(draw.choices(letters, k=9)), "nnnn\\uuuu"):
        mask, spelled = KeyMask(key), spelling(key)
        shown = mask.in_text(f"it says: {spelled} there")
        assert HIDDEN in shown, (key, shown)
        assert parts_of(spelled.rpartition("eHh4")[2], shown) == []  # which is xxx
        assert mask.in_bytes(f"it says: {spelled} there".encode("latin-1")) == shown.encode("latin-1")


@pytest.mark.parametrize("before", range(7))
@pytest.mark.parametrize("after", range(4))
def test_it_is_hidden_wherever_it_stands_in_base64(before: int, after: int) -> None:
    whole = base64.b64encode(b"Basic:"[:before] + KEY.encode() + b":x@"[:after]).decode()
    shown = KeyMask(KEY).in_text(f"Authorization: Basic {whole}, sent")
    assert shown.startswith("Authorization: Basic ")
    assert HIDDEN in shown
    # THEN what is left of it gives away nothing but a bit of its first and last letter
    left = "".join(shown.removeprefix("Authorization: Basic ").removesuffix(", sent").split(HIDDEN))
    assert len(left) <= 4 * (before + after + 3) / 3 + 2
    assert parts_of(whole, shown, 8 + before) == []


def test_what_json_holds_is_looked_through_with_its_names() -> None:
    escaped = "".join(f"\\u{ord(each):04x}" for each in KEY)
    message = {KEY: [escaped, {"deep": quote(KEY, safe="")}], "n": 5}
    assert KeyMask(KEY).in_value(message) == {HIDDEN: [HIDDEN, {"deep": HIDDEN}], "n": 5}


def test_what_is_json_stays_json() -> None:
    mask = KeyMask(KEY)
    for message in (f"a\\{KEY}", f"\n{KEY}\n", f'"{KEY}"', [json.dumps(KEY), {KEY: 1}]):
        hidden = json.loads(mask.in_bytes(json.dumps(message).encode()))
        assert KEY not in json.dumps(hidden)
        assert HIDDEN in json.dumps(hidden)


def test_other_texts_stay_as_they_are() -> None:
    mask = KeyMask(KEY)
    for text in (
        "",
        "sk-T0p/S3cr3t",
        "+447911123456",
        "\\u0073\\u006b",
        "%73%6b",
        "[key]",
        "a&amp;b",
        KEY[:-1],
        KEY[1:],
    ):
        assert mask.in_text(text) == text
    assert (NO_KEY.in_text(KEY), NO_KEY.in_bytes(b"k")) == (KEY, b"k")
    assert KeyMask("short").in_text("a short key, s\\u0068ort") == "a [key] key, s\\u0068ort"
    assert "T0p" not in repr(mask)
    known = KnownKeys()
    known.add(KEY)
    known.add("short")
    assert known.hidden(f"short {quote(KEY)}") == f"short {HIDDEN}"


@pytest.mark.parametrize(
    "piece", ["\\", "%25", "&amp;", "&#0", "0", KEY[:-1], base64.b64encode(KEY.encode()).decode()[:-6], "s", "73"]
)
def test_a_large_answer_made_to_be_slow_is_looked_through_soon(piece: str) -> None:
    data = (piece * (2_000_000 // len(piece))).encode()
    began = time.process_time()
    KeyMask(KEY).in_bytes(data)
    assert time.process_time() - began < 3


def parts_of(spelled: str, shown: str, length: int = 8) -> list[str]:
    """What is seen of a spelled key: each run of so many letters that stands in both."""
    return [spelled[at : at + length] for at in range(len(spelled) - length) if spelled[at : at + length] in shown]


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_the_key_is_hidden_wherever_a_stream_is_cut(spelling: str) -> None:
    key = SPELLINGS[spelling](KEY).encode()
    data = b"number,note\n+447911123456," + key + b"\n" + b"+447911123457,active\n" * 9_000 + key + b",end"
    mask, chance = KeyMask(KEY), random.Random(spelling)  # noqa: S311 - the same cuts each time
    cuts = sorted({0, 30, len(data), *(chance.randrange(len(data)) for _ in range(9))})
    pieces = [data[first:last] for first, last in pairwise(cuts)]
    assert mask.holds(pieces)
    assert b"".join(mask.in_stream(pieces)) == mask.in_bytes(data)
    assert key not in b"".join(mask.in_stream(pieces))


def test_a_stream_without_the_key_and_a_key_that_stands_anywhere_by_chance_change_nothing() -> None:
    rows = [b"+447911123456,active,12\n" * 90_000] * 2
    assert not KeyMask(KEY).holds(rows)
    assert not KeyMask("12").holds(rows)
    assert not NO_KEY.holds(rows)
