"""Takes what was compiled of the numbering plans with the program; where it doesn't fit, caches one of its own."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Protocol, TypeVar

from platformdirs import user_cache_path

from desktop_app.core.numbering import Automaton, NumberingDamaged, compiled
from desktop_app.core.numbering.areas import Areas, gathered
from desktop_app.storage.machine.home import whole_file

AUTOMATON_NAME = "numbering.bin"
AREAS_NAME = "areas.bin"
# Wheels and bundles have them (packaging/compiled_numbering.py), a checkout has none.
_SHIPPED = Path(__file__).resolve().parents[2] / "_resources" / "numbering"
SHIPPED = _SHIPPED / AUTOMATON_NAME
SHIPPED_AREAS = _SHIPPED / AREAS_NAME
_MOST_BYTES = 16 << 20  # of an automaton a third of a megabyte, of areas two


class _Compiled(Protocol):
    def to_bytes(self) -> bytes: ...


_C = TypeVar("_C", bound=_Compiled)


def usual_folder() -> Path:
    """Return the folder of this person's cache: what is in it is the same for every data folder."""
    return user_cache_path("dialproof", appauthor=False)


def kept_automaton(folder: Path, build: Callable[[], Automaton] = compiled, shipped: Path | None = None) -> Automaton:
    """Return the automaton of the installed metadata: the shipped one, that of `folder`, or one built and stored there.

    `shipped` is read alone; None: `SHIPPED`. One that is damaged, or made for another version, is passed over. If the
    folder can't be read or written, the automaton is built again next time.
    """
    return _kept((shipped or SHIPPED, folder / AUTOMATON_NAME), Automaton.from_bytes, build)


def kept_areas(folder: Path | None = None, build: Callable[[], Areas] = gathered, shipped: Path | None = None) -> Areas:
    """Return the areas of the installed metadata as `kept_automaton` does; None: `usual_folder`, `SHIPPED_AREAS`."""
    return _kept((shipped or SHIPPED_AREAS, (folder or usual_folder()) / AREAS_NAME), Areas.from_bytes, build)


def _kept(places: tuple[Path, Path], read: Callable[[bytes], _C], build: Callable[[], _C]) -> _C:
    for each in places:
        with suppress(OSError, NumberingDamaged):
            return read(_bytes(each))
    made, path = build(), places[-1]
    with suppress(OSError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with whole_file(path) as file:
            file.write(made.to_bytes())
    return made


def _bytes(path: Path) -> bytes:
    # Only open a regular file: under that name there may be a pipe, say.
    if not path.is_file() or path.stat().st_size > _MOST_BYTES:
        raise NumberingDamaged("not a file of ours")
    return path.read_bytes()
