"""The .tar.xz: one folder with everything, which runs wherever it is unpacked."""

from __future__ import annotations

import lzma
import platform
import shutil
import tarfile
from pathlib import Path

from bundle import facts

from linux.desktop import FILES, lay_out

SCRIPT = "install-for-me"


def write_archive(program: Path, out: Path, epoch: int) -> Path:
    """Write it into `out`; `program` is the whole folder, and stays as it was."""
    name = f"{facts.PROGRAM}-{facts.VERSION}"
    beside = program.with_name("beside")
    lay_out(beside / "share", facts.PROGRAM, epoch)
    shutil.copyfile(FILES / SCRIPT, beside / SCRIPT)
    (beside / SCRIPT).chmod(0o755)
    made = out / f"{name}-linux-{platform.machine()}.tar.xz"
    with (
        lzma.open(made, "wb", filters=_filters(platform.machine())) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as archive,
    ):
        for folder in (program, beside):
            for path in (*([folder] if folder is program else []), *sorted(folder.rglob("*"))):
                inside = Path(name, path.relative_to(folder)).as_posix()
                archive.add(path, inside, recursive=False, filter=lambda entry: _plain(entry, epoch))
    shutil.rmtree(beside)
    return made


def _filters(machine: str) -> list[dict[str, int]]:
    """How it is packed: the addresses in programs repeat once they are absolute, which saves two megabytes of 49.

    What repeats is found over 64 MiB, which saves almost another; unpacking takes as much memory.
    """
    absolute = [{"id": lzma.FILTER_X86}] if machine == "x86_64" else []
    return [*absolute, {"id": lzma.FILTER_LZMA2, "preset": 6, "dict_size": 64 << 20}]


def _plain(entry: tarfile.TarInfo, epoch: int) -> tarfile.TarInfo:
    """Nothing of the machine or the person that packs."""
    entry.mtime = epoch
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
    return entry
