"""The program as a person calls it: in a process of its own with a clean environment, or within this one."""

from __future__ import annotations

import contextlib
import io
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from desktop_app.__main__ import main
from tests.systems import OWN_CONSOLE, interrupt

ROOT = Path(__file__).resolve().parents[2]
# A keyring that knows nothing, whatever this machine has.
NO_KEYRING = "keyring.backends.null.Keyring"


@dataclass(frozen=True)
class Run:
    """One run that has ended."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> dict[str, Any]:
        """Standard output, which is one JSON object on its own and nothing else."""
        value = json.loads(self.out)
        assert isinstance(value, dict)
        assert self.out.count("\n") <= 1
        return value

    @property
    def fault(self) -> str:
        """The one line that says what went wrong."""
        assert "Traceback" not in self.err, self.err
        lines = [line for line in self.err.splitlines() if line.startswith("dialproof: ")]
        assert len(lines) == 1, self.err
        return lines[0].removeprefix("dialproof: ")

    def refused(self, code: int) -> str:
        """What the error says: exactly one line, nothing before or after it, nothing on standard output."""
        assert (self.code, self.out) == (code, ""), self
        assert self.err.splitlines() == [f"dialproof: {self.fault}"]
        return self.fault


@dataclass
class Program:
    """The program with a home, a key and perhaps a service of its own."""

    folder: Path
    key: str | None = None
    base_url: str | None = None
    more: Mapping[str, str] = field(default_factory=dict)
    module: str = "desktop_app"

    @property
    def home(self) -> Path:
        return self.folder / "home"

    def environment(self) -> dict[str, str]:
        kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT", "TEMP") if name in os.environ}
        alone = {"HOME": str(self.folder), "PYTHON_KEYRING_BACKEND": NO_KEYRING, "PYTHONIOENCODING": "utf-8"}
        key = {"DIALPROOF_API_KEY": self.key} if self.key is not None else {}
        return {**kept, **alone, "PYTHONPATH": str(ROOT), **key, **self.more}

    def arguments(self, command: str, *rest: object) -> list[str]:
        where = ["--base-url", self.base_url] if self.base_url else []
        return [command, *map(str, rest), "--home", str(self.home), *where]

    def start(self, *arguments: object) -> subprocess.Popen[str]:
        """In a process of its own, not waited for."""
        return self.start_plainly(*self.arguments(str(arguments[0]), *arguments[1:]))

    def start_plainly(self, *arguments: object) -> subprocess.Popen[str]:
        """The same with these arguments and no others."""
        command = [sys.executable, "-m", self.module, *map(str, arguments)]
        return subprocess.Popen(  # noqa: S603 - the program under test
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding=self.environment()["PYTHONIOENCODING"],
            cwd=self.folder,
            env=self.environment(),
            creationflags=OWN_CONSOLE,
        )

    def run(self, *arguments: object) -> Run:
        """In a process of its own, to its end."""
        return ended(self.start(*arguments))

    def run_plainly(self, *arguments: object) -> Run:
        """The same with these arguments and no others."""
        return ended(self.start_plainly(*arguments))

    def call(self, *arguments: object) -> Run:
        """Within this process: quicker, and the same function that the process calls."""
        out, err = io.StringIO(), io.StringIO()
        with _surroundings(self.environment()), contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            try:
                code = main(self.arguments(str(arguments[0]), *arguments[1:]))
            except SystemExit as end:
                code = end.code if isinstance(end.code, int) else 1
        return Run(code, out.getvalue(), err.getvalue())


@contextlib.contextmanager
def _surroundings(environment: Mapping[str, str]) -> Iterator[None]:
    before = dict(os.environ)
    os.environ.clear()
    os.environ.update(environment)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


def ended(process: subprocess.Popen[str], seconds: float = 120) -> Run:
    """Wait for a process and take what it said."""
    try:
        out, err = process.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        raise
    return Run(process.returncode, out, err)


def interrupted(process: subprocess.Popen[str]) -> Run:
    """What Ctrl-C does."""
    interrupt(process.pid)
    return ended(process)


def wait_until(found: Any, seconds: float = 90) -> Any:
    """The first true answer of `found`."""
    end = time.monotonic() + seconds
    while not (value := found()):
        assert time.monotonic() < end, "it did not come about"
        time.sleep(0.02)
    return value
