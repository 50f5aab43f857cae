"""What nobody expected: told calmly, once, with details that may be handed on."""
