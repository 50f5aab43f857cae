"""What every endpoint is given: the service, and the account that its key stands for."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request, Security
from fastapi.security import APIKeyHeader

from desktop_app.local_service.failures import ApiFailure
from desktop_app.local_service.gate import caller_of
from desktop_app.local_service.ledger import CreditShort
from desktop_app.local_service.products import SLUGS, Product, product_of
from desktop_app.local_service.service import Service
from desktop_app.local_service.tasks import TaskRecord

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
