"""Downloads that are cut off and carried on."""

from __future__ import annotations

import httpx
import pytest

from desktop_app.api.part_file import PartFile, PartRecord, address_digest
from desktop_app.core.errors import NoAnswer

from .shelf import FILE, LINK, Fetching


def test_the_next_attempt_asks_for_what_is_missing(begun: Fetching) -> None:
    assert begun() is None
    assert begun.shelf.asked == ["bytes=1300000-"]
    assert begun.is_whole()
    assert begun.told[-1] == (len(FILE), len(FILE))
    assert all(got > 1_300_000 and of == len(FILE) for got, of in begun.told)


def test_many_cuts_ask_for_each_byte_once(fetch: Fetching) -> None:
    sizes = [300_000, 1, 1_100_000, 50_000, 7]
    fetch.shelf.cuts = iter(sizes)
    for _ in sizes:
        assert type(fetch()) is NoAnswer
    assert fetch() is None
    places = [sum(sizes[:count]) for count in range(1, len(sizes) + 1)]
    assert fetch.shelf.asked == ["", *(f"bytes={place}-" for place in places)]
    assert fetch.is_whole()


def test_a_link_signed_anew_carries_on(begun: Fetching) -> None:
    assert begun("https://cdn.example/results/7.csv?sig=2&expires=9") is None
    assert begun.shelf.asked == ["bytes=1300000-"]
    assert begun.is_whole()


@pytest.mark.parametrize("link", ["https://cdn.example/results/8.csv?sig=1", "https://cdn2.example/results/7.csv"])
def test_another_address_is_another_file(begun: Fetching, link: str) -> None:
    assert begun(link) is None
    assert begun.shelf.asked == [""]
    assert begun.is_whole()


def test_a_length_that_was_not_said_is_learnt_from_the_part(fetch: Fetching) -> None:
    fetch.shelf.cuts = iter([400_000])
    answers = [{"Transfer-Encoding": "chunked"}]
    fetch.shelf.twist = lambda _: fetch.shelf.answer(200, FILE, answers.pop()) if answers else None
    assert type(fetch()) is NoAnswer
    assert fetch() is None
    assert fetch.shelf.asked == ["", "bytes=400000-"]
    assert fetch.is_whole()


def test_a_part_that_is_whole_is_proved_by_its_last_byte(fetch: Fetching) -> None:
    # As if killed between the last byte and the file's own name.
    file = PartFile.begin(fetch.target, PartRecord(address_digest(LINK), '"v1"', len(FILE)))
    file.write(FILE)
    file.close()
    assert fetch() is None
    assert fetch.shelf.asked == [f"bytes={len(FILE) - 1}-"]
    assert fetch.is_whole()


def test_a_server_that_gives_little_at_a_time_is_asked_on_at_once(begun: Fetching) -> None:
    begun.shelf.most = 500_000
    assert begun() is None
    assert begun.shelf.asked == [f"bytes={1_300_000 + 500_000 * turn}-" for turn in range(4)]
    assert begun.slept == []
    assert begun.is_whole()


def test_an_overlap_that_agrees_is_taken_once(begun: Fetching) -> None:
    begun.shelf.twist = lambda _: begun.shelf.part(1_000_000)
    assert begun() is None
    assert begun.shelf.asked == ["bytes=1300000-"]
    assert begun.is_whole()


def test_only_the_file_is_asked_for_its_rest_and_not_what_leads_there(fetch: Fetching) -> None:
    def lead(request: httpx.Request) -> httpx.Response | None:
        return httpx.Response(302, headers={"Location": LINK}) if request.url.path == "/go" else None

    fetch.shelf.twist = lead
    fetch.shelf.cuts = iter([200_000])
    assert type(fetch("https://service.example/go")) is NoAnswer
    assert fetch("https://service.example/go") is None
    assert fetch.shelf.asked == ["", "", "", "bytes=200000-"]
    assert fetch.is_whole()
