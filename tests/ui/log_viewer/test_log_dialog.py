"""The log is looked through by level and words, and followed while it grows."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication

from desktop_app.core.text.log_lines import LogEntry
from desktop_app.ui.frame.shell import Shell
from desktop_app.ui.log_viewer.dialog import MOST, ShownLog, open_log
from desktop_app.ui.look import theme
from tests.ui.small_services import SmallServices, until

LINES = (
    "2026-03-04 05:06:07,890 INFO desktop_app.services.batches.submitting part 1 was sent\n"
    "2026-03-04 05:06:08,001 WARNING desktop_app.api.client GET /tasks: 503\n"
    "2026-03-04 05:06:09,002 ERROR desktop_app.ui.start.application not caught\n"
    "Traceback (most recent call last):\n"
)


async def test_the_log_is_shown_searched_followed_and_copied(shell: Shell, tmp_path: Path) -> None:
    small = SmallServices(tmp_path)
    log = tmp_path / "logs" / "dialproof.log"
    log.write_text(LINES)
    shell.show()
    dialog = open_log(shell, small.context)
    assert dialog.middle.currentWidget() is dialog.text  # nothing is said before it was read
    await until(lambda: dialog.text.toPlainText() != "")
    assert dialog.count.text() == "3 entries"
    assert dialog.text.toPlainText() == LINES.replace(",890", "").replace(",001", "").replace(",002", "").strip()
    # WHEN it is looked for errors, then for a word
    dialog.level._choose("ERROR")
    assert dialog.text.toPlainText().splitlines()[0].endswith("not caught")
    assert dialog.count.text() == "1 of 3 entries"
    dialog.level._choose("DEBUG")
    dialog.search.setText("nowhere")
    dialog.search.returnPressed.emit()
    assert dialog.middle.currentWidget() is dialog.nothing
    assert (dialog.nothing.title.text(), dialog.count.text()) == ("No entry matches", "0 of 3 entries")
    dialog.search.setText("503")
    dialog.search.returnPressed.emit()
    assert dialog.middle.currentWidget() is dialog.text
    assert dialog.text.toPlainText().count("\n") == 0
    # AND what was looked for is marked in its line
    line = dialog.text.document().firstBlock()
    (marked,) = (each for each in line.layout().formats() if each.length == len("503"))
    assert marked.format.background().color() == theme.colour("selection")
    assert line.text()[marked.start :].startswith("503")
    # AND more is written
    with log.open("a") as file:
        file.write("2026-03-04 05:06:10,000 INFO x +447400123456: 503 again\n2026-03-04 05:06:11,000 INFO x fine\n")
    dialog._timer.timeout.emit()
    await until(lambda: "again" in dialog.text.toPlainText())
    # THEN what fits is added, masked, and can be copied
    assert "7400123456" not in dialog.text.toPlainText()
    assert dialog.count.text() == "2 of 5 entries"
    dialog.copy.click()
    assert QApplication.clipboard().text() == dialog.text.toPlainText()
    # AND it is one window, however often it is asked for
    assert open_log(shell, small.context) is dialog
    dialog.close()
    await small.runner.aclose()
    await small.services.aclose()


def test_a_million_entries_cost_what_some_thousand_do() -> None:
    log = ShownLog()
    log.add((LogEntry("", "INFO", str(at)) for at in range(20_000)), anew=True)
    assert len(log) == MOST
    assert log.shown()[-1].text == "19999"
    log.words = "19998"
    assert [entry.text for entry in log.shown()] == ["19998"]
    assert log.add([LogEntry("", "INFO", "x 19998")], anew=False)
    assert not log.add([LogEntry("", "INFO", "y")], anew=False)
