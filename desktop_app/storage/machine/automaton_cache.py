"""Takes the compiled numbering automaton that came with the program; where it doesn't fit, caches one of its own."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from desktop_app.core.numbering import Automaton, AutomatonDamaged, compiled
from desktop_app.storage.machine.home import whole_file

FILE_NAME = "numbering.bin"
# Wheels and bundles have it (packaging/automaton.py), a checkout has none.
SHIPPED = Path(__file__).resolve().parents[2] / "_resources" / "numbering" / FILE_NAME
_MOST_BYTES = 16 << 20  # a real one has a third of a megabyte


def kept_automaton(folder: Path, build: Callable[[], Automaton] = compiled, shipped: Path | None = None) -> Automaton:
    """Return the automaton of the installed metadata: the shipped one, that of `folder`, or one built and stored there.

    `shipped` is read alone; None: `SHIPPED`. One that is damaged, or made for another version, is passed over. If the
    folder can't be read or written, the automaton is built again next time.
    """
    path = folder / FILE_NAME
    for each in (shipped or SHIPPED, path):
        with suppress(OSError, AutomatonDamaged):
            return _read(each)
    automaton = build()
    with suppress(OSError):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with whole_file(path) as file:
            file.write(automaton.to_bytes())
    return automaton


def _read(path: Path) -> Automaton:
    # Only open a regular file: under that name there may be a pipe, say.
    if not path.is_file() or path.stat().st_size > _MOST_BYTES:
        raise AutomatonDamaged("not a file of ours")
    return Automaton.from_bytes(path.read_bytes())
