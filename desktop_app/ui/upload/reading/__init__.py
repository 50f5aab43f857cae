"""Gets a list onto the page, and corrects how it was read."""
