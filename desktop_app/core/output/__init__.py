"""The rows and columns of what is exported."""
