"""Implements the verification API for machines without an account.

It is an independent reading of the API document: it shares nothing with the client in `desktop_app.api`.

::

    process.py   the handle of the interface process ── spawns ── child.py        serve.py  `dialproof serve`
                                                                      └──────┬────────┘
    serving.py   uvicorn on loopback, in a thread; FastAPI over `Service`    │
    gate.py      checks every request first: hosts, keys, limits, faults
    routes/      one module per group of endpoints
    service.py   does what the endpoints need; its `Worker` answers tasks, chunk by chunk, in a thread
    database.py · keys.py · ledger.py · tasks.py · resultfiles.py      the store
    sources/     the sources of answers, one small Protocol
"""
