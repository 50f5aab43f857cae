"""Async use cases, and the Protocols of what they need (`ports`)."""
