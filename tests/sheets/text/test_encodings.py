"""How many lists in many languages and encodings are read in the right one."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.sheets.text.encoding import detected_encoding
from tests.sheets.encoded_lists import WESTERN, lists, share_right


@pytest.mark.parametrize("kind", ["people", "money"])
def test_lists_in_forty_languages_and_encodings_are_read_as_they_are(tmp_path: Path, kind: str) -> None:
    shares = share_right(detected_encoding, tmp_path, kind)
    assert len(shares) >= 39
    assert sum(shares.values()) / len(shares) >= 0.98
    assert {key: share for key, share in shares.items() if share < 0.8} == {}


def test_western_lists_stay_western(tmp_path: Path) -> None:
    shares = share_right(detected_encoding, tmp_path, "people", 60)
    assert {name: shares[name, "cp1252"] for name in WESTERN if shares[name, "cp1252"] < 0.97} == {}


def test_the_measured_lists_are_many_and_not_ascii() -> None:
    found = list(lists())
    assert len(found) >= 1000
    assert not any(each.data.isascii() for each in found)


@pytest.mark.parametrize(
    ("encoding", "text"),
    [
        ("cp1254", "Ad;Telefon\r\nAyşe Yılmaz;0532 123 45 67\r\nİnci Doğru;0532 123 45 68\r\n"),
        ("cp1257", "Vardas;Tel\r\nŽivilė Šukytė;861234567\r\nČeslovas Ąžuolaitis;861234568\r\n"),
        ("cp874", "ชื่อ;โทร\r\nสมศักดิ์;0812345678\r\nวันเพ็ญ;0812345679\r\n"),
        ("cp1255", "שם;טלפון\r\nמשה;0501234567\r\nרחל;0501234568\r\n"),
        ("euc_jp", "名前;電話\r\nたろう;09012345678\r\nハナコ;09012345679\r\n"),
        ("cp932", "Name;Phone\r\nカタカナ;09012345678\r\nモロッコ;09012345679\r\n"),
        ("cp1252", "Name;Phone\r\nBjørk Østergaard;20123456\r\n"),
    ],
)
def test_a_short_list_comes_back_as_it_was(tmp_path: Path, encoding: str, text: str) -> None:
    path = tmp_path / "list.csv"
    path.write_bytes(text.encode(encoding))
    assert path.read_bytes().decode(detected_encoding(path)) == text
