"""Calls to each endpoint over a fake transport."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import httpx

from desktop_app.api import HttpClient

BASE = "https://service.example/api/v1"
KEY = "sk-very-secret"
PHONE = "+447911123456"
T = TypeVar("T")
Handler = Callable[[httpx.Request], httpx.Response]


def answering(*args: Any, **kwargs: Any) -> Handler:
    return lambda _request: httpx.Response(*args, **kwargs)


def ask(handler: Handler, call: Callable[[HttpClient], Awaitable[T]], **options: Any) -> T:
    async def main() -> T:
        client = HttpClient(BASE, options.pop("key", KEY), transport=httpx.MockTransport(handler), **options)
        try:
            return await call(client)
        finally:
            await client.aclose()

    return asyncio.run(main())


def balance(client: HttpClient) -> Awaitable[Any]:
    return client.balance()


def detect(client: HttpClient) -> Awaitable[Any]:
    return client.detect("hlr", "GB", [PHONE])


def detect_file(client: HttpClient) -> Awaitable[Any]:
    return client.detect_file("hlr", "GB", [PHONE])


def check(client: HttpClient) -> Awaitable[Any]:
    return client.check_phone(PHONE)


READS = [balance, check, lambda client: client.task("t"), lambda client: client.result("t", Path("unused"))]
SUBMISSIONS = [detect, detect_file]
