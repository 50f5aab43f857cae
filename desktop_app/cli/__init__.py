"""The command line: the contract of docs/command-line.md."""
