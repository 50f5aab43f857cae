"""The results of a list: rows found by their answers, verdicts in SQL, and pieces of it for a file."""
