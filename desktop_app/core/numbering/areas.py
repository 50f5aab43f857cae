"""Says what the leading digits of a number tell of time zones, place and carrier, and what countries are called.

`phonenumbers` has three tables of leading digits. Of places it loads those in all languages: half a second and 100 MB
for each process. Here the three are one table in English, cut by the first digits, and each cut is packed: a process
unpacks the few that its numbers need.
"""

from __future__ import annotations

import json
import zlib
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from threading import Lock
from typing import NamedTuple

import phonenumbers

from desktop_app.core.numbering.sealing import NumberingDamaged, sealed, unpacked, unsealed

LANGUAGE = "en"  # of places, carriers and countries

_FORMAT = 1  # increase it also when what is gathered changes
_MAGIC = b"dialproof areas\n"
_CUT = 3  # the leading digits of a cut
_MOST_BYTES = 64 << 20  # of one cut, unpacked; the largest, of Chinese mobile numbers, has 7 MB


class Area(NamedTuple):
    """What the leading digits of a number say: IANA zones, English names of place and carrier; "" if unknown."""

    zones: str
    place: str
    carrier: str


NO_AREA = Area("", "", "")


class _Cut(NamedTuple):
    """The areas of numbers with the same first digits: where leading digits may end, the longest first; all, sorted."""

    ends: Sequence[int]
    areas: Mapping[str, Area]
    prefixes: Sequence[str]


class Areas:
    """Unpacks and keeps the cuts that it is asked about; from any thread."""

    def __init__(self, countries: Mapping[str, str], packed: Mapping[str, bytes]) -> None:
        """Take the countries' English names by region, and packed cuts by their leading digits; see `gathered`."""
        self._countries = countries
        self._packed = packed
        self._cuts: dict[str, _Cut] = {}

    def country(self, region: str) -> str:
        """Return the English name of a region, "" for one that is no country."""
        return self._countries.get(region, "")

    def of(self, number: str) -> Area:
        """Return the area of a number in E.164 form."""
        cut = self._cut(number[1 : 1 + _CUT])
        for end in cut.ends:
            if (area := cut.areas.get(number[1:end])) is not None:
                return area
        return NO_AREA

    def has_longer(self, beginning: str) -> bool:
        """Return True if the digits after a beginning, of a plus and three digits at least, may tell another area."""
        leading = beginning[1:]
        prefixes = self._cut(leading[:_CUT]).prefixes
        at = bisect_right(prefixes, leading)
        return at < len(prefixes) and prefixes[at].startswith(leading)

    def _cut(self, digits: str) -> _Cut:
        if digits not in self._cuts:
            packed = self._packed.get(digits)
            areas = {} if packed is None else dict(_rows(packed))
            ends = tuple(sorted({1 + len(prefix) for prefix in areas}, reverse=True))
            self._cuts[digits] = _Cut(ends, areas, [*areas])
        return self._cuts[digits]

    def to_bytes(self) -> bytes:
        """Return the areas in the form that `from_bytes` takes."""
        sizes = {digits: len(packed) for digits, packed in self._packed.items()}
        head = {"version": _version(), "countries": self._countries, "cuts": sizes}
        text = json.dumps(head, separators=(",", ":")).encode("ascii") + b"\n"
        return sealed(_MAGIC, text + b"".join(self._packed.values()))

    @classmethod
    def from_bytes(cls, data: bytes) -> Areas:
        """Return the areas in `data`. Raise NumberingDamaged unless `to_bytes` of this version made them."""
        head, _, cuts = unsealed(_MAGIC, data).partition(b"\n")
        try:
            found = json.loads(head)
            if found["version"] != _version():
                raise NumberingDamaged("made for another version")
            return cls(_texts(found["countries"]), _parted(cuts, found["cuts"]))
        except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
            raise NumberingDamaged(str(error)) from error


def _version() -> str:
    return f"{_FORMAT}/{phonenumbers.__version__}"


def _texts(found: Mapping[str, str]) -> Mapping[str, str]:
    if not all(isinstance(text, str) for text in found.values()):
        raise NumberingDamaged("a name that isn't one")
    return found


def _parted(cuts: bytes, sizes: Mapping[str, int]) -> dict[str, bytes]:
    parted, at = {}, 0
    for digits, size in sizes.items():
        if type(size) is not int or size < 1:
            raise NumberingDamaged("a cut without a size")
        parted[digits] = cuts[at : at + size]
        at += size
    if at != len(cuts):
        raise NumberingDamaged("cuts of the wrong size")
    return parted


# --- Packing ---


def gathered() -> Areas:
    """Return the areas of the installed version of `phonenumbers`: two seconds and 150 MB, so they should be kept.

    Raise NumberingDamaged in a bundle, which leaves the tables out: its own areas are damaged, then.
    """
    if find_spec("phonenumbers.carrierdata") is None or find_spec("phonenumbers.geodata") is None:
        raise NumberingDamaged("neither areas nor the tables that they are made of are there")
    shorter: dict[str, Area] = {}
    cuts: defaultdict[str, list[tuple[str, Area]]] = defaultdict(list)
    for prefix, area in _all_areas():
        if len(prefix) < _CUT:
            shorter[prefix] = area
        cuts[prefix[:_CUT]].append((prefix, area))
    for digits in [*shorter]:  # they hold for every cut that begins so
        del cuts[digits]
    every = {f"{digits:03}" for digits in range(10**_CUT) if any(f"{digits:03}".startswith(each) for each in shorter)}
    return Areas(_country_names(), {digits: _pack(digits, cuts, shorter) for digits in sorted(every | cuts.keys())})


def _pack(digits: str, cuts: Mapping[str, Sequence[tuple[str, Area]]], shorter: Mapping[str, Area]) -> bytes:
    held = [(digits[:end], shorter[digits[:end]]) for end in range(1, _CUT) if digits[:end] in shorter]
    rows = [(prefix, *area) for prefix, area in [*held, *cuts.get(digits, ())]]
    return zlib.compress(json.dumps(rows, separators=(",", ":")).encode("ascii"))


def _rows(packed: bytes) -> Iterator[tuple[str, Area]]:
    """Return leading digits with their areas, in order. Raise NumberingDamaged for what isn't such a table."""
    try:
        for prefix, zones, place, carrier in json.loads(unpacked(packed, _MOST_BYTES)):
            if not isinstance(prefix, str):
                raise NumberingDamaged("leading digits that are none")
            yield prefix, Area(f"{zones}", f"{place}", f"{carrier}")
    except (TypeError, ValueError, RecursionError) as error:
        raise NumberingDamaged(str(error)) from error


def _all_areas() -> Iterator[tuple[str, Area]]:
    """Return all leading digits of the three tables, in order, with what the three say of them together."""
    from phonenumbers.carrierdata import CARRIER_DATA
    from phonenumbers.geodata import GEOCODE_DATA
    from phonenumbers.tzdata import TIMEZONE_DATA

    within = [("", NO_AREA)]  # those that the last one begins with, and itself
    for prefix in sorted({*TIMEZONE_DATA, *GEOCODE_DATA, *CARRIER_DATA}):
        while not prefix.startswith(within[-1][0]):
            within.pop()
        # What a table doesn't say of these digits it says of the longest beginning of theirs that it has.
        zones, place, carrier = within[-1][1]
        if (said := TIMEZONE_DATA.get(prefix)) is not None:
            zones = known_zones(said)
        if (names := GEOCODE_DATA.get(prefix)) is not None:
            place = names.get(LANGUAGE, place)
        if (names := CARRIER_DATA.get(prefix)) is not None:
            carrier = names.get(LANGUAGE, carrier)
        within.append((prefix, Area(zones, place, carrier)))
        yield within[-1]


@cache
def known_zones(zones: tuple[str, ...]) -> str:
    """Return IANA names separated by spaces, without the one that says that none is known."""
    from phonenumbers import timezone

    return " ".join(zone for zone in zones if zone != timezone.UNKNOWN_TIMEZONE)


def _country_names() -> dict[str, str]:
    from phonenumbers.geodata.locale import LOCALE_DATA

    found = {}
    for region, names in sorted(LOCALE_DATA.items()):
        name = names.get(LANGUAGE, "")
        found[region] = names.get(name[1:], "") if name.startswith("*") else name  # "*de": the same as in that one
    return found


# --- Those of this process ---


class _OfProcess:
    load: Callable[[], Areas] | None = None
    loaded: Areas | None = None
    lock = Lock()


def load_areas_with(load: Callable[[], Areas]) -> None:
    """Have this process load its areas so, once it needs them; else it gathers them. Those it has already stay."""
    if load is not _OfProcess.load:
        _OfProcess.load, _OfProcess.loaded = load, None


def areas() -> Areas:
    """Return the areas of this process; from any thread."""
    if (found := _OfProcess.loaded) is None:
        with _OfProcess.lock:
            found = _OfProcess.loaded = _OfProcess.loaded or (_OfProcess.load or gathered)()
    return found
