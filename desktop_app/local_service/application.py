"""The ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.concurrency import run_in_threadpool

from desktop_app.local_service.failures import install
from desktop_app.local_service.gate import BASE, Gate
from desktop_app.local_service.routes import account, downloads, realtime, submissions, tasks
from desktop_app.local_service.service import Service
from desktop_app.local_service.settings import ServiceSettings

TITLE = "Task-Based Phone and Account Verification API (Dialproof's local service)"


def create_app(service: Service | ServiceSettings) -> FastAPI:
    """The API under `/api/v1`, its OpenAPI document at `/api/v1/openapi.json`.

    The application's lifespan starts and closes the service's worker and store. Through
    `httpx.ASGITransport`, which runs no lifespan, the service is at `app.state.service`: `keys.issue()`
    makes a key, `worker.drain()` answers what was submitted, `close()` ends it. The Host must be a
    loopback one there too (`base_url="http://127.0.0.1/api/v1"`).
    """
    serving = Service(service) if isinstance(service, ServiceSettings) else service

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        serving.start()
        try:
            yield
        finally:
            await run_in_threadpool(serving.close)

    app = FastAPI(
        title=TITLE,
        version="v1",
        openapi_url=f"{BASE}/openapi.json",
        docs_url=None,  # both pages load scripts from elsewhere
        redoc_url=None,
        lifespan=lifespan,
        redirect_slashes=False,
    )
    app.state.service = serving
    install(app)
    for routes in (account, submissions, tasks, realtime, downloads):
        app.include_router(routes.router, prefix=BASE)
    app.add_middleware(Gate, service=serving)
    return app
