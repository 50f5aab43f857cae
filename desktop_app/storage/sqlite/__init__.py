"""SQLite files: opened, migrated, checked, their faults in words."""
