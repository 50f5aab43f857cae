"""What stands beside the tree: the chosen batch or task."""
