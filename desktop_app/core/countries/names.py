"""Reads the country that a cell names: by code, by name in one of many languages, by flag, or by calling code."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache

import phonenumbers
from phonenumbers import COUNTRY_CODE_TO_REGION_CODE, PhoneMetadata

from desktop_app.core.detection.cells import number_text
from desktop_app.core.detection.table import CellValue
from desktop_app.core.numbers.phone import known_region

# Alpha-3 (ISO 3166-1), each followed by its alpha-2.
_ALPHA_3 = """
ABW AW AFG AF AGO AO AIA AI ALA AX ALB AL AND AD ARE AE ARG AR ARM AM ASM AS ATG AG AUS AU AUT AT AZE AZ BDI BI BEL BE
BEN BJ BES BQ BFA BF BGD BD BGR BG BHR BH BHS BS BIH BA BLM BL BLR BY BLZ BZ BMU BM BOL BO BRA BR BRB BB BRN BN BTN BT
BWA BW CAF CF CAN CA CCK CC CHE CH CHL CL CHN CN CIV CI CMR CM COD CD COG CG COK CK COL CO COM KM CPV CV CRI CR CUB CU
CUW CW CXR CX CYM KY CYP CY CZE CZ DEU DE DJI DJ DMA DM DNK DK DOM DO DZA DZ ECU EC EGY EG ERI ER ESH EH ESP ES EST EE
ETH ET FIN FI FJI FJ FLK FK FRA FR FRO FO FSM FM GAB GA GBR GB GEO GE GGY GG GHA GH GIB GI GIN GN GLP GP GMB GM GNB GW
GNQ GQ GRC GR GRD GD GRL GL GTM GT GUF GF GUM GU GUY GY HKG HK HND HN HRV HR HTI HT HUN HU IDN ID IMN IM IND IN IOT IO
IRL IE IRN IR IRQ IQ ISL IS ISR IL ITA IT JAM JM JEY JE JOR JO JPN JP KAZ KZ KEN KE KGZ KG KHM KH KIR KI KNA KN KOR KR
KWT KW LAO LA LBN LB LBR LR LBY LY LCA LC LIE LI LKA LK LSO LS LTU LT LUX LU LVA LV MAC MO MAF MF MAR MA MCO MC MDA MD
MDG MG MDV MV MEX MX MHL MH MKD MK MLI ML MLT MT MMR MM MNE ME MNG MN MNP MP MOZ MZ MRT MR MSR MS MTQ MQ MUS MU MWI MW
MYS MY MYT YT NAM NA NCL NC NER NE NFK NF NGA NG NIC NI NIU NU NLD NL NOR NO NPL NP NRU NR NZL NZ OMN OM PAK PK PAN PA
PER PE PHL PH PLW PW PNG PG POL PL PRI PR PRK KP PRT PT PRY PY PSE PS PYF PF QAT QA REU RE ROU RO RUS RU RWA RW SAU SA
SDN SD SEN SN SGP SG SHN SH SJM SJ SLB SB SLE SL SLV SV SMR SM SOM SO SPM PM SRB RS SSD SS STP ST SUR SR SVK SK SVN SI
SWE SE SWZ SZ SXM SX SYC SC SYR SY TCA TC TCD TD TGO TG THA TH TJK TJ TKL TK TKM TM TLS TL TON TO TTO TT TUN TN TUR TR
TUV TV TWN TW TZA TZ UGA UG UKR UA URY UY USA US UZB UZ VAT VA VCT VC VEN VE VGB VG VIR VI VNM VN VUT VU WLF WF WSM WS
YEM YE ZAF ZA ZMB ZM ZWE ZW XKX XK
"""
# Codes in common use that ISO 3166-1 only reserves: the United Kingdom's, and Greece's in the European Union.
_RESERVED = {"UK": "GB", "EL": "GR"}


def country_of_code(code: str) -> str:
    """Return the alpha-2 code of the country with this alpha-2 or alpha-3 code, in any case; "" if there is none."""
    if not (2 <= len(code) <= 3 and code.isascii() and code.isalpha()):
        return ""
    upper = code.upper()
    alpha_2 = _alpha_3().get(upper, "") if len(upper) == 3 else _RESERVED.get(upper, upper)
    return alpha_2 if known_region(alpha_2) else ""


@cache
def _alpha_3() -> dict[str, str]:
    words = _ALPHA_3.split()
    return dict(zip(words[::2], words[1::2], strict=True))


# Longer texts are addresses and notes; the longest names of countries have some fifty letters.
_LONGEST = 80
# Flags are two regional indicator symbols, A to Z from here on (Unicode Standard, annex 51).
_FLAG = re.compile(r"[\U0001f1e6-\U0001f1ff]{2}")
_FLAG_A = 0x1F1E6
_CALLING_CODE_BESIDE = re.compile(r"\(?(?:\+|00)\s?\d{1,3}\)?")
# Splits "Germany (DE)", "DE - Germany" and "Deutschland/Germany", but not en-US (a language) and US-CA (a state).
_PARTED = re.compile(r"\s[-–—]\s|(?<=\b[A-Za-z]{2})-(?=[^\W\d_]{4})|[()\[\]/|:;,–—]|\s{2,}|\t")
# Python doesn't count vowel signs of Indic scripts, Thai, Burmese and Khmer as letters, but they belong to the word.
_NO_LETTER = re.compile(r"[^\w\u0900-\u0dff\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]|_")
_SHORTEST_NAME = 4
# Accents, and the joiners and invisible spaces of Persian, Indic and Khmer words, which many keyboards lack.
_ACCENTS = {*range(0x300, 0x370), *range(0x200B, 0x200E)}

_VEHICLE_SIGNS = {
    "A": "AT", "B": "BE", "D": "DE", "E": "ES", "F": "FR", "FL": "LI", "H": "HU", "I": "IT", "L": "LU", "M": "MT",
    "N": "NO", "P": "PT", "S": "SE", "SLO": "SI",
}  # fmt: skip

_CALLING_CODE = re.compile(r"([^\d+]*?)\(?(\+|00)?\s?(\d{1,3}(?:[ .-]?\d{3})?)\)?([^\d+]*)")


def country_of(cell: CellValue) -> str:
    """Return the country in a cell of a country column as ISO 3166-1 alpha-2, or "" if it names none.

    Only countries with phone numbers count. A cell with two countries names none, unless they are the same, as in
    "Germany (DE)".
    """
    if not isinstance(cell, str) or len(cell) > _LONGEST:
        return ""
    return _country_in(unicodedata.normalize("NFKC", number_text(cell)))


def calling_code_country(cell: CellValue) -> str:
    """Return the main country of the calling code in a cell: +44, 0044, 44, 44.0, "GB +44"; "" if there is none.

    +1 and +7 belong to several countries. A name beside the code or digits after it (+1 876) tell which.
    """
    if isinstance(cell, bool) or not isinstance(cell, str | int | float) or (isinstance(cell, str) and len(cell) > 80):
        return ""
    return _country_calling(number_text(cell))


def vehicle_sign_country(cell: CellValue) -> str:
    """Return the country of a vehicle sign (D, A, CH), which lists of German-speaking countries use.

    The signs are those of the United Nations' list under the Convention on Road Traffic. Signs that are also ISO codes,
    and country names, are read as such.
    """
    return _VEHICLE_SIGNS.get(number_text(cell).upper(), "") or country_of(cell)


def has_calling_sign(cell: CellValue) -> bool:
    """Return True if the calling code in the cell is written with a + or 00."""
    found = _CALLING_CODE.fullmatch(number_text(cell))
    return found is not None and found[2] is not None


def countries_called(text: str) -> tuple[str, ...]:
    """Return the countries that a whole text stands for, likeliest first: "uk", "Deutschland", "44", "+1 876"."""
    named, calling = country_of(text), calling_code_country(text)
    if named or not calling:
        return (named,) if named else ()
    digits = re.sub(r"\D", "", text)
    sharing = COUNTRY_CODE_TO_REGION_CODE.get(int(digits), ()) if digits else ()
    return (calling, *(region for region in sharing if region != calling and known_region(region)))


def countries_beginning(text: str) -> frozenset[str]:
    """Return the countries with a name, in any language, that begins with `text`; none for "".

    Case and accents are ignored.
    """
    key = name_key(text)
    return frozenset(country for name, country in _names().items() if name.startswith(key)) if key else frozenset()


@lru_cache(maxsize=4096)
def _country_in(text: str) -> str:
    flag = _FLAG.search(text)
    if flag:
        code = "".join(chr(ord(letter) - _FLAG_A + ord("A")) for letter in flag[0])
        others = _FLAG.sub(" ", text)
        return code if known_region(code) and _named(others) in ("", code) else ""
    return _named(_CALLING_CODE_BESIDE.sub(" ", text)) if text else ""


def _named(text: str) -> str:
    whole = _named_exactly(text)
    if whole:
        return whole
    parts = [part for part in _PARTED.split(text) if part.strip()]
    countries = {_named_exactly(part) for part in parts}
    return countries.pop() if len(parts) > 1 and len(countries) == 1 else ""


def _named_exactly(text: str) -> str:
    text = text.strip(" .*'\"")
    return country_of_code(text) or country_of_code(text.replace(".", "")) or _names().get(name_key(text), "")


@cache
def _names() -> dict[str, str]:
    """Return the countries by the key of each of their names: about 12,000 keys, read in 10 ms."""
    from desktop_app.core.countries.aliases import ALIASES
    from desktop_app.core.countries.words import KEYS

    names = {key: country for country, keys in _listed(KEYS) for key in keys}
    names.update((name_key(name), country) for country, listed in _listed(ALIASES) for name in listed)
    return names


def _listed(words: str) -> Iterator[tuple[str, list[str]]]:
    for line in words.replace("\n   ", "").splitlines():
        country, _, listed = line.partition(" ")
        yield country, listed.split("|")


def name_key(name: str) -> str:
    """Return the form in which a name is looked up: without case, accents and punctuation.

    Accents stay if little else would be left.
    """
    plain = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(letter for letter in plain if ord(letter) not in _ACCENTS)
    plain = unicodedata.normalize("NFC", plain).replace(".", "").replace("ı", "i").replace("&", " and ")
    words = _NO_LETTER.sub(" ", plain).split()
    key = " ".join("saint" if word == "st" else word for word in words if word != "the")
    short = len(key) < _SHORTEST_NAME and key.isascii() and not name.isascii()
    return unicodedata.normalize("NFC", name.casefold()) if short else key


@lru_cache(maxsize=4096)
def _country_calling(text: str) -> str:
    found = _CALLING_CODE.fullmatch(text)
    if found is None:
        return ""
    digits = re.sub(r"\D", "", found[3])
    code = next((digits[:n] for n in (1, 2, 3) if int(digits[:n]) in COUNTRY_CODE_TO_REGION_CODE), "")
    if not code or digits.startswith("0"):
        return ""
    beside = _country_in(" ".join((found[1], found[4])).strip(" ()-:/,"))
    if beside:
        return beside if phonenumbers.country_code_for_region(beside) == int(code) else ""
    region = _region_behind(int(code), digits[len(code) :])
    return region if known_region(region) else ""


def _region_behind(code: int, rest: str) -> str:
    """Return the region of a calling code whose numbers begin with `rest`, or the main one if `rest` is empty."""
    if not rest:
        return str(phonenumbers.region_code_for_country_code(code))
    for region in COUNTRY_CODE_TO_REGION_CODE[code]:
        metadata = PhoneMetadata.metadata_for_region(region, None)
        if metadata and metadata.leading_digits and re.match(metadata.leading_digits, rest):
            return region
    return ""
