"""Of countries that fit a list's numbers the same, those that the person has to do with are offered first."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QLocale

from desktop_app.core.countries.fit import fitting_countries
from desktop_app.storage.journal.journal import Journal
from desktop_app.ui.upload.lists import familiar_countries
from tests.ui.upload.lists import FakeList, FakeServices, Stage, nationally_written

LONDON = [f"020 7946 0{at:03}" for at in range(18, 58)]
BRITISH = QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)


def test_the_lists_own_come_first_then_where_the_person_is_then_what_was_used() -> None:
    earlier = {"a": frozenset({"FR", "NZ"}), "b": frozenset({"FR"}), "c": frozenset({"DE"})}
    services = FakeServices(settings={"country": "IE"}, countries_of=earlier)
    journal = cast(Journal, services)
    assert familiar_countries({"AT": 3, "CH": 9}, journal, BRITISH) == ["CH", "AT", "GB", "IE", "FR", "DE", "NZ"]
    services.settings["country"] = ""
    assert familiar_countries({}, journal, QLocale.c()) == ["FR", "DE", "NZ"]


def test_a_country_that_the_list_has_already_is_offered_first_for_numbers_of_many(stage: Stage) -> None:
    # GIVEN landlines of London, which fit China, India and New Zealand as well, beside British numbers with a plus
    found = nationally_written()
    found.countries = {"GB": 2}
    found.better_countries = fitting_countries(LONDON)
    assert found.better_countries[0].country == "CN"
    # WHEN the list is read
    stage.filled(FakeList(found))
    # THEN none is taken, and that one is offered before all others
    view = stage.page.view
    assert view.country_hint.uses[0].text() == "United Kingdom"
    assert view.corrections.country.current() == ""
