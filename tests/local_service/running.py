"""Scripts that the process tests run in an interpreter of their own."""

from __future__ import annotations

import ctypes
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.systems import OWN_CONSOLE

ROOT = Path(__file__).parents[2]

PARENT = """
import asyncio, json, pathlib, sys, time
from desktop_app.local_service.process import start

async def main():
    service = await start(pathlib.Path(sys.argv[1]))
    print(json.dumps({"base_url": service.base_url, "api_key": service.api_key, "pid": service.pid}), flush=True)
    await asyncio.to_thread(sys.stdin.read)
    await service.aclose()

if __name__ == "__main__":
    asyncio.run(main())
"""

SERVE = """
import json, pathlib, sys
from desktop_app.local_service.serving import serve

if __name__ == "__main__":
    def announce(url, key):
        print(json.dumps({"base_url": url, "api_key": key}), flush=True)

    serve(pathlib.Path(sys.argv[1]), 0, announce)
    print("ended", flush=True)
"""


class Script:
    """A running script that has said where it listens."""

    def __init__(self, code: str, home: Path, folder: Path) -> None:
        path = folder / "script.py"
        path.write_text(code, "utf-8")
        environ = {**os.environ, "PYTHONPATH": str(ROOT)}
        self.process = subprocess.Popen(  # noqa: S603 - our own interpreter
            [sys.executable, str(path), str(home)],
            env=environ,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            creationflags=OWN_CONSOLE,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.said: dict[str, Any] = json.loads(line) if line else {}

    def close(self) -> tuple[int, str, str]:
        """End it if it still runs: its exit code and what it wrote."""
        try:
            out, err = self.process.communicate(timeout=90)
        except subprocess.TimeoutExpired:
            self.process.kill()
            out, err = self.process.communicate()
        return self.process.returncode, out, err


def gone(pid: int) -> bool:
    """Whether no process of that id runs (a zombie counts as gone)."""
    if sys.platform == "win32":
        kernel32 = ctypes.WinDLL("kernel32")
        kernel32.OpenProcess.restype = ctypes.c_void_p
        kernel32.WaitForSingleObject.argtypes = [ctypes.c_void_p, ctypes.c_uint32]
        kernel32.CloseHandle.argtypes = [ctypes.c_void_p]
        handle = kernel32.OpenProcess(0x10_0000, 0, pid)  # SYNCHRONIZE; an ended process is signalled, 0
        ended = not handle or kernel32.WaitForSingleObject(handle, 0) == 0
        kernel32.CloseHandle(handle)
        return bool(ended)
    try:
        state = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return True
    return state == "Z"


def wait_until(true: Callable[[], bool], seconds: float = 90.0) -> None:
    """Real processes take real time."""
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until
        time.sleep(0.02)
