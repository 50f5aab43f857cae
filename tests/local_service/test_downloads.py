from __future__ import annotations

import csv
import io
from urllib.parse import parse_qs, urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.local_service.resultfiles import (
    LinkExpired,
    LinkSigner,
    LinkWrong,
    RangeNotSatisfiable,
    ResultFormat,
    Span,
    span_of,
)

from .calling import LONDON, MOBILE, Api, Hands, error_code
from .conftest import OpenApi

ETAG = '"version"'


@pytest.fixture
def done(api: Api) -> str:
    """A completed task of three numbers, one of them bad."""
    task_id = api.submitted(LONDON, 'a "bad", one', MOBILE)
    api.service.worker.drain()
    return task_id


def test_the_csv_has_a_header_and_a_row_for_each_number(api: Api, done: str) -> None:
    header, *rows = csv.reader(io.StringIO(api.result(done), newline=""))
    assert header == ["number", *api.service.sources["phone-validation"].fields]
    assert [row[0] for row in rows] == [LONDON, 'a "bad", one', MOBILE]
    assert {len(row) for row in rows} == {len(header)}


@pytest.mark.parametrize(
    ("product", "lines"),
    [
        ("phone-validation", [f"{MOBILE}\tyes", "a b\tno"]),
        ("messaging-presence-whatsapp", [f"{MOBILE}\tyes", "a b\tinvalid"]),
    ],
)
def test_the_txt_has_number_tab_verdict(api: Api, product: str, lines: list[str]) -> None:
    task_id = api.submitted(MOBILE, "a\tb\n", product=product)
    api.service.worker.drain()
    assert api.result(task_id, "txt").splitlines() == lines


def test_csv_is_what_comes_unasked_and_other_formats_are_refused(api: Api, done: str) -> None:
    assert "format=csv" in api.get(f"/tasks/{done}/result").json()["download_url"]
    assert api.get(f"/tasks/{done}/result", params={"format": "xlsx"}).status_code == 422


def test_a_link_is_absolute_and_says_until_when(api: Api, done: str) -> None:
    answer = api.get(f"/tasks/{done}/result").json()
    assert answer["download_url"].startswith(f"http://127.0.0.1/api/v1/downloads/{done}?")
    assert answer["expires_at"] == "2027-01-15T08:15:00Z"


def test_a_known_origin_stands_in_links_whatever_the_host_header_says(opened: OpenApi) -> None:
    api = opened(origin="http://127.0.0.1:4711")
    task_id = api.submitted(MOBILE)
    api.service.worker.drain()
    answer = api.get(f"/tasks/{task_id}/result", headers={"Host": "localhost:1"}).json()
    assert answer["download_url"].startswith("http://127.0.0.1:4711/api/v1/")


def test_a_download_needs_no_key_and_describes_itself(api: Api, done: str) -> None:
    answer = api.get(api.link(done), key=None)
    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == "text/csv; charset=utf-8"
    assert answer.headers["Content-Disposition"] == f'attachment; filename="{done}.csv"'
    assert answer.headers["Content-Length"] == str(len(answer.content))
    assert answer.headers["Accept-Ranges"] == "bytes"
    assert api.get(api.link(done, "txt"), key=None).headers["Content-Type"] == "text/plain; charset=utf-8"


def test_a_link_expires(api: Api, done: str, clock: Hands) -> None:
    link = api.link(done)
    clock.pass_(15 * 60 - 1)
    assert api.get(link, key=None).status_code == 200
    clock.pass_(1)
    late = api.get(link, key=None)
    assert (late.status_code, error_code(late)) == (410, "link_expired")
    assert api.get(api.link(done), key=None).status_code == 200


@pytest.mark.parametrize("part", ["format", "expires", "signature", "task"])
def test_a_link_with_anything_changed_is_refused(api: Api, done: str, part: str) -> None:
    other = api.submitted(MOBILE)
    api.service.worker.drain()
    link = api.link(done)
    query = {name: values[0] for name, values in parse_qs(urlsplit(link).query).items()}
    changed = {"format": "txt", "expires": str(int(query["expires"]) + 1), "signature": "0" * 64}
    path = f"/downloads/{other if part == 'task' else done}"
    answer = api.get(path, key=None, params=query | ({part: changed[part]} if part in changed else {}))
    assert (answer.status_code, error_code(answer)) == (403, "link_wrong")


@pytest.mark.parametrize("expires", ["", "never", "-1", "9" * 5000, "１", "\ud800".encode("utf-8", "replace").decode()])
def test_nonsense_in_a_link_is_a_wrong_link(api: Api, done: str, expires: str) -> None:
    answer = api.get(f"/downloads/{done}", key=None, params={"format": "csv", "expires": expires, "signature": "é"})
    assert answer.status_code == 403


def test_a_link_outlives_the_run_that_made_it(opened: OpenApi) -> None:
    first = opened()
    task_id = first.submitted(MOBILE)
    first.service.worker.drain()
    link = first.link(task_id)
    assert opened().get(link, key=None).text == first.result(task_id)


def test_a_lost_result_file_is_rendered_again_byte_by_byte(api: Api, done: str) -> None:
    link = api.link(done)
    before = api.get(link, key=None)
    for file in api.service.settings.results.iterdir():
        file.unlink()
    after = api.get(link, key=None)
    assert (after.content, after.headers["ETag"]) == (before.content, before.headers["ETag"])


def test_the_link_of_a_forgotten_task_leads_nowhere(api: Api, done: str, clock: Hands) -> None:
    link = api.link(done)
    api.service.tasks.forget(clock.now + 1)
    assert api.get(link, key=None).status_code == 404


def test_a_broken_download_goes_on_where_it_stopped(api: Api, done: str) -> None:
    link = api.link(done)
    whole = api.get(link, key=None)
    rest = api.get(link, key=None, headers={"Range": "bytes=100-", "If-Range": whole.headers["ETag"]})
    assert rest.status_code == 206
    assert rest.content == whole.content[100:]
    assert rest.headers["Content-Range"] == f"bytes 100-{len(whole.content) - 1}/{len(whole.content)}"
    assert rest.headers["Content-Length"] == str(len(rest.content))


def test_a_range_of_another_version_gets_the_whole_file(api: Api, done: str) -> None:
    answer = api.get(api.link(done), key=None, headers={"Range": "bytes=100-", "If-Range": '"older"'})
    assert answer.status_code == 200
    assert len(answer.content) > 100


def test_a_range_past_the_end_is_told_the_size(api: Api, done: str) -> None:
    size = len(api.get(api.link(done), key=None).content)
    answer = api.get(api.link(done), key=None, headers={"Range": f"bytes={size}-"})
    assert (answer.status_code, error_code(answer)) == (416, "range_not_satisfiable")
    assert answer.headers["Content-Range"] == f"bytes */{size}"


@pytest.mark.parametrize(
    ("asked", "span"),
    [
        (None, Span(0, 99, False)),
        ("bytes=0-9", Span(0, 9, True)),
        ("bytes=90-", Span(90, 99, True)),
        ("bytes=90-500", Span(90, 99, True)),
        ("bytes=-10", Span(90, 99, True)),
        ("bytes=-500", Span(0, 99, True)),
        ("Bytes=5-5", Span(5, 5, True)),
        ("bytes=9-5", Span(0, 99, False)),
        ("bytes=-", Span(0, 99, False)),
        ("bytes=0-1,5-6", Span(0, 99, False)),
        ("lines=0-1", Span(0, 99, False)),
        ("bytes=１-2", Span(0, 99, False)),
        ("bytes=" + "9" * 100 + "-", Span(0, 99, False)),
    ],
)
def test_one_range_is_honoured_and_anything_else_is_the_whole(asked: str | None, span: Span) -> None:
    assert span_of(100, ETAG, asked, None) == span


@pytest.mark.parametrize("asked", ["bytes=100-", "bytes=100-200", "bytes=-0"])
def test_a_range_with_nothing_in_it_is_not_satisfiable(asked: str) -> None:
    with pytest.raises(RangeNotSatisfiable):
        span_of(100, ETAG, asked, ETAG)


@given(st.integers(1, 1000), st.integers(0, 1000), st.integers(0, 1000))
def test_a_span_never_leaves_the_file(size: int, first: int, last: int) -> None:
    try:
        span = span_of(size, ETAG, f"bytes={first}-{last}", None)
    except RangeNotSatisfiable:
        assert first >= size
        return
    assert 0 <= span.first <= span.last < size
    assert span.length >= 1


def test_signatures_of_another_store_are_refused() -> None:
    path = LinkSigner(b"a" * 32).path("t_x", ResultFormat.CSV, 100)
    signature = parse_qs(urlsplit(path).query)["signature"][0]
    with pytest.raises(LinkWrong):
        LinkSigner(b"b" * 32).check("t_x", ResultFormat.CSV, "100", signature, 0)
    with pytest.raises(LinkExpired):
        LinkSigner(b"a" * 32).check("t_x", ResultFormat.CSV, "100", signature, 100)
