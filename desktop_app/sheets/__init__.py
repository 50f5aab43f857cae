"""Reading and writing spreadsheets and text tables: `opening.open_source` and `writing.open_writer`."""
