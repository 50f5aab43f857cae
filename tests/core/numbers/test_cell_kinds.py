"""Cells as they come from all over the world, and the verdict that a careful colleague would give on each."""

from __future__ import annotations

from functools import partial

import pytest

from desktop_app.core.detection.table import CellValue
from desktop_app.core.numbers.addresses import AN_ADDRESS
from desktop_app.core.numbers.lost_signs import PLUS_LOST, TWO_READINGS, ZERO_LOST
from desktop_app.core.numbers.number_in_cell import NOT_CALCULATED, UNCLEAR
from desktop_app.core.numbers.number_parser import NumberParser
from desktop_app.core.numbers.other_values import (
    A_CODE,
    A_DATE,
    A_DECIMAL,
    AN_AMOUNT,
    AN_ERROR,
    COORDINATES,
    HIDDEN_DIGITS,
    MISTYPED,
)
from desktop_app.core.numbers.phone import NOT_A_NUMBER, normalise

LONDON, MOBILE = "+442079460958", "+447400123456"
BERLIN, HANDY = "+49301234567", "+491713920012"
DAMAGED = "digits lost in Excel"
_Table = dict[tuple[str | None, str], list[CellValue]]


def verdict(cell: CellValue, country: str | None) -> str:
    judged = NumberParser(partial(normalise, default_region=country), country).judge(cell)
    return " and ".join(each.found.e164 or each.found.problem for each in judged)


def rows(*tables: _Table) -> list[tuple[str | None, CellValue, str]]:
    return [(country, cell, found) for table in tables for (country, found), cells in table.items() for cell in cells]


EXTENSIONS: _Table = {
    ("GB", LONDON): [
        "020 7946 0958 ext. 12", "020 7946 0958 x12", "020 7946 0958x12", "020 7946 0958 ext12",
        "020 7946 0958 Ext: 12",
        "020 7946 0958 extension 12", "020 7946 0958, ext 12", "020 7946 0958;ext=12", "020 7946 0958 (ext 12)",
        "020 7946 0958 [x12]", "020 7946 0958 доб. 12", "020 7946 0958 #12",
        "020 7946 0958#12", "020 7946 0958,12", "020 7946 0958,,12#", "020 7946 0958 option 2",
        "020 7946 0958 press 1",
        "020 7946 0958 ext 12 or 13", "020 7946 0958 ramal 12", "020 7946 0958 wew. 12", "020 7946 0958 poste 12",
        "020 7946 0958 int. 12", "020 7946 0958p12", "020 7946 0958w12", "020 7946 0958 anexo 12", "020 7946 0958 ~12",
        "020 7946 0958 x12 (sales)",
    ],
    ("DE", "+4930123456"): ["030/123456 Dw. 12", "030/123456 App. 12", "030/123456 Nst. 12", "030 123456, 57"],
    ("DE", "+493012345612"): ["030/123456-12", "030 / 123456 - 12"],
    ("RU", "+74951234567"): ["8 (495) 123-45-67 доб.12", "8 (495) 123-45-67, доб. 12", "8(495)123-45-67 вн. 12"],
    ("BR", "+551131234567"): ["(11) 3123-4567 ramal 12", "(11) 3123-4567 r. 12"],
    ("CN", "+861065123456"): ["010-65123456转12", "010-65123456 转 12", "010-65123456 分机 12"],
}  # fmt: skip

ABROAD: _Table = {
    ("DE", HANDY): [
        "+49 (0) 171 3920012", "+49(0)171/3920012", "0049-(0)171-3920012", "0049 (0)171 3920012", "(0049) 171 3920012",
        "+49 0171 3920012", "+49-171-3920012", "(+49)0171/3920012", "+49 [0]171 3920012", "+49/171/3920012",
        "++49 171 3920012", "+ 49 171 3920012", "+0049 171 3920012", "+-491713920012", "+49_171_3920012",
        "+49.171.3920012", "(0)171 3920012", "0 171 3920012", "+(49) 171 3920012", "＋４９ １７１ ３９２００１２",
        "+49–171–3920012", "+49\u00a0171\u202f3920012", "\u202a+49 171 3920012\u202c", "+٤٩ ١٧١ ٣٩٢٠٠١٢",
    ],
    ("US", MOBILE): ["011 44 7400 123456", "011-44-7400-123456", "(011) 44 7400 123456", "+44 (0) 7400 123456"],
    (None, MOBILE): ["0044 7400 123456", "00 44 (0)7400 123456", "(00)447400123456", "+44 (0)7400 123456"],
    ("RU", MOBILE): ["810 44 7400 123456", "8 10 44 7400 123456"],
    ("BR", "+5511912345678"): ["0xx11 91234-5678", "(0xx11) 91234-5678", "0XX 11 91234-5678", "0 15 11 91234-5678"],
    ("BY", "+375291234567"): ["8 029 123-45-67", "8 (029) 123-45-67"],
    ("DE", TWO_READINGS): ["491713920012", "49 171 3920012", "Mobil 491713920012", "491713920012.", "491713920012 x12"],
    ("DE", "+491713920012"): ["171 3920012", "Mobil 171 3920012"],
    ("FR", PLUS_LOST): ["447400123456", "44 7400 123456", "Tel 447400123456"],
    ("IT", ZERO_LOST): [669821000, "669821000", "6 69821000"],
}  # fmt: skip

LINKS: _Table = {
    ("DE", MOBILE): [
        "tel:+447400123456", "TEL:+44-7400-123456", "tel:+44-7400-123456;ext=12", "callto:+447400123456",
        "callto:00447400123456", "sms:+447400123456", "sms:+447400123456?body=hi", "facetime:+447400123456",
        "sip:+447400123456@host.example", "sips:+447400123456@10.0.0.1", "sip:+447400123456@10.0.0.1:5060;user=phone",
        "whatsapp: +447400123456", "whatsapp:+447400123456", "whatsapp://send?phone=447400123456",
        "wa.me/447400123456",
        "https://wa.me/447400123456", "http://wa.me/447400123456?text=hi", "https://wa.me/+447400123456",
        "https://api.whatsapp.com/send?phone=447400123456&text=x", "https://t.me/+447400123456", "447400123456@c.us",
        "447400123456@s.whatsapp.net", "viber://chat?number=%2B447400123456",
        "https://api.whatsapp.com/send/?text=x&phone=%2B447400123456",
    ],
    ("GB", LONDON): ["tel:020-7946-0958", "tel:7946-0958;phone-context=+4420"],
    (None, LONDON): ["tel:020-7946-0958;phone-context=+44"],
    ("GB", MOBILE): [
        "a@example.com 07400 123456", "07400 123456 a@example.com", "a1@example.com 07400 123456",
        "07400 123456 / a@example.com", "<a.b@example.com> 07400 123456", "a1985@example.com; 07400 123456",
        "www.example.com 07400 123456", "07400 123456 www.example.com", "07400 123456, https://example.com/12345678",
    ],
    ("GB", AN_ADDRESS): [
        "a.b@example.com", "mailto:a.b@example.com", "a07400123456@example.com", "07400123456@example.com",
        "https://example.com/07400123456", "http://example.com/id/7400123456", "www.example.com/07400123456",
        "example.com/7400123456", "https://social.example/100012345678901", "sip:1234567@sip.example.com",
    ],
}  # fmt: skip

WORDS: _Table = {
    ("GB", MOBILE): [
        "Mobile: 07400 123456", "Mob2: 07400 123456", "Mobile 2 07400 123456", "Mobile2 07400 123456",
        "M 07400 123456",
        "(m) 07400 123456", "(M)07400 123456", "Tel.07400 123456", "Tel07400 123456", "Ph# 07400 123456",
        "Phone no 1 07400 123456", "№ 07400 123456", "☎ 07400 123456", "📱07400 123456", "UK 07400 123456",
        "GB07400123456", "1. 07400 123456", "(2) 07400 123456", "12) 07400 123456", "Ann Smith: 07400 123456",
        "Ann Smith - 07400 123456", "Ann (07400 123456)", "07400 123456 Ann", "07400 123456 ANN", "07400 123456, Ann",
        "07400 123456 (Ann)", "07400 123456 2nd floor", "07400 123456 after 5pm", "07400 123456 after 17:00",
        "07400 123456 (9-17h)", "07400 123456 9:00-17:00", "07400 123456 24h", "07400 123456 since 2019",
        "07400 123456 (since 01.02.2023)", "07400 123456 15.3.2019", "01/02/1980, 07400 123456",
        "07400 123456 flat 12",
        "Home: n/a Mobile: 07400 123456", "Flat 12 +44 7400 123456", "07400 123456h",
        '"07400 123456"', "'07400 123456'", "“07400 123456”", "«07400 123456»", "„07400 123456“", "`07400 123456`",
        "'07400 123456", "\u201907400 123456", "07400 123456;", ",07400 123456", "07400 123456?", "*07400 123456*",
        '="07400 123456"', "='07400 123456'", "'=+447400123456", "=+44 7400 123456", "=447400123456", "=07400 123456",
        '=HYPERLINK("tel:+447400123456","07400 123456")', '=hyperlink("tel:+447400123456")', "447400123456.0",
        447400123456, 447400123456.0, 7400123456, "'+447400123456", "07400\u200b123456", "\ufeff07400 123456",
    ],
    ("DE", HANDY): [
        "Handy 0171/3920012", "Tel.-Nr. 0171/3920012", "Mobil: 0171-3920012", "0171/3920012 nach 18.00 Uhr",
        "0171 3920012 ab 18 Uhr", "0171 3920012, 01.02.1980", "geb. 01.02.1980, 0171 3920012",
        "1713920012.0", "1713920012,0",
        "０１７１／３９２００１２", "Mobil：0171（3920012）",
    ],
    ("US", "+18003569377"): ["1-800-FLOWERS", "1 800 FLOWERS", "(800) FLOWERS", "1-800-FLOWERS"],
    ("US", "+18005554357"): ["800-555-HELP", "(800) 555-HELP"],
    ("DE", "+498003569377"): ["0800-FLOWERS", "0800 FLOWERS"],
}  # fmt: skip

DESTROYED: _Table = {
    ("GB", f"{DAMAGED} (scientific notation)"): ["4.47911E+11", "4,47911E+11", "4.48e11", "+4.47911E+11", "4E+11"],
    ("GB", f"{DAMAGED} (more than 15 digits)"): ["447911123456789000", 447911123456789000, 4.47911123456789e17],
    ("GB", AN_ERROR): [
        "#N/A", "#REF!", "#NAME?", "#VALUE!", "#BEZUG!", "#NV", "#¡REF!", "########", "#SPILL!", "#DIV/0!",
    ],
    ("GB", NOT_CALCULATED): [
        "=A2&B2", "=CONCATENATE(A2;B2)", '=TEXT(A2,"0")', "=VLOOKUP(A2,B:C,2,0)", "=44*7400123456", "=+447400123456+1",
        "=HYPERLINK(A2)",
    ],
    ("GB", HIDDEN_DIGITS): [
        "07400 XXXXXX", "07400 xxx 456", "07400 123 xxx", "0740******6", "07400***456", "XXXXX 123456", "07400••••56",
        "***3456",
    ],
    ("DE", MISTYPED): ["030 1234S67", "030 12345O", "0l71 3920012", "0171 39200l2", "030 12B4567", "017I3920012"],
}  # fmt: skip

OTHERS: _Table = {
    ("DE", A_DATE): [
        "2019-03-15", "15/03/2019", "15.03.2019", "3/15/2019", "1.2.2003", "2019/03/15", "2019.03.15", "15-Mar-2019",
        "15 March 2019", "March 15, 2019", "Mar 15 2019", "15. März 2019", "15 мая 2019", "15 de mayo de 2019",
        "Friday, 15 March 2019", "2019年3月15日", "2019-03-15 12:30", "2019-03-15T12:30:00Z", "15.03.2019 12:30:45",
        "2019-03-15T12:30:00+01:00", "1st May 2019",
    ],
    ("DE", AN_AMOUNT): [
        "45%", "45.5 %", "12,5%", "1234567 %", "£1,234.56", "£1234567", "1.234.567,89 €", "€ 1.234.567",
        "$1,234,567.89",
        "USD 1234567", "1 234 567,89 zł", "1234567 EUR", "-$1234567", "CHF 1'234'567.-", "1234567 руб.",
        "R$ 1.234.567,00",
        "₹12,34,567", "kr 1234567", "1234567,-€", "¥1234567",
    ],
    ("DE", A_DECIMAL): [
        "1234567.89", "1.234.567,89", "1,234,567.89", "1 234 567,89", "1'234'567.89", "-1234567.5", "1234567,89",
        20.79460958, -3920134, -0.5,
    ],
    ("DE", COORDINATES): [
        "51.5074, -0.1278", "51.5074,-0.1278", "51.507400 -0.127800", "(52.5200, 13.4050)", "52.5200; 13.4050",
        "51°30'26\"N 0°7'39\"W", "52° 31′ N", "N51 30.444 W000 07.671", "N 51.5074 E 13.4050", "51.5074N 13.4050E",
    ],
    ("GB", A_CODE): [
        "INV-2019-000123", "A1234567", "QQ123456C", "DE89370400440532013000", "DE89 3704 0044 0532 0130 00",
        "INV7400123456", "KD-7400123456", "ORD/7400123456", "REF#7400123456",
    ],
    ("GB", UNCLEAR): ["(2019) 07400 123456"],
    ("DE", UNCLEAR): ["2 0171 3920012", "12 0171 3920012", "App. 12 030 123456", "030 123456/57", "030 123456 (12)"],
    ("DE", NOT_A_NUMBER): ["030 BERLIN", "Ann,0171 3920012,Berlin"],
    ("GB", NOT_A_NUMBER): [
        "N/A", "n/a", "na", "NA", "-", "--", "none", "None", "unknown", "NULL", "null", "nil", "no phone",
        "no", "?", "??",
        "x", "TBC", ".", "…", "yes", "TRUE", "keine", "нет", "无", "なし", "12:30", "12,345,678", "GB", '=""',
        "skype:a.b?call",
        "SW1A 1AA", "00:1A:2B:3C:4D:5E",
    ],
    ("GB", "too long"): [
        "4111 1111 1111 1111", "4111-1111-1111-1111", "4111111111111111", "490154203237518", "07400 123400123400",
        "978-3-16-148410-0", "192.168.100.200",
    ],
    ("GB", "too short"): ["12", "999", "112", "100", "00", "000"],
    ("GB", "area code missing"): ["07400", "12345", "1471", "118118", "03/2019", "12 345"],
    ("GB", ""): [None, "", " ", "\u00a0", "\u200b", "\t\r\n"],
}  # fmt: skip

ROWS = rows(EXTENSIONS, ABROAD, LINKS, WORDS, DESTROYED, OTHERS)


@pytest.mark.parametrize(("country", "cell", "found"), ROWS, ids=[f"{row[0]} {row[1]!r}" for row in ROWS])
def test_the_verdict_on_a_cell(country: str | None, cell: CellValue, found: str) -> None:
    assert verdict(cell, country) == found
