"""For every test: folders in memory, the same examples of property tests each time, an automaton that is built once."""

from __future__ import annotations

import asyncio
import gc
import inspect
import os
import shutil
from collections.abc import Callable, Coroutine, Generator
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock
from hypothesis import settings

from desktop_app.core.numbering.areas import load_areas_with
from desktop_app.storage.machine.numbering_files import kept_areas, kept_automaton
from tests.in_memory import folder_in_memory
from tests.systems import WINE_ONLY, by_wine

settings.register_profile("same each time", derandomize=True, deadline=None)
settings.register_profile("new each time", deadline=None)
settings.load_profile(os.environ.get("DIALPROOF_HYPOTHESIS", "same each time"))

_IN_MEMORY = pytest.StashKey[Path]()


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    # Before pytest has chosen a folder of its own; xdist's workers are told theirs.
    if config.option.basetemp is None and (folder := folder_in_memory()):
        config.stash[_IN_MEMORY], config.option.basetemp = folder, str(folder)
    if by_wine():  # Wine 8 doesn't know the newest way to tell how large a screen's pixels are, and Qt warns of it
        config.addinivalue_line("qt_log_ignore", "DpiAwareness::PerMonitorVersion2 is not supported")


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """What failed can be looked into until the next run."""
    folder = session.config.stash.get(_IN_MEMORY, None)
    if folder and exitstatus == pytest.ExitCode.OK:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:  # noqa: ARG001 - the hook's
    """What is collected stays until the end: looking through it for garbage, meanwhile and later, takes seconds."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that fail for Wine's sake alone are run there, and may fail."""
    if not by_wine():
        return
    for item in items:
        evidence = WINE_ONLY.get(item.nodeid) or WINE_ONLY.get(item.nodeid.partition("[")[0])
        if evidence:
            item.add_marker(pytest.mark.xfail(reason=f"Wine: {evidence}", strict=False))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is `async` on plain asyncio."""
    return run_async(pyfuncitem, asyncio.run)


def run_async(item: pytest.Function, run: Callable[[Coroutine[Any, Any, None]], None]) -> bool | None:
    """Return True once `run` has run a test that is `async`; None for any other."""
    if not inspect.iscoroutinefunction(item.obj):
        return None
    run(item.obj(**{name: item.funcargs[name] for name in item._fixtureinfo.argnames}))
    return True


@pytest.fixture(scope="session")
def automaton_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that has the numbering automaton, which takes seconds to compile: the first process of a run does."""
    folder = _shared(tmp_path_factory) / "automaton"
    with FileLock(f"{folder}.lock"):
        kept_automaton(folder)
    return folder


@pytest.fixture(scope="session", autouse=True)
def _areas_of_a_run(tmp_path_factory: pytest.TempPathFactory) -> None:
    """All processes, children too, read the areas of numbers from this person's cache: the first gathers them there."""
    with FileLock(_shared(tmp_path_factory) / "areas.lock"):
        kept_areas()
    load_areas_with(kept_areas)


def _shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of all processes of a run."""
    base = tmp_path_factory.getbasetemp()
    return base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base
