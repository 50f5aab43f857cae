"""pip's wheel from a package index: pip's own settings, the index's pages, and a download checked by its SHA-256."""

from __future__ import annotations

import base64
import configparser
import hashlib
import json
import os
import re
import ssl
import sys
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Mapping, Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple

from dev_apt import say

ACCEPT = "application/vnd.pypi.simple.v1+json, text/html;q=0.5"
WITHIN_SECONDS = 60
WHEEL_NAME = re.compile(r"pip-(\d+(?:\.\d+)*)-(?:py2\.)?py3-none-any\.whl")


class NotThisWay(Exception):
    """One way of getting pip is not open; the text says why."""


class Offer(NamedTuple):
    """A file in a package index."""

    filename: str
    url: str
    sha256: str
    requires_python: str
    yanked: bool


# --- what the index says -------------------------------------------------------------------------------------------


class _Links(HTMLParser):
    """Collects the links of an index page (PEP 503)."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[dict[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep what an anchor says about its file."""
        if tag == "a":
            self.found.append(dict(attrs))


def read_index(page: bytes, content_type: str, address: str) -> list[Offer]:
    """Return the files that an index page lists, whether it is JSON (PEP 691) or HTML (PEP 503)."""
    if "json" in content_type:
        return [
            Offer(
                file["filename"],
                urllib.parse.urljoin(address, file["url"]),
                file.get("hashes", {}).get("sha256", ""),
                file.get("requires-python") or "",
                bool(file.get("yanked")),
            )
            for file in json.loads(page)["files"]
        ]
    links = _Links()
    links.feed(page.decode("utf-8", "replace"))
    offers = []
    for link in links.found:
        url, _, fragment = urllib.parse.urljoin(address, link.get("href") or "").partition("#")
        name, sha256 = urllib.parse.unquote(url.rpartition("/")[2]), fragment.removeprefix("sha256=")
        sha256 = sha256 if fragment.startswith("sha256=") else ""
        offers.append(Offer(name, url, sha256, link.get("data-requires-python") or "", "data-yanked" in link))
    return offers


def suits(requires_python: str, version: tuple[int, int]) -> bool:
    """Say whether a lower bound such as `>=3.10` lets this Python in; other clauses never concerned pip's releases."""
    bounds = re.findall(r">=\s*(\d+)(?:\.(\d+))?", requires_python)
    return all((int(major), int(minor or 0)) <= version for major, minor in bounds)


def newest_pip(offers: Sequence[Offer], version: tuple[int, int]) -> Offer:
    """Return the newest final release of pip's wheel that runs here and whose hash is given."""
    fitting = [
        (tuple(int(part) for part in match[1].split(".")), offer)
        for offer in offers
        if (match := WHEEL_NAME.fullmatch(offer.filename))
        and offer.sha256
        and not offer.yanked
        and suits(offer.requires_python, version)
    ]
    if not fitting:
        raise NotThisWay("it lists no pip for this Python")
    return max(fitting, key=lambda found: found[0])[1]


# --- how pip is set up ---------------------------------------------------------------------------------------------


def config_files(env: Mapping[str, str], home: Path, platform: str = sys.platform) -> list[Path]:
    """Return where pip looks for its settings, the weightiest last."""
    chosen = env.get("PIP_CONFIG_FILE")
    if chosen == os.devnull:
        return []
    if platform == "win32":
        files = [Path(env.get("PROGRAMDATA", "C:/ProgramData"), "pip/pip.ini"), home / "pip/pip.ini"]
        files += [Path(env["APPDATA"], "pip/pip.ini")] if "APPDATA" in env else []
    else:
        xdg = env.get("XDG_CONFIG_DIRS", "/etc/xdg").split(":")
        files = [Path(folder, "pip/pip.conf") for folder in xdg if folder] + [Path("/etc/pip.conf")]
        if platform == "darwin":
            files = [Path("/Library/Application Support/pip/pip.conf"), *files]
        files += [home / ".pip/pip.conf", Path(env.get("XDG_CONFIG_HOME") or home / ".config", "pip/pip.conf")]
        files += [home / "Library/Application Support/pip/pip.conf"] if platform == "darwin" else []
    return files + ([Path(chosen)] if chosen else [])


def pip_settings(env: Mapping[str, str], files: Sequence[Path]) -> dict[str, str]:
    """Return what pip would take from its settings files and, above them, from PIP_… variables."""
    parser = configparser.RawConfigParser()
    try:
        parser.read(files, "utf-8")
    except (configparser.Error, UnicodeError) as error:
        say(f"pip's settings can't be read and are left aside: {error}")
    settings: dict[str, str] = {}
    for section in ("global", "install"):
        settings.update(parser.items(section) if parser.has_section(section) else [])
    settings.update({name[4:].lower().replace("_", "-"): value for name, value in env.items() if name[:4] == "PIP_"})
    return settings


def indexes(settings: Mapping[str, str]) -> list[str]:
    """Return the addresses of the package indexes, in the order in which they are asked."""
    if settings.get("no-index", "").lower() in {"1", "true", "yes", "on"}:
        return []
    return [*settings.get("index-url", "").split(), *settings.get("extra-index-url", "").split()]


# --- downloading ---------------------------------------------------------------------------------------------------


def without_login(url: str) -> str:
    """Return an address fit to be shown: an index's may hold a name and a password."""
    parts = urllib.parse.urlsplit(url)
    return parts._replace(netloc=parts.netloc.rpartition("@")[2]).geturl()


class Fetcher:
    """Reads addresses with the certificates and the proxy that pip is set up with, and each host's login for itself."""

    def __init__(self, settings: Mapping[str, str]) -> None:
        context = ssl.create_default_context(cafile=settings.get("cert") or None)
        proxy = settings.get("proxy")
        self._opener = urllib.request.build_opener(
            urllib.request.HTTPSHandler(context=context),
            urllib.request.ProxyHandler({"http": proxy, "https": proxy} if proxy else None),
        )

    def get(self, url: str, login_of: str) -> tuple[bytes, str]:
        """Return an address's content and its type; the login in `login_of` goes only to that one's host."""
        home, there = urllib.parse.urlsplit(login_of), urllib.parse.urlsplit(without_login(url))
        if there.scheme not in {"http", "https", "file"}:
            raise NotThisWay(f"{there.scheme}: is no scheme of a package index")
        request = urllib.request.Request(there.geturl(), headers={"Accept": ACCEPT})  # noqa: S310 - looked at above
        if home.username and (home.scheme, home.hostname, home.port) == (there.scheme, there.hostname, there.port):
            login = f"{urllib.parse.unquote(home.username)}:{urllib.parse.unquote(home.password or '')}"
            request.add_unredirected_header("Authorization", "Basic " + base64.b64encode(login.encode()).decode())
        try:
            with self._opener.open(request, timeout=WITHIN_SECONDS) as answer:
                content: bytes = answer.read()
                return content, answer.headers.get("Content-Type", "")
        except (OSError, ValueError) as error:
            if isinstance(error, urllib.error.HTTPError):
                error.close()
            raise NotThisWay(f"{there.geturl()}: {error}") from error


def download(index: str, folder: Path, fetcher: Fetcher, version: tuple[int, int]) -> Path:
    """Fetch pip's wheel from an index into a folder; it is written only when its hash is the announced one."""
    page = f"{index.rstrip('/')}/pip/"
    if page.startswith("file:"):
        page += "index.html"
    content, content_type = fetcher.get(page, index)
    try:
        offer = newest_pip(read_index(content, content_type, without_login(page)), version)
    except (KeyError, TypeError, ValueError) as error:
        raise NotThisWay(f"{without_login(page)} is no package index ({error})") from error
    wheel, _ = fetcher.get(offer.url, index)
    if hashlib.sha256(wheel).hexdigest() != offer.sha256:
        raise NotThisWay(f"{offer.filename} from {without_login(index)} has not the announced SHA-256")
    path = folder / offer.filename
    path.write_bytes(wheel)
    return path
