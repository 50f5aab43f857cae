"""Connections to the mocks, as they are made from provider files."""

from __future__ import annotations

from pathlib import Path

import httpx

from desktop_app.api.client import HttpClient
from desktop_app.core.batches.batch import Batch
from desktop_app.core.profile.provider import Provider
from desktop_app.core.service.connection import Connection
from desktop_app.services.connections.session import profile_of
from desktop_app.storage.machine.provider_files import ProviderFiles
from tests.services.world import World

from .strict import Mock


def provider(slug: str, own: Path = Path()) -> Provider:
    (found,) = [each.provider for each in ProviderFiles(own / "providers").every() if each.slug == slug]
    assert found is not None
    return found


def connected(world: World, mock: Mock, found: Provider) -> Connection:
    """A connection as it is saved when the service was chosen and the key entered."""
    connection = found.connection(mock.account)
    assert connection.base_url == mock.base_url
    world.keys.kept[connection.origin] = mock.key
    world.client = lambda url, key: HttpClient(
        url, key, profile=profile_of(connection), transport=httpx.MockTransport(mock.handle)
    )
    return connection


async def prepared(world: World, connection: Connection, mock: Mock, count: int) -> Batch:
    await world.session.save(connection, mock.key)
    return await world.prepared(mock.numbers(count), connection=connection, product=mock.product)
