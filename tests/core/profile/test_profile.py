from __future__ import annotations

import re
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.batches.polling import Polling
from desktop_app.core.profile.auth import Auth, KeyPlace
from desktop_app.core.profile.model import (
    DEFAULT,
    Answers,
    BodyForm,
    Outcome,
    Paths,
    Requests,
    ServiceProfile,
    parse_place,
    place_text,
    value_at,
)
from desktop_app.core.profile.reading import ProfileWrong, read_profile
from desktop_app.core.profile.writing import count_taught, written
from desktop_app.core.results.answer_form import Layout, ResultForm
from desktop_app.core.results.standard_columns import TaughtColumn
from desktop_app.core.results.standard_words import Standard
from desktop_app.core.service.rates import LIMITS, RateGroup
from desktop_app.core.service.readings import TaskStatus

# --- places ---


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("token", ("token",)),
        ("data.token", ("data", "token")),
        ("data.tasks[0].id", ("data", "tasks", 0, "id")),
        ("[0].id", (0, "id")),
        ("grid[1][2]", ("grid", 1, 2)),
        ('"a.b".c', ("a.b", "c")),
    ],
)
def test_a_place_is_read_as_people_write_it_and_written_the_same(text: str, place: tuple[str | int, ...]) -> None:
    assert parse_place(text) == place
    assert place_text(place) == text


_NO_PLACES = ["", " ", ".a", "a.", "a..b", "a[x]", "a[-1]", "a[0]b", '"a', "a\nb", ".".join("a" * 13)]


@pytest.mark.parametrize("text", _NO_PLACES)
def test_what_is_no_place_says_so(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse_place(text)


def test_the_first_place_that_is_there_counts_in_any_letter_case() -> None:
    raw = {"Data": {"TOKEN": None, "id": 7, "list": [{"x": 1}]}}
    assert value_at(raw, [("data", "token"), ("data", "id")]) == 7
    assert value_at(raw, [("data", "list", 0, "x")]) == 1
    assert value_at(raw, [("data", "list", 1, "x"), ("data", 0), ("id", "x")]) is None
    assert value_at("text", [("a",)]) is None


# --- files ---

_SIGNS = st.characters(codec="utf-8", exclude_categories=["C", "Z"], exclude_characters='"')
_NAME = st.text(_SIGNS, min_size=1, max_size=12)
_STEPS = st.lists(_NAME | st.integers(0, 99), min_size=1, max_size=4)
_PLACES = st.lists(_STEPS.map(tuple), max_size=3).map(tuple)
_PLAIN = st.booleans() | st.integers(-9, 9) | _NAME | st.lists(_NAME | st.integers(), max_size=2)


_COLUMNS = _NAME | st.integers(0, 99)


@st.composite
def result_forms(draw: st.DrawFn) -> ResultForm:
    layout = draw(st.none() | st.sampled_from(Layout))
    tabular = layout in {None, Layout.TABLE}
    return ResultForm(
        layout=layout,
        encoding=draw(st.sampled_from([None, "utf-16", "gb18030"])),
        delimiter=draw(st.sampled_from([None, "", "\t", ";", "~"])),
        header=draw(st.sampled_from([None, True])),
        number=draw(st.none() | _COLUMNS),
        values=tuple(draw(st.lists(_COLUMNS, min_size=1, max_size=3))) if tabular and draw(st.booleans()) else None,
        listed=draw(st.none() | _NAME),
        sheet=draw(st.none() | _NAME),
        rows=draw(st.none() | _PLACES.filter(bool)),
    )


_HEADERS = st.sampled_from([("apikey",), ("user-id", "api-key")])
_AUTHS = st.one_of(
    st.builds(Auth, st.sampled_from([KeyPlace.BEARER, KeyPlace.BASIC]), st.just(())),
    st.builds(Auth, st.sampled_from([KeyPlace.QUERY, KeyPlace.BODY]), _HEADERS),
    st.builds(Auth, st.just(KeyPlace.HEADER), st.just(("Authorization",)), st.sampled_from(["", "App ", "Bearer:"])),
    st.builds(Auth, st.just(KeyPlace.HEADER), _HEADERS),
)


_SHAPES: list[dict[str, Any]] = [
    {},
    {"body": BodyForm.FORM},
    {"body": BodyForm.URLENCODED, "joined": ","},
    {"joined": "\n"},
    {"each": {"n": "{number}", "of": ["{product}"], "deep": True, "most": 3}},
]


_WORDS = st.text(st.characters(codec="ascii", categories=["Ll", "Nd"]), min_size=1, max_size=8)
_MEANINGS = st.fixed_dictionaries(
    {},
    optional={
        Standard.NETWORK: st.builds(TaughtColumn, st.tuples(_WORDS)),
        Standard.PORTED: st.builds(TaughtColumn, st.just(()), st.just({"moved": "yes"})),
        Standard.LINE_TYPE: st.builds(
            TaughtColumn,
            st.lists(_WORDS, min_size=1, max_size=3).map(tuple),
            st.dictionaries(_WORDS, st.sampled_from(["fixed line", "toll free", "unknown"]), max_size=3),
        ),
    },
)


@st.composite
def profiles(draw: st.DrawFn) -> ServiceProfile:
    texts = st.text(st.characters(codec="ascii", categories=["L", "N"]), min_size=1, max_size=8)
    words = draw(st.dictionaries(texts.map(str.lower), st.sampled_from(TaskStatus), max_size=4))
    extra = st.dictionaries(texts.map(lambda name: f"extra {name}"), _PLAIN, max_size=2)
    return ServiceProfile(
        auth=draw(_AUTHS),
        paths=Paths(
            balance=f"{draw(st.sampled_from(['', 'POST ', 'GET ']))}/{draw(texts)}",
            task=f"/{draw(texts)}/{{task_id}}",
            check=draw(st.sampled_from(["/check", "GET /n/{number}?of={product}&in={country}&x=%2B1"])),
        ),
        requests=Requests(
            phones=f"n {draw(_NAME)}",
            country=draw(st.sampled_from(["", "land"])),
            upload_header=draw(st.sampled_from(["", "tel;"])),
            plus=draw(st.booleans()),
            task=draw(st.sampled_from(["", "id of the task"])),
            phone_list=draw(st.booleans()),
            **draw(st.sampled_from(_SHAPES)),
            extra=draw(extra),
            extra_for=draw(st.dictionaries(texts, extra, max_size=2)),
        ),
        outcome=draw(st.builds(Outcome, _PLACES.filter(bool), st.just(("0", "ok")), st.sampled_from([(), ("x",)]))),
        answers=Answers(task_id=draw(_PLACES), status=draw(_PLACES)),
        statuses=words,
        limits={**LIMITS, RateGroup.SUBMITS: draw(st.integers(6, 30)), RateGroup.CHECKS: draw(st.integers(6, 60_000))},
        per_second=draw(st.none() | st.integers(1, 100)),
        at_once=draw(st.none() | st.integers(1, 64)),
        most_numbers=draw(st.none() | st.integers(1_000, 10**7)),
        least_numbers=draw(st.none() | st.integers(1, 1_000)),
        polling=draw(st.builds(Polling, st.floats(0.4, 60), st.floats(60, 3600))),
        result=draw(result_forms()),
        meanings=draw(_MEANINGS),
    )


@pytest.mark.parametrize(
    ("text", "fits", "wrong"),
    [
        ("", ["any", "a:b"], []),
        ('[auth]\nby = "bearer"', ["a:b"], []),
        ('[auth]\nby = "basic"', ["user:word", "user:wo:rd"], ["user", "user:", ":word"]),
        ('[auth]\nnames = ["a", "b", "c"]', ["1:2:3", "1:2:3:4"], ["1:2", "1::3", "1:2:"]),
    ],
)
def test_a_key_has_as_many_parts_as_the_service_wants(text: str, fits: list[str], wrong: list[str]) -> None:
    auth = read_profile(text).auth
    assert [key for key in fits if auth.problem(key)] == []
    assert [key for key in wrong if "parts" not in auth.problem(key)] == []


@given(profiles())
def test_what_is_written_is_read_again(profile: ServiceProfile) -> None:
    assert read_profile(written(profile)) == profile


def test_a_new_file_explains_every_entry_and_teaches_nothing() -> None:
    text = written(DEFAULT)
    assert read_profile(text) == DEFAULT
    assert count_taught(DEFAULT) == 0
    assert '# task = "/tasks/{task_id}"' in text
    # WHEN every comment that is an entry is taken for one
    taught = read_profile(re.sub(r"^# (?=[a-z_]+ = (?!\"…))", "", text, flags=re.MULTILINE))
    # THEN each of them can be read, and those without a default teach something
    assert taught.answers.task_id == (("data", "task_id"),)
    assert (taught.result.delimiter, taught.result.number) == (";", "msisdn")
    without_default = len(Answers.__dataclass_fields__) + len(ResultForm.__dataclass_fields__)
    assert taught.meanings[Standard.LINE_TYPE] == TaughtColumn(("type",), {"cell": "mobile"})
    assert count_taught(taught) == without_default + len(
        ["in_reply", "least", "numbers", "reachable", "line_type", "quote"]
    )


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("[answer]", 1, "no section “answer”; did you mean “answers”?"),
        ('dialect = 1\n\n[answers]\nstatus = "state"\ntask_idd = "id"', 5, "did you mean “task_id”?"),
        ('[meanings]\nreachabel = "a"', 2, "did you mean “reachable”?"),
        ('[meanings]\nported = { field = "a", maybe = "b" }', 2, "“maybe” is none of its values: yes, no, unknown"),
        ('[meanings]\nnetwork = { field = "a", yes = "b" }', 2, "“yes” is none of its values"),
        ("[meanings]\nported = {}", 2, "it has to be a field's name"),
        ('[meanings.ported]\nyes = "a"\nno = "A"', 1, "“a” can't mean two things"),
        ('[answers]\n"status" = ".a"', 2, "can't be read as a place"),
        ("[answers]\nstatus = 3", 2, "a text in quotation marks, or a list"),
        ('[statuses]\ndone = "x"', 2, "it may have pending, processing, completed, failed"),
        ('[statuses]\nfailed = "Gone"\ncompleted = ["gone"]', 3, "can't mean two states"),
        ('[paths]\nbalance = "balance"', 2, "a path that begins with /"),
        ('[paths]\nbalance = "//evil.example/"', 2, "a path that begins with /"),
        ('[paths]\nbalance = "/a/../b"', 2, "a path that begins with /"),
        ('[paths]\nbalance = "/a?key=1"', 2, "a path that begins with /"),
        ("[limits]\nsubmits = 31", 2, "a whole number from 6 to 30"),
        ("[limits]\nnumbers = 0", 2, "a whole number from 1 to"),
        ('[paths]\ntask = "/task"', 2, "has to hold {task_id} once"),
        ('[paths]\nbalance = "/%2e%2e/x"', 2, "a path that begins with /"),
        ('[paths]\ndetect = "/{task_id}"', 2, "a path that begins with /"),
        ('[requests]\nproduct = "phones"', 1, "phones: “phones” is the name of another field"),
        ('[requests]\ncountry = "Product"', 2, "country: “Product” is the name of another field"),
        ('[requests]\nupload_country = "file"', 2, "“file” is the name of another field"),
        ('[requests]\nphone_country = "phone"', 2, "“phone” is the name of another field"),
        ('[requests]\nextra = { Phones = "1" }', 2, "“Phones” is sent already"),
        ('[statuses]\ncompleted = "…"', 2, "words, with letters or digits"),
        ('[requests]\nphones = ""', 2, "has to be a name"),
        ('[requests]\nplus = "no"', 2, "true or false"),
        ('[requests]\nextra = { phones = "1" }', 2, "“phones” is sent already"),
        ('[requests.extra_for."hlr"]\ncountry = "DE"', 1, "“country” is sent already"),
        ("[requests.extra]\nat = 2026-01-01", 1, "“at” has to be a text"),
        ("[requests.extra]\nx = nan", 1, "“x” has to be a text"),
        ("[limits]\nleast = 600\nnumbers = 500", 2, "no task has 600 numbers and 500 at most"),
        ("[limits]\nleast = 0", 2, "a whole number from 1 to"),
        ("[polling]\nfirst = 0.1", 2, "a number of seconds from 0.4 to 3600"),
        ("[polling]\nlongest = 4000", 2, "a number of seconds from 0.4 to 3600"),
        ("[polling]\nlongest = nan", 2, "a number of seconds"),
        ("[polling]\nfirst = true", 2, "a number of seconds"),
        ("[polling]\nfirst = 20\nlongest = 10", 3, "can't be shorter than the first interval"),
        ("[polling]\nlongst = 3", 2, "did you mean “longest”?"),
        ('[result]\nlayout = "columns"', 2, "it has to be one of “table”, “pairs”, “hits”"),
        ('[result]\nlayout = ["hits"]', 2, "it has to be one of"),
        ('[result]\nencoding = "utf-9"', 2, "not the name of a text encoding"),
        ('[result]\nencoding = "base64"', 2, "not the name of a text encoding"),
        ('[result]\nencoding = "a\\u0000"', 2, "not the name of a text encoding"),
        ('[result]\ndelimiter = ";;"', 2, "a single sign"),
        ("[result]\ndelimiter = '\"'", 2, "a single sign"),
        ("[result]\nnumber = 0", 2, "its place from 1"),
        ("[result]\nnumber = true", 2, "its place: 1 for the first"),
        ('[result]\nnumber = ""', 2, "its place: 1 for the first"),
        ("[result]\nvalues = []", 2, "a list of such"),
        ('[result]\nheader = false\nnumber = "msisdn"', 3, "without a header no column has a name"),
        ('[result]\nlayout = "hits"\nvalues = 2', 3, "there are none in layout = “hits”"),
        ('[result]\nlisted = " "', 2, "a word in quotation marks"),
        ('[paths]\nbalance = "PUT /a"', 2, "before the path may stand GET, POST"),
        ('[paths]\ndetect = "GET /a"', 2, "before the path may stand POST"),
        ('[paths]\nbalance = "GET https://x"', 2, "a path that begins with /"),
        ('[paths]\nbalance = "GET  /a"', 2, "before the path may stand GET, POST"),
        ('[paths]\nbalance = "GET /{number}"', 2, "a path that begins with /"),
        ('[paths]\ncheck = "GET /a?b={task_id}"', 2, "can't be a query"),
        ('[paths]\ncheck = "GET /a?b=%2"', 2, "can't be a query"),
        ('[paths]\ncheck = "GET /a?b=c#d"', 2, "can't be a query"),
        ('[paths]\ncheck = "GET /a?Api-Key=s3cret&n={number}"', 2, "“Api-Key”: a key has no place in a profile"),
        ('[paths]\ntask = "GET /t?id={task}&again={task_id}"', 2, "has to hold {task_id} once"),
        ('[paths]\nresult = "POST /result"', 2, "has to hold {task_id} once"),
        ('[paths]\ncheck = "GET /a?n={number}&product=x"', 2, "“product” is sent already"),
        ('[paths]\ntask = "GET /a?id=1"\n[requests]\ntask = "id"', 2, "“id” is sent already"),
        ('[requests]\nbody = "xml"', 2, "one of “json”, “form”, “urlencoded”"),
        ('[requests]\njoined = ", 1"', 2, "a sign or two between numbers"),
        ('[requests]\neach = { n = "x" }', 2, "it has to hold the number"),
        ('[requests]\neach = { n = "{number}" }\nbody = "form"', 2, "objects are sent in JSON, and in a list"),
        ('[requests]\njoined = ","\neach = { n = "{number}" }', 3, "objects are sent in JSON, and in a list"),
        ("[requests]\nphone_list = 1", 2, "true or false"),
        ('[paths]\ncheck = "GET /a?user=1"\n[auth]\nby = "query"\nnames = "user"', 5, "“user” is sent already"),
        ('[outcome]\nsuccess = "ok"', 2, "say where in an answer that is"),
        ('[outcome]\nat = "status"', 2, "which values mean success, or failure"),
        ('[outcome]\nat = "status"\nsuccess = ["OK", 1]\nfailure = "ok"', 4, "“ok” can't mean two things"),
        ('[outcome]\nat = "status"\nsuccess = []', 3, "it has to be a value"),
        ('[outcome]\nat = "status"\nsuccess = [[1]]', 3, "it has to be a value"),
        ('[outcome]\nat = "a..b"\nsuccess = 1', 2, "can't be read as a place"),
        ('[answers]\nrows = ".a"', 2, "can't be read as a place"),
        ("[limits]\nchecks = 60001", 2, "a whole number from 6 to 60000"),
        ("[limits]\nreads = 121", 2, "a whole number from 6 to 120"),
        ("[limits]\nper_second = 0", 2, "a whole number from 1 to 1000"),
        ("[limits]\nat_once = 65", 2, "a whole number from 1 to 64"),
        ('[auth]\nby = "oauth"', 2, "one of “header”, “bearer”, “basic”, “query”, “body”"),
        ('[auth]\nby = "query"', 2, "say what the key is called there"),
        ('[auth]\nnames = "x"\nby = "basic"', 2, "it says nothing where by = “basic”"),
        ('[auth]\nby = "bearer"\nprefix = "Bearer "', 3, "it says nothing where by = “bearer”"),
        ('[auth]\nnames = "Content-Length"', 2, "“Content-Length” can't be a header with a key"),
        ('[auth]\nnames = "api key"', 2, "“api key” can't be a header with a key"),
        ('[auth]\nnames = "a\\r\\nb"', 2, "a name in quotation marks, or a list of at most 3"),
        ('[auth]\nnames = ["a", "b", "c", "d"]', 2, "a name in quotation marks, or a list of at most 3"),
        ('[auth]\nnames = ["key", "Key"]', 2, "each part has a name of its own"),
        ('[auth]\nnames = ["a", "b"]\nprefix = "App "', 3, "a key that goes in one header"),
        ('[auth]\nprefix = "App\\n"', 2, "a short text in quotation marks"),
        ('[auth]\nby = "body"\nnames = "phone"', 3, "“phone” is sent already"),
        ("paths = 1", 1, "write [paths] on a line of its own"),
        ("profile = 2", 1, "reads service profiles of version 1"),
        ("dialect = 2", 1, "reads service profiles of version 1"),
        ('[answers]\nstatus = "a', 2, "can't be read"),
        ("[answers]\nstatus = ", 2, "can't be read"),
        ("[answers]\nstatus = data.state", 2, 'a text stands in quotation marks: status = "data.state"'),
        ("\nx = foo # so", 2, 'a text stands in quotation marks: x = "foo"'),
        ("x = 1foo", 1, "can't be read"),
        ("x" * 70_000, None, "too long"),
    ],
)
def test_a_broken_profile_is_refused_with_line_and_reason(text: str, line: int | None, words: str) -> None:
    with pytest.raises(ProfileWrong) as caught:
        read_profile(text)
    assert caught.value.line == line
    assert words in caught.value.reason


def test_the_guide_explains_every_entry() -> None:
    guide = (Path(__file__).parents[3] / "docs" / "service-profiles.md").read_text("utf-8")
    for section, lines in re.findall(r"^\[(\w+)\]\n((?:.+\n)*)", written(DEFAULT), flags=re.MULTILINE):
        assert f"`[{section}]`" in guide
        entries = re.findall(r"^(?:# )?(\w+) = ", lines, flags=re.MULTILINE)
        assert [entry for entry in entries if f"`{entry}`" not in guide] == []


@given(st.text(max_size=200))
def test_any_text_is_a_profile_or_refused(text: str) -> None:
    with suppress(ProfileWrong):
        assert isinstance(read_profile(text), ServiceProfile)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("a" + ".a" * 32_000 + " = 1", "nested too deeply"),
        ("x = {a" + ".a" * 30_000 + " = 1}", "nested too deeply"),
        ('"!"' + '."!"' * 16_000 + " = 1", "nested too deeply"),
        ("[limits]\nread = " + "9" * 60_000, "number in it is too large"),
        ("[limits]\nread = 0x" + "f" * 60_000, "number in it is too large"),
        ("dialect = 0x" + "f" * 60_000, "number in it is too large"),
    ],
)
def test_what_would_take_seconds_or_end_the_program_is_refused_at_once(text: str, reason: str) -> None:
    began = time.process_time()
    with pytest.raises(ProfileWrong, match=reason):
        read_profile(text)
    assert time.process_time() - began < 1
