"""What the first rows of a table tell: header, columns, and which of them has the phone numbers."""
