"""Sending: estimate, warnings, and handing the list over."""
