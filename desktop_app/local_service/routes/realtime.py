"""POST /realtime/check/phone."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool

from desktop_app.local_service.bodies import json_model
from desktop_app.local_service.documents import (
    RealtimeAnswer,
    RealtimeRequest,
    json_body,
    refusals,
    remaining_header,
)
from desktop_app.local_service.failures import ApiFailure
from desktop_app.local_service.ledger import CreditShort
from desktop_app.local_service.routes.admitted import Account, ServiceHere, credit_short, known_product
from desktop_app.local_service.sources.source import SourceDown

router = APIRouter(tags=["realtime"])

SMALL_BODY = 64 * 1024
SOURCE_SECONDS = 30


@router.post(
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
