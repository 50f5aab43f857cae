"""One automaton for all tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.core.numbering import Automaton
from desktop_app.storage.machine.numbering_files import kept_automaton


@pytest.fixture(scope="session")
def automaton(automaton_folder: Path) -> Automaton:
    return kept_automaton(automaton_folder)
