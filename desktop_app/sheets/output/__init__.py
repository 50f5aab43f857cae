"""Writing CSV and workbooks."""
