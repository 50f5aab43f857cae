"""The lists: the rows, rounds and answers of each in one SQLite file."""
