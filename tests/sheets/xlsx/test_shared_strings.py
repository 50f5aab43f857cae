"""Shared strings are what a parser makes of them, and read as far as they are asked for."""

from __future__ import annotations

import io
from collections import deque
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from desktop_app.core.errors import FileBroken
from desktop_app.sheets.formats.opening import open_source
from desktop_app.sheets.xlsx import shared_strings
from desktop_app.sheets.xlsx.shared_strings import SharedStrings, StringEvents
from tests.sheets.builders import sheet_xml, with_shared_strings, with_sheet_xml, xlsx
from tests.sheets.drawn_parts import TEXTS, InPieces, alike, by_parser, chance, damaged, outcome, strings_part

ITEMS = (
    "<si><t>{}</t></si>", '<si><t xml:space="preserve"> {} </t></si>', "<si><t></t></si>", "<si><t/></si>", "\n",
    "<si/>",
    "<si><r><t>{}</t></r><r><rPr><b/></rPr><t>!</t></r></si>", "<si><t>{}</t><phoneticPr fontId='1'/></si>",
    "<si><t>{}</t><rPh sb='0' eb='1'><t>x</t></rPh></si>", "<si><t >{}</t></si>", "<si></si>",
    "<si><t><![CDATA[{}]]></t></si>", "<!-- <si><t>{}</t></si> -->",
)  # fmt: skip
BROKEN = (
    "<si><t>{}</si>",
    "<si><t>\x02</t></si>",
    "<si><t>&x;</t></si>",
    "</sst>",
    "<si><t>]]></t></si>",
    "&x;",
    "<si>",
)


def strings_of(content: bytes) -> tuple[list[str], str]:
    """The outcome of both ways to read a strings part."""

    def ended(strings: SharedStrings) -> Iterator[str]:
        for place in count():
            try:
                yield strings[place]
            except IndexError:
                return

    events = StringEvents()
    thorough = outcome(by_parser(content, events, lambda: iter(events.taken())))
    alike(outcome(ended(SharedStrings(InPieces(content, 20 + len(content) % 90), 1 << 40))), thorough)
    return alike(outcome(ended(SharedStrings(io.BytesIO(content), 1 << 40))), thorough)


@pytest.mark.parametrize("seed", range(3))
def test_strings_are_read_as_by_the_parser(seed: int) -> None:
    random = chance(seed)
    outcomes = []
    for turn in range(150):
        odd = random.choice(((), ITEMS, ITEMS + BROKEN if turn % 2 else ITEMS))
        drawn_from = [ITEMS[0]] * 30 + list(odd)
        items = [random.choice(drawn_from).replace("{}", random.choice(TEXTS)) for _ in range(random.choice((3, 40)))]
        content = strings_part("".join(items))
        outcomes.append(strings_of(damaged(content, random) if turn % 5 == 0 else content)[1])
    assert 75 < outcomes.count("") < 140


def test_strings_are_read_as_far_as_they_are_asked_for() -> None:
    # GIVEN many strings, and damage behind them
    part = io.BytesIO(strings_part("".join(f"<si><t>name {n}</t></si>" for n in range(200_000)) + "<si><broken></si>"))
    # WHEN one of the first is asked for
    strings = SharedStrings(part, len(part.getvalue()))
    assert strings[7] == "name 7"
    assert list(strings.several([3, 2])) == ["name 3", "name 2"]
    # THEN only the beginning has been read
    assert part.tell() < len(part.getvalue()) / 10
    # AND whoever goes on hears what is wrong, as often as they ask
    for _ in range(2):
        with pytest.raises(ValueError, match="mismatched tag"):
            strings.read_all()


@pytest.mark.parametrize("asked", [5_999, 3], ids=["a cell asks for it", "no cell asks for it"])
def test_damage_far_down_is_said_when_the_sheet_is_read(
    asked: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN a workbook whose strings are too many to be read at once, and broken in the end
    monkeypatch.setattr(shared_strings, "_FEW_BYTES", 0)
    part = strings_part("".join(f"<si><t>{'name ' * 20}{n}</t></si>" for n in range(6_000)) + "<si><broken></si>")
    cells = "".join(f'<row r="{n + 1}"><c r="A{n + 1}" t="s"><v>{min(n, asked)}</v></c></row>' for n in range(6_000))
    book = with_sheet_xml(xlsx(tmp_path / "a.xlsx", [["Name"]]), sheet_xml(cells))
    with closing(open_source(with_shared_strings(book, part))) as source:
        # WHEN its first rows are read, THEN they are there
        assert next(source.rows()) == ["name " * 20 + "0"]
        # AND whoever reads on is told
        with pytest.raises(FileBroken, match="mismatched tag"):
            deque(source.rows(), maxlen=0)


def test_a_few_strings_are_read_at_once() -> None:
    with pytest.raises(ValueError, match="mismatched tag"):
        SharedStrings(io.BytesIO(strings_part("<si><broken></si>")), 100)


def test_strings_beyond_the_list_are_packed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_strings, "_LISTED_BYTES", 1 << 16)
    texts = [f"name {n} \u6771" if n % 7 else "" for n in range(20_000)]
    strings = SharedStrings(io.BytesIO(strings_part("".join(f"<si><t>{text}</t></si>" for text in texts))), 1 << 40)
    assert [strings[n] for n in range(20_000)] == texts
    assert list(strings.several([1, 14, 19_998])) == [texts[1], None, texts[19_998]]
    for place in (-1, 20_000):
        with pytest.raises(IndexError, match=f"no shared string {place}"):
            strings[place]
