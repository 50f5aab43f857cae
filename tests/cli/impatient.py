"""The program in a process of its own that gives up soon: `python -m tests.cli.impatient …`.

What it does until then is `desktop_app.__main__`'s. It waits a second, not ten, for a database that another program
holds, and as long as the environment says for a journal that can't be written.
"""

from __future__ import annotations

import os
import sys

PATIENCE = "JOURNAL_PATIENCE"


def main() -> int:
    """Run the program with less patience."""
    # Not above: this module is imported in each child process, too, which needs none of them.
    from desktop_app import __main__ as program
    from desktop_app.services.batches import in_flight
    from desktop_app.storage.sqlite import database

    database._PATIENCE = 1.0
    in_flight.JOURNAL_PATIENCE = float(os.environ[PATIENCE])
    return program.main()


if __name__ == "__main__":
    sys.exit(main())
