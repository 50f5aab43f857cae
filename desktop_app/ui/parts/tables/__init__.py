"""Tables and trees: drawing, copying, and the choice of columns."""
