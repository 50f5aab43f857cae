#!/usr/bin/env python3
"""Start the program, or run every check and test, from a clean clone with nothing but Python.

    python3 packaging/dev.py run [ARGUMENTS]    the program; ARGUMENTS go to it unchanged
    python3 packaging/dev.py test [ARGUMENTS]   all checks, then pytest with ARGUMENTS
    python3 packaging/dev.py test --kills N     nothing but N rounds in which the program is killed and carried on
    python3 packaging/dev.py test --fuzz N      nothing but N damaged files, which the program reads
    python3 packaging/dev.py test --windows     the tests on a Python for Windows, which Wine runs; ARGUMENTS as above
    python3 packaging/dev.py bench [ARGUMENTS]  a list of a million rows, measured against the plain stack
    python3 packaging/dev.py screenshots [FOLDER]  pictures of every screen in every state, and a page with all of them
    python3 packaging/dev.py bundle [--out DIR] the program as people without Python install it, made for this system
    python3 packaging/dev.py bundle --windows   the same for Windows, with its MSI, made on Linux by Wine
    python3 packaging/dev.py test --bundle      makes it, and nothing but the tests of it
    python3 packaging/dev.py translations       the files of all languages, brought up to date with the sources

In a round of `--kills` a list of several tasks is sent, the program is killed with -9 at named and at random moments,
again and again, and resumed to its end; the service is killed at times, too. The last line has the rounds, the rows
that were lost and the submissions that were doubled, and the exit code is 1 unless all of that is 0. `--seed SEED`
repeats an earlier run, `--only ROUND` one round of it. A few rounds are among the tests of plain `test`.

For `--fuzz` sound lists of every format are damaged in as many ways as N says, and read in the program's own child
process. The last line has what became of them, the slowest and the most memory; the exit code is 1 if one ended in a
fault, in no right sentence or too late. `--seed SEED` repeats an earlier run, `--only CASE` one file of it, which is
kept. Two thousand are among the tests of plain `test`.

For `--windows` a CPython for Windows is made in `.windows/` the first time, of public packages and the wheels that the
locks name. Without ARGUMENTS the rooms of the tests are run one after the other, and a table has what came of each;
`--windows --kills N` and `--windows --fuzz N` make those trials there.

`bench` makes its lists itself, which the next run finds again, and takes some twenty minutes; `--rows 100000` makes it
shorter, `--only reading` measures one part, `--markdown FILE` writes the table for README, `--help` names the rest.

`screenshots` takes them in light and dark at 100 and 200 % into FOLDER (`screenshots`), which takes half an hour;
`--only monitor`, `--look dark`, `--scale 100` make it shorter, `--look high-dark` and `--scale 150` show what else
there is. With `--language pseudo` words are longer and in brackets, and findings.txt beside the pictures has what is
cut off or isn't translated.

`bundle` makes build/bundle/: the folder of the program, licences and a bill of materials beside it, from what
packaging/locks names and from nothing else. It says sizes and start times; `--twice` builds again and compares every
file, `--packages` also makes what is handed on of it (on Linux .tar.xz and .deb, on macOS a .dmg),
`--no-measure` is quicker, and `--lock` writes nothing but the locks, with the newest versions. With `--windows` it
makes build/bundle-windows/ and an MSI there, by the Python of `test --windows`; with `--try` besides the MSI is
installed, started, repaired, upgraded and taken off by Wine, `--no-build` takes the bundle that is there.

`translations` says how much of each language is translated; `--missing` prints what isn't, `--take FILE` puts it in.

The first start makes `.venv` and installs what the program needs, in the versions and with the hashes that
packaging/locks names, which takes some minutes. On Debian and Ubuntu the system libraries that Qt needs are added as
well where root starts this; anybody else is shown the command and asked once before sudo is used, or, without a
terminal, is told the command (`--system-packages` says yes before). Later starts find all of it there and lose no time.
Everything that this script says goes to standard error: standard output is the program's own.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST = (3, 11)
COMMANDS = ("run", "test", "bench", "bundle", "screenshots", "translations")
# Present in every whole Python, absent from Debian's python3-minimal.
WHOLE_PYTHON = ("venv", "ctypes", "json", "shutil", "http")

# The neighbours are found even where the interpreter was told not to look beside the script (-P).
if str(ROOT / "packaging") not in sys.path:
    sys.path.insert(0, str(ROOT / "packaging"))


def too_old(version: tuple[int, int], directories: list[str]) -> str | None:
    """Return the sentence for a Python below 3.11, naming a newer one if it stands in one of the directories."""
    if version >= OLDEST:
        return None
    text = f"Dialproof needs Python 3.11 or newer, and this is {version[0]}.{version[1]}."
    for minor in range(20, OLDEST[1] - 1, -1):
        for directory in directories:
            if os.access(Path(directory, f"python3.{minor}"), os.X_OK):
                return f"{text} Try python3.{minor}, which stands on your PATH."
    return f"{text} Install one from python.org or from your system's packages, and start again with it."


def parts_missing(names: tuple[str, ...] = WHOLE_PYTHON) -> list[str]:
    """Return which of these modules of the standard library this Python lacks."""
    return [name for name in names if importlib.util.find_spec(name) is None]


def complete_python(missing: list[str]) -> int:
    """Install the rest of Debian's Python and start over with it; return 1 where that is not possible."""
    from dev_apt import Apt  # the one neighbour that does without the missing modules

    print(f"This Python is not whole (no {', '.join(missing)}).", file=sys.stderr, flush=True)
    failure = Apt(allowed="--system-packages" in sys.argv).install(["python3", "python3-venv"])
    if failure is None and "DIALPROOF_COMPLETED" not in os.environ:
        # Marked, because a Python that lacks the same parts afterwards would start over for ever.
        os.environ["DIALPROOF_COMPLETED"] = "1"
        os.execv(sys.executable, [sys.executable, *sys.argv])  # noqa: S606 - no shell is wanted
    print(failure or "Its packages are installed and it still lacks them; use another Python.", file=sys.stderr)
    return 1


def main(arguments: list[str]) -> int:
    """Look at the command word, make sure of the Python, and hand on."""
    if not arguments or arguments[0] in {"-h", "--help"}:
        print((__doc__ or "").strip())
        return 0 if arguments else 2
    if arguments[0] not in COMMANDS:
        there_are = ", ".join(f"`{command}`" for command in COMMANDS)
        print(f"There is no command {arguments[0]!r}; there are {there_are}.", file=sys.stderr)
        return 2
    old = too_old((sys.version_info[0], sys.version_info[1]), os.environ.get("PATH", "").split(os.pathsep))
    if old:
        print(old, file=sys.stderr)
        return 1
    missing = parts_missing()
    if missing:
        return complete_python(missing)
    os.environ.pop("DIALPROOF_COMPLETED", None)
    import dev_commands  # it could not be read by the Pythons that were turned away above

    return dev_commands.start(ROOT, arguments[0], arguments[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
