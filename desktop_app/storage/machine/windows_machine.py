"""Reads facts that only Windows knows: its folder for all users, and the owner of a file."""

from __future__ import annotations

import sys
from pathlib import Path

_FOLDERS = r"SOFTWARE\Microsoft\Windows\CurrentVersion\Explorer\Shell Folders"
# WELL_KNOWN_SID_TYPE, winnt.h: WinLocalSystemSid and WinBuiltinAdministratorsSid.
_SYSTEM, _ADMINISTRATORS = 22, 26
# SE_OBJECT_TYPE and SECURITY_INFORMATION, accctrl.h and winnt.h.
_FILE_OBJECT, _OWNER = 1, 1


if sys.platform == "win32":

    def common_data() -> Path:
        """Return the folder for all users, usually C:\\ProgramData, from the registry: anyone can set %ProgramData%."""
        import winreg

        try:
            with winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, _FOLDERS) as key:
                return Path(str(winreg.QueryValueEx(key, "Common AppData")[0]))
        except OSError:
            return Path(r"C:\ProgramData")

    def owned_by_administrators(path: Path) -> bool:
        """Return True if the system or the administrators own a path: anybody may create one in the common folder."""
        import ctypes
        from ctypes import wintypes

        advapi32, kernel32 = ctypes.WinDLL("advapi32"), ctypes.WinDLL("kernel32")
        pointer = ctypes.POINTER(ctypes.c_void_p)
        advapi32.GetNamedSecurityInfoW.argtypes = [
            wintypes.LPCWSTR, ctypes.c_int, wintypes.DWORD, pointer, pointer, pointer, pointer, pointer,
        ]  # fmt: skip
        advapi32.IsWellKnownSid.argtypes = [ctypes.c_void_p, ctypes.c_int]
        kernel32.LocalFree.argtypes = [ctypes.c_void_p]
        owner, descriptor = ctypes.c_void_p(), ctypes.c_void_p()
        failed = advapi32.GetNamedSecurityInfoW(
            str(path), _FILE_OBJECT, _OWNER, ctypes.byref(owner), None, None, None, ctypes.byref(descriptor)
        )
        if failed:
            return False
        try:
            return any(advapi32.IsWellKnownSid(owner, kind) for kind in (_SYSTEM, _ADMINISTRATORS))
        finally:
            kernel32.LocalFree(descriptor)
