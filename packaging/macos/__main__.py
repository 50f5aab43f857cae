"""`python -m macos OUT`."""

from __future__ import annotations

import sys

from macos.disk_image import main

sys.exit(main(sys.argv[1:]))
