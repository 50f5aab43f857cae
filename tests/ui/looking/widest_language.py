"""A language of the longest words, of each text the widest translation: what has room in it has room in all."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QTranslator
from PySide6.QtGui import QFont, QFontMetrics

ROOT = Path(__file__).parents[3]
sys.path.append(str(ROOT / "packaging"))  # where translations/ is, also for a script that was started by itself

from translations import ts_file  # noqa: E402 - found by the line above


class WidestLanguage(QTranslator):
    """Measured in `font`, and installed like any other translator; English where that is the widest."""

    def __init__(self, font: QFont) -> None:
        super().__init__()
        self._widest = _widest(QFontMetrics(font))

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        """Never, or Qt wouldn't take it."""
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str | None:  # noqa: ARG002 - Qt's signature
        """The widest of all translations; nothing for what is Qt's own."""
        found = self._widest.get((context, text))
        return found.replace("%n", str(n)) if found is not None and n >= 0 else found


def _widest(measure: QFontMetrics) -> dict[ts_file.Key, str]:
    found: dict[ts_file.Key, str] = {}
    for path in sorted((ROOT / "resources" / "translations").glob("*.ts")):
        for key, translation in ts_file.read(path).items():
            forms = [*translation.forms, found.get(key, key[1])]
            found[key] = max(forms, key=lambda form: max(map(measure.horizontalAdvance, form.split("\n"))))
    return found
