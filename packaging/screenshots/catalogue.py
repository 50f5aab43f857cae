"""What there is to be seen: the series of pictures, the looks and the scales."""

from __future__ import annotations

from typing import NamedTuple

# Each a script that takes OUT_FOLDER [--dark] [--high] [--size …] [--language …], as tests/ui/looking/camera.py has it.
SERIES = {
    "parts": "tests.ui.show.gallery",
    "window": "tests.ui.show.show_window",
    "upload": "tests.ui.show.show_upload",
    "monitor": "tests.ui.show.show_monitor",
    "one-by-one": "tests.ui.show.show_one_by_one",
    "reading": "tests.ui.show.show_reading",
    "changes": "tests.ui.show.show_changes",
    "steps": "tests.ui.show.show_steps",
    "routine": "tests.ui.show.show_routine",
    "recipes": "tests.ui.show.show_recipes",
    "pages": "tests.ui.show.show_small_pages",
    "products": "tests.ui.show.show_products",
    "policy": "tests.ui.show.show_policy",
    "troubles": "tests.ui.show.show_troubles",
    "faults": "tests.ui.show.show_faults",
    "million": "tests.ui.show.show_million",
}
LOOKS = {"light": (), "dark": ("--dark",), "high-light": ("--high",), "high-dark": ("--high", "--dark")}
SCALES = (100, 125, 150, 200)  # percent
USUAL_LOOKS, USUAL_SCALES = ("light", "dark"), (100, 200)
ALONE = "million"  # takes both cores and the memory for itself

# The pictures of README and docs/, by their names there: those at 100 % in light.
DOCUMENTED = {
    "batch-upload": "upload/sample",
    "decision": "monitor/monitor-leads-june",
    "key-refused": "troubles/401-monitor",
    "balance-short": "troubles/402-monitor",
    "not-understood": "troubles/not-understood-task",
    "monitor": "monitor/monitor",
    "results": "monitor/results",
    "steps": "steps/results-steps",
    "together": "steps/results-judged-together",
    "report": "changes/report",
    "mending": "routine/mend-look",
    "suppression": "routine/suppression",
    "refresh": "routine/next-week-refresh",
    "save-recipe": "recipes/save-recipe",
    "recipe-offer": "recipes/offer",
    "recipes": "recipes/recipes",
    "single-check": "pages/check-carrier-lookup",
    "trial": "troubles/trial-balance",
    "balance": "pages/balance-filled",
    "connect": "pages/settings-test-good",
    "problems": "upload/problems",
    "several-files": "upload/several",
}


class Job(NamedTuple):
    """One series in one look at one scale."""

    series: str
    look: str
    scale: int

    @property
    def folder(self) -> str:
        """Where its pictures go, below the folder of all."""
        return f"{self.scale}/{self.series}"

    def arguments(self, folder: str) -> list[str]:
        """What Python is started with."""
        return ["-m", SERIES[self.series], folder, *LOOKS[self.look]]
