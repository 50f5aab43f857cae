"""Choices: buttons that open options, and the drawing of these."""
