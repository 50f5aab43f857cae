"""Whatever the window asks Qt to translate while tests run is looked up in the translators' list: is it in there?

The list is read from the sources (`packaging/translations`). A text that is written in one place and translated in
another is in it only where `tr_noop` marks it; one that was forgotten shows nowhere but in another language.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

from PySide6.QtCore import QTranslator

from desktop_app.ui.text import words

ROOT = Path(__file__).parents[3]
PACKAGING, PROGRAM = str(ROOT / "packaging"), str(ROOT / "desktop_app")
if PACKAGING not in sys.path:
    sys.path.append(PACKAGING)

from translations import __main__ as command  # noqa: E402 - found by the lines above
from translations import ts_file  # noqa: E402
from translations.compiling import ts_path  # noqa: E402

Key = tuple[str, str]
# Functions through which texts go to Qt: who wrote the text is whoever called them.
_DOORS = {"tr", "_tr", "translate"}
_OURS = {__file__, words.__file__}
# Of this process, by whichever watch.
_seen: set[Key] = set()
_missing: dict[Key, str] = {}
# None ever goes: while Qt asks one, the garbage collector may run, and a translator that it takes away locks Qt up.
_alive: list[QTranslator] = []


class CatalogueWatch(QTranslator):
    """Translates nothing. It stays empty to Qt, which tells no window then that the language had changed."""

    def __init__(self) -> None:
        super().__init__()
        _alive.append(self)

    def translate(  # None is Qt's null string: the next translator is asked, then the source
        self,
        context: str,
        text: str,
        disambiguation: str | None = None,  # noqa: ARG002 - Qt's signature
        n: int = -1,  # noqa: ARG002 - the same
    ) -> str | None:
        key = (context, text)
        if key not in _seen:
            # Qt's own contexts are names of classes ("QDialogButtonBox"), ours are words.
            if not context[:1].islower() or in_catalogue(key):
                _seen.add(key)
            elif place := _asked_by():
                _seen.add(key)
                _missing[key] = place
        return None


def missing() -> list[str]:
    """What was asked for since the last time and isn't in the list, and where that was; each is said once."""
    found = [
        f"“{text}” ({context}) isn't in the translators' list: {place}" for (context, text), place in _missing.items()
    ]
    _missing.clear()
    return found


def in_catalogue(key: Key) -> bool:
    """Whether the list has a text: (context, text)."""
    return key in _translated() or key in _written()


@cache
def _translated() -> frozenset[Key]:
    """What one language has, which is nearly all and quickly read."""
    return frozenset(ts_file.read(ts_path(ROOT, "de")))


@cache
def _written() -> frozenset[Key]:
    """What stands in the sources: reading them all takes a second."""
    return frozenset(command.wanted())


def _asked_by() -> str:
    """Which line of the program it was, "" where a test asks for a text of its own."""
    frame = sys._getframe()
    while frame.f_back is not None and (frame.f_code.co_name in _DOORS or frame.f_code.co_filename in _OURS):
        frame = frame.f_back
    file = frame.f_code.co_filename
    return f"{Path(file).relative_to(ROOT).as_posix()}:{frame.f_lineno}" if file.startswith(PROGRAM) else ""
