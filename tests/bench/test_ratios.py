"""No ratio to the plain stack slides back by half: both sides in turn, in processor time, against the last run's."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest
from bench import guard, inputs

from desktop_app.storage.machine.numbering_files import AUTOMATON_NAME

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a child's processor time is not told there")


@pytest.fixture
def automaton_at_hand(automaton_folder: Path) -> None:
    """Where the bench looks for it there is the one of all tests, so that it isn't compiled once more."""
    place = inputs.folder().parent
    if not (place / AUTOMATON_NAME).exists():
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        shutil.copy(automaton_folder / AUTOMATON_NAME, place / AUTOMATON_NAME)


@pytest.mark.usefixtures("automaton_at_hand")
def test_no_ratio_has_slid_back_by_half() -> None:
    kept = guard.kept()
    found = guard.measured()
    assert found.keys() == kept.keys()
    worse = [name for name in kept if found[name] < kept[name] / 2]
    if worse:  # something else may have had the caches: whoever is slow is slow a second time
        again = guard.measured()
        worse = [name for name in worse if again[name] < kept[name] / 2]
    assert not worse, {name: (found[name], kept[name]) for name in worse}
