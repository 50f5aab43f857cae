"""The command line, as docs/command-line.md specifies it."""
