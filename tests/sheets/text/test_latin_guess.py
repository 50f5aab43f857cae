"""Lists with few letters beyond ASCII: Western or Central European, by how their words look."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.sheets.text.encoding import detected_encoding

WESTERN = {
    "Italian": "Caffè Roma;Bar Nicolò;Bruni",
    "Italian, one name often": "Caffè Roma;" * 12,
    "French": "Anaïs;Où;Maïté;Père Joël;Noël;Désirée;Sèvres",
    "Spanish": "Muñoz;Peña;Nº 3;MªJosé;Núñez;Logroño",
    "Portuguese": "João;Conceição;Simões;Inês;Verônica",
    "Dutch": "Daniël;Crème Brûlée;Zoë;België",
    "Norwegian": "Bjørn;Søren;Tromsø;Kjær;Åse",
    "Swedish": "Åsa;Håkan;Umeå;Västerås",
    "Finnish": "Jyväskylä",
    "Icelandic": "Sigurður;Þór;Hafnarfjörður",
    "Estonian": "Tõnu;Jõgi;Põlva;Pärnu",
    "Signs": "3º Dcha;20 m²;¿Qué?;2½",
}
CENTRAL = {
    "Polish": "Paweł;Gdańsk;Węgrów",
    "Czech": "Kučera;Dvořák;Růžička",
    "Czech, first names": "Ondřej;Tomáš",
    "Slovak": "Ľuboš;Trenčín;Jurčík",
    "Hungarian": "Győr;Erdős;Szűcs;Jenő",
    "Romanian": "Brăila;Iaşi;Constanţa;Bucureşti",
    "Romanian capitals": "BUCUREŞTI;CONSTANŢA",
    "Croatian": "Marić;Kovačević;Đurić",
    "Slovene": "Kočevje;Zupančič",
}


def lines(names: str) -> str:
    return "".join(f"R{index};{name};06 608850{index}\r\n" for index, name in enumerate(names.split(";")))


def read_back(path: Path, text: str, encoding: str) -> str:
    path.write_bytes(text.encode(encoding))
    return path.read_bytes().decode(detected_encoding(path))


@pytest.mark.parametrize("names", WESTERN.values(), ids=WESTERN)
def test_western_names_stay_western(tmp_path: Path, names: str) -> None:
    assert read_back(tmp_path / "a.csv", lines(names), "cp1252") == lines(names)


@pytest.mark.parametrize("names", CENTRAL.values(), ids=CENTRAL)
def test_central_european_names_stay_so(tmp_path: Path, names: str) -> None:
    assert read_back(tmp_path / "a.csv", lines(names), "cp1250") == lines(names)
