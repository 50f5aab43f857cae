"""What nobody else may see: the key, and whole numbers where they have no place."""
