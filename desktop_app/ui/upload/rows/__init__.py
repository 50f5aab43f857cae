"""The list on the page: its rows, its counts, and the hints about it."""
