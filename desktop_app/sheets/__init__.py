"""Reads and writes spreadsheets and text tables, through `opening.open_source` and `writing.open_writer`."""
