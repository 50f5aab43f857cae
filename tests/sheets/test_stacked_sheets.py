"""All sheets as one table: one header, where each row comes from, and every column once."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.core.errors import FileEmpty, InputError
from desktop_app.core.table import CHOSEN_TOGETHER, ReadOptions, Row
from desktop_app.sheets.opening import open_source
from desktop_app.sheets.stacked_sheets import StackedSheets, stacked

from .builders import Rows, archive, trimmed, xlsx

PHONES = ["+447400123400", "+447400123401", "+447400123402"]


def stack(path: Path) -> StackedSheets:
    source = open_source(path)
    try:
        found = stacked(path.name, source)
    except BaseException:
        source.close()
        raise
    assert found is not None
    return found


def stacked_rows(path: Path) -> list[Row]:
    table = stack(path)
    try:
        return trimmed(table.rows())
    finally:
        table.close()


def test_columns_are_united_by_name_and_rows_say_where_they_stand(tmp_path: Path) -> None:
    north: Rows = [["Name", "Mobile"], ["Ada", PHONES[0]], [], ["Bo", PHONES[1]], [], []]
    south: Rows = [["Customers of the South"], [], [" MOBILE ", "Town"], [PHONES[2], "Bath"]]
    assert stacked_rows(xlsx(tmp_path / "a.xlsx", north, sheets={"South": south, "Blank": []})) == [
        ["Sheet", "Row", "Name", "Mobile", "Town"],
        ["Sheet1", 2, "Ada", PHONES[0]],
        ["Sheet1", 3],
        ["Sheet1", 4, "Bo", PHONES[1]],
        ["South", 4, None, PHONES[2], "Bath"],
    ]


def test_a_name_that_is_there_twice_stays_twice(tmp_path: Path) -> None:
    first: Rows = [["Tel", "Tel", "Name"], [PHONES[0], PHONES[1], "Ada"]]
    second: Rows = [["Name", "tel", "TEL"], ["Bo", PHONES[2], None]]
    assert stacked_rows(xlsx(tmp_path / "a.xlsx", first, sheets={"2": second})) == [
        ["Sheet", "Row", "Tel", "Tel", "Name"],
        ["Sheet1", 2, PHONES[0], PHONES[1], "Ada"],
        ["2", 2, PHONES[2], None, "Bo"],
    ]


def test_sheets_without_a_header_go_on_where_the_one_above_ends(tmp_path: Path) -> None:
    first: Rows = [["Name", "Mobile"], ["Ada", PHONES[0]]]
    rows = stacked_rows(xlsx(tmp_path / "a.xlsx", first, sheets={"2": [["Bo", PHONES[1]]], "3": [["Cy", PHONES[2]]]}))
    assert rows == [
        ["Sheet", "Row", "Name", "Mobile"],
        ["Sheet1", 2, "Ada", PHONES[0]],
        ["2", 1, "Bo", PHONES[1]],
        ["3", 1, "Cy", PHONES[2]],
    ]


def test_bare_numbers_join_the_phone_numbers_that_there_are(tmp_path: Path) -> None:
    first: Rows = [["Name", "Mobile"], ["Ada", PHONES[0]]]
    rows = stacked_rows(xlsx(tmp_path / "a.xlsx", first, sheets={"bare": [[PHONES[1]], [PHONES[2]]]}))
    assert rows[0] == ["Sheet", "Row", "Name", "Mobile"]
    assert rows[2:] == [["bare", 1, None, PHONES[1]], ["bare", 2, None, PHONES[2]]]


def test_a_column_called_like_ours_keeps_its_name(tmp_path: Path) -> None:
    rows: Rows = [["row", "Sheet", "Mobile"], [1, "x", PHONES[0]]]
    assert stacked_rows(xlsx(tmp_path / "a.xlsx", rows))[0] == ["Source sheet", "Source row", "row", "Sheet", "Mobile"]


def test_cells_beyond_the_columns_of_the_sample_are_kept(tmp_path: Path) -> None:
    rows: Rows = [["Mobile"], *([phone] for phone in PHONES * 400), [PHONES[0], "far", "right"]]
    last = stacked_rows(xlsx(tmp_path / "a.xlsx", rows, sheets={"2": [["Mobile", "Name"], [PHONES[1], "Bo"]]}))[-2]
    assert last == ["Sheet1", 1202, PHONES[0], None, "far", "right"]


def test_the_phone_columns_of_all_sheets_are_numbers_of_the_list(tmp_path: Path) -> None:
    first: Rows = [["Name", "Mobile"], ["Ada", PHONES[0]]]
    table = stack(xlsx(tmp_path / "a.xlsx", first, sheets={"2": [["Handy"], [PHONES[1]]]}))
    table.close()
    assert table.phone_columns == ("Mobile", "Handy")
    assert table.options(ReadOptions()).more_columns == ("Mobile", "Handy")
    assert table.options(ReadOptions(column="Mobile")).more_columns == ()


def test_the_sample_has_rows_of_every_sheet(tmp_path: Path) -> None:
    prices: Rows = [["Item", "Price"], *([f"I{n}", 10.5] for n in range(1_500))]
    table = stack(xlsx(tmp_path / "a.xlsx", prices, sheets={"People": [["Mobile"], *([each] for each in PHONES)]}))
    sample = table.sample()
    table.close()
    assert sample[0] == ["Sheet", "Row", "Item", "Price", "Mobile"]
    assert len(sample) == 1 + 500 + 3
    assert sample[-1][-1] == PHONES[2]


def test_hidden_sheets_are_left_out(tmp_path: Path) -> None:
    path = xlsx(tmp_path / "a.xlsx", [[PHONES[0]]], sheets={"2": [["x"]], "3": []}, hidden=["Sheet1", "2"])
    with pytest.raises(FileEmpty, match=r"a\.xlsx"):
        stack(path)


def test_text_is_one_list_already(tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_text("Mobile\n+447400123400\n")
    source = open_source(tmp_path / "a.csv")
    assert stacked("a.csv", source) is None
    source.close()


def test_lists_of_a_parcel_are_files(tmp_path: Path) -> None:
    book = xlsx(tmp_path / "b.xlsx", [["Mobile"], [PHONES[1]]], sheets={"2": [["Mobile"], [PHONES[2]]]}).read_bytes()
    path = archive(tmp_path / "all.zip", {"a.csv": f"Mobile\n{PHONES[0]}\n".encode(), "b.xlsx": book})
    table = stack(path)
    assert (table.format, table.encoding) == ("zip", None)
    assert trimmed(table.rows()) == [
        ["File", "Row", "Mobile"],
        ["a.csv", 2, PHONES[0]],
        ["b.xlsx: Sheet1", 2, PHONES[1]],
        ["b.xlsx: 2", 2, PHONES[2]],
    ]
    table.close()


@pytest.mark.parametrize("name", ["letter.pdf", "inner.zip", "noise.csv"])
def test_of_files_that_were_chosen_together_each_is_meant(tmp_path: Path, name: str) -> None:
    content = {"letter.pdf": b"%PDF-1.7", "inner.zip": b"PK\5\6" + bytes(18), "noise.csv": b"\x89PNG\r\n"}[name]
    path = archive(tmp_path / "all.zip", {"a.csv": b"Mobile\n+447400123400\n", name: content})
    source = open_source(path)
    assert source.sheets == ()  # somebody else's archive: it has one list
    source.close()
    with_comment(path)
    with pytest.raises(InputError) as caught:
        open_source(path)
    assert name in caught.value.sentence


def with_comment(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[:-2] + len(CHOSEN_TOGETHER).to_bytes(2, "little") + CHOSEN_TOGETHER)
