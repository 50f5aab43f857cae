"""The viewer of the program's log, with search and copying."""
