"""`python -m windows OUT`."""

from __future__ import annotations

import sys

from windows.installer import main

sys.exit(main(sys.argv[1:]))
