"""Lists country names that the CLDR lacks, for `core.countries.names`: former, short, official and misspelled ones.

Taken from libphonenumber's table of countries, the short names of ISO 3166-1, and common usage. Each line has an ISO
3166-1 alpha-2 code and its names, separated by bars; indented lines continue it.
"""

from __future__ import annotations

ALIASES = """\
AE BAE|EAU|Emirados|Emirate|Emirates|Emiratos|UAE|Unió dels Emirats Àrabs|VAE|Émirats|Об'єднані Арабські Емірати|
   Объединенные Арабские Эмираты|איחוד האמירויות|الإمارات|阿聯酋
AF Áp-ga-ni-xtan
AG An-ti-gu-a và Ba-bu-đa|アンチグアバーブーダ
AI อันกิล่า|안길라
AL An-ba-ni|Shqipëria
AM Ác-mê-ni-a|Арменија|อาร์มีเนีย
AO Ăng-gô-la|Ανγκόλα|อันโกลา
AR Ác-hen-ti-na|อาร์เจนติน่า
AS アメリカンサモア|东萨摩亚|미국령 사모아
AT Oesterreich
AU Úc|澳大利亞
AW アルバ島
AX Aaland-Inseln|Alandeilanden|Νήσοι Aland|Аландска острва
AZ Ai-déc-bai-gian|Azerbadjan|Азәрбајҹан|อาเซอร์ไบจัน
BA BiH|Bosnia|Bosnia y Hercegovina|Bosnia-Erzegovina|Bosnia-Hertsegovina|Bosnie|Bosnien|Bosnien och Herzegovina|
   Bô-xni-a Héc-xê-gô-vi-na|บอสเนีย และ เฮิร์ซโกวิเนีย|波斯尼亚和黑山共和国
BB Bác-ba-đốt|Μπαρμπάντος|บาร์บาดอส
BD Bangla Desh|Băng-la-đét|บังคลาเทศ
BE เบลเยี่ยม
BF Buốc-ki-na Pha-xô|เบอร์กินาฟาโซ
BG Bun-ga-ri
BH Ba-ren
BI Bu-run-đi|บูรันดิ
BJ Bê-nanh|ベニン|베넹
BL サンバルテルミー|圣巴泰勒米岛|생 바르텔레미
BM Бермудские острова|เบอร์มิวด้า|バーミューダ諸島
BN Bru-nây|Μπρουνέι Νταρουσαλάμ|بروني
BO Bolivia Plurinational State of|Bô-li-vi-a|Plurinational State of Bolivia
BQ Bonaire, Saint Eustatius och Saba|Bonaire, Saint-Eustache et Saba|Bonaire, San Eustaquio y Saba|
   Bonaire, Sint Eustatius and Saba|Bonaire, Sint Eustatius e Saba|Bonaire, Sint Eustatius und Saba|
   ボネール、シントユースタティウスおよびサバ|博奈尔岛, 圣尤斯特歇斯岛和萨巴岛|보네르, 신트유스타티우스, 사바 제도
BR Bra-xin|Браѕил
BS Ba-ha-ma|Багамские острова
BT ภูฐาน
BW Bốt-xoa-na
BY Belarusia|Beyaz Rusya|Biélo-Russie|Bê-la-rút|Fehéroroszország|Hviderusland|Hviterussland|Republic of Belarus|
   Vitryssland|Weißrussland|Wit-Rusland|Белоруссия|เบลลารัส
BZ Bê-li-xê|Белисе|เบลิซ|伯里兹
CA Ca-na-đa
CC Cocos Islands|Cocosöarna|Ilhas Coco|Isole Cocos|Kepulauan Cocos|Kokos-Inseln|Νήσοι Κόκος (Κήλινγκ)|Кокосова Острва|
   ココス諸島|科库斯群岛|코코스 군도
CD Congo DR|Congo, The Democratic Republic of the|Democratic Republic of Congo|Demokratische Republik Kongo|
   Demokratiska republiken Kongo|DR Congo|DRC|RDC|Repubblica democratica del Congo|Republik Demokratik Kongo|
   République démocratique du Congo|Κονγκό, Λαϊκή Δημοκρατία του|Демократска република Конго|コンゴ民主共和国|
   刚果民主共和国|콩고 민주 공화국
CF République Centre-Africaine|Централно Афричка Република|Центральноафриканская Республика|중앙 아프리카
CG Congo Republic|Công-gô|Republic of the Congo|Κονγκό|Конго|คองโก|コンゴ|刚果|콩고
CH Schweitz|Svizra|Swiss Confederation|สวิสเซอร์แลนด์
CI Bờ Biển Ngà|Costa d'Ivori|Costa de Marfil|Elfenbeinküste|Fildişi Sahili|Ivory Coast|Pantai Gading|
   Wybrzeże Kości Słoniowej|Ακτή Ελεφαντόδοντος|Обала Слоноваче|ฝั่งทะเลไอวอริ|コートジボアール|코트디부와르
CK Cook-Inseln
CL Chi-lê
CM Ca-mơ-run|República dos Camarões|คาเมรูน
CN China, mainland|China, People's Republic of|Mainland China|People's Republic of China|PR China|PRC|
   Volksrepublik China|VR China|قىتاي|中华人民共和国|中華人民共和国|中華人民共和國
CO Cô-lôm-bi-a|โคลัมเบีย
CR Cốt-xta Ri-ca|คอสตาริก้า
CU Cu Ba
CV Cáp-ve|Νήσοι Πράσινου Ακρωτηρίου|Зеленый Мыс|Капе Верде|เคพเวอร์ด|까뽀베르데
CW 库拉索岛
CX Ilhas Natal|Isla Christmas|Isola di Natale|Pulau Christmas|Νήσος Χριστουγέννων|크리스마스 섬
CY 사이프러스
CZ Czech|Czech Republic|Cộng hòa Séc|Rep. Checa|Repubblica Ceca|Republik Ceko|Republik Czech|Republika Czeska|
   República Checa|República Tcheca|República Txeca|République Tchèque|Tjeckiska republiken|Tschechei|
   Tschechische Republik|Tsekin tasavalta|Çek Cumhuriyeti|Čechy|Česká republika|Τσεχική Δημοκρατία|चेक गणराज्य|
   สาธารณรัฐเช็ค|捷克共和国
DE BRD|Bundesrepublik Deutschland|Federal Republic of Germany|Germany, Federal Republic of|Německá|West Germany
DJ Gi-bu-ti|Jabuuti|Jibouti|ดิโบติ
DK الدنمارك
DM โดมินิก้า|多米尼加联邦
DO Dominican Rep.|Rep. Dominicana|Republik Dominican|Republika Dominikany
DZ An-giê-ri
EC Ê-cu-a-đo|에쿠아도르
EE E-xtô-ni-a
EG Arab Republic of Egypt|Египт
EH Västra Sahara|ซาฮาร่าตะวันตก
ER Ê-ri-tơ-rê-a|อิริทรี|厄里特尼亚
ES Kingdom of Spain|اسبانيا
ET Itoobiya|Ê-ti-ô-pi-a|이디오피아
FJ Phi-gi
FK Falkland Islands (Malvinas)|Falkland-Inseln|Falklands|Νήσοι Φώκλαντ|Фолкландска Острва|富克兰群岛
FM Federated States of Micronesia|Mi-crô-nê-xi-a|Micronesia, Federated States of|Μικρονησία, Ομόσπονδες Πολιτείες της|
   ไมโครนิเซีย|ミクロネシア|마이크로네시아
FO Färöer-Inseln|Føroyar|Isole Færoer
FR French Republic|Republic of France
GA Ga-bông|กาบอน
GB an Ríocht Aontaithe|Angleterre|Anglia|Anglie|Britain|Det Forenede Kongerige|Engeland|England|Englanti|Escocia|
   Gran Bretagna|Gran Bretaña|Grande-Bretagne|Great Britain|Groot-Brittannië|Großbritannien|Grã-Bretanha|Inghilterra|
   Inglaterra|İngiltere|İskoçya|Marea Britanie|Nagy-Britannia|Nordirland|Northern Ireland|Pays de Galles|Schottland|
   Scotland|Scozia|United Kingdom (UK)|United Kingdom of Great Britain and Northern Ireland|Velika Britanija|
   Velká Británie|Vereinigtes Koenigreich|Veľká Británia|Wales|Yhdistynyt kuningaskunta|Zjednoczone Królestwo|Écosse|
   ·𐑿𐑯𐑲𐑑𐑩𐑛 𐑒𐑦𐑙𐑛𐑩𐑥|Αγγλία|Μεγάλη Βρετανία|Англия|Велика Британија|Соединенное Королевство|Сполучене Королівство|אנגליה|
   הממלכה המאוחדת|إنجلترا|بريطانيا|इंग्लैंड|ब्रिटेन|イングランド
GD Grê-na-đa
GE Gru-di-a|Republic of Georgia|グルジア|그루지야
GF Guayana Francese|Guyana Perancis|Французская Гвинея|เฟร็นชกิวน่า
GG 格恩西岛
GH Gha-na|กาน่า
GL 그린랜드
GM Găm-bi-a
GN Ghi-nê|กิวนี
GP Гваделупе|กัวเดอลูป|瓜德罗普岛|과달로프
GQ Ghi-nê Xích-đạo|Äquatorial-Guinea|เอควาโทเรียลกินี
GR Hellenic Republic|Ελλάς|ギリシア
GT Goa-tê-ma-la
GW Ghi-nê Bít-xao|กิวนี-บิสโซ|几内亚比绍共和国|기네비쏘
GY Guy-a-na|กูยาน่า
HK Hong Kong|Hong Kong S.A.R., Cina|Hong Kong SAR|Hong Kong, China|Hong Kong, Região Admin. Especial da China|
   Hongkong|Χονγκ Κονγκ|Χονγκ Κονγκ, Ειδική Διοικητική Περιφέρεια της Κίνας|Гонконг|Хонг Конг (С. А. Р. Кина)|
   هونغ كونغ|ฮ่องกง|香港|홍콩
HN Hôn-đu-rát
HR Crô-a-ti-a
HT Ha-i-ti|ไฮตี|하이티
HU Hung-ga-ri|المجر
ID Nam Dương
IE Ai-len|Ireland, Republic of|Republic of Ireland|ROI|Southern Ireland|Éire
IL I-xra-en
IM 曼岛|맨 섬
IN Bharat|Hindia|Republic of India
IO Britische Territorien im Indischen Ozean|Britse Gebieden in de Indische Oceaan|
   Territoires britanniques de l'Océan Indien|영인도 제도
IQ I-rắc
IR I-ran|Iran, Islamic Republic of|Islamic Republic of Iran|Ιράν, Ισλαμική Δημοκρατία του
IS Ai-xơ-len|ไอซแลนด์
IT Ý|ايطاليا
JM Ha-mai-ca|จาไมก้า
JO Gióc-đa-ni
JP Nihon|Nippon
KE Kê-ni-a|เคนย่า
KG Cư-rơ-gư-xtan|Kyrgyz Republic|Κιργιζία|เคอร์กิสถาน|キルギスタン|吉尔吉克斯坦
KI Ki-ri-ba-ti|คิรีบาติ
KM Cô-mô|Komoros|โคโมรอส|코모르
KN Saint Kitts och Nevis|St. Kitts|Xan-kít và Nê-vi|Σαιντ Κιτς και Νέβις|セントクリストファー・ネイビス|
   세인트 크리스토퍼 니비스
KP Bắc Triều Tiên|Democratic People's Republic of Korea|DPRK|Korea, Democratic People's Republic of|Korea, North|
   Utara Korea|Κορέα, Βόρεια|Северная Корея|朝鮮民主主義人民共和国|조선민주주의인민공화국
KR Corea|Coreia|Corée|Kore|Korea|Korea, Republic of|Korea, South|Republic of Korea|S. Korea|Selatan Korea|
   Κορέα, Νότια|Корея|Южная Корея|דרום קוריאה|大韓民国|韓國|한국
KW Cô-oét
KY Caymaneilanden|Ilhas Caiman|Kaiman-Inseln|Kepulauan Kayman
KZ Casaquistão|Ka-dắc-xtan|Kazajstán
LA Lao|Lao PDR|Lao People's Democratic Republic|República Popular Democrática do Laos|Λατινική Αμερική
LC Sainte Lucia|Santa Lusia|Xan Lu-xi|Сент Луција|세인트 루시아
LI Fürstentum Liechtenstein|Lich-ten-xtên|ไลเทนสไตน์
LK Ceylon|Xri Lan-ca
LR Li-bê-ri-a|ลิเบอร์เลีย
LS Lê-xô-thô
LT Li-tu-a-ni-a|Lithuanie|ลิเทอร์เนีย
LU Luksembourg|Lëtzebuerg|Lúc-xăm-bua|ลักซ์เซมเบอร์ก
LV Lát-vi-a|ลาตเวีย
LY Li-bi|Libyan Arab Jamahiriya
MA โมรอคโค
MC Mô-na-cô|Principality of Monaco|โมนาโค
MD Moldau|Moldova, Republic of|Môn-đô-va|Republic of Moldova|Μολδαβία, Δημοκρατία της|โมลโดวา
MF Saint Martin (French part)|サンマルタン|圣马丁|생 마르탱
MG Ma-đa-gát-xca|มาดากาสก้า
MH Marshall-Inseln|Quần đảo Mác-san
MK FYROM|Ma-xê-đô-ni-a|Macedonia|Macedonia, the former Yugoslav Republic of|Macedonië|Macédoine|Makedonien|Makedonija|
   Mazedonien|Republic of North Macedonia|ΠΓΔ Μακεδονίας|Македония|Македонија|แมซีโดเนีย|マケドニア|马其顿王国|
   마케도니아어
ML Ma-li
MM Birma|Birmanie|Burma|Mi-an-ma|Μιανμάρ|Мијанмар|Мьянма|สหภาพพม่า|ミャンマー
MN ᠮᠣᠩᠭᠣᠯ
MO Macao|Macao SAR van China|Macau|Macau SAR|Macau, Região Admin. Especial da China|Makao S.A.R. Cina|
   Μακάο, Ειδική Διοικητική Περιφέρεια της Κίνας|Макао (С. А. Р. Кина)|マカオ|澳门特区|마카오
MP Kepualuan Mariana Utara|Noordelijke Marianeneilanden|Nördliche Mariannen-Inseln|美属北马里亚纳群岛|북마리아나 제도
MQ มาร์ตินิก|マルティニーク島|马提尼克岛|말티니크
MR Mô-ri-ta-ni|มอริทาเนีย
MS มอนต์เซอราต|モントセラト島|蒙特塞拉群岛
MT Man-ta|มัลต้า
MU Mô-ri-xơ|มอริเตียส
MV Maldiv|Man-đi-vơ
MW Ma-la-uy
MX Mê-hi-cô|แม็กซิโก
MY Ma-lay-xi-a|مليسيا|말레이지아
MZ Mô-dăm-bích|โมแซมบิค
NA Nam-mi-bi-a
NC นิวคาลิโดเนีย|新克里多尼亚群岛|뉴 칼레도니아
NE Ni-giê|Νίγηρ
NF Norfolk-Insel|Норфолк Острво|노퍽 섬
NG Ni-giê-ri-a
NI Ni-ca-ra-goa|นิคารากัว
NL Die Niederlande|Holanda|Hollande|Hollanti|Nizozemí|Olanda|Ολλανδία|Голландия|Голландія
NO Noreg
NP Nê-pan
NU Нию|นียู|ニウエ島|纽埃岛
NZ Aotearoa|Niu Di-lân
OM Ô-man|سلطنة عمان
PA Pa-na-ma
PE Pê-ru
PF Polynesia Perancis|เฟร็นชโพลินีเซีย|法属玻利尼西亚
PG Pa-pu-a Niu Ghi-nê|ปาปัวนิวกีนี
PH Phi-lip-pin
PK Pa-ki-xtan
PL Republic of Poland
PM Saint Pierre och Miquelon|Σαιντ Πιέρ και Μικελόν|세인트 피에르 미켈론
PR Порто Рико|波多黎哥
PS Filistin|Otoritas Palestina|Palestijns Gebied|Palestina|Palestine|Palestine, State of|Palestinian Territory|
   Palestinian Territory, Occupied|Palästina|State of Palestine|Палестинска територија|فلسطين|パレスチナ|巴勒斯坦|
   팔레스타인
PT Feringgi|Portugis|โปตุกัล|포르투칼
PY Pa-ra-goay
QA Ca-ta
RE Ρεϋνιόν|留尼汪岛|리유니언
RO Ru-ma-ni|รูเมเนีย
RS Republic of Serbia
RU Federación Rusa|Fédération de Russie|Russian Federation|Russische Föderation|Российская Федерация|РФ
RW Ru-an-đa|ราวัลดา
SA Kingdom of Saudi Arabia|KSA|Saudi|السعودية|ซาอุดิอาระเบีย
SB Isole Solomon|Quần đảo Xô-lô-mông|Solomon-Inseln
SC Xây-sen|Сейшельские Острова|เซย์แชลล์|セイシェル|塞舌尔群岛|쉐이쉘
SD Xu-đăng
SE Sverje
SG Cingapura|Xin-ga-po
SH Saint Helena, Ascension and Tristan da Cunha|セントヘレナ島|圣赫勒拿岛|세인트 헬레나
SI Xlô-ven-ni-a|สโลวิเนีย
SJ Svalbard en Jan Mayen|Svalbard und Jan Mayen|Νήσοι Σβάλμπαρ και Γιαν Μαγιέν|Свалбард и Јанмајен Острва|
   斯瓦尔巴特和扬马延岛|스발바르 및 얀마웬
SK République slovaque|Slovak Republic|Slovenská republika|Xlô-va-ki-a|สโลวาเกีย
SL Siera Leon|Xi-ê-ra Lê-ôn|เซียร์ร่าลีออน|塞拉里昂
SM Xan Ma-ri-nô
SN Xê-nê-gan|ซินีกัล
SO Soomaaliya|Xô-ma-li
SR Xu-ri-nam|ซูรินามิ
SS Sud-Soudan
ST Xao Tô-mê và Prin-xi-pê|Сао Томе и Принципи
SV En-san-va-đo|เอลซาวาดอร์
SX San Martín (región holandesa)|Sint Maarten (Dutch part)|Sint Maarten (nederländska delen)|
   Sint Maarten (Niederländischer Teil)|Sint Maarten (parte olandese)|シントマールテン(オランダ領)|荷属圣马丁岛|
   신트마르텐(네덜란드령)
SY Syrian Arab Republic|Xi-ri|Συρία, Αραβική Δημοκρατία της
SZ Suazi|Suazilandia|Swasiland|Xoa-di-len|Σουαζιλάνδη|สวาซิแลนด์|スワジランド|스와질랜드
TC Ilhas Turks e Caicos|Turks- und Caicos-Inseln|Îles Turks et Caicos|Туркс и Кајкос Острва|
   タークス諸島・カイコス諸島|特克斯群岛和凯科斯群岛
TD Sát
TG Tô-gô
TH ประเทศไทย
TJ Tát-gi-ki-xtan
TK โทกิโล|トケラウ諸島|联合群岛
TL East Timor|Ανατολικό Τιμόρ
TM Tuốc-mê-ni-xtan
TN Tuy-ni-di
TO Tông-ga|ทองก้า
TR Republic of Turkey|Republic of Türkiye|Turkey|तुर्की|터키
TT Tri-ni-đát và Tô-ba-gô|Trinidad|Trinitat i Tobago|Τρινιδάδ και Τομπάγκο|ทรินิแดด และโทบาโก
TV Tu-va-lu
TW Republic of China|Taiwan ROC|Taiwan, Province of China|台湾地区|臺灣
TZ Tan-da-ni-a|Tanzania, United Republic of|United Republic of Tanzania|ทานซาเนีย
UA U-crai-na
UG U-gan-đa|อูกานดา
US ABD|America|Amerika|Amerikai Egyesült Államok|Amerikan yhdysvallat|Amerikas Förenta Stater|Amérique|
   De Forenede Stater|De forente stater|EE. UU.|EEUU|Estados Unidos da América|Estados Unidos de América|EUA|
   Förenta staterna|Spojené státy americké|Stany Zjednoczone Ameryki|Statele Unite|Stati Uniti d'America|SUA|
   United States of America|USA|Vereinigte Staaten von Amerika|Verenigde Staten van Amerika|ZDA|Združene države|
   États-Unis d'Amérique|Ηνωμένες Πολιτείες Αμερικής|ΗΠΑ|Америка|Сполучені Штати Америки|США|
   Сједињене Америчке Државе|ארה"ב|أمريكا|الولايات المتحدة الأمريكية|अमेरिका|संयुक्त राज्य अमेरिका|アメリカ|米国|
   미합중국|𐐏𐐭𐑌𐐴𐐻𐐲𐐼 𐐝𐐻𐐩𐐻𐑅
UY U-ru-goay|อุรูกวัย
UZ U-dơ-bê-ki-xtan|Ўзбекистон
VA Holy See|Holy See (Vatican City State)|Va-ti-căng|Vatican|Vaticano|Vaticà|Vatikanen|Αγία Έδρα (Βατικανό)|วาติกัน|
   バチカン|바티칸
VC Saint Vincent och Grenadinerna|Xan Vin-xen và Grê-na-din|セントビンセントおよびグレナディーン諸島|
   세인트 빈센트 그레나딘스
VE Bolivarian Republic of Venezuela|Venezuela, Bolivarian Republic of|Vê-nê-zu-ê-la|เวเนซูเอล่า
VG Brittiska Virgin Islands|Dziewicze Wyspy Brytyjskie|Isole Vergini (GB)|Kepulauan British Virgin|
   Virgin Islands, British|Βρετανικές Παρθένοι Νήσοι|Британские Виргинские острова|บริทิชเวอร์จินไอส์แลนด์|
   英属维京群岛|英領バージン諸島|영국령 버진 아일랜드
VI Amerikanska Virgin Islands|Dziewicze Wyspy Stanów Zjednoczonych|Iles Vierges Américaines|Illes Verges dels USA|
   Islas Vírgenes Americanas|Isole Vergini (USA)|Kepulauan U.S. Virgin|Virgin Islands, U.S.|
   Αμερικανικές Παρθένοι Νήσοι|Виргинские острова Соединенных Штатов|С.А.Д. Девичанска Острва|ยูเอสเวอร์จินไอส์แลนด์|
   米領バージン諸島|美属维京群岛|미국령 버진 아일랜드
VN ויאטנם
VU Va-nu-a-tu|วานัวตู
WF Wallis och Futuna|Νήσοι Ουαλλίς και Φουτουνά|Валис и Футуна Острва|ワリス・フテュナ諸島|瓦利斯群岛和富图纳群岛|
   윌리스 푸투나
WS Xa-moa|西サモア
YE Y-ê-men
YT Майотте|Мајоте|マヨット島|马约特岛|마요티
ZA Dél-Afrika|Jižní Afrika|Republic of South Africa|RSA|Південна Африка|ЮАР|Южная Африка
ZM Dăm-bi-a
ZW Dim-ba-bu-ê|ซิมบาบเว
"""
