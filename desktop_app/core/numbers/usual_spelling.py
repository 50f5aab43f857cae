"""Numbers as most people write them, in which there is nothing to doubt: only quicker.

Of a text that is taken here `core.numbers.judging` would make exactly the same after a closer look, which takes ten
times as long: no part of it could be a date, an extension, another number or a lost sign. A whole column is asked in
one go: one pattern runs over all its cells, each in a line of its own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from desktop_app.core.detection.table import CellValue

# Possessive (`*+`), so that no text takes longer than its length. Only spaces, or only hyphens; or both, and behind the
# last hyphen more than an hour of the day; or brackets, and behind them more than an extension.
_WITH_PLUS = (
    r"\+(?:[0-9 ]++|[0-9\-]++|[0-9 \-]++(?<=[0-9]{3}))"
    r"|\+[0-9 \-]*+\([0-9 ]*+\)(?:[0-9 ]++(?<=[0-9 ]{5}[0-9])|[0-9 \-]++(?<=[0-9]{3}))"
)
_SIGNED = (
    r"(?:\+|{zeros}(?=[1-9])|\((?:0[1-9][0-9]{{0,4}}|[1-9][0-9]{{1,4}})\)(?! ?0))[0-9 ]{{2,14}}"
    r"(?:-[0-9 ]{{0,6}}[0-9]{{2}}|(?<=[0-9]{{4}})-[0-9]{{0,3}})?[0-9]"
    r"|\+[0-9]{{1,3}}[ -][0-9]{{2,5}}[ -][0-9]{{3,4}}[ -][0-9]{{3,6}}"
    r"|0[1-9][0-9]{{0,4}}(?:[/-][0-9]{{5,8}}|-[0-9]{{3,4}}-[0-9]{{3,4}}|(?:\.[0-9]{{2}}){{4}})"
)
# Too short for a country's code before it, and it doesn't begin like that.
_AT_HOME = (
    r"|{not_code}[1-9](?:[0-9]{{6,10}}|(?![0-9 .\-]{{13}})[0-9]{{1,4}}"
    r"(?:-[0-9]{{3,4}}-[0-9]{{3,4}}|\.[0-9]{{3,4}}\.[0-9]{{3,4}}| [0-9]{{3,4}} [0-9]{{3,4}}))"
)
_LABEL = r"[^\W\d_]{1,14}\.?: ?"
# Without a colon it has to be one that is no month, no currency and no other word that means something before digits.
_WORD = r"(?:[Tt]el|TEL|[Pp]h(?:one)?|[Mm]ob(?:ile?)?|[Cc]ell|[Ff]ax|[Hh]andy)\.? "
_AFTER_WORD = r"(?:\+|0(?=[1-9]))(?: ?[0-9]){7,12}"
_HARD_SPACES = ("\u00a0", "\u202f")


@cache
def _lines(code: str | None, zeros: str) -> re.Pattern[str]:
    """One match for each line of a text, its group the number where that is a usual one.

    A number without any sign doesn't begin with `code`; None: there is none. `zeros` may stand for a plus or a 0.
    """
    signed = _SIGNED.format(zeros=zeros)
    not_code = f"(?!{'[-. ]?'.join(code)})" if code else ""
    at_home = "" if code is None else _AT_HOME.format(not_code=not_code)
    # Behind a label, bare digits may be a code's.
    label = rf"(?:{_LABEL}(?=(?:{signed}) *$)|{_WORD}(?={_AFTER_WORD} *$))"
    return re.compile(rf"^ *+(?:|{label})({_WITH_PLUS}|{signed}{at_home}) *+$|^.*$", re.MULTILINE)


class UsualSpelling:
    """Finds the numbers among the cells of a column.

    `code` is the country's calling code. `bare`: numbers without any sign before them are national ones.
    `abroad`: 00 stands for a plus wherever it is dialled (`core.numbers.judging`).
    """

    def __init__(self, code: str, *, bare: bool, abroad: bool) -> None:
        self._findall = _lines(code if bare else None, "00?" if abroad else "0").findall

    def number(self, value: CellValue) -> str:
        """The number in a cell, "" in any that is not one usually spelled number."""
        return self.numbers((value,))[0]

    def numbers(self, values: Sequence[CellValue]) -> list[str]:
        """Those of many cells."""
        if not values:
            return []
        try:
            found = self._in_lines("\n".join(values))  # type: ignore[arg-type]  # most columns have nothing but text
        except TypeError:
            texts = [value if type(value) is str else _digits(value) for value in values]
            return self.numbers(texts)
        if len(found) == len(values):
            return found
        # A cell with a line break in it has nothing usual.
        return self.numbers(["" if "\n" in value else value for value in values])  # type: ignore[operator]

    def _in_lines(self, text: str) -> list[str]:
        if not text.isascii():
            for sign in _HARD_SPACES:
                text = text.replace(sign, " ")
        return self._findall(text)


def _digits(value: CellValue) -> str:
    """A whole number in digits, "" for any other value."""
    if type(value) is int:
        return str(value)
    return str(int(value)) if type(value) is float and value.is_integer() else ""
