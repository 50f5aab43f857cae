"""Which lists share a number, found out in SQLite and in time."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.rows.list_row import ListRow
from desktop_app.storage.lists.sharing import sharing
from tests.storage.filled import build, sample_rows, with_several
from tests.storage.former import store_as_before

NEVER, AT_ONCE = (lambda: False), (lambda: True)


@pytest.fixture
def stored(tmp_path: Path) -> dict[str, Path]:
    """Lists of their own folders, of these numbers."""
    numbers = {
        "mine": range(5_000),
        "one": range(4_999, 6_000),
        "none": range(6_000, 9_000),
        "old": range(3),
        "damaged": range(3),
    }
    folders = {name: tmp_path / name for name in numbers}
    for name, folder in folders.items():
        folder.mkdir()
        build(folder, [row(at + 2, f"+44740{each:07}") for at, each in enumerate(numbers[name])])
    store_as_before(folders["old"])
    (folders["damaged"] / "list.sqlite").write_bytes(b"no list" * 1_000)
    return folders


def row(at: int, number: str) -> ListRow:
    return ListRow(at, ("n", number), number, number, "GB", "mobile", NumberStatus.VALID, "")


def test_the_first_number_that_both_have_is_found(stored: dict[str, Path], tmp_path: Path) -> None:
    others = [stored[name] for name in ("one", "none", "old", "damaged", "mine")] + [tmp_path / "lost"]
    # THEN what can't be read as it is isn't known
    assert sharing(stored["mine"], others, NEVER) == [True, False, None, None, True, None]
    assert sharing(stored["none"], [stored["mine"]], NEVER) == [False]
    for name in ("old", "damaged"):
        assert sharing(stored[name], [stored["mine"]], NEVER) == [None]
    assert sharing(tmp_path / "lost", [stored["mine"]], NEVER) == [None]


def test_numbers_of_rows_with_several_count(tmp_path: Path) -> None:
    rows = with_several(sample_rows())
    several, one = tmp_path / "several", tmp_path / "one"
    for folder, content in ((several, rows), (one, [row(2, "+4915112345999")])):
        folder.mkdir()
        build(folder, content)
    assert sharing(several, [one], NEVER) == [True]
    assert sharing(one, [several], NEVER) == [True]


def test_a_list_that_is_damaged_within_hides_none_behind_it(stored: dict[str, Path]) -> None:
    # GIVEN a list that can be opened, and whose pages of numbers are nothing
    file = stored["none"] / "list.sqlite"
    content = bytearray(file.read_bytes())
    content[16_384:] = b"x" * (len(content) - 16_384)
    file.write_bytes(content)
    # THEN the others are looked through all the same
    others = [stored[name] for name in ("none", "one", "none", "mine")]
    assert sharing(stored["mine"], others, NEVER) == [None, True, None, True]


@pytest.mark.parametrize("turns", range(1, 9))
def test_whenever_the_time_is_up_nothing_behind_it_is_known(
    stored: dict[str, Path], turns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop_app.storage.sqlite.watching._STEPS", 10_000)  # also in the middle of a list
    left = iter([False] * turns)
    found = sharing(stored["mine"], [stored[name] for name in ("none", "one", "none")], lambda: next(left, True))
    known = [each for each in found if each is not None]
    assert known == [False, True, False][: len(known)]
    assert found == known + [None] * (3 - len(known))


def test_no_more_is_looked_through_when_the_time_is_up(stored: dict[str, Path]) -> None:
    assert sharing(stored["mine"], [stored["none"], stored["none"]], AT_ONCE) == [None, None]
