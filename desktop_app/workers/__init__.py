"""Runs the child process that does the heavy work."""
