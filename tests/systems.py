"""Which tests hold on which systems, said with a reason: `dev.py test --windows` lists the reasons at its end."""

from __future__ import annotations

import ctypes
import os
import signal
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import wintypes
from pathlib import Path

import pytest


def posix_only(why: str) -> pytest.MarkDecorator:
    """Mark tests of what Windows doesn't have by its nature, such as permission bits or signals."""
    return pytest.mark.skipif(sys.platform == "win32", reason=f"POSIX only: {why}")


def windows_only(why: str) -> pytest.MarkDecorator:
    """Mark tests of what Windows alone has."""
    return pytest.mark.skipif(sys.platform != "win32", reason=f"Windows only: {why}")


def by_wine() -> bool:
    """Return True where Wine runs this Python, not Windows."""
    return sys.platform == "win32" and hasattr(ctypes.WinDLL("ntdll"), "wine_get_version")


# Why jeepney, which speaks D-Bus, isn't there.
NO_JEEPNEY = (
    "POSIX only: D-Bus, which screen readers and desktops of Linux speak"
    if sys.platform == "win32"
    else ("not installed: jeepney")
)
# What Qt says by Wine alone, as patterns: it begins with calls of Windows 10 that Wine 8 hasn't got.
NOT_BY_WINE = (
    (
        r"DpiAwareness::PerMonitorVersion2 is not supported by current system",
        r"EnableNonClientDpiScaling\(\) failed for HWND \w+ \(120\)",  # ERROR_CALL_NOT_IMPLEMENTED
    )
    if by_wine()
    else ()
)


# How a process ends that `kill` has ended, as `Popen.returncode` has it.
KILLED = signal.SIGTERM.value if sys.platform == "win32" else -signal.SIGKILL.value


def kill(pid: int) -> None:
    """End a process of ours, this one perhaps, without its having a say."""
    os.kill(pid, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)


# Flags of a process that `interrupt` is for: Ctrl-C on Windows goes to all processes of a console.
OWN_CONSOLE = 0x0800_0000 if sys.platform == "win32" else 0
_INTERRUPTING = """
import ctypes, sys
kernel32 = ctypes.WinDLL("kernel32")
kernel32.FreeConsole()
done = kernel32.AttachConsole(int(sys.argv[1])) and kernel32.SetConsoleCtrlHandler(None, True)
sys.exit(not (done and kernel32.GenerateConsoleCtrlEvent(0, 0)))
"""


def interrupt(pid: int, *, children: bool = False) -> None:
    """Do what Ctrl-C does to a process, on Windows with `OWN_CONSOLE`, and to its children: there always."""
    if sys.platform == "win32":
        subprocess.run([sys.executable, "-c", _INTERRUPTING, str(pid)], check=True)  # noqa: S603 - our own interpreter
    elif children:
        os.killpg(pid, signal.SIGINT)
    else:
        os.kill(pid, signal.SIGINT)


def halt(pid: int) -> None:
    """Hold a process still, so that it hears and says nothing any more, until somebody ends it."""
    if sys.platform == "win32":
        with _process(pid, _HALTING) as handle:
            ctypes.WinDLL("ntdll").NtSuspendProcess(wintypes.HANDLE(handle))
    else:
        os.kill(pid, signal.SIGSTOP)


def has_ended(pid: int) -> bool:
    """Return True if a process is gone; a zombie that nobody has asked for is."""
    try:
        if sys.platform == "win32":
            with _process(pid, _WAITING) as handle:
                return not ctypes.WinDLL("kernel32").WaitForSingleObject(wintypes.HANDLE(handle), 0)
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


def bytes_written(pid: int) -> int:
    """Return how many bytes a process has written to files so far."""
    if sys.platform == "win32":
        counters = (ctypes.c_uint64 * 6)()  # IO_COUNTERS, winnt.h: three numbers of operations, three of bytes
        with _process(pid, _ASKING) as handle:
            ctypes.WinDLL("kernel32").GetProcessIoCounters(wintypes.HANDLE(handle), counters)
        return counters[4]
    lines = Path(f"/proc/{pid}/io").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("wchar"))


if sys.platform == "win32":
    # PROCESS_SUSPEND_RESUME, SYNCHRONIZE and PROCESS_QUERY_INFORMATION, winnt.h.
    _HALTING, _WAITING, _ASKING = 0x800, 0x10_0000, 0x400

    @contextmanager
    def _process(pid: int, rights: int) -> Iterator[int]:
        """Give a handle to a process. Raise ProcessLookupError if there is none."""
        kernel32 = ctypes.WinDLL("kernel32")
        kernel32.OpenProcess.restype = wintypes.HANDLE
        handle = kernel32.OpenProcess(rights, False, pid)
        if not handle:
            raise ProcessLookupError(pid)
        try:
            yield handle
        finally:
            kernel32.CloseHandle(wintypes.HANDLE(handle))


def for_its_owner_alone(path: Path) -> bool:
    """Return True if a file or folder is its owner's to read and write, and nobody else's, as this system has it."""
    if sys.platform == "win32":
        from desktop_app.storage.machine import windows_machine as machine

        return not machine.access(path).others_may(machine.ANYTHING, {machine.this_person(), *machine.PRIVILEGED})
    return stat.S_IMODE(path.stat().st_mode) == (0o700 if path.is_dir() else 0o600)


_NO_LINKS = "os.symlink returns, and no link is there: os.path.lexists() of it is False, and no listing has it"
# What fails on Wine 8 and has to hold on Windows: the test, and what was seen that shows that Wine is the cause.
WINE_ONLY = {
    "tests/ui/single_instance/test_who_is_first.py::test_a_folder_is_the_same_in_any_spelling[link]": _NO_LINKS,
    "tests/sheets/output/test_writers.py::test_through_a_link_the_file_behind_it_is_replaced": _NO_LINKS,
    "tests/sheets/output/test_writers.py::test_links_in_a_circle_are_refused_in_words": _NO_LINKS,
    "tests/cli/test_output_refused.py::test_an_output_that_can_not_be[LINK.csv]": _NO_LINKS,
    "tests/storage/machine/test_access_lists.py::test_what_a_junction_leads_to_is_left_as_it_is": (
        "ERROR_NOT_SUPPORTED (50) of _winapi.CreateJunction: Wine makes no junctions"
    ),
    "tests/api/test_network.py::test_an_authority_of_the_company_is_trusted_beside_the_systems": (
        "CERT_E_CN_NO_MATCH (0x800b010f) for a certificate of the address 127.0.0.1: so answers Wine's crypt32"
    ),
}
