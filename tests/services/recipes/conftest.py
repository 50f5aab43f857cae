"""A world with a recipe for its lists, at a service with prices, and a folder that it may watch."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest

from desktop_app.core.output.form import AS_TABLE, OutputShape
from desktop_app.core.recipes.recipe import ListShape, OutputFile, Recipe, RecipeOutput, RunCap
from desktop_app.core.service.product_list import write_products
from desktop_app.core.service.products import UNPRICED
from tests.services.world import CONNECTION, URL, World

PRICED = replace(CONNECTION, products=write_products(UNPRICED.priced("phone-validation", Decimal(1))))
TABLE = OutputFile(".csv", replace(AS_TABLE, verdicts=True))
CLEAN = OutputFile(".csv", replace(AS_TABLE, shape=OutputShape.CLEAN, doubtful=True))


@pytest.fixture
def recipe(world: World, folder: Path) -> Recipe:
    """For lists with a column Mobile, at most 50 credits a run, a table and a clean list of each."""
    asyncio.run(world.session.save(PRICED, None))
    made = Recipe(
        "Weekly",
        ListShape(workbook=False, phones=("Mobile",)),
        URL,
        "phone-validation",
        output=RecipeOutput(folder=str(folder.parent / "done"), files=(TABLE, CLEAN)),
        cap=RunCap(amount=Decimal(50)),
    )
    world.recipes.save(made)
    return made


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "incoming"
    made.mkdir()
    return made


Put = Callable[[str, Sequence[str]], Path]


@pytest.fixture
def put(folder: Path) -> Put:
    """Puts a list into the folder."""

    def put(name: str, numbers: Sequence[str]) -> Path:
        path = folder / name
        path.write_text("Name,Mobile\n" + "".join(f"N{at},{each}\n" for at, each in enumerate(numbers)), "utf-8")
        return path

    return put
