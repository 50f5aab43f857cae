"""How the window looks: colours, fonts, icons, the style sheet."""
