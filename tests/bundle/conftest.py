"""The tests of a bundle, which `dev.py test --bundle` makes first: without one nothing is collected."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

PACKAGING = str(Path(__file__).resolve().parents[2] / "packaging")
if PACKAGING not in sys.path:  # the facts and the list of files come from there
    sys.path.append(PACKAGING)
BUNDLE = os.environ.get("DIALPROOF_BUNDLE", "")
collect_ignore_glob = [] if BUNDLE else ["test_*.py"]


@pytest.fixture(scope="session")
def bundle() -> Path:
    """Where the bundle and what belongs to it stand."""
    return Path(BUNDLE)


@pytest.fixture(scope="session")
def program(bundle: Path) -> Path:
    """The executable."""
    return bundle / "dialproof" / "dialproof"
