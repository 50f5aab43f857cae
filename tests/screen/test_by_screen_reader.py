"""The program as somebody uses it who sees nothing of it: through AT-SPI alone, without its objects."""

from __future__ import annotations

import pytest

from tests.screen.assisted import MISSING, read_aloud
from tests.screen.at_spi import AtSpi
from tests.screen.desktop import Desktop
from tests.screen.main_job import LIST, PEOPLE, records, verify_and_export

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}")


def test_a_list_goes_from_file_to_file_without_being_seen(screen: Desktop, bus: AtSpi) -> None:
    # GIVEN the window, and a screen reader
    reader = read_aloud(screen, bus)
    # WHEN a list is opened, verified with another product, and its results are exported, by names and roles alone
    source, target = screen.place / "people.csv", screen.place / "answers.csv"
    source.write_text(LIST, encoding="utf-8")
    verify_and_export(reader, source, "Carrier lookup", target)
    # THEN the file has every row of the list in its order, with its number's answer
    rows = records(target, ";")
    assert [(row["Name"], row["Answer"] == "answered") for row in rows] == PEOPLE
    assert [row["Number status"] for row in rows] == ["valid", "invalid", "empty", "duplicate", "valid"]
    assert [row["region"] for row in rows] == ["GB", "", "", "GB", "GB"]
    # AND it is what was asked for, and all of it
    assert screen.states() == ["completed"]
