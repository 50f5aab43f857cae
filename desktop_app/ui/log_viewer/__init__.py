"""The program's log, to be looked through and copied."""
