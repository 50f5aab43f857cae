"""All sheets as one table: one header, where each row comes from, and every column once."""

from __future__ import annotations

import warnings
import zipfile
from contextlib import AbstractContextManager
from pathlib import Path
from typing import IO

import pytest

from desktop_app.core.detection.sampling import SAMPLE_CELLS
from desktop_app.core.detection.table import CHOSEN_TOGETHER, ReadOptions, Row
from desktop_app.core.errors import FileEmpty, FileTooLarge, InputError
from desktop_app.sheets.common import row_limits
from desktop_app.sheets.common.heartbeat import heard_by
from desktop_app.sheets.formats.opening import open_source
from desktop_app.sheets.formats.stacked_sheets import StackedSheets, stacked
from desktop_app.sheets.ods.open_document import OpenDocument
from tests.sheets.builders import Rows, archive, ods, rewritten, trimmed, xlsx

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


def test_the_first_row_of_a_continuation_is_no_header(tmp_path: Path) -> None:
    first: Rows = [["Name", "Mobile", "Town"], ["Ada", PHONES[0], "Bath"]]
    refused: Rows = [["Bo", "refused"], ["Cy", PHONES[1]]]
    rows = stacked_rows(xlsx(tmp_path / "a.xlsx", first, sheets={"2": refused, "3": [["Di", "nobody there"]]}))
    assert rows == [
        ["Sheet", "Row", "Name", "Mobile", "Town", "A", "B"],
        ["Sheet1", 2, "Ada", PHONES[0], "Bath"],
        ["2", 1, "Bo", "refused"],
        ["2", 2, "Cy", PHONES[1]],
        ["3", 1, None, None, None, "Di", "nobody there"],
    ]


@pytest.mark.parametrize("header", [["Nimi", "Puhelin"], ["Qwer", "Mobile"], ["NAME ", "Zxcv"]])
def test_names_of_columns_are_no_row_of_a_continuation(tmp_path: Path, header: list[str]) -> None:
    first: Rows = [["Name", "Mobile"], ["Ada", PHONES[0]]]
    rows = stacked_rows(xlsx(tmp_path / "a.xlsx", first, sheets={"2": [header, ["Bo", PHONES[1]]]}))
    assert [row[:2] for row in rows[1:]] == [["Sheet1", 2], ["2", 2]]


def test_a_wider_row_of_a_continuation_stays_in_its_columns(tmp_path: Path) -> None:
    first: Rows = [["Name", "Mobile", "Town"], ["Ada", PHONES[0], "Bath"]]
    second: Rows = [*(["Bo", phone] for phone in PHONES * 400), ["Cy", PHONES[1], "York"]]
    rows = stacked_rows(xlsx(tmp_path / "a.xlsx", first, sheets={"2": second}))
    assert rows[-1] == ["2", 1201, "Cy", PHONES[1], "York"]


@pytest.mark.parametrize(
    ("second", "placed"),
    [
        ([[PHONES[1], "Bo"], [PHONES[2], "Cy"]], [None, PHONES[1], "Bo"]),
        ([["Bo", "Bath", PHONES[1]], ["Cy", "York", PHONES[2]]], ["Bo", PHONES[1], "Bath"]),
        ([["Name", None, "Mobile"], ["Bo", "Bath", PHONES[1]]], [None, None, "Bo", "Bath", PHONES[1]]),
    ],
)
def test_no_two_columns_of_a_sheet_become_one(tmp_path: Path, second: Rows, placed: Row) -> None:
    first: Rows = [["Ada", PHONES[0]], ["Di", PHONES[0]]]
    rows = stacked_rows(xlsx(tmp_path / "a.xlsx", first, sheets={"2": second}))
    assert rows[3][2:] == placed
    names = rows[0]
    assert len(names) == len(set(names))


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


def test_the_sample_of_wide_sheets_is_small(tmp_path: Path) -> None:
    lists = {}
    for number in range(10):
        names = ",".join(f"{chr(97 + number)}{chr(97 + place % 26)}{chr(97 + place // 26)}" for place in range(400))
        lists[f"{number}.csv"] = "\n".join([f"Mobile,{names}", *[f"{PHONES[0]},{'x,' * 399}x"] * 100]).encode()
    lived: list[int] = []
    with heard_by(lambda: lived.append(1)):
        table = stack(archive(tmp_path / "all.zip", lists))
    filled = sum(cell is not None for row in table.sample()[1:] for cell in row)
    table.close()
    assert filled < 1.2 * SAMPLE_CELLS
    assert len(lived) >= 10


def test_cells_beside_those_of_other_sheets_have_their_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first: Rows = [["Name", "Mobile"], *(["Ada", phone] for phone in PHONES)]
    path = xlsx(tmp_path / "a.xlsx", first, sheets={"2": [["Town", "Tel"], ["Bath", PHONES[0]]]})
    monkeypatch.setattr(row_limits, "MOST_CELLS", 6 + 3 * 4 + 6)  # the second sheet's rows begin right of the first's
    assert len(stacked_rows(path)) == 5
    monkeypatch.setattr(row_limits, "MOST_CELLS", 6 + 3 * 4 + 5)
    with pytest.raises(FileTooLarge, match=r"a\.xlsx"):
        stacked_rows(path)


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


def test_lists_of_the_same_name_are_all_there(tmp_path: Path) -> None:
    path = tmp_path / "all.zip"
    with zipfile.ZipFile(path, "w") as parcel, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # zipfile says that this is odd
        for phone in PHONES:
            parcel.writestr("a.csv", f"Mobile\n{phone}\n")
    assert stacked_rows(path)[1:] == [
        ["a.csv", 2, PHONES[0]],
        ["a.csv (2)", 2, PHONES[1]],
        ["a.csv (3)", 2, PHONES[2]],
    ]


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


def test_numbers_that_begin_far_below_are_found_in_each_sheet(tmp_path: Path) -> None:
    below: Rows = [
        ["Name", "X"],
        *([f"Person {at}", None] for at in range(1_500)),
        ["Ada", PHONES[0]],
        ["Bo", PHONES[1]],
    ]
    table = stack(xlsx(tmp_path / "a.xlsx", [["Name", "Mobile"], ["Cy", PHONES[2]]], sheets={"South": below}))
    try:
        assert table.phone_columns == ("Mobile", "X")
    finally:
        table.close()


def ods_of(path: Path, sheets: int) -> Path:
    """An ODS of so many sheets of 30 rows each, the third of which is empty."""

    def many(name: str, part: bytes) -> bytes:
        if name != "content.xml":
            return part
        before, rest = part.split(b"<table:table ", 1)
        table, after = rest.split(b"</table:table>", 1)
        rows = table[table.index(b">") + 1 :]
        made = (
            f'<table:table table:name="S{at}">'.encode() + (b"" if at == 2 else rows.replace(b"#", str(at).encode()))
            for at in range(sheets)
        )
        return before + b"".join(each + b"</table:table>" for each in made) + after

    return rewritten(ods(path, [["Mobile", "Note"], *([f"+4474001#{n:03}", "a"] for n in range(30))]), many)


@pytest.mark.parametrize("sheets", [4, 30])
def test_all_sheets_of_an_ods_are_read_in_one_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sheets: int
) -> None:
    book = ods_of(tmp_path / "many.ods", sheets)
    passes: list[int] = []
    begun = OpenDocument._content

    def counted(self: OpenDocument) -> AbstractContextManager[IO[bytes]]:
        passes.append(1)
        return begun(self)

    monkeypatch.setattr(OpenDocument, "_content", counted)
    rows = stacked_rows(book)
    # THEN the names, the samples and the rows take a pass each, however many sheets there are
    assert len(passes) == 3
    # AND they are what each sheet has by itself
    opened = open_source(book)
    alone = {f"S{at}": list(opened.rows(f"S{at}")) for at in range(sheets)}
    assert rows[1:] == [[name, at, *row] for name, of in alone.items() for at, row in enumerate(of[1:], 2)]
    assert len(rows) == 1 + 30 * (sheets - 1)


def test_a_sheet_of_an_ods_may_be_left_before_its_end(tmp_path: Path) -> None:
    opened = open_source(ods_of(tmp_path / "many.ods", 5))
    first = {name: next(rows, None) for name, rows in opened.in_turn(["S0", "S2", "S4"])}
    assert first == {"S0": ["Mobile", "Note"], "S2": None, "S4": ["Mobile", "Note"]}
