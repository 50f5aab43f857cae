"""Every error that a person may see, as one tree; each leaf has words for them.

::

    DialproofError                    exit code
    ├── InputError                    2   the list, or how the program was called
    │   ├── UsageError                    an option that can't be right
    │   ├── FileMissing                   no such file
    │   ├── FileVanished                  gone while it was read
    │   ├── FileNotReadable               the system won't let us read it
    │   ├── FileIsFolder                  a folder instead of a file
    │   ├── FileChanging                  another program is writing it
    │   ├── FileStalled                   no data came for too long
    │   ├── FileEmpty                     nothing in it
    │   ├── FileEncrypted                 encrypted in a way that no password opens here
    │   ├── PasswordMissing               a password is needed
    │   ├── PasswordWrong                 none of the given passwords fits
    │   ├── FileBroken                    not what it says it is, or cut off
    │   ├── FileTooLarge                  a zip bomb, or more than a sheet may hold
    │   ├── NotAList                      a document or picture, by its signature
    │   ├── FormatUnknown                 neither spreadsheet nor text
    │   ├── ArchiveWithoutList            a zip with other things in it, or nothing
    │   ├── ArchiveNested                 a zip with archives in it
    │   ├── ArchiveEncrypted              a zip behind a password
    │   ├── ArchiveNotRead                an archive other than zip, or a part of one
    │   ├── EncodingWrong                 the text isn't in that encoding
    │   ├── SheetMissing                  no sheet of that name
    │   │   └── TextHasNoSheets           a sheet is named, and the list is text
    │   ├── ColumnMissing                 no column of that name or letter
    │   ├── HeaderMissing                 the row named as the header is beyond those searched
    │   ├── NoPhoneNumbers                no column looks like phone numbers
    │   ├── NothingToSend                 no valid number in the list
    │   │   └── AllSuppressed                 all of them are on suppression lists
    │   │       └── ValidSuppressed           all valid ones are, and others have a problem
    │   ├── RecipeMissing                 no recipe of that name
    │   ├── RecipeBroken                  a recipe's file that can't be read
    │   ├── OtherShape                    a file that a recipe isn't for
    │   ├── RecipeUncapped            6   a recipe without a cap, and nobody to agree to the price
    │   ├── SuppressionBroken             a suppression list that can't be read
    │   ├── SuppressionMissing            one that the organisation's policy requires isn't here
    │   ├── ListSent                      its rows can't be corrected any more
    │   ├── ReuseChanged                  fewer answers can be reused than announced
    │   ├── SentBefore                6   some numbers were sent a short while ago, and would be paid twice
    │   │   ├── SentAndEnded              in a batch that can be refreshed with the list as it is now
    │   │   ├── SentWithoutAnswer         in such a batch, which has no usable answer for some
    │   │   ├── SentOfPart                of those that a refresh or a step would send
    │   │   ├── SentInSeveral             in several batches
    │   │   └── SentAndDeleted            in a list that was deleted since
    │   ├── BegunForMore                  the list was begun before, with more left to send than was agreed
    │   ├── NumberInvalid                 a single number that isn't valid
    │   ├── NumberSuppressed              a single number that is on a suppression list
    │   ├── BatchMissing                  no such batch or task in the journal
    │   ├── BatchBusy                     another Dialproof works on it
    │   ├── ProfileBroken                 a connection's service profile can't be read
    │   ├── ProductsBroken                a connection's product catalogue can't be read
    │   ├── PolicyBroken                  the organisation's policy can't be used
    │   ├── AddressFixed                  the policy allows only another service
    │   ├── SwitchedOff                   the policy switches the feature off
    │   ├── OutputNotWritable             the result can't be written there
    │   ├── OutputTaken                   another batch's result is there, or is to go there
    │   └── WorkbookNotExtended           no columns can be added to the list's own workbook
    ├── ServiceRefused                4   the service said no; it charged nothing
    │   ├── KeyMissing                    no key for this connection
    │   │   ├── KeyLocked                     it is in a locked keyring
    │   │   └── KeyWithheld                   one was given, but not confirmed for this origin
    │   ├── KeyRefused                    401, 403
    │   ├── BalanceShort                  402
    │   │   └── QuotaSpent                a month's or a plan's quota, by its words
    │   ├── NotFound                      404: no such task, or not this service
    │   ├── NoBalance                     a service that has none to be read; nothing was asked
    │   ├── TooLarge                      413, or a limit named in a 4xx
    │   ├── TooFew                        a least count named in a 4xx
    │   ├── Throttled                     429
    │   ├── ThrottledAgain                429 for the same request, a few times in a row
    │   ├── ChargedAllTheSame         6   a number that goes one by one was refused, and the balance fell
    │   └── RequestRefused                any other 4xx
    ├── CapReached                    6   a person's or the organisation's cap leaves no room for more
    │   ├── CapReachedForNow              … until its day or month is over
    │   ├── CapOfRunReached               the cap of a recipe leaves no room for more of its run
    │   ├── RunCapReached                 a run of a recipe would take more than the recipe's cap
    │   └── CapNotKept                    there is a cap, and nobody knows the price
    ├── ServiceUnreachable            5   nothing arrived there, or no answer came
    │   ├── NeverArrived                  DNS, connect, TLS: provably not received
    │   ├── NoAnswer                      reset, time-out, 5xx on a request that may be repeated
    │   ├── CheckUnanswered               no answer to a single check, which may have been charged
    │   ├── AnswerNotUnderstood           an answer without what was asked for
    │   │   └── AnswerTooLarge                larger than any expected answer
    │   ├── ResultNotRead                 a task's result that the program can't read
    │   ├── UpdateNotRead                 the check for a new version failed
    │   └── TimeIsUp                      the time limit that the person set
    ├── OutcomeUnknown                6   a submission may or may not have been accepted
    └── LocalFault                    1   this machine
        ├── WorkerDied                    the child process ended
        ├── MemoryShort                   a list needs more memory than the child process may take
        ├── Cancelled                     the person cancelled the work
        ├── FolderNotUsable               the data folder can't be written
        ├── FolderWasOpen                 others could write in the data folder; reported, not raised
        ├── FolderOfAnother               the data folder is somebody else's; reported, not raised
        ├── AlreadyOpen                   a window that doesn't answer has the data folder
        ├── DiskFull                      no room for what has to be stored
        ├── AcceptedNotKept               a task was accepted, but its id can't be stored
        ├── JournalBusy                   another program holds the journal's file
        ├── JournalDamaged                the journal's file can't be trusted
        ├── ListLost                      the stored list of a batch is gone
        ├── ListOld                       an earlier version stored it, and it isn't upgraded yet
        ├── JournalNewer                  written by a newer version
        └── LocalServiceDown              the local service didn't start
"""

from __future__ import annotations

from desktop_app.core.errors.files import (
    ArchiveEncrypted,
    ArchiveNested,
    ArchiveNotRead,
    ArchiveWithoutList,
    EncodingWrong,
    FileBroken,
    FileChanging,
    FileEmpty,
    FileEncrypted,
    FileIsFolder,
    FileMissing,
    FileNotReadable,
    FileStalled,
    FileTooLarge,
    FileVanished,
    FormatUnknown,
    NotAList,
    PasswordMissing,
    PasswordWrong,
)
from desktop_app.core.errors.input import (
    AddressFixed,
    BatchBusy,
    BatchMissing,
    InputError,
    NumberInvalid,
    NumberSuppressed,
    OutputNotWritable,
    OutputTaken,
    PolicyBroken,
    ProductsBroken,
    ProfileBroken,
    SwitchedOff,
    UsageError,
    WorkbookNotExtended,
)
from desktop_app.core.errors.lists import (
    AllSuppressed,
    BegunForMore,
    ColumnMissing,
    HeaderMissing,
    ListSent,
    NoPhoneNumbers,
    NothingToSend,
    OtherShape,
    RecipeBroken,
    RecipeMissing,
    RecipeUncapped,
    ReuseChanged,
    SentAndDeleted,
    SentAndEnded,
    SentBefore,
    SentInSeveral,
    SentOfPart,
    SentWithoutAnswer,
    SheetMissing,
    SuppressionBroken,
    SuppressionMissing,
    TextHasNoSheets,
    ValidSuppressed,
)
from desktop_app.core.errors.machine import Cancelled, LocalFault, LocalServiceDown, MemoryShort, WorkerDied
from desktop_app.core.errors.refusals import (
    BalanceShort,
    CapNotKept,
    CapOfRunReached,
    CapReached,
    CapReachedForNow,
    ChargedAllTheSame,
    KeyLocked,
    KeyMissing,
    KeyRefused,
    KeyWithheld,
    NoBalance,
    NotFound,
    QuotaSpent,
    RequestRefused,
    RunCapReached,
    ServiceRefused,
    Throttled,
    ThrottledAgain,
    TooFew,
    TooLarge,
)
from desktop_app.core.errors.root import DialproofError
from desktop_app.core.errors.storing import (
    AcceptedNotKept,
    AlreadyOpen,
    DiskFull,
    FolderNotUsable,
    FolderOfAnother,
    FolderWasOpen,
    JournalBusy,
    JournalDamaged,
    JournalNewer,
    ListLost,
    ListOld,
)
from desktop_app.core.errors.unanswered import (
    AnswerNotUnderstood,
    AnswerTooLarge,
    CheckUnanswered,
    NeverArrived,
    NoAnswer,
    OutcomeUnknown,
    ResultNotRead,
    ServiceUnreachable,
    TimeIsUp,
    UpdateNotRead,
)

__all__ = [
    "AcceptedNotKept",
    "AddressFixed",
    "AllSuppressed",
    "AlreadyOpen",
    "AnswerNotUnderstood",
    "AnswerTooLarge",
    "ArchiveEncrypted",
    "ArchiveNested",
    "ArchiveNotRead",
    "ArchiveWithoutList",
    "BalanceShort",
    "BatchBusy",
    "BatchMissing",
    "BegunForMore",
    "Cancelled",
    "CapNotKept",
    "CapOfRunReached",
    "CapReached",
    "CapReachedForNow",
    "ChargedAllTheSame",
    "CheckUnanswered",
    "ColumnMissing",
    "DialproofError",
    "DiskFull",
    "EncodingWrong",
    "FileBroken",
    "FileChanging",
    "FileEmpty",
    "FileEncrypted",
    "FileIsFolder",
    "FileMissing",
    "FileNotReadable",
    "FileStalled",
    "FileTooLarge",
    "FileVanished",
    "FolderNotUsable",
    "FolderOfAnother",
    "FolderWasOpen",
    "FormatUnknown",
    "HeaderMissing",
    "InputError",
    "JournalBusy",
    "JournalDamaged",
    "JournalNewer",
    "KeyLocked",
    "KeyMissing",
    "KeyRefused",
    "KeyWithheld",
    "ListLost",
    "ListOld",
    "ListSent",
    "LocalFault",
    "LocalServiceDown",
    "MemoryShort",
    "NeverArrived",
    "NoAnswer",
    "NoBalance",
    "NoPhoneNumbers",
    "NotAList",
    "NotFound",
    "NothingToSend",
    "NumberInvalid",
    "NumberSuppressed",
    "OtherShape",
    "OutcomeUnknown",
    "OutputNotWritable",
    "OutputTaken",
    "PasswordMissing",
    "PasswordWrong",
    "PolicyBroken",
    "ProductsBroken",
    "ProfileBroken",
    "QuotaSpent",
    "RecipeBroken",
    "RecipeMissing",
    "RecipeUncapped",
    "RequestRefused",
    "ResultNotRead",
    "ReuseChanged",
    "RunCapReached",
    "SentAndDeleted",
    "SentAndEnded",
    "SentBefore",
    "SentInSeveral",
    "SentOfPart",
    "SentWithoutAnswer",
    "ServiceRefused",
    "ServiceUnreachable",
    "SheetMissing",
    "SuppressionBroken",
    "SuppressionMissing",
    "SwitchedOff",
    "TextHasNoSheets",
    "Throttled",
    "ThrottledAgain",
    "TimeIsUp",
    "TooFew",
    "TooLarge",
    "UpdateNotRead",
    "UsageError",
    "ValidSuppressed",
    "WorkbookNotExtended",
    "WorkerDied",
]
