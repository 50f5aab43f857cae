"""Errors of a file that can't be read as a list."""

from __future__ import annotations

from desktop_app.core.errors.input import InputError


class FileMissing(InputError):
    """The path doesn't exist, or no longer does."""

    what = "“{name}” can't be found."
    advice = "Check the name and the folder, or choose the file again."


class FileVanished(InputError):
    """The file vanished while it was read."""

    what = "“{name}” was moved, renamed or deleted while it was read."
    advice = "Choose the file again where it is now."


class FileNotReadable(InputError):
    """The operating system refuses to open or to read the file."""

    what = "“{name}” can't be read: {reason}."
    advice = "Close it in other programs, check that you may read it, or copy it to your own folder."


class FileIsFolder(InputError):
    """The path leads to a folder instead of a file."""

    what = "“{name}” is a folder."
    advice = "Choose a file in it."


class FileChanging(InputError):
    """The file was written to during its copy, and again during the second try."""

    what = "“{name}” keeps changing while it is read: another program is writing it."
    advice = "Wait until that program has finished, or close the file there, then choose it again."


class FileStalled(InputError):
    """A share that doesn't answer, or content on which a reader hangs. `seconds`: how long nothing came."""

    what = "“{name}” could not be read: nothing more came of it for {seconds:g} seconds."
    advice = (
        "If it is on a network drive or in a cloud folder, copy it to your own disk and choose the copy; "
        "else save it anew as XLSX or CSV."
    )


class FileEmpty(InputError):
    """Zero bytes, or a table without a filled cell."""

    what = "“{name}” is empty."
    advice = "Choose a file with at least one row."


class FileEncrypted(InputError):
    """A workbook encrypted in a way that even its password can't open here."""

    what = "“{name}” is encrypted in a way that Dialproof can't open."
    advice = "Open it in your spreadsheet program, save a copy without a password, and choose the copy."


class PasswordMissing(InputError):
    """A workbook that needs its password, and none was given."""

    what = "“{name}” is protected with a password."
    advice = "Give its password in a file with --password-file, or on a terminal, where it is asked for."
    advice_window = "Enter its password."


class PasswordWrong(InputError):
    """A workbook that none of the given passwords opens."""

    what = "That password doesn't open “{name}”."
    advice = "Check it, capital letters and keyboard layout included, and try again."


class FileBroken(InputError):
    """The content isn't what its signature promises, or it is cut off."""

    what = "“{name}” is damaged and can't be read ({reason})."
    advice = "Open it in your spreadsheet program and save it anew, or ask for the file again."


class FileTooLarge(InputError):
    """More than memory or a sheet may hold: an archive bomb, or a very large file."""

    what = "“{name}” is too large: {reason}."
    advice = "Split the list into smaller files."


class NotAList(InputError):
    """A file of a known kind that holds no table. `kind` has its article."""

    what = "“{name}” is {kind}, not a spreadsheet or a text list."
    advice = "Save or export the list in it as XLSX or CSV and choose that file."


class FormatUnknown(InputError):
    """Neither a spreadsheet nor text, and of no kind that the program knows."""

    what = "“{name}” is neither a spreadsheet nor a text list."
    advice = "Save the list as XLSX or CSV and choose that file."


class EncodingWrong(InputError):
    """The text isn't in the encoding that was detected or given."""

    what = "“{name}” can't be read as {encoding}."
    advice = "Choose another encoding, or save the list as XLSX or as CSV in UTF-8."


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
