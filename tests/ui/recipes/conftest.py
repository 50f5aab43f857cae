"""The sample list, verified, and runs that send nothing, for the tests of this folder."""

from __future__ import annotations

import pytest

from tests.ui.recipes.written_recipes import Runs
from tests.ui.verified_home import home, verified

__all__ = ["home", "verified"]


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> Runs:
    return Runs(monkeypatch)
