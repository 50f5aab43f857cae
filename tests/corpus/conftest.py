"""The program as the tests of the command line call it."""

from __future__ import annotations

from tests.cli.conftest import alone, own_log, soon

__all__ = ["alone", "own_log", "soon"]
