"""Errors of the data folder: it can't be written, or its content can't be trusted."""

from __future__ import annotations

from desktop_app.core.errors.machine import LocalFault


class FolderNotUsable(LocalFault):
    """The data folder can't be created or written."""

    exit_code = 2
    what = "The data folder “{name}” can't be used: {reason}."
    advice = "Free some space, check the folder's rights, or name another with --home."
    advice_window = "Free some space, or check the folder's rights."


class FolderWasOpen(LocalFault):
    """Others could write in the data folder until now. It is reported once, and the program goes on."""

    what = "Others on this computer could write in the data folder “{name}”."
    meaning = "It is yours alone from now on. Whether somebody changed anything in it before can't be seen."
    advice = "Look for lists and tasks that you don't know before you send anything."


class FolderOfAnother(LocalFault):
    """The data folder belongs to somebody else. It is reported at each start, and the program goes on."""

    what = "The data folder “{name}” belongs to somebody else."
    meaning = "Its owner can read your lists and change what was noted of them."
    advice = "Name a folder of your own with --home or DIALPROOF_HOME."
    advice_window = "Start Dialproof with a data folder of your own."


class AlreadyOpen(LocalFault):
    """Another window has the data folder, and doesn't answer."""

    exit_code = 2
    what = "Dialproof is already open over “{name}”, and its window does not answer."
    advice = "Look for it, also on other computers that use this folder; close or end it, then start Dialproof again."


class DiskFull(LocalFault):
    """No room, or no more quota, where the data folder is. The whole write is undone."""

    exit_code = 2
    what = "The disk with the folder “{name}” is full."
    meaning = "Nothing is sent that can't be written down first. An answer on its way may need your decision."
    advice = "Free some space and try again; “dialproof resume” carries on with what is open."
    advice_window = "Free some space, then carry on."


class AcceptedNotKept(LocalFault):
    """The service accepted a submission, but the journal couldn't store its id within half a minute, or before exit."""

    exit_code = 6
    what = "Task {part} of “{name}” was accepted as “{task_id}”, and that can't be written down ({reason})."
    meaning = "Note this id: at the next start Dialproof asks whether the task arrived."
    advice = (
        "Note this id. Free some space, or end what holds the journal; then “dialproof decide {batch}/{part} "
        "--arrived {task_id}” and “dialproof resume” carry on."
    )
    advice_window = "Free some space, start Dialproof again, and decide “It arrived” with this id."


class JournalBusy(LocalFault):
    """Another program held the journal's file for longer than Dialproof waits."""

    exit_code = 2
    what = "“{name}” is held by another program."
    advice = "Wait a moment and try again; if it stays so, pause backup or synchronising programs for the data folder."


class JournalDamaged(LocalFault):
    """The journal's content can't be trusted. It is repaired at the next start, once no process has it open."""

    exit_code = 2
    what = "“{name}” is damaged."
    meaning = "Nothing more is sent until it has been put right."
    advice = "Close every Dialproof and start it again: it restores its newest copy and says what needs a decision."


class ListLost(LocalFault):
    """The stored list of a batch is missing, or lacks the numbers that the journal names."""

    what = "The stored list of “{name}” is missing or damaged."
    meaning = "Nothing more of it is sent. What was answered earlier is still at the service."
    advice = "Verify the list again from its file; the journal shows what was sent."


class ListOld(LocalFault):
    """An earlier version of Dialproof wrote the stored list, and it was not upgraded yet."""

    what = "The stored list of “{name}” was written by an earlier version of Dialproof."
    meaning = "Nothing of it is lost."
    advice = "Try again: it is brought up to date first."


class JournalNewer(LocalFault):
    """The journal was written by a newer version of the program."""

    exit_code = 2
    what = "The journal in “{name}” was written by a newer version of Dialproof."
    advice = "Install the newer version, or name another folder with --home."
    advice_window = "Install the newer version."
