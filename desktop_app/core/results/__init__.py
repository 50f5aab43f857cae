"""Results: matching them with the numbers that were sent, comparing runs, reusing answers."""
