"""What the window shows of recipes: saving, offering, changing, running and watching."""
