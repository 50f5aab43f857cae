"""The bench itself: the lists that it makes, its tables, and that both sides of it see the same."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path

import pytest
from bench import inputs, plain, sheet_parts, table, writing
from bench.stage import StageFailedError, run_stage
from openpyxl import load_workbook
from python_calamine import CalamineWorkbook

ROWS = 2_000


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's cache folder of its own."""
    for name in ("XDG_CACHE_HOME", "HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path))
    return tmp_path


def test_the_list_is_the_same_every_time_and_has_what_it_promises() -> None:
    rows = list(inputs.rows(ROWS))
    assert rows == list(inputs.rows(ROWS))
    verdicts = [plain.normalise(phone) for _, _, phone, _ in rows]
    valid = [found for found in verdicts if found]
    assert len(valid) == 0.95 * ROWS
    assert 0.045 * ROWS <= len(valid) - len({e164 for e164, _, _ in valid}) <= 0.05 * ROWS
    regions = Counter(region for _, region, _ in valid)
    assert regions.keys() == inputs.COUNTRIES.keys()
    assert len(regions) == 20


def test_numbers_of_a_country_are_distinct() -> None:
    for country in inputs.countries().values():
        texts = {country.blocks[at % len(country.blocks)].spellings[1] for at in range(len(country.blocks))}
        assert len(texts) == len(country.blocks)
        assert country.most >= 100_000


def test_both_files_hold_the_list_and_are_made_once(kept: Path) -> None:
    workbook, text = inputs.xlsx_list(ROWS), inputs.csv_list(ROWS)
    assert kept in workbook.parents
    wanted = [list(inputs.HEADER), *([f"{number}", *rest] for number, *rest in inputs.rows(ROWS))]
    with text.open(encoding="utf-8", newline="") as file:
        assert list(csv.reader(file)) == wanted
    book = load_workbook(workbook)
    found = [["" if cell is None else str(cell) for cell in row] for row in book.worksheets[0].values]
    assert found == wanted
    rows = CalamineWorkbook.from_path(workbook).get_sheet_by_index(0).to_python()
    assert [row[2] for row in rows] == [row[2] for row in wanted]
    before = workbook.stat().st_mtime_ns
    assert inputs.xlsx_list(ROWS).stat().st_mtime_ns == before
    assert sorted(path.name for path in workbook.parent.iterdir()) == [text.name, workbook.name]


def test_empty_cells_are_left_out_and_texts_are_shared() -> None:
    strings: dict[str, int] = {}
    assert sheet_parts.row(3, (7, "a", "", "a"), strings) == (
        '<row r="3" spans="1:4"><c r="A3"><v>7</v></c><c r="B3" t="s"><v>0</v></c><c r="D3" t="s"><v>0</v></c></row>'
    )
    assert sheet_parts.string(" a & b") == '<si><t xml:space="preserve"> a &amp; b</t></si>'


@pytest.mark.parametrize("reader", ["calamine", "openpyxl"])
def test_what_was_written_is_read_back_equal_and_a_difference_is_seen(tmp_path: Path, reader: str) -> None:
    output = tmp_path / "out.xlsx"
    writing.write(output, writing.table(50))
    find = {"output": str(output), "reader": reader, "work": str(tmp_path)}
    assert writing.differences(rows=50, **find)["differences"] == 0
    assert writing.differences(rows=51, **find)["differences"] == 1


def test_a_stage_is_a_process_of_its_own_and_its_failure_is_told(kept: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = kept / "list.csv"
    path.write_text("no,name,phone,city\n1,A,020 7946 0018,York\n2,B,+442079460018,Bath\n3,C,,Bath\n", "utf-8")
    found = run_stage("plain:read", file=str(path))
    assert found["counts"] == {"valid": 1, "invalid": 0, "empty": 1, "duplicate": 1}
    with pytest.raises(StageFailedError, match="plain:read"):
        run_stage("plain:read", file=str(kept / "none.csv"))
    assert "FileNotFoundError" in capfd.readouterr().err


def test_lines_say_whether_a_target_is_met() -> None:
    lines = [table.quicker("a", 2.0, 20.0, 8), table.within("b", 3.0, 1.5, 1.5), table.at_most("c", 0.5, 1, "{:.1f} s")]
    assert [line.ratio for line in lines] == ["10.0 ×", "2.00", ""]
    assert [line.met for line in lines] == [True, False, True]
    shown = table.markdown([*lines, table.Line("d", "0.1 s", note="why.")]).splitlines()
    assert shown[2] == "| a | 2 s | 20 s | 10.0 × | ≥ 8 × | yes |"
    assert shown[-1] == "* d: why."
    assert "Python" in table.title(5)
