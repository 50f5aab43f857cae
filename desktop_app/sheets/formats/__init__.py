"""The other formats, and opening whatever a file is."""
