"""Lists of several countries with a column that says which, and ids of all kinds beside phones in many languages."""

from __future__ import annotations

import random
from typing import Any

from .listing import Listing, Rows, columns, e164, spelled
from .writers import text, xlsx

CHANCE = random.Random(17)  # noqa: S311 - the same each time on purpose, no secret
EACH = 8
COUNTRIES = ["DE", "FR", "GB", "IT", "ES", "NL", "CH", "US"]
COUNT = EACH * len(COUNTRIES)

# One number of each country after the other, so that no row is like the one above.
PHONES = [spelled(country, 1, n)[0] for n in range(EACH) for country in COUNTRIES]
TRUTH = [e164(country, 1, n)[0] for n in range(EACH) for country in COUNTRIES]
TOWNS = ["Ulm", "Lyon", "York", "Bari", "Vigo", "Breda", "Bern", "Waco"]

NAMED: dict[str, list[Any]] = {
    "Country": ["Germany", "France", "United Kingdom", "Italy", "Spain", "Netherlands", "Switzerland", "United States"],
    "Land": ["Deutschland", "Frankreich", "Großbritannien", "Italien", "Spanien", "Niederlande", "Schweiz", "USA"],
    "Pays": ["Allemagne", "France", "Royaume-Uni", "Italie", "Espagne", "Pays-Bas", "Suisse", "États-Unis"],
    "País": ["Alemania", "Francia", "Reino Unido", "Italia", "España", "Países Bajos", "Suiza", "EE.UU."],
    "Ülke": ["Almanya", "Fransa", "İngiltere", "İtalya", "İspanya", "Hollanda", "İsviçre", "ABD"],
    "Kraj": ["Niemcy", "Francja", "Wielka Brytania", "Włochy", "Hiszpania", "Holandia", "Szwajcaria", "USA"],
    "Страна": ["Германия", "Франция", "Великобритания", "Италия", "Испания", "Нидерланды", "Швейцария", "США"],
    "国家": ["德国", "法国", "英国", "意大利", "西班牙", "荷兰", "瑞士", "美国"],
    "国名": ["ドイツ", "フランス", "イギリス", "イタリア", "スペイン", "オランダ", "スイス", "アメリカ"],
    "ISO": ["DE", "FR", "GB", "IT", "ES", "NL", "CH", "US"],
    "iso3": ["DEU", "FRA", "GBR", "ITA", "ESP", "NLD", "CHE", "USA"],
    "Where": ["de", "FR", "uk", "Italy (IT)", "ES - Spain", "Holland", "CH", "U.S.A."],
    "Ländervorwahl": ["+49", "+33", "+44", "+39", "+34", "+31", "+41", "+1"],
    "Dial code": [49, 33, 44, 39, 34, 31, 41, 1],
    "Vorwahl": ["0049", "0033", "0044", "0039", "0034", "0031", "0041", "001"],
}


def _by_name(name: str) -> Listing:
    rows = columns(Town=TOWNS * EACH, Mobile=PHONES, **{name: NAMED[name] * EACH})
    return Listing(f"country in {name}.csv", text(rows, ";"), TRUTH, "csv", None)


def _with_default() -> Listing:
    """Rows that name no country are of the list's."""
    cells = [name if n % 2 else "" for n, name in enumerate(NAMED["Country"] * EACH)]
    phones = [number if n % 2 else spelled("PL", 1, n)[0] for n, number in enumerate(PHONES)]
    truth = [number if n % 2 else e164("PL", 1, n)[0] for n, number in enumerate(TRUTH)]
    return Listing("half have no country.xlsx", xlsx(columns(Mobile=phones, Country=cells)), truth, "xlsx", "PL")


def _without_header() -> Listing:
    rows: Rows = [list(row) for row in zip(TOWNS * EACH, PHONES, NAMED["ISO"] * EACH, strict=True)]
    return Listing("country without a header.csv", text(rows), TRUTH, "csv", None, "B", None)


def _no_country_column(name: str, cells: list[str], country: str) -> Listing:
    rows = columns(Mobile=spelled(country, COUNT), **{name: [cells[n % len(cells)] for n in range(COUNT)]})
    return Listing(f"{name} of {country}.csv", text(rows), e164(country, COUNT), "csv", country)


def _digits(length: int) -> list[str]:
    return [str(CHANCE.randrange(10 ** (length - 1), 10**length)) for _ in range(COUNT)]


def _checked(body: str) -> str:
    total = sum(int(digit) * (1 if place % 2 else 3) for place, digit in enumerate(reversed(body)))
    return body + str(-total % 10)


def _luhn(body: str) -> str:
    total = sum(
        sum(divmod(int(digit) * (1 if place % 2 else 2), 10)) for place, digit in enumerate(reversed(body))
    )  # fmt: skip
    return body + str(-total % 10)


def _born(n: int) -> str:
    return f"{60 + n % 39}{1 + n % 12:02}{1 + n % 28:02}"


IDS: dict[str, list[Any]] = {
    "order": [f"2024-{n:06}" for n in range(1000, 1000 + COUNT)],
    "ean": [_checked("40" + digits) for digits in _digits(10)],
    "upc": [_checked("0" + digits) for digits in _digits(10)],
    "gtin": [_checked("0" + digits) for digits in _digits(12)],
    "imei": [_luhn("35" + digits) for digits in _digits(12)],
    "imei spaced": [f"35-{d[:6]}-{d[6:12]}-{d[12]}" for d in _digits(13)],
    "card": [_luhn("4" + digits) for digits in _digits(14)],
    "person": [_born(n) + digits for n, digits in enumerate(_digits(5))],
    "person with a dash": [f"{_born(n)}-{digits}" for n, digits in enumerate(_digits(4))],
    "tax": [f"{d[:3]}.{d[3:6]}.{d[6:9]}-{d[9:]}" for d in _digits(11)],
    "company": [f"{d[:3]} {d[3:6]} {d[6:9]} {d[9:]}" for d in _digits(14)],
    "social": [f"{d[:3]}-{d[3:5]}-{d[5:]}" for d in _digits(9)],
    "steuer": [f"{d[:3]}/{d[3:6]}/{d[6:]}" for d in _digits(11)],
    "date": [f"{1 + n % 28:02}{1 + n % 12:02}20{10 + n % 14}" for n in range(COUNT)],
    "time": [f"202405{1 + n % 28:02}12{n % 60:02}00" for n in range(COUNT)],
    "place": [f"{51 + n / 97:.6f}" for n in range(COUNT)],
    "amount": [f"{d[0]}.{d[1:4]}.{d[4:]}" for d in _digits(7)],
    "employee": [f"{n * 37 + 1000:08}" for n in range(COUNT)],
    "postcode": [f"{d[:5]}-{d[5:]}" for d in _digits(9)],
    "bank": [f"{d[:4]}.{d[4:6]}.{d[6:]}" for d in _digits(11)],
    "isbn": [f"3-{d[:3]}-{d[3:8]}-{d[8]}" for d in _digits(9)],
    "parcel": _digits(14),
}
# Names of the phone column and the other: in as many languages, and some that mislead.
NAMES = [
    ("Telefonnummer", "Auftragsnr"), ("Mobile", "Order"), ("Téléphone", "Commande"), ("Teléfono", "Pedido"),
    ("Telefon komórkowy", "Zamówienie"), ("手机号码", "订单号"), ("電話番号", "注文番号"), ("휴대폰번호", "주문번호"),
    ("رقم الهاتف", "رقم الطلب"), ("מספר טלפון", "הזמנה"), ("मोबाइल नंबर", "आदेश"), ("เบอร์โทรศัพท์", "รหัสลูกค้า"),
    ("Số điện thoại", "Đơn hàng"), ("Nomor HP", "Pesanan"), ("Cep telefonu", "Sipariş"), ("Telefonszám", "Rendelés"),
    ("Κινητό", "Παραγγελία"), ("Puhelin", "Tilaus"), ("Mobiel", "Bestelling"), ("Telemóvel", "Encomenda"),
    ("Contact", "Phone code"), ("Number", "Phone ID"), ("Kd-Nr.", "Telefon-Code"), ("x", "y"),
]  # fmt: skip
OF = ["DE", "GB", "US", "FR", "IN", "JP", "PL", "TR", "BR", "SE"]


def _beside(place: int, kind: str, *, given: bool) -> Listing:
    country = OF[place % len(OF)]
    mine, other = NAMES[(place + 7 * given) % len(NAMES)]
    pair = zip(spelled(country, COUNT), IDS[kind], strict=True)
    rows: Rows = [[other, mine], *([each, phone] for phone, each in pair)]
    if given:
        return Listing(f"{kind} beside {country}.csv", text(rows), e164(country, COUNT), "csv", country, mine)
    found = ["+" if number.startswith("+") else "no country" for number in spelled(country, COUNT)]
    return Listing(f"{kind} beside numbers.csv", text(rows), found, "csv", None, mine)


LISTS = [
    *(_by_name(name) for name in NAMED),
    _with_default(),
    _without_header(),
    _no_country_column("State", ["CA", "IN", "DE", "AL"], "US"),
    _no_country_column("Bundesland", ["BY", "BE", "SH", "SN"], "DE"),
    _no_country_column("Language", ["de", "fr", "it"], "CH"),
    _no_country_column("Newsletter", ["NO"], "GB"),
    *(_beside(place, kind, given=True) for place, kind in enumerate(IDS)),
    *(_beside(place, kind, given=False) for place, kind in enumerate(IDS)),
]
