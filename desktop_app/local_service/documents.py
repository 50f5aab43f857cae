"""Declares the shapes of requests and answers, and the refusals of each endpoint."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, FailFast, Field, StrictStr

from desktop_app.local_service.settings import DEFAULT_PRODUCT, SLUGS

COUNTRY = r"^([A-Z]{2}|001)$"

ProductSlug = Annotated[StrictStr, Field(json_schema_extra={"enum": list(SLUGS)})]
CountryCode = Annotated[StrictStr, Field(pattern=COUNTRY)]


class ErrorDetail(BaseModel):
    """`code` is for programs, `message` for people."""

    code: str
    message: str


class ErrorBody(BaseModel):
    """Every refusal."""

    error: ErrorDetail


class BalanceAnswer(BaseModel):
    """GET /balance. `balance` is a decimal as a string."""

    balance: str
    currency: Literal["credits"]


class DetectRequest(BaseModel):
    """POST /detect. `phones` in E.164; what is not E.164 is answered as invalid, repeated ones once."""

    product: ProductSlug
    country: CountryCode
    phones: Annotated[list[StrictStr], FailFast(), Field(min_length=1)]


class AcceptedAnswer(BaseModel):
    """A new task. `total` counts distinct numbers, `cost` is in credits, already charged."""

    task_id: str
    status: Literal["pending"]
    total: int
    cost: int


class TaskAnswer(BaseModel):
    """GET /tasks/{task_id}. `processed` of `total` are answered; `error` only where it failed."""

    task_id: str
    status: Literal["pending", "processing", "completed", "failed"]
    total: int
    processed: int
    product: str
    country: str
    created_at: str
    cost: int
    error: str | None = None


class ResultAnswer(BaseModel):
    """GET /tasks/{task_id}/result: an absolute URL that needs no key, until `expires_at` (RFC 3339)."""

    download_url: str
    expires_at: str


class RealtimeRequest(BaseModel):
    """POST /realtime/check/phone."""

    phone: StrictStr
    product: ProductSlug = DEFAULT_PRODUCT
    country: CountryCode | None = None


class RealtimeAnswer(BaseModel):
    """The number as sent, the product, and the product's fields, all of them strings."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, str] = Field(init=False)

    number: str
    product: str


_REASONS = {
    400: "The body can't be read",
    401: "No key, or not one of this service's",
    402: "The balance doesn't reach; nothing was made or charged",
    403: "The link's signature is wrong",
    404: "No such task in this account",
    409: "The task has not completed",
    410: "The link has expired",
    413: "More than the service takes at once",
    415: "Not the media type that is asked for",
    416: "The range begins past the end of the file",
    421: "The Host header doesn't name this machine's loopback",
    422: "Something in the request can't be right",
    429: "More requests than the limit allows",
    500: "A fault in the service",
    503: "The source of answers is down; nothing was charged",
}
_WHOLE_SECONDS = {"schema": {"type": "integer", "minimum": 1}, "required": True}
_REMAINING = {"schema": {"type": "integer", "minimum": 0}, "required": True}


def refusals(*statuses: int, realtime: bool = False) -> dict[int | str, dict[str, Any]]:
    """Return the `responses` of an endpoint, including 421 and 500, which every endpoint can give."""
    described: dict[int | str, dict[str, Any]] = {}
    for status in sorted({*statuses, 421, 500}):
        headers: dict[str, Any] = {}
        if status in (429, 503):
            headers["Retry-After"] = _WHOLE_SECONDS
        if realtime:
            headers["X-RateLimit-Remaining"] = _REMAINING
        described[status] = {"description": _REASONS[status], "model": ErrorBody, "headers": headers}
    return described


def remaining_header() -> dict[str, Any]:
    """Return the header of a realtime answer, as the OpenAPI document declares it."""
    return {"X-RateLimit-Remaining": _REMAINING}


def json_body(model: type[BaseModel], **limits: dict[str, Any]) -> dict[str, Any]:
    """Return `openapi_extra` for a JSON body that the endpoint reads itself; `limits` add to properties' schemas."""
    schema = model.model_json_schema()
    for name, more in limits.items():
        schema["properties"][name] |= more
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": schema}}}}
