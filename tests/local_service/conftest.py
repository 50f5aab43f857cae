from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from desktop_app.local_service.sources import Source
from tests.forked import spawned_children

from .calling import Api, Hands, settings_for

OpenApi = Callable[..., Api]


@pytest.fixture
def really_spawned() -> Iterator[None]:
    """Here the service is started as the program starts it."""
    with spawned_children():
        yield


@pytest.fixture
def clock() -> Hands:
    return Hands()


@pytest.fixture
def opened(tmp_path: Path, clock: Hands) -> Iterator[OpenApi]:
    """Opens the one store of the test, as often as wanted, with changed settings."""
    apis: list[Api] = []

    def open_(sources: Mapping[str, Source] | None = None, **changes: Any) -> Api:
        apis.append(Api(settings_for(tmp_path / "service", **changes), clock, sources))
        return apis[-1]

    yield open_
    for api in apis:
        api.close()


@pytest.fixture
def api(opened: OpenApi) -> Api:
    return opened()
