"""Where the service is: a connection, its name, and the origin that its key is bound to."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from desktop_app.core.errors import UsageError
from desktop_app.core.said import said

LOCAL = "local"


@dataclass(frozen=True, slots=True)
class Connection:
    """A service to talk to. `base_url` ends with the version segment; `local` stands for the local service.

    `dialect` is the TOML text of what its service calls things (`core.dialect`), "" where nothing was taught.
    `products` is the CSV text of its catalogue (`core.product_list`), "" for the one that comes with the program.
    """

    base_url: str = LOCAL
    name: str = ""
    dialect: str = ""
    products: str = ""

    @property
    def local(self) -> bool:
        """Whether it is the local service, whatever its port."""
        return self.base_url == LOCAL

    @property
    def title(self) -> str:
        """Its name for a person."""
        return self.name or ("Local service" if self.local else urlsplit(self.base_url).netloc)


def origin_of(base_url: str) -> str:
    """Scheme, host and port, as keys are bound to them: `https://host:443`; `UsageError` where they can't be."""
    try:
        parts = urlsplit(base_url)
        port = parts.port or {"http": 80, "https": 443}.get(parts.scheme, 0)
    except ValueError:
        raise UsageError(
            reason=said("The address of the service can't be used: its host or port can't be right.")
        ) from None
    return f"{parts.scheme}://{(parts.hostname or '').lower()}:{port}"
