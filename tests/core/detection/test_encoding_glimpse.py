from __future__ import annotations

import pytest

from desktop_app.core.detection.encoding_glimpse import encoding_glimpses

GERMAN = "Name;Ort;Mobil\nAda;York;07400\nJürgen Müller;Köln;0171\n"


def test_the_first_cell_with_such_a_letter_is_shown_in_each_encoding() -> None:
    found = encoding_glimpses(GERMAN.encode("cp1252"), ["utf-8", "cp1252", "cp1251"])
    assert found == {"cp1252": "Jürgen Müller", "cp1251": "Jьrgen Mьller"}


def test_without_such_a_letter_nothing_is_told() -> None:
    assert encoding_glimpses(b"Name;Mobile\nAda;07400\n", ["utf-8", "cp1252"]) == {}
    assert encoding_glimpses(b"", ["utf-8"]) == {}


def test_wide_text_is_read_from_its_beginning() -> None:
    assert encoding_glimpses(("é" + GERMAN).encode("utf-16"), ["utf-16", "utf-8"]) == {"utf-16": "éName"}


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("a very long description of some street in Köln that goes on and on", "Köln that goes on and on"),
        ("x" * 60 + "é", "x" * 15 + "é"),
        ("é" * 60, "é" * 29 + "…"),
        ('"Müller, Jürgen",1', "Müller"),
        ("a\u0085b", "a\ufffdb"),
    ],
)
def test_a_long_cell_is_shown_around_the_letter(line: str, shown: str) -> None:
    assert encoding_glimpses(line.encode("utf-8"), ["utf-8"]) == {"utf-8": shown}
