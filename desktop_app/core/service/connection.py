"""Defines a connection: a service's address, its name, and the origin that its key is bound to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from desktop_app.core.errors import UsageError
from desktop_app.core.text.translatable import tr_text

_PORTS = {"http": 80, "https": 443}
_NEVER_IN_AN_ADDRESS = frozenset('\\<>"{}|^`')


class Origin(NamedTuple):
    """Scheme, host and port (RFC 6454). All three have to match before a key is sent."""

    scheme: str
    host: str
    port: int

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}" + ("" if self.port == _PORTS.get(self.scheme) else f":{self.port}")

    @property
    def in_full(self) -> str:
        """The origin with its port, always as `https://host:443`. It names keys, and accounts in the rate log."""
        return f"{self.scheme}://{self.host}:{self.port}"


def origin_of(url: str) -> Origin:
    """Return an http or https address's origin, its host as `ascii_host`. Raise `ValueError` for any other address."""
    parts = urlsplit(url)
    host = ascii_host(parts.hostname or "")
    if parts.scheme not in _PORTS or not host:
        raise ValueError("not an absolute http or https address")
    return Origin(parts.scheme, host, parts.port or _PORTS[parts.scheme])


def usable_origin(url: str) -> Origin:
    """Return the origin of an address. Raise `UsageError`, which says what is wrong, for an address without one."""
    try:
        return origin_of(url)
    except ValueError:
        check_base_url(url)
        raise


def ascii_host(host: str) -> str:
    """Return a host as DNS and httpx want it: in lower case, `bücher` as `xn--bcher-kva` (RFC 5891, UTS 46).

    Raise `ValueError` for characters that no name may have.
    """
    name = host.rstrip(".").lower()
    if name.isascii():
        return name
    import idna  # 20 ms, and few need it

    return idna.encode(name, uts46=True, std3_rules=True).decode("ascii").rstrip(".")


def shown_host(host: str) -> str:
    """Return a host for a person, "bücher.example (xn--bcher-kva.example)": letters of two scripts may look alike."""
    if "xn--" not in host:
        return host
    import idna

    try:
        return f"{idna.decode(host)} ({host})"
    except idna.IDNAError:
        return host


def is_loopback(host: str) -> bool:
    """Return True if `host` is this machine: localhost, 127.0.0.0/8, ::1. Names are not looked up.

    `x.localhost` isn't: some resolvers ask the network for it.
    """
    name = host.strip("[]").rstrip(".").lower()
    if name == "localhost":
        return True
    try:
        import ipaddress  # seldom needed, and never before the first paint

        address = ipaddress.ip_address(name)
    except ValueError:
        return False
    return address.is_loopback and (address.version == 4 or int(address) == 1)


def check_base_url(url: str) -> str:
    """Return `url` normalised: scheme in lower case, host as `ascii_host`, no default port, no slash at the end.

    Raise `UsageError`, which says what is wrong: https is required except on loopback, and the address may hold no
    credentials, query or fragment.
    """
    text = url.strip()
    if not text.isprintable() or any(c in _NEVER_IN_AN_ADDRESS or c.isspace() for c in text):
        raise _wrong(tr_text("it has characters that no address has"))
    try:
        parts = urlsplit(text)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise _wrong(tr_text("its host or port can't be right")) from None
    _check_parts(parts, host)
    origin = Origin(parts.scheme, ascii_host(host), port or _PORTS[parts.scheme])
    return f"{origin}{parts.path.rstrip('/')}"


def _check_parts(parts: SplitResult, host: str) -> None:
    if parts.scheme not in _PORTS:
        raise _wrong(tr_text("it has to begin with https://"))
    if not host or host.startswith(".") or ".." in host or not _known_to_dns(host):
        raise _wrong(tr_text("it names no host"))
    if parts.username is not None or parts.password is not None:
        raise _wrong(tr_text("a user name or password has no place in it; the API key is entered by itself"))
    if parts.query or parts.fragment or "?" in parts.geturl() or "#" in parts.geturl():
        raise _wrong(tr_text("it ends with the version, as in https://host/api/v1, without “?” and “#”"))
    if parts.scheme == "http" and not is_loopback(host):
        raise _wrong(
            tr_text("the key would go unencrypted; it has to begin with https:// (http only on this computer)")
        )


def _known_to_dns(host: str) -> bool:
    try:
        name = ascii_host(host)
        return ":" in name or bool(name.encode("idna"))  # the codec knows how long a name and its parts may be
    except ValueError:
        return False


def _wrong(why: str) -> UsageError:
    return UsageError(reason=tr_text("The address of the service can't be used: {why}.", why=why))


LOCAL = "local"


@dataclass(frozen=True, slots=True)
class Connection:
    """A service to talk to. `base_url` ends with the version segment; `local` stands for the local service.

    `profile` is the service profile as TOML text (`core.profile`), "" where nothing was taught. `products` is its
    catalogue as CSV text (`core.service.product_list`), "" for the one that comes with the program.
    """

    base_url: str = LOCAL
    name: str = ""
    profile: str = ""
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
