"""What people send instead of a list: named for what it is, with what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.core.errors import (
    ArchiveEncrypted,
    ArchiveNested,
    ArchiveNotRead,
    ArchiveWithoutList,
    FileBroken,
    NotAList,
)
from desktop_app.sheets.formats.opening import open_source
from tests.sheets.builders import archive, read

OTHER_KINDS = {
    b"%PDF-1.7\n1 0 obj": "is a PDF document, not a spreadsheet",
    b"\x89PNG\r\n\x1a\n" + b"\0" * 50: "is a picture",
    b"\xff\xd8\xff\xe0JFIF": "is a picture",
    b"BM\x36\0\0\0": "is a picture",
    b"\0\0\0\x18ftypheic\0\0\0\0": "is a picture",
    b"ID3\x04\0\0\0": "is a sound or film",
    b"\0\0\0\x18ftypmp42\0\0\0\0": "is a sound or film",
    b"{\\rtf1 hello}": "is a text document (RTF)",
    b"SQLite format 3\0" + bytes(80): "is an SQLite database",
    b"\0\x01\0\0Standard ACE DB\0": "is an Access database",
    b"PAR1\x15\x04\x15": "is a Parquet table",
    b"\x7fELF\x02": "is a program",
}
OTHER_ARCHIVES = {
    b"\x1f\x8b\x08\0": "is a gzip archive, which Dialproof does not unpack",
    b"Rar!\x1a\x07\x01\0": "is a RAR archive",
    b"7z\xbc\xaf\x27\x1c\0\4": "is a 7z archive",
    b"list.csv".ljust(257, b"\0") + b"ustar\00000": "is a TAR archive",
    b"PK\x07\x08" + bytes(500): "is one part of an archive in several parts",
}
ALL_KINDS = {**OTHER_KINDS, **OTHER_ARCHIVES}


@pytest.mark.parametrize("content", [*OTHER_KINDS, *OTHER_ARCHIVES])
def test_what_people_send_by_mistake_is_named_for_what_it_is(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "list.xls").write_bytes(content)
    with pytest.raises(NotAList if content in OTHER_KINDS else ArchiveNotRead) as caught:
        open_source(tmp_path / "list.xls")
    assert str(caught.value).startswith(f"“list.xls” {ALL_KINDS[content]}")


@pytest.mark.parametrize("start", ["ID3", "BM", "RIFF", "GIF8", "BZh9", "MSCF", "OggS", "PAR1"])
def test_a_column_may_be_called_as_a_signature_is(tmp_path: Path, start: str) -> None:
    (tmp_path / "list.csv").write_text(f"{start},Tel\na,07400 123456\n", "utf-8")
    assert read(tmp_path / "list.csv")[0] == [start, "Tel"]


def test_documents_in_archives_are_named_for_what_they_are(tmp_path: Path) -> None:
    word = b'<Types><Override ContentType="application/vnd...wordprocessingml.document.main+xml"/></Types>'
    kinds = {
        "a Word document": {"[Content_Types].xml": word},
        "an OpenDocument text": {"mimetype": b"application/vnd.oasis.opendocument.text", "content.xml": b"<x/>"},
        "an Apple Numbers, Pages or Keynote document": {"Index/Document.iwa": b"x", "Data/a.png": b"x"},
        "an electronic book": {"mimetype": b"application/epub+zip", "META-INF/container.xml": b"<x/>"},
    }
    for kind, parts in kinds.items():
        with pytest.raises(NotAList, match=f"is {kind}, not a"):
            open_source(archive(tmp_path / "a.xlsx", parts))


def test_an_archive_without_a_list_says_what_it_has(tmp_path: Path) -> None:
    pictures = {f"{name}.png": b"\x89PNG" for name in "abcde"}
    with pytest.raises(ArchiveWithoutList, match=r"it has “a\.png”, “b\.png”, “c\.png” and 2 more"):
        open_source(archive(tmp_path / "a.zip", pictures))
    with pytest.raises(ArchiveWithoutList, match="it has no files"):
        open_source(archive(tmp_path / "a.zip", {}))
    with pytest.raises(ArchiveWithoutList) as caught:
        open_source(archive(tmp_path / "a.zip", {"a\n{b}\x1b[1m" + "x" * 900 + ".png": b"\x89PNG"}))
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 200
    with pytest.raises(ArchiveNested, match=r"packs another archive, “lists\.rar”"):
        open_source(archive(tmp_path / "a.zip", {"lists.rar": b"Rar!", "a.png": b"x"}))


def test_an_archive_that_can_not_be_unpacked_says_why(tmp_path: Path) -> None:
    path = archive(tmp_path / "a.zip", {"list.csv": b"Tel\n07400 123456\n" * 9})
    sound = path.read_bytes()
    directory = sound.index(b"PK\x01\x02")

    def with_bytes(at: int, new: bytes) -> Path:
        path.write_bytes(sound[:at] + new + sound[at + len(new) :])
        return path

    with pytest.raises(ArchiveEncrypted, match="protected with a password"):
        open_source(with_bytes(directory + 8, b"\1"))
    with pytest.raises(ArchiveNotRead, match="packed by method 9,"):
        open_source(with_bytes(directory + 10, b"\x09"))
    with pytest.raises(FileBroken, match="checksum"):
        open_source(with_bytes(directory + 16, b"\0\1\2\3"))
    end = sound.index(b"PK\x05\x06")
    with pytest.raises(ArchiveNotRead, match="one part of an archive in several parts"):
        open_source(with_bytes(end + 4, b"\2\0\2\0"))
    path.write_bytes(sound[:60])
    with pytest.raises(FileBroken, match="cut off"):
        open_source(path)
