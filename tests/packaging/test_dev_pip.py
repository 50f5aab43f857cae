"""How pip is found for an environment made without it: the index's pages, pip's own settings, the order of the ways."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import sys
import threading
import zipfile
from collections.abc import Iterator, Sequence
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tests.packaging.dev_scripts import load

pip, index_module, apt_module = (load(name) for name in ("dev_pip", "dev_index", "dev_apt"))
WHEEL = b"a wheel"
GOOD = hashlib.sha256(WHEEL).hexdigest()


class Index(BaseHTTPRequestHandler):
    """A package index with two pages; keeps what it was asked with."""

    pages: ClassVar[dict[str, tuple[str, bytes]]] = {}
    logins: ClassVar[list[tuple[str, str | None]]] = []

    def do_GET(self) -> None:
        self.logins.append((self.path, self.headers.get("Authorization")))
        content_type, content = self.pages.get(self.path, ("text/plain", b""))
        self.send_response(200 if content else 404)
        self.send_header("Content-Type", content_type)
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - inherited
        pass


@pytest.fixture
def index() -> Iterator[str]:
    Index.pages, Index.logins = {"/files/pip-25.0-py3-none-any.whl": ("application/zip", WHEEL)}, []
    with ThreadingHTTPServer(("127.0.0.1", 0), Index) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/simple/"
        server.shutdown()
        thread.join()


def html(sha256: str) -> bytes:
    return f'<a href="../../files/pip-25.0-py3-none-any.whl#sha256={sha256}">pip-25.0-py3-none-any.whl</a>'.encode()


def fetch(index: str, folder: Path) -> Path:
    found: Path = index_module.download(index, folder, index_module.Fetcher({}), (3, 11))
    return found


def test_a_wheel_with_the_announced_hash_is_taken(index: str, tmp_path: Path) -> None:
    Index.pages["/simple/pip/"] = ("text/html; charset=utf-8", html(GOOD))
    assert fetch(index, tmp_path).read_bytes() == WHEEL


def test_a_wheel_with_another_hash_is_refused_and_not_kept(index: str, tmp_path: Path) -> None:
    Index.pages["/simple/pip/"] = ("text/html", html("0" * 64))
    with pytest.raises(pip.NotThisWay, match="SHA-256"):
        fetch(index, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_json_index_is_understood(index: str, tmp_path: Path) -> None:
    file = {"filename": "pip-25.0-py3-none-any.whl", "url": "/files/pip-25.0-py3-none-any.whl"}
    page = json.dumps({"files": [file | {"hashes": {"sha256": GOOD}, "requires-python": ">=3.8", "yanked": False}]})
    Index.pages["/simple/pip/"] = ("application/vnd.pypi.simple.v1+json", page.encode())
    assert fetch(index, tmp_path).name == "pip-25.0-py3-none-any.whl"


def test_a_page_that_is_no_index_is_said_to_be_none(index: str, tmp_path: Path) -> None:
    Index.pages["/simple/pip/"] = ("application/json", b"[]")
    with pytest.raises(pip.NotThisWay, match="no package index"):
        fetch(index, tmp_path)
    Index.pages["/simple/pip/"] = ("text/html", b"<h1>Please log in</h1>")
    with pytest.raises(pip.NotThisWay, match="lists no pip"):
        fetch(index, tmp_path)


def test_a_login_goes_to_its_own_host_and_into_no_message(index: str, tmp_path: Path) -> None:
    Index.pages["/simple/pip/"] = (
        "text/html",
        html(GOOD).replace(b"../..", index.replace("127.0.0.1", "localhost").encode()[:-8]),
    )
    fetch(index.replace("http://", "http://ann:p%40ss@"), tmp_path)
    expected = "Basic " + base64.b64encode(b"ann:p@ss").decode()
    assert Index.logins == [("/simple/pip/", expected), ("/files/pip-25.0-py3-none-any.whl", None)]
    with pytest.raises(pip.NotThisWay) as refusal:
        fetch(index.replace("http://", "http://ann:secret@").replace("simple", "none"), tmp_path)
    assert "secret" not in str(refusal.value)


def test_an_index_on_disk_works_and_other_schemes_do_not(tmp_path: Path) -> None:
    (tmp_path / "pip").mkdir()
    (tmp_path / "pip-25.0-py3-none-any.whl").write_bytes(WHEEL)
    (tmp_path / "pip" / "index.html").write_bytes(html(GOOD).replace(b"../../files", b".."))
    assert fetch(tmp_path.as_uri(), tmp_path / "pip").read_bytes() == WHEEL
    with pytest.raises(pip.NotThisWay, match="ftp"):
        fetch("ftp://example.org/simple", tmp_path)


def offer(version: str, **other: Any) -> Any:
    known = {"sha256": GOOD, "requires_python": ">=3.8", "yanked": False, **other}
    return index_module.Offer(f"pip-{version}-py3-none-any.whl", "", **known)


def test_the_newest_that_runs_here_is_chosen() -> None:
    offers = [offer("9.0"), offer("24.10"), offer("24.2"), offer("25.0b1"), offer("26.0", yanked=True)]
    offers += [
        offer("27.0", requires_python=">=3.12"),
        offer("28.0", sha256=""),
        index_module.Offer("pip-29.tar.gz", "", GOOD, "", False),
    ]
    assert index_module.newest_pip(offers, (3, 11)).filename == "pip-24.10-py3-none-any.whl"
    assert index_module.newest_pip(offers, (3, 12)).filename == "pip-27.0-py3-none-any.whl"
    assert index_module.suits("", (3, 11))
    assert index_module.suits(">=3, !=3.0.*", (3, 11))


def test_pips_settings_are_taken_as_pip_takes_them(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("[global]\nindex-url = https://a.example/simple\ncert = /a.pem\n")
    (tmp_path / "b").write_text("[install]\nextra-index-url =\n  https://b.example/%28x\n  https://c.example\n")
    settings = index_module.pip_settings({"PIP_CERT": "/env.pem"}, [tmp_path / "a", tmp_path / "b", tmp_path / "none"])
    assert settings["cert"] == "/env.pem"
    assert index_module.indexes(settings) == ["https://a.example/simple", "https://b.example/%28x", "https://c.example"]
    assert index_module.indexes({}) == []
    assert index_module.indexes({"no-index": "true"}) == []


def test_settings_that_can_not_be_read_are_said_and_left(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a").write_text("index-url = without a section")
    assert index_module.pip_settings({}, [tmp_path / "a"]) == {}
    assert "can't be read" in capfd.readouterr().err


def test_where_pip_keeps_its_settings() -> None:
    home = Path("/home/ann")
    assert index_module.config_files({"PIP_CONFIG_FILE": "/my.conf"}, home, "linux")[-1] == Path("/my.conf")
    assert home / ".config/pip/pip.conf" in index_module.config_files({}, home, "linux")
    assert home / "Library/Application Support/pip/pip.conf" in index_module.config_files({}, home, "darwin")
    assert Path("/roam/pip/pip.ini") in index_module.config_files({"APPDATA": "/roam"}, home, "win32")
    assert index_module.config_files({"PIP_CONFIG_FILE": os.devnull}, home, "linux") == []


# --- the order of the ways -----------------------------------------------------------------------------------------


class Refusing:
    """Commands of which none succeeds."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def __call__(self, command: Sequence[str]) -> Any:
        self.asked.append(" ".join(command))
        return apt_module.Done(1, "refused")


def test_when_every_way_fails_each_ones_reason_is_told_and_what_to_do(tmp_path: Path) -> None:
    run = Refusing()
    apt = apt_module.Apt(run, Path(__file__), root=False)
    told = pip.give_pip(tmp_path / "python", apt, run, {"PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull})
    assert "sudo apt-get install python3-venv" in told
    assert [told.index(way) for way in ("system's wheel", "system's pip", "system's package", "package index")]
    assert "no index" in told


def test_the_first_way_that_works_is_the_last_tried(tmp_path: Path) -> None:
    asked: list[list[str]] = []

    def run(command: Sequence[str]) -> Any:
        asked.append(list(command))
        return apt_module.Done(0, "")

    apt = apt_module.Apt(Refusing(), Path("/nonexistent"), root=False)
    assert pip.give_pip(tmp_path / "python", apt, run, {}) is None
    assert len(asked) == 1


def test_a_wheel_installs_itself_and_nothing_from_elsewhere(tmp_path: Path) -> None:
    wheel = tmp_path / "pip-25.0-py3-none-any.whl"
    told = "import pathlib, sys\npathlib.Path(sys.argv[-1]).with_name('told').write_text(' '.join(sys.argv[1:]))"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("pip/__main__.py", told)
    pip.from_system_wheel(Path(sys.executable), apt_module.quietly, tmp_path)
    assert (tmp_path / "told").read_text() == f"install --quiet --no-index --no-deps {wheel}"
    with pytest.raises(pip.NotThisWay, match="there is none"):
        pip.from_system_wheel(Path(sys.executable), apt_module.quietly, tmp_path / "empty")
