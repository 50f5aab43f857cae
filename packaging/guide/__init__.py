"""The guide that the window opens: the documents of docs/ as pages for a browser."""
