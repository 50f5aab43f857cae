"""Finds columns by letter and by name, and scores names by how much they hint at phone numbers."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache

from desktop_app.core.detection.cells import cell_text, is_blank
from desktop_app.core.detection.table import CellValue, Column
from desktop_app.core.errors import ColumnMissing
from desktop_app.core.text.translatable import tr_text

_WORD = re.compile(r"[^\W_]+")
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_ACCENTS = range(0x300, 0x370)
# From Hebrew on, scripts join articles to words, write no spaces, or have vowel signs that Python doesn't count as
# letters. Their terms may match anywhere in a name.
_FIRST_JOINED = "\u0590"
# Terms up to this length match whole words only: too many other words begin with `tel`.
_LONGEST_WHOLE = 3


def folded(text: str) -> str:
    """Return the text without case and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(letter for letter in plain if ord(letter) not in _ACCENTS)
    return unicodedata.normalize("NFC", kept).replace("ı", "i")


def words_of(text: str) -> list[str]:
    """Return the folded words of a column's name, split at camelCase and without trailing digits (Phone2)."""
    found = _WORD.findall(folded(_CAMEL.sub(" ", text)))
    return [word.rstrip("0123456789") or word for word in found]


class Vocabulary:
    """A set of terms, given separated by spaces. Terms of more than three letters also match the beginnings of words.

    With `whole`, every term matches whole words only.
    """

    def __init__(self, terms: str, *, whole: bool = False) -> None:
        each = [folded(term) for term in terms.split()]
        joined = [term for term in each if max(term) >= _FIRST_JOINED]
        plain = [term for term in each if max(term) < _FIRST_JOINED]
        self._anywhere = () if whole else tuple(joined)
        self._tokens = frozenset(joined if whole else ())
        self._whole = frozenset(plain)
        self._beginnings = () if whole else tuple(term for term in plain if len(term) > _LONGEST_WHOLE)

    def has_one_of(self, name: str, words: Sequence[str] | None = None) -> bool:
        """Return True if the name has any of the terms. Pass `words` if `words_of(name)` is already known."""
        for word in words_of(name) if words is None else words:
            if word in self._whole or (self._beginnings and word.startswith(self._beginnings)):
                return True
        return not name.isascii() and self._joined_in(folded(name))

    def _joined_in(self, text: str) -> bool:
        return any(term in text for term in self._anywhere) or not self._tokens.isdisjoint(text.split())


# Beginnings of words that name a phone column, in the languages of the lists we see.
_MOBILE = Vocabulary(
    "mobil móvil cell celular cellulare handy handphone gsm msisdn portable whatsapp whats smartphone telemóvel mobiel "
    "komórk mobitel matkapuhelin kännykkä farsími ponsel hp bimbit κινητ мобил сотов "
    "手机 手機 携帯 ケータイ 휴대 핸드폰 جوال موبايل موبایل محمول נייד סלולרי פלאפון मोबाइल มือถือ"
)
_PHONE = Vocabulary(
    "phone telephone telefon tel telef rufnummer rufnr telnr puhelin fono fone telefoon telepon telepono sími tlf tfno "
    "tlfn thoại sđt sdt телефон тел τηλέφωνο τηλ "
    "landline festnetz durchwahl e164 "
    "電話 电话 联系方式 連絡先 전화 연락처 هاتف تليفون تلفون تلفن טלפון फ़ोन फोन दूरभाष โทร"
)
_FAX = Vocabulary("fax telefax φαξ факс 传真 傳真 팩스 ファックス فاكس פקס แฟกซ์ फैक्स")
# Words of columns about phones that hold no numbers: the brand of a phone, the consent to call it.
_ABOUT = Vocabulary("type typ code id model marke brand carrier consent opt status verified", whole=True)
# Words of columns that look like phone columns and aren't.
_OTHER = Vocabulary(
    "order invoice account bank iban bic swift bsb zip postal postcode date time timestamp created amount price "
    "total balance quantity qty contract policy ssn passport card reference ref birth customer client member employee "
    "staff badge payroll serial device imei imsi iccid meter ticket tracking shipment vat tax tin gst ein sku ean gtin "
    "upc article id uuid lat lng lon latitude longitude gps coordinates credit debit routing "
    "plz postleitzahl datum zeit betrag preis konto rechnung bestell auftrag kunde kd artikel vertrag geburt steuer "
    "mwst ust personalnummer svnr "
    "cp commande facture compte montant prix naissance siret siren nir matricule fiscal "
    "pedido factura cuenta importe precio fecha nacimiento nif nie dni cif matrícula curp rfc rut cédula "
    "ordine fattura conto importo prezzo nascita partita data "
    "encomenda fatura valor preço cpf cnpj cep nascimento contribuinte "
    "bestelling factuur rekening bedrag prijs klant geboorte bsn kvk btw "
    "zamówien faktur kwota cena pocztow pesel nip regon objednáv psč účet částka rodné ičo dič "
    "rendelés irányító számla adószám taj comandă preț sumă cui cnp sipariş tarih posta hesap vergi tutar fiyat "
    "müşteri tckn ordre bestilling postnr personnummer kontonummer kundnr cpr cvr orgnr fødsel belopp tilaus "
    "päivä postinumero tili hinta pesanan tanggal rekening harga npwp nik ngày "
    "заказ дата индекс счет сумма цена инн снилс паспорт παραγγελί ημερομηνία λογαριασμ ποσό αφμ "
    "订单 訂單 日期 邮编 郵遞 身份证 编号 編號 金额 金額 价格 账号 注文 日付 郵便 口座 顧客 会員 주문 날짜 우편 금액 "
    "계좌 사업자 تاريخ طلب حساب سعر תאריך הזמנה מיקוד חשבון מחיר दिनांक तारीख आदेश खाता राशि วันที่ รหัส ราคา บัญชี"
)
# Compounds that end in a phone word: homephone, geschäftstelefon.
_COMPOUNDS = ("phone", "telefon", "telefoon", "telefono", "mobile", "telefonnummer", "handynummer")
# Words that are common in headers and rare in data.
_HEADER = Vocabulary(
    "name first last surname vorname nachname company firma city ort town stadt email mail address adresse street "
    "straße country land notes note comment status number nummer nr no nom prénom ville nombre apellido ciudad "
    "type title contact kontakt code "
    "pays país paese nome cognome città sobrenome cidade naam achternaam plaats namn navn nimi imię nazwisko miasto "
    "kraj jméno příjmení město země név város ország nume prenume oraș țară isim ad soyad şehir ülke nama kota negara "
    "имя фамилия город страна όνομα επώνυμο πόλη χώρα "
    "姓名 名字 名前 氏名 国家 國家 城市 이름 성명 국가 도시 الاسم المدينة الدولة שם עיר מדינה नाम शहर देश ชื่อ ประเทศ",
    whole=True,
)


@cache
def column_letter(index: int) -> str:
    """Return the letter of the column `index`, counted from 0: A, …, Z, AA, …"""
    letters = ""
    number = index + 1
    while number:
        number, rest = divmod(number - 1, 26)
        letters = chr(65 + rest) + letters
    return letters


def column_index(letters: str) -> int | None:
    """Return the index, counted from 0, of the column with these letters; None if they aren't a column's letters."""
    if not (1 <= len(letters) <= 3 and letters.isascii() and letters.isalpha()):
        return None
    index = 0
    for letter in letters.upper():
        index = index * 26 + ord(letter) - 64
    return index - 1


def names_of(header: Sequence[CellValue], width: int) -> list[str]:
    """Return the columns' names from the header; a column without a name gets its letter."""
    names = []
    for index in range(width):
        value = header[index] if index < len(header) else None
        names.append(column_letter(index) if is_blank(value) else cell_text(value))
    return names


def find_column(columns: Sequence[Column], wanted: str) -> Column:
    """Return the column that a person calls `wanted`: by exact name, else ignoring case, else by letter.

    Raises ColumnMissing, which lists the existing columns.
    """
    for name_of in (str, _folded):
        for column in columns:
            if name_of(column.name) == name_of(wanted):
                return column
    index = column_index(wanted.strip())
    if index is not None and index < len(columns):
        return columns[index]
    raise ColumnMissing(
        column=wanted, columns=", ".join(column.name for column in columns) or tr_text("no columns at all")
    )


def column_called(columns: Sequence[Column], wanted: str, among: int | None = None) -> Column:
    """Return the column that a person calls `wanted`, as `find_column` does, unless it was chosen by letter.

    `among` is the number of columns from which the person chose a letter. If the table still has as many, `wanted` is
    the letter, whatever the columns are called.
    """
    index = column_index(wanted) if among == len(columns) else None
    return find_column(columns, wanted) if index is None or index >= len(columns) else columns[index]


def name_hint(name: str) -> float:
    """Return what a name adds to its column's score.

    It is positive for phone words, and negative for order numbers, dates and the like.
    """
    words = words_of(name)
    if _FAX.has_one_of(name, words):
        return -0.2
    phone = 0.3 if _MOBILE.has_one_of(name, words) else 0.25 if _says_phone(name, words) else 0.0
    if phone:
        return 0.05 if _ABOUT.has_one_of(name, words) else phone
    return -0.3 if _OTHER.has_one_of(name, words) else 0.0


def is_header_word(name: str) -> bool:
    """Return True if the text is typical of a header."""
    words = words_of(name)
    if len(words) > 5 or not words:
        return False
    return name_hint(name) != 0 or _HEADER.has_one_of(name, words)


def _says_phone(name: str, words: Sequence[str]) -> bool:
    return _PHONE.has_one_of(name, words) or any(word.endswith(_COMPOUNDS) for word in words)


def _folded(name: str) -> str:
    return name.strip().casefold()
