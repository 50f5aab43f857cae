"""Normalising on one core: the automaton against naive phonenumbers, and its verdicts against libphonenumber's own.

`core.numbers.phone.normalise` is what the automaton must equal in every field; of the list, the naive reading is the
judge.
"""

from __future__ import annotations

import csv
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path

import compiled_numbering

from bench import inputs, plain
from bench.run import Run
from bench.stage import Result, timed
from bench.table import Line, at_most
from desktop_app.core.numbering import Automaton, Normaliser
from desktop_app.core.numbers.phone import Normalised, line_type_names, normalise
from desktop_app.storage.machine import numbering_files
from desktop_app.storage.machine.numbering_files import kept_automaton
from desktop_app.workers.list_rows import Numbers

_WANTED = 20.0
_CHUNK = 1_000  # as whoever reads a list hands it on
_ODD = 300_000
_SHOWN = 5
_LIST_REGIONS = ("GB", "US", "DE", "FR", "IN", "BR", "IT", "AU")
_LIST_ROWS, _NAIVE_ROWS, _ROUNDS = 100_000, 4_000, 3
_FIRST = 0.1  # seconds, which two runs of the same differ by


def measures(run: Run) -> Iterator[Line]:
    """Lines of the table."""
    built = run.once("numbering:built")
    told = f"{built['states']:,} states; {built['loaded']:.2f} s to load, {built['bytes']:,} bytes on disk."
    yield Line("the automaton built, once for a version of the metadata", f"{built['seconds']:.1f} s", note=told)
    run.warm()
    yield _first_list(run)
    folder, file = str(inputs.folder().parent), str(inputs.csv_list(run.rows))
    ours, naive = run.best(
        ("numbering:quick", {"folder": folder, "file": file}), ("numbering:naive", {"file": file, "count": run.rows})
    )
    each, theirs = (found["count"] / found["seconds"] for found in (ours, naive))
    note = f"{ours['handed_over'] / ours['count']:.2%} left to libphonenumber."
    speeds = f"{each:,.0f} a second", f"{theirs:,.0f} a second"
    yield Line(
        "normalising, one core", *speeds, f"{each / theirs:.1f} ×", f"≥ {_WANTED:g} ×", each >= _WANTED * theirs, note
    )
    yield _lists(run.once("numbering:lists", folder=folder, count=min(_LIST_ROWS, run.rows)))
    yield _mismatches("mismatches in the list", run.once("numbering:list_compared", folder=folder, file=file))
    yield _mismatches("mismatches in every region's examples", run.once("numbering:examples_compared", folder=folder))
    odd = run.once("numbering:odd_compared", folder=folder, count=min(_ODD, run.rows))
    yield _mismatches("mismatches in odd spellings of all regions", odd)


def _first_list(run: Run) -> Line:
    """What somebody's first list takes longer than any later one, with the automaton that a bundle or wheel has."""
    compiled_numbering.make_outdated(compiled_numbering.ROOT)
    shipped, kept = compiled_numbering.made(compiled_numbering.ROOT).automaton, inputs.folder().parent
    file = str(inputs.csv_list(min(_LIST_ROWS, run.rows)))
    places = (run.work / "nothing kept", shipped), (kept, run.work / "nothing shipped")
    stages: list[tuple[str, dict[str, object]]] = [
        ("numbering:begun", {"file": file, "folder": str(folder), "shipped": str(path)}) for folder, path in places
    ]
    with_shipped, with_kept = run.best(*stages, rounds=_ROUNDS)
    more = max(0.0, with_shipped["seconds"] - with_kept["seconds"])
    note = f"{with_kept['count']:,} numbers in {with_shipped['seconds']:.2f} instead of {with_kept['seconds']:.2f} s."
    return at_most("first list ever, no automaton kept: longer than a later one by", more, _FIRST, "{:.1f} s", note)


def _lists(found: Result) -> Line:
    slowest = min(found["times"], key=found["times"].__getitem__)
    note = ", ".join(f"{region} {times:.0f} ×" for region, times in found["times"].items())
    ratio = found["times"][slowest]
    what = f"the same for lists of one country each, the slowest ({slowest})"
    return Line(what, "", "", f"{ratio:.1f} ×", note=note)  # the target is that of the mixed list


def _mismatches(what: str, found: Result) -> Line:
    note = "; ".join(found["shown"])
    figure = f"{found['mismatches']:,} of {found['count']:,}"
    return Line(what, figure, "", "", "0", not found["mismatches"], note)


def built() -> Result:
    """Stage: the automaton compiled, and read from its bytes."""
    from desktop_app.core.numbering import compiled

    made: list[Automaton] = []
    seconds = timed(lambda: made.append(compiled()))
    data = made[0].to_bytes()
    loaded = timed(lambda: Normaliser(Automaton.from_bytes(data)))
    return {"seconds": seconds, "loaded": loaded, "bytes": len(data), "states": len(made[0].labels)}


def begun(file: str, folder: str, shipped: str) -> Result:
    """Stage: a list's numbers, where `shipped` is what came with the program, and `folder` the person's cache."""
    numbering_files.SHIPPED = Path(shipped)
    texts, numbers = phones(Path(file)), Numbers(inputs.HOME, Path(folder))

    def all_of_them() -> None:
        for at in range(0, len(texts), _CHUNK):
            numbers.columns(texts[at : at + _CHUNK])

    return {"seconds": timed(all_of_them), "count": len(texts)}


def phones(file: Path, most: int | None = None) -> list[str]:
    """The phone column of a CSV list, blank cells left out."""
    with file.open(encoding="utf-8", newline="") as lines:
        found = [row[inputs.PHONE_COLUMN] for row in csv.reader(lines)][1:]
    return [text for text in found[:most] if text]


def quick(folder: str, file: str) -> Result:
    """Stage: the automaton over the whole list."""
    texts = phones(Path(file))
    normaliser = Normaliser(kept_automaton(Path(folder)), inputs.HOME)
    seconds = timed(lambda: read_all(normaliser, texts))
    return {"seconds": seconds, "count": len(texts), "handed_over": normaliser.handed_over}


def numbers_of(normaliser: Normaliser, texts: Sequence[str]) -> list[Normalised]:
    """The numbers as a list's are found: in columns, and one by one where those have nothing."""
    found = normaliser.columns(texts)
    return [
        Normalised(*columns) if columns[0] else normaliser.normalise(text)
        for text, columns in zip(texts, zip(*found, strict=True), strict=True)
    ]


def read_all(normaliser: Normaliser, texts: Sequence[str]) -> None:
    """What is done for all numbers of a list: no value is made of those that stand in the columns."""
    for at in range(0, len(texts), _CHUNK):
        some = texts[at : at + _CHUNK]
        for text, e164 in zip(some, normaliser.columns(some).e164, strict=True):
            if not e164:
                normaliser.normalise(text)


def naive(file: str, count: int) -> Result:
    """Stage: naive phonenumbers over the first `count` rows."""
    texts = phones(Path(file), count)

    def all_of_them() -> None:
        for text in texts:
            plain.normalise(text)

    return {"seconds": timed(all_of_them), "count": len(texts)}


def lists(folder: str, count: int) -> Result:
    """Stage: lists as people have them, a tenth from abroad; how many times as quick as naive phonenumbers each is."""
    from tests.core.numbering import spellings

    kept, times = kept_automaton(Path(folder)), {}
    for region in _LIST_REGIONS:
        texts = list(spellings.as_in_lists(region, count))
        part = texts[:: max(1, count // _NAIVE_ROWS)]
        times[region] = _times_as_quick(Normaliser(kept, region), texts, region, part)
    return {"times": times}


def _times_as_quick(normaliser: Normaliser, texts: list[str], region: str, part: list[str]) -> float:
    ours = min(timed(lambda: read_all(normaliser, texts)) for _ in range(_ROUNDS)) / len(texts)
    theirs = min(timed(lambda: [plain.normalise(text, region) for text in part]) for _ in range(_ROUNDS)) / len(part)
    return theirs / ours


def list_compared(folder: str, file: str) -> Result:
    """Stage: every number of the list, with the naive reading as the judge."""
    texts = phones(Path(file))
    normaliser = Normaliser(kept_automaton(Path(folder)), inputs.HOME)
    return _compared(texts, normaliser, _naively)


def _naively(text: str) -> Normalised:
    found = plain.normalise(text)
    if found is None:
        return Normalised(problem=normalise(text, inputs.HOME).problem)
    e164, region, kind = found
    return Normalised(e164, region, line_type_names().get(kind, "unknown"))


def examples_compared(folder: str) -> Result:
    """Stage: libphonenumber's examples of every region and line type in every plain spelling, with three defaults."""
    from tests.core.numbering import spellings

    texts: defaultdict[str | None, list[str]] = defaultdict(list)
    for region in spellings.REGIONS:
        spelled = [text for number in spellings.examples(region) for text in spellings.plain_spellings(number)]
        for default in (region, None, "FR" if region != "FR" else "DE"):
            texts[default] += spelled
    return _each_default(folder, texts)


def odd_compared(folder: str, count: int) -> Result:
    """Stage: some `count` odd spellings, as many of every region."""
    from tests.core.numbering import spellings

    texts: defaultdict[str | None, list[str]] = defaultdict(list)
    for region in spellings.REGIONS:
        for text, default in spellings.of_region(region, -(-count // len(spellings.REGIONS))):
            texts[default].append(text)
    return _each_default(folder, texts)


def _each_default(folder: str, texts: dict[str | None, list[str]]) -> Result:
    anywhere = Normaliser(kept_automaton(Path(folder)))
    total: Result = {"mismatches": 0, "count": 0, "shown": []}
    for default, spelled in texts.items():
        found = _compared(spelled, anywhere.elsewhere(default), _judge(default))
        total = {key: total[key] + found[key] for key in total}
    return {**total, "shown": total["shown"][:_SHOWN]}


def _judge(default: str | None) -> Callable[[str], Normalised]:
    return lambda text: normalise(text, default)


def _compared(texts: Iterable[str], normaliser: Normaliser, judge: Callable[[str], Normalised]) -> Result:
    mismatches, count, shown = 0, 0, []
    remaining = iter(texts)
    while some := list(islice(remaining, _CHUNK)):
        count += len(some)
        for text, found in zip(some, numbers_of(normaliser, some), strict=True):
            wanted = judge(text)
            if found != wanted:
                mismatches += 1
                shown.append(f"{text!r}: {found}, not {wanted}")
    return {"mismatches": mismatches, "count": count, "shown": shown[:_SHOWN]}
