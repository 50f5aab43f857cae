"""Recognises values that aren't phone numbers: dates, amounts, places, codes, addresses, errors, hidden digits.

libphonenumber takes the digits out of any of these, and in some country they are somebody's number.
"""

from __future__ import annotations

import re

from desktop_app.core.detection.column_names import Vocabulary, words_of
from desktop_app.core.numbers.problems import NumberProblem

_MONTH_OR_DAY = r"(?:0?[1-9]|[12]\d|3[01])"
_YEAR = r"(?:19|20)\d\d"
_PLAIN_DATE = (
    rf"(?:{_YEAR}(?P<first>[-/.]){_MONTH_OR_DAY}(?P=first){_MONTH_OR_DAY}"
    rf"|{_MONTH_OR_DAY}(?P<last>[-/.]){_MONTH_OR_DAY}(?P=last){_YEAR})"
)
_DATE = re.compile(rf"{_PLAIN_DATE}(?:[ T]\d{{1,2}}:.*)?")
_GAP = r"(?:\s+(?:de|of)\s+|[\s\-/.,]*)"
_WORD = r"[^\W\d_]{3,12}\.?"
# 15-Mar-2019, 15. März 2019, 15 de mayo de 2019, Friday, March 15, 2019, 2019年3月15日.
_DATE_WITH_MONTH = re.compile(
    rf"(?:{_WORD}[\s,]+)?(?:{_MONTH_OR_DAY}(?:st|nd|rd|th)?{_GAP}{_WORD}|{_WORD}{_GAP}{_MONTH_OR_DAY}(?:st|nd|rd|th)?)"
    rf"{_GAP}{_YEAR}(?:[ T,]+\d{{1,2}}:.*)?|{_YEAR}\s?[年년]\s?\d{{1,2}}\s?[月월]\s?\d{{1,2}}\s?[日일]"
)
_HOUR = r"(?:[01]?\d|2[0-4])(?:[:.][0-5]\d)?"
_HOURS = r"(?:h|hrs?|uhr|am|pm|a\.m\.|p\.m\.|ч)"
# Asides to a number: its date, when to call, the floor.
_ASIDE = re.compile(
    rf"(^|[\s(\[,;])(?=\d)(?:{_PLAIN_DATE}|{_HOUR}\s?(?:{_HOURS}\s?)?(?:-|–|to|bis|à)\s?{_HOUR}\s?{_HOURS}"
    rf"|\d{{1,2}}:[0-5]\d(?:\s?{_HOURS})?(?:\s?[-–]\s?\d{{1,2}}:[0-5]\d(?:\s?{_HOURS})?)?|{_HOUR}\s?{_HOURS}"
    r"|\d{1,2}(?:st|nd|rd|th)|24/7|7/7)(?![\w./-])",
    re.I,
)
# Excel's error names in English, German and French (#NV, #BEZUG!, #NOM?), and the ##### of a narrow column.
_ERROR = re.compile(r"#N/A|#N/D|#NV|#[\w¡¿/ -]{2,20}[!?]|#{2,}|#(?:SPILL|CALC|GETTING_DATA|BUSY|FIELD|BLOCKED)!?", re.I)

_CURRENCY = (
    r"(?:[$€£¥₹₽₺₩₪฿₴₫₱₦]|R\$|USD|EUR|GBP|CHF|JPY|CNY|INR|RUB|PLN|SEK|NOK|DKK|CZK|HUF|BRL|CAD|AUD"
    r"|zł|Kč|Ft|kr\.?|руб\.?|Fr\.)"
)
_NUMBER = r"[-+]?\d[\d.,'’ ]*(?:[.,]-{1,2})?"
_AMOUNT = re.compile(rf"[-+]?{_CURRENCY}\s*{_NUMBER}|{_NUMBER}\s*(?:{_CURRENCY}|[%‰])", re.I)
# 1.234.567,89 and 1,234,567.89; 1234567.89; with a comma only up to eight digits, because a longer one may be a number
# with an extension.
_DECIMAL = re.compile(
    r"[-+]?(?:[1-9]\d{0,2}(?:(?P<thousand>[., '’])\d{3})+(?!(?P=thousand))[.,]\d{1,2}"
    r"|[1-9]\d{5,}\.\d{1,2}|[1-9]\d{5,7},\d{1,2})"
)
_LATITUDE, _LONGITUDE = r"[-+]?(?:[1-8]?\d|90)[.]\d{2,}", r"[-+]?(?:1[0-7]\d|[1-9]?\d)[.]\d{2,}"
_COORDINATES = re.compile(
    rf"\(?{_LATITUDE}(?:\s*[,;/]\s*|\s+){_LONGITUDE}\)?|.*\d\s?°.*"
    r"|[NS]\s?\d[^A-Za-z]*[EWO]\s?\d[^A-Za-z]*|\d[^A-Za-z]*[NS][,;\s]*\d[^A-Za-z]*[EWO]"
)
# INV-2019-000123, A1234567, and bank accounts (ISO 13616).
_CODE = re.compile(r"(?P<letters>[A-Za-z]{1,8})[-/#]?[1-9]\d*(?:[-/ ]\d+)*[A-Za-z]?")
_ACCOUNT = re.compile(r"[A-Za-z]{2}\d{2}(?: ?[A-Za-z0-9]){11,30}")
_LABELS = frozenset((
    "t", "tel", "ph", "phone", "fon", "tlf", "m", "mob", "mobile", "mobil", "cell", "c", "h", "w", "o", "p",
    "d", "b", "f", "fax", "v", "wa", "whatsapp", "handy", "call", "sms", "gsm",
))  # fmt: skip
_HIDDEN = re.compile(
    r"\d[\s\-]*[xX]{2,}(?![^\W\d_])|(?<![^\W\d_])[xX]{2,}[\s\-]*\d|\d[\s\-]*[*•●]{2,}[\s\-]*\d|^[*•●]{3,}[\s\-]?\d{2,6}$"
)
# A letter O or l typed for a digit, amid or after the digits. Extensions don't count.
_TYPING_SLIP = re.compile(r"\d(?!e?xt?n?|int|доб|вн|dw|app|[pwhr]\d)[A-Za-zА-Яа-я]{1,3}\d|\d[OoQlISZ]{1,3}(?![^\W_])")
_SPOILT_HINT = re.compile(r"\d[^\W\d_]|[xX*•●][xX*•●]")
_NOTE = re.compile(r"[\s(\[,;][^\W\d_]")
_DIGIT = re.compile(r"\d")
# A phone number keeps at least this many digits without its asides.
_FEWEST = 7


def other_value(text: str) -> str | None:
    """Return the problem of a cleaned text that is some other value, or None."""
    if text.startswith("#") and _ERROR.fullmatch(text):
        return NumberProblem.SHEET_ERROR
    if is_date(text):
        return NumberProblem.DATE
    if _COORDINATES.fullmatch(text):
        return NumberProblem.COORDINATES
    if _DECIMAL.fullmatch(text):
        return NumberProblem.DECIMAL
    if _AMOUNT.fullmatch(text):
        return NumberProblem.AMOUNT
    return NumberProblem.CODE if _is_code(text) else None


def is_date(text: str) -> bool:
    """Return True if the text is only a date, with or without a time."""
    return _DATE.fullmatch(text) is not None or _DATE_WITH_MONTH.fullmatch(text) is not None


def without_asides(text: str) -> str:
    """Return the text without the dates, times of day and ordinals beside its number."""
    shorter = _ASIDE.sub(r"\1 ", text).strip()
    return shorter if len(_DIGIT.findall(shorter)) >= _FEWEST else text


def spoilt_digits(text: str) -> str | None:
    """Return the problem of a number with hidden or mistyped digits, or None."""
    if not _SPOILT_HINT.search(text):
        return None
    if _HIDDEN.search(text):
        return NumberProblem.HIDDEN_DIGITS
    return NumberProblem.MISTYPED if _TYPING_SLIP.search(_NOTE.split(text, 1)[0]) else None


def _is_code(text: str) -> bool:
    if _ACCOUNT.fullmatch(text):
        return len(_DIGIT.findall(text)) > len(text) // 2 and text[:2].isupper()
    found = _CODE.fullmatch(text)
    return found is not None and found["letters"].lower() not in _LABELS


# --- Links and addresses ---
# Links that call or message a number are those of RFC 3966 (tel), of RFC 3261 (sip), and of messengers, which write the
# number with its country code but no +.


_ADDRESS_HINT = re.compile(r"@|://|www\.|\.[a-z]{2,4}/", re.I)
_MESSENGER = re.compile(
    r"(?:(?:https?://)?(?:www\.)?(?:wa\.me/|api\.whatsapp\.com/send/?\?(?:[^\s]*?&)?phone=|t\.me/(?=%2B|\+))"
    r"|whatsapp://send/?\?(?:[^\s]*?&)?phone=|viber://\w+/?\?number=)(?:%2B|\+|00)?(\d{7,15})(?!\d)[^\s,;|]*"
    r"|(?<!\w)\+?(\d{7,15})@(?:s\.whatsapp\.net|c\.us)\b",
    re.I,
)
_SIP = re.compile(r"sips?:([^\s@;]+)(?:;[^\s@]*)?@[\w.\-\[\]:]+((?:;[\w\-]+(?:=[\w.\-]+)?)*)", re.I)
_CALLED = re.compile(r"\+?[\d().\-]{3,30}")
_ELSEWHERE = re.compile(
    r"(?:mailto:)?[\w.+%\-]+@[\w\-]+(?:\.[\w\-]+)+|(?:https?|ftp)://[^\s|]+|www\.[^\s,;|]+"
    r"|(?<![\w@])(?:[\w\-]+\.)+(?:com|net|org|info|biz|io|me|eu|de|at|ch|uk|fr|it|es|nl|pl|ru|us|br|in)/[^\s,;|]*",
    re.I,
)
_ANYTHING = re.compile(r"\w")


def without_addresses(text: str) -> str | None:
    """Return the text with links to numbers replaced by these, and without other addresses; None if nothing is left."""
    if not _ADDRESS_HINT.search(text):
        return text
    there = _MESSENGER.sub(lambda found: f" +{found[1] or found[2]} ", text)
    there = _ELSEWHERE.sub(" ", _SIP.sub(_called, there)).strip(" <>()[],;")
    return there if _ANYTHING.search(there) else None


def _called(found: re.Match[str]) -> str:
    """Return the number that a SIP address calls, or a space if its user part isn't a number."""
    user, parameters = found[1], found[2].lower()
    is_number = _CALLED.fullmatch(user) and (user[0] in "+0" or "user=phone" in parameters)
    return f" {user} " if is_number else " "


# --- Labels of other numbers ---


_IDS = Vocabulary(
    "id uid kdnr kundennr kundennummer kundenr kundenummer kundnr klantnummer invoice rechnung rechnungsnr "
    "rechnungsnummer bestellnr bestellnummer auftragsnr auftragsnummer vertragsnr vertragsnummer kontonr kontonummer "
    "account acct iban ticket vat ust ustid steuernr steuernummer siret siren cpf cnpj nif инн ssn",
    whole=True,
)
# On their own, these may label the person to call: "Customer 07400 123456".
_OWNERS = Vocabulary(
    "kd kunde kunden kunder customer client order member contract case policy vertrag auftrag bestellung konto "
    "cliente pedido factura facture commande",
    whole=True,
)
_NUMBER_WORD = Vocabulary("nr no num number nummer numero", whole=True)
# Excludes "ID 5: 07400 123456", where the 5 only counts.
_BEFORE_DIGITS = re.compile(r"([^\d+]*[^\W\d_][^\d+(]*)(?!\d{1,4}[\s.):]+[+(0])[1-9]")

# A cell may hold a page of text, and the pattern above takes quadratic time.
_LONGEST_LABEL = 200


def says_id(label: str) -> bool:
    """Return True if the label names a number that isn't a phone number."""
    words = words_of(label)
    return _IDS.has_one_of(label, words) or (_OWNERS.has_one_of(label, words) and _NUMBER_WORD.has_one_of(label, words))


def is_labelled_id(text: str) -> bool:
    """Return True if the text begins with such a label, followed by digits without a leading 0 or +.

    Phone numbers may have those signs; ids don't.
    """
    found = _BEFORE_DIGITS.match(text, 0, _LONGEST_LABEL)
    return found is not None and says_id(found[1])


# --- Digits of a word beside the number ---


# A regex for the word of a place or an extension, which has digits of its own behind it.
PLACE = (
    r"(?i:rooms?|rm|raum|zimmer|zi|ext|extension|durchwahl|dw|ap[pt]?t|apartment|suite|ste|floor|etage|stock|tür|door|flat"
    r"|unit|box|salle|chambre|étage|poste|piso|puerta|habitación|hab|sala|stanza|camera|interno|piano|quarto|andar|ramal"
    r"|anexo|pokój|pok|lokal|wew|комната|комн|кабинет|каб|этаж|кв|доб|rum|lejlighed|kamer)"
)
# No bracket follows it: "room (202) 555-0123" is a number.
_PLACE_AT_END = re.compile(rf"(?<![^\W\d_]){PLACE}[.:\-#°º ]*$")
_PHONE_ANY_WORD = re.compile(
    r"(?<![^\W\d_])(?:t[eé]l\w*|tlf|ph(?:one)?|fon|mob\w*|móv\w*|cel\w*|fax|handy|whatsapp|gsm|sms|тел\w*|моб\w*"
    r"|(?!x)[^\W\d_])(?![^\W\d_])",
    re.I,
)
# Words, a few digits, and what may be a number without these: room 05, 030 1234567.
_SIGNED_REST = re.compile(r"([^\d+]*)\d{1,5}(?:[-./]\d{1,3})?[\s\-–/|.,:;)(\]\[]+?([(]?[+0].*)", re.S)
_UNSIGNED_REST = re.compile(r"([^\d+]*)[1-9]\d{0,3}(?:[-./]\d{1,3})?[,;:.)\]]?\s+(?:[-–/|]\s+)?([(\d].*)", re.S)
_ANY_WORD = re.compile(r"[^\W\d_]|[#№]")


def behind_place(text: str) -> str | None:
    """Return what follows the digits of a room, a floor or an extension before the number; None without such digits.

    In "room 202, 030 1234567" it is "030 1234567". In "room 030 1234567" the digits may all be the number's.
    """
    found = _SIGNED_REST.match(text)
    if found and _PLACE_AT_END.search(found[1]):
        return found[2]
    found = _UNSIGNED_REST.match(text)
    return found[2] if found and _PLACE_AT_END.search(found[1]) else None


def behind_word(text: str) -> str | None:
    """Return what follows the digits of a word before the number, if it begins as a number does; else None.

    A word that says "telephone" has no digits of its own.
    """
    found = _SIGNED_REST.match(text)
    label = found[1] if found else ""
    return found[2] if found and _ANY_WORD.search(label) and not _PHONE_ANY_WORD.search(label) else None
