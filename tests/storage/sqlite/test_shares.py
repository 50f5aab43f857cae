"""Files of SQLite on a network share, as Windows has them: each drive is one to its administrators."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path, PurePath, PurePosixPath, PureWindowsPath

import pytest

from desktop_app.storage.backup.recovery import open_journal
from desktop_app.storage.machine.home import open_home
from desktop_app.storage.sqlite.database import file_uri, open_file
from tests.storage.samples import NOW, full_batch
from tests.systems import windows_only


@pytest.mark.parametrize(
    ("path", "address"),
    [
        (PurePosixPath("/home/zoë/a b.sqlite"), "file:///home/zo%C3%AB/a%20b.sqlite?mode=ro"),
        (PureWindowsPath("C:\\Users\\a#b.sqlite"), "file:///C:/Users/a%23b.sqlite?mode=ro"),
        (PureWindowsPath(r"\\server\share\a?.sqlite"), "file:////server/share/a%3F.sqlite?mode=ro"),
    ],
)
def test_the_address_of_a_file_names_no_server(path: PurePath, address: str) -> None:
    assert file_uri(path, "ro") == address


@windows_only("network shares have paths of their own there")
def test_a_data_folder_may_be_on_a_share(tmp_path: Path) -> None:
    share = Path(rf"\\localhost\{tmp_path.drive[0]}$", *tmp_path.parts[1:])
    if not share.is_dir():
        pytest.skip("this person isn't an administrator, who alone may use a drive as a share")
    home = open_home(share / "home")
    with closing(open_journal(home, lambda: NOW)) as journal:
        journal.add_batch(full_batch(), [])
    with closing(open_file(tmp_path / "home" / "journal.sqlite", writable=False)) as db:
        assert db.execute("SELECT id FROM batches").fetchone()[0] == "b1"
