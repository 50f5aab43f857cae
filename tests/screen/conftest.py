"""A desktop of each test's own, and what its screen reader hears."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.screen.desktop import Desktop, desktop

if TYPE_CHECKING:
    from tests.screen.at_spi import AtSpi


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Desktop]:
    with desktop(tmp_path) as made:
        yield made


@pytest.fixture
def bus(screen: Desktop) -> Iterator[AtSpi]:
    from tests.screen.assisted import assisted  # not to be had on Windows

    with assisted(screen) as heard:
        yield heard
