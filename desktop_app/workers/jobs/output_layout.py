"""What the columns of an output are: the list's own, and those added to them."""

from __future__ import annotations

from desktop_app.core.output_columns import added_column_names
from desktop_app.core.output_form import AS_TABLE, OutputForm
from desktop_app.core.output_row import OutputRows
from desktop_app.core.table import ALL_SHEETS
from desktop_app.storage.list_file import ListFile


class OutputLayout:
    """Of the results of one batch, named as `form` says.

    `traced`: rows are where the list's file has them, so that a row number tells.
    `typed`: cells may be numbers; `numeric` are the columns whose cells are, by their indices.
    """

    def __init__(self, store: ListFile, batch_id: str, form: OutputForm = AS_TABLE) -> None:
        self.shape = store.understanding.shape
        results = store.result_columns(batch_id)
        self.columns = store.columns
        self.added = added_column_names(store.columns, self.shape.phone_columns, results, all_alike=form.columns_alike)
        self.rows = OutputRows(len(self.shape.phone_columns), len(results))
        self.typed = form.typed
        self.numeric = store.understanding.typed_columns if form.typed else ()
        self.traced = store.understanding.sheet != ALL_SHEETS
