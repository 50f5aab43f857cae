"""Text lists: any encoding, any delimiter, one record for each row that the person sees."""

from __future__ import annotations

import csv
import io
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.core.errors import EncodingWrong, FileBroken, SheetMissing, UsageError
from desktop_app.sheets.formats.opening import open_source
from desktop_app.sheets.text.delimiter import detected_delimiter, named_delimiter, separator_line
from tests.sheets.builders import read


def understood(path: Path, **options: Any) -> tuple[str, str | None, str | None]:
    source = open_source(path, **options)
    source.close()
    return source.format, source.encoding, source.delimiter


def written(path: Path, text: str, encoding: str = "utf-8") -> Path:
    path.write_bytes(text.encode(encoding))
    return path


@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
def test_each_delimiter_is_detected(tmp_path: Path, delimiter: str) -> None:
    text = "".join(f"Name{i}{delimiter}+4474001234{i:02}{delimiter}Leeds\n" for i in range(20))
    path = written(tmp_path / "list", text)
    assert understood(path) == ("tsv" if delimiter == "\t" else "csv", "utf-8", delimiter)
    assert read(path)[19] == ["Name19", "+447400123419", "Leeds"]


TABLE = [["Name", "Phone"], ["Ann", "07400 123401"], ["Bob, Ms"], [None, "07400 123403"]]


@pytest.mark.parametrize(
    "text",
    [
        "| Name | Phone |\n|---|:-:|\n| Ann | 07400 123401 |\n| Bob, Ms | |\n| | 07400 123403 |\n",
        "|Name|Phone|\n|---|---|\n|Ann|07400 123401|\n|Bob, Ms||\n||07400 123403|\n",
        "Name | Phone\n--- | ---\nAnn | 07400 123401\nBob, Ms | \n | 07400 123403\n",
        "Name | Phone\nAnn | 07400 123401\nBob, Ms | \n | 07400 123403\n",
        "+------+-------+\n| Name | Phone |\n+======+=======+\n| Ann | 07400 123401 |\n| Bob, Ms |  |\n"
        "|  | 07400 123403 |\n+------+-------+\n",
    ],
)
def test_a_table_drawn_with_pipes_is_read_as_it_looks(tmp_path: Path, text: str) -> None:
    path = written(tmp_path / "a.txt", text)
    assert understood(path)[2] == "|"
    assert read(path) == TABLE


@pytest.mark.parametrize("rows", ["| Ann | 07400 123401 |\n", "| Ann | 07400 123401 |\n| Bob | 07400 123402 |\n"])
@pytest.mark.parametrize("rule", ["", "| --- | --- |\n"])
def test_a_short_table_in_a_letter_is_found(tmp_path: Path, rows: str, rule: str) -> None:
    letter = "Dear all,\nas agreed, please, have a look,\nwe need it, today,\n\n| Name | Phone |\n{}\nBest, Tom\n"
    path = written(tmp_path / "a.txt", letter.format(rule + rows))
    assert understood(path)[2] == "|"
    assert [row for row in read(path) if len(row) > 1][:2] == [["Name", "Phone"], ["Ann", "07400 123401"]]


@pytest.mark.parametrize(
    ("text", "delimiter"),
    [
        ("Name,Phone,Dept\n" + "Ann,07400 123401,Sales | North\n" * 5, ","),
        ("Name,Phone,Dept\n" + 'Ann,07400 123401,"Sales | North, UK"\n' * 5, ","),
        ("Name;Phone;Dept\n" + "Ann;07400 123401;Sales | North\n" * 5, ";"),
        ("Name | Phone | Note\n" + "Ann | 07400 123401 | a, b, c, d\n" * 5, "|"),
        ("Name | Phone | Note | City\n" + "Ann | 07400 1 | a, b\nAnn | 07400 1 | a, b | York\n" * 5, "|"),
    ],
)
def test_pipes_and_commas_are_told_apart_by_the_spaces_around_them(tmp_path: Path, text: str, delimiter: str) -> None:
    assert understood(written(tmp_path / "a.csv", text))[2] == delimiter


def test_decimal_commas_do_not_win_over_semicolons(tmp_path: Path) -> None:
    text = "Name;Amount;Fee;Mobile\n" + "A;12,50;1,20;07400 123456\n" * 5
    assert understood(written(tmp_path / "a.csv", text))[2] == ";"


def test_a_delimiter_inside_quotes_does_not_count(tmp_path: Path) -> None:
    text = "Company,Mobile\n" + '"Smith; Sons; Partners","07400 123456"\n' * 5
    path = written(tmp_path / "a.csv", text)
    assert understood(path)[2] == ","
    assert read(path)[1] == ["Smith; Sons; Partners", "07400 123456"]


def test_one_number_a_line_is_txt(tmp_path: Path) -> None:
    path = written(tmp_path / "a.txt", "+447400123456\n07400 123457\n")
    assert understood(path) == ("txt", "utf-8", None)
    assert read(path) == [["+447400123456"], ["07400 123457"]]


def test_one_column_called_csv_is_csv_with_a_comma(tmp_path: Path) -> None:
    path = written(tmp_path / "a.csv", 'Mobile\n"+447400123456"\n')
    assert understood(path) == ("csv", "utf-8", ",")
    assert read(path) == [["Mobile"], ["+447400123456"]]


def test_a_stray_quotation_mark_in_txt_swallows_nothing(tmp_path: Path) -> None:
    path = written(tmp_path / "a.txt", '"07400 123456\n07400 123457\n')
    assert len(read(path)) == 2


def test_the_sep_line_decides_and_is_no_row(tmp_path: Path) -> None:
    path = written(tmp_path / "a.csv", "sep=|\r\nName|Mobile\r\nA,B|07400 123456\r\n")
    assert understood(path)[2] == "|"
    assert read(path) == [["Name", "Mobile"], ["A,B", "07400 123456"]]


def test_blank_lines_are_rows_and_quoted_newlines_are_not(tmp_path: Path) -> None:
    path = written(tmp_path / "a.csv", 'Name,Mobile\r\n\r\n"A\r\nB",07400 123456\r\nC,1\r\n')
    assert read(path) == [["Name", "Mobile"], [], ["A\r\nB", "07400 123456"], ["C", "1"]]


def test_ragged_rows_stay_ragged(tmp_path: Path) -> None:
    assert read(written(tmp_path / "a.csv", "a,b,c\n1\n1,2,3,4\n")) == [["a", "b", "c"], ["1"], ["1", "2", "3", "4"]]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_every_line_end_is_understood(tmp_path: Path, end: str) -> None:
    text = end.join(["a;b", "1;2", "3;4"])
    assert read(written(tmp_path / "a.csv", text)) == [["a", "b"], ["1", "2"], ["3", "4"]]


def test_nul_bytes_vanish(tmp_path: Path) -> None:
    path = written(tmp_path / "a.csv", "Name,Mobile\n" + "Ada,07400\0 123456\n" * 9)
    assert read(path)[9] == ["Ada", "07400 123456"]


@pytest.mark.parametrize(
    ("encoding", "reported"),
    [
        ("utf-8", "utf-8"), ("utf-8-sig", "utf-8"), ("utf-16", "utf-16"), ("utf-16-le", "utf-16-le"),
        ("utf-16-be", "utf-16-be"), ("utf-32", "utf-32"), ("cp1252", "cp1252"),
    ],
)  # fmt: skip
def test_encodings_are_detected(tmp_path: Path, encoding: str, reported: str) -> None:
    text = "Name;Mobile;Stadt\n" + "Jürgen Müßig;0171 3920012;Köln\nChloë Désirée;0171 3920013;Nîmes\n" * 4
    path = written(tmp_path / "a.csv", text, encoding)
    assert understood(path) == ("csv", reported, ";")
    assert read(path)[1] == ["Jürgen Müßig", "0171 3920012", "Köln"]


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        ("Имя;Город\nИванов Пётр;Москва\nСидорова Анна;Новосибирск\n", "cp1251"),
        ("Nazwisko;Miasto\nPaweł Wójcik;Łódź\nGrażyna Żółkiewska;Białystok\n", "cp1250"),
        ("Jméno;Město\nJiří Dvořák;Brno\nZdeněk Šťastný;Plzeň\nLukáš Růžička;Děčín\n", "cp1250"),
        ("氏名;電話\n山田太郎;東京都千代田区\n鈴木花子;大阪府大阪市\n", "cp932"),
    ],
    ids=["Russian", "Polish", "Czech", "Japanese"],
)
def test_other_scripts_are_guessed(tmp_path: Path, text: str, encoding: str) -> None:
    path = written(tmp_path / "a.csv", text * 5, encoding)
    assert read(path)[1] == text.split("\n")[1].split(";")


def test_a_first_letter_beyond_ascii_far_down_is_still_seen(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_bytes(b"Name,Mobile\n" + b"Ada,07400 123456\n" * 100_000 + "Zoë,07400 123457\n".encode("cp1252"))
    assert understood(path)[1] == "cp1252"
    assert read(path)[-1] == ["Zoë", "07400 123457"]


def test_the_person_may_name_the_encoding(tmp_path: Path) -> None:
    path = written(tmp_path / "a.csv", "Name,Ort\nJosé,Łódź\n" * 3, "cp1250")
    assert understood(path, encoding="Windows-1250")[1] == "cp1250"
    assert read(path, encoding="cp1250")[1] == ["José", "Łódź"]


def test_an_encoding_that_does_not_fit_is_said_at_once(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_bytes(b"a,b\n" * 50_000 + b"\xfc,b\n")
    with pytest.raises(EncodingWrong, match=r"can't be read as [uU][tT][fF]-8"):
        open_source(path, encoding="utf-8")


@pytest.mark.parametrize("name", ["klingon", "base64", "rot13", "", "a\0b"])
def test_an_unknown_encoding_is_a_wrong_option(tmp_path: Path, name: str) -> None:
    with pytest.raises(UsageError):
        open_source(written(tmp_path / "a.csv", "a,b\n"), encoding=name)


def test_the_person_may_name_the_delimiter(tmp_path: Path) -> None:
    path = written(tmp_path / "a.csv", "a:b;c\n1:2;3\n")
    assert read(path, delimiter=":") == [["a", "b;c"], ["1", "2;3"]]
    assert understood(path, delimiter="tab")[2] == "\t"


@pytest.mark.parametrize("given_", ["", "ab", '"', "\n", "\0"])
def test_what_can_not_separate_fields_is_a_wrong_option(given_: str) -> None:
    with pytest.raises(UsageError):
        named_delimiter(given_)


def test_text_has_no_sheets(tmp_path: Path) -> None:
    with pytest.raises(SheetMissing):
        read(written(tmp_path / "a.csv", "a,b\n"), "Q3")


def test_a_quotation_mark_that_is_never_closed_is_named(tmp_path: Path) -> None:
    path = written(tmp_path / "a.csv", "a,b\n" * 10 + '"' + "x,y\n" * 400_000)
    with pytest.raises(FileBroken, match="quotation mark"):
        read(path)


def test_a_line_of_millions_of_characters_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileBroken, match="millions of characters"):
        read(written(tmp_path / "a.txt", "7" * (5 << 20)))


def test_memory_stays_flat(tmp_path: Path) -> None:
    path = written(tmp_path / "a.csv", "Name,Mobile\n" + "Ada Lovibond,07400 123456\n" * 200_000)
    tracemalloc.start()
    source = open_source(path)
    assert sum(1 for _ in source.rows()) == 200_001
    source.close()
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert path.stat().st_size > 5_000_000
    assert peak < 5_000_000


def test_closing_in_the_middle_lets_go_of_the_file(tmp_path: Path) -> None:
    source = open_source(written(tmp_path / "a.csv", "a,b\n" * 10))
    rows = source.rows()
    next(rows)
    source.close()
    source.close()


@pytest.mark.parametrize(
    ("line", "delimiter"), [("sep=;\n", ";"), ('"sep=,"\r\n', ","), ("SEP=\t\n", "\t"), ("sep\n", None)]
)
def test_separator_lines(line: str, delimiter: str | None) -> None:
    assert separator_line(line) == delimiter


ANY_TEXT = st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"]), max_size=8)
# What stands in ordinary fields: no delimiter but the table's own may be in all of them.
FIELDS = st.text(
    st.characters(codec="utf-8", exclude_characters='\0\r\n;,|\t"', exclude_categories=["Cc", "Cs"]), max_size=12
)


@given(
    delimiter=st.sampled_from(",;|\t"),
    rows=st.lists(st.lists(FIELDS.map(lambda text: "x" + text), min_size=3, max_size=3), min_size=2, max_size=8),
)
def test_the_delimiter_of_a_regular_table_is_always_found(delimiter: str, rows: list[list[str]]) -> None:
    lines = [delimiter.join(row) + "\n" for row in rows]
    assert detected_delimiter(lines) == delimiter


@settings(deadline=None, max_examples=60)
@given(
    delimiter=st.sampled_from(",;|\t"),
    rows=st.lists(st.lists(ANY_TEXT, min_size=2, max_size=4), min_size=1, max_size=6),
)
def test_a_table_comes_back_as_it_was_written(
    tmp_path_factory: pytest.TempPathFactory, delimiter: str, rows: list[list[str]]
) -> None:
    buffer = io.StringIO(newline="")
    csv.writer(buffer, delimiter=delimiter, quoting=csv.QUOTE_ALL).writerows(rows)
    path = tmp_path_factory.mktemp("csv") / "a.csv"
    path.write_bytes(b'"first","row"\n'.replace(b",", delimiter.encode()) + buffer.getvalue().encode())
    source = open_source(path, delimiter=delimiter, encoding="utf-8")
    found = [["" if cell is None else cell for cell in row] for row in source.rows()]
    source.close()
    assert found[1:] == rows
