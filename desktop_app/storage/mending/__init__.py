"""Stores what a person corrects in the rows of a list, and what could be."""
