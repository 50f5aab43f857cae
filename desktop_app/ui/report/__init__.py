"""The report on a list: its words in the person's language, and its page as a PDF file."""
