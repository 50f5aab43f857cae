"""What countries are called in lists: the names of the Unicode project (CLDR), by way of Babel.

`python -m translations.country_words` in `packaging/` writes them anew, which a newer Babel asks for.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from pathlib import Path

PLACE = Path(__file__).resolve().parents[2] / "desktop_app" / "core" / "countries" / "words.py"
# The languages that lists come in, Chinese and Serbian in both their scripts.
_LISTED = """
af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr gl gu he hi hr hu hy id is it ja ka kk km kn ko ky lo
lt lv mk ml mn mr ms my nb ne nl pa pl pt pt_PT ro ru si sk sl sq sr sr_Latn sv sw ta te th tr uk ur uz vi zh zh_Hant
zh_Hant_HK
"""
LOCALES = tuple(_LISTED.split())
# Of a name with two meanings, the one that so many times as many languages have.
_CLEARLY_MORE = 2
_SHORTEST = 4
_HEAD = """\"\"\"Names of countries in {count} locales of the Unicode CLDR {version}, read by `core.countries.names`.

Made by `packaging/translations/country_words.py`, not by hand. Behind each ISO 3166-1 alpha-2 code stand its country's
names in the form in which they are looked up (`names.name_key`), parted by bars.
\"\"\"

# ruff: noqa: E501 - a line for each country
from __future__ import annotations

KEYS = \"\"\"\\
"""


def generated() -> str:
    """The module with the names."""
    from babel.core import get_cldr_version

    lines = [f"{country} {'|'.join(sorted(keys))}\n" for country, keys in sorted(keys_by_country().items())]
    return _HEAD.format(count=len(LOCALES), version=get_cldr_version()) + "".join(lines) + '"""\n'


def keys_by_country() -> dict[str, set[str]]:
    """Each country's names, as keys; a name that means two countries is the likelier one's, or nobody's."""
    from babel import Locale

    from desktop_app.core.countries.names import name_key
    from desktop_app.core.numbers.phone import known_region

    meanings: dict[str, Counter[str]] = defaultdict(Counter)
    for locale in LOCALES:
        for code, name in Locale.parse(locale).territories.items():
            if known_region(code) and "|" not in name:
                meanings[name_key(name)][code] += 1
    found: dict[str, set[str]] = defaultdict(set)
    for key, countries in meanings.items():
        (country, most), *others = countries.most_common(2)
        clear = not others or most >= _CLEARLY_MORE * others[0][1]
        # As short as a code, it is rather a word of another language, such as Norwegian “Man”.
        if clear and not (len(key) < _SHORTEST and key.isascii()):
            found[country].add(key)
    return found


def main() -> None:
    """Write the module."""
    PLACE.write_text(generated(), "utf-8", newline="\n")


if __name__ == "__main__":
    main()
