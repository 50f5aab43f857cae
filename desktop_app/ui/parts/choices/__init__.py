"""Choices: buttons that open options, and how these are drawn."""
