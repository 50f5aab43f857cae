"""What documents call the sheets of a workbook split by outcome is what the program calls them."""

from __future__ import annotations

import re

import pytest

from desktop_app.core.output.row import Outcome
from tests.docs.markdown import ROOT, read

SPLIT = re.compile(r"(?:split into sheets by outcome|a sheet for each outcome)[^|()]*[(:](?P<names>[^|.)]*)")


@pytest.mark.parametrize("document", ["docs/lists.md", "docs/guide/results.md"])
def test_every_sheet_of_the_split_workbook_is_named_as_it_is_called(document: str) -> None:
    found = SPLIT.search(" ".join(read(ROOT / document).split()))
    assert found
    assert re.findall(r"\*(.+?)\*", found["names"]) == [outcome.value for outcome in Outcome]
