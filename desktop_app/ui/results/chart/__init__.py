"""How often each value of a column occurs."""
