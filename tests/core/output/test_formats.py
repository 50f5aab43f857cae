from __future__ import annotations

import pytest

from desktop_app.core.errors import UsageError
from desktop_app.core.output.formats import CSV, XLSX, OutputFormat, format_of


@pytest.mark.parametrize(("name", "found"), [("a.csv", CSV), ("A.XLSX", XLSX), ("b.xlsx.CSV", CSV)])
def test_a_file_has_the_format_of_its_suffix(name: str, found: OutputFormat) -> None:
    assert format_of(name) is found


@pytest.mark.parametrize("name", [".csv", "csv", "a.txt", "a.csv.gz", ""])
def test_any_other_name_is_refused_with_the_suffixes(name: str) -> None:
    with pytest.raises(UsageError, match=r"one of \.xlsx(,| or) \.csv"):
        format_of(name)
