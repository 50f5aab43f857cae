"""Services that come with the program, each against a strict mock of it."""
