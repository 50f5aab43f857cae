"""One automaton for all tests: compiling takes seconds."""

from __future__ import annotations

import pytest

from desktop_app.core.numbering import Automaton, compiled


@pytest.fixture(scope="session")
def automaton() -> Automaton:
    return compiled()
