"""Layouts: how parts share the available room."""
