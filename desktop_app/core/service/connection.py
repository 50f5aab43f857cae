"""Defines a connection: a service's address, its name, and the origin that its key is bound to."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from desktop_app.core.service.address import origin_of, shown_host

LOCAL = "local"


@dataclass(frozen=True, slots=True)
class Connection:
    """A service to talk to. `base_url` ends with the version segment; `local` stands for the local service.

    `dialect` is the service profile as TOML text (`core.dialect`), "" where nothing was taught. `products` is its
    catalogue as CSV text (`core.service.product_list`), "" for the one that comes with the program.
    """

    base_url: str = LOCAL
    name: str = ""
    dialect: str = ""
    products: str = ""

    @property
    def local(self) -> bool:
        """True if it is the local service, whatever its port."""
        return self.base_url == LOCAL

    @property
    def title(self) -> str:
        """The connection's name for a person."""
        return self.name or ("Local service" if self.local else _shown(self.base_url))

    @property
    def origin(self) -> str:
        """The origin that its key is bound to, as `Origin.in_full`; "" for the local service, whose key is ours.

        An unusable address (from a journal edited by hand) gets an origin of its own, which matches no other.
        """
        if self.local:
            return ""
        try:
            return origin_of(self.base_url).in_full
        except ValueError:
            return f"{self.base_url} (no origin)"


def _shown(base_url: str) -> str:
    """Return the host as a person reads it, with its port if the address names one."""
    parts = urlsplit(base_url)
    host = (parts.hostname or "").lower()
    return parts.netloc.replace(host, shown_host(host)) if host else parts.netloc
