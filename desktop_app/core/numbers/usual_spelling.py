"""Recognises numbers in the spellings that most people use, as a shortcut where nothing is in doubt.

`core.numbers.number_parser` would give exactly the same result for these texts, but takes ten times as long: no part of
them could be a date, an extension, another number or a lost sign. A whole column is checked at once: one pattern runs
over all its cells, each on a line of its own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from desktop_app.core.detection.table import CellValue

# Possessive (`*+`), so that matching takes linear time. Allows only spaces, or only hyphens; or both, with too many
# digits after the last hyphen for an hour of the day; or brackets, with too many digits after them for an extension.
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
# A national number without a sign: too short to include the country's code, and it doesn't begin with it.
_AT_HOME = (
    r"|{not_code}[1-9](?:[0-9]{{6,10}}|(?![0-9 .\-]{{13}})[0-9]{{1,4}}"
    r"(?:-[0-9]{{3,4}}-[0-9]{{3,4}}|\.[0-9]{{3,4}}\.[0-9]{{3,4}}| [0-9]{{3,4}} [0-9]{{3,4}}))"
)
_LABEL = r"[^\W\d_]{1,14}\.?: ?"
# A label without a colon must be one of these: a month, a currency or another word would change the meaning.
_WORD = r"(?:[Tt]el|TEL|[Pp]h(?:one)?|[Mm]ob(?:ile?)?|[Cc]ell|[Ff]ax|[Hh]andy)\.? "
_AFTER_WORD = r"(?:\+|0(?=[1-9]))(?: ?[0-9]){7,12}"
_HARD_SPACES = ("\u00a0", "\u202f")


@cache
def _lines(code: str | None, zeros: str) -> re.Pattern[str]:
    """Return a pattern that matches each line of a text once, with the number as its group if the spelling is usual.

    A number without any sign must not begin with `code`; with None, no such number matches. `zeros` may stand for a
    plus or a 0.
    """
    signed = _SIGNED.format(zeros=zeros)
    not_code = f"(?!{'[-. ]?'.join(code)})" if code else ""
    at_home = "" if code is None else _AT_HOME.format(not_code=not_code)
    # After a label, bare digits may be a code.
    label = rf"(?:{_LABEL}(?=(?:{signed}) *$)|{_WORD}(?={_AFTER_WORD} *$))"
    return re.compile(rf"^ *+(?:|{label})({_WITH_PLUS}|{signed}{at_home}) *+$|^.*$", re.MULTILINE)


class UsualSpelling:
    """Finds the numbers with usual spelling among the cells of a column.

    `code` is the country's calling code. With `bare`, numbers without any sign are national ones. With `abroad`, 00
    stands for a plus, because the country dials it (`core.numbers.number_parser`).
    """

    def __init__(self, code: str, *, bare: bool, abroad: bool) -> None:
        self._findall = _lines(code if bare else None, "00?" if abroad else "0").findall

    def number(self, value: CellValue) -> str:
        """Return the number in a cell, or "" if the cell isn't a single number in a usual spelling."""
        return self.numbers((value,))[0]

    def numbers(self, values: Sequence[CellValue]) -> list[str]:
        """Return the numbers of many cells, as `number` does."""
        if not values:
            return []
        try:
            found = self._in_lines("\n".join(values))  # type: ignore[arg-type]  # most columns have only text
        except TypeError:
            texts = [value if type(value) is str else _digits(value) for value in values]
            return self.numbers(texts)
        if len(found) == len(values):
            return found
        # A cell with a line break never has a usual spelling.
        return self.numbers(["" if "\n" in value else value for value in values])  # type: ignore[operator]

    def _in_lines(self, text: str) -> list[str]:
        if not text.isascii():
            for sign in _HARD_SPACES:
                text = text.replace(sign, " ")
        return self._findall(text)


def _digits(value: CellValue) -> str:
    """Return the digits of an integer value, or "" for any other value."""
    if type(value) is int:
        return str(value)
    return str(int(value)) if type(value) is float and value.is_integer() else ""
