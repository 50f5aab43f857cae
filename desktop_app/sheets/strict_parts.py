"""Strict OOXML (ISO/IEC 29500-1) as the Transitional one that readers know: the same parts in other namespaces."""

from __future__ import annotations

import zipfile
from typing import IO, Any, cast

_STRICT = b"http://purl.oclc.org/ooxml/"
_NAMESPACES = (
    (_STRICT + b"spreadsheetml/main", b"http://schemas.openxmlformats.org/spreadsheetml/2006/main"),
    (
        _STRICT + b"officeDocument/relationships",
        b"http://schemas.openxmlformats.org/officeDocument/2006/relationships",
    ),
)


class StrictArchive(zipfile.ZipFile):
    """A zip whose parts declare the Transitional namespaces instead of the Strict ones; for reading.

    Namespaces are declared in a part's first tag, so the first piece of a part is all that changes; parts in
    UTF-16, which nothing is known to write, stay as they are.
    """

    def open(self, *arguments: Any, **named: Any) -> IO[bytes]:
        """A part as a stream; `read` reads it through this, too."""
        return cast(IO[bytes], _TransitionalPart(super().open(*arguments, **named)))


class _TransitionalPart:
    def __init__(self, part: IO[bytes]) -> None:
        self._part = part
        self._begun = False

    def read(self, size: int = -1) -> bytes:
        content = self._part.read(size)
        if self._begun:
            return content
        self._begun = True
        return _transitional(content)

    def close(self) -> None:
        self._part.close()

    def __enter__(self) -> _TransitionalPart:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _transitional(content: bytes) -> bytes:
    for strict, transitional in _NAMESPACES:
        content = content.replace(strict, transitional)
    return content
