"""Names of countries in Latin letters, read by `core.country_names`.

From libphonenumber's table of countries and the Unicode CLDR, with the short names of ISO 3166-1 and what people
write besides. Behind each ISO 3166-1 alpha-2 code stand its country's names, parted by bars; indented lines go on.
"""

from __future__ import annotations

COUNTRY_NAMES = """\
AD Andora|Andorra|Andorre
AE BAE|Birleşik Arap Emirlikleri|Các Tiểu Vương quốc A-rập Thống nhất|De Forenede Arabiske Emirater|
   De forente arabiske emirater|EAU|Egyesült Arab Emírségek|Emirados|Emirados Árabes Unidos|Emirate|
   Emiratele Arabe Unite|Emirates|Emirati Arabi Uniti|Emiratos|Emiratos Árabes Unidos|Emirats Arabes Unis|
   Emiriah Arab Bersatu|Förenade Arabemiraten|Spojené arabské emiráty|UAE|Uni Emirat Arab|United Arab Emirates|
   Unió dels Emirats Àrabs|VAE|Vereinigte Arabische Emirate|Verenigde Arabische Emiraten|
   Zjednoczone Emiraty Arabskie|Émirats
AF Afeganistão|Afganistan|Afghanistan|Áp-ga-ni-xtan
AG An-ti-gu-a và Ba-bu-đa|Antigua and Barbuda|Antigua dan Barbuda|Antigua e Barbuda|Antigua en Barbuda|
   Antigua et Barbuda|Antigua och Barbuda|Antigua und Barbuda|Antigua y Barbuda
AI Anguila|Anguilla
AL Albania|Albanien|Albanija|Albánie|An-ba-ni|Arnavutluk|Shqipëri|Shqipëria
AM Armenia|Armenien|Arménie|Ermenistan|Ác-mê-ni-a
AO Angola|Ăng-gô-la
AR Argentine|Argentinien|Argentinië|Argentyna|Argentína|Arjantin|Ác-hen-ti-na
AS American Samoa|Amerikaans Samoa|Amerikanisch-Samoa|Amerikanska Samoa|Samoa Americana|Samoa americane|
   Samoa Amerika|Samoa américaines
AT Austria|Austrija|Ausztria|Autriche|Avstrija|Avusturya|Itävalta|Oesterreich|Oostenrijk|Rakousko|Rakúsko|Áo|
   Österreich|Österrike|Østerrike|Østrig
AU Australien|Australija|Austrália|Austrálie|Ausztrália|Avstralija|Avustralya|Úc
AW Aruba
AX Aaland-Inseln|Alandeilanden|Ilhas Aland|Islas Aland|Isole Aland|Åland|Åland Islands|Îles Åland
AZ Ai-déc-bai-gian|Aserbaidschan|Azerbadjan|Azerbaidjan|Azerbaigian|Azerbaijan|Azerbaijão|Azerbaiyán|Azerbaycan|
   Azerbeidzjan|Azerbejdżan|Azərbaycan
BA BiH|Bosna a Hercegovina|Bosna i Hercegovina|Bosna-Hersek|Bosnia|Bosnia and Herzegovina|Bosnia dan Herzegovina|
   Bosnia y Hercegovina|Bosnia-Erzegovina|Bosnia-Hertsegovina|Bosnie|Bosnie-Herzégovine|Bosnien|
   Bosnien och Herzegovina|Bosnien und Herzegowina|Bosnië en Herzegovina|Bośnia i Hercegowina|Bòsnia i Hercegovina|
   Bósnia-Herzegovina|Bô-xni-a Héc-xê-gô-vi-na
BB Barbade|Barbados|Bác-ba-đốt
BD Bangla Desh|Bangladesch|Bangladesh|Bangladesz|Bangladeş|Băng-la-đét
BE Belgia|Belgicko|Belgien|Belgija|Belgio|Belgique|Belgium|België|Belçika|Bèlgica|Bỉ
BF Burkina Faso|Burquina Faso|Buốc-ki-na Pha-xô
BG Bolgarija|Bugarska|Bulgarie|Bulgarien|Bulgarije|Bulgaristan|Bulgária|Bulharsko|Bun-ga-ri|Bułgaria
BH Ba-ren|Bahrain|Bahrajn|Bahreyn|Bahreïn
BI Bu-run-đi|Burundi
BJ Benin|Bê-nanh
BL Saint Barthélemy|San Bartolomé|São Bartolomeu
BM Bermuda|Bermudas|Bermudes|Bermudy
BN Bru-nây|Brunei|Brunei Darussalam
BO Bolivia|Bolivia Plurinational State of|Bolivie|Bolivien|Bolivya|Boliwia|Bô-li-vi-a|Plurinational State of Bolivia
BQ Bonaire, Saint Eustatius och Saba|Bonaire, Saint-Eustache et Saba|Bonaire, San Eustaquio y Saba|
   Bonaire, Sint Eustatius and Saba|Bonaire, Sint Eustatius e Saba|Bonaire, Sint Eustatius und Saba|
   Caribisch Nederland
BR Bra-xin|Brasil|Brasile|Brasilia|Brasilien|Brazil|Brazilia|Brazilija|Brazylia|Brazílie|Brezilya|Brésil
BS Ba-ha-ma|Bahama’s|Bahames|Bahamy|The Bahamas
BT Bhoutan|Bhutan|Bután|Butão
BW Botsuana|Botswana|Bốt-xoa-na
BY Belarus|Belarusia|Beyaz Rusya|Białoruś|Bielorrusia|Bielorusko|Bielorússia|Biélo-Russie|Biélorussie|Bê-la-rút|
   Bělorusko|Fehéroroszország|Hviderusland|Hviterussland|Republic of Belarus|Valko-Venäjä|Vitryssland|Weißrussland|
   Wit-Rusland
BZ Belice|Belize|Bê-li-xê
CA Ca-na-đa|Canada|Kanada
CC Cocos (Keeling) Islands|Cocos Islands|Cocoseilanden|Cocosöarna|Ilhas Coco|Islas Cocos|Isole Cocos|
   Kepulauan Cocos|Kokos-Inseln|Îles Cocos
CD Congo (Kinshasa)|Congo DR|Congo, The Democratic Republic of the|Democratic Republic of Congo|
   Demokratische Republik Kongo|Demokratiska republiken Kongo|DR Congo|DRC|Kongo-Kinshasa|RDC|
   Repubblica democratica del Congo|Republik Demokratik Kongo|República Democrática del Congo|
   République démocratique du Congo
CF Centraal-Afrikaanse Republiek|Central African Republic|Centralafrikanska republiken|Cộng hòa Trung Phi|
   Repubblica Centrafricana|Republik Afrika Tengah|Republika Środkowoafrykańska|República Centrafricana|
   República Centro-Africana|República Centroafricana|République centrafricaine|République Centre-Africaine|
   Zentralafrikanische Republik
CG Congo|Congo (Brazzaville)|Congo Republic|Công-gô|Kongo|Kongo-Brazzaville|Republic of the Congo
CH Elveția|İsviçre|Schweitz|Schweiz|Suisse|Suiza|Suíça|Sveits|Sveitsi|Svizra|Svizzera|Svájc|Swiss|
   Swiss Confederation|Switzerland|Szwajcaria|Thụy Sĩ|Zwitserland|Švajčiarsko|Švica|Švicarska|Švýcarsko
CI Bờ Biển Ngà|Costa d'Avorio|Costa d'Ivori|Costa de Marfil|Costa do Marfim|Cote d'Ivoire|Elfenbeinküste|
   Elfenbenskusten|Fildişi Sahili|Ivoorkust|Ivory Coast|Pantai Gading|Wybrzeże Kości Słoniowej
CK Cook Islands|Cook-Inseln|Cookeilanden|Cooköarna|Ilhas Cook|Islas Cook|Isole Cook|Kepulauan Cook|Îles Cook
CL Chi-lê|Chile|Chili|Cile|Xile|Şili
CM Ca-mơ-run|Cameroon|Cameroun|Camerun|Kameroen|Kamerun|República dos Camarões
CN China|China, mainland|China, People's Republic of|Chine|Chiny|Kiina|Kitajska|Kína|Mainland China|
   People's Republic of China|PR China|PRC|Trung Quốc|Volksrepublik China|VR China|Xina|Çin|Čína
CO Colombia|Colombie|Cô-lôm-bi-a|Kolombia|Kolombiya|Kolumbia|Kolumbie|Kolumbien
CR Costa Rica|Cốt-xta Ri-ca|Kosta Rika|Kostaryka
CU Cu Ba|Cuba|Kuba
CV Cabo Verde|Cap Verd|Cap Vert|Cape Verde|Capo Verde|Cáp-ve|Kaapverdië|Kap Verde|Republika Zielonego Przylądka|
   Tanjung Verde
CW Curaçao
CX Christmas Island|Christmaseiland|Ilhas Natal|Isla Christmas|Isola di Natale|Julön|Pulau Christmas|
   Weihnachtsinsel|Île Christmas
CY Chipre|Chypre|Cipar|Cipro|Ciprus|Cypern|Cypr|Cyprus|Kypr|Kypros|Kıbrıs|Siprus|Síp|Xipre|Zypern
CZ Cechia|Cehia|Chéquia|Csehország|Czech|Czech Republic|Czechia|Czechy|Cộng hòa Séc|Rep. Checa|Repubblica Ceca|
   Republik Ceko|Republik Czech|Republika Czeska|República Checa|República Tcheca|República Txeca|
   République Tchèque|Tchéquie|Tjeckien|Tjeckiska republiken|Tjekkiet|Tschechei|Tschechien|Tschechische Republik|
   Tsekin tasavalta|Tsekki|Tsjechië|Tsjekkia|Çek Cumhuriyeti|Çekya|Čechy|Česko|Česká republika|Češka
DE Alemanha|Alemania|Alemanya|Allemagne|Almanya|BRD|Bundesrepublik Deutschland|Deutschland|Duitsland|
   Federal Republic of Germany|Germania|Germany|Germany, Federal Republic of|Jerman|Nemčija|Niemcy|Njemačka|
   Németország|Německo|Německá|Saksa|Saksamaa|Tyskland|Vokietija|Vācija|West Germany|Þýskaland|Đức
DJ Djibouti|Djibuti|Dschibuti|Dżibuti|Gi-bu-ti|Gibuti|Jabuuti|Jibouti|Yibuti
DK Danemarca|Danimarca|Danimarka|Danmark|Danska|Denemarken|Denmark|Dinamarca|Dánia|Dánsko|Dänemark|Tanska|Đan Mạch
DM Dominica|Dominika|Dominique
DO Dominicaanse Republiek|Dominican Rep.|Dominican Republic|Dominikanische Republik|Dominikanska republiken|
   Rep. Dominicana|Repubblica Dominicana|Republik Dominican|Republik Dominika|Republika Dominikany|
   República Dominicana|République Dominicaine
DZ Algeria|Algerien|Algeriet|Algerije|Algérie|Aljazair|Alžírsko|An-giê-ri|Argelia|Cezayir
EC Ecuador|Ekuador|Ekvador|Equador|Equateur|Ê-cu-a-đo
EE E-xtô-ni-a|Eesti|Estland|Estonia|Estonie|Estonija|Estonsko|Estonya|Igaunija|Viro|Észtország
EG Ai Cập|Arab Republic of Egypt|Egipat|Egipt|Egipte|Egipto|Egito|Egitto|Egyiptom|Egypt|Egypte|Egypten|Mesir|Mısır|
   Ägypten
EH Saara Ocidental|Sahara Barat|Sahara Occidentale|Sahara Zachodnia|Sàhara Occidental|Tây Sahara|Västra Sahara|
   Westelijke Sahara|Western Sahara|Westsahara
ER Eritrea|Eritreia|Erythrée|Erytrea|Ê-ri-tơ-rê-a
ES Espagne|Espainia|Espanha|Espanja|Espanya|España|Hiszpania|İspanya|Kingdom of Spain|Sepanyol|Spagna|Spain|Spania|
   Spanien|Spanje|Spanyol|Spanyolország|Tây Ban Nha|Španielsko|Španija|Španjolska|Španělsko
ET Ethiopia|Ethiopie|Etiopien|Etiyopya|Etiòpia|Itoobiya|Äthiopien|Ê-ti-ô-pi-a
FI Finland|Finlanda|Finlande|Finlandiya|Finlàndia|Finnland|Finnország|Finska|Finsko|Phần Lan|Suomi
FJ Fidji|Fidschi|Fidżi|Figi|Fiji|Fiyi|Phi-gi
FK Falkland Islands|Falkland Islands (Malvinas)|Falkland-Inseln|Falklandeilanden|Falklands|Falklandsöarna|
   Ilhas Malvinas|Islas Malvinas|Isole Falkland|Kepulauan Falkland|Îles Malouines
FM Federated States of Micronesia|Mi-crô-nê-xi-a|Micronesia|Micronesia, Federated States of|Micronésie|Mikronesia|
   Mikronesien|Mikronezja
FO Faeröer|Faroe Islands|Färöarna|Färöer-Inseln|Føroyar|Ilhas Faroe|Islas Feroe|Isole Færoer|Kepulauan Faroe|
   Îles Féroé
FR France|Francia|Franciaország|Francie|Francija|Francja|Francuska|Francúzsko|Frankreich|Frankrig|Frankrijk|
   Frankrike|Fransa|França|Franța|French Republic|Perancis|Pháp|Ranska|Republic of France
GA Ga-bông|Gabon|Gabun|Gabão
GB an Ríocht Aontaithe|Angleterre|Anglia|Anglie|Birleşik Krallık|Britain|Det Forenede Kongerige|Egyesült Királyság|
   Engeland|England|Englanti|Escocia|Gran Bretagna|Gran Bretaña|Grande-Bretagne|Great Britain|Groot-Brittannië|
   Großbritannien|Grã-Bretanha|Inggris Raya|Inghilterra|Inglaterra|Iso-Britannia|İngiltere|İskoçya|Marea Britanie|
   Nagy-Britannia|Nordirland|Northern Ireland|Pays de Galles|Regatul Unit|Regne Unit|Regno Unito|Reino Unido|
   Royaume-Uni|Schottland|Scotland|Scozia|Spojené království|Storbritannien|Ujedinjeno Kraljevstvo|United Kingdom|
   United Kingdom (UK)|United Kingdom of Great Britain and Northern Ireland|Velika Britanija|Velká Británie|
   Vereinigtes Koenigreich|Vereinigtes Königreich|Verenigd Koninkrijk|Veľká Británia|Vương quốc Anh|Wales|
   Wielka Brytania|Y Deyrnas Unedig|Yhdistynyt kuningaskunta|Združeno kraljestvo|Zjednoczone Królestwo|Écosse
GD Granada|Grenada|Grenade|Grê-na-đa
GE Georgia|Georgien|Gru-di-a|Gruzie|Gruzja|Géorgie|Gürcistan|Republic of Georgia
GF Frans-Guyana|Franska Guyana|Französisch-Guayana|French Guiana|Guaiana Francesa|Guayana Francesa|Guayana Francese|
   Guiana Francesa|Gujana Francuska|Guyana Perancis|Guyane française
GG Guernesey|Guernsey
GH Gha-na|Ghana
GI Gibilterra|Gibraltar
GL Greenland|Groenland|Groenlandia|Grönland|Grønland
GM Gambia|Gambie|Găm-bi-a
GN Ghi-nê|Guinea|Guiné|Guinée|Gwinea
GP Guadalupa|Guadalupe|Guadeloupe|Gwadelupa
GQ Ekvatorialguinea|Equatoriaal-Guinea|Equatorial Guinea|Ghi-nê Xích-đạo|Guinea Ecuatorial|Guinea Equatorial|
   Guinea Equatoriale|Guinea Khatulistiwa|Guiné Equatorial|Guinée Equatoriale|Gwinea Równikowa|Äquatorial-Guinea
GR Grecia|Grecja|Greece|Grekland|Griechenland|Griekenland|Grækenland|Grèce|Grécko|Grčija|Grčka|Görögország|Hellas|
   Hellenic Republic|Hy Lạp|Kreikka|Yunani|Yunanistan|Řecko
GT Goa-tê-ma-la|Guatemala
GU Guam
GW Ghi-nê Bít-xao|Guinea-Bissau|Guiné Bissau|Guinée-Bissau|Gwinea Bissau
GY Guiana|Guy-a-na|Guyana
HK Hong Kong|Hong Kong S.A.R., Cina|Hong Kong SAR|Hong Kong SAR China|Hong Kong, China|
   Hong Kong, Região Admin. Especial da China|Hongkong|Hongkong SAR van China
HN Honduras|Hondures|Hôn-đu-rát
HR Chorvatsko|Chorwacja|Croatie|Croazia|Croația|Croàcia|Crô-a-ti-a|Horvátország|Hrvatska|Hrvaška|Hırvatistan|
   Kroasia|Kroatia|Kroatien|Kroatië
HT Ha-i-ti|Haiti
HU Hongarije|Hongria|Hongrie|Hung-ga-ri|Hungari|Hungaria|Hungary|Hungría|Macaristan|Madžarska|Magyarország|Maďarsko|
   Mađarska|Ungaria|Ungarn|Ungern|Ungheria|Unkari|Węgry
ID Endonezya|Indonesia|Indonesien|Indonezja|Indonésie|Indonézia|Nam Dương
IE Ai-len|Ierland|Ireland|Ireland, Republic of|Irland|Irlanda|Irlande|Irlandia|Irlanti|Irska|Irsko|
   Republic of Ireland|ROI|Southern Ireland|Éire|Írország
IL I-xra-en|Israel|Israele|Izrael|İsrail
IM Ile de Man|Ilha de Man|Isla de Man|Isle Of Man|Isola di Man
IN Bharat|Hindia|Hindistan|Inde|India|Indie|Indien|Indija|Intia|Republic of India|Ấn Độ
IO Britische Territorien im Indischen Ozean|British Indian Ocean Territory|Britse Gebieden in de Indische Oceaan|
   Brittiska territoriet i Indiska Oceanen|Territoires britanniques de l'Océan Indien|
   Territorio britannico dell'Oceano Indiano|Territorio Británico del Océano Índico|
   Território Britânico do Oceano Índico
IQ I-rắc|Irak|Iraq|Iraque
IR I-ran|Iran, Islamic Republic of|Irã|Islamic Republic of Iran|İran
IS Ai-xơ-len|Iceland|IJsland|Islanda|Islande|Islandia|Izland|İzlanda|Ísland
IT Itaalia|Itali|Italia|Italien|Italija|Italy|Itálie|İtalya|Olaszország|Taliansko|Włochy|Ý
JE Jersey
JM Giamaica|Ha-mai-ca|Jamaica|Jamaika|Jamajka|Jamaïque
JO Giordania|Gióc-đa-ni|Jordan|Jordanie|Jordanien|Jordània|Yordania|Ürdün
JP Giappone|Japani|Japon|Japonia|Japonsko|Japonya|Japán|Japão|Japó|Jepang|Jepun|Nhật Bản|Nihon|Nippon
KE Kenia|Kenya|Keňa|Kê-ni-a|Quênia
KG Cư-rơ-gư-xtan|Kirghizistan|Kirgisistan|Kirgistan|Kirgizië|Kirguizistán|Kyrgyz Republic|Kyrgyzstan|Kırgızistan|
   Quirguistão
KH Cambodge|Cambodia|Cambodja|Cambogia|Camboja|Camboya|Campuchia|Kambodscha|Kambodża|Kamboja|Kamboçya|Kemboja
KI Ki-ri-ba-ti|Kiribati|Quiribati
KM Comore|Comoren|Comores|Comoros|Cô-mô|Komoren|Komorerna|Komoros|Komory
KN Saint Kitts And Nevis|Saint Kitts dan Nevis|Saint Kitts e Nevis|Saint Kitts en Nevis|Saint Kitts och Nevis|
   Saint Kitts und Nevis|Saint-Christophe-et-Niévès|San Cristóbal y Nieves|St. Kitts|São Cristovão e Nevis|
   Xan-kít và Nê-vi
KP Bắc Triều Tiên|Corea del Nord|Corea del Norte|Coreia do Norte|Corée du Nord|
   Democratic People's Republic of Korea|DPRK|Korea Północna|Korea Utara|Korea, Democratic People's Republic of|
   Korea, North|Kuzey Kore|Noord-Korea|Nordkorea|North Korea|Severní Korea|Utara Korea
KR Corea|Corea del Sud|Corea del Sur|Coreea de Sud|Coreia|Coreia do Sul|Corée|Corée du Sud|Dél-Korea|Etelä-Korea|
   Güney Kore|Hàn Quốc|Jižní Korea|Južná Kórea|Kore|Korea|Korea Południowa|Korea Selatan|Korea, Republic of|
   Korea, South|Republic of Korea|S. Korea|Selatan Korea|South Korea|Sydkorea|Sør-Korea|Südkorea|Zuid-Korea
KW Cô-oét|Koeweit|Koweit|Kuveyt|Kuwait|Kuwejt
KY Cayman Islands|Caymaneilanden|Caymanöarna|Ilhas Caiman|Islas Caimán|Isole Cayman|Kaiman-Inseln|Kepulauan Kayman|
   Îles Caïmans
KZ Casaquistão|Ka-dắc-xtan|Kasachstan|Kazachstán|Kazajstán|Kazakhstan|Kazakistan|Kazakstan
LA Lao|Lao PDR|Lao People's Democratic Republic|Laos|Lào|República Popular Democrática do Laos
LB Lebanon|Li-băng|Libanon|Líban|Líbano|Lübnan
LC Saint Lucia|Sainte Lucia|Sainte-Lucie|Santa Lucia|Santa Lusia|Xan Lu-xi
LI Fürstentum Liechtenstein|Lich-ten-xtên|Lichtenštejnsko|Liechtenstein
LK Ceylon|Srí Lanka|Xri Lan-ca
LR Li-bê-ri-a|Liberia
LS Lesotho|Lesoto|Lê-xô-thô
LT Leedu|Li-tu-a-ni-a|Liettua|Lietuva|Litauen|Lithuania|Lithuanie|Litouwen|Lituania|Litva|Litvanya|Litvánia|Litwa
LU Lucembursko|Luksembourg|Lussemburgo|Luxembourg|Luxemburg|Luxemburgo|Luxembursko|Lëtzebuerg|Lúc-xăm-bua|Lüksemburg
LV Latvia|Latvija|Letland|Letonia|Letonya|Lettland|Lettonia|Lettonie|Lettország|Lotyšsko|Lát-vi-a|Läti|Łotwa
LY Li-bi|Libië|Libya|Libyan Arab Jamahiriya|Libye|Libyen|Líbia
MA Ma-rốc|Maghribi|Maroc|Marocco|Marocko|Marokkó|Maroko|Marroc|Marrocos|Marruecos|Morocco
MC Monaco|Mô-na-cô|Principality of Monaco
MD Moldau|Moldavie|Moldavien|Moldavsko|Moldova|Moldova, Republic of|Moldàvia|Mołdawia|Môn-đô-va|Republic of Moldova|
   Republica Moldova
ME Crna Gora|Karadağ|Montenegro|Černá Hora
MF Saint Martin|Saint Martin (French part)|San Martín|São Martinho
MG Ma-đa-gát-xca|Madagascar|Madagaskar
MH Ilhas Marshall|Islas Marshall|Isole Marshall|Kepulauan Marshall|Marshall Islands|Marshall-Inseln|
   Marshalleilanden|Marshallöarna|Quần đảo Mác-san|Îles Marshall
MK FYROM|Kuzey Makedonya|Ma-xê-đô-ni-a|Macedonia|Macedonia del Nord|Macedonia del Norte|
   Macedonia, the former Yugoslav Republic of|Macedonië|Macédoine|Macédoine du Nord|Makedonien|Makedonija|
   Maqedonia e Veriut|Mazedonien|Noord-Macedonië|Nordmazedonien|North Macedonia|Republic of North Macedonia|
   Severní Makedonie
ML Ma-li|Mali
MM Birma|Birmanie|Burma|Mi-an-ma|Mianmar [Birmânia]|Myanmar
MN Mongolei|Mongolia|Mongolie|Mongoliet|Mông Cổ
MO Macao|Macao SAR|Macao SAR China|Macao SAR van China|Macau|Macau SAR|Macau, RAE da China|
   Macau, Região Admin. Especial da China|Makao S.A.R. Cina
MP Ilhas Marianas do Norte|Islas Marianas del Norte|Isole Marianne settentrionali|Kepualuan Mariana Utara|
   Noordelijke Marianeneilanden|Nordmarianerna|Northern Mariana Islands|Nördliche Mariannen-Inseln|
   Îles Mariannes du Nord
MQ Martinica|Martinique|Martynika
MR Mauretania|Mauretanien|Mauritania|Mauritanie|Mô-ri-ta-ni
MS Montserrat
MT Malta|Malte|Man-ta
MU Maurice|Maurici|Mauricio|Mauritius|Maurizio|Mô-ri-xơ
MV Maldiv|Maldivas|Maldive|Maldiven|Maldiverna|Maldives|Man-đi-vơ
MW Ma-la-uy|Malaui|Malawi
MX Meksika|Meksiko|Meksyk|Messico|Mexic|Mexiko|Mexique|México|Mê-hi-cô
MY Ma-lay-xi-a|Malaisie|Malajsie|Malasia|Malaysia|Maleisië|Malezja|Malezya|Malàisia
MZ Mosambik|Mozambico|Mozambik|Mozambique|Moçambic|Moçambique|Mô-dăm-bích
NA Nam-mi-bi-a|Namibia|Namibie
NC Kaledonia Baru|Neukaledonien|New Caledonia|Nieuw-Caledonië|Nouvelle-Calédonie|Nova Caledònia|Nowa Kaledonia|
   Nueva Caledonia|Nuova Caledonia|Nya Kaledonien
NE Ni-giê|Niger
NF Ilha Norfolk|Isla Norfolk|Isola Norfolk|Kepulauan Norfolk|Norfolk Island|Norfolk-Insel|Norfolkeiland|Norfolkön|
   Île Norfolk
NG Ni-giê-ri-a|Nigéria|Nigérie|Nijerya
NI Ni-ca-ra-goa|Nicaragua|Nikaragua
NL Alankomaat|Belanda|Die Niederlande|Holanda|Holande|Holandia|Holandsko|Holland|Hollanda|Hollande|Hollandia|
   Hollanti|Hà Lan|Nederland|Nederlandene|Nederländerna|Niederlande|Nizozemska|Nizozemsko|Nizozemí|Olanda|
   Paesi Bassi|Pays-Bas|Países Bajos|Països Baixos|The Netherlands|Țările de Jos
NO Na Uy|Noorwegen|Noreg|Norge|Norja|Norsko|Noruega|Norveç|Norveška|Norvège|Norvégia|Norway|Norwegen|Norwegia
NP Nepal|Nê-pan
NR Nauru
NU Niue
NZ Aotearoa|Neuseeland|New Zealand|Nieuw-Zeeland|Niu Di-lân|Nouvelle-Zélande|Nova Zelanda|Nova Zelândia|Nový Zéland|
   Nowa Zelandia|Nueva Zelanda|Nuova Zelanda|Nya Zeeland|Selandia Baru|Yeni Zelanda|Új-Zéland
OM Oman|Omã|Umman|Ô-man
PA Pa-na-ma|Panama
PE Peru|Pérou|Pê-ru
PF Frans-Polynesië|Franska Polynesien|Französisch-Polynesien|French Polynesia|Polinesia Francese|
   Polinezja Francuska|Polinèsia Francesa|Polynesia Perancis|Polynésie Française
PG Pa-pu-a Niu Ghi-nê|Papoea-Nieuw-Guinea|Papouasie-Nouvelle-Guinée|Papua New Guinea|Papua Nova Guinea|
   Papua Nowa Gwinea|Papua Nugini|Papua Nuova Guinea|Papua Nya Guinea|Papua-Neuguinea|Papua-Nova Guiné
PH Filipijnen|Filipina|Filipinas|Filipines|Filipinler|Filippine|Filippinerna|Filipíny|Phi-lip-pin|Philippinen|
   Pilipinas|The Philippines
PK Pa-ki-xtan|Paquistán|Paquistão|Pákistán
PL Ba Lan|Lengyelország|Lenkija|Poland|Polandia|Polen|Polija|Poljska|Pologne|Polonia|Polonya|Polska|Polsko|Puola|
   Republic of Poland
PM Saint Pierre And Miquelon|Saint Pierre dan Miquelon|Saint Pierre e Miquelon|Saint Pierre en Miquelon|
   Saint Pierre och Miquelon|Saint-Pierre-et-Miquelon|San Pedro y Miquelón|St. Pierre und Miquelon
PR Porto Rico|Portoryko|Puerto Rico|Puerto Riko
PS Filistin|Otoritas Palestina|Palestijns Gebied|Palestina|Palestine|Palestine, State of|Palestinian Territories|
   Palestinian Territory|Palestinian Territory, Occupied|Palästina|State of Palestine|Territórios palestinos
PT Bồ Đào Nha|Feringgi|Portekiz|Portogallo|Portugal|Portugali|Portugalsko|Portugis|Portugália
PW Belau|Palaos|Palau
PY Pa-ra-goay|Paraguai|Paraguay
QA Ca-ta|Katar|Qatar
RE La Réunion|Reunião|Réunion
RO Roemenië|Romanya|Romunija|România|Romênia|Roumanie|Ru-ma-ni|Rumania|Rumunia|Rumunjska|Rumunsko|Rumänien|Rumænien
RS Republic of Serbia|Serbia|Serbie|Serbien|Servië|Srbija|Srbsko|Szerbia|Sérvia|Sırbistan
RU Federación Rusa|Fédération de Russie|Oroszország|Rosja|Rusia|Rusija|Rusko|Rusland|Russia|Russian Federation|
   Russie|Russische Föderation|Russland|Rusya|Ryssland|Venäjä
RW Ru-an-đa|Ruanda|Rwanda
SA A-rập Xê-út|Arab Saudi|Arabia Saudita|Arabia Saudyjska|Arabie Saoudite|Aràbia Saudí|Kingdom of Saudi Arabia|KSA|
   Saoedi-Arabië|Saudi|Saudi Arabia|Saudi-Arabien|Saudiarabien|Saúdská Arábie|Suudi Arabistan
SB Ilhas Salomão|Islas Salomón|Isole Solomon|Kepulauan Solomon|Quần đảo Xô-lô-mông|Salomonseilanden|Salomonöarna|
   Solomon Islands|Solomon-Inseln|Îles Salomon
SC Seszele|Seychellen|Seychellerna|Seychelles|Xây-sen
SD Soedan|Soudan|Sudan|Sudão|Xu-đăng
SE İsveç|Rootsi|Ruotsi|Schweden|Suedia|Suècia|Suède|Sverige|Sverje|Svezia|Svédország|Sweden|Szwecja|Thụy Điển|
   Zweden|Švedska|Švédsko
SG Cingapura|Singapore|Singapour|Singapur|Singapura|Szingapúr|Xin-ga-po
SH Saint Helena|Saint Helena, Ascension and Tristan da Cunha|Sainte-Hélène|Sant'Elena|Santa Helena|Sint-Helena
SI Eslovènia|Slovenia|Slovenien|Slovenija|Slovenya|Slovinsko|Slovénie|Slowenien|Szlovénia|Słowenia|Xlô-ven-ni-a
SJ Svalbard And Jan Mayen|Svalbard dan Jan Mayen|Svalbard e Jan Mayen|Svalbard en Jan Mayen|Svalbard et Jan Mayen|
   Svalbard och Jan Mayen|Svalbard og Jan Mayen|Svalbard und Jan Mayen|Svalbard y Jan Mayen
SK Eslovàquia|République slovaque|Slovacchia|Slovacia|Slovak Republic|Slovakia|Slovakien|Slovakiet|Slovakya|
   Slovaquie|Slovačka|Slovaška|Slovensko|Slovenská republika|Slowakei|Slowakije|Szlovákia|Słowacja|Xlô-va-ki-a
SL Serra Leoa|Siera Leon|Sierra Leona|Sierra Leone|Xi-ê-ra Lê-ôn
SM Saint-Marin|San Marino|Xan Ma-ri-nô
SN Senegal|Xê-nê-gan
SO Somalia|Somalie|Soomaaliya|Xô-ma-li
SR Surinam|Suriname|Xu-ri-nam
SS South Sudan|Sud-Soudan|Sudan del Sud|Sudán del Sur|Sydsudan|Südsudan
ST Santo Tomé y Príncipe|Sao Tome And Principe|Sao Tome dan Principe|Sao Tome und Principe|Sao Tomé en Principe|
   Sao Tomé et Principe|São Tomé e Principe|São Tomé och Príncipe|Xao Tô-mê và Prin-xi-pê
SV El Salvador|En-san-va-đo|Salwador
SX Saint-Martin (partie néerlandaise)|San Martín (región holandesa)|Sint Maarten|Sint Maarten (Dutch part)|
   Sint Maarten (nederländska delen)|Sint Maarten (Niederländischer Teil)|Sint Maarten (parte olandese)
SY Suriye|Syria|Syrian Arab Republic|Syrie|Syrien|Síria|Xi-ri
SZ Eswatini|Suazi|Suazilandia|Swasiland|Swaziland|Swazilàndia|Xoa-di-len
TC Ilhas Turks e Caicos|Islas Turcas y Caicos|Isole Turks e Caicos|Turks And Caicos Islands|
   Turks- en Caicoseilanden|Turks- och Caicosöarna|Turks- und Caicos-Inseln|Îles Turks et Caicos
TD Chad|Chade|Ciad|Czad|Sát|Tchad|Tschad|Tsjaad|Txad
TG Togo|Tô-gô
TH Tailàndia|Tajlandia|Tayland|Thailand|Thailandia|Thajsko|Thaïlande|Thái Lan
TJ Tadjikistan|Tadjiquistão|Tadschikistan|Tadzjikistan|Tadżykistan|Tagikistan|Tajikistan|Tayikistán|Tát-gi-ki-xtan
TK Tokelau
TL East Timor|Oost-Timor|Timor Leste|Timor Oriental
TM Turcomenistão|Turkmenistan|Tuốc-mê-ni-xtan
TN Tunesien|Tunesië|Tunezja|Tunisia|Tunisie|Tunisien|Tunisko|Tunus|Tuy-ni-di|Túnez
TO Tonga|Tông-ga
TR Republic of Turkey|Republic of Türkiye|Thổ Nhĩ Kỳ|Turchia|Turcia|Turcja|Turecko|Turkey|Turki|Turkiet|Turkije|
   Turkki|Turquie|Turquía|Turska|Turčija|Tyrkia|Tyrkiet|Törökország|Türkei|Türkiye
TT Tri-ni-đát và Tô-ba-gô|Trinidad|Trinidad and Tobago|Trinidad dan Tobago|Trinidad e Tobago|Trinidad en Tobago|
   Trinidad och Tobago|Trinidad und Tobago|Trinidad y Tobago|Trinitat i Tobago|Trinité-et-Tobago|Trynidad i Tobago
TV Tu-va-lu|Tuvalu
TW Republic of China|Taiwan|Taiwan ROC|Taiwan, Province of China|Tayvan|Đài Loan
TZ Tan-da-ni-a|Tansania|Tanzania|Tanzania, United Republic of|Tanzanie|Tanzanya|United Republic of Tanzania
UA Oekraïne|U-crai-na|Ucraina|Ucrania|Ukraina|Ukraine|Ukrajina|Ukrajna|Ukrayna
UG Oeganda|Ouganda|U-gan-đa|Uganda
US ABD|America|Amerika|Amerika Birleşik Devletleri|Amerika Serikat|Amerika Syarikat|Amerikai Egyesült Államok|
   Amerikan yhdysvallat|Amerikas Förenta Stater|Amérique|De Forenede Stater|De forente stater|EE. UU.|EEUU|
   Egyesült Államok|Estados Unidos|Estados Unidos da América|Estados Unidos de América|Estats Units|EUA|
   Förenta staterna|Hoa Kỳ|Sjedinjene Američke Države|Spojené státy|Spojené státy americké|Stany Zjednoczone|
   Stany Zjednoczone Ameryki|Statele Unite|Statele Unite ale Americii|Stati Uniti|Stati Uniti d'America|SUA|
   The United States|United States of America|USA|Vereinigte Staaten|Vereinigte Staaten von Amerika|
   Verenigde Staten|Verenigde Staten van Amerika|Yhdysvallat|ZDA|Združene države|États-Unis|États-Unis d'Amérique
UY U-ru-goay|Uruguai|Uruguay
UZ Oezbekistan|Ouzbékistan|U-dơ-bê-ki-xtan|Usbekistan|Uzbekistán|Uzbequistão|Özbekistan
VA Città del Vaticano|Ciudad del Vaticano|Holy See|Holy See (Vatican City State)|Va-ti-căng|Vaticaanstad|Vatican|
   Vatican City|Vaticano|Vaticà|Vatikan|Vatikanen|Vatikanstadt|Watykan
VC Saint Vincent And The Grenadines|Saint Vincent dan Grenadines|Saint Vincent e Grenadine|
   Saint Vincent en de Grenadines|Saint Vincent och Grenadinerna|Saint-Vincent-et-les Grenadines|
   San Vicente y las Granadinas|St. Vincent und die Grenadinen|São Vicente e Granadinas|Xan Vin-xen và Grê-na-din
VE Bolivarian Republic of Venezuela|Venezuela|Venezuela, Bolivarian Republic of|Veneçuela|Vê-nê-zu-ê-la|Wenezuela
VG Britische Jungferninseln|British Virgin Islands|Britse Maagdeneilanden|Brittiska Virgin Islands|
   Dziewicze Wyspy Brytyjskie|Iles Vierges Britanniques|Ilhas Virgens Britânicas|Illes Verges Britàniques|
   Islas Vírgenes Británicas|Isole Vergini (GB)|Kepulauan British Virgin|Virgin Islands, British
VI Amerikaanse Maagdeneilanden|Amerikanische Jungferninseln|Amerikanska Virgin Islands|
   Dziewicze Wyspy Stanów Zjednoczonych|Iles Vierges Américaines|Ilhas Virgens dos EUA|Illes Verges dels USA|
   Islas Vírgenes Americanas|Isole Vergini (USA)|Kepulauan U.S. Virgin|US Virgin Islands|Virgin Islands, U.S.
VN Viet Nam|Vietnam|Vietnã|Wietnam
VU Va-nu-a-tu|Vanuatu
WF Wallis And Futuna|Wallis dan Futuna|Wallis e Futuna|Wallis en Futuna|Wallis och Futuna|Wallis und Futuna|
   Wallis y Futuna|Wallis-et-Futuna
WS Samoa|Xa-moa
XK Kosova|Kosovo|Kosovë
YE Iemen|Jemen|Y-ê-men|Yaman|Yemen
YT Mayotta|Mayotte
ZA Africa de Sud|Afrika Selatan|Afrique du Sud|Dél-Afrika|Güney Afrika|Jihoafrická republika|Jižní Afrika|Nam Phi|
   Republic of South Africa|Republika Południowej Afryki|RSA|South Africa|Sud-àfrica|Sudáfrica|Suid-Afrika|
   Sydafrika|Südafrika|Zuid-Afrika|África do Sul
ZM Dăm-bi-a|Sambia|Zambia|Zambie
ZW Dim-ba-bu-ê|Simbabwe|Zimbabue|Zimbabwe
"""
