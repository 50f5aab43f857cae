"""Small reusable widgets, one per file; their meaning is up to the pages."""
