"""Builds the rows of a list, and reports what is wrong with them."""
