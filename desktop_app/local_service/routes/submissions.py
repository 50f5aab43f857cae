"""POST /detect and POST /detect/file: both answer 202 with a pending task, charged already."""

from __future__ import annotations

import re
from typing import Any

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData, UploadFile

from desktop_app.local_service.bodies import form_data, json_model
from desktop_app.local_service.documents import COUNTRY, AcceptedAnswer, DetectRequest, json_body, refusals
from desktop_app.local_service.failures import ApiFailure
from desktop_app.local_service.ledger import CreditShort
from desktop_app.local_service.numberlists import (
    LEAST_LETTERS,
    LOOKS_LIKE_A_LIST,
    NoNumbers,
    NotText,
    TooManyNumbers,
    read_numbers,
)
from desktop_app.local_service.products import SLUGS, Product
from desktop_app.local_service.routes.admitted import Account, ServiceHere, credit_short, known_product
from desktop_app.local_service.service import Service

router = APIRouter(tags=["submissions"])

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


@router.post(
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


@router.post(
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
