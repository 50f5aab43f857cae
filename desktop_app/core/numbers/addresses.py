"""Replaces links that call or message a number by the number, and removes all other addresses from a cell.

The links are those of RFC 3966 (tel), of RFC 3261 (sip), and of messengers, which write the number with its country
code but no +.
"""

from __future__ import annotations

import re

AN_ADDRESS = "a mail or web address, not a phone number"

_HINT = re.compile(r"@|://|www\.|\.[a-z]{2,4}/", re.I)
_MESSENGER = re.compile(
    r"(?:(?:https?://)?(?:www\.)?(?:wa\.me/|api\.whatsapp\.com/send/?\?(?:[^\s]*?&)?phone=|t\.me/(?=%2B|\+))"
    r"|whatsapp://send/?\?(?:[^\s]*?&)?phone=|viber://\w+/?\?number=)(?:%2B|\+|00)?(\d{7,15})(?!\d)[^\s,;|]*"
    r"|(?<!\w)\+?(\d{7,15})@(?:s\.whatsapp\.net|c\.us)\b",
    re.I,
)
_SIP = re.compile(r"sips?:([^\s@;]+)(?:;[^\s@]*)?@[\w.\-\[\]:]+((?:;[\w\-]+(?:=[\w.\-]+)?)*)", re.I)
_NUMBER = re.compile(r"\+?[\d().\-]{3,30}")
_ELSEWHERE = re.compile(
    r"(?:mailto:)?[\w.+%\-]+@[\w\-]+(?:\.[\w\-]+)+|(?:https?|ftp)://[^\s|]+|www\.[^\s,;|]+"
    r"|(?<![\w@])(?:[\w\-]+\.)+(?:com|net|org|info|biz|io|me|eu|de|at|ch|uk|fr|it|es|nl|pl|ru|us|br|in)/[^\s,;|]*",
    re.I,
)
_SOMETHING = re.compile(r"\w")


def without_addresses(text: str) -> str | None:
    """Return the text with links to numbers replaced by these, and without other addresses; None if nothing is left."""
    if not _HINT.search(text):
        return text
    there = _MESSENGER.sub(lambda found: f" +{found[1] or found[2]} ", text)
    there = _ELSEWHERE.sub(" ", _SIP.sub(_called, there)).strip(" <>()[],;")
    return there if _SOMETHING.search(there) else None


def _called(found: re.Match[str]) -> str:
    """Return the number that a SIP address calls, or a space if its user part isn't a number."""
    user, parameters = found[1], found[2].lower()
    is_number = _NUMBER.fullmatch(user) and (user[0] in "+0" or "user=phone" in parameters)
    return f" {user} " if is_number else " "
