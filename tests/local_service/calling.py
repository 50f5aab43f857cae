"""Calling the service's application without a network, from plain synchronous tests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx

from desktop_app.local_service.service import Service
from desktop_app.local_service.serving import create_app
from desktop_app.local_service.settings import ServiceSettings
from desktop_app.local_service.sources import Source

BASE_URL = "http://127.0.0.1/api/v1"
LONDON = "+442079460958"
MOBILE = "+447400123456"


class Hands:
    """A clock that only moves when told to; both kinds of time."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def pass_(self, seconds: float) -> None:
        self.now += seconds


class Api:
    """The application over one store, a key of account `local`, and a client that sends it."""

    def __init__(
        self, settings: ServiceSettings, clock: Callable[[], float], sources: Mapping[str, Source] | None = None
    ) -> None:
        self.service = Service(settings, sources=sources, clock=clock, ticks=clock)
        self.app = create_app(self.service)
        self.key = self.service.keys.issue()
        self._runner = asyncio.Runner()
        self._client = httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url=BASE_URL)

    def call(self, method: str, path: str, *, key: str | None = "", **more: Any) -> httpx.Response:
        """One request; `key` None sends none, "" the account's own."""
        headers = {**({"X-API-Key": key or self.key} if key is not None else {}), **more.pop("headers", {})}
        return self._runner.run(self._client.request(method, path, headers=headers, **more))

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.call("GET", path, **more)

    def post(self, path: str, **more: Any) -> httpx.Response:
        return self.call("POST", path, **more)

    def detect(
        self, *phones: str, product: str = "phone-validation", country: str = "GB", **more: Any
    ) -> httpx.Response:
        body = {"product": product, "country": country, "phones": list(phones)}
        return self.post("/detect", json=body, **more)

    def upload(
        self, content: bytes, name: str = "list.csv", product: str = "phone-validation", **more: Any
    ) -> httpx.Response:
        data = {"product": product, "country": "GB"}
        return self.post("/detect/file", files={"file": (name, content)}, data=data, **more)

    def check(self, phone: str = MOBILE, **more: Any) -> httpx.Response:
        return self.post("/realtime/check/phone", json={"phone": phone}, **more)

    def submitted(self, *phones: str, product: str = "phone-validation") -> str:
        """The id of a task that was accepted."""
        answer = self.detect(*phones, product=product)
        assert answer.status_code == 202, answer.text
        task_id: str = answer.json()["task_id"]
        return task_id

    def task(self, task_id: str) -> dict[str, Any]:
        answer = self.get(f"/tasks/{task_id}")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def link(self, task_id: str, form: str = "csv") -> str:
        answer = self.get(f"/tasks/{task_id}/result", params={"format": form})
        assert answer.status_code == 200, answer.text
        url: str = answer.json()["download_url"]
        return url

    def result(self, task_id: str, form: str = "csv") -> str:
        """The result file, fetched without a key."""
        answer = self.get(self.link(task_id, form), key=None)
        assert answer.status_code == 200, answer.text
        return answer.text

    def balance(self) -> int:
        return int(self.get("/balance").json()["balance"])

    def close(self) -> None:
        self._runner.run(self._client.aclose())
        self._runner.close()
        self.service.close()


def settings_for(folder: Path, **changes: Any) -> ServiceSettings:
    """Settings with the limits off, unless changed."""
    return replace(ServiceSettings(folder, limits=None), **changes)


def error_code(answer: httpx.Response) -> str:
    """The code of a refusal, which has exactly the one documented shape."""
    body = answer.json()
    assert list(body) == ["error"]
    assert sorted(body["error"]) == ["code", "message"]
    assert body["error"]["message"]
    code: str = body["error"]["code"]
    return code
