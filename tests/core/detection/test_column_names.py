"""What the names of columns hint at, in the languages that lists come in."""

from __future__ import annotations

import pytest

from desktop_app.core.countries.column import says_calling_code, says_country, says_no_country
from desktop_app.core.detection.column_names import Vocabulary, is_header_word, name_hint, words_of

PHONES = (
    """
Phone|Phone number|HomePhone|phone_2|Tel.|Tel1|Mobile|MSISDN|WhatsApp|customer phone|Telefon|Telefonnummer|
Handy|Rufnummer|Festnetz|Téléphone|Tél. portable|Teléfono|MÓVIL|Telefono|Cellulare|Telemóvel|Telefone|Celular|
Telefoon|Mobiel|Telefon komórkowy|Mobilní telefon|Telefonszám|Număr de telefon|Cep Telefonu|Τηλέφωνο|ΚΙΝΗΤΟ|
Mobiltelefon|Tlf|Puhelin|Sími|Телефон|Моб. тел.|手机|手机号码|電話番号|携帯|联系电话|전화번호|휴대폰|
رقم الهاتف|الجوال|טלפון נייד|मोबाइल नंबर|फ़ोन|เบอร์โทรศัพท์|มือถือ|Số điện thoại|SĐT|Nomor HP|Telepon
""".replace("\n", "")
    .strip()
    .split("|")
)
OTHERS = (
    """
Order|Order no.|Kd-Nr.|Auftragsnr|Datum|PLZ|IBAN|Commande|Code postal|Pedido|Fecha|NIF|Ordine|Zamówienie|
PESEL|Objednávka|Rendelés|CNP|Sipariş No|TCKN|CEP|CPF|Παραγγελία|Ημερομηνία|Заказ|ИНН|订单号|身份证|注文番号|
郵便番号|주문번호|تاريخ|הזמנה|आदेश|รหัสไปรษณีย์|Pesanan|IMEI|EAN|Latitude|created_at|Employee ID
""".replace("\n", "")
    .strip()
    .split("|")
)


@pytest.mark.parametrize("name", [name.strip() for name in PHONES])
def test_a_name_of_phones_speaks_for_its_column(name: str) -> None:
    assert name_hint(name) >= 0.25
    assert is_header_word(name)


@pytest.mark.parametrize("name", [name.strip() for name in OTHERS])
def test_a_name_of_something_else_speaks_against_it(name: str) -> None:
    assert name_hint(name) == -0.3


@pytest.mark.parametrize("name", ["Contact", "Number", "Nummer", "x", "", "Name", "Position", "Datos"])
def test_other_names_say_nothing(name: str) -> None:
    assert name_hint(name) == 0


def test_names_about_phones_say_little() -> None:
    assert name_hint("Fax") < 0
    assert all(0 < name_hint(name) < 0.1 for name in ("Phone code", "Phone type", "Mobile verified", "Telefon-ID"))


def test_a_header_is_known_in_many_scripts_and_data_is_none() -> None:
    assert all(map(is_header_word, ["Imię", "Příjmení", "Şehir", "姓名", "이름", "الاسم", "שם", "नाम", "ชื่อ", "Όνομα"]))
    assert not any(map(is_header_word, ["Anna", "वियतनाम", "ירושלים", "中国", "Berlin", "Dr. Ng"]))


def test_words_are_found_whole_at_the_beginning_or_joined() -> None:
    words = Vocabulary("tel mobil 电话")
    assert all(words.has_one_of(name) for name in ("TEL", "Tel.2", "Mobiltelefon", "联系电话"))
    assert not any(words.has_one_of(name) for name in ("Teller", "automobil", ""))
    assert words_of("HomePhone_2 (MÓVIL) İş") == ["home", "phone", "2", "movil", "is"]


@pytest.mark.parametrize(
    "name",
    ["Country", "BillingCountry", "Country/Region", "country_code", "Land", "Länderkürzel", "Pays", "PAÍS", "Paese",
     "Kraj", "Země", "Ország", "Țară", "Ülke", "Χώρα", "Страна", "国家", "国家/地区", "나라", "الدولة", "מדינה", "देश",
     "ประเทศ", "Negara"],
)  # fmt: skip
def test_a_country_column_is_known_by_its_name(name: str) -> None:
    assert says_country(name)
    assert not says_no_country(name)


@pytest.mark.parametrize(
    "name", ["State", "Bundesland", "Province", "Language", "Sprache", "Langue", "Idioma", "语言", "Currency",
             "Geburtsland", "Country of birth", "Nationality"]
)  # fmt: skip
def test_names_rule_countries_out(name: str) -> None:
    assert says_no_country(name)
    assert not says_country(name)


def test_calling_codes_have_names_of_their_own() -> None:
    names = [
        "Country code",
        "Dial code",
        "Vorwahl",
        "Ländervorwahl",
        "Indicatif",
        "Prefijo",
        "DDI",
        "ISD",
        "国家代码",
        "Ülke kodu",
    ]
    assert all(map(says_calling_code, names))
    assert not any(map(says_calling_code, ["Country", "Code", "Phone", "Landline", "Quantity"]))
