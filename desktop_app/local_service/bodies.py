"""Reading request bodies without trusting their size."""

from __future__ import annotations

from typing import TypeVar

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
