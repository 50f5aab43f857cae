"""Reads workbooks protected with a password from a decrypted copy, which is deleted when the reading ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from desktop_app.core.detection.password import Password
from desktop_app.core.detection.table import Row, TableSource
from desktop_app.core.errors import FileBroken, FileEncrypted, PasswordMissing, PasswordWrong
from desktop_app.core.text.translatable import tr_text
from desktop_app.sheets.common.heartbeat import beat
from desktop_app.sheets.common.row_source import RowSource
from desktop_app.sheets.formats.old_container import plain_encryption_info

# Excel encrypts with this if only changes are to be prevented, and opens such a workbook without asking.
_EXCELS_OWN = Password("VelvetSweatshop")


class ProtectedWorkbook(RowSource):
    """A TableSource over a workbook that one of the passwords opens, Excel's own among them.

    `open_workbook` opens the decrypted copy, which lies beside the file until `close`. Raises PasswordMissing without a
    password, PasswordWrong if none fits, FileEncrypted for a kind of encryption that can't be undone here, and whatever
    `open_workbook` raises.
    """

    def __init__(self, path: Path, passwords: Sequence[Password], open_workbook: Callable[[Path], TableSource]) -> None:
        with ExitStack() as stack:
            folder = stack.enter_context(
                TemporaryDirectory(prefix=".unlocked-", dir=path.parent, ignore_cleanup_errors=True)
            )
            copy = Path(folder) / path.name
            _decrypt(path, passwords, copy)
            self._table = open_workbook(copy)
            stack.callback(self._table.close)
            self._open = stack.pop_all()
        self.format, self.sheets = self._table.format, self._table.sheets
        self.encoding, self.delimiter = self._table.encoding, self._table.delimiter

    def rows(self, sheet: str | None = None) -> Iterator[Row]:
        """Return the rows of the sheet, as the workbook itself would."""
        return self._table.rows(sheet)

    def batches(self, sheet: str | None = None) -> Iterator[list[Row]]:
        """Return the rows in batches, as the workbook itself would."""
        return self._table.batches(sheet)

    def samples(self, sheets: Sequence[str], most_rows: int, most_cells: int) -> Iterator[tuple[str, list[Row]]]:
        """Return the first rows of the sheets, as the workbook itself would."""
        return self._table.samples(sheets, most_rows, most_cells)

    @property
    def share(self) -> float | None:
        """The share read of the sheet that was last begun."""
        return self._table.share

    def close(self) -> None:
        """Close the workbook and remove its decrypted copy."""
        self._open.close()


def _decrypt(path: Path, passwords: Sequence[Password], copy: Path) -> None:
    from msoffcrypto import OfficeFile  # imports cryptography, which few lists need
    from msoffcrypto.exceptions import DecryptionError

    broken = FileBroken(name=path.name, reason=tr_text("its encrypted content is damaged"))
    if not plain_encryption_info(path):
        raise broken
    with path.open("rb") as file, copy.open("xb") as plain:
        copy.chmod(0o600)
        try:
            book: Any = OfficeFile(file)
            _unlock(book, path.name, passwords)
        except DecryptionError as error:
            raise FileEncrypted(name=path.name) from error
        beat()
        try:
            book.decrypt(plain)
        except DecryptionError as error:  # the password fits, but the result is no workbook
            raise broken from error
        beat()


def _unlock(book: Any, name: str, passwords: Sequence[Password]) -> None:
    """Find the password that fits, trying the last one given first."""
    from msoffcrypto.exceptions import InvalidKeyError

    # msoffcrypto checks the password of an XLSX only when told to; that of an XLS it always checks.
    checking = {"verify_password": True} if book.format == "ooxml" else {}
    for password in (*reversed(passwords), _EXCELS_OWN):
        beat()
        try:
            book.load_key(password=password.reveal(), **checking)
        except InvalidKeyError:
            continue
        return
    raise PasswordWrong(name=name) if passwords else PasswordMissing(name=name)
