"""Errors of an archive in which no list was found."""

from __future__ import annotations

from desktop_app.core.errors.input import InputError


class ArchiveWithoutList(InputError):
    """A zip without a list in it. `content` names what it holds."""

    what = "There is no list in the archive “{name}”: it has {content}."
    advice = "Choose the archive or the file that has the list, as a spreadsheet (XLSX, XLS, ODS) or text (CSV, TXT)."


class ArchiveNested(InputError):
    """A zip without a list, but with another archive in it."""

    what = "The archive “{name}” packs another archive, “{inner}”; archives in archives are not unpacked."
    advice = "Unpack “{name}” yourself, and choose what is in it."


class ArchiveEncrypted(InputError):
    """A zip protected with a password."""

    what = "The archive “{name}” is protected with a password."
    advice = "Unpack it with its password, and choose the list that was in it."


class ArchiveNotRead(InputError):
    """An archive that the program can't unpack. `kind` has its article."""

    what = "“{name}” is {kind}, which Dialproof does not unpack."
    advice = "Unpack it yourself, and choose the list that was in it."
