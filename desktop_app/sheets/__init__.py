"""Reading and writing spreadsheets and text tables."""
