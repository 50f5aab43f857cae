"""The start of the window, from the single-instance check to the first paint, and its orderly end."""
