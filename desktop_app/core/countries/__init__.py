"""Countries: their codes and names, the column that names them, and which one a list is likely of."""
