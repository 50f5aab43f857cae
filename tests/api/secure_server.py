"""A small server on loopback that remembers what it was asked, over TLS with an authority of its own where wanted."""

from __future__ import annotations

import ssl
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID


class Server(ThreadingHTTPServer):
    """Answers every GET with `status`, `headers` and `body`; `asked` has request lines and headers."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.status, self.headers, self.body = 200, {}, b"{}"
        self.asked: list[tuple[str, dict[str, str]]] = []
        self.scheme, self.authority = "http", ""

    status: int
    headers: dict[str, str]

    @property
    def url(self) -> str:
        return f"{self.scheme}://127.0.0.1:{self.server_port}"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Clients that don't trust it hang up: that is what is wanted."""


class _Handler(BaseHTTPRequestHandler):
    server: Server

    def do_GET(self) -> None:
        self.server.asked.append((self.requestline, dict(self.headers)))
        self.send_response(self.server.status)
        for name, value in {"Content-Length": str(len(self.server.body)), **self.server.headers}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(self.server.body)

    def do_CONNECT(self) -> None:
        self.server.asked.append((self.requestline, dict(self.headers)))
        self.send_error(502)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - its name there
        pass


@contextmanager
def serving(*, secure: bool = False) -> Iterator[Server]:
    """It runs meanwhile; `authority` is the PEM text of who signed its certificate."""
    server = Server()
    if secure:
        server.authority, context = _certified()
        server.socket = context.wrap_socket(server.socket, server_side=True)
        server.scheme = "https"
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _certified() -> tuple[str, ssl.SSLContext]:
    ours, theirs = (ec.generate_private_key(ec.SECP256R1()) for _ in range(2))
    root = _certificate("Company authority", ours, ours, "Company authority", authority=True)
    leaf = _certificate("127.0.0.1", theirs, ours, "Company authority", authority=False)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    key = theirs.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "server.pem"
        path.write_bytes(key + leaf)
        context.load_cert_chain(path)
    return root.decode(), context


def _certificate(
    name: str, key: ec.EllipticCurvePrivateKey, signer: ec.EllipticCurvePrivateKey, by: str, *, authority: bool
) -> bytes:
    now = datetime.now(UTC)
    subject, issuer = (x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, each)]) for each in (name, by))
    builder = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=30))
        .add_extension(x509.BasicConstraints(ca=authority, path_length=None), critical=True)
    )
    if not authority:
        alternative = x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))])
        builder = builder.add_extension(alternative, critical=False)
    return builder.sign(signer, hashes.SHA256()).public_bytes(serialization.Encoding.PEM)
