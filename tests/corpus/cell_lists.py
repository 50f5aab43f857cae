"""Cells: spellings, labels, damage. Each list has one number in many guises, or many problems."""

from __future__ import annotations

from .listing import Listing, e164
from .writers import text

_GB, _DE = "+447400123400", "+4917139200{:02}"


def _same(name: str, country: str | None, number: str, *cells: str) -> Listing:
    rows = [["Name", "Mobile"], *([f"x{n}", cell] for n, cell in enumerate(cells))]
    return Listing(name, text(rows, ";"), [number] * len(cells), "csv", country)


def _judged(name: str, country: str | None, cells: dict[str, str]) -> Listing:
    """Cells with what becomes of them, above some ordinary numbers."""
    ordinary = e164("GB")
    rows = [["Name", "Mobile"], *([f"x{n}", cell] for n, cell in enumerate([*cells, *ordinary]))]
    return Listing(name, text(rows, ";"), [*cells.values(), *ordinary], "csv", country)


# libphonenumber takes 49171… in Germany for a landline of Leer (0491) without its 0.
_CODED = [f"4917139200{n:02}" for n in range(12)]
LISTS = [
    _judged("a plus or a zero.csv", "DE", {"491713920099": "its leading + or zero"}),
    Listing(
        "without their plus.csv", text([["Tel"], *([number] for number in _CODED)]), e164("DE"), "csv", "DE", "Tel"
    ),
    _same(
        "punctuation.csv",
        "GB",
        _GB,
        "07400 123400",
        "07400-123-400",
        "07400.123.400",
        "(07400) 123400",
        "07400/123400",
        "[07400] 123400",
        "07400'123'400",
        "07400·123400",
        "07400_123_400",
        "07400  123  400",
        "-07400 123400",
        "<07400123400>",
    ),
    _same(
        "abroad.csv",
        "GB",
        _GB,
        "+447400123400",
        "0044 7400 123400",
        "+44 (0)7400 123400",
        "+44(0) 7400-123400",
        "(+44) 7400 123400",
        "++44 7400 123400",
        "+ 44 7400 123400",
        "(0044) 7400 123400",
        "447400123400",
    ),
    _same(
        "abroad without a country.csv",
        None,
        _GB,
        "+447400123400",
        "0044 7400 123400",
        "+44 (0)7400 123400",
        "00 44 7400 123400",
        "(0044) 7400 123400",
        "(00)447400123400",
        "tel:+44-7400-123400",
        "0044-(0)7400-123400",
    ),
    _same(
        "invisible.csv",
        "GB",
        _GB,
        "\u202a07400 123400\u202c",
        "07400\u00a0123400",
        "\ufeff07400\u200b123400",
        "07400\u2009123\u2009400",
        "07400\u2011123\u2011400",
        "07400\u2013123400",
        "07400\u2212123400",
        "07400\u3000123400",
        "07400\ufe63123400",
        "\u206607400123400\u2069",
    ),
    _same(
        "digits of other scripts.csv",
        "GB",
        _GB,
        "٠٧٤٠٠ ١٢٣٤٠٠",
        "۰۷۴۰۰۱۲۳۴۰۰",
        "०७४०० १२३४००",
        "０７４００　１２３４００",
        "＋４４７４００１２３４００",
        "(０７４００)１２３４００",
        "+٤٤٧٤٠٠١٢٣٤٠٠",
    ),
    _same(
        "labels.csv",
        "GB",
        _GB,
        "Mobile: 07400 123400",
        "07400 123400 (private)",
        "07400 123400 - home",
        "Tel. 1: 07400 123400",
        "M 07400 123400",
        "(home) 07400 123400",
        "07400 123400 ask for the office",
        "mob. 07400123400 (UK)",
        "07400 123400 O2",
        "WhatsApp: +44 7400 123400",
        "447400123400@s.whatsapp.net",
        "Mobil.: 07400 123400",
        "tel:07400123400",
    ),
    _same(
        "labels of many languages.csv",
        "GB",
        _GB,
        "моб. 07400 123400 (личный)",
        "手机：07400 123400",
        "Κινητό: 07400 123400",
        "07400 123400 (privé)",
        "טלפון: 07400 123400",
        "هاتف: 07400123400",
        "Gestão: 07400 123400",
    ),
    _same(
        "extensions.csv",
        "GB",
        "+442079460958",
        "020 7946 0958 x12",
        "020 7946 0958 ext. 12",
        "020 7946 0958 #12",
        "020 7946 0958 ext 1234",
        "+44 20 7946 0958 доб. 12",
        "020 7946 0958 Durchwahl 12",
        "020 7946 0958 poste 45",
        "tel: 020 7946 0958, ext. 12",
        "(020) 7946-0958 x 12",
    ),
    _same(
        "formulas as text.csv",
        "GB",
        _GB,
        '="07400123400"',
        "=+447400123400",
        "'07400123400",
        "'+447400123400",
        "=447400123400",
        '="+44 7400 123400"',
    ),
    _same("apostrophes.csv", None, _GB, "'+447400123400", "\u2019+44 7400 123400", "`+447400123400", '"+447400123400"'),
    _judged(
        "destroyed.csv",
        "GB",
        {
            "4.47911E+11": "digits lost in Excel (scientific",
            "4,47911E+11": "digits lost in Excel (scientific",
            "447911123456789000": "digits lost in Excel (more than 15",
            "#N/A": "an error",
            "#REF!": "an error",
            "#NAME?": "an error",
            "#BEZUG!": "an error",
            "########": "an error",
            "2003-02-01": "a date",
            "01.02.2003": "a date",
            "1/2/2003": "a date",
            "=A2&B2": "a formula",
            "=CONCATENATE(A2;B2)": "a formula",
        },
    ),
    _judged(
        "words.csv",
        "GB",
        {
            "n/a": "not a phone number",
            "unknown": "not a phone number",
            "-": "not a phone number",
            "?": "not a phone number",
            "07400": "area code missing",
            "see notes": "not a phone number",
            "12": "too short",
            "no 07400 Bob": "area code missing",
            "07400 123400123400": "too long",
            "+999 12345678": "country code does not exist",
            "": "",
            " ": "",
            "\u00a0": "",
        },
    ),
    _judged(
        "national without a country.csv", None, {"07400 123400": "no country code", "7400123400": "no country code"}
    ),
    _same(
        "vanity.csv",
        "US",
        "+18003569377",
        "1-800-FLOWERS",
        "+1 800 FLOWERS",
        "1 800 356 9377",
        "(800) FLOWERS",
        "800-356-9377 (sales)",
    ),
    _judged(
        "words that would be dialled.csv",
        "DE",
        {"030 1234 Bob": "+49301234", "0l71 3920012": "letters among", "030 BERLIN": "not a phone number"},
    ),
    _same(
        "rows without spaces.csv",
        "DE",
        _DE.format(12),
        "01713920012",
        "0171/3920012",
        "0171-3920012",
        "+491713920012",
        "00491713920012",
        "0171 392 00 12",
    ),
]

# The truth of a row is its own number, the first valid one; the others of a cell are answered beside it.
SEVERAL_LISTS = [
    _judged(
        "several in a cell.csv",
        "GB",
        {
            "07400 123500 / 07400 123501": "+447400123500",
            "07400 123502; 07400 123503": "+447400123502",
            "07400 123504, 07400 123505": "+447400123504",
            "07400 123506 or 07400 123507": "+447400123506",
            "07400 123508\n07400 123509": "+447400123508",
            "+447400123510 +447400123511": "+447400123510",
            "m: 07400 123512 w: 020 7946 0958": "+447400123512",
            "07400 123513 | 020 7946 0959": "+447400123513",
            "07400 123514 07400 123515": "+447400123514",
            "unknown / 07400 123516": "+447400123516",
            "12345678; 07400 123517": "+447400123517",
            "07400 123518 / 19": "+447400123518",
        },
    ),
    _judged(
        "mehrere in einer Zelle.csv",
        "DE",
        {
            "030/1234567; 040/7654321": "+49301234567",
            "Tel. 030/1234568 Mobil 0171/3920000": "+49301234568",
            "030 1234569 0171 3920001": "+49301234569",
            "030/1234570/0171/3920002": "+49301234570",
            "0171/3920003": "+491713920003",
            "0171 3920004 / 3920005": "+491713920004",
            "030 123456/57": "it is not clear",
            "030 123456-58": "+493012345658",
            "; ".join(f"0171 39201{n:02}" for n in range(21)): "more than 20",
        },
    ),
    _judged(
        "deux dans une cellule.csv",
        "FR",
        {
            "06 12 34 56 78 / 01 23 45 67 89": "+33612345678",
            "06 12 34 56 79 01 23 45 67 88": "+33612345679",
            "Dom : 01 23 45 67 87 - Port. : 06 12 34 56 80": "+33123456787",
            "06 12 34 56 81 ou 82": "+33612345681",
        },
    ),
]
