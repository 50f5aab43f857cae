"""Reads OpenDocument spreadsheets as a stream."""
