"""The .deb: the program in /opt, what desktops look for in /usr. The same bundle makes the same file, byte for byte."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from pathlib import Path

from bundle import facts
from bundle.building import settle

from linux import command_line
from linux.desktop import fill, lay_out
from linux.needs import depends

PLACE = Path("opt", facts.PROGRAM)
COMMAND = f"/usr/bin/{facts.PROGRAM}"


def write_package(program: Path, out: Path, epoch: int) -> Path:
    """Write it into `out`; `program` is the whole folder, and is moved."""
    root = program.with_name("debian")
    (root / "opt").mkdir(parents=True)
    # How dpkg has kept for decades what its systems are called.
    architecture = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True)
    needs = depends(program)
    shutil.move(program, root / PLACE)
    _put_into_usr(root / "usr", epoch)
    _describe(root, architecture.stdout.strip(), needs)
    settle(root, epoch)
    made = out / f"{facts.PROGRAM}_{facts.VERSION}_{architecture.stdout.strip()}.deb"
    # 9: what repeats is found over 64 MiB, as in the .tar.xz. One thread, since more of them cut it into pieces.
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", str(root), str(made)]
    env = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch), "DPKG_DEB_THREADS_MAX": "1"}
    subprocess.run(command, env=env, check=True, stdout=subprocess.DEVNULL)
    return made


def _put_into_usr(usr: Path, epoch: int) -> None:
    lay_out(usr / "share", COMMAND, epoch)
    command_line.lay_out(usr / "share", epoch)
    values = {"PUBLISHER": facts.PUBLISHER, "LICENCE": facts.LICENCE, "TERMS": _terms()}
    fill("copyright", usr / "share" / "doc" / facts.PROGRAM / "copyright", values)
    link = usr / "bin" / facts.PROGRAM
    link.parent.mkdir()
    link.symlink_to(Path("..", "..", PLACE, facts.PROGRAM))


def _terms() -> str:
    """The licence's words as Debian has them: each line begins with a space, and an empty one has a full stop."""
    lines = facts.LICENCE_FILE.read_text("utf-8").splitlines()
    return "\n".join(f" {line or '.'}" for line in lines)


def _describe(root: Path, architecture: str, needs: list[str]) -> None:
    files = [path for path in sorted(root.rglob("*")) if path.is_file() and not path.is_symlink()]
    values = {
        "PROGRAM": facts.PROGRAM,
        "VERSION": facts.VERSION,
        "PUBLISHER": facts.PUBLISHER,
        "ARCHITECTURE": architecture,
        "DEPENDS": ", ".join(needs),
        "KILOBYTES": str(sum(-(-path.stat().st_size // 1024) for path in files)),
    }
    sums = [f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n" for path in files]  # noqa: S324 - dpkg --verify
    fill("control", root / "DEBIAN" / "control", values)
    (root / "DEBIAN" / "md5sums").write_text("".join(sums), "utf-8")
