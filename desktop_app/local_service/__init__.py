"""The verification API, implemented here, for machines without an account.

A reading of the API document of its own: it shares nothing with the client in `desktop_app.api`.

::

    process.py   the handle of the interface process ── spawns ── child.py        serve.py  `dialproof serve`
                                                                      └──────┬────────┘
    serving.py   uvicorn on loopback, in a thread                            │
    application.py   FastAPI over `Service`; gate.py stands before it: hosts, keys, limits, faults
    routes/          one module per group of endpoints
    service.py       what the endpoints do
    database.py · keys.py · ledger.py · tasks.py · resultfiles.py      the store
    worker.py        answers tasks, chunk by chunk, in a thread
    sources/         where answers come from, one small Protocol
"""
