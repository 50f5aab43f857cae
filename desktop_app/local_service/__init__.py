"""Implements the verification API for machines without an account.

It is an independent reading of the API document: it shares nothing with the client in `desktop_app.api`.

::

    process.py   the handle of the interface process, and the child that it spawns; `dialproof serve`
    serving.py   uvicorn on loopback, in a thread; FastAPI over `Service`
    gate.py      checks every request first: hosts, keys, limits, faults
    routes.py    the endpoints; documents.py has their shapes, bodies.py reads what is sent
    service.py   does what the endpoints need; its `Worker` answers tasks, chunk by chunk, in a thread
    sources.py   where answers come from, one `Source` for each product
    database.py · accounts.py (keys, ledger) · tasks.py · resultfiles.py · erasing.py      the store
"""
