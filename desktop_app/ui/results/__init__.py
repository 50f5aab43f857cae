"""The results of a batch: counts that filter, a chart, the whole list, and the export."""
