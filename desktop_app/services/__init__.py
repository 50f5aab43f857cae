"""Implements the async use cases, and the Protocols for what they need (`ports`)."""
