"""The bundle is driven through the main job on a real X server, by what a screen reader has."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.screen.assisted import MISSING, assisted, read_aloud
from tests.screen.desktop import Desktop, desktop
from tests.screen.main_job import LIST, PEOPLE, records, verify_and_export

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}")


@pytest.fixture
def screen(tmp_path: Path, program: Path) -> Iterator[Desktop]:
    with desktop(tmp_path) as made:
        made.program = (str(program),)
        yield made


def test_a_list_goes_from_file_to_file(screen: Desktop) -> None:
    # GIVEN the bundle's window, and a screen reader
    with assisted(screen) as bus:
        reader = read_aloud(screen, bus)
        # WHEN a list is opened, verified and exported, by names and roles alone
        source, target = screen.place / "people.csv", screen.place / "answers.csv"
        source.write_text(LIST, encoding="utf-8")
        verify_and_export(reader, source, "Carrier lookup", target)
        # THEN the file has every row of the list in its order, with its number's answer
        rows = records(target, ";")
        assert [(row["Name"], row["Answer"] == "answered") for row in rows] == PEOPLE
        assert screen.states() == ["completed"]
