"""Reads request bodies without trusting their size, and the phone numbers of an uploaded file."""

from __future__ import annotations

import csv
import io
import itertools
import re
from collections.abc import Iterator, Sequence
from typing import BinaryIO, TypeVar

from pydantic import BaseModel, ValidationError
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import Message, Receive

from desktop_app.local_service.failures import ApiFailure, invalid

Model = TypeVar("Model", bound=BaseModel)

MOST_DRAINED = 256 * 1024 * 1024
FORM_OVERHEAD = 64 * 1024


class Incoming:
    """`receive`, remembering whether the body has come to its end."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._ended = False

    async def __call__(self) -> Message:  # noqa: D102 - ASGI
        message = await self._receive()
        self._ended = message["type"] != "http.request" or not message.get("more_body", False)
        return message

    async def drain(self, most: int = MOST_DRAINED) -> None:
        """Read what is still coming, `most` bytes of it, and throw it away, before a refusal.

        Answering and closing while the client still writes resets the connection, and the client then
        never reads the refusal. A client that must know whether it was refused can't live with that.
        """
        read = 0
        while not self._ended and read <= most:
            read += len((await self()).get("body", b""))


def bounded(request: Request, most: int, words: str) -> Request:
    """The request with a body that ends in a 413 saying `words` where it is longer than `most` bytes."""
    receive = request.receive
    read = 0

    async def counting() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > most:
            raise ApiFailure(413, words)
        return message

    return Request(request.scope, counting)


async def json_model(request: Request, model: type[Model], most: int) -> Model:
    """The JSON body as that model. Raises `ApiFailure`: 400, 413, 415 or 422."""
    if media_type(request) != "application/json":
        raise ApiFailure(415, "Send the body as application/json.")
    body = await bounded(request, most, f"The body is larger than {most // 2**20} MB.").body()
    try:
        return await run_in_threadpool(model.model_validate_json, body)
    except ValidationError as error:
        raise invalid(error) from None


async def form_data(request: Request, most: int) -> FormData:
    """The multipart body, files spooled to disk; `most` bytes of file. Raises `ApiFailure`: 400, 413 or 415."""
    if media_type(request) != "multipart/form-data":
        raise ApiFailure(415, "Send the file as multipart/form-data.")
    words = f"The file is larger than {most // 2**20} MB, the most this service takes."
    request = bounded(request, most + FORM_OVERHEAD, words)
    try:
        return await request.form(max_files=1, max_fields=16)
    except ApiFailure:
        raise
    except Exception as error:
        words = error.detail if isinstance(error, HTTPException) else "The multipart body can't be read."
        raise ApiFailure(400, words) from error


def media_type(request: Request) -> str:
    """The Content-Type without its parameters, in lower case."""
    return request.headers.get("content-type", "").partition(";")[0].strip().lower()


SAMPLE_ROWS = 200
SAMPLE_BYTES = 64 * 1024
DELIMITERS = (",", ";", "\t")

_PHONE = re.compile(r"\+?[0-9][0-9 ()./-]{5,23}", re.ASCII)
LEAST_LETTERS = 6
LOOKS_LIKE_A_LIST = r"^[^\u0000]*[0-9][0-9 ()./-]{5,23}[^\u0000]*$"
"""A number somewhere, and no NUL, as an expression of JSON Schema: what has none is never a list."""
_SIGNATURES = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0", b"%PDF", b"\xff\xfe", b"\xfe\xff")


class NotText(Exception):
    """The file isn't UTF-8 text."""


class NoNumbers(Exception):
    """The file is text, but none of its columns looks like phone numbers."""


class TooManyNumbers(Exception):
    """The file has more numbers than the service takes in one task."""


def read_numbers(file: BinaryIO, most: int) -> list[str]:
    """Return the distinct numbers of the file, in order, without blank cells.

    UTF-8 with or without a byte order mark; separated by comma, semicolon or tab, or one number a line; with or without
    a header. The column is the one with the most cells that look like phone numbers; those with a plus count double.
    Raise `NotText`, `NoNumbers`, or `TooManyNumbers` if there are more than `most`, including repeated ones.
    """
    start = file.read(SAMPLE_BYTES)
    file.seek(0)
    if b"\0" in start or start.startswith(_SIGNATURES):
        raise NotText
    text = io.TextIOWrapper(file, encoding="utf-8-sig", newline="")
    try:
        return _distinct(_cells(text, _delimiter(start)), most)
    except UnicodeDecodeError:
        raise NotText from None
    except csv.Error:
        raise NoNumbers from None
    finally:
        text.detach()


def _delimiter(start: bytes) -> str:
    """Return the delimiter that occurs most often in the first lines; a comma if none occurs."""
    text = start.decode("utf-8", "replace")
    return max(DELIMITERS, key=text.count)


def _cells(text: io.TextIOWrapper, delimiter: str) -> Iterator[str]:
    rows = csv.reader(text, delimiter=delimiter)
    sample = list(itertools.islice(rows, SAMPLE_ROWS))
    column = _phone_column(sample)
    body = sample[1:] if _is_header(sample, column) else sample
    for row in itertools.chain(body, rows):
        if len(row) > column and (cell := row[column].strip()):
            yield cell


def _phone_column(sample: Sequence[Sequence[str]]) -> int:
    width = max((len(row) for row in sample), default=0)
    scores = [sum(_score(row[column]) for row in sample if len(row) > column) for column in range(width)]
    if not any(scores):
        raise NoNumbers
    return scores.index(max(scores))


def _score(cell: str) -> int:
    stripped = cell.strip()
    if not _PHONE.fullmatch(stripped):
        return 0
    return 2 if stripped.startswith("+") else 1


def _is_header(sample: Sequence[Sequence[str]], column: int) -> bool:
    """Return True if the cell above the numbers has letters and no digits."""
    first = sample[0][column] if sample and len(sample[0]) > column else ""
    return any(letter.isalpha() for letter in first) and not any(letter.isdigit() for letter in first)


def _distinct(cells: Iterator[str], most: int) -> list[str]:
    found: dict[str, None] = {}
    for count, cell in enumerate(cells, 1):
        if count > most:
            raise TooManyNumbers
        found[cell] = None
    if not found:
        raise NoNumbers
    return list(found)
