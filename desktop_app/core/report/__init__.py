"""What a report on a list says: its figures, and the page that is made of them in a person's language."""
