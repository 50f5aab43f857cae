"""Text lists: encodings, delimiters, quotation, what stands above and below."""

from __future__ import annotations

from .listing import SPELLINGS, Listing, Rows, columns, e164, people, spelled
from .writers import raw, text

# More than a reader looks at to find out what a file is.
MANY = [f"+44740{n:07}" for n in range(5_000)]
GB = spelled("GB")


def _plain(delimiter: str, fmt: str = "csv") -> Listing:
    name = {",": "comma", ";": "semicolon", "\t": "tab", "|": "pipe"}[delimiter]
    write = text(people(GB), delimiter)
    return Listing(f"{name}.csv", write, e164("GB"), fmt, "GB", delimiter=delimiter)


def _encoded(name: str, encoding: str, country: str, header: tuple[str, str, str], words: tuple[str, ...]) -> Listing:
    phones = spelled(country)
    rows: Rows = [list(header)]
    rows += [[words[n % len(words)], phone, words[(n + 1) % len(words)]] for n, phone in enumerate(phones)]
    return Listing(name, text(rows, ";", encoding), e164(country), "csv", country, header[1], delimiter=";")


def _in_the_language_of(country: str, header: str) -> Listing:
    rows = [["A", header], *(["x", phone] for phone in spelled(country))]
    return Listing(f"national {country}.csv", text(rows, ";"), e164(country), "csv", country, header)


ENCODED = [
    _encoded("utf8 with a mark.csv", "utf-8-sig", "DE", ("Name", "Rufnummer", "Ort"), ("Müßig", "Köln", "Jürgen")),
    _encoded("utf16.txt", "utf-16", "DE", ("Name", "Handy", "Ort"), ("Müßig", "Köln", "Jürgen")),
    _encoded("utf16 without a mark.csv", "utf-16-le", "GB", ("Name", "Mobile", "Town"), ("Zoë", "Ada", "York")),
    _encoded("utf16 the other way.csv", "utf-16-be", "GB", ("Name", "Mobile", "Town"), ("Zoë", "Ada", "York")),
    _encoded("windows.csv", "cp1252", "FR", ("Nom", "Téléphone", "Ville"), ("Désirée", "Chloë", "Nîmes")),
    _encoded("polish.csv", "cp1250", "PL", ("Nazwisko", "Telefon", "Miasto"), ("Wójcik", "Łódź", "Grażyna")),
    _encoded("russian.csv", "cp1251", "RU", ("Имя", "Телефон", "Город"), ("Иванов", "Москва", "Анна")),
    _encoded("japanese.csv", "cp932", "JP", ("氏名", "電話番号", "住所"), ("山田太郎", "東京都", "鈴木花子")),
    _encoded("chinese.csv", "gb18030", "CN", ("姓名", "手机号码", "城市"), ("王小明", "北京市", "上海市浦东新区")),
    _encoded("turkish.csv", "utf-8", "TR", ("Ad", "Cep telefonu", "Şehir"), ("İpek", "Çağrı", "Muğla")),
]

LANGUAGES = [
    _in_the_language_of(country, header)
    for country, header in {
        "AE": "رقم الهاتف",
        "BR": "Celular",
        "CH": "Natel",
        "CN": "手机",
        "CZ": "Telefonní číslo",
        "DE": "Rufnummer",
        "DK": "Tlf.",
        "EG": "الجوال",
        "ES": "Teléfono",
        "FR": "N° de portable",
        "GR": "Κινητό",
        "IL": "טלפון",
        "IN": "मोबाइल",
        "IT": "Cellulare",
        "JP": "携帯",
        "KR": "전화번호",
        "NL": "Mobiel nummer",
        "PL": "Komórka",
        "RU": "Мобильный",
        "SE": "Mobilnummer",
        "TR": "GSM",
        "UA": "Телефон",
        "US": "Cell",
        "GB": "Contact no.",
    }.items()
]

SHAPED = [
    Listing("one column.txt", raw("\n".join(GB).encode()), e164("GB"), "txt", "GB", "A", None),
    Listing("e164 only.txt", raw("\r\n".join(e164("DE")).encode()), e164("DE"), "txt", None, "A", None),
    Listing("one column with a name.CSV", raw("\n".join(["Tel", *GB]).encode()), e164("GB"), "csv", "GB", "Tel"),
    Listing("no header.csv", text(people(GB)[1:]), e164("GB"), "csv", "GB", "B", None),
    Listing("sep line.csv", text(people(GB), "|", before="sep=|\r\n"), e164("GB"), "csv", "GB", delimiter="|"),
    Listing(
        "title above.csv",
        text([["Customers Q3"], [], ["exported 2024-05-01"], *people(GB)], ";"),
        e164("GB"),
        "csv",
        "GB",
        header=4,
    ),
    Listing(
        "export lines above.csv",
        raw(b"Customers Q3\r\nExported,2025-06-01\r\n\r\n" + "\r\n".join(map(",".join, people(GB))).encode()),
        e164("GB"),
        "csv",
        "GB",
        header=4,
        delimiter=",",
    ),
    Listing(
        "three hundred columns.csv",
        text(
            columns(
                **{
                    **{f"F{n}": ["x"] * 12 for n in range(250)},
                    "Mobile": GB,
                    **{f"F{n}": ["y"] * 12 for n in range(251, 300)},
                }
            )
        ),
        e164("GB"),
        "csv",
        "GB",
    ),
    Listing(
        "totals below.csv",
        text([*people(GB), [], ["Total", "", "12"]]),
        [*e164("GB"), "", ""],
        "csv",
        "GB",
    ),
    Listing(
        "blank rows inside.csv",
        raw(b"Name,Mobile\nA,07400 123400\n\n,,\nB,07400 123401\n,,\n\n"),
        ["+447400123400", "", "", "+447400123401"],
        "csv",
        "GB",
    ),
    Listing(
        "ragged.csv",
        raw(b"Name,Mobile,Town\nA,07400 123400\nB\nC,07400 123402,York,extra,more\nD,07400 123403,Leeds\n"),
        ["+447400123400", "", "+447400123402", "+447400123403"],
        "csv",
        "GB",
    ),
    Listing(
        "quoted newlines.csv",
        text([["Note", "Mobile"], *([f"line one\nline {n}; more, text", phone] for n, phone in enumerate(GB))]),
        e164("GB"),
        "csv",
        "GB",
    ),
    Listing(
        "delimiters in quotes.csv",
        text([["Company", "Mobile"], *(["Sons; Partners, Sons; Ltd", phone] for phone in GB)]),
        e164("GB"),
        "csv",
        "GB",
        delimiter=",",
    ),
    Listing(
        "decimal commas.csv",
        text([["Amount", "Fee", "Mobile"], *(["12,50", "1,20", phone] for phone in GB)], ";"),
        e164("GB"),
        "csv",
        "GB",
        delimiter=";",
    ),
    Listing(
        "names twice and missing.csv",
        text([["Tel", "", "Tel", "Tel"], *([f"x{n}", "y", phone, None] for n, phone in enumerate(GB))]),
        e164("GB"),
        "csv",
        "GB",
        "Tel",
    ),
    Listing("MANY.TXT", raw("\n".join(GB).encode()), e164("GB"), "txt", "GB", "A", None),
    Listing("UPPER.TSV", text(people(GB), "\t"), e164("GB"), "tsv", "GB", delimiter="\t"),
    Listing(
        "Pasted numbers.txt",
        text([["Name", "Mobile", "Note"], *(['Ann "Al"', phone, "one\ntwo\tthree"] for phone in GB)], "\t", end="\n"),
        e164("GB"),
        "tsv",
        "GB",
        delimiter="\t",
    ),
    Listing("old mac lines.csv", text(people(GB), end="\r"), e164("GB"), "csv", "GB"),
    Listing("no newline at the end.csv", raw(b"Name,Mobile\nA,07400 123400"), ["+447400123400"], "csv", "GB"),
    Listing(
        "two header rows.csv",
        text(
            [
                ["Person", "", "Reach", ""],
                *columns(Name=["x"] * 12, City=["York"] * 12, Mobile=GB, Mail=["a@b.example"] * 12),
            ]
        ),
        e164("GB"),
        "csv",
        "GB",
        header=2,
    ),
    Listing(
        "whole lines in quotes.csv",
        raw("\n".join(['"Name,""Mobile"""', *(f'"x,""{phone}"""' for phone in GB)]).encode()),
        e164("GB"),
        "csv",
        "GB",
        delimiter=",",
    ),
    Listing("numbers in one line.txt", raw(", ".join(e164("GB")).encode()), e164("GB"), "txt", None, "A", None),
    Listing("thousands in one line.txt", raw(",".join(MANY).encode()), MANY, "txt", None, "A", None),
    Listing(
        "numbered.txt",
        raw("\n".join(f"{n}. {phone}" for n, phone in enumerate(e164("GB"), 1)).encode()),
        e164("GB"),
        "txt",
        None,
        "A",
        None,
    ),
    Listing(
        "names and numbers.txt",
        raw("\n".join(f"Somebody: {phone}" for phone in GB).encode()),
        e164("GB"),
        "txt",
        "GB",
        "A",
        None,
    ),
    Listing(
        "same number twice.csv",
        raw(b"Tel\n+44 7400 123400\n07400 123400\n07400123401\n0044 7400 123401\n"),
        ["+447400123400", "+447400123400", "+447400123401", "+447400123401"],
        "csv",
        "GB",
        "Tel",
    ),
]

LISTS = [*map(_plain, ",;|"), _plain("\t", "tsv"), *ENCODED, *LANGUAGES, *SHAPED]
assert {listing.country for listing in LANGUAGES} == set(SPELLINGS)
