"""The panel beside the tree: the chosen batch or task."""
