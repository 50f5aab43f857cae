"""What the columns of an output are: the list's own, and those added to them."""

from __future__ import annotations

from desktop_app.core.output_columns import added_column_names
from desktop_app.core.output_row import OutputRows
from desktop_app.core.table import ALL_SHEETS
from desktop_app.storage.list_file import ListFile


class OutputLayout:
    """Of the results of one batch. `traced`: rows are where the list's file has them, so that a row number tells."""

    def __init__(self, store: ListFile, batch_id: str) -> None:
        self.shape = store.understanding.shape
        results = store.result_columns(batch_id)
        self.columns = store.columns
        self.added = added_column_names(store.columns, self.shape.phone_columns, results)
        self.rows = OutputRows(len(self.shape.phone_columns), len(results))
        self.traced = store.understanding.sheet != ALL_SHEETS
