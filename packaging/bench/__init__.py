"""Measures the program against the plain stack (openpyxl, csv, phonenumbers, xlsxwriter, SQLite), side by side.

`python3 packaging/dev.py bench` runs it. Each stage is a process of its own (`stage`), so that memory is
measured apart; a `measures` module asks for stages and makes lines for the `table` of them.
"""
