"""Reports unexpected errors: calmly, once, with details that may be handed on."""
