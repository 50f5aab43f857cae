"""A strict mock at an address of this computer, as the whole program meets a service."""

from __future__ import annotations

from urllib.parse import urlsplit

import httpx

from tests.cli.fake_service import FakeService, Reply, Request

from .eight import FILES
from .strict import Mock

# Below it lie the files of results, which elsewhere have a host of their own.
_FILES = "/files"


class Served(FakeService):
    """The mock, asked at `base_url`. What its answers say of addresses of files leads to them here."""

    def __init__(self, mock: Mock) -> None:
        self.mock = mock
        super().__init__()
        self.key = mock.key
        self.base_url = f"{self.origin}{urlsplit(mock.base_url).path}"

    def answer(self, request: Request) -> Reply:
        """What the mock answers to the same request at the service's own address."""
        where = urlsplit(self.mock.base_url)
        address = f"{where.scheme}://{where.netloc}{request.path}"
        if request.path.startswith(_FILES):
            address = f"{FILES}{request.path.removeprefix(_FILES)}"
        headers = {name: value for name, value in request.headers.items() if name != "host"}
        asked = httpx.Request(request.method, address, headers=headers, content=request.body)
        with self._lock:
            found = self.mock.reply(asked)
        body = found.content.replace(FILES.encode(), f"{self.origin}{_FILES}".encode())
        named = {name: value for name, value in found.headers.items() if not name.startswith("content-")}
        return Reply(found.status_code, body, named, found.headers.get("content-type", "text/html"))
