"""`python -m linux OUT`."""

from __future__ import annotations

import sys

from linux.making import main

sys.exit(main(sys.argv[1:]))
