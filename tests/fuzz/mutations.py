"""Damage: what transport, programs and attackers do to a file, drawn from a seeded source."""

from __future__ import annotations

import io
import struct
import zipfile
from collections.abc import Callable, Sequence
from random import Random

from .seeds import Seed

Damage = Callable[[bytes, Random], bytes]

# What is written over or into the content: numbers at their limits, markup out of place, halves of characters.
TOKENS: Sequence[bytes] = (
    b"", b"\0", b"\xff", b"\xfe\xff", b"\xef\xbb\xbf", b"\xed\xa0\x80", b"\r", b"\n\n", b"\t", b";", b",", b'"', b"'",
    b"<", b">", b"&", b"&#0;", b"&#xD800;", b"&x;", b"]]>", b"<![CDATA[", b"<!--", b"-->", b"<?", b"<!DOCTYPE x>",
    b"</table>", b"</row>", b"</c>", b"<c>", b"<row>", b"<v>", b"</worksheet>", b"<td rowspan=65534 colspan=999>",
    b"-1", b"0", b"1", b"2147483648", b"4294967296", b"9" * 30, b"9" * 5000, b"1e999", b"-1e-999", b"nan", b"inf",
    b"0x10", b"1_000", b"XFD1048576", b"XFE1", b"A0", b"1048576", b"1048577", b"16384", b"65536",
    b' r="1048576"', b' r="XFD7"', b' t="s"', b' t="d"', b' t="inlineStr"', b' s="99999"', b' s="-1"',
    b' table:number-columns-repeated="16384"', b' table:number-rows-repeated="1048576"', b' ss:Index="1048576"',
    b' xmlns="x"', b"../../../../etc/passwd", b"https://example.org/", b"=1+1", b"sep=|\n", b"A" * 40_000,
)  # fmt: skip
_EDGES = (0, 1, 2, 7, 0x7F, 0x80, 0xFF, 0x100, 0x7FFF, 0xFFFF, 0x7FFFFFFF, 0xFFFFFFFE, 0xFFFFFFFF)
# Little-endian fields (APPNOTE 4.3.12): offset in an entry of the central directory, and size.
_DIRECTORY_FIELDS = ((8, 2), (10, 2), (12, 2), (16, 4), (20, 4), (24, 4), (28, 2), (30, 2), (32, 2), (34, 2), (42, 4))
# The same in the header of an OLE file ([MS-CFB] 2.2): versions, sector sizes, counts, and where directories begin.
_OLE_FIELDS = ((24, 2), (26, 2), (30, 2), (32, 2), *((at, 4) for at in range(40, 84, 4)))
_SECTOR = 512


def flip_bits(content: bytes, random: Random) -> bytes:
    """Some bits are another way round."""
    changed = bytearray(content)
    for _ in range(random.choice((1, 1, 2, 8, 64))):
        changed[random.randrange(len(changed))] ^= 1 << random.randrange(8)
    return bytes(changed)


def cut_off(content: bytes, random: Random) -> bytes:
    """The end is missing, or the beginning."""
    at = random.randrange(len(content))
    return content[:at] if random.random() < 0.8 else content[at:]


def delete_block(content: bytes, random: Random) -> bytes:
    """A piece is missing."""
    start, end = _span(content, random)
    return content[:start] + content[end:]


def repeat_block(content: bytes, random: Random) -> bytes:
    """A piece is there several times."""
    start, end = _span(content, random)
    times = random.choice((1, 1, 2, 30, 400)) if end - start < 400 else 1
    return content[:end] + content[start:end] * times + content[end:]


def swap_blocks(content: bytes, random: Random) -> bytes:
    """Two pieces stand in each other's place."""
    a, b, c, d = sorted(random.randrange(len(content) + 1) for _ in range(4))
    return content[:a] + content[c:d] + content[b:c] + content[a:b] + content[d:]


def insert_token(content: bytes, random: Random) -> bytes:
    """Something stands where it doesn't belong, over what was there or beside it."""
    at = random.randrange(len(content) + 1)
    token = random.choice(TOKENS)
    over = random.choice((0, 1, len(token), random.randrange(20)))
    return content[:at] + token + content[at + over :]


def blank_block(content: bytes, random: Random) -> bytes:
    """A piece was never written: NULs, as after a crash, or noise."""
    start, end = _span(content, random)
    return (
        content[:start]
        + (bytes(end - start) if random.random() < 0.5 else random.randbytes(end - start))
        + content[end:]
    )


def edge_number(content: bytes, random: Random) -> bytes:
    """A binary number somewhere is as small or as large as it can be."""
    size = random.choice((1, 2, 4))
    return _written(content, random.randrange(max(1, len(content) - size)), size, random)


PLAIN: Sequence[Damage] = (
    flip_bits, cut_off, delete_block, repeat_block, swap_blocks, insert_token, insert_token, blank_block, edge_number,
)  # fmt: skip


def in_a_part(content: bytes, random: Random) -> bytes:
    """One part of an archive is damaged, and the archive around it is sound."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        parts = [(entry.filename, archive.read(entry)) for entry in archive.infolist()]
    chosen = random.randrange(len(parts))
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", random.choice((zipfile.ZIP_DEFLATED, zipfile.ZIP_STORED))) as archive:
        for place, (name, part) in enumerate(parts):
            if place == chosen and random.random() < 0.05:
                continue  # it is missing
            for _ in range(random.choice((1, 1, 1, 3)) if place == chosen and part else 0):
                part = random.choice(PLAIN)(part, random) or b" "  # noqa: PLW2901 - one damage upon the other
            archive.writestr(zipfile.ZipInfo(name), part, archive.compression)
    return buffer.getvalue()


def in_the_directory(content: bytes, random: Random) -> bytes:
    """A size, an offset, a method or a flag of an archive's directory is wrong."""
    entries = [at for at in range(len(content) - 46) if content.startswith(b"PK\x01\x02", at)]
    if not entries:
        return flip_bits(content, random)
    at = random.choice(entries)
    offset, size = random.choice(_DIRECTORY_FIELDS)
    return _written(content, at + offset, size, random)


def in_the_header(content: bytes, random: Random) -> bytes:
    """A field of an OLE file's header, its allocation table or its directory is wrong."""
    if len(content) < 2 * _SECTOR:
        return flip_bits(content, random)
    if random.random() < 0.5:
        offset, size = random.choice(_OLE_FIELDS)
        return _written(content, offset, size, random)
    first = struct.unpack_from("<I", content, random.choice((48, 76)))[0]
    at = min(_SECTOR * (first + 1), len(content) - _SECTOR) + 4 * random.randrange(_SECTOR // 4)
    return _written(content, max(0, at), 4, random)


def in_a_record(content: bytes, random: Random) -> bytes:
    """A record of an old workbook ([MS-XLS] 2.1.4) has another kind, length or number."""
    at = _SECTOR
    records = []
    while at + 4 <= len(content):
        records.append(at)
        at += 4 + struct.unpack_from("<H", content, at + 2)[0]
    if not records:
        return flip_bits(content, random)
    chosen = random.choice(records)
    return _written(content, min(chosen + random.choice((0, 2, 4, 6, 8, 10)), len(content) - 4), 2, random)


def damaged(seed: Seed, random: Random) -> bytes:
    """The seed with one to three damages."""
    own: Sequence[Damage] = ()
    if seed.packed:
        own = (in_a_part,) * 12 + (in_the_directory,) * 4
    elif seed.ole:
        own = (in_the_header,) * 5 + (in_a_record,) * 9
    content = seed.content
    for time in range(random.choice((1, 1, 1, 2, 3))):
        # What changes an archive's parts needs one that is still sound.
        kinds = [*PLAIN, *own] if time == 0 or not seed.packed else PLAIN
        if content:
            content = random.choice(kinds)(content, random)
    return content


def _span(content: bytes, random: Random) -> tuple[int, int]:
    start = random.randrange(len(content))
    return start, min(len(content), start + random.choice((1, 2, 4, 16, 64, 256, 1024, len(content))))


def _written(content: bytes, at: int, size: int, random: Random) -> bytes:
    number = random.choice(_EDGES) if random.random() < 0.7 else random.getrandbits(8 * size)
    field = (number & ((1 << (8 * size)) - 1)).to_bytes(size, "little")
    return content[:at] + field + content[at + size :]
