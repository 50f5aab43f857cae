"""Gives every refusal of the service one shape: `{"error": {"code", "message"}}`."""

from __future__ import annotations

from http import HTTPStatus

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import ValidationError
from starlette.exceptions import HTTPException

CODES = {
    400: "bad_request",
    401: "key_refused",
    402: "credit_short",
    403: "link_wrong",
    404: "not_found",
    405: "method_not_allowed",
    409: "not_completed",
    410: "link_expired",
    413: "too_large",
    415: "media_type",
    416: "range_not_satisfiable",
    421: "host_refused",
    422: "invalid",
    429: "rate_limited",
    500: "fault",
    503: "source_down",
}
"""The code of each status; one each, so that either can be relied on."""


WORDS = {
    "Not Found": "There is no such address in this service.",
    "Method Not Allowed": "This address doesn't take that method.",
}
"""The framework's own phrases, said better."""


class ApiFailure(HTTPException):
    """A refusal with words. `message` never repeats what was sent beyond a product's or country's name."""

    def __init__(self, status: int, message: str, headers: dict[str, str] | None = None) -> None:
        super().__init__(status_code=status, detail=message, headers=headers)


def failure_response(status: int, message: str, headers: dict[str, str] | None = None) -> JSONResponse:
    """Return the answer to a refused request."""
    body = {"error": {"code": CODES.get(status, "refused"), "message": message}}
    return JSONResponse(body, status_code=status, headers=headers)


def invalid(error: ValidationError | RequestValidationError) -> ApiFailure:
    """Return a refusal that names the first error of a request, without its value: 422, or 400 for broken JSON."""
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return ApiFailure(400, "The body is not JSON.")
    where = ".".join(str(part) for part in first["loc"] if part != "query")
    return ApiFailure(422, f"{where or 'The body'}: {first['msg']}.")


def install(app: FastAPI) -> None:
    """Give the framework's own refusals this shape."""

    async def refused(_: Request, error: Exception) -> JSONResponse:
        if not isinstance(error, HTTPException):
            raise error
        words = WORDS.get(str(error.detail)) or error.detail or HTTPStatus(error.status_code).phrase
        headers = dict(error.headers) if error.headers else None
        return failure_response(error.status_code, str(words), headers)

    async def not_valid(request: Request, error: Exception) -> JSONResponse:
        if not isinstance(error, RequestValidationError):
            raise error
        return await refused(request, invalid(error))

    app.add_exception_handler(HTTPException, refused)
    app.add_exception_handler(RequestValidationError, not_valid)
