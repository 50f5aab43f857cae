"""Finds and reads this computer's policy, and checks that only administrators can have written it."""

from __future__ import annotations

import os
import re
import stat
import sys
from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

from desktop_app.core.errors import PolicyBroken
from desktop_app.core.service.policy import NO_POLICY, Policy
from desktop_app.core.text.translatable import tr_text

if sys.platform == "win32":
    from desktop_app.storage.machine.windows_machine import (
        CHANGES_FILE,
        PRIVILEGED,
        REPLACES_IN_FOLDER,
        access,
        common_data,
    )

_LARGEST = 1_000_000  # bytes of the policy and of each file that it names
_MOST_LINKS = 40  # as Linux follows
_WINDOWS_LINKS = frozenset({0xA000_000C, 0xA000_0003})  # links, junctions
_ADMINISTRATORS: frozenset[int | str]
if sys.platform == "win32":
    _ADMINISTRATORS = frozenset(PRIVILEGED)
else:
    _ADMINISTRATORS = frozenset({0})  # root
# Text around the blocks of a PEM file is for people (RFC 7468), in any script.
_CERTIFICATE = re.compile(r"-----BEGIN ((?:X509 )?CERTIFICATE)-----.*?-----END \1-----", re.S)


def policy_path() -> Path:
    """Return the path of this computer's policy; no environment variable can change it."""
    if sys.platform == "win32":
        return common_data() / "Dialproof" / "policy.toml"
    if sys.platform == "darwin":
        return Path("/Library/Application Support/Dialproof/policy.toml")
    return Path("/etc/dialproof/policy.toml")


def machine_policy(path: Path | None = None, trusted: Collection[int | str] = _ADMINISTRATORS) -> Policy:
    """Return the policy, or an empty one if there is no file. Raise `PolicyBroken` if it can't be used as it stands.

    `path` and `trusted`, the ids of users that may own it (SIDs on Windows), are for tests.
    """
    path = path or policy_path()
    try:
        path.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return NO_POLICY
    except OSError as error:
        raise _broken(path, error.strerror or tr_text("the system doesn't say why")) from None
    from desktop_app.core.service.policy_reading import PolicyWrong, read_policy  # not imported without a policy

    def beside(named: str) -> str:
        try:
            return _read(Path(named), trusted)
        except _NotUsable as error:
            raise PolicyWrong(None, tr_text("{key}: {error}", key=f"“{named}”", error=error)) from None

    try:
        policy = read_policy(_read(path, trusted), beside)
        certificates = _certificates(policy.network.certificates)
    except (PolicyWrong, _NotUsable) as error:
        raise _broken(path, str(error)) from None
    return replace(policy, network=replace(policy.network, certificates=certificates))


class _NotUsable(Exception):
    """Raised for a file that can't be read or that others could have written; the text says which."""


def _broken(path: Path, reason: str) -> PolicyBroken:
    return PolicyBroken(name=str(path), reason=reason)


def _read(path: Path, trusted: Collection[int | str]) -> str:
    """Return the text of a file that only administrators can have written; raise `_NotUsable` for others."""
    try:
        whole = _checked(path, trusted)
        if not stat.S_ISREG(whole.stat().st_mode):
            raise _NotUsable(tr_text("it is not a file"))
        with whole.open("rb") as file:
            data = file.read(_LARGEST + 1)
        if len(data) > _LARGEST:
            raise _NotUsable(tr_text("it is too large"))
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise _NotUsable(tr_text("it is not UTF-8 text")) from None
    except (OSError, RuntimeError) as error:  # RuntimeError: links in a circle
        raise _NotUsable(getattr(error, "strerror", None) or tr_text("it can't be read")) from None


def _checked(path: Path, trusted: Collection[int | str]) -> Path:
    """Return the file that a path leads to, without links; raise `_NotUsable` if others could lead it elsewhere.

    That is anyone who may write the file, a folder on the way to it, or a link there.
    """
    if sys.platform == "win32":
        return _checked_on_windows(path, trusted)
    at = Path("/")
    _check_owner(at, at.lstat(), trusted)
    waiting, links = [*reversed(path.absolute().parts[1:])], 0
    while waiting:
        name = waiting.pop()
        if name == "..":
            at = at.parent
            continue
        found = (at / name).lstat()
        _check_owner(at / name, found, trusted)
        if not stat.S_ISLNK(found.st_mode):
            at /= name
            continue
        links += 1
        if links > _MOST_LINKS:
            raise _NotUsable(tr_text("it can't be read"))
        target = (at / name).readlink()
        at = Path("/") if target.is_absolute() else at
        waiting += [part for part in reversed(target.parts) if part != "/"]
    return at


def _check_owner(path: Path, found: os.stat_result, trusted: Collection[int | str]) -> None:
    if found.st_uid not in trusted:
        raise _NotUsable(tr_text("“{path}” does not belong to root", path=path))
    if stat.S_ISLNK(found.st_mode):  # a link's own rights don't count
        return
    # In a folder with the sticky bit nobody can replace what belongs to another.
    sticky = stat.S_ISDIR(found.st_mode) and found.st_mode & stat.S_ISVTX
    if found.st_mode & (stat.S_IWGRP | stat.S_IWOTH) and not sticky:
        raise _NotUsable(tr_text("others than its owner may write “{path}”", path=path))


if sys.platform == "win32":

    def _checked_on_windows(path: Path, trusted: Collection[int | str]) -> Path:
        # Anybody can make a junction, and Windows reports the owner of its target.
        for each in (path, *path.parents):
            if getattr(each.lstat(), "st_reparse_tag", 0) in _WINDOWS_LINKS:
                raise _NotUsable(tr_text("a link leads to it"))
        whole = path.resolve(strict=True)
        sids = [each for each in trusted if isinstance(each, str)]
        if access(whole).owner not in sids:
            raise _NotUsable(tr_text("its owner is neither the system nor the administrators"))
        if access(whole.parent).owner not in sids:  # its owner can replace what is in it
            raise _NotUsable(tr_text("its folder belongs neither to the system nor to the administrators"))
        for each in (whole, *whole.parents):
            if access(each).others_may(CHANGES_FILE if each == whole else REPLACES_IN_FOLDER, sids):
                raise _NotUsable(tr_text("others than its owner may write “{path}”", path=each))
        return whole


def _certificates(text: str) -> str:
    """Return the certificates of a PEM text, without any other text."""
    if not text:
        return ""
    import ssl

    from desktop_app.core.service.policy_reading import PolicyWrong

    found = "".join(f"{block[0]}\n" for block in _CERTIFICATE.finditer(text))
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT).load_verify_locations(cadata=found)
    except (ssl.SSLError, ValueError, TypeError) as error:  # TypeError: a block isn't ASCII
        wrong = tr_text("the file holds no certificates that can be read ({error})", error=error)
        raise PolicyWrong(None, tr_text("{key}: {error}", key="certificates", error=wrong)) from None
    return found
