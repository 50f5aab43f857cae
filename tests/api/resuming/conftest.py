"""A shelf with a file, and whoever fetches it."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.core.errors import NoAnswer

from .shelf import Fetching, Shelf


@pytest.fixture
def shelf() -> Shelf:
    return Shelf()


@pytest.fixture
def fetch(shelf: Shelf, tmp_path: Path) -> Fetching:
    return Fetching(shelf, tmp_path / "r.csv")


@pytest.fixture
def begun(fetch: Fetching) -> Fetching:
    """1,300,000 bytes came."""
    fetch.shelf.cuts = iter([1_300_000])
    assert type(fetch()) is NoAnswer
    assert fetch.there == ["r.csv.part", "r.csv.part.json"]
    fetch.shelf.asked.clear()
    fetch.told.clear()
    return fetch
