"""docs/service-profiles.md explains each entry of a service profile, and its examples can be read."""

from __future__ import annotations

import re

import pytest

from desktop_app.core.batches.polling import LONGEST_TAUGHT, USUAL
from desktop_app.core.profile.model import DEFAULT
from desktop_app.core.profile.reading import read_profile
from desktop_app.core.profile.writing import written
from desktop_app.core.service.rates import LIMITS
from tests.docs.markdown import ROOT, sections

TEXT = (ROOT / "docs" / "service-profiles.md").read_text("utf-8")
EXPLAINED = {title.strip("`[]").partition("]")[0]: body for title, body in sections(TEXT, 2)}


def entries() -> dict[str, set[str]]:
    """What can be taught by section, out of the text that the program itself offers to be filled in."""
    found: dict[str, set[str]] = {}
    for part in re.split(r"^\[(?=\w+\]$)", written(DEFAULT), flags=re.MULTILINE)[1:]:
        name, _, lines = part.partition("]")
        found[name] = set(re.findall(r"^#? ?(\w+) = ", lines, flags=re.MULTILINE))
    found["requests"] |= {"extra", "extra_for"}
    return found


@pytest.mark.parametrize("section", entries())
def test_every_entry_is_explained_in_its_section(section: str) -> None:
    named = set(re.findall(r"[`.](\w+)[`.]", EXPLAINED[section]))
    assert entries()[section] - named == set()


def test_numbers_that_it_names_are_those_of_the_program() -> None:
    assert re.findall(r"document's (\d+), (\d+) and (\d+)", TEXT) == [tuple(map(str, LIMITS.values()))]
    told = (
        f"`first` ({USUAL.first:g} without it)",
        f"`longest` ({USUAL.longest:g} without it)",
        f"to {LONGEST_TAUGHT:g}",
    )
    assert [each for each in told if each not in EXPLAINED["polling"]] == []


def test_its_examples_can_be_read() -> None:
    examples = re.findall(r"^```toml\n(.*?)^```", TEXT, flags=re.MULTILINE | re.DOTALL)
    assert examples
    assert all(read_profile(example) != DEFAULT for example in examples)
