"""Collects hints at a list's country beside its numbers: towns, domains, postcodes, currencies, words of its header.

A person who looks at a list goes by these before the digits. Each hint weighs as much as the share of rows that have
it.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise

from desktop_app.core.countries.names import country_of, country_of_code

_LONGEST = 120
_SHORTEST = 3  # "and", "est" and "per" are also country codes
_MOST_CELLS = 4_000
# A country named in the title or sheet name counts as if half of the rows named it.
_BY_TITLE = 0.5
# The words of a header tell the language, which several countries may share.
_BY_LANGUAGE = 0.15
_CURRENCY = 0.4
_DOMAIN = re.compile(r"(?:@|www\.|https?://)[\w.-]+\.([a-z]{2})\b", re.I)
# Country domains that anybody registers.
_ANYBODYS = re.compile("ac|ag|ai|cc|co|eu|fm|gg|io|im|je|la|ly|me|nu|sh|st|su|tk|to|tv|vc|ws", re.I)
_POST_CODES = {
    "GB": re.compile(r"\b(?!BT)[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2}\b"),
    "CA": re.compile(r"\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b"),
    "NL": re.compile(r"\b[1-9]\d{3} [A-Z]{2}\b"),
    "IE": re.compile(r"\b[AC-FHKNPRTV-Y]\d[\dW] [\dAC-FHKNPRTV-Y]{4}\b"),
    "PL": re.compile(r"\b\d{2}-\d{3}\b(?!-)"),
}


def _by_key(text: str) -> dict[str, str]:
    """Parse entries such as "GB: london leeds", each at the beginning of a line and possibly several lines long."""
    entries = re.findall(r"^([^:\n]+): ([^:]+)(?=\n)(?=\n[^:\n]+:|\n\Z)", text, re.M)
    return {key: " ".join(words.split()) for key, words in entries}


_CURRENCIES = _by_key("""
£: GB
GBP: GB
€: DE FR IT ES NL BE AT IE FI PT GR
EUR: DE FR IT ES NL BE AT IE FI PT GR
₹: IN
INR: IN
zł: PL
PLN: PL
R$: BR
BRL: BR
₽: RU
RUB: RU
₺: TR
TRY: TR
₴: UA
UAH: UA
Kč: CZ
CZK: CZ
CHF: CH
SEK: SE
NOK: NO
DKK: DK
HUF: HU
RON: RO
JPY: JP
CNY: CN
KRW: KR
₩: KR
AUD: AU
A$: AU
NZD: NZ
NZ$: NZ
CAD: CA
C$: CA
USD: US
US$: US
ZAR: ZA
AED: AE
SAR: SA
ILS: IL
₪: IL
EGP: EG
NGN: NG
₦: NG
KES: KE
PKR: PK
IDR: ID
MYR: MY
SGD: SG
THB: TH
฿: TH
VND: VN
₫: VN
PHP: PH
₱: PH
MXN: MX
ARS: AR
COP: CO
CLP: CL
KZT: KZ
₸: KZ
""")
_HEADER_WORDS = _by_key("""
DE AT CH: telefon telefonnummer handy handynummer mobilnummer rufnummer nachname vorname ort stadt straße plz kunde
FR BE CH: téléphone portable nom prénom ville adresse client
ES MX AR CO CL: teléfono móvil celular nombre apellido apellidos ciudad dirección cliente
IT: telefono cellulare cognome città indirizzo cap
BR PT: telefone celular telemóvel nome sobrenome cidade endereço morada
NL BE: telefoon telefoonnummer mobiel voornaam achternaam plaats postcode klant
PL: telefon komórka imię nazwisko miasto ulica klient
SE: telefon mobil förnamn efternamn ort stad
NO: telefon mobil fornavn etternavn sted
DK: telefon mobil fornavn efternavn by
FI: puhelin puhelinnumero matkapuhelin etunimi sukunimi kaupunki
CZ: telefon mobil jméno příjmení město
HU: telefonszám név vezetéknév keresztnév város
RO: telefon nume prenume oraș
TR: telefon cep adı soyadı ad soyad şehir il
RU KZ: телефон мобильный имя фамилия город
UA: телефон мобільний ім'я прізвище місто
GR: τηλέφωνο κινητό όνομα επώνυμο πόλη
JP: 電話番号 携帯 氏名 住所
CN: 电话 手机 姓名 城市
KR: 전화번호 휴대폰 이름
IL: טלפון נייד שם עיר
SA AE EG: هاتف الهاتف جوال الاسم المدينة
""")
# The largest towns, by their local and English names. A name that exists in two countries counts half for each.
_TOWNS = _by_key("""
GB: london birmingham manchester leeds glasgow liverpool edinburgh bristol sheffield cardiff belfast leicester
nottingham newcastle coventry bradford york bath oxford cambridge southampton portsmouth brighton plymouth derby hull
reading norwich swansea aberdeen dundee sunderland exeter wolverhampton luton preston stoke-on-trent milton_keynes
US: new_york los_angeles chicago houston phoenix philadelphia san_antonio san_diego dallas austin san_jose denver
jacksonville san_francisco columbus indianapolis seattle washington boston nashville detroit portland las_vegas
memphis baltimore milwaukee atlanta miami minneapolis cleveland new_orleans tampa orlando pittsburgh birmingham
cincinnati st._louis kansas_city charlotte
CA: toronto montreal montréal vancouver calgary edmonton ottawa winnipeg quebec québec hamilton halifax london
victoria mississauga brampton laval surrey saskatoon regina
DE: berlin hamburg münchen munich köln cologne frankfurt stuttgart düsseldorf leipzig dortmund essen bremen dresden
hannover hanover nürnberg nuremberg duisburg bochum wuppertal bielefeld bonn münster mannheim karlsruhe augsburg
wiesbaden kiel mainz freiburg lübeck erfurt rostock kassel
FR: paris marseille lyon toulouse nice nantes strasbourg montpellier bordeaux lille rennes reims toulon grenoble dijon
angers nîmes le_havre brest tours limoges amiens metz nancy orléans rouen caen
ES: madrid barcelona valencia sevilla seville zaragoza málaga malaga murcia palma bilbao alicante córdoba valladolid
vigo gijón granada a_coruña vitoria oviedo pamplona san_sebastián santander
IT: roma rome milano milan napoli naples torino turin palermo genova genoa bologna firenze florence bari catania
venezia venice verona messina padova trieste brescia parma modena
NL: amsterdam rotterdam den_haag the_hague utrecht eindhoven groningen tilburg almere breda nijmegen haarlem arnhem
leiden maastricht delft
BE: brussel bruxelles brussels antwerpen antwerp gent ghent charleroi liège brugge bruges namur leuven mons
CH: zürich zurich genève geneva genf basel lausanne bern winterthur luzern lugano st._gallen
AT: wien vienna graz linz salzburg innsbruck klagenfurt villach wels
SE: stockholm göteborg gothenburg malmö uppsala västerås örebro linköping helsingborg norrköping
NO: oslo bergen trondheim stavanger drammen fredrikstad kristiansand tromsø
DK: københavn copenhagen aarhus århus odense aalborg esbjerg randers
FI: helsinki espoo tampere vantaa oulu turku jyväskylä lahti kuopio
AX: mariehamn maarianhamina
IE: dublin cork limerick galway waterford drogheda dundalk
IS: reykjavík reykjavik
GG: st_peter_port st._peter_port guernsey alderney sark
JE: st_helier st._helier jersey
IM: douglas isle_of_man
PT: lisboa lisbon porto braga coimbra faro setúbal aveiro
PL: warszawa warsaw kraków krakow łódź lodz wrocław wroclaw poznań poznan gdańsk gdansk szczecin bydgoszcz lublin
katowice białystok gdynia
CZ: praha prague brno ostrava plzeň liberec olomouc
SK: bratislava košice prešov žilina nitra
HU: budapest debrecen szeged miskolc pécs győr
HR: zagreb split rijeka osijek
SI: ljubljana maribor
RO: bucurești bucharest cluj-napoca timișoara iași constanța craiova brașov
BG: sofia plovdiv varna burgas
RS: beograd belgrade novi_sad niš
GR: athens αθήνα thessaloniki θεσσαλονίκη patras πάτρα heraklion
TR: istanbul i̇stanbul ankara izmir i̇zmir bursa antalya adana konya gaziantep
RU: moscow москва saint_petersburg санкт-петербург novosibirsk новосибирск yekaterinburg екатеринбург kazan казань
самара омск челябинск
UA: kyiv kiev київ kharkiv харків odesa odessa одеса lviv львів dnipro дніпро
KZ: almaty алматы astana астана shymkent шымкент karaganda караганда
BY: minsk минск
LT: vilnius kaunas klaipėda
LV: riga rīga daugavpils
EE: tallinn tartu
IL: tel_aviv jerusalem haifa תל_אביב ירושלים חיפה beersheba
AE: dubai abu_dhabi sharjah ajman دبي أبوظبي
SA: riyadh jeddah mecca medina dammam الرياض جدة
QA: doha
KW: kuwait_city
EG: cairo alexandria giza القاهرة
MA: casablanca rabat fès marrakech tanger agadir
ZA: johannesburg cape_town durban pretoria port_elizabeth gqeberha bloemfontein soweto sandton
NG: lagos abuja kano ibadan port_harcourt
KE: nairobi mombasa kisumu nakuru
GH: accra kumasi
IN: mumbai delhi new_delhi bangalore bengaluru hyderabad chennai kolkata pune ahmedabad jaipur surat lucknow
PK: karachi lahore islamabad faisalabad rawalpindi hyderabad
BD: dhaka chittagong
LK: colombo kandy
ID: jakarta surabaya bandung medan semarang denpasar
MY: kuala_lumpur johor_bahru ipoh penang
SG: singapore
TH: bangkok chiang_mai phuket pattaya กรุงเทพ
VN: hanoi ha_noi hà_nội ho_chi_minh_city da_nang
PH: manila quezon_city cebu davao makati
JP: tokyo osaka yokohama nagoya sapporo kyoto kobe 東京 大阪 横浜 名古屋
KR: seoul busan incheon daegu daejeon 서울 부산 인천
CN: beijing shanghai guangzhou shenzhen chengdu 北京 上海 广州 深圳
HK: hong_kong kowloon
TW: taipei kaohsiung taichung 台北 臺北
AU: sydney melbourne brisbane perth adelaide canberra hobart darwin gold_coast newcastle geelong
NZ: auckland wellington christchurch hamilton tauranga dunedin
BR: são_paulo sao_paulo rio_de_janeiro brasília salvador fortaleza belo_horizonte curitiba recife porto_alegre manaus
MX: ciudad_de_méxico mexico_city guadalajara monterrey puebla tijuana león
AR: buenos_aires córdoba rosario mendoza
CO: bogotá bogota medellín medellin cali barranquilla cartagena
CL: santiago valparaíso concepción antofagasta
PE: lima arequipa trujillo cusco
VE: caracas maracaibo valencia
EC: quito guayaquil cuenca
""")


def country_hints(
    rows: Sequence[Sequence[str]], phone: Collection[int], header: Sequence[str], titles: Iterable[str]
) -> dict[str, float]:
    """Return how strongly a list's content, apart from its numbers, suggests countries (ISO 3166-1 alpha-2), 0..1.

    `rows` is a sample of its cells; `phone` are the indices of the columns with numbers. `titles` are the lines above
    the header and the sheet's name.
    """
    found: defaultdict[str, float] = defaultdict(float)
    rows = rows[: max(1, _MOST_CELLS // max(1, len(header)))]
    for row in rows:
        of_row: dict[str, float] = {}
        for index, cell in enumerate(row):
            if index not in phone and cell and len(cell) <= _LONGEST:
                _keep_greatest(of_row, _hints_in(cell))
        for country, weight in of_row.items():
            found[country] += weight / len(rows)
    for hints in (_of_titles(titles), _of_header(header)):
        for country, weight in hints.items():
            found[country] += weight
    return {country: min(1.0, weight) for country, weight in found.items()}


def _keep_greatest(found: dict[str, float], hints: Iterable[tuple[Sequence[str], float]]) -> None:
    """Add hints to `found`, keeping the greatest per country; a hint at several countries is divided among them."""
    for countries, weight in hints:
        for country in countries:
            found[country] = max(found.get(country, 0.0), weight / len(countries))


def _hints_in(cell: str) -> Iterator[tuple[Sequence[str], float]]:
    for part in {_plain(cell), *map(_plain, re.split(r"[,;/|]", cell))}:
        if towns := _countries_of_towns().get(part):
            yield towns, 1.0
    if len(cell) > _SHORTEST and (country := country_of(cell)):
        yield [country], 1.0
    for domain in _DOMAIN.findall(cell):
        if not _ANYBODYS.fullmatch(domain) and (country := country_of_code(domain)):
            yield [country], 1.0
    yield from (([country], 0.8) for country, form in _POST_CODES.items() if form.search(cell))
    yield from ((countries, _CURRENCY) for countries in _currencies_in(cell))


def _currencies_in(text: str) -> Iterator[Sequence[str]]:
    words = re.findall(r"[^\W\d_]{0,3}[£€₹₽₺₴₪₦฿₫₱₩₸$]|[^\W\d_]+", text)
    yield from (_CURRENCIES[word].split() for word in words if word in _CURRENCIES)


def _of_titles(titles: Iterable[str]) -> dict[str, float]:
    found: dict[str, float] = {}
    for title in titles:
        words = re.findall(r"[^\W\d_]+", title[:_LONGEST])
        pairs = [" ".join(pair) for pair in pairwise(words)]
        for part in [title, *words, *pairs]:
            country = country_of(part) if len(part) > _SHORTEST or part in {"UK", "USA"} else ""
            named = [country] if country else _countries_of_towns().get(_plain(part), [])
            _keep_greatest(found, [(named, _BY_TITLE)])
    return found


def _of_header(header: Sequence[str]) -> dict[str, float]:
    found: dict[str, float] = {}
    words = {word for name in header for word in re.findall(r"[^\W\d_]+", _plain(name[:_LONGEST]))}
    shared = {countries: len(words.intersection(own.split())) for countries, own in _HEADER_WORDS.items()}
    most = max(2, *shared.values())  # a single word may belong to several languages
    for countries, count in shared.items():
        if count == most:
            found.update(dict.fromkeys(countries.split(), _BY_LANGUAGE))
    for name in header:
        _keep_greatest(found, ((named, _CURRENCY) for named in _currencies_in(name[:_LONGEST])))
    return found


def _plain(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).casefold().split())


@cache
def _countries_of_towns() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for country, towns in _TOWNS.items():
        for town in towns.split():
            found.setdefault(_plain(town.replace("_", " ")), []).append(country)
    return found
