"""The window's commands: their catalogue, keys, palette and help sheet."""
