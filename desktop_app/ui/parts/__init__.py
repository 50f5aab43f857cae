"""Small reusable widgets, one in each file; what they mean is up to the tabs."""
