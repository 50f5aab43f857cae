"""Writes `core/countries/holidays.py`: the public holidays of each country, by the library `holidays`.

It isn't installed with the program, nor for its tests: this is run once a year, `pip install holidays` before it.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path

PLACE = Path(__file__).resolve().parents[1] / "desktop_app" / "core" / "countries" / "holidays.py"
YEARS = 6

HEAD = '''"""Public holidays of whole countries, {first} to {last}, read by `core.calling.rules`.

Made by `packaging/holiday_table.py` from holidays {version} (MIT), not by hand. Behind each ISO 3166-1
alpha-2 code stand the years, with month and day of each holiday. Those of single regions, and half days, aren't there.
"""

# ruff: noqa: E501 - a line for each country
from __future__ import annotations

FIRST, LAST = {first}, {last}
DATES = """\\
{lines}
"""
'''


def main() -> None:
    """Write the table for this year and those after it."""
    holidays = import_module("holidays")
    first = datetime.now(UTC).year
    years = range(first, first + YEARS)
    lines = []
    for country in sorted(each for each in holidays.list_supported_countries() if len(each) == 2):
        days = defaultdict(list)
        for day in sorted(holidays.country_holidays(country, years=years)):
            days[day.year].append(f"{day:%m%d}")
        lines.append(" ".join([country, *(f"{year} {' '.join(each)}" for year, each in days.items() if year in years)]))
    version = getattr(holidays, "__version__", "?")
    PLACE.write_text(HEAD.format(first=first, last=years[-1], version=version, lines="\n".join(lines)), "utf-8")
    sys.stdout.write(f"{len(lines)} countries\n")


if __name__ == "__main__":
    main()
