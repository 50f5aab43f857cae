"""What the arguments of dev.py ask for: the window or the terminal, and whether sudo may be used."""

from __future__ import annotations

from collections.abc import Sequence

from dev_environment import CannotPrepare

# These never open a window, so they need none of Qt's libraries.
TERMINAL_COMMANDS = {
    "verify", "inspect", "columns", "check", "balance", "connect", "tasks", "resume", "export", "step", "refresh",
    "suppress", "recipes", "decide", "fetch", "serve",
}  # fmt: skip
# These draw with Qt, and need no screen for it.
OFF_SCREEN_COMMANDS = {"report", "run", "selftest"}
TERMINAL_OPTIONS = {"-h", "--help", "--version"}
OPTIONS_WITH_A_VALUE = {"--base-url", "--home"}


# Of dev.py itself: agrees to installing system packages with sudo, where nobody can be asked.
SYSTEM_PACKAGES = "--system-packages"


def agreed_to_packages(arguments: Sequence[str]) -> tuple[bool, list[str]]:
    """Say whether system packages may be installed with sudo unasked, and return the program's own arguments."""
    before, dashes, behind = _split(arguments)
    rest = [word for word in before if word != SYSTEM_PACKAGES]
    return len(rest) < len(before), [*rest, *dashes, *behind]


def _split(arguments: Sequence[str]) -> tuple[list[str], list[str], list[str]]:
    """What stands before `--`, those dashes, and what stands behind them."""
    at = [*arguments, "--"].index("--")
    return list(arguments[:at]), list(arguments[at : at + 1]), list(arguments[at + 1 :])


def wants_window(arguments: Sequence[str]) -> bool:
    """Say whether the program, given these arguments, needs Qt: for its window, or off screen."""
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
