"""For every test: property tests draw the same examples each time, so that a run can be repeated."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("same each time", derandomize=True, deadline=None)
settings.register_profile("new each time", deadline=None)
settings.load_profile(os.environ.get("DIALPROOF_HYPOTHESIS", "same each time"))
