"""What the arguments of `dev.py run` ask for: the window or the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from dev_environment import CannotPrepare

# These never open a window, so they need none of Qt's libraries.
TERMINAL_COMMANDS = {"verify", "inspect", "check", "balance", "tasks", "resume", "decide", "serve"}
TERMINAL_OPTIONS = {"-h", "--help", "--version"}
OPTIONS_WITH_A_VALUE = {"--base-url", "--home"}


def wants_window(arguments: Sequence[str]) -> bool:
    """Say whether the program, given these arguments, needs Qt: for its window, or for the self-test off screen."""
    words = iter(arguments)
    for word in words:
        if word in TERMINAL_OPTIONS:
            return False
        if word in OPTIONS_WITH_A_VALUE:
            next(words, None)
        elif not word.startswith("-"):
            return word not in TERMINAL_COMMANDS
    return True


def options_alone(arguments: Sequence[str]) -> list[str]:
    """The options with their values; raises `CannotPrepare` where lists are named, which the window would open."""
    words, options, lists = iter(arguments), list[str](), list[str]()
    for word in words:
        (options if word.startswith("-") else lists).append(word)
        if word in OPTIONS_WITH_A_VALUE:
            options += [value] if (value := next(words, None)) is not None else []
    if lists:
        raise CannotPrepare(f"Without a screen {', '.join(lists)} can't be opened; `run verify LIST` needs none.")
    return options
