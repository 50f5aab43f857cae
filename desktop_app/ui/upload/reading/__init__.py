"""How a list comes onto the page, and how its reading is corrected."""
