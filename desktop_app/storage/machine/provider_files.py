"""Reads provider files: those that come with the program, and a person's own in their data folder."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from desktop_app.core.profile.provider import TEXT_ENDING, Provider, ProviderFile, read_provider
from desktop_app.core.profile.reading import ProfileWrong
from desktop_app.core.text.translatable import tr_text

_PACKAGE = Path(__file__).resolve().parents[2]
# Wheels and bundles have them in the package, a checkout beside it.
_PACKED = _PACKAGE / "_resources" / "providers"
SHIPPED = _PACKED if _PACKED.is_dir() else _PACKAGE.parent / "resources" / "providers"
_MOST_BYTES = 64 * 1024
# More aren't looked at: a folder of that name may be anything.
_MOST_FILES = 200


class ProviderFiles:
    """The provider files of a data folder, whose `own` folder may be missing. They are read anew each time."""

    def __init__(self, own: Path, shipped: Path = SHIPPED) -> None:
        self.own = own
        self._shipped = shipped

    def every(self) -> list[ProviderFile]:
        """Return all of them by name, those that can't be read last. A person's own replaces one of its slug."""
        found = {each.slug: each for each in _read_all(self._shipped)}
        found |= {each.slug: replace(each, own=True) for each in _read_all(self.own)}
        return sorted(found.values(), key=lambda each: (each.provider is None, each.title.casefold()))


def _read_all(folder: Path) -> Iterator[ProviderFile]:
    try:
        every = sorted(path for path in folder.iterdir() if path.name.lower().endswith((".toml", TEXT_ENDING)))
    except OSError:
        return
    for path in every[:_MOST_FILES]:
        if path.name.lower().endswith(TEXT_ENDING):
            reason = tr_text("its name ends in “.txt”: save it as “{name}”", name=path.stem)
            yield ProviderFile(path.name.lower(), None, reason)
            continue
        try:
            yield ProviderFile(path.stem.lower(), _read(path))
        except ProfileWrong as error:
            yield ProviderFile(path.stem.lower(), None, str(error))
        except OSError as error:
            yield ProviderFile(path.stem.lower(), None, tr_text("it can't be opened ({words})", words=error.strerror))


def _read(path: Path) -> Provider:
    if not path.is_file():  # under that name there may be a pipe, say
        raise ProfileWrong(None, tr_text("it is no file"))
    with path.open("rb") as file:
        content = file.read(_MOST_BYTES + 1)
    if len(content) > _MOST_BYTES:
        raise ProfileWrong(None, tr_text("it is too long for a service profile"))
    try:
        return read_provider(content.decode("utf-8-sig"), path.stem.lower())
    except UnicodeDecodeError:
        raise ProfileWrong(None, tr_text("it isn't text in UTF-8")) from None
