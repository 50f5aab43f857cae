"""The sample list, verified, for the tests of this folder."""

from __future__ import annotations

from tests.ui.verified_home import home, verified

__all__ = ["home", "verified"]
