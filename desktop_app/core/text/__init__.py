"""Words and texts: what is said and translated, searched, shown, and kept out of logs."""
