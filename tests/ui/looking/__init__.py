"""Looking at the window: pictures of its states, and what a person can read in them."""
