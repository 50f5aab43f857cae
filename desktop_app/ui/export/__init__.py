"""Writing results: in which form, where to, how far it is."""
