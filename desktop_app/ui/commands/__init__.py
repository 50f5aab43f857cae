"""What the window can be told to do: one catalogue of commands, their keys, the palette and the help sheet."""
