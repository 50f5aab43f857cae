"""Pictures of every screen in every state, in every look and at every scale, on one sheet to look through.

`catalogue.py` names the scripts that bring the window into its states (tests/ui/show/), `screen.py` gives each a
screen of its own, `sheet.py` puts the pictures side by side.
"""
