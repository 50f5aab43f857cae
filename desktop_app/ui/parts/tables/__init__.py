"""Tables and trees: drawn, copied from, their columns chosen."""
