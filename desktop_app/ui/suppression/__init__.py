"""What window pages show of suppression lists: their management, and the choice for one list."""
