"""Imported by the server that children are forked from: whatever one of them loads sooner or later is there already."""

from __future__ import annotations

from importlib import import_module

_MODULES = (
    "pytest",  # a test's main module, which every child imports
    "tests.forked",
    "desktop_app.workers.child",
    "desktop_app.workers.jobs",
    "desktop_app.workers.writer",
    "desktop_app.sheets.xlsx.excel_workbook",
    "desktop_app.sheets.output.original_workbook",
    "desktop_app.local_service.process",
    "desktop_app.local_service.serving",
    "uvicorn.lifespan.on",
    "uvicorn.loops.asyncio",
    "uvicorn.protocols.http.h11_impl",
)
_NUMBERS = (
    "+442079460958",
    "+447911123456",
    "+4930123456",
    "+33123456789",
)  # libphonenumber's metadata of their countries


def _load() -> None:
    for module in _MODULES:
        import_module(module)
    from desktop_app.core.numbering.areas import load_areas_with
    from desktop_app.core.numbers.phone import normalise
    from desktop_app.local_service.sources import standard_sources
    from desktop_app.storage.machine.numbering_files import kept_areas

    load_areas_with(kept_areas)
    for number in _NUMBERS:
        normalise(number)
        for product in standard_sources().values():
            product.answer(number)


_load()
