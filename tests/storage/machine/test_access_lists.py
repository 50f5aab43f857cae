"""Access lists as Windows has them: who may change a policy, and a data folder for one person."""

from __future__ import annotations

import struct
import sys
from pathlib import Path

import pytest

from desktop_app.core.errors import FolderOfAnother, FolderWasOpen, PolicyBroken
from desktop_app.storage.machine.home import open_home
from desktop_app.storage.machine.policy_file import machine_policy
from desktop_app.storage.machine.windows_machine import (
    ANYTHING,
    CHANGES_FILE,
    PRIVILEGED,
    REPLACES_IN_FOLDER,
    WRITES_IN_FOLDER,
    Access,
    Entry,
    entries_of,
    sid_text,
)

ADMINISTRATORS, EVERYONE, USERS, ME = "S-1-5-32-544", "S-1-1-0", "S-1-5-32-545", "S-1-5-21-7-8-9-1001"
FULL, READ, MODIFY = 0x1F_01FF, 0x12_00A9, 0x13_01BF


def packed(sid: str) -> bytes:
    authority, *parts = map(int, sid.split("-")[2:])
    return bytes((1, len(parts))) + authority.to_bytes(6, "big") + struct.pack(f"<{len(parts)}I", *parts)


def acl(*entries: tuple[int, int, int, str]) -> bytes:
    """An ACL as the system hands it out, of kinds, flags, rights and SIDs."""
    body = b""
    for kind, flags, rights, sid in entries:
        body += struct.pack("<BBHI", kind, flags, 8 + len(packed(sid)), rights) + packed(sid)
    return struct.pack("<BBHHH", 2, 0, 8 + len(body), len(entries), 0) + body


def test_an_access_list_is_read_as_windows_writes_it() -> None:
    found = entries_of(acl((0, 3, FULL, ADMINISTRATORS), (1, 0, READ, USERS), (0, 0x0B, MODIFY, ME)))
    assert found == (Entry(ADMINISTRATORS, FULL, inherit_only=False), Entry(ME, MODIFY, inherit_only=True))
    # AND what is allowed under a condition counts: somebody may meet it
    assert entries_of(acl((9, 0, MODIFY, USERS), (10, 0, READ, ME))) == (Entry(USERS, MODIFY, inherit_only=False),)
    assert sid_text(packed("S-1-5-18")) == "S-1-5-18"


@pytest.mark.parametrize(
    ("sid", "rights", "changes", "replaces", "writes"),
    [
        (USERS, READ, False, False, False),
        (USERS, MODIFY, True, True, True),
        (EVERYONE, FULL, True, True, True),
        (USERS, 0x6, True, False, True),  # makes files in C:\\ProgramData, and can't replace what is there
        (USERS, 0x40, False, True, True),
        (USERS, 0x8_0000, True, True, True),
        (ADMINISTRATORS, FULL, False, False, False),
        ("S-1-3-0", FULL, False, False, False),  # the owner, who is asked for apart
    ],
)
def test_who_may_change_a_file_or_replace_it_is_seen(
    sid: str, rights: int, changes: bool, replaces: bool, writes: bool
) -> None:
    found = Access(ADMINISTRATORS, (Entry(sid, rights, inherit_only=False),))
    asked = (CHANGES_FILE, REPLACES_IN_FOLDER, WRITES_IN_FOLDER)
    assert tuple(found.others_may(each, PRIVILEGED) for each in asked) == (changes, replaces, writes)


def test_what_only_files_within_would_have_counts_where_they_do() -> None:
    found = Access(ME, (Entry(USERS, MODIFY, inherit_only=True),))
    assert not found.others_may(ANYTHING, {ME})
    assert found.others_may(ANYTHING, {ME}, within=True)


def test_a_disk_without_rights_lets_everybody_do_anything() -> None:
    assert Access(ME, None).others_may(CHANGES_FILE, {ME})


if sys.platform == "win32":
    import _winapi
    import ctypes

    from desktop_app.storage.machine import windows_machine as machine

    def give(path: Path, sid: str, rights: str) -> None:
        """Give somebody rights to a path, beside this person."""
        advapi32, descriptor, dacl = ctypes.WinDLL("advapi32"), ctypes.c_void_p(), ctypes.c_void_p()
        text = f"D:P(A;OICI;FA;;;{machine.this_person()})(A;OICI;{rights};;;{sid})"
        there = ctypes.c_int()
        advapi32.ConvertStringSecurityDescriptorToSecurityDescriptorW(text, 1, ctypes.byref(descriptor), None)
        advapi32.GetSecurityDescriptorDacl(descriptor, ctypes.byref(there), ctypes.byref(dacl), ctypes.byref(there))
        assert advapi32.SetNamedSecurityInfoW(str(path), 1, 4 | 0x8000_0000, None, None, dacl, None) == 0

    @pytest.mark.parametrize(
        ("rights", "told"), [("FA", FolderWasOpen), ("0x1301bf", FolderWasOpen), ("FR", type(None))]
    )
    def test_a_data_folder_that_others_reach_is_closed_and_told_of_once_where_they_could_write(
        tmp_path: Path, rights: str, told: type[object]
    ) -> None:
        folder = tmp_path / "home"
        folder.mkdir()
        give(folder, EVERYONE, rights)
        me = {machine.this_person(), *PRIVILEGED}
        assert machine.access(folder).others_may(ANYTHING, me)
        assert isinstance(open_home(folder).exposed, told)
        assert open_home(folder).exposed is None
        (folder / "journal.sqlite").touch()
        for each in (folder, folder / "lists", folder / "logs", folder / "journal.sqlite"):
            assert not machine.access(each).others_may(ANYTHING, me, within=True), each

    def test_a_data_folder_of_somebody_else_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(machine, "this_person", lambda: ME)
        assert isinstance(open_home(tmp_path / "home").exposed, FolderOfAnother)

    def test_what_a_junction_leads_to_is_left_as_it_is(tmp_path: Path) -> None:
        home, elsewhere = tmp_path / "home", tmp_path / "elsewhere"
        for folder in (home, elsewhere):
            folder.mkdir()
        give(elsewhere, EVERYONE, "FR")
        _winapi.CreateJunction(str(elsewhere), str(home / "backups"))
        open_home(home)
        assert machine.access(elsewhere).others_may(ANYTHING, {machine.this_person(), *PRIVILEGED})

    def test_a_policy_counts_only_where_nobody_else_may_write_it(tmp_path: Path) -> None:
        place = tmp_path / "Dialproof"
        place.mkdir()
        policy = place / "policy.toml"
        policy.write_text("[keeping]\ndays = 30\n", "utf-8")
        with pytest.raises(PolicyBroken, match="neither the system nor the administrators"):
            machine_policy(policy)
        trusted = {machine.this_person(), *PRIVILEGED}
        assert machine_policy(policy, trusted).most_days == 30
        for path in (policy, place):
            give(path, EVERYONE, "0x1301bf")
            with pytest.raises(PolicyBroken, match="others than its owner may write"):
                machine_policy(policy, trusted)
            machine.close_to_others(path)
            assert machine_policy(policy, trusted).most_days == 30
