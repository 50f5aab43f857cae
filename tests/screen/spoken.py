"""What a screen reader has to be told of everything that can be used: what it is, and its name."""

from __future__ import annotations

from tests.screen.accessible import Thing
from tests.screen.roles import Role, State, role_word

# What a person uses, and is told as such.
USED = frozenset(
    {
        Role.CHECK_BOX,
        Role.CHECK_MENU_ITEM,
        Role.COMBO_BOX,
        Role.LIST,
        Role.LIST_ITEM,
        Role.MENU_ITEM,
        Role.PAGE_TAB,
        Role.PAGE_TAB_LIST,
        Role.PASSWORD,
        Role.BUTTON,
        Role.RADIO_BUTTON,
        Role.RADIO_MENU_ITEM,
        Role.SLIDER,
        Role.SPIN_BUTTON,
        Role.TABLE,
        Role.TEXT,
        Role.TOGGLE_BUTTON,
        Role.TREE,
        Role.TREE_TABLE,
        Role.ENTRY,
        Role.LINK,
    }
)
# What may have the keyboard and is there to be read.
READ = frozenset({Role.LABEL, Role.DIALOG, Role.FRAME, Role.POPUP_MENU})


def complaint(thing: Thing, of: str, *, scrolls: bool) -> str | None:
    """What somebody who sees nothing isn't told of this, a widget of class `of`; None where all is said.

    `scrolls`: keys may reach it, for as long as there is something to scroll; Qt has no role for what is only read.
    """
    used = thing.role in USED
    if thing.role == Role.TABLE_CELL:  # which may be empty
        return None
    if not used and not {State.FOCUSABLE, State.ENABLED} <= thing.states:
        return None
    if not any(letter.isalnum() for letter in thing.name):
        return f"{thing.way} has no name ({of})"
    if not used and thing.role not in READ and not scrolls:
        return f"{thing.way} can have the keyboard, and is no more than a {role_word(thing.role)} ({of})"
    return None
