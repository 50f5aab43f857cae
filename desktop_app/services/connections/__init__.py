"""Holds what a connection in use needs: its key, its limits, its client."""
