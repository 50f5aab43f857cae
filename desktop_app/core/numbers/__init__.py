"""Phone numbers in cells: found, judged, written as E.164."""
