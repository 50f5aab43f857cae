"""What is said outside the window: notices of the desktop, and progress on the task bar and in the title."""
