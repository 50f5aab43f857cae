"""All relatives."""

from __future__ import annotations

from .taught import TAUGHT
from .untaught import UNTAUGHT

ALL = UNTAUGHT + TAUGHT
