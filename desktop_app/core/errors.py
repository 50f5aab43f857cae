"""Every error that a person may meet, as one tree, each leaf with words for them.

::

    DialproofError                    exit code
    ├── InputError                    2   the list, or how the program was called
    │   ├── UsageError                    an option that can't be right
    │   ├── FileMissing                   no such file
    │   ├── FileVanished                  gone while it was read
    │   ├── FileNotReadable               the system won't let us read it
    │   ├── FileChanging                  another program is writing it
    │   ├── FileStalled                   nothing came of it for too long
    │   ├── FileEmpty                     nothing in it
    │   ├── FileEncrypted                 a password is needed
    │   ├── FileBroken                    not what it says it is, or cut off
    │   ├── FileTooLarge                  a zip bomb, or more than a sheet may hold
    │   ├── NotAList                      a document or picture, by its signature
    │   ├── FormatUnknown                 neither spreadsheet nor text
    │   ├── ArchiveWithoutList            a zip with other things in it, or nothing
    │   ├── ArchiveNested                 a zip with archives in it
    │   ├── ArchiveEncrypted              a zip behind a password
    │   ├── ArchiveNotRead                an archive of another kind than zip, or a part of one
    │   ├── EncodingWrong                 the text isn't in that encoding
    │   ├── SheetMissing                  no sheet of that name
    │   ├── ColumnMissing                 no column of that name or letter
    │   ├── HeaderMissing                 the row named as the header is beyond those looked at
    │   ├── NoPhoneNumbers                no column looks like phone numbers
    │   ├── NothingToSend                 no valid number in the list
    │   ├── NumberInvalid                 a single number that is none
    │   ├── BatchMissing                  no such batch or task in the journal
    │   ├── BatchBusy                     another Dialproof works on it
    │   ├── DialectBroken                 what a connection's service calls things can't be read
    │   ├── OutputNotWritable             the result can't be written there
    │   └── WorkbookNotExtended           no columns can be added to the list's own workbook
    ├── ServiceRefused                4   the service said no; it charged nothing
    │   ├── KeyMissing                    no key for this connection
    │   ├── KeyRefused                    401, 403
    │   ├── BalanceShort                  402
    │   ├── NotFound                      404: no such task, or not this service
    │   ├── TooLarge                      413, or a limit named in a 4xx
    │   ├── Throttled                     429
    │   └── RequestRefused                any other 4xx
    ├── ServiceUnreachable            5   nothing arrived there, or no answer came
    │   ├── NeverArrived                  DNS, connect, TLS: provably not received
    │   ├── NoAnswer                      reset, time-out, 5xx on a request that may be repeated
    │   ├── CheckUnanswered               the same on a single check, which may have been charged
    │   ├── AnswerNotUnderstood           an answer without what was asked for
    │   └── TimeIsUp                      the time limit that the person set
    ├── OutcomeUnknown                6   a submission may or may not have been accepted
    └── LocalFault                    1   this machine
        ├── WorkerDied                    the child process ended
        ├── MemoryShort                   a list needs more memory than the child process may take
        ├── Cancelled                     the person cancelled the work
        ├── FolderNotUsable               the data folder can't be written
        ├── AlreadyOpen                   a window that doesn't answer has the data folder
        ├── DiskFull                      no room for what has to be written down
        ├── AcceptedNotKept               a task was accepted, and its id can't be written down
        ├── JournalBusy                   another program holds the journal's file
        ├── JournalDamaged                the journal's file can't be trusted
        ├── ListLost                      the stored list of a batch is gone
        ├── JournalNewer                  written by a newer version
        └── LocalServiceDown              the local service didn't start
"""

from __future__ import annotations

from typing import Any, ClassVar


class DialproofError(Exception):
    """Base of the tree: `what` happened, what it means (`meaning`), what to do (`advice`).

    The three are templates, filled with the keyword arguments given when raising, so that
    the window can translate the template and fill it afterwards.
    """

    exit_code: ClassVar[int] = 1
    what: ClassVar[str] = "Something went wrong."
    meaning: ClassVar[str] = ""
    advice: ClassVar[str] = ""

    def __init__(self, **params: Any) -> None:
        super().__init__()
        self.params = params

    def __str__(self) -> str:
        return self.what.format(**self.params)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.params)

    @property
    def sentence(self) -> str:
        """What happened and what to do, on one line, for the command line."""
        return " ".join(f"{self} {self.advice.format(**self.params)}".split())


def _rebuild(kind: type[DialproofError], params: dict[str, Any]) -> DialproofError:
    """Unpickle: errors cross from the child process to the interface."""
    return kind(**params)


# --- the list, or how the program was called ---------------------------------------------


class InputError(DialproofError):
    """The list, or how the program was called. Nothing was sent."""

    exit_code = 2
    meaning = "Nothing was sent, and your file is unchanged."


class UsageError(InputError):
    """An option that can't be right."""

    what = "{reason}"
    advice = "See “dialproof --help”."


class FileMissing(InputError):
    """The path doesn't exist, or no longer."""

    what = "“{name}” can't be found."
    advice = "Check the name and the folder, or choose the file again."


class FileVanished(InputError):
    """The file was there when its reading began, and at its end no longer."""

    what = "“{name}” was moved, renamed or deleted while it was read."
    advice = "Choose the file again where it is now."


class FileNotReadable(InputError):
    """The operating system refuses to open or to read the file."""

    what = "“{name}” can't be read: {reason}."
    advice = "Close it in other programs, check that you may read it, or copy it to your own folder."


class FileChanging(InputError):
    """The file was written to while it was copied, and again while it was copied once more."""

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
    """Zero bytes, or a table without a single filled cell."""

    what = "“{name}” is empty."
    advice = "Choose a file with at least one row."


class FileEncrypted(InputError):
    """A workbook behind a password."""

    what = "“{name}” is protected with a password."
    advice = "Open it in your spreadsheet program, save a copy without a password, and choose the copy."


class FileBroken(InputError):
    """The content isn't what its signature promises, or it is cut off."""

    what = "“{name}” is damaged and can't be read ({reason})."
    advice = "Open it in your spreadsheet program and save it anew, or ask for the file again."


class FileTooLarge(InputError):
    """More than memory or a sheet may hold: an archive bomb or a giant."""

    what = "“{name}” is too large: {reason}."
    advice = "Split the list into smaller files."


class NotAList(InputError):
    """A file of a known kind that holds no table. `kind` has its article."""

    what = "“{name}” is {kind}, not a spreadsheet or a text list."
    advice = "Save or export the list in it as XLSX or CSV and choose that file."


class FormatUnknown(InputError):
    """Neither a spreadsheet nor text, and of no kind that we know."""

    what = "“{name}” is neither a spreadsheet nor a text list."
    advice = "Save the list as XLSX or CSV and choose that file."


class ArchiveWithoutList(InputError):
    """A zip in which nothing is a list. `content` names what is in it."""

    what = "There is no list in the archive “{name}”: it has {content}."
    advice = "Choose the archive or the file that has the list, as a spreadsheet (XLSX, XLS, ODS) or text (CSV, TXT)."


class ArchiveNested(InputError):
    """A zip without a list, but with another archive in it."""

    what = "The archive “{name}” packs another archive, “{inner}”; archives in archives are not unpacked."
    advice = "Unpack “{name}” yourself, and choose what is in it."


class ArchiveEncrypted(InputError):
    """A zip behind a password."""

    what = "The archive “{name}” is protected with a password."
    advice = "Unpack it with its password, and choose the list that was in it."


class ArchiveNotRead(InputError):
    """An archive that can't be unpacked here. `kind` has its article."""

    what = "“{name}” is {kind}, which Dialproof does not unpack."
    advice = "Unpack it yourself, and choose the list that was in it."


class EncodingWrong(InputError):
    """The text isn't in the encoding that was detected or given."""

    what = "“{name}” is not text in {encoding}."
    advice = "Choose another encoding, or save the list as XLSX or as CSV in UTF-8."


class SheetMissing(InputError):
    """The workbook has no sheet of that name."""

    what = "“{name}” has no sheet “{sheet}”. It has: {sheets}."
    advice = "Choose one of these."


class ColumnMissing(InputError):
    """The table has no column of that name or letter."""

    what = "The list has no column “{column}”. It has: {columns}."
    advice = "Choose one of these, by name or by letter."


class HeaderMissing(InputError):
    """The row that was named as the header lies beyond the rows in which one is looked for."""

    what = "Row {row} can't be the header: only the first {rows} rows are looked at."
    advice = "Choose the row in which the columns' names stand, or none."


class NoPhoneNumbers(InputError):
    """No column looks like phone numbers."""

    what = "No phone numbers were found in “{name}”."
    advice = "Name the column with the numbers, and the country of numbers written without a country code."


class NothingToSend(InputError):
    """There is a phone column, but no valid number in it."""

    what = "None of the numbers in “{name}” is valid, so there is nothing to send."
    advice = "Check the default country and the column with the numbers."


class NumberInvalid(InputError):
    """A single number that libphonenumber doesn't accept."""

    what = "“{number}” is not a valid phone number ({problem})."
    advice = "Write it with its country code, as in +44 20 7946 0958."


class BatchMissing(InputError):
    """The journal has no such batch or task, or not in that state."""

    what = "{reason}"
    advice = "“dialproof tasks” lists them."


class BatchBusy(InputError):
    """Another process works on the batch's list."""

    what = "“{name}” is being worked on by another Dialproof."
    meaning = "It goes on there."
    advice = "Look into the other window, or wait until it has finished."


class DialectBroken(InputError):
    """The text that says what a service calls things isn't one."""

    what = "What the service of “{name}” calls things can't be read: {reason}."
    advice = "Mend the dialect of this connection in the settings, or clear it there."


class OutputNotWritable(InputError):
    """The result can't be written there."""

    what = "The result can't be written to “{name}”: {reason}."
    meaning = "The answers are kept; nothing is lost."
    advice = "Choose another place, or close the file if it is open elsewhere."


class WorkbookNotExtended(InputError):
    """The results can't be added to a copy of the list's own workbook."""

    what = "The results can't be added to a copy of “{name}”: {reason}."
    meaning = "The answers are kept; nothing is lost."
    advice = "Export them as an Excel workbook (XLSX) instead: it has every row and column of the list."


# --- the service said no --------------------------------------------------------------------


class ServiceRefused(DialproofError):
    """The service answered no. What it refused, it didn't charge."""

    exit_code = 4
    meaning = "Nothing was charged for this request; what was accepted earlier goes on."


class KeyMissing(ServiceRefused):
    """No key is known for the connection's origin."""

    what = "There is no API key for {origin}."
    advice = "Enter the key in the settings under Connection, or set DIALPROOF_API_KEY for that address."


class KeyRefused(ServiceRefused):
    """401 or 403."""

    what = "The service did not accept the API key ({status}). {message}"
    advice = "Check the key, and that the account may use this product."


class BalanceShort(ServiceRefused):
    """402."""

    what = "The balance is not enough for this request. {message}"
    advice = "Add credit to the account, then carry on with the batch."


class NotFound(ServiceRefused):
    """404: the service knows no such task or address."""

    what = "The service does not know what was asked for. {message}"
    advice = "Check the connection's address (it ends with the version, as in /api/v1) and the task's id."


class TooLarge(ServiceRefused):
    """413, or a limit on the numbers of a task named in another 4xx."""

    what = "The service takes fewer numbers in one task. {message}"
    advice = "Send the list in smaller tasks."


class Throttled(ServiceRefused):
    """429. `retry_after` is in seconds, None where the service gave none."""

    what = "The service asks to wait before the next request. {message}"
    advice = "Wait a minute and carry on."

    @property
    def retry_after(self) -> float | None:
        """Seconds until the service wants to hear from us again."""
        seconds: float | None = self.params.get("retry_after")
        return seconds


class RequestRefused(ServiceRefused):
    """Any other 4xx: the request isn't as the service wants it."""

    what = "The service refused the request ({status}). {message}"
    advice = "Check the product and the country, and what the service says."


# --- the service can't be reached -----------------------------------------------------------


class ServiceUnreachable(DialproofError):
    """No usable answer came. Nothing is lost: what was accepted can be asked for later."""

    exit_code = 5
    meaning = "Nothing is lost: what was sent is in the journal, and the batch can be carried on."


class NeverArrived(ServiceUnreachable):
    """DNS, connect, proxy or TLS failed: the request provably wasn't received."""

    what = "{origin} can't be reached ({reason})."
    advice = "Check the network and the connection's address, then try again; “dialproof resume” carries on a batch."


class NoAnswer(ServiceUnreachable):
    """Reset, time-out or a 5xx on a request that may be repeated."""

    what = "{origin} did not answer properly ({reason})."
    advice = "Try again in a little while; the batch can be carried on."


class CheckUnanswered(ServiceUnreachable):
    """A single check left this machine and no answer came back."""

    what = "No answer came for {number} ({reason})."
    meaning = "The check may have been charged all the same; the balance shows it."
    advice = "Look at the balance before you check the number again."


class AnswerNotUnderstood(ServiceUnreachable):
    """An answer came, but without what was asked for."""

    what = "The answer of {origin} was not understood: {reason}."
    advice = "Check that the connection's address is that of the verification service."


class TimeIsUp(ServiceUnreachable):
    """The time limit that the person set has passed."""

    what = "The time of {seconds:g} seconds is up."
    advice = "“dialproof resume” carries on with what is open."


class OutcomeUnknown(DialproofError):
    """A submission left this machine and no clear answer came back: a person decides."""

    exit_code = 6
    what = "It is not known whether the service accepted {count} submission(s) ({reason})."
    meaning = "They may have been charged, so they are not sent again by themselves."
    advice = "“dialproof tasks” shows them, “dialproof decide” settles them."


# --- this machine -----------------------------------------------------------------------------


class LocalFault(DialproofError):
    """Something on this machine."""

    meaning = "Nothing is lost: the journal has all that was sent."


class WorkerDied(LocalFault):
    """The child process ended while it worked on a list."""

    exit_code = 2
    what = "“{name}” could not be processed: the reader ended unexpectedly."
    advice = "Open the file in your spreadsheet program, save it as a new XLSX or CSV, and choose that."


class MemoryShort(LocalFault):
    """Work on a list that was read already takes more memory than the child process may have."""

    exit_code = 2
    what = "The list is too large for this: it takes more memory than Dialproof allows itself."
    advice = "Choose fewer rows with a filter, or split the list into smaller files."


class Cancelled(LocalFault):
    """The person cancelled the work."""

    exit_code = 130
    what = "Cancelled."
    advice = "“dialproof resume” carries on."


class FolderNotUsable(LocalFault):
    """The data folder can't be made or written."""

    exit_code = 2
    what = "The data folder “{name}” can't be used: {reason}."
    advice = "Free some space, check the folder's rights, or name another with --home."


class DiskFull(LocalFault):
    """No room, or no more quota, where the data folder is. What was to be written is undone as a whole."""

    exit_code = 2
    what = "The disk with the folder “{name}” is full."
    meaning = "Nothing is sent that can't be written down first. An answer on its way may need your decision."
    advice = "Free some space and try again; “dialproof resume” carries on with what is open."


class AcceptedNotKept(LocalFault):
    """The service accepted a submission, and for half a minute the journal couldn't take its id."""

    exit_code = 6
    what = "Part {part} of “{name}” was accepted as “{task_id}”, and that can't be written down ({reason})."
    meaning = "Note this id: at the next start Dialproof asks whether the part arrived."
    advice = "Free some space, start Dialproof again, and decide “It arrived” with this id."


class JournalBusy(LocalFault):
    """Another program held the file for longer than Dialproof waits."""

    exit_code = 2
    what = "“{name}” is held by another program."
    advice = "Wait a moment and try again; if it stays so, pause backup or synchronising programs for the data folder."


class JournalDamaged(LocalFault):
    """The file's content can't be trusted. It is put right at the next start, once nobody has it open."""

    exit_code = 2
    what = "“{name}” is damaged."
    meaning = "Nothing more is sent until it has been put right."
    advice = "Close every Dialproof and start it again: it restores its newest copy and says what needs a decision."


class AlreadyOpen(LocalFault):
    """Another window has the data folder, and doesn't answer."""

    exit_code = 2
    what = "Dialproof is already open over “{name}”, and its window does not answer."
    advice = "Look for it, also on other computers that use this folder; close or end it, then start Dialproof again."


class ListLost(LocalFault):
    """The stored list of a batch is missing or doesn't have the numbers that the journal speaks of."""

    what = "The stored list of “{name}” is missing or damaged."
    meaning = "Nothing more of it is sent. What was answered earlier is still at the service."
    advice = "Verify the list again from its file; the journal shows what was sent."


class JournalNewer(LocalFault):
    """The journal was written by a newer version of the program."""

    exit_code = 2
    what = "The journal in “{name}” was written by a newer version of Dialproof."
    advice = "Install the newer version, or name another folder with --home."


class LocalServiceDown(LocalFault):
    """The local service's process didn't start or ended."""

    what = "The local service did not start ({reason})."
    advice = "Start Dialproof again. If it keeps happening, look into the log."
