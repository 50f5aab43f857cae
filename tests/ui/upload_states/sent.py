"""What sending a list would take: products, prices, ways, and answers of before."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from decimal import Decimal

from desktop_app.core.batches.batch import Via
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.money.charges import BalanceEntry
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.readings import BalanceReading
from desktop_app.services.lists.preparing import BatchOrder
from tests.ui.upload_states.coming import sample
from tests.ui.upload_states.stage import Stage

PRICED = """slug,name,family,price,minimum,maximum
tel-check,Phone validation,Phone validation,0.0004,,
hlr,HLR lookup,Carrier and HLR lookup,0.004,,10000
wa-active,WhatsApp presence,Messaging presence,0.01,200,
tg-active,Telegram presence,Messaging presence,,500,
"""


async def simulated(stage: Stage) -> None:
    await sample(stage)
    stage.page.model.sending.propose("hlr-lookup")


async def short(stage: Stage) -> None:
    await sample(stage)
    estimate = stage.page.view.panel.estimate
    assert estimate is not None
    assert estimate.cost is not None
    amount, unit = estimate.cost - 213, "credits"
    read = BalanceEntry(stage.services.session.current().base_url, datetime.now(UTC), amount, unit)
    stage.services.journal.money.add_balance(read)  # what is short is reckoned from the newest reading
    stage.balance(BalanceReading(amount, unit))


async def elsewhere(stage: Stage, products: str = "", *, host: str = "api.example.com", heard: bool = True) -> None:
    """The sample list, through a connection with these products; `heard`: its balance was read by a request."""
    stage.runner.cancel("balance")
    connection = Connection(f"https://{host}/api/v1", "Team account", products=products)
    await stage.services.session.save(connection, None)
    stage.services.session.choose(connection)
    stage.tell_account()
    stage.shell.set_connection("Team account", "success")
    tell = stage.balance if heard else stage.tell_account
    tell(BalanceReading(Decimal("12.40"), "USD"))
    await sample(stage)


async def again(stage: Stage) -> None:
    """A list that was verified before, after its shortcut."""
    stage.refresh_balance()
    await stage.idle()
    await sample(stage)
    panel = stage.page.view.panel
    panel.show_state(replace(panel.state, again=True))
    panel.press_by_key()


async def locked(stage: Stage) -> None:
    """The key is in a keyring that nobody has unlocked."""
    await elsewhere(stage, PRICED)
    stage.page.model.sending.change(keyless=True, locked=True)


async def price_unknown(stage: Stage) -> None:
    await elsewhere(stage)


async def unit_unknown(stage: Stage) -> None:
    """A balance was never read there."""
    await elsewhere(stage, PRICED, host="api.example.org", heard=False)
    stage.tell_account()


async def too_few(stage: Stage) -> None:
    await elsewhere(stage, PRICED)
    stage.page.model.sending.propose("wa-active")


async def products(stage: Stage) -> None:
    await elsewhere(stage, PRICED)
    stage.page.view.panel.product.open_options()


async def products_broken(stage: Stage) -> None:
    await elsewhere(stage, "slug,price\nhlr,lots\n")


async def products_local(stage: Stage) -> None:
    stage.services.session.choose(Connection())
    stage.tell_account()
    stage.shell.set_connection("Local service", "success")
    await sample(stage)
    stage.page.view.panel.product.open_options()


async def small_list(stage: Stage) -> None:
    path = stage.place / "new since Monday.csv"
    path.write_text("Name,Mobile\n" + "".join(f"Customer {n},+447400{n:06}\n" for n in range(120)) + "Ana,n/a\n")
    stage.page.open_file(path)
    await stage.idle()


async def one_by_one(stage: Stage) -> None:
    await small_list(stage)
    stage.page.view.panel.way.way.chosen.emit(Via.REALTIME)


async def way_choice(stage: Stage) -> None:
    await small_list(stage)
    stage.page.view.panel.way.way.open_options()


async def too_small_for_tasks(stage: Stage) -> None:
    """The product takes tasks of 500 numbers at least."""
    sending, usual = stage.page.model.sending, stage.page.model.sending.reckon
    sending.reckon = lambda *asked: replace(usual(*asked), minimum=500, small=(("GB", 120),) * (asked[-1] is Via.AUTO))
    await small_list(stage)
    sending.reckon = usual


async def reuse_offered(stage: Stage) -> None:
    """A list of 900, of which another list has the answers of 600."""
    old, new = stage.place / "last week.csv", stage.place / "this week.csv"
    for path, count in ((old, 600), (new, 900)):
        path.write_text("Name,Mobile\n" + "".join(f"Customer {n},+447400{n:06}\n" for n in range(count)))
    if not any(batch.file == old.name for batch in stage.services.journal.batches()):
        read = await stage.services.intake.read(old, ReadOptions())
        order = BatchOrder(read.list_id, stage.services.session.current(), "phone-validation")
        await stage.services.verification.run((await stage.services.preparing.prepare(order)).id)
    stage.page.open_file(new)
    await stage.idle()
    stage.page.model.sending.propose("phone-validation")
    await stage.idle()


async def reuse_options(stage: Stage) -> None:
    await reuse_offered(stage)
    stage.page.view.panel.reuse.age.open_options()


async def reused(stage: Stage) -> None:
    await reuse_offered(stage)
    stage.page.view.panel.reuse.age._choose(30)


async def every_choice(stage: Stage) -> None:
    """As many choices as there can be: of how the list was read, and of how it is sent."""
    await reused(stage)
    path = stage.place / "kunden.csv"
    rows = (f"Kunde {n};0{7400000590 + n};GB;{n % 7}" for n in range(90))
    path.write_text("\n".join(("Name;Mobil;Land;Größe", *rows, "Ana;n/a;GB;1", "Bo;4.47912E+11;GB;2")), "cp1252")
    stage.page.model.read(path, ReadOptions(column="Mobil", country_column="Land"))
    await stage.idle()


async def all_reused(stage: Stage) -> None:
    await reuse_offered(stage)
    stage.page.view.panel.reuse.age._choose(30)
    stage.page.open_file(stage.place / "last week.csv")
    await stage.idle()
