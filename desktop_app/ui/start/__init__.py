"""From the first instance to the first paint and an orderly end."""
