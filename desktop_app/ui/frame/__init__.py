"""The window around its pages: header, footer, messages, and what pages ask of each other."""
