from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop_app.core.profile.model import DEFAULT
from desktop_app.core.profile.writing import written
from desktop_app.ui.look import theme
from desktop_app.ui.settings.profile_field import ProfileEditor, ProfileField
from tests.ui.widgets import added

TAUGHT = '[answers]\ntask_id = "data.token"\n'
BROKEN = 'dialect = 1\n\n[answers]\ntask_idd = "data.token"\n'


@pytest.fixture
def editor(qtbot: QtBot) -> Iterator[ProfileEditor]:
    parent = added(qtbot, QWidget())
    made = ProfileEditor("", parent)
    made.open()
    yield made  # while the parent lives
    parent.close()


def test_a_new_profile_explains_itself_and_teaches_nothing(editor: ProfileEditor) -> None:
    assert editor.editor.toPlainText() == written(DEFAULT)
    assert editor.state.text() == "Nothing set: found automatically"
    assert editor.use.isEnabled()


def test_what_is_typed_is_checked_at_once_and_the_line_is_shown(editor: ProfileEditor) -> None:
    # WHEN an entry is mistyped
    editor.editor.setPlainText(BROKEN)
    # THEN it says so with the line, marks it, and won't use it
    assert editor.state.text() == "Line 4: section [answers] has no “task_idd”; did you mean “task_id”?"
    assert not editor.use.isEnabled()
    (mark,) = editor.editor.extraSelections()
    assert mark.cursor.blockNumber() == 3
    # (the mark is a tint, and the theme's own colour stays as strong as it was)
    assert mark.format.background().color().alpha() < 255
    assert theme.colour("danger") == theme.current().colour("danger")
    # AND goes there when it is asked to
    editor.state.button.click()
    assert editor.editor.textCursor().blockNumber() == 3
    # WHEN it is mended
    editor.editor.setPlainText(BROKEN.replace("idd", "id"))
    # THEN all is well again
    assert editor.state.text() == "1 entry set"
    assert editor.use.isEnabled()
    assert not editor.editor.extraSelections()


def test_what_was_changed_is_not_dropped_without_asking(editor: ProfileEditor) -> None:
    # WHEN something was typed, and Escape is pressed
    editor.editor.setPlainText(TAUGHT)
    QTest.keyClick(editor.editor, Qt.Key.Key_Escape)
    # THEN it asks; Escape again goes back to typing
    assert editor.drop.isVisible()
    QTest.keyClick(editor.drop.no, Qt.Key.Key_Escape)
    assert not editor.drop.isVisible()
    assert editor.isVisible()
    assert editor.editor.toPlainText() == TAUGHT
    # AND drops it when it is told so
    editor.cancel.click()
    editor.drop.yes.click()
    assert not editor.isVisible()


@pytest.mark.parametrize(("line", "text"), [(1, TAUGHT), (3, BROKEN), (0, "")])
def test_it_opens_at_what_was_taught_or_is_wrong(qtbot: QtBot, text: str, line: int) -> None:
    parent = added(qtbot, QWidget())
    made = ProfileEditor(text, parent)
    made.open()
    assert made.editor.textCursor().blockNumber() == line
    # (and nothing is asked where nothing was changed)
    QTest.keyClick(made.editor, Qt.Key.Key_Escape)
    assert made.isHidden()


def test_a_file_of_a_colleague_is_shown_before_it_is_used_and_given_on_again(
    editor: ProfileEditor, qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "theirs.toml"
    file.write_text(TAUGHT, "utf-8-sig")
    editor.import_file(file)
    assert editor.editor.toPlainText() == TAUGHT
    editor.export_file(tmp_path / "ours.toml")
    assert (tmp_path / "ours.toml").read_text("utf-8") == TAUGHT
    with qtbot.waitSignal(editor.taken) as taken:
        editor.use.click()
    assert taken.args == [TAUGHT]


@pytest.mark.parametrize(("content", "words"), [(None, "can't be read"), (b"\xff\xfe\x00\xd8", "isn't text")])
def test_a_file_that_is_none_loses_nothing(
    editor: ProfileEditor, tmp_path: Path, content: bytes | None, words: str
) -> None:
    editor.editor.setPlainText(TAUGHT)
    file = tmp_path / "theirs.toml"
    if content is not None:
        file.write_bytes(content)
    editor.import_file(file)
    assert words in editor.state.text()
    assert editor.editor.toPlainText() == TAUGHT


def test_the_form_says_what_was_taught_and_forgets_what_teaches_nothing(qtbot: QtBot) -> None:
    field = added(qtbot, ProfileField())
    assert field.summary.text().startswith("Found automatically")
    for text, kept, message in ((TAUGHT, TAUGHT, "1 entry set"), (written(DEFAULT), "", "Found automatically")):
        editor = field.open_editor()
        editor.editor.setPlainText(text)
        editor.use.click()
        assert field.text == kept
        assert field.summary.text().startswith(message)


def test_a_kept_profile_that_can_not_be_read_says_why(qtbot: QtBot) -> None:
    field = added(qtbot, ProfileField())
    field.set_text(BROKEN)
    assert "line 4" in field.summary.text()
