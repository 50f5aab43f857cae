"""Compares two runs of a list: choosing the run, showing and exporting the changes."""
