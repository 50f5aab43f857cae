"""The child process that does the heavy work."""
