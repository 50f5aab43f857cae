"""What a column's name says about countries: that it holds them, or calling codes, or something that looks alike."""

from __future__ import annotations

from desktop_app.core.column_words import Vocabulary

_COUNTRY_WORDS = Vocabulary(
    "country countries ctry cntry countrycode nation iso iso2 iso3 land länder länderkürzel länderkennzeichen "
    "ländercode landeskennzeichen lkz lieferland rechnungsland wohnland wohnsitzland kundenland empfängerland "
    "landcode landkode landkod landskod landekode staat nazione paese pays país země krajina kraj ország țară ülke "
    "ülkesi maa riik drzava država страна країна държава држава χώρα negara",
    whole=True,
)
_COUNTRY_ANYWHERE = Vocabulary("国家 國家 国名 国别 國別 国/地域 나라 국가 الدولة البلد دولة מדינה ארץ देश ประเทศ")
_CALLING_CODE = Vocabulary(
    "dial dialling dialing calling isd idd ddi vorwahl ländervorwahl landesvorwahl ländercode indicatif prefijo "
    "prefisso prefixo prefix landnummer landsnummer landcode landskod landekode retningsnummer suuntanumero "
    "kierunkowy předvolba predvoľba előhívó cc код κωδικός countrycode "
    "国家代码 國家代碼 国际区号 區號 区号 国番号 국가번호 국가코드 مفتاح رمز קידומת รหัสประเทศ"
)
# With these words a name of a country column may say calling codes, too: country code, kode negara, ülke kodu.
_CODE = Vocabulary("code kode kod kodu código codice číslo nummer number 代码 代碼 番号 번호 코드 कोड")
# Whose cells are countries, or look so, and never where a phone is.
_ANOTHER = Vocabulary(
    "language lang locale culture sprache muttersprache korrespondenzsprache langue idioma lingua taal språk sprog "
    "kieli jezik język jazyk nyelv limbă язык мова γλώσσα bahasa 语言 語言 言語 언어 لغة שפה भाषा ภาษา "
    "currency währung waehrung devise moneda moeda valuta waluta měna pénznem monedă валюта νόμισμα "
    "货币 通貨 통화 عملة "
    "birth geburt naissance nacimiento nascimento nascita origin herkunft nationality citizenship "
    "staatsangehörigkeit staatsbürgerschaft nationalität nationalité nacionalidad nazionalità 国籍"
)
# Parts of a country; "Country/Region" is what Outlook calls countries.
_PART = Vocabulary(
    "state province region county bundesland kanton département provincia provincie estado województwo kraj oblast "
    "область 省 州 都道府県 รัฐ"
)


def says_country(name: str) -> bool:
    """Whether the name is that of a column of countries, in one of many languages."""
    return _names_countries(name) and not _ANOTHER.has_one_of(name)


def says_calling_code(name: str) -> bool:
    """Whether the name may be that of a column of calling codes."""
    return _CALLING_CODE.has_one_of(name) or (_names_countries(name) and _CODE.has_one_of(name))


def says_no_country(name: str) -> bool:
    """Whether the name rules countries of phone numbers out: languages, currencies, states, places of birth."""
    return _ANOTHER.has_one_of(name) or (_PART.has_one_of(name) and not _names_countries(name))


def _names_countries(name: str) -> bool:
    return _COUNTRY_WORDS.has_one_of(name) or _COUNTRY_ANYWHERE.has_one_of(name)
