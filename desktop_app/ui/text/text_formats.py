"""Names for the encodings and delimiters of text lists."""

from __future__ import annotations

from desktop_app.core.text.translatable import tr_noop
from desktop_app.ui.parts.choices.option_popup import Option
from desktop_app.ui.text import joining, words

# Python's names of the encodings in use, the most common first.
_ENCODINGS = tr_noop(
    {
        "utf-8": "UTF-8",
        "cp1252": "Western European (cp1252)",
        "cp1250": "Central European (cp1250)",
        "cp1251": "Cyrillic (cp1251)",
        "cp1253": "Greek (cp1253)",
        "cp1254": "Turkish (cp1254)",
        "cp1257": "Baltic (cp1257)",
        "cp1255": "Hebrew (cp1255)",
        "cp1256": "Arabic (cp1256)",
        "cp874": "Thai (cp874)",
        "cp1258": "Vietnamese (cp1258)",
        "utf-16": "UTF-16",
        "iso8859-15": "Latin 9 (ISO 8859-15)",
        "iso8859-2": "Latin 2 (ISO 8859-2)",
        "mac-roman": "Mac Roman",
        "cp850": "DOS, Western (cp850)",
        "koi8-r": "Cyrillic (KOI8-R)",
        "cp932": "Japanese (Shift JIS)",
        "euc_jp": "Japanese (EUC-JP)",
        "gb18030": "Chinese (GB 18030)",
        "cp950": "Chinese (Big5)",
        "cp949": "Korean (cp949)",
    },
    "upload",
)
_DELIMITERS = tr_noop({",": "comma", ";": "semicolon", "\t": "tab", "|": "pipe"}, "upload")
ONE_COLUMN = ""  # no delimiter: detected, never chosen


def encoding_options(found: str | None) -> list[Option]:
    """Return the encodings to choose from, including `found` in any case."""
    known: list[Option] = [(name, words.tr(text, "upload")) for name, text in _ENCODINGS.items()]
    return known if found is None or found in _ENCODINGS else [(found, found), *known]


def delimiter_options(found: str | None) -> list[Option]:
    """Return the delimiters to choose from; a list of one column has none."""
    known: list[Option] = [(mark, words.tr(text, "upload"), _hint(mark)) for mark, text in _DELIMITERS.items()]
    if found is None:
        return [(ONE_COLUMN, words.tr("one column", "upload")), *known]
    return known if found in _DELIMITERS else [(found, joining.quoted(found)), *known]


def _hint(mark: str) -> str:
    return "" if mark == "\t" else mark
