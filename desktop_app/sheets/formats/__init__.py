"""Opens any file by its content, and reads the formats other than XLSX and text."""
