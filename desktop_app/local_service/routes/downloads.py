"""GET /downloads/{task_id}: result files, by signed link instead of a key."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Header, Query
from starlette.responses import Response, StreamingResponse

from desktop_app.local_service.documents import refusals
from desktop_app.local_service.failures import ApiFailure, failure_response
from desktop_app.local_service.links import LinkExpired, LinkWrong, ResultFormat
from desktop_app.local_service.ranges import RangeNotSatisfiable, Span, span_of
from desktop_app.local_service.resultfiles import ResultFile
from desktop_app.local_service.routes.admitted import ServiceHere
from desktop_app.local_service.service import Service

router = APIRouter(tags=["downloads"])

PIECE = 1024 * 1024
MEDIA_TYPES = {ResultFormat.CSV: "text/csv; charset=utf-8", ResultFormat.TXT: "text/plain; charset=utf-8"}

_TEXT = {"schema": {"type": "string"}}
_FILE: dict[str, Any] = {"content": {"text/csv": _TEXT, "text/plain": _TEXT}}


@router.get(
    "/downloads/{task_id}",
    response_class=Response,
    responses={
        200: {"description": "The file", **_FILE},
        206: {"description": "The part of the file that was asked for", **_FILE},
        **refusals(403, 404, 410, 416, 422),
    },
)
def download(  # noqa: PLR0913, PLR0917 - the request's own parameters
    task_id: str,
    service: ServiceHere,
    form: Annotated[ResultFormat, Query(alias="format")],
    expires: Annotated[str, Query()],
    signature: Annotated[str, Query()],
    range_header: Annotated[str | None, Header(alias="Range")] = None,
    if_range: Annotated[str | None, Header(alias="If-Range")] = None,
) -> Response:
    """A completed task's result file, or one range of it (RFC 9110, section 14)."""
    file = _signed_file(service, task_id, form, expires, signature)
    try:
        span = span_of(file.size, file.etag, range_header, if_range)
    except RangeNotSatisfiable:
        words = f"The file has {file.size} bytes."
        return failure_response(416, words, {"Content-Range": f"bytes */{file.size}"})
    headers = {
        "Content-Length": str(span.length),
        "Content-Disposition": f'attachment; filename="{task_id}.{form}"',
        "ETag": file.etag,
        "Accept-Ranges": "bytes",
        "Cache-Control": "private, no-store",
        "X-Content-Type-Options": "nosniff",
    }
    if span.partial:
        headers["Content-Range"] = f"bytes {span.first}-{span.last}/{file.size}"
    return StreamingResponse(_pieces(file.path, span), 206 if span.partial else 200, headers, MEDIA_TYPES[form])


def _signed_file(service: Service, task_id: str, form: ResultFormat, expires: str, signature: str) -> ResultFile:
    try:
        service.signer.check(task_id, form, expires, signature, service.clock())
    except LinkWrong:
        raise ApiFailure(403, "The link's signature is wrong.") from None
    except LinkExpired:
        raise ApiFailure(410, "The link has expired; ask for the result again.") from None
    task = service.tasks.any_account(task_id)
    if task is None:
        raise ApiFailure(404, "The task is no longer kept.")
    return service.results.get(task, form)


def _pieces(path: Path, span: Span) -> Iterator[bytes]:
    with path.open("rb") as file:
        file.seek(span.first)
        left = span.length
        while left > 0 and (piece := file.read(min(PIECE, left))):
            left -= len(piece)
            yield piece
