"""Words the sums of an export for its About sheet: rows in = rows out, and what became of the numbers."""

from __future__ import annotations

from desktop_app.core.results.reconciliation import Booked, Reconciliation
from desktop_app.core.results.verdict_words import verdict_name

# Lines of the About sheet: a name and a text.
Lines = list[tuple[str, str]]


def warnings(found: Reconciliation) -> Lines:
    """Return a line for each pair of sums that disagree."""
    return [("The sums do not agree", f"{each}.") for each in found.disagreements]


def partial_line(found: Reconciliation) -> Lines:
    """Return the line saying that the list wasn't complete when it was written, and what is missing."""
    lacking = [
        *([f"{found.unsent} of its {found.numbers} numbers were not sent yet"] if found.unsent else []),
        *([f"{found.awaiting} were awaiting their answers"] if found.awaiting else []),
    ]
    message = f"The list was not complete: {', '.join(lacking)}. Export it again when it is."
    return [("Partial", message)] if found.partial else []


def selection_line(wanted: int | None, rows: int) -> Lines:
    """Return the line saying that only the `wanted` rows were written; none for None."""
    if wanted is None:
        return []
    return [("Selection", f"{wanted} of the list's {rows} rows. Numbers are those of the whole list.")]


def sum_lines(found: Reconciliation, booked: Booked) -> Lines:
    """Return rows by kind, which add up to all rows, then distinct numbers, which add up to all numbers."""
    verdicts = {} if booked.unsent else found.verdicts.told()
    if verdicts and found.suppressed:  # also where none of the rows that were chosen is
        verdicts = found.verdicts.each()
    return [
        ("Rows", f"{found.rows}"),
        ("Rows: valid", f"{found.valid}"),
        ("Rows: invalid", f"{found.invalid}"),
        ("Rows: empty", f"{found.empty}"),
        ("Rows: duplicate (number sent once)", f"{found.duplicate}"),
        *((f"Verdict: {verdict_name(verdict)}", f"{count}") for verdict, count in verdicts.items()),
        ("Numbers (each once)", f"{found.numbers}"),
        *([] if booked.unsent else _of_numbers(found)),
        ("Check", "The sums do not agree; see above." if found.disagreements else "The sums agree."),
    ]


def still_there(count: int) -> str:
    """Say how many suppressed numbers are left in the phone column of a workbook's copy that has E.164 there."""
    numbers, are = ("number", "is") if count == 1 else ("numbers", "are")
    return f"{count} {numbers} on suppression lists {are} still in your phone column"


def _of_numbers(found: Reconciliation) -> Lines:
    """Return what became of the numbers of a list that was sent."""
    return [
        *([("Numbers: reused (not sent, not charged)", f"{found.reused}")] if found.reused else []),
        *([("Numbers: suppressed (not sent, not charged)", f"{found.suppressed}")] if found.suppressed else []),
        *([("Numbers: not in this step", f"{found.left_out}")] if found.left_out else []),
        *([("Numbers: not sent", f"{found.unsent}")] if found.unsent else []),
        ("Numbers: sent", f"{found.sent}"),
        ("Of those sent: answered", f"{found.answered}"),
        *([("Of those sent: awaiting their answers", f"{found.awaiting}")] if found.awaiting else []),
        ("Of those sent: unanswered", f"{found.unanswered}"),
        ("Answers for numbers never sent", f"{found.strangers}"),
        ("Answers that came twice", f"{found.repeated}"),
    ]
