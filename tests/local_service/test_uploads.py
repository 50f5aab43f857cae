from __future__ import annotations

import contextlib
import io
import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.local_service.bodies import NoNumbers, NotText, TooManyNumbers, read_numbers

from .calling import LONDON, MOBILE, Api, error_code
from .conftest import OpenApi


def numbers_in(content: bytes, most: int = 1000) -> list[str]:
    return read_numbers(io.BytesIO(content), most)


@pytest.mark.parametrize(
    "content",
    [
        "+447400123456\n+442079460958\n",
        "+447400123456\r\n+442079460958",
        "+447400123456\n\n\n  +442079460958  \n+447400123456\n",
        "number\n+447400123456\n+442079460958\n",
        "\ufeffnumber\n+447400123456\n+442079460958\n",
        "Name,Phone\nAnn,+447400123456\nBob,+442079460958\n",
        "Name;Phone;City\nAnn;+447400123456;Leeds\nBob;+442079460958;York\n",
        "Ann\t+447400123456\nBob\t+442079460958\n",
        'Name,Phone\n"Smith, Ann\nor Anne","+447400123456"\nBob,+442079460958\n',
        "id,phone\n10000001,+447400123456\n10000002,+442079460958\n",
        "Name;Phone\nAnn;+447400123456\nNobody\nBob;+442079460958\nEmpty;\n",
    ],
)
def test_the_numbers_are_found_whatever_the_layout(content: str) -> None:
    assert numbers_in(content.encode()) == [MOBILE, LONDON]


def test_what_is_no_number_in_the_column_stays_in_the_list() -> None:
    assert numbers_in(b"phone\n+447400123456\nn/a\n12\n") == [MOBILE, "n/a", "12"]


def test_numbers_without_a_plus_are_found_too() -> None:
    assert numbers_in(b"447400123456\n442079460958\n") == ["447400123456", "442079460958"]


@pytest.mark.parametrize(
    "content",
    [
        b"PK\x03\x04rest of a workbook",
        b"\xd0\xcf\x11\xe0old workbook",
        b"%PDF-1.7",
        "+447400123456\n".encode("utf-16"),
        b"+447400123456\n\0\0",
        b"name,phone\n\xe9t\xe9,+447400123456\n",
        b"+447400123456\n" * 100_000 + b"\xff",
    ],
)
def test_what_is_not_text_is_said_to_be_that(content: bytes) -> None:
    with pytest.raises(NotText):
        numbers_in(content, 10**6)


@pytest.mark.parametrize("content", [b"", b"\n\n", b"\xef\xbb\xbf", b"a,b\nc,d\n", b'"' + b"x" * 400_000, b"12\n34\n"])
def test_a_text_without_numbers_is_said_to_be_that(content: bytes) -> None:
    with pytest.raises(NoNumbers):
        numbers_in(content)


def test_repeated_numbers_count_towards_the_maximum() -> None:
    assert numbers_in(b"+447400123456\n" * 5, most=5) == [MOBILE]
    with pytest.raises(TooManyNumbers):
        numbers_in(b"+447400123456\n" * 6, most=5)


@given(st.binary(max_size=400))
def test_any_bytes_are_read_or_refused(content: bytes) -> None:
    with contextlib.suppress(NotText, NoNumbers):
        assert numbers_in(content)


@given(
    st.lists(st.from_regex(r"\+[1-9][0-9]{6,14}", fullmatch=True), min_size=1, max_size=50, unique=True),
    st.sampled_from(",;\t"),
)
def test_every_number_of_a_table_comes_out_in_order(phones: list[str], delimiter: str) -> None:
    table = "".join(f"x{delimiter}{phone}{delimiter}y\n" for phone in phones)
    assert numbers_in(table.encode()) == phones


def test_an_uploaded_list_becomes_a_task_like_any_other(api: Api) -> None:
    answer = api.upload(b"\xef\xbb\xbfName;Phone\r\nAnn;+447400123456\r\nBob;bad\r\nCyd;+447400123456\r\n")
    assert answer.status_code == 202
    assert answer.json() | {"task_id": ""} == {"task_id": "", "status": "pending", "total": 2, "cost": 2}
    api.service.worker.drain()
    assert api.result(answer.json()["task_id"], "txt") == f"{MOBILE}\tyes\nbad\tno\n"


@pytest.mark.parametrize(
    ("form", "status", "named"),
    [
        ({"files": {"file": b"+447400123456"}, "data": {"country": "GB"}}, 422, "product"),
        ({"files": {"file": b"+447400123456"}, "data": {"product": "hlr-lookup"}}, 422, "country"),
        ({"files": {"other": b"+447400123456"}, "data": {"product": "hlr-lookup", "country": "GB"}}, 422, "file"),
        ({"files": {"file": b"+447400123456"}, "data": {"product": "x", "country": "GB"}}, 422, "phone-validation"),
        ({"files": {"file": b"+447400123456"}, "data": {"product": "hlr-lookup", "country": "gb"}}, 422, "country"),
        ({"files": {"file": b"+447400123456"}, "data": {"product": "hlr-lookup", "country": "GB\n"}}, 422, "country"),
        ({"files": {"file": b"PK\x03\x04"}, "data": {"product": "hlr-lookup", "country": "GB"}}, 415, "file"),
        ({"files": {"file": b"words"}, "data": {"product": "hlr-lookup", "country": "GB"}}, 422, "file"),
        ({"files": [("file", b"1"), ("file", b"2")], "data": {"product": "hlr-lookup", "country": "GB"}}, 400, "files"),
        ({"data": {"product": "hlr-lookup", "country": "GB", "file": "+447400123456"}}, 415, "multipart"),
    ],
)
def test_an_incomplete_form_is_told_what_is_wrong(api: Api, form: dict[str, object], status: int, named: str) -> None:
    answer = api.post("/detect/file", **form)
    assert answer.status_code == status
    assert named in answer.json()["error"]["message"]
    assert error_code(answer) in {"invalid", "media_type", "bad_request"}


@pytest.mark.parametrize(
    ("body", "content_type"),
    [
        (b"", "multipart/form-data"),
        (b"no boundary at all", "multipart/form-data; boundary=x"),
        (b"--x\r\n\r\nno name\r\n--x--", "multipart/form-data; boundary=x"),
        (b'--x\r\nContent-Disposition: form-data; name="file', "multipart/form-data; boundary=x"),
        (
            b'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n' + b"y" * 2_000_000 + b"\r\n--x--",
            "multipart/form-data; boundary=x",
        ),
        (
            b'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\xff\r\n--x--',
            "multipart/form-data; charset=punycode; boundary=x",
        ),
        (b"--x\r\n" * 3000, "multipart/form-data; boundary=x"),
        (os.urandom(5000), "multipart/form-data; boundary=" + "x" * 300),
    ],
)
def test_a_hostile_form_is_the_callers_fault(api: Api, body: bytes, content_type: str) -> None:
    answer = api.post("/detect/file", content=body, headers={"Content-Type": content_type})
    assert answer.status_code in (400, 422)
    error_code(answer)


def test_a_list_past_the_maximum_is_told_the_maximum(opened: OpenApi) -> None:
    api = opened(max_file_numbers=3, max_phones=2)
    file = api.upload(b"+447400123456\n" * 4)
    assert (file.status_code, error_code(file)) == (413, "too_large")
    assert "at most 3 numbers" in file.json()["error"]["message"]
    body = api.detect(MOBILE, LONDON, MOBILE)
    assert body.status_code == 413
    assert "at most 2 numbers" in body.json()["error"]["message"]


def test_a_file_past_the_maximum_size_is_told_the_maximum(opened: OpenApi) -> None:
    api = opened(max_file_bytes=1024 * 1024)
    answer = api.upload(b"+447400123456\n" * 100_000)
    assert answer.status_code == 413
    assert "1 MB" in answer.json()["error"]["message"]
