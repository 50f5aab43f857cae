"""GET /tasks/{task_id} and GET /tasks/{task_id}/result."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Query, Request

from desktop_app.local_service.documents import ResultAnswer, TaskAnswer, refusals
from desktop_app.local_service.failures import ApiFailure
from desktop_app.local_service.gate import BASE
from desktop_app.local_service.links import ResultFormat
from desktop_app.local_service.routes.admitted import Account, ServiceHere, own_task
from desktop_app.local_service.tasks import COMPLETED

router = APIRouter(tags=["tasks"])


@router.get("/tasks/{task_id}", responses=refusals(401, 404, 422, 429), response_model_exclude_none=True)
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


@router.get("/tasks/{task_id}/result", responses=refusals(401, 404, 409, 422, 429))
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
