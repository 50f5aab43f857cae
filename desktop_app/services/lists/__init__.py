"""A file becomes a list and a batch; its results are looked at, read anew, compared and exported."""
