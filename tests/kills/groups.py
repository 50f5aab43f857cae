"""The processes of one run of the program, its children and theirs: a process group, on Windows a job."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

from tests.systems import KILLED

if sys.platform == "win32":
    import ctypes
    import secrets
    from ctypes import wintypes

    _NAME = "KILL_JOB"
    _TERMINATE, _ACCOUNTING = 0x8, 1  # JOB_OBJECT_TERMINATE and JobObjectBasicAccountingInformation, winnt.h
    _KERNEL = ctypes.WinDLL("kernel32")
    _KERNEL.CreateJobObjectW.restype = _KERNEL.OpenJobObjectW.restype = wintypes.HANDLE
    _KERNEL.AssignProcessToJobObject.argtypes = [wintypes.HANDLE, wintypes.HANDLE]
    _KERNEL.TerminateJobObject.argtypes = [wintypes.HANDLE, wintypes.UINT]
    _KERNEL.QueryInformationJobObject.argtypes = [
        wintypes.HANDLE, ctypes.c_int, ctypes.c_void_p, wintypes.DWORD, ctypes.c_void_p,
    ]  # fmt: skip

    class Group:
        """A job, which has whatever its process starts."""

        def __init__(self) -> None:
            name = f"dialproof-{secrets.token_hex(8)}"
            self._job = _KERNEL.CreateJobObjectW(None, name)
            self.environment = {_NAME: name}

        def take(self, process: subprocess.Popen[bytes]) -> None:
            """Have this process, which has started nothing yet, and all that it will start."""
            if not _KERNEL.AssignProcessToJobObject(self._job, int(process._handle)):
                raise ctypes.WinError()

        def kill(self) -> None:
            """End all of them at once."""
            _KERNEL.TerminateJobObject(self._job, KILLED)

        def goes_on(self) -> bool:
            """Return True if one of them is left."""
            found = (wintypes.DWORD * 12)()  # four times of eight bytes, and ActiveProcesses the third number behind
            _KERNEL.QueryInformationJobObject(self._job, _ACCOUNTING, found, ctypes.sizeof(found), None)
            return found[10] > 0

    def kill_own() -> None:
        """End the group that this process belongs to."""
        _KERNEL.TerminateJobObject(_KERNEL.OpenJobObjectW(_TERMINATE, False, os.environ[_NAME]), KILLED)

else:

    class Group:
        """A process group, which its process leads."""

        def __init__(self) -> None:
            self._pid = 0
            self.environment: dict[str, str] = {}

        def take(self, process: subprocess.Popen[bytes]) -> None:
            """Have this process, which leads a group of its own."""
            self._pid = process.pid

        def kill(self) -> None:
            """End all of them at once."""
            os.killpg(self._pid, signal.SIGKILL)

        def goes_on(self) -> bool:
            """Return True if one of them is left."""
            try:
                os.killpg(self._pid, 0)
            except ProcessLookupError:
                return False
            return True

    def kill_own() -> None:
        """End the group that this process belongs to."""
        os.killpg(0, signal.SIGKILL)
