"""The OpenAPI document and the service say the same, whatever is asked."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode, openapi
from schemathesis.checks import not_a_server_error
from schemathesis.generation.case import Case
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    ignored_auth,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from starlette.types import ASGIApp, Receive, Scope, Send

from desktop_app.local_service.gate import BASE, group_of
from desktop_app.local_service.settings import Limits
from tests.thorough import examples

from .calling import MOBILE, Api, Hands, settings_for

CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
    negative_data_rejection,
    unsupported_method,
]
ROOT = Path(__file__).parents[2]
DOCUMENT = "/api/v1/openapi.json"
OPERATIONS = [
    ("GET", "/balance"),
    ("POST", "/detect"),
    ("POST", "/detect/file"),
    ("GET", "/tasks/{task_id}"),
    ("GET", "/tasks/{task_id}/result"),
    ("POST", "/realtime/check/phone"),
    ("GET", "/downloads/{task_id}"),
]
# One white pixel as PNG.
PICTURE = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII="
EXAMPLES = settings(
    max_examples=examples(25),
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    """A service without limits that knows one completed task."""
    api = Api(settings_for(tmp_path_factory.mktemp("fuzzed")), Hands())
    api.submitted(MOBILE)
    api.service.worker.drain()
    yield api
    api.close()


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    """A service whose limits are used up at once."""
    limits = Limits(reads=3, submissions=3, checks=3, burst=3)
    api = Api(settings_for(tmp_path_factory.mktemp("limited"), limits=limits), Hands())
    yield api
    api.close()


def test_the_gate_lets_a_key_through_to_whatever_the_document_asks_one_for() -> None:
    document = json.loads((ROOT / "docs" / "openapi.json").read_text("utf-8"))
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            group = group_of(method.upper(), re.sub(r"\{\w+\}", "t_1", path))
            assert (group is not None) == bool(operation.get("security")), (method, path)


def on_loopback(api: Api) -> ASGIApp:
    """The application as called on this machine, and without its lifespan: it outlives each call."""

    async def called(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            for answer in ("startup", "shutdown"):
                await receive()
                await send({"type": f"lifespan.{answer}.complete"})
            return
        headers = [(name, value) for name, value in scope["headers"] if name != b"host"]
        await api.app({**scope, "headers": [*headers, (b"host", b"127.0.0.1")]}, receive, send)

    return called


def fuzz(api: Api, method: str, path: str, mode: GenerationMode, checks: list[Any]) -> None:
    """Send what the document allows, or what it forbids, and hold each answer against the document."""
    operation = openapi.from_asgi(DOCUMENT, on_loopback(api))[path][method]

    @EXAMPLES
    @given(case=operation.as_strategy(generation_mode=mode))
    def each(case: Case[Any]) -> None:
        case.call_and_validate(headers={"X-API-Key": api.key}, checks=checks)

    each()


@pytest.mark.parametrize("mode", list(GenerationMode))
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_no_request_gets_an_answer_that_is_not_declared(
    fuzzed: Api, method: str, path: str, mode: GenerationMode
) -> None:
    fuzz(fuzzed, method, BASE + path, mode, [*CHECKS, ignored_auth])


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_nor_where_the_limits_are_used_up(limited: Api, method: str, path: str) -> None:
    fuzz(limited, method, BASE + path, GenerationMode.POSITIVE, CHECKS)


def test_the_document_has_the_endpoints_and_the_key_of_the_api_document(fuzzed: Api) -> None:
    document = fuzzed.get("/openapi.json", key=None).json()
    found = [(method.upper(), path.removeprefix(BASE)) for path, item in document["paths"].items() for method in item]
    assert sorted(found) == sorted(OPERATIONS)
    assert document["components"]["securitySchemes"]["ApiKey"]["name"] == "X-API-Key"
    for method, path in OPERATIONS[:-1]:
        assert document["paths"][BASE + path][method.lower()]["security"] == [{"ApiKey": []}]


def test_the_document_that_is_kept_for_readers_is_the_one_that_the_service_gives(fuzzed: Api) -> None:
    kept = (ROOT / "docs" / "openapi.json").read_text("utf-8")
    given = json.dumps(fuzzed.get("/openapi.json", key=None).json(), indent=2, ensure_ascii=False) + "\n"
    assert kept == given, "write it anew: .venv/bin/python packaging/openapi.py"


def test_every_refusal_is_declared_in_the_one_shape(fuzzed: Api) -> None:
    document = fuzzed.get("/openapi.json", key=None).json()
    for item in document["paths"].values():
        for operation in item.values():
            refused = {status: answer for status, answer in operation["responses"].items() if status >= "400"}
            assert {"421", "500"} <= refused.keys()
            for answer in refused.values():
                schema = answer["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/ErrorBody"}


def test_the_document_takes_no_picture_for_a_list_and_the_service_refuses_one(fuzzed: Api) -> None:
    operation = fuzzed.get("/openapi.json", key=None).json()["paths"][f"{BASE}/detect/file"]["post"]
    content = operation["requestBody"]["content"]["multipart/form-data"]
    file = content["schema"]["properties"]["file"]
    assert content["encoding"] == {"file": {"contentType": "text/csv, text/plain"}}
    picture = base64.b64decode(PICTURE)
    lists = [b"number\n+447400123456\n", b"Name;Phone\nA;07400 123 456\n"]
    for data, fits, status in ((picture, False, 415), (b"PK\x03\x04" + bytes(40), False, 415), (b"a,b\n", False, 422)):
        assert (re.search(file["pattern"], data.decode("latin-1")) is not None) is fits
        assert fuzzed.upload(data).status_code == status
    for data in lists:
        assert re.search(file["pattern"], data.decode())
        assert len(data) >= file["minLength"]
        assert fuzzed.upload(data).status_code == 202
