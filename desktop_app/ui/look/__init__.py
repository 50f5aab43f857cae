"""The window's look: colours, fonts, icons, the style sheet."""
