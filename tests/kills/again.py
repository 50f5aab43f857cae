"""What the window does when a person has the unanswered sent again: `python -m tests.kills.again HOME`.

No command line does it. It prepares the tasks; `resume` sends them.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from desktop_app.wiring.services import open_services

from .program import chosen, watch


async def _again(home: Path) -> int:
    services = open_services(home, at=chosen())
    try:
        for batch in services.verification.finished():
            found = await services.repeating.unanswered(batch.id)
            if found.numbers:
                await services.repeating.repeat(batch.id, found.numbers)
    finally:
        await services.aclose()
    return 0


if __name__ == "__main__":
    watch()
    sys.exit(asyncio.run(_again(Path(sys.argv[1]))))
