"""What the window reads and is made: its languages and its guide, before it or a test is started."""

from __future__ import annotations

import os
from pathlib import Path

from dev_apt import last_lines, quietly, say
from dev_environment import for_python
from guide.making import LeadsNowhere
from guide.making import make_outdated as make_outdated_guide
from translations.compiling import outdated


def make_outdated(root: Path, python: Path) -> None:
    """Make the guide, and every language ready to be loaded; what fails is said, and the window does without it.

    Qt's compiler is linked against the same system libraries as its window, so those have to be there before.
    """
    try:
        make_outdated_guide(root)
    except (OSError, LeadsNowhere) as failure:
        say(f"The guide could not be made, so the window can't open it: {failure}")
    if not outdated(root):
        return
    done = quietly(
        [str(python), str(root / "packaging" / "translations" / "compiling.py")], for_python(os.environ), root
    )
    if done.code:
        say(f"The window's languages could not be compiled, so it speaks English:\n{last_lines(done.output)}")
