"""For every test: property tests draw the same examples each time; the automaton is built once for all of them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from filelock import FileLock
from hypothesis import settings

from desktop_app.storage.automaton_cache import kept_automaton

settings.register_profile("same each time", derandomize=True, deadline=None)
settings.register_profile("new each time", deadline=None)
settings.load_profile(os.environ.get("DIALPROOF_HYPOTHESIS", "same each time"))


@pytest.fixture(scope="session")
def automaton_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that has the numbering automaton, which takes seconds to compile: the first process of a run does."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base
    with FileLock(shared / "automaton.lock"):
        kept_automaton(shared / "automaton")
    return shared / "automaton"
