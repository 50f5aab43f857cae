"""Provider files of the program and of a person: all shipped ones can be read, hostile ones harm nothing."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from desktop_app.core.profile.reading import read_profile
from desktop_app.storage.machine.provider_files import SHIPPED, ProviderFiles
from tests.systems import posix_only

MINE = '[provider]\nname = "Mine"\naddress = "https://mine.example/v1"\n'
NAMES = [
    "Bandwidth", "checknumber.ai", "hlrlookup.com", "Infobip", "seven.io", "Telnyx", "Trestle", "Twilio Lookup v2",
]  # fmt: skip


def test_the_eight_that_are_shipped_can_be_read(tmp_path: Path) -> None:
    found = ProviderFiles(tmp_path / "providers").every()
    assert [each.title for each in found] == NAMES
    for each in found:
        assert each.provider is not None, each.problem
        provider, profile = each.provider, each.provider.profile
        # THEN what a connection has of it is the same
        assert read_profile(provider.profile_text) == profile
        # AND a person is told what the key is called, where it is, and what is asked for a test
        assert len(profile.auth.labels) == profile.auth.parts
        assert provider.key_page.startswith("https://")
        assert profile.has_balance or profile.probe is not None
        # AND no price stands there without its source and its day
        assert provider.products
        assert provider.price_date is not None or all(product.price is None for product in provider.products)


def test_no_shipped_file_has_anything_like_a_key() -> None:
    for path in SHIPPED.glob("*.toml"):
        assert path.stat().st_size < 4096
        words = path.read_text("utf-8").replace('"', " ").split()
        assert [word for word in words if len(word) >= 20 and word.isalnum() and any(map(str.isdigit, word))] == []


def test_a_persons_own_is_added_and_replaces_one_of_the_same_name(tmp_path: Path) -> None:
    own = tmp_path / "providers"
    own.mkdir()
    (own / "Twilio.toml").write_text(MINE, "utf-8")
    (own / "ninth.TOML").write_bytes(b"\xef\xbb\xbf" + MINE.encode())
    (own / "notes.txt").write_text("not one of them", "utf-8")
    files = ProviderFiles(own).every()
    found = {each.slug: each.title for each in files}
    assert len(found) == len(NAMES) + 1
    assert (found["twilio"], found["ninth"]) == ("Mine", "Mine")
    # AND it is known for what it is
    assert {each.slug for each in files if each.own} == {"twilio", "ninth"}


def test_a_file_that_an_editor_named_as_text_is_listed_with_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "Mine.toml.txt").write_text(MINE, "utf-8")
    *_, last = ProviderFiles(tmp_path).every()
    assert (last.title, last.provider) == ("mine.toml.txt", None)
    assert last.problem == "its name ends in “.txt”: save it as “Mine.toml”"


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"\xff\xfe\x00", "isn't text in UTF-8"),
        (b"x" * 70_000, "too long"),
        (b"a = " + b"[" * 5_000, "nested too deeply"),
        (b"[provider]\nname = 3\n", "line 2: name"),
        (b'[provider]\nname = "A"\naddress = "https://a.example"\n[auth]\nkey = "x"\n', "has no “key”"),
        (b"", "no section [provider]"),
    ],
)
def test_a_file_that_is_wrong_is_named_and_the_others_stay(tmp_path: Path, content: bytes, words: str) -> None:
    own = tmp_path / "providers"
    own.mkdir()
    (own / "bad.toml").write_bytes(content)
    *others, bad = ProviderFiles(own).every()
    assert (bad.title, bad.provider) == ("bad.toml", None)
    assert words in bad.problem
    assert [each.title for each in others] == NAMES


@posix_only("Windows has no pipes with names of files")
def test_what_is_no_file_is_passed_over(tmp_path: Path) -> None:
    own = tmp_path / "providers"
    own.mkdir()
    os.mkfifo(own / "pipe.toml")
    (own / "folder.toml").mkdir()
    assert [each.problem for each in ProviderFiles(own).every()[-2:]] == ["it is no file"] * 2
