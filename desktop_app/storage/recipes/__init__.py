"""Recipes on this disk: their text files, and their runs in the journal."""
