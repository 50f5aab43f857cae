"""What a terminal knows of the command line, made of its parser: the manual page, and what bash completes."""

from __future__ import annotations

import argparse
import gzip
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

from bundle import facts

from desktop_app.cli.arguments import parser

# What ends the parser's help, by its names, and the manual's sections of them.
_SECTIONS = {"exit codes": "EXIT STATUS", "environment": "ENVIRONMENT", "examples": "EXAMPLES"}


def lay_out(share: Path, epoch: int) -> None:
    """Write both below a `share` folder, for a release at `epoch` (seconds since 1970)."""
    page = share / "man" / "man1" / f"{facts.PROGRAM}.1.gz"
    page.parent.mkdir(parents=True)
    page.write_bytes(gzip.compress(manual(epoch).encode(), mtime=0))
    completed = share / "bash-completion" / "completions" / facts.PROGRAM
    completed.parent.mkdir(parents=True)
    completed.write_text(completion(), "utf-8", newline="\n")


def commands() -> dict[str, argparse.ArgumentParser]:
    """Return each command's own parser, by its name."""
    (found,) = (each for each in parser()._actions if isinstance(each, argparse._SubParsersAction))
    return dict(found.choices)


def _common() -> list[argparse.Action]:
    """Return the options that may stand before a command as well as behind it."""
    return [each for each in parser()._actions if each.option_strings]


def _own(command: argparse.ArgumentParser) -> list[argparse.Action]:
    """Return what a command takes, less the options that all take."""
    common = {name for action in _common() for name in action.option_strings}
    return [each for each in command._actions if not common & {*each.option_strings}]


# --- the manual page -----------------------------------------------------------------------------------------------


def manual(epoch: int) -> str:
    """Return the page in troff, as `man` reads it."""
    root, subcommands = parser(), commands()
    date = datetime.fromtimestamp(epoch, UTC).date().isoformat()
    about, _, usage = (root.description or "").partition("\n")
    first, _, rest = about.partition(". ")
    lines = [
        f'.TH {facts.PROGRAM.upper()} 1 "{date}" "{facts.NAME} {facts.VERSION}" "User Commands"',
        ".SH NAME",
        _plain(f"{facts.PROGRAM} - {first[:1].lower()}{first[1:]}"),
        ".SH SYNOPSIS",
        *_joined(_plain(each) for each in (f"{facts.PROGRAM} [LIST ...]", *map(_usage, subcommands.values()))),
        ".SH DESCRIPTION",
        _plain(f"{facts.DESCRIPTION} {rest} {usage}"),
        ".SH OPTIONS",
        *_described(root, _common()),
        ".SH COMMANDS",
    ]
    for name, command in subcommands.items():
        lines += [f'.SS "{_plain(name)}"', _plain(f"{command.description}."), *_described(command, _own(command))]
    ends = [root.epilog or "", *(each.epilog or "" for each in subcommands.values())]
    for name, title in _SECTIONS.items():
        blocks = [block for end in ends for block in end.split("\n\n") if block.startswith(f"{name}:\n")]
        told = dict.fromkeys(line for block in blocks for line in block.splitlines()[1:])
        lines += [f".SH {title}", ".nf", *map(_plain, told), ".fi"]
    lines += [".SH COPYRIGHT", _plain(f"{facts.COPYRIGHT} ({facts.LICENCE})")]
    return "\n".join(lines) + "\n"


def _usage(command: argparse.ArgumentParser) -> str:
    needed = [_named(each) for each in command._actions if each.option_strings and each.required]
    either = [group for group in command._mutually_exclusive_groups if group.required]
    needed += [f"({' | '.join(map(_named, group._group_actions))})" for group in either]
    placed = [str(each.metavar) for each in command._actions if not each.option_strings]
    return " ".join([command.prog, *placed, *needed])


def _named(option: argparse.Action) -> str:
    """Return an option as a usage line names it, with its value if it takes one."""
    return f"{option.option_strings[0]} {option.metavar}" if option.metavar else option.option_strings[0]


def _described(command: argparse.ArgumentParser, actions: Sequence[argparse.Action]) -> Iterator[str]:
    """Yield a paragraph for each option and argument, with its help."""
    for action in actions:
        value = "|".join(map(str, action.choices)) if action.choices else action.metavar
        names = " " if action.nargs == 0 or not value else f" {value}"
        yield ".TP"
        yield f".B {_plain(', '.join(f'{name}{names}'.rstrip() for name in action.option_strings) or str(value))}"
        yield _plain(command._get_formatter()._expand_help(action)) if action.help else ""


def _joined(paragraphs: Iterator[str]) -> Iterator[str]:
    for paragraph in paragraphs:
        yield paragraph
        yield ".br"


def _plain(text: str) -> str:
    """Return text as troff prints it: hyphens are typed ones, and no line is taken for a command."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-").replace('"', "\\(dq")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped


# --- what bash completes -------------------------------------------------------------------------------------------

_COMPLETION = """\
# Completes the commands, options and fixed values of @PROGRAM@; elsewhere files, since lists are files.
_@PROGRAM@() {
    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command='' options word
    for word in "${COMP_WORDS[@]:1:COMP_CWORD - 1}"; do
        case $word in
        @COMMANDS@) command=$word && break ;;
        esac
    done
    case $before in
    @VALUES@
    esac
    case $command in
    @OPTIONS@
    esac
    if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$current"))
    elif [[ -z $command ]]; then
        COMPREPLY=($(compgen -W "@WORDS@" -- "$current"))
    fi
}
complete -o default -F _@PROGRAM@ @PROGRAM@
"""


def completion() -> str:
    """Return the script that bash-completion loads at the first Tab behind the program's name."""
    options = {name: [each for each in command._actions if each.option_strings] for name, command in commands().items()}
    taking = [each for actions in options.values() for each in actions if each.nargs != 0]
    chosen = {_either(each): " ".join(map(str, each.choices)) for each in taking if each.choices}
    values = [f'{name}) COMPREPLY=($(compgen -W "{told}" -- "$current")) && return ;;' for name, told in chosen.items()]
    files, others = (
        "|".join(dict.fromkeys(_either(each) for each in taking if not each.choices and (each.type is Path) == wanted))
        for wanted in (True, False)
    )
    values += [f"{files}) return ;;", f"{others}) compopt +o default 2>/dev/null; return ;;"]
    filled = {
        "PROGRAM": facts.PROGRAM,
        "COMMANDS": "|".join(options),
        "WORDS": " ".join(options),
        "VALUES": "\n    ".join(values),
        "OPTIONS": "\n    ".join(
            f'{name}) options="{" ".join(word for each in actions for word in each.option_strings)}" ;;'
            for name, actions in {**options, "*": _common()}.items()
        ),
    }
    text = _COMPLETION
    for name, value in filled.items():
        text = text.replace(f"@{name}@", value)
    return text


def _either(action: argparse.Action) -> str:
    return "|".join(action.option_strings)
