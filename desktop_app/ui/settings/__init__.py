"""The settings dialog, the connection menu, and what is said where a connection fails."""
