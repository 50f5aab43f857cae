"""A quiet message, once, that the last run didn't end in order."""

from __future__ import annotations

from pathlib import Path

from desktop_app.core.numbers.phone import masked_text
from desktop_app.ui.crash.dialog import CrashDialog
from desktop_app.ui.crash.report import framed, program_details
from desktop_app.ui.frame.message_strip import Message
from desktop_app.ui.frame.shell import Shell
from desktop_app.ui.text import words


def tell_last_end(shell: Shell, frames: str, logs: Path) -> None:
    """Show the message; `frames`: the traceback of a crash, "" if the program just disappeared."""
    what = words.tr("Dialproof didn't close properly last time.", "crash")
    meaning = words.tr(
        "Nothing is sent twice and no list is lost: what was under way goes on. If it isn't known whether a task "
        "arrived, the task monitor asks you.",
        "crash",
    )
    if not frames.strip():
        shell.strip.show_message(Message("info", what, meaning, lasting=True))
        return
    details = f"{program_details()}\n\n{masked_text(framed(frames))}"

    def show() -> None:
        sentence = words.tr("Dialproof ended unexpectedly last time.", "crash")
        CrashDialog(sentence, details, logs, shell.close_now, shell).open()

    message = Message("info", what, meaning, action_text=words.tr("Details…", "crash"), lasting=True)
    shell.strip.show_message(message, show)
