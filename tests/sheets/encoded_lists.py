"""Lists in many languages and encodings, to measure how many of them are read right.

`python -m tests.sheets.encoded_lists` prints the shares by language and encoding. `--words` takes other words: the
program's figures were fitted to lists of countries and languages (`world`), and are judged by lists of people and of
currencies. The words are of the Unicode CLDR, by Babel; people are made up of usual names.
"""

# ruff: noqa: E501 - a line for each language
from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from babel import Locale

from desktop_app.sheets.text.encoding import detected_encoding

EACH = 27
KINDS = ("people", "money", "world")
_ROWS = (3, 4, 6, 10, 20, 40)
_DELIMITERS = (";", ",", "\t")

# Language, encodings, and a few dozen people.
_PEOPLE = """
de cp1252,cp850 Jörg Müller|Käthe Weiß|Günther Schäfer|Anke Schröder|Uwe Krüger|Björn Vogel|Sören Lange|Petra Böhm|Jens Köhler|Heike Groß|Thomas Becker|Sabine Jäger
fr cp1252,mac_roman Hélène Lefèvre|François Guérin|Benoît Léger|Zoé Bélanger|Françoise Dupré|Loïc Hervé|Gaëlle Bérard|Jérôme Besançon|Maëlys Février|Julie Marchand|Agnès Prévost|Théo Gaël Lemaître
es cp1252 Íñigo Ibáñez|Begoña Ordóñez|Ramón Yáñez|Sofía Martínez|Ángel Gutiérrez|Lucía Benítez|Jesús Cárdenas|Inés Zúñiga|Raúl Marín|Nuria Castañeda|Andrés Vélez|Óscar Quiñones
pt cp1252 Antônio Magalhães|Conceição Araújo|Luís Guimarães|Fátima Brandão|Estêvão Falcão|Mônica Assunção|Tomás Leitão|Íris Gonçalves|Érica Sebastião|Vítor Lourenço|Zélia Aragão|Otávio Frazão
it cp1252 Niccolò Rossi|Mosè Cantù|Giosuè Fabbri|Libertà Conti|Andrea Dardanò|Chiara Salvadè|Paola Felicità|Marco Viganò|Bice Forlì|Elena Ricci|Carlo Mandalà|Nora Barberà
nl cp1252 Loïs de Graaf|Noëlle Jansen|André Bakker|Chloë Vos|Joël Smeets|Michaël Coppens|Raphaël Claes|René Mulder|Thérèse Dekker|Bettina Kuipers|Daniëlle Maas|Hélène van Dijk
sv cp1252 Örjan Sjöberg|Märta Åkesson|Göran Lindström|Börje Hägg|Lövgren Alm|Ylva Öberg|Åke Norén|Pär Bergström|Kjell Häggström|Siv Grönlund|Tove Brännström|Håkan Åström
da cp1252 Jørgen Østergaard|Bjørk Kjærgaard|Asbjørn Mølgaard|Mads Nørgaard|Birgit Højgaard|Åge Grønbæk|Søren Bæk|Lærke Kjær|Jens Brøgger|Dorthe Skjødt|Inger Bøgh|Pia Tækker
nb cp1252 Øystein Bråten|Håvard Nygård|Bjørnar Sæther|Pål Øverby|Torbjørn Tangen|Asbjørg Fjære|Kåre Løken|Ragnhild Skår|Åshild Mæland|Jørn Bø|Mette Dahl|Gunvor Bjørnstad
fi cp1252 Päivi Mäkelä|Jyrki Hämäläinen|Väinö Korhonen|Sirkka Lähteenmäki|Yrjö Räsänen|Eeva Mäkinen|Hilkka Säkkinen|Ilpo Töyli|Aino Nyström|Jouni Hyvönen|Tyyne Pöysti|Seppo Järvi
is cp1252 Guðrún Jónsdóttir|Þorsteinn Ásgeirsson|Hörður Björnsson|Ragnheiður Örnólfsdóttir|Ægir Pétursson|Sæunn Þórðardóttir|Eyþór Guðmundsson|Jóhann Ólafsson|Katrín Bragadóttir|Óðinn Karlsson
ca cp1252 Núria Puigdellívol|Jordi Bàrcena|Mercè Solà|Òscar Ferrús|Àngels Gallè|Lluís Capellà|Roser Vilaró|Martí Torà|Laia Mercadé|Joaquim Bagà|Eulàlia Comaró|Blai Güell
pl cp1250,iso8859_2 Łukasz Śliwiński|Małgorzata Dąbrowska|Wojciech Żak|Bożena Kołodziej|Grzegorz Pająk|Zdzisław Ćwik|Agnieszka Kamińska|Jędrzej Mróz|Świętosław Gołąb|Józef Wąsik|Elżbieta Jabłońska|Michał Sęk
cs cp1250,iso8859_2 Jiří Černý|Šárka Němcová|Zdeněk Říha|Květa Havlíčková|Ludmila Svěráková|Vojtěch Pešek|Božena Křížová|Oldřich Mašín|Dušan Pokorný|Žaneta Hořejší|Radim Vaněk|Eliška Koubková
sk cp1250 Ľudovít Kováč|Žofia Hrušková|Ján Šťastný|Zdenko Ďurica|Mária Krajčírová|Štefan Kľúčik|Anežka Dubčeková|Jozef Hlaváč|Daša Múčková|Matúš Gálik|Božidara Líšková|Ľubica Stančeková
hu cp1250 Ágnes Kőszegi|Győző Szőllősi|Zsófia Füredi|Ödön Tüskés|Gergő Bánfi|László Kövér|Ildikó Fűzfa|Dezső Mező|Márta Ökrös|István Törő|Judit Csűrös|Béla Hegedűs
ro cp1250 Ştefan Ciobanu|Ioana Bălan|Răzvan Lupaşcu|Mădălina Ţurcanu|Cătălin Dinică|Sînziana Moraru|Gheorghiţă Pârvu|Vasile Hâncu|Anca Sălăgean|Doiniţa Mureşan|Costică Puşcaş|Ileana Vlăduţ
hr cp1250 Željko Horvatić|Đurđica Šimić|Krešimir Čačić|Snježana Božić|Hrvoje Jurišić|Anđelka Grgić|Siniša Pavlić|Nevenka Škarić|Zvonimir Žužul|Tihana Črnja|Mladen Bašić|Dražen Ćosić
sl cp1250 Žiga Podbevšek|Špela Kranjčič|Matjaž Čuk|Tjaša Šuštar|Rožle Gorišek|Urška Vrhovšek|Aleš Žnidaršič|Mojca Škrlj|Blaž Hočevar|Nežka Šarec|Boštjan Cerkvenič|Jože Plečnik
tr cp1254 Gülşen Yıldırım|Oğuz Çelik|Şükrü Aydın|Işıl Öztürk|Çiğdem Güneş|İsmail Doğan|Müjde Kılıç|Tuğba Şimşek|Ömer Bağcı|Yağmur Karadağ|Süheyla Işık|Nazlı Akın
lt cp1257 Žygimantas Čepaitis|Rūta Šimkutė|Mindaugas Žukauskas|Jūratė Grigaitė|Šarūnas Vėželis|Eglė Bružaitė|Giedrė Mikšytė|Ąžuolas Kėža|Vytautas Ūselis|Austėja Rimkutė|Kęstutis Švedas|Indrė Laučytė
lv cp1257 Jānis Bērziņš|Līga Kalniņa|Ģirts Ozoliņš|Ķerstis Krūmiņš|Zane Šķēle|Mārtiņš Liepiņš|Ņina Dzērve|Ēriks Āboliņš|Anīta Vītola|Uģis Cīrulis|Žanete Eglīte|Aļona Grīnberga
et cp1257 Õnne Mägi|Jüri Põder|Ülo Kõiv|Kärt Tamm|Priit Väli|Sööt Lõhmus|Tõnis Räni|Külli Jõesaar|Maarja Pähn|Väino Kütt|Hõbe Šmidt|Ööle Nõmm
ru cp1251,koi8_r,cp866 Дмитрий Кузнецов|Ольга Щербакова|Юрий Лебедев|Екатерина Морозова|Пётр Жуков|Наталья Воробьёва|Игорь Чернышёв|Светлана Фомина|Эдуард Голубев|Людмила Цветкова|Артём Зыков|Ксения Быстрова
uk cp1251 Олексій Шевчук|Їванна Ґудзь|Світлана Бойко|Євген Кравець|Юлія Мельничук|Андрій Ткач|Надія Гаврилюк|Василь Козій|Любов Щур|Богдан Яценко|Тетяна Рибка|Ігор Лисенко
bg cp1251 Георги Стоянов|Цветелина Ангелова|Димитър Желев|Радка Кръстева|Красимир Ъглов|Мая Щерева|Борислав Тодоров|Йорданка Панчева|Пламен Вълчев|Снежана Гочева|Живко Русев|Юлия Дончева
sr cp1251 Љубица Ђорђевић|Милош Живковић|Његош Ћирић|Снежана Јовић|Драган Вујовић|Јелена Цвијић|Немања Џакула|Бранка Шапоњић|Зоран Мишић|Вукашин Лазић|Наташа Ђукић|Ђура Пејић
el cp1253 Γιώργος Παππάς|Ελένη Δημητρίου|Νίκος Καραγιάννης|Αγγελική Ζαφειρίου|Σπύρος Μακρής|Χρυσούλα Οικονόμου|Δέσποινα Ψαρρά|Ηλίας Θεοδώρου|Κώστας Βλάχος|Φωτεινή Λάμπρου|Ιωάννης Ξένος|Ουρανία Ρήγα
he cp1255 שרה לוי|יעקב כהן|רבקה מזרחי|אברהם פרץ|נועה ביטון|דוד אזולאי|מיכל פרידמן|יוסף דהן|תמר אברהמי|עומר חדד|שירה גולן|איתן ברק
ar cp1256 عبد الرحمن الخطيب|فاطمة الزهراء|محمود السيد|نورة القحطاني|خالد الحربي|سعاد منصور|ياسين بن عمر|هدى العتيبي|طارق شعبان|أميرة حسن|إبراهيم صالح|ليلى الشريف
fa cp1256 رضا محمدی|پریسا احمدی|بهرام چگینی|ژاله کاظمی|مهدی گودرزی|شیرین پاکزاد|کاوه نجفی|مریم چراغی|حسین رضایی|گلناز پوربهرام|سعید کریمی|پروین گنجی
vi cp1258 Nguyễn Văn Hùng|Trần Thị Phượng|Lê Quốc Đạt|Phạm Mỹ Lệ|Hoàng Đức Thắng|Vũ Ngọc Ánh|Đặng Thu Hà|Bùi Xuân Trường|Đỗ Hữu Nghĩa|Ngô Bảo Châu|Dương Thùy Linh|Lý Tiến Dũng
th cp874 สมชาย ใจดี|ประภา ศรีสุข|วิชัย รุ่งเรือง|กนกวรรณ แสงทอง|อนุชา พงษ์ไทย|มาลี บุญมา|ธนพล เจริญสุข|สุดารัตน์ ทองคำ|ณัฐพล วงศ์สว่าง|เพ็ญศรี มั่นคง|ชัยวัฒน์ สายชล|นภา ฟ้าใส
ja cp932,euc_jp 佐藤 健一|高橋 美咲|田中 翔太|渡辺 由美子|伊藤 大輔|中村 さくら|小林 直樹|加藤 恵|吉田 隆|清水 まゆみ|森田 浩二|サトウ ケイコ
zh gb18030 李伟|张丽华|刘建国|陈静|杨志强|赵敏|黄晓燕|周文博|吴秀兰|徐海涛|孙桂英|郭子轩
zh_Hant big5 陳怡君|林志豪|黃淑芬|張家瑋|吳美玲|劉俊傑|蔡雅婷|楊宗翰|許麗珠|鄭凱文|謝佩珊|郭建宏
ko cp949 김민수|이서연|박지훈|최유진|정도현|강하은|조성민|윤채원|장우진|임수빈|한예슬|오태양
"""
# Ten languages of the West, for which Excel saves cp1252.
WESTERN = ("de", "fr", "es", "pt", "it", "nl", "sv", "da", "nb", "fi")


@dataclass(frozen=True)
class EncodedList:
    """A list as a file holds it, with its text."""

    language: str
    encoding: str
    text: str

    @property
    def data(self) -> bytes:
        return _encoded(self.text, self.encoding)


def lists(kind: str = "people", each: int = EACH) -> Iterator[EncodedList]:
    """Lists of one of `KINDS` of words, so many for a language in an encoding; always the same ones."""
    for line in _PEOPLE.strip().splitlines():
        language, encodings, listed = line.split(" ", 2)
        locale = Locale.parse(language)
        words = {"people": _people, "world": _world, "money": _money}[kind](locale, listed.split("|"))
        for encoding in encodings.split(","):
            chance = random.Random(f"{language} {encoding} {kind}")  # noqa: S311 - the same each time on purpose
            fit = [[word for word in column if _fits(word, encoding)] for column in words]
            for n in range(each):
                yield EncodedList(language, encoding, _list(chance, fit, n))


def _people(locale: Locale, people: list[str]) -> list[list[str]]:
    """People, cities, months."""
    cities = sorted({str(zone["city"]) for zone in locale.time_zones.values() if zone.get("city")})
    return [people, cities, [str(month) for month in locale.months["format"]["wide"].values()]]


def _world(locale: Locale, _: list[str]) -> list[list[str]]:
    """Languages, countries, days."""
    countries = sorted({name for code, name in locale.territories.items() if code.isalpha()})
    return [sorted(set(locale.languages.values())), countries, [*map(str, locale.days["format"]["wide"].values())]]


def _money(locale: Locale, people: list[str]) -> list[list[str]]:
    """Surnames and currencies."""
    currencies = sorted(set(locale.currencies.values()))
    return [[name.split()[-1] for name in people], currencies, currencies]


def _list(chance: random.Random, words: list[list[str]], n: int) -> str:
    """A header, and rows with two columns of words and one to three of numbers; something in it isn't ASCII."""
    delimiter = _DELIMITERS[n % len(_DELIMITERS)]
    phones = 1 + n // 3 % 3
    header = ["Name", *["Phone", "Mobile", "Fax"][:phones], "City"]
    count = _ROWS[n % len(_ROWS)]
    second = words[2] if n % 5 == 4 else words[1]
    while True:
        rows = [
            [chance.choice(words[0]), *(_phone(chance, n) for _ in range(phones)), chance.choice(second)]
            for _ in range(count)
        ]
        if not all(cell.isascii() for row in rows for cell in row):
            return "".join(delimiter.join(row) + "\r\n" for row in (header, *rows))


def _phone(chance: random.Random, n: int) -> str:
    digits = f"{chance.randrange(10**9, 10**10)}"
    return (f"+{digits}", f"0{digits[:3]} {digits[3:6]} {digits[6:]}", f"({digits[:3]}) {digits[3:6]}-{digits[6:]}")[
        n % 3
    ]


def _fits(word: str, encoding: str) -> bool:
    try:
        return _encoded(word, encoding).decode(encoding) != "" and not set(word) & set(';,\t"\r\n')
    except UnicodeError:
        return False


# cp1258 writes the tones of Vietnamese as characters of their own.
_TONES = "\u0300\u0301\u0303\u0309\u0323"


def _encoded(text: str, encoding: str) -> bytes:
    if encoding == "cp1256":  # Persian in it has the Arabic letter instead
        text = text.replace("\u06cc", "\u064a")
    return (_with_tones_apart(text) if encoding == "cp1258" else text).encode(encoding)


def _with_tones_apart(text: str) -> str:
    import unicodedata

    found = []
    for letter in unicodedata.normalize("NFC", text):
        parts = unicodedata.normalize("NFD", letter)
        tone = "".join(part for part in parts if part in _TONES)
        found.append(unicodedata.normalize("NFC", "".join(p for p in parts if p not in _TONES)) + tone)
    return "".join(found)


def share_right(
    detect: Callable[[Path], str], folder: Path, kind: str = "people", each: int = EACH
) -> dict[tuple[str, str], float]:
    """How many lists of each language and encoding come back as they were, 0..1."""
    right: Counter[tuple[str, str]] = Counter()
    path = folder / "list.csv"
    for one in lists(kind, each):
        path.write_bytes(one.data)
        right[one.language, one.encoding] += one.data.decode(detect(path), "replace") == one.data.decode(one.encoding)
    return {key: count / each for key, count in right.items()}


def main() -> None:
    """Print the shares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--words", choices=KINDS, default=KINDS[0])
    parser.add_argument("--each", type=int, default=EACH, help="lists for each language and encoding")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        shares = share_right(detected_encoding, Path(folder), given.words, given.each)
    for (language, encoding), share in shares.items():
        sys.stdout.write(f"{language:8} {encoding:10} {share:6.1%}\n")
    western = min(share for (language, encoding), share in shares.items() if encoding == "cp1252")
    sys.stdout.write(f"all {sum(shares.values()) / len(shares):6.1%} of {len(shares) * given.each}; ")
    sys.stdout.write(f"cp1252 at least {western:6.1%}\n")


if __name__ == "__main__":
    main()
