"""Recipes: what was done with a list, kept under a name, so that the next file of its shape gets the same."""
