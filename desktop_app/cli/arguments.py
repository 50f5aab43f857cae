"""Defines the commands and options of docs/command-line.md."""

from __future__ import annotations

import argparse
from pathlib import Path

from desktop_app.cli import parsing
from desktop_app.cli.parsing import Parser, common_options
from desktop_app.core.batches.batch import Via
from desktop_app.core.facts.offline import Offline
from desktop_app.core.output.formats import FORMATS
from desktop_app.core.results.reuse import OFF, SPANS
from desktop_app.core.service.products import STANDARD

COMMANDS = (
    "verify",
    "inspect",
    "columns",
    "check",
    "balance",
    "connect",
    "tasks",
    "resume",
    "export",
    "report",
    "step",
    "suppress",
    "refresh",
    "run",
    "recipes",
    "decide",
    "fetch",
    "serve",
    "selftest",
)
_WAYS = (Via.AUTO, Via.JSON, Via.FILE, Via.REALTIME)


_EXAMPLES = """\
examples:
  dialproof verify customers.xlsx -o verified.xlsx --country GB
  dialproof verify - -o - --product carrier-lookup < numbers.csv > answers.csv
  dialproof tasks                    # what was sent, and what waits for a decision
  dialproof resume                   # carry on after a broken line, a time limit or Ctrl+C
  dialproof export 1f3a9c2e -o again.xlsx
"""
_EXIT_CODES = """\
exit codes:
  0    done; every number that was sent has an answer
  1    a fault in the program
  2    wrong usage, or an input that can't be read
  3    done, and some numbers that were sent have no answer
  4    the service refused: key, balance, product, request
  5    the service can't be reached, or the time is up; “dialproof resume” carries on
  6    a person has to decide: whether something was accepted isn't known, or it would be paid for twice
  130  interrupted; “dialproof resume” carries on
"""
_ENVIRONMENT = """\
environment:
  DIALPROOF_API_KEY        the service's key, for the service that --base-url or the saved connection names
  DIALPROOF_HOME           the data folder, as --home
  DIALPROOF_LOCAL_CREDITS  the credits that a new account of the local service begins with (default: 10000000)
"""
_OF_COMMANDS = {
    "verify": """\
examples:
  dialproof verify customers.xlsx -o verified.xlsx
  dialproof verify list.csv -o out.csv --country DE --column Mobile --column Landline --json
  dialproof verify - -o - < numbers.csv > answers.csv
  dialproof verify list.csv -o all.csv --then "hlr-lookup for line type=mobile"
""",
    "inspect": "examples:\n  dialproof inspect customers.xlsx --json\n  dialproof inspect - < numbers.csv\n"
    "  dialproof inspect customers.xlsx --suggest\n",
    "check": "examples:\n  dialproof check +447911123456 --product carrier-lookup\n",
    "connect": "examples:\n  dialproof connect\n  dialproof connect bandwidth --account 9912345\n",
    "export": "examples:\n  dialproof export 1f3a9c2e -o again.xlsx\n  dialproof export 1f3a9c2e -o - > again.csv\n"
    "  dialproof export 1f3a9c2e -o clean.xlsx --clean\n"
    "  dialproof export 1f3a9c2e --into customers-verified.xlsx --in-place\n",
    "report": "examples:\n  dialproof report 1f3a9c2e -o report.pdf\n"
    "  dialproof report 1f3a9c2e -o report.xlsx --by Campaign\n",
    "step": """\
examples:
  dialproof step 1f3a9c2e -o mobiles.xlsx --product hlr-lookup --only "line type=mobile"
  dialproof step 1f3a9c2e -o more.xlsx --product hlr-lookup --base-url https://host/api/v1 --only verdict=unknown
""",
    "suppress": """\
examples:
  dialproof suppress add optouts.xlsx --name "Opt-outs" --purpose "asked not to be called" --country GB
  dialproof suppress list
  dialproof suppress remove "Opt-outs"
""",
    "refresh": """\
examples:
  dialproof refresh 1f3a9c2e -o today.xlsx
  dialproof refresh 1f3a9c2e customers.xlsx -o today.xlsx --older-than 90 --yes
""",
    "run": """\
examples:
  dialproof run "Weekly customers" customers.xlsx
  dialproof run "Weekly customers"          # what is new in its folder; for cron or the Task Scheduler
""",
    "recipes": """\
examples:
  dialproof recipes save "Weekly customers" 1f3a9c2e --most-numbers 5000 --watch /data/incoming
  dialproof recipes
  dialproof recipes show "Weekly customers"
""",
    "decide": """\
examples:
  dialproof decide 1f3a9c2e/1 --arrived t_8812
  dialproof decide 1f3a9c2e/1 --resend
""",
}


def parser() -> Parser:
    """Build the parser of the whole command line; usage errors exit with 2."""
    root = Parser(
        prog="dialproof",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=f"{_EXAMPLES}\n{_EXIT_CODES}\n{_ENVIRONMENT}",
        description="Verify spreadsheets of phone numbers. Without a command the window is opened,\n"
        "and with lists in place of one (dialproof FILE ...) it opens them.",
        allow_abbrev=False,
    )
    root.add_argument("--version", action=parsing.Version, nargs=0, help="say which version this is, and exit")
    common_options(root, default=None)
    commands = root.add_subparsers(dest="command", metavar="COMMAND")
    common = Parser(add_help=False)
    common_options(common, default=argparse.SUPPRESS)

    def command(name: str, text: str) -> Parser:
        return commands.add_parser(
            name,
            help=text,
            description=text,
            parents=[common],
            allow_abbrev=False,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            epilog=_OF_COMMANDS.get(name),
        )

    _verify(command("verify", "one list from start to finish, without a window"))
    _inspect(command("inspect", "what the importer understood of a file; nothing is sent"))
    _columns(command("columns", "a list with what is known of its numbers without asking anybody; nothing is sent"))
    _check(command("check", "one number through the realtime endpoint"))
    command("balance", "the account's balance")
    _connect(command("connect", "save a connection to a known service and use it; alone: the services"))
    command("tasks", "every batch and task in the journal, with its state")
    command("resume", "carry on with every unfinished batch")
    _export(command("export", "a batch's result once more, for free"))
    _report(command("report", "one page about a batch to hand on, as PDF or as a workbook with charts"))
    _step(command("step", "the next step of a list: another product or service, for all or some of its numbers"))
    _suppress(command("suppress", "lists of numbers that must not be used: never sent, and in no clean list"), common)
    _refresh(command("refresh", "a former list again: only what is too old, unknown or new is sent and paid"))
    _run(command("run", "a recipe with a file, or with what is new in its folder; nobody is asked anything"))
    _recipes(command("recipes", "the recipes: what was done with a list, under a name"), common)
    _decide(command("decide", "settle a submission: not known whether it arrived, failed, or not to be matched"))
    _fetch(command("fetch", "fetch the results of a batch again, free; nothing is sent"))
    _serve(command("serve", "the local service over HTTP on loopback, with a new key at each start"))
    command("selftest", "start the window off screen, run a small list, exit 0")
    return root


def _reading(into: argparse.ArgumentParser) -> None:
    into.add_argument(
        "input",
        metavar="INPUT",
        type=Path,
        help="the list: XLSX, XLSM, XLS, XLSB, ODS, CSV, TSV or TXT; “-” is standard input (CSV)",
    )
    into.add_argument("--sheet", metavar="NAME", help="the sheet with the numbers, “*” for all (default: detected)")
    into.add_argument(
        "--column",
        metavar="NAME-OR-LETTER",
        action="append",
        help="the column with the numbers (default: detected); again for one more",
    )
    into.add_argument("--country", metavar="CC", type=str.upper, help="country of numbers written nationally, as in GB")
    into.add_argument(
        "--country-column", metavar="NAME", help="column with each row's country, “none” for none (default: detected)"
    )
    into.add_argument(
        "--header-row", metavar="N", type=parsing.a_row, help="row of the header, 0 for none (default: detected)"
    )
    into.add_argument("--encoding", metavar="NAME", help="encoding of a text file (default: detected)")
    into.add_argument("--delimiter", metavar="CHAR", help="delimiter of a text file (default: detected)")
    _password(into)


def _password(into: argparse.ArgumentParser) -> None:
    into.add_argument(
        "--password-file",
        metavar="FILE",
        type=Path,
        help="a file whose first line is the password of a protected workbook (default: asked for on a terminal)",
    )


def _inspect(into: argparse.ArgumentParser) -> None:
    _reading(into)
    into.add_argument(
        "--suggest", action="store_true", help="how numbers with a problem could be mended; nothing is changed"
    )


def _verify(into: argparse.ArgumentParser) -> None:
    _reading(into)
    _output(into)
    into.add_argument(
        "--product",
        metavar="SLUG",
        type=parsing.a_slug,
        help=f"what to verify (default: {STANDARD.default.slug}, where the connection has it)",
    )
    into.add_argument(
        "--via", choices=[via.value for via in _WAYS], default=Via.AUTO.value, help="how numbers are handed over"
    )
    into.add_argument("--max-per-task", metavar="N", type=parsing.positive_int, help="most numbers in one task")
    _mend(into)
    into.add_argument(
        "--try",
        dest="sample",
        metavar="N",
        type=parsing.positive_int,
        help="send N numbers first; “resume” sends the rest",
    )
    into.add_argument("--at-random", action="store_true", help="with --try: numbers at random, not the first ones")
    into.add_argument(
        "--then",
        metavar="STEP",
        type=parsing.a_step,
        action="append",
        default=[],
        help="the next step, once the one before has ended: “PRODUCT [at URL] [for CONDITION [and CONDITION ...]]”, as "
        "in “hlr-lookup for line type=mobile” (conditions as “dialproof step --only” takes them); again for one "
        "more step, for the numbers of the one before it",
    )
    _spending(into)
    into.add_argument(
        "--no-suppression",
        action="store_true",
        help="no suppression list applies, unless a policy says so",
    )
    into.add_argument("--timeout", metavar="SECONDS", type=parsing.positive_float, help="give up waiting after so long")


_RAW_HELP = "CSV exactly as it is, without apostrophes before formulas"
_TYPED_HELP = "in XLSX, numbers and dates of your own columns stay such where nothing is lost by it, instead of text"


def _output(into: argparse.ArgumentParser) -> None:
    into.add_argument("-o", "--output", metavar="OUTPUT", type=Path, required=True, help=_output_help())
    into.add_argument("--raw", action="store_true", help=_RAW_HELP)
    into.add_argument("--typed", action="store_true", help=_TYPED_HELP)
    _offline(into)


def _offline(into: argparse.ArgumentParser) -> None:
    into.add_argument(
        "--offline",
        metavar="COLUMNS",
        type=parsing.offline_columns,
        default=(),
        help="with what the numbering plans say, free and offline: “all”, or some of "
        + ", ".join(each.value for each in Offline),
    )


def _calling_hours(into: argparse.ArgumentParser) -> None:
    into.add_argument(
        "--calling-hours",
        metavar="HOURS",
        type=parsing.call_hours,
        action="append",
        help="the hours for --offline call-times and call-now in place of those in the settings, by the clock where "
        "the number is: “Mo-Fr 09:00-20:00”, with PH for public holidays (“Mo-Sa,PH 09:00-20:00”); for one country "
        "“DE Mo-Fr 09:00-18:00”; may be repeated",
    )


def _output_help() -> str:
    return f"{' or '.join('FILE' + each.suffix for each in FORMATS)}; “-” is standard output (CSV)"


def _columns(into: argparse.ArgumentParser) -> None:
    _reading(into)
    _output(into)
    _calling_hours(into)


def _step(into: argparse.ArgumentParser) -> None:
    into.add_argument("batch", metavar="BATCH", help="the batch before it, as “dialproof tasks” shows it")
    _output(into)
    into.add_argument("--product", metavar="SLUG", type=parsing.a_slug, required=True, help="what to verify")
    into.add_argument(
        "--only",
        metavar="CONDITION",
        action="append",
        help="only numbers that were answered so: “line type=mobile”, “verdict=good,doubtful”, or “status=absent” by "
        "the service's own column; again for one more, all of which have to be true; “unanswered” adds those without "
        "an answer",
    )
    into.add_argument(
        "--reuse",
        metavar="DAYS",
        type=int,
        choices=SPANS,
        default=OFF,
        help="take over answers of other lists that are at most 7, 30 or 90 days old, free (default: every number is "
        "sent)",
    )
    into.add_argument(
        "--via", choices=[via.value for via in _WAYS], default=Via.AUTO.value, help="how numbers are handed over"
    )
    _spending(into)


def _refresh(into: argparse.ArgumentParser) -> None:
    into.add_argument("batch", metavar="BATCH", help="the former batch, as “dialproof tasks” shows it")
    into.add_argument(
        "input",
        metavar="FILE",
        type=Path,
        nargs="?",
        help="the list as it is now, read as the former one was (default: the former list itself)",
    )
    _output(into)
    into.add_argument(
        "--older-than",
        metavar="DAYS",
        type=parsing.days,
        help="ask again what was answered longer ago (default: 365 for validation and line type, else 30, or what the "
        "window was told)",
    )
    _mend(into)
    _password(into)
    _spending(into)


def _mend(into: argparse.ArgumentParser) -> None:
    into.add_argument(
        "--mend",
        metavar="PATTERNS",
        type=parsing.mend_patterns,
        default=(),
        help="mend the numbers with these problems before sending, as in “lost-plus,words”; “dialproof inspect "
        "--suggest” shows which ones there are",
    )


def _spending(into: argparse.ArgumentParser) -> None:
    into.add_argument("--yes", action="store_true", help="do not ask before spending")
    into.add_argument(
        "--again", action="store_true", help="send and pay for numbers again that were sent within the last 24 hours"
    )


def _export(into: argparse.ArgumentParser) -> None:
    into.add_argument("batch", metavar="BATCH", help="the batch as “dialproof tasks” shows it")
    where = into.add_mutually_exclusive_group(required=True)
    where.add_argument("-o", "--output", metavar="OUTPUT", type=Path, help=_output_help())
    where.add_argument(
        "--into",
        metavar="COPY",
        type=Path,
        help="a copy of the list's own workbook (.xlsx or .xlsm) with the answers and verdicts beside its rows",
    )
    into.add_argument(
        "--in-place", action="store_true", help="with --into: E.164 in place of the numbers in your phone column, too"
    )
    _form(into)
    _calling_hours(into)


def _form(into: argparse.ArgumentParser) -> None:
    into.add_argument("--raw", action="store_true", help=_RAW_HELP)
    cells = into.add_mutually_exclusive_group()
    cells.add_argument("--typed", action="store_true", default=None, help=_TYPED_HELP)
    cells.add_argument(
        "--text",
        dest="typed",
        action="store_false",
        help="in XLSX every cell is text, in clean lists and by recipes, too",
    )
    _offline(into)
    into.add_argument(
        "--clean", action="store_true", help="a clean list: your columns with the good numbers, each once"
    )
    into.add_argument("--verdict", action="store_true", help="with the columns Verdict and Why at the end")
    into.add_argument(
        "--standard", action="store_true", help="with the columns that answers of all services have in common"
    )
    into.add_argument("--steps", action="store_true", help="with the answers of the list's other steps")
    into.add_argument("--doubtful", action="store_true", help="with --clean: the doubtful numbers, too")
    into.add_argument(
        "--beside", action="store_true", help="with --clean: E.164 beside your phone column, not in its place"
    )


def _suppress(into: argparse.ArgumentParser, common: Parser) -> None:
    actions = into.add_subparsers(dest="action", metavar="ACTION", required=True)

    def action(name: str, text: str) -> argparse.ArgumentParser:
        return actions.add_parser(name, help=text, description=text, parents=[common], allow_abbrev=False)

    add = action("add", "read a file, and add its numbers to the list of that name")
    _reading(add)
    add.add_argument("--name", metavar="NAME", required=True, help="what the list is called")
    add.add_argument("--purpose", metavar="TEXT", default="", help="why its numbers must not be used")
    add.add_argument(
        "--replace", action="store_true", help="the list has the file's numbers alone; those that stay keep their date"
    )
    add.add_argument(
        "--date-column",
        metavar="NAME",
        help="the column that says since when each number must not be used (default: all since today)",
    )
    action("list", "the suppression lists")
    show = action("show", "one list: its files, how many numbers each brought, and its rows without a number")
    which = show.add_mutually_exclusive_group()
    which.add_argument("--numbers", action="store_true", help="its numbers instead, each with its date and file")
    which.add_argument("--find", metavar="NUMBER", help="if this number is on it, and since when")
    for each in (show, action("remove", "delete a list")):
        each.add_argument("name", metavar="NAME", help="the list")


def _run(into: argparse.ArgumentParser) -> None:
    into.add_argument("recipe", metavar="RECIPE", help="the recipe as “dialproof recipes” names it")
    into.add_argument(
        "file",
        metavar="FILE",
        type=Path,
        nargs="?",
        help="the list (default: what is due of the recipe's folder or file)",
    )
    into.add_argument(
        "--again",
        action="store_true",
        help="with FILE: even if the recipe had this content, or its numbers were sent within the last 24 hours",
    )


def _recipes(into: argparse.ArgumentParser, common: Parser) -> None:
    actions = into.add_subparsers(dest="action", metavar="ACTION")

    def action(name: str, text: str) -> argparse.ArgumentParser:
        made = actions.add_parser(name, help=text, description=text, parents=[common], allow_abbrev=False)
        made.add_argument("name", metavar="NAME", help="what the recipe is called")
        return made

    save = action("save", "what was done with a list becomes a recipe, in place of the one with that name")
    save.add_argument("batch", metavar="BATCH", help="the batch as “dialproof tasks” shows it")
    save.add_argument(
        "--most-numbers", metavar="N", type=parsing.positive_int, help="the most numbers that a run may send"
    )
    save.add_argument("--most-cost", metavar="AMOUNT", type=parsing.an_amount, help="the most that a run may cost")
    save.add_argument("--folder", metavar="FOLDER", type=Path, help="where results go (default: “Verified”, beside it)")
    save.add_argument("--report", choices=("pdf", "xlsx"), action="append", default=[], help="a report, too")
    save.set_defaults(into=None, in_place=False)
    _form(save)
    save.add_argument("--watch", metavar="FOLDER", type=Path, help="the folder whose new files it takes")
    action("show", "a recipe's text, its file, and its last runs")
    action("rename", "give a recipe another name").add_argument("to", metavar="NEW-NAME", help="its new name")
    action("remove", "delete a recipe; what it wrote stays")


def _report(into: argparse.ArgumentParser) -> None:
    into.add_argument("batch", metavar="BATCH", help="the batch as “dialproof tasks” shows it")
    into.add_argument(
        "-o", "--output", metavar="OUTPUT", type=Path, required=True, help="FILE.pdf or FILE.xlsx, with charts"
    )
    into.add_argument(
        "--by", metavar="NAME", help="your column by whose values rows are counted, as in Campaign (default: detected)"
    )
    into.add_argument(
        "--against", metavar="BATCH", help="the batch to compare with (default: the list's run before, if there is one)"
    )


def _check(into: argparse.ArgumentParser) -> None:
    into.add_argument("number", metavar="NUMBER")
    into.add_argument(
        "--product", metavar="SLUG", type=parsing.a_slug, help="what to verify (default: the service's own choice)"
    )
    into.add_argument("--no-suppression", action="store_true", help="check it even if it is on a suppression list")


def _connect(into: argparse.ArgumentParser) -> None:
    into.add_argument("service", metavar="SERVICE", nargs="?", help="a service as “dialproof connect” lists it")
    into.add_argument(
        "--account", metavar="ID", default="", help="your own part of the service's address, where it has one"
    )
    into.add_argument("--name", metavar="NAME", default="", help="what to call the connection")


def _decide(into: argparse.ArgumentParser) -> None:
    into.add_argument("task", metavar="TASK", help="the task as “dialproof tasks” shows it")
    way = into.add_mutually_exclusive_group(required=True)
    way.add_argument("--arrived", metavar="ID", help="it arrived: the service's id of it, also in place of a wrong one")
    way.add_argument("--resend", action="store_true", help="it did not arrive: send it again")
    way.add_argument("--leave", action="store_true", help="leave it: its numbers stay without an answer")
    into.add_argument(
        "--again",
        action="store_true",
        help="with --resend of a dropped one: even if its numbers were sent within the last 24 hours",
    )


def _fetch(into: argparse.ArgumentParser) -> None:
    into.add_argument("batch", metavar="BATCH", help="the batch as “dialproof tasks” shows it")
    into.add_argument(
        "--column", metavar="NAME", help="the result's column with the numbers that were asked about (default: found)"
    )


def _serve(into: argparse.ArgumentParser) -> None:
    into.add_argument("--port", metavar="PORT", type=parsing.a_port, default=0, help="port (default: any that is free)")
