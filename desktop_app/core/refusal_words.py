"""What a refusal is about, by its words: services say with a 400, or with a code of their own, what a status would.

Each function takes a message as `decoding.error_message` gives it: one short line.
"""

from __future__ import annotations

import re

_MOST = re.compile(
    r"too (?:many|large|big)|at most|no more than|maxim\w+|\bmax\b|exceed\w*|limit\w*|too_long|fewer", re.IGNORECASE
)
_LEAST = re.compile(r"too few|at least|no fewer than|minim\w+|\bmin\b|too_short", re.IGNORECASE)
_NUMBERS = r"phones?|numbers|rows|items?|entries|records|lines|elements"
_COUNTED = re.compile(rf"{_NUMBERS}|file|batch|payload|body|upload|size|bytes", re.IGNORECASE)
_OTHER_LIMIT = re.compile(r"rate.?limit|per (?:minute|second|hour|day)|too many requests|quota", re.IGNORECASE)
_MONEY = re.compile(r"balance|credit|funds?\b|amount|cost|余额", re.IGNORECASE)
_COUNT = re.compile(
    rf"(?<![\w.,])(\d{{1,3}}(?:[, ]\d{{3}})+|\d{{1,9}})(?![\w.,]\d)\s+(?:[a-z]+\s+)?(?:{_NUMBERS}|number|row)\b",
    re.IGNORECASE,
)
_GAP = r"[\W_]+(?:\w+[\W_]+){0,3}?"
_PURSE = r"(?:balance|credits?|funds?)"
# "No credits were charged" says what the refusal cost.
_UNTOUCHED = (
    r"\bno\W+(?:\w+\W+){0,3}?(?:credits?|funds?)\W+(?:\w+\W+){1,2}(?:charged|deducted|used|spent|consumed)\b(?!\W+up)"
)
_SHORT = re.compile(
    rf"(?:insufficient|not{_GAP}enough|too low|lack\w*|out of|(?!{_UNTOUCHED})\bno){_GAP}{_PURSE}"
    rf"|{_PURSE}{_GAP}(?:insufficient|not{_GAP}enough|too low|exhausted|used up|depleted|empty)"
    r"|payment required|余额不足",
    re.IGNORECASE,
)
_KEY = r"(?:api[\W_]*key|access[\W_]*key|x-api-key)"
_AMISS = r"(?:invalid|missing|required|expired|revoked|unknown|wrong|incorrect|disabled|inactive|not found|not valid)"
_KEY_AMISS = re.compile(
    rf"{_AMISS}{_GAP}{_KEY}|{_KEY}{_GAP}{_AMISS}|\bunauthori[sz]ed\b|not authenticated", re.IGNORECASE
)


def names_most(message: str) -> bool:
    """Whether too many numbers or bytes came at once."""
    return bool(_MOST.search(message)) and not _LEAST.search(message) and _about_size(message)


def names_least(message: str) -> bool:
    """Whether too few numbers came at once. "At least 1" is about a list that didn't arrive as one."""
    found = count_in(message)
    return bool(_LEAST.search(message)) and not _MOST.search(message) and _about_size(message) and found != 1


def count_in(message: str) -> int | None:
    """The one count of numbers that is named ("at most 1,000 phones"); None for none, and for several."""
    found = {int(re.sub(r"\D", "", each)) for each in _COUNT.findall(message)}
    return found.pop() if len(found) == 1 else None


def names_the_balance(message: str) -> bool:
    """Whether there is too little of it."""
    return bool(_SHORT.search(message))


def names_the_key(message: str) -> bool:
    """Whether the API key is missing or isn't accepted. "Token" is no such word: tasks are called so, too."""
    return bool(_KEY_AMISS.search(message))


def _about_size(message: str) -> bool:
    return bool(_COUNTED.search(message)) and not _OTHER_LIMIT.search(message) and not _MONEY.search(message)
