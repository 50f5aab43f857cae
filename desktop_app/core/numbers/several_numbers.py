"""Splits a cell's text into several numbers.

Sure separators are tried before those that may also stand inside a number. Which parts are numbers isn't decided here,
but in `core.numbers.number_parser`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from desktop_app.core.numbers.number_in_cell import country_code
from desktop_app.core.numbers.other_values import says_id
from desktop_app.core.numbers.phone import Normalised
from desktop_app.core.numbers.problems import NumberProblem

# A gap between two parts: (start, end). The text in between belongs to neither.
Cut = tuple[int, int]

# E.164 numbers have 15 digits at most (ITU-T E.164, 6.1), and hardly any in use fewer than 7.
FEWEST_DIGITS, MOST_DIGITS = 7, 15
MOST_NUMBERS = 20
LONGEST_TEXT = 1_000
_MOST_CUTS = 60
_MOST_WAYS = 4

_EXTENSION = re.compile(
    r"[\s([]*(?:(?:e?xt(?:ensi(?:ó|o)?n)?|extn?|доб|anexo|int|x|ramal|poste|wew|durchwahl|dw)[.:=]?\s*|#)"
    r"\d{1,6}(?!\d)",
    re.I,
)
_AND = (
    r"(?:or|and|oder|und|bzw|resp|sowie|ou|et|y|o|u|e|ed|od|og|eller|och|of|en|ja|tai|lub|albo|oraz|i|a|nebo|alebo|vagy"
    r"|és|sau|și|şi|ili|ali|ve|veya|или|и|либо|або|чи|та|ή|και|או|أو|و)"
)
_SURE = (
    re.compile(r"[\r\n\v\f\x85\u2028\u2029]+|<br\s*/?>", re.I),
    re.compile(r"[;；](?!\s*(?:ext|isub|phone-context)=)", re.I),
    re.compile(r"[|¦\t•]|\s{3,}"),
    re.compile(r"\s[/\\]+\s|(?<!:)//|\\\\"),
    re.compile(r"[,，、،]"),
    re.compile(r"&|\s*\+\s*(?=\(?0)|\s\+\s+(?=[(\d])"),
    re.compile(rf"(?<=[\s\d).]){_AND}\.?(?=[\s+(\d])|或者?|和|または|及び|또는|및", re.I),
)
_JOINING = re.compile(rf"(?<!\w){_AND}(?!\w)|或者?|和|または|及び|또는|및|<br\s*/?>", re.I)
_LETTER = re.compile(r"[^\W\d_]|[^\w\s+\-‐-―./\\,;:()\[\]'\"’#*~=]")
_LABEL = re.compile(rf"(?<=[\d)\]])[\s,.:‐-―\-]*([(\[]?(?:{_LETTER.pattern})[^\d+]*?)(?=[+(\[]*\d)")
_COUNTED = re.compile(r"\s+(?=\(?[1-9][.)]\s*[+(\d])")
_DIGIT = re.compile(r"\d")
_BETWEEN = " \t\r\n,;/|&-–—"
_DIGITS = re.compile(r"\d+")

_SLASH_OR_DASH = r"\s*[/\\]\s*|\s[-‐-―]+\s?|(?<=\d{7})[-‐-―](?=\d{7})"
_ABROAD = r"\s*(?=\+)|\s+(?=00)"
_AT_HOME = r"\s+(?=0)|\s*(?=\()"
# Each pattern includes the ones before it. A long row of digits may be cut at any match.
_DOUBTFUL = tuple(
    map(re.compile, (_SLASH_OR_DASH, f"{_SLASH_OR_DASH}|{_ABROAD}", f"{_SLASH_OR_DASH}|{_ABROAD}|{_AT_HOME}"))
)
# Bank cards in four blocks (ISO/IEC 7812).
_CARD = (4, 4, 4, 4)


def splittings(text: str) -> Iterator[tuple[str, ...]]:
    """Yield ways to split the text, from the coarsest and surest separator to the finest.

    Each way cuts wherever the ones before it cut, and keeps labels, notes and extensions with their numbers.
    """
    cuts: list[Cut] = []
    before: tuple[str, ...] = ()
    for separator in (*map(_matches, _SURE), _labels, _matches(_COUNTED)):
        new = list(separator(text))
        if not new:
            continue
        cuts = sorted({*cuts, *new})
        parts = _parts(text, cuts)
        if len(parts) > 1 and parts != before:
            yield parts
            before = parts


def words_beside(text: str, numbers: Iterable[str]) -> bool:
    """Return True if words stand in a cell's text beside these numbers, as it has them, or in them.

    “or” and other words that join numbers don't count.
    """
    for each in numbers:
        if any(map(str.isalpha, each)):
            return True
        text = text.replace(each, " ", 1)
    return any(map(str.isalpha, _JOINING.sub(" ", text)))


def alike(text: str) -> Iterator[tuple[str, ...]]:
    """Yield ways to split a row of digits into words long enough for numbers, or into numbers spelled alike."""
    words = tuple(text.split())
    if len(words) > 1 and all(digit_count(word) >= FEWEST_DIGITS for word in words):
        yield words
    runs = list(_DIGITS.finditer(text))
    shape = tuple(run.end() - run.start() for run in runs)
    if shape == _CARD or _LETTER.search(text):
        return
    for groups in range(2, len(shape) // 2 + 1):
        if len(shape) % groups == 0 and shape == shape[:groups] * (len(shape) // groups):
            yield _at(text, [run.start() for run in runs[groups::groups]])


def doubtful_cuts(text: str) -> Iterator[list[Cut]]:
    """Yield the places where a row of digits may be cut, if no surer separator cuts it; fewer places first."""
    before: list[Cut] = []
    for pattern in _DOUBTFUL:
        cuts = [found.span() for found in pattern.finditer(text) if found.start() > 0 and found.end() < len(text)]
        if cuts and cuts != before and len(cuts) <= _MOST_CUTS:
            yield cuts
            before = cuts


def ways(text: str, cuts: Sequence[Cut], is_number: Callable[[str], bool]) -> list[tuple[str, ...]]:
    """Return up to four ways to cut the text at some of the places so that all parts are numbers."""
    edges = [(0, 0), *cuts, (len(text), len(text))]
    found: list[list[tuple[str, ...]]] = [[()], *([] for _ in edges[1:])]
    for end in range(1, len(edges)):
        for begin in range(end):
            if not found[begin] or (begin, end) == (0, len(edges) - 1):
                continue
            part = text[edges[begin][1] : edges[end][0]].strip()
            if FEWEST_DIGITS <= digit_count(part) <= MOST_DIGITS and is_number(part):
                found[end] += [(*way, part) for way in found[begin]]
                del found[end][_MOST_WAYS:]
    return found[-1]


def digit_count(text: str) -> int:
    """Return the number of digits in the text."""
    return len(_DIGIT.findall(text))


def _matches(pattern: re.Pattern[str]) -> Callable[[str], Iterator[Cut]]:
    return lambda text: (found.span() for found in pattern.finditer(text))


def _labels(text: str) -> Iterator[Cut]:
    """Yield a cut at each label that isn't an extension.

    The cut is before the label if a label precedes the first number or it is an id's label; otherwise after it.
    """
    first = _DIGIT.search(text)
    before = first is not None and _LETTER.search(text, 0, first.start()) is not None
    for found in _LABEL.finditer(text):
        if not _EXTENSION.match(text, found.start(1)):
            place = found.start(1) if before or says_id(found[1]) else found.end(1)
            yield place, place


def _parts(text: str, cuts: Sequence[Cut]) -> tuple[str, ...]:
    """Return the pieces between the cuts; a piece without a number of its own stays with the piece before it."""
    edges = [(0, 0), *cuts, (len(text), len(text))]
    parts: list[tuple[int, int]] = []
    begin = 0
    for (_, after), (until, _) in pairwise(edges):
        piece = text[after:until]
        if parts and (not _DIGIT.search(piece) or _EXTENSION.match(piece)):
            if piece.strip():
                parts[-1] = (parts[-1][0], until)
        elif _DIGIT.search(piece):
            parts.append((begin if not parts else after, until))
    return tuple(text[begin:end].strip().rstrip(_BETWEEN) for begin, end in parts)


def _at(text: str, places: Sequence[int]) -> tuple[str, ...]:
    """Return the parts that begin at these places; a bracket or + stays with the text after it."""
    starts = [0, *(place - len(text[:place]) + len(text[:place].rstrip("+([")) for place in places), len(text)]
    return tuple(text[begin:end].strip(" /-.,;") for begin, end in pairwise(starts))


# --- Splitting a cell into several numbers ---
# The first split in which every part is a number wins; else the first in which some are and the others are as long as
# numbers. A row of digits without a sure separator is split only if there is exactly one way.


_WITHOUT_SIGN = re.compile(r"[^\d+(]*[1-9]")


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a cell as written, its number without the words around it, and the verdict on it."""

    raw: str
    text: str
    found: Normalised


Parts = tuple[Part, ...]


class Parting:
    """Splits texts into numbers; `judge` returns the verdict on a text that may be a single number."""

    def __init__(self, judge: Callable[[str], Part]) -> None:
        self._judge = judge

    def parts(self, text: str, partly: bool) -> Parts:
        """Return the parts: () if the text can't be split, and more than MOST_NUMBERS if there are too many.

        With `partly`, some of the parts may not be numbers.
        """
        nearly: Parts = ()
        texts: tuple[str, ...] = ()
        for texts in splittings(text):
            found = self._each(texts)
            if _all_valid(found) or (partly and len(texts) > MOST_NUMBERS):
                return found
            if partly and not nearly and _nearly_all_valid(found):
                nearly = found
        found = self._each(self._finer(texts)) if texts else self.in_a_row(text)
        return found if _all_valid(found) else nearly

    def in_a_row(self, text: str) -> Parts:
        """Return the numbers in a row of digits without a sure separator, if exactly one reading makes numbers."""
        for readings in self._readings(text):
            found = {parts for texts in readings if _all_valid(parts := self._each(texts))}
            if found:
                return found.pop() if len(found) == 1 else ()
        return ()

    def _readings(self, text: str) -> Iterator[Iterable[tuple[str, ...]]]:
        yield (texts for texts in alike(text) if len(texts) <= MOST_NUMBERS)
        for cuts in doubtful_cuts(text):
            yield ways(text, cuts, lambda part: self._judge(part).found.valid)

    def _finer(self, texts: Sequence[str]) -> Iterator[str]:
        """Yield the texts, with each row of several numbers replaced by those numbers."""
        for text in texts:
            row = () if self._judge(text).found.valid else self.in_a_row(text)
            yield from [part.raw for part in row] or (text,)

    def _each(self, texts: Iterable[str]) -> Parts:
        """Return the judged parts; a short form of another part ("0171 3920012 / 3920013") isn't a number."""
        parts = [self._judge(text) for text in texts]
        longest = max(map(_national_digits, parts))
        return tuple(
            Part(part.raw, part.text, Normalised(problem=NumberProblem.AREA_CODE_MISSING))
            if _is_short(part, longest)
            else part
            for part in parts
        )


def _all_valid(parts: Parts) -> bool:
    return len(parts) > 1 and all(part.found.e164 for part in parts)


def _nearly_all_valid(parts: Parts) -> bool:
    """Return True if some parts are numbers and each other part is as long as one.

    Beside several numbers, the other parts may be shorter.
    """
    numbers = sum(bool(part.found.e164) for part in parts)
    fewest = 1 if numbers > 1 else FEWEST_DIGITS
    return numbers > 0 and all(part.found.e164 or fewest <= digit_count(part.raw) <= MOST_DIGITS for part in parts)


def _is_short(part: Part, longest: int) -> bool:
    return 0 < _national_digits(part) < longest - 1 and _WITHOUT_SIGN.match(part.text) is not None


def _national_digits(part: Part) -> int:
    """Return the count of digits after the country's code, or 0 if the part isn't a number."""
    found = part.found
    return len(found.e164) - 1 - len(country_code(found.region)) if found.e164 else 0
