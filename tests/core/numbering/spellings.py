"""Odd spellings of numbers of every region, the same ones every time."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import phonenumbers
from phonenumbers import PhoneMetadata, PhoneNumberType

REGIONS = sorted(phonenumbers.SUPPORTED_REGIONS)
KINDS = [kind for kind in PhoneNumberType.values() if kind != PhoneNumberType.UNKNOWN]
_ALPHABET = "0123456789 -().\u00a0/+[]"
_EXOTIC = "x#*~,;abcE\\'\"\t\n\u2013\u2011\u200b\uff0b\uff11\u0663\u00b2\u00ad_?\ud800"
# What people call abroad with, in one country or another.
_DIALLED = ("00", "011", "0011", "810", "001", "009", "119", "0", "1", "16", "99", "0021", "0015", "14110011", "00900")
_TRUNKS = ("", "0", "(0)", "1", "8", "06", "80", "0 15 ", "180020", "90", "01", "0031", "003768", "15")
_GROUPINGS = (" ", "-", ".", "/", ") ", " (", "\u00a0", "", "  ", " - ")
_BEGINNINGS = (
    *("",) * 8,
    "Tel. ",
    "M: ",
    "'",
    "tel:",
    "fax ",
    "ext ",
    "n/x ",
    "№ ",
    "Mr. O'Neil; ",
    "/x",
    "\u0661",
    "＋",
    "_",
)
_ENDS = (
    *(
        " (mobile)",
        " M",
        " mob",
        " FLOWERS",
        "abc",
        " ab",
        "-Fax",
        "/ home",
        " (w)",
        ",",
        ".",
        ":",
        "'",
        " Büro",
        " \u212a",
    ),
    *(
        "abc1",
        " a1b2c3",
        "abc#",
        " int 5",
        " abcx",
        "e+11",
        ";",
        ";ext=5",
        "*",
        "_",
        "~1",
        " \u017f\u017f\u017f",
        "\u0661",
    ),
    *(" ext 5", "x12", "X 123456", " x1234567", " ext. 007", "/x1", "-x2", ") ext.3", " EXT4", "\u2013x3"),
    *("#", " ext", " - 503#", "\u2013503#", ",,1", "\n", "1x", " x 1 x 2"),
)

Spelling = tuple[str, "str | None"]


def examples(region: str) -> list[phonenumbers.PhoneNumber]:
    """Libphonenumber's own examples of a region, of every line type, and an invalid one."""
    found = [phonenumbers.example_number_for_type(region, kind) for kind in KINDS]
    found.append(phonenumbers.invalid_example_number(region))
    return [number for number in found if number is not None]


def plain_spellings(number: phonenumbers.PhoneNumber) -> list[str]:
    """E.164, international, national and RFC 3966."""
    return [phonenumbers.format_number(number, form) for form in range(4)]


def of_region(region: str, count: int, seed: int = 2026) -> Iterator[Spelling]:
    """`count` spellings that have to do with a region, and the default region each is read with."""
    maker = _Maker(region, Random(f"{seed}/{region}"))  # noqa: S311 - not for secrets, and the same every time
    for _ in range(count):
        yield maker.spelling()


def as_in_lists(region: str, count: int, seed: int = 2026) -> Iterator[str]:
    """Numbers as they stand in people's spreadsheets: a tenth from abroad, a few with words or extensions."""
    random = Random(f"{seed}/{region}/list")  # noqa: S311 - not for secrets, and the same every time
    for _ in range(count):
        home = region if random.random() < 0.9 else random.choice(("GB", "US", "FR", "DE", "PL", "ES", "NL", "IN"))
        number = random.choice(_CONTACTS[home] if home in _CONTACTS else _CONTACTS.setdefault(home, _contacts(home)))
        digits = phonenumbers.national_significant_number(number)
        kept = len(digits) // 2
        digits = digits[:kept] + "".join(random.choice("0123456789") for _ in digits[kept:])
        number = phonenumbers.parse(f"+{number.country_code}{digits}")
        yield _as_a_person_writes(number, random, abroad=home != region)


_CONTACTS: dict[str, list[phonenumbers.PhoneNumber]] = {}


def _contacts(region: str) -> list[phonenumbers.PhoneNumber]:
    kinds = (PhoneNumberType.MOBILE, PhoneNumberType.MOBILE, PhoneNumberType.FIXED_LINE)
    return [number for kind in kinds if (number := phonenumbers.example_number_for_type(region, kind)) is not None]


def _as_a_person_writes(number: phonenumbers.PhoneNumber, random: Random, *, abroad: bool) -> str:
    e164, international, national, _ = plain_spellings(number)
    ways = [
        (0.19, international),
        (0.20, e164),
        (0.10, e164[1:]),
        (0.05, national.replace("-", "\u2013").replace(" ", "\u00a0")),
        (0.25, national),
        (0.16, "".join(filter(str.isdigit, national))),
        (0.02, international.replace(" ", "-", 1)),
        (0.01, random.choice(("n/a", "unknown", "-", "tbc", "see notes"))),
        (0.01, f"{international} ext. {random.randint(1, 999)}"),
        (0.005, f"{international} (mobile)"),
        (0.005, f"{international} / {international}"),
    ]
    if abroad:
        ways = [(weight, text) for weight, text in ways if text.startswith("+")]
    weights, texts = zip(*ways, strict=True)
    return str(random.choices(texts, weights)[0])


class _Maker:
    def __init__(self, region: str, random: Random) -> None:
        self._region = region
        self._random = random
        self._code = str(phonenumbers.country_code_for_region(region))
        self._numbers = [phonenumbers.national_significant_number(each) for each in examples(region)]
        metadata = PhoneMetadata.metadata_for_region(region)
        assert metadata is not None
        self._trunk = metadata.national_prefix or ""
        self._leading = (metadata.leading_digits or "").split("|")[0]
        self._siblings = phonenumbers.COUNTRY_CODE_TO_REGION_CODE[int(self._code)]

    def spelling(self) -> Spelling:
        pick = self._random.random()
        if pick < 0.06:
            return self._noise(), self._default()
        written = self._written(self._national())
        if pick < 0.75:
            written = self._grouped(written)
        if pick > 0.97:
            written = f"{self._random.choice(_BEGINNINGS)}{written}{self._random.choice(_ENDS)}"
        elif pick > 0.93:
            written = self._damaged(written)
        return written, self._default()

    def _national(self) -> str:
        """A number's digits: an example's, with some of them changed, cut off, added or taken from another plan."""
        random = self._random
        digits = random.choice(self._numbers)
        kept = random.randint(0, len(digits))
        if random.random() < 0.75:
            digits = digits[:kept] + "".join(random.choice("0123456789") for _ in digits[kept:])
        if random.random() < 0.2:
            length = max(0, len(digits) + random.choice((-4, -3, -2, -1, 1, 2, 3, 5, 8)))
            digits = (digits + "".join(random.choice("0123456789") for _ in range(8)))[:length]
        if self._leading.isdigit() and random.random() < 0.1:
            digits = digits.removeprefix(self._leading)
        return "0" * random.choice((1, 2)) + digits if random.random() < 0.04 else digits

    def _written(self, digits: str) -> str:
        random = self._random
        trunk = self._trunk if random.random() < 0.6 else random.choice(_TRUNKS)
        return random.choice(
            (
                f"+{self._code}{digits}",
                f"+{self._code}{trunk}{digits}",
                f"{self._code}{digits}",
                f"{self._code}{trunk}{digits}",
                f"{trunk}{digits}",
                f"{trunk}{digits}",
                digits,
                f"{random.choice(_DIALLED)}{self._code}{digits}",
                f"{random.choice(_DIALLED)}{self._code}{trunk}{digits}",
                f"+{random.randint(0, 999)}{digits}",
            )
        )

    def _grouped(self, digits: str) -> str:
        random = self._random
        for _ in range(random.randint(0, 4)):
            at = random.randint(0, len(digits))
            digits = digits[:at] + random.choice(_GROUPINGS) + digits[at:]
        return digits

    def _damaged(self, written: str) -> str:
        at = self._random.randint(0, len(written))
        return written[:at] + self._random.choice(_EXOTIC) + written[at:]

    def _noise(self) -> str:
        return "".join(self._random.choice(_ALPHABET) for _ in range(self._random.randint(0, 24)))

    def _default(self) -> str | None:
        random = self._random
        pick = random.random()
        if pick < 0.6:
            return self._region
        if pick < 0.75:
            return random.choice(self._siblings)
        return None if pick < 0.85 else random.choice(REGIONS)
