"""The rows of a list, and what is wrong with them."""
