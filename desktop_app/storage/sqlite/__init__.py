"""Opens, migrates and checks SQLite files, and turns their faults into the program's errors."""
