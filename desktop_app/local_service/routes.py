"""The endpoints, group by group: account, submissions, tasks, downloads, realtime."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Query, Request, Security
from fastapi.security import APIKeyHeader
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData, UploadFile
from starlette.responses import Response, StreamingResponse

from desktop_app.local_service.accounts import CreditShort
from desktop_app.local_service.bodies import (
    LEAST_LETTERS,
    LOOKS_LIKE_A_LIST,
    NoNumbers,
    NotText,
    TooManyNumbers,
    form_data,
    json_model,
    read_numbers,
)
from desktop_app.local_service.documents import (
    COUNTRY,
    AcceptedAnswer,
    BalanceAnswer,
    DetectRequest,
    RealtimeAnswer,
    RealtimeRequest,
    ResultAnswer,
    TaskAnswer,
    json_body,
    refusals,
    remaining_header,
)
from desktop_app.local_service.failures import ApiFailure, failure_response
from desktop_app.local_service.gate import BASE, caller_of
from desktop_app.local_service.resultfiles import (
    LinkExpired,
    LinkWrong,
    RangeNotSatisfiable,
    ResultFile,
    ResultFormat,
    Span,
    span_of,
)
from desktop_app.local_service.service import Service
from desktop_app.local_service.settings import SLUGS, Product, product_of
from desktop_app.local_service.sources import SourceDown
from desktop_app.local_service.tasks import COMPLETED, TaskRecord

# The gate has already checked the key; this only declares it in the OpenAPI document.
_KEY = APIKeyHeader(name="X-API-Key", scheme_name="ApiKey", auto_error=False)


async def _service(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


async def _account(request: Request, _: Annotated[str | None, Security(_KEY)]) -> str:
    return caller_of(request.state).account


ServiceHere = Annotated[Service, Depends(_service)]
Account = Annotated[str, Depends(_account)]


def known_product(slug: str) -> Product:
    """The product, or 422 that names those there are."""
    product = product_of(slug)
    if product is None:
        raise ApiFailure(422, f"product: “{slug[:60]}” is none of {', '.join(SLUGS)}.")
    return product


def own_task(service: Service, account: str, task_id: str) -> TaskRecord:
    """The account's task, or 404, the same for another account's."""
    task = service.tasks.find(account, task_id)
    if task is None:
        raise ApiFailure(404, "There is no task of this id.")
    return task


def credit_short(error: CreditShort) -> ApiFailure:
    """402 with the sum needed and the sum there is."""
    return ApiFailure(402, str(error))


account_routes = APIRouter(tags=["account"])


@account_routes.get("/balance", responses=refusals(401, 429))
def balance(account: Account, service: ServiceHere) -> BalanceAnswer:
    """The account's credits."""
    return BalanceAnswer(balance=str(service.ledger.balance(account)), currency="credits")


submissions_routes = APIRouter(tags=["submissions"])

_UPLOAD: dict[str, Any] = {
    "requestBody": {
        "required": True,
        "content": {
            "multipart/form-data": {
                "schema": {
                    "type": "object",
                    "required": ["file", "product", "country"],
                    "properties": {
                        "file": {
                            "type": "string",
                            "contentMediaType": "text/csv",
                            "minLength": LEAST_LETTERS,
                            "pattern": LOOKS_LIKE_A_LIST,
                            "description": "CSV or TXT in UTF-8, with a column of phone numbers or one number a line. "
                            "Anything else, such as a picture, a workbook or an archive, is refused with 415; text in "
                            "which no phone number is found with 422.",
                        },
                        "product": {"type": "string", "enum": list(SLUGS)},
                        "country": {"type": "string", "pattern": COUNTRY},
                    },
                },
                "encoding": {"file": {"contentType": "text/csv, text/plain"}},
            }
        },
    }
}


@submissions_routes.post(
    "/detect",
    status_code=202,
    responses=refusals(400, 401, 402, 413, 415, 422, 429),
    openapi_extra=json_body(DetectRequest, phones={"minItems": 1}),
)
async def detect(request: Request, account: Account, service: ServiceHere) -> AcceptedAnswer:
    """Submit numbers as JSON."""
    asked = await json_model(request, DetectRequest, service.settings.max_json_bytes)
    product = known_product(asked.product)
    if len(asked.phones) > service.settings.max_phones:
        raise too_many(service.settings.max_phones)
    return await run_in_threadpool(_submit, service, account, product, asked.country, asked.phones)


@submissions_routes.post(
    "/detect/file",
    status_code=202,
    responses=refusals(400, 401, 402, 413, 415, 422, 429),
    openapi_extra=_UPLOAD,
)
async def detect_file(request: Request, account: Account, service: ServiceHere) -> AcceptedAnswer:
    """Submit numbers as a CSV or TXT file."""
    form = await form_data(request, service.settings.max_file_bytes)
    try:
        product = known_product(_text(form, "product"))
        country = _text(form, "country")
        if not re.fullmatch(COUNTRY, country, re.ASCII):
            raise ApiFailure(422, "country: two upper-case letters, or 001.")
        file = form.get("file")
        if not isinstance(file, UploadFile):
            raise ApiFailure(422, "file: a CSV or TXT file is needed in this field.")
        numbers = await run_in_threadpool(_numbers, file, service.settings.max_file_numbers)
    finally:
        await form.close()
    return await run_in_threadpool(_submit, service, account, product, country, numbers)


def too_many(most: int) -> ApiFailure:
    """413 that names the limit."""
    return ApiFailure(413, f"A task may have at most {most:,} numbers.")


def _text(form: FormData, name: str) -> str:
    value = form.get(name)
    if not isinstance(value, str):
        raise ApiFailure(422, f"{name}: this form field is needed.")
    return value


def _numbers(file: UploadFile, most: int) -> list[str]:
    try:
        return read_numbers(file.file, most)
    except NotText:
        raise ApiFailure(415, "file: not CSV or TXT text in UTF-8.") from None
    except NoNumbers:
        raise ApiFailure(422, "file: no phone numbers were found in it.") from None
    except TooManyNumbers:
        raise too_many(most) from None


def _submit(service: Service, account: str, product: Product, country: str, numbers: list[str]) -> AcceptedAnswer:
    try:
        task = service.submit(account, product, country, numbers)
    except CreditShort as short:
        raise credit_short(short) from None
    return AcceptedAnswer(task_id=task.id, status="pending", total=task.total, cost=task.cost)


tasks_routes = APIRouter(tags=["tasks"])


@tasks_routes.get("/tasks/{task_id}", responses=refusals(401, 404, 422, 429), response_model_exclude_none=True)
def task(task_id: str, account: Account, service: ServiceHere) -> TaskAnswer:
    """State and progress."""
    found = own_task(service, account, task_id)
    return TaskAnswer.model_validate(
        {
            "task_id": found.id,
            "status": found.state,
            "total": found.total,
            "processed": found.processed,
            "product": found.product,
            "country": found.country,
            "created_at": rfc3339(found.created_at),
            "cost": found.cost,
            "error": found.error,
        }
    )


@tasks_routes.get("/tasks/{task_id}/result", responses=refusals(401, 404, 409, 422, 429))
def result(
    request: Request,
    task_id: str,
    account: Account,
    service: ServiceHere,
    form: Annotated[ResultFormat, Query(alias="format")] = ResultFormat.CSV,
) -> ResultAnswer:
    """Where to download the result file; see resultfiles.py for the two formats."""
    found = own_task(service, account, task_id)
    if found.state != COMPLETED:
        raise ApiFailure(409, f"The task is {found.state}; there is a result once it has completed.")
    path, expires = service.link(found, form)
    # The gate has refused every Host that isn't loopback, so the Host is safe in a link.
    origin = service.settings.origin or f"{request.url.scheme}://{request.headers['host']}"
    return ResultAnswer(download_url=f"{origin}{BASE}{path}", expires_at=rfc3339(expires))


def rfc3339(seconds: float) -> str:
    """Seconds since 1970 as `2026-11-21T08:15:00Z`."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


downloads_routes = APIRouter(tags=["downloads"])

PIECE = 1024 * 1024
MEDIA_TYPES = {ResultFormat.CSV: "text/csv; charset=utf-8", ResultFormat.TXT: "text/plain; charset=utf-8"}

_TEXT = {"schema": {"type": "string"}}
_FILE: dict[str, Any] = {"content": {"text/csv": _TEXT, "text/plain": _TEXT}}


@downloads_routes.get(
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


realtime_routes = APIRouter(tags=["realtime"])

SMALL_BODY = 64 * 1024
SOURCE_SECONDS = 30


@realtime_routes.post(
    "/realtime/check/phone",
    responses={
        200: {"headers": remaining_header()},
        **refusals(400, 401, 402, 413, 415, 422, 429, 503, realtime=True),
    },
    openapi_extra=json_body(RealtimeRequest),
)
async def check_phone(request: Request, account: Account, service: ServiceHere) -> RealtimeAnswer:
    """Check one number now. What is not E.164 is answered, and charged, as invalid."""
    asked = await json_model(request, RealtimeRequest, SMALL_BODY)
    product = known_product(asked.product)
    try:
        answer = await run_in_threadpool(service.check, account, product, asked.phone)
    except CreditShort as short:
        raise credit_short(short) from None
    except SourceDown as down:
        raise ApiFailure(503, str(down), {"Retry-After": str(SOURCE_SECONDS)}) from None
    return RealtimeAnswer.model_validate({**answer, "number": asked.phone, "product": product.slug})


ALL_ROUTES = (account_routes, submissions_routes, tasks_routes, realtime_routes, downloads_routes)
