"""Classifies refusals by their words, and decides if an answer is a refusal at all.

Some services say with a 400, or with a code of their own in a 200, what others say with a status. Some claim to refuse
what they have taken and charged. So a submission counts as refused only if `SURE_STATUSES`, the service profile or sure
words say so, and nothing else in the answer speaks of time, of other machines, of something that exists already or goes
on (`in_doubt`). Everything else is a doubt, which a person settles.

Messages are short lines as `decoding.error_message` gives them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from enum import StrEnum


class About(StrEnum):
    """The cause of a refusal, where that makes a difference."""

    KEY = "key"
    BALANCE = "balance"
    QUOTA = "quota"
    SIZE = "size"
    REQUEST = "request"


# Every status that refuses a submission, and why the task can't have been made.
SURE_STATUSES: Mapping[int, str] = {
    400: "the request isn't as the service wants it",
    401: "nobody knows who asks",
    402: "it has to be paid for first",
    403: "this account may not",
    404: "there is nothing at this address",
    405: "nothing can be sent to this address",
    406: "there is no answer in a form that we take",
    411: "the length is missing, so nothing was read",
    413: "it is too large, so it wasn't read",
    414: "the address is too long, so nothing was read",
    415: "the body's form isn't known, so it wasn't read",
    416: "a part was asked for that isn't there",
    422: "the body was read, and can't be meant",
    426: "another protocol is wanted first",
    429: "too many requests came, so this one wasn't looked at",
    431: "the headers are too large, so nothing was read",
    451: "the law forbids it",
}
# The codes of a 2xx's envelope. Without 429: inside a 2xx the request has passed the limit, so it is no refusal.
SURE_CODES = frozenset(SURE_STATUSES) - {429}

_GAP = r" (?:\S+ ){0,3}?"
_NUMBERS = r"phones?|numbers|rows|items?|entries|records|lines|elements"

# --- Causes ---

_MOST = re.compile(r"too (?:many|large|big|long)|at most|no more than|maxim\w+|\bmax\b|fewer")
_LIMIT = re.compile(r"exceed\w*|limit\w*")  # only where a count or a size is named
_LEAST = re.compile(r"too (?:few|short)|at least|no fewer than|minim\w+|\bmin\b")
_COUNTED = re.compile(rf"{_NUMBERS}|file|batch|payload|body|upload|size|bytes")
_OTHER_LIMIT = re.compile(
    r"rate ?limit|per (?:minute|second|hour|day|week|month)|too many requests|quota|\btime\b|already"
)
_MONEY = re.compile(r"balance|credit|funds?\b|amount|cost|余额")
_COUNT = re.compile(
    rf"(?<![\w.,])(\d{{1,3}}(?:[, ]\d{{3}})+|\d{{1,9}})(?![\w.,]\d)\s+(?:[a-z]+\s+)?(?:{_NUMBERS}|number|row)\b",
    re.IGNORECASE,
)
_BYTES = re.compile(r"\d\s*(?:[kmg]i?b|(?:kilo|mega|giga)?bytes?)\b", re.IGNORECASE)

_PURSE = r"(?:balance|credits?|funds?)"
# "No credits were charged" says what the refusal cost, not that credit is short.
_UNTOUCHED = r"\bno (?:\S+ ){0,3}?(?:credits?|funds?) (?:\S+ ){1,2}(?:charged|deducted|used|spent|consumed)\b(?! up)"
_SHORT = re.compile(
    rf"(?:insufficient|not{_GAP}enough|too low|lack\w*|out of|(?!{_UNTOUCHED})\bno){_GAP}{_PURSE}"
    rf"|{_PURSE}{_GAP}(?:insufficient|not{_GAP}enough|too low|exhausted|used up|depleted|empty)"
    r"|payment required|余额不足"
    rf"|\b(?:card|payment|payment method){_GAP}declined|credit limit (?:\S+ ){{0,2}}(?:reached|exceeded)"
    r"|\b(?:top up|recharge) your (?:account|balance)"
)
_SPENT = r"(?:exhausted|exceed\w*|reached|used up|depleted|spent|consumed|hit|over)"
_PERIOD = r"(?:month\w*|dai?ly|day|week\w*|year\w*|annual|billing)"
_ALLOWED = rf"(?:quota|usage limit|{_PERIOD} (?:\S+ ){{0,2}}(?:limit|allowance))"
_QUOTA = re.compile(
    rf"\b(?:plan (?:\S+ )?limit|{_ALLOWED}) (?:\S+ ){{0,7}}?{_SPENT}|\b{_SPENT}{_GAP}{_ALLOWED}"
    r"|\bupgrade (?:your |the |to a )?(?:\S+ ){0,2}plan\b|\bsubscription (?:\S+ ){0,2}(?:expired|ended)"
)
_SHORT_PERIOD = re.compile(r"per (?:second|minute|hour)|\b(?:second|minute|hour)(?:ly)? (?:quota|limit)|rate limit")

_KEY = (
    r"(?:(?:x )?(?:api|access) ?(?:access )?keys?|credentials?|log ?in(?: details)?|authenti\w+|authori[sz]ation"
    r"|(?:access|api|auth|bearer|security) ?tokens?|user ?names?|user ids?)"
)
_AMISS = (
    r"(?:invalid|missing|required|expired|revoked|unknown|wrong|incorrect|disabled|inactive|blocked|suspended|bad"
    r"|unrecogni[sz]ed|malformed|rejected|denied|failed|no|not (?:found|valid|known|recogni[sz]ed|accepted|active)"
    r"|not (?:\S+ ){0,2}(?:supplied|provided)(?: \S+){0,2})"
)
_KEY_AMISS = re.compile(
    rf"\b{_AMISS}{_GAP}{_KEY}\b|\b{_KEY}{_GAP}{_AMISS}\b|\bunauthori[sz]ed\b|\bunauthenticated\b"
    r"|\bnot (?:authenticated|authori[sz]ed)\b|\baccess denied\b"
    r"|\baccount (?:\S+ ){0,3}?(?:inactive|not active|disabled|suspended|blocked|closed|deactivated|locked)\b"
)
_FIELD = (
    r"(?:parameters?|fields?|products?|service type|countr(?:y|ies)(?: codes?)?|json|body|arguments?"
    r"|content type|endpoint|method|header row|columns?)"
)
_REQUEST_AMISS = re.compile(
    rf"\b(?:invalid|unknown|unsupported|missing|wrong|incorrect|malformed|no such|unexpected){_GAP}{_FIELD}\b"
    rf"|\b{_FIELD}{_GAP}(?:invalid|unknown|unsupported|missing|required|malformed|not (?:supported|found|known|valid))"
)
# Some of it was taken, then.
_IN_PART = re.compile(r"\b(?:skipped|ignored|partial\w*|some|rest|others?|except\w*|remaining)\b")

# --- Doubt ---

# Removed before the words of doubt are searched: these say the contrary, or something else altogether.
_HARMLESS = re.compile(
    r"\b(?:at a|real|first|any|per|each|every|one|same) ?time\b|\btime ?(?:zone|format|stamp)s?\b|\bdate ?time\b"
    r"|\b(?:do|does|did)(?:n t| not) (?:\S+ )?exists?\b|\bno (?:such )?(?:\S+ ){0,3}exists?\b|\bnon existing\b"
    r"|\balready (?:been )?(?:used up|revoked|expired|disabled|exhausted|blocked|suspended|spent|reached|exceeded)\b"
    r"|\b(?:not|without|no) success\w*|[不未没]成功"
    r"|\b(?:not|n t|cannot|unable to) (?:be |been )?process(?:ed|ing)?\b(?! yet)"
    r"|\bpayment (?:process\w*|gateway)|\bprocessing (?:agreement|terms|addendum)"
    r"|\b(?:product|country|region|plan|feature|network)\b(?: \S+){0,3} unavailable\b"
    r"|\bunavailable (?:in|for|to|with) (?:this|your|the) (?:country|region|plan|account|product|network)\b"
    r"|\bduplicated? (?:phone )?(?:numbers?|phones?|rows?|columns?|fields?|parameters?|headers?)\b"
    r"|\binternal (?:use|users?|customers?|accounts?|products?|numbers?)\b"
    r"|\bpending (?:approval|verification|activation|review|payment)\b"
)
_ELSEWHERE = (
    r"time ?outs?|timed out|deadline|upstream|downstream|backend|gateway|internal|server (?:error|fault|busy)"
    r"|(?:unexpected|unknown|system|service|network|database) (?:error|failure|fault|problem|exception)"
    r"|connection (?:reset|closed|lost|failed|error|aborted|refused)"
)
_THERE_ALREADY = (
    r"duplicat\w*|already|exist(?:s|ing|ed)?|conflict\w*|idempoten\w*|partial\w*|success\w*"
    r"|process(?:ed|ing)?|in progress|pending|queued|aborted|interrupted"
    r"|(?:request|batch|task|order|job|file|upload|submission|it) (?:was|were|is|has been|have been) "
    r"(?:successfully )?(?:accepted|received|queued|created|submitted|scheduled|completed|charged|billed|cancell?ed)"
    r"|(?:order|task|batch|job) (?:accepted|received|created|submitted|placed)"
    r"|bereits|déjà|ya existe|уже"
)
_WAITING = (
    r"time|later|shortly|soon|in a (?:few )?(?:moment|minute|second|while)s?|busy|overload\w*|unavailable"
    r"|temporar\w*|maintenance|zeitüberschreitung|délai|tiempo"
)
_DOUBT = re.compile("|".join(rf"\b(?:{each})\b" for each in (_ELSEWHERE, _THERE_ALREADY, _WAITING)))
# Chinese has no spaces, so no word boundaries.
_DOUBT_ANYWHERE = re.compile(r"超时|网关|内部错误|系统错误|系统异常|重复|已存在|已提交|处理中|成功|繁忙|稍后|不可用")
# A 429 asks to wait, so words about waiting and load are no doubt in it.
_DOUBT_OF_429 = re.compile("|".join(rf"\b(?:{each})\b" for each in (_ELSEWHERE, _THERE_ALREADY)))
_MANY_AT_ONCE = re.compile(r"\b(?:too many|maximum|max|limit\w*|concurrent)\b.*")


def in_doubt(texts: Iterable[str], *, throttled: bool = False) -> bool:
    """Return True if any text leaves open if the request was taken. `throttled`: the answer is a 429."""
    for text in texts:
        plain = _HARMLESS.sub(" … ", _plain(text))
        if throttled:
            plain = _MANY_AT_ONCE.sub(" … ", plain) if _OTHER_LIMIT.search(plain) is None else plain
        words = _DOUBT_OF_429 if throttled else _DOUBT
        if words.search(plain) or _DOUBT_ANYWHERE.search(plain):
            return True
    return False


def sure_words(message: str) -> bool:
    """Return True if a message alone, without a status, says that nothing was taken."""
    plain = _plain(message)
    if names_the_key(message) or names_the_balance(message) or names_the_quota(message):
        return True
    if names_most(message) or names_least(message):
        return True
    return bool(_REQUEST_AMISS.search(plain)) and not _IN_PART.search(plain)


def taught_about(texts: Iterable[str], taught: Mapping[str, About]) -> About | None:
    """Return the cause that the service profile gives for an answer's words; None if it knows none of them."""
    lines = [f" {_plain(text)} " for text in texts]
    return next((about for word, about in taught.items() if any(f" {_plain(word)} " in each for each in lines)), None)


def without_taught(texts: Iterable[str], taught: Mapping[str, About]) -> list[str]:
    """Return the texts without the profile's own words, which mean what the profile says."""
    found = [f" {_plain(text)} " for text in texts]
    for word in taught:
        found = [each.replace(f" {_plain(word)} ", "  ") for each in found]
    return found


def names_most(message: str) -> bool:
    """Return True if too many numbers or bytes came at once; "limit" and "exceeded" say so beside a count or a size."""
    plain = _plain(message)
    named = _MOST.search(plain) or (_LIMIT.search(plain) and names_a_size(message))
    return bool(named) and not _LEAST.search(plain) and _about_size(plain)


def names_least(message: str) -> bool:
    """Return True if too few numbers came at once. "At least 1" doesn't count: the list didn't arrive as one."""
    plain, found = _plain(message), count_in(message)
    return bool(_LEAST.search(plain)) and not _MOST.search(plain) and _about_size(plain) and found != 1


def names_a_size(message: str) -> bool:
    """Return True if the message names a count of numbers or a size in bytes."""
    return bool(_COUNT.search(message) or _BYTES.search(message))


def count_in(message: str) -> int | None:
    """Return the one count of numbers in the message ("at most 1,000 phones"); None for none, and for several."""
    found = {int(re.sub(r"\D", "", each)) for each in _COUNT.findall(message)}
    return found.pop() if len(found) == 1 else None


def names_the_balance(message: str) -> bool:
    """Return True if the message says that the balance is too low."""
    return bool(_SHORT.search(_plain(message)))


def names_the_quota(message: str) -> bool:
    """Return True if the account's monthly, daily or plan allowance is spent. A limit per minute isn't one."""
    plain = _plain(message)
    return bool(_QUOTA.search(plain)) and not _SHORT_PERIOD.search(plain)


def names_the_key(message: str) -> bool:
    """Return True if the API key is missing or rejected. "Token" alone doesn't count: tasks are called that, too."""
    return bool(_KEY_AMISS.search(_plain(message)))


def _about_size(plain: str) -> bool:
    return bool(_COUNTED.search(plain)) and not _OTHER_LIMIT.search(plain) and not _MONEY.search(plain)


def _plain(text: str) -> str:
    """Return lower case without punctuation and underscores: `GatewayTimeout` and "gateway-timeout" are two words."""
    apart = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text)
    return " ".join(re.sub(r"[\W_]+", " ", apart).split()).casefold()
