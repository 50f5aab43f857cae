"""Windows alone: its folder for all users, who may change a file or folder, and how one is closed to others."""

from __future__ import annotations

import struct
import sys
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

_FOLDERS = r"SOFTWARE\Microsoft\Windows\CurrentVersion\Explorer\Shell Folders"
SYSTEM, ADMINISTRATORS = "S-1-5-18", "S-1-5-32-544"
_INSTALLER = "S-1-5-80-956008885-3418522649-1831038044-1853292631-2271478464"  # TrustedInstaller, Windows' own updates
# These stand for whoever owns the file; its owner is asked for as well.
_OWNERS = {"S-1-3-0", "S-1-3-4"}
PRIVILEGED = frozenset({SYSTEM, ADMINISTRATORS, _INSTALLER})

# Rights of an entry, winnt.h. In a folder the first two make files and folders.
_WRITE, _APPEND, _DELETE_CHILD, _DELETE, _WRITE_DAC, _WRITE_OWNER = 0x2, 0x4, 0x40, 0x1_0000, 0x4_0000, 0x8_0000
_ALL, _GENERIC_WRITE = 0x1000_0000, 0x4000_0000
_TO_REPLACE = _DELETE | _WRITE_DAC | _WRITE_OWNER | _ALL
# By one of these a file can be changed, or what a folder has be replaced by something else.
CHANGES_FILE = _WRITE | _APPEND | _GENERIC_WRITE | _TO_REPLACE
REPLACES_IN_FOLDER = _DELETE_CHILD | _TO_REPLACE
WRITES_IN_FOLDER = CHANGES_FILE | _DELETE_CHILD
ANYTHING = 0xFFFF_FFFF

# Kinds of entries that allow something, the second one under a condition (ACCESS_ALLOWED_CALLBACK_ACE).
_ALLOWING, _INHERIT_ONLY = {0, 9}, 0x8


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of an access list that gives rights to somebody; `inherit_only` if only files within have them."""

    sid: str
    rights: int
    inherit_only: bool


@dataclass(frozen=True, slots=True)
class Access:
    """Who owns a file or folder, and what others may do with it; no entries at all (None) let everybody do anything."""

    owner: str
    entries: tuple[Entry, ...] | None

    def others_may(self, rights: int, trusted: Collection[str], *, within: bool = False) -> bool:
        """Return True if one of the rights is given to somebody who isn't trusted.

        `within` also counts what only files within would have. Entries that deny are not counted: they only take away.
        """
        if self.entries is None:
            return True
        counted = (entry for entry in self.entries if within or not entry.inherit_only)
        return any(entry.rights & rights and entry.sid not in {*trusted, *_OWNERS} for entry in counted)


def entries_of(acl: bytes) -> tuple[Entry, ...]:
    """Return the entries of an ACL (winnt.h) that allow something."""
    found, at = [], 8
    (count,) = struct.unpack_from("<H", acl, 4)
    for _ in range(count):
        kind, flags, size, rights = struct.unpack_from("<BBHI", acl, at)
        if kind in _ALLOWING:
            found.append(Entry(sid_text(acl[at + 8 : at + size]), rights, bool(flags & _INHERIT_ONLY)))
        at += size
    return tuple(found)


def sid_text(sid: bytes) -> str:
    """Return a SID as it is written: S-1-5-32-544."""
    revision, parts = sid[0], sid[1]
    numbers = struct.unpack_from(f"<{parts}I", sid, 8)
    return "-".join(map(str, ("S", revision, int.from_bytes(sid[2:8], "big"), *numbers)))


if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    # SE_OBJECT_TYPE and SECURITY_INFORMATION, accctrl.h and winnt.h.
    _FILE_OBJECT, _OWNER, _DACL, _PROTECTED = 1, 1, 4, 0x8000_0000
    _TOKEN_QUERY, _TOKEN_USER = 8, 1
    _POINTERS = ctypes.POINTER(ctypes.c_void_p)
    _SURROGATE = 0x2000_0000  # IsReparseTagNameSurrogate, winnt.h; a folder that is kept in the cloud isn't one

    def _api() -> tuple[ctypes.WinDLL, ctypes.WinDLL]:
        advapi32, kernel32 = ctypes.WinDLL("advapi32"), ctypes.WinDLL("kernel32")
        advapi32.GetNamedSecurityInfoW.argtypes = [
            wintypes.LPCWSTR, ctypes.c_int, wintypes.DWORD, _POINTERS, _POINTERS, _POINTERS, _POINTERS, _POINTERS,
        ]  # fmt: skip
        advapi32.SetNamedSecurityInfoW.argtypes = [
            wintypes.LPWSTR, ctypes.c_int, wintypes.DWORD, *[ctypes.c_void_p] * 4,
        ]  # fmt: skip
        advapi32.GetLengthSid.argtypes = [ctypes.c_void_p]
        advapi32.ConvertStringSecurityDescriptorToSecurityDescriptorW.argtypes = [
            wintypes.LPCWSTR, wintypes.DWORD, _POINTERS, ctypes.c_void_p,
        ]  # fmt: skip
        advapi32.GetSecurityDescriptorDacl.argtypes = [ctypes.c_void_p, ctypes.c_void_p, _POINTERS, ctypes.c_void_p]
        advapi32.OpenProcessToken.argtypes = [wintypes.HANDLE, wintypes.DWORD, ctypes.POINTER(wintypes.HANDLE)]
        advapi32.GetTokenInformation.argtypes = [
            wintypes.HANDLE, ctypes.c_int, ctypes.c_void_p, wintypes.DWORD, ctypes.POINTER(wintypes.DWORD),
        ]  # fmt: skip
        kernel32.GetCurrentProcess.restype = wintypes.HANDLE
        kernel32.CloseHandle.argtypes = [wintypes.HANDLE]
        kernel32.LocalFree.argtypes = [ctypes.c_void_p]
        return advapi32, kernel32

    def common_data() -> Path:
        """Return the folder for all users, usually C:\\ProgramData, from the registry: anyone can set %ProgramData%."""
        import winreg

        try:
            with winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, _FOLDERS) as key:
                return Path(str(winreg.QueryValueEx(key, "Common AppData")[0]))
        except OSError:
            return Path(r"C:\ProgramData")

    def access(path: Path) -> Access:
        """Return who owns a file or folder and who may do what with it. Raise OSError where the system doesn't say."""
        advapi32, kernel32 = _api()
        owner, dacl, descriptor = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_void_p()
        failed = advapi32.GetNamedSecurityInfoW(
            str(path), _FILE_OBJECT, _OWNER | _DACL, ctypes.byref(owner), None, ctypes.byref(dacl), None,
            ctypes.byref(descriptor),
        )  # fmt: skip
        if failed:
            raise ctypes.WinError(failed)
        try:
            sid = ctypes.string_at(owner.value or 0, advapi32.GetLengthSid(owner)) if owner else b""
            if not dacl:
                return Access(sid_text(sid) if sid else "", None)
            (size,) = struct.unpack_from("<H", ctypes.string_at(dacl.value or 0, 8), 2)
            return Access(sid_text(sid) if sid else "", entries_of(ctypes.string_at(dacl.value or 0, size)))
        finally:
            kernel32.LocalFree(descriptor)

    def leads_elsewhere(path: Path) -> bool:
        """Return True for a junction or symbolic link. Raise OSError if nothing is there."""
        return bool(path.lstat().st_reparse_tag & _SURROGATE)

    def this_person() -> str:
        """Return the SID of whoever runs this process. Raise OSError where the system doesn't say."""
        advapi32, kernel32 = _api()
        token, needed = wintypes.HANDLE(), wintypes.DWORD()
        if not advapi32.OpenProcessToken(kernel32.GetCurrentProcess(), _TOKEN_QUERY, ctypes.byref(token)):
            raise ctypes.WinError()
        try:
            room = ctypes.create_string_buffer(256)  # a pointer to the SID behind it, which has at most 68 bytes
            if not advapi32.GetTokenInformation(token, _TOKEN_USER, room, len(room), ctypes.byref(needed)):
                raise ctypes.WinError()
            sid = ctypes.c_void_p.from_buffer(room)
            return sid_text(ctypes.string_at(sid.value or 0, advapi32.GetLengthSid(sid)))
        finally:
            kernel32.CloseHandle(token)

    def close_to_others(folder: Path) -> None:
        """Leave a folder, and all that is in it, to this person, the system and the administrators. Raise OSError."""
        advapi32, kernel32 = _api()
        whole = "".join(f"(A;OICI;FA;;;{sid})" for sid in (this_person(), SYSTEM, ADMINISTRATORS))
        descriptor, dacl = ctypes.c_void_p(), ctypes.c_void_p()
        there, default = wintypes.BOOL(), wintypes.BOOL()
        if not advapi32.ConvertStringSecurityDescriptorToSecurityDescriptorW(
            f"D:P{whole}", 1, ctypes.byref(descriptor), None
        ):
            raise ctypes.WinError()
        try:
            advapi32.GetSecurityDescriptorDacl(
                descriptor, ctypes.byref(there), ctypes.byref(dacl), ctypes.byref(default)
            )
            failed = advapi32.SetNamedSecurityInfoW(
                str(folder), _FILE_OBJECT, _DACL | _PROTECTED, None, None, dacl, None
            )
            if failed:
                raise ctypes.WinError(failed)
        finally:
            kernel32.LocalFree(descriptor)
