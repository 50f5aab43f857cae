"""The list on the page: its rows, its counts, and what has to be said of it."""
