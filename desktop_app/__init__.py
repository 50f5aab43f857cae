"""Dialproof: verify spreadsheets of phone numbers and get every row back with its answers."""
