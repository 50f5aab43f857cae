"""The product that is asked for, of those that the connection has, with its price."""

from __future__ import annotations

from desktop_app.core.connection import Connection
from desktop_app.core.products import Product
from desktop_app.services.session import shown_catalogue
from desktop_app.ui import words
from desktop_app.ui.parts.grouped_choice import GroupedChoice
from desktop_app.ui.product_words import price_unit, product_name, product_options


class ProductChoice(GroupedChoice):
    """`chosen(slug)` once a person took another; `unit` is what prices are in, "" where nobody knows it."""

    def __init__(self) -> None:
        super().__init__(words.tr("Product", "upload"))
        self._connection = Connection()
        self._catalogue = shown_catalogue(self._connection)
        self.unit = price_unit(self._connection, ())

    @property
    def product(self) -> Product:
        """The one that is chosen."""
        return self._catalogue.named(str(self.current())) or self._catalogue.default

    @property
    def title(self) -> str:
        """What it is called."""
        return product_name(self.product.name)

    @property
    def simulated(self) -> bool:
        """Whether its answers are made up here."""
        return self._connection.local and self.product.simulated

    def set_connection(self, connection: Connection, unit: str) -> None:
        """What another connection has; choose anew then."""
        self._connection, self.unit = connection, unit
        self._catalogue = shown_catalogue(connection)

    def set_unit(self, unit: str) -> None:
        """What prices are in is known."""
        self.unit = unit
        self.choose(self.product.slug)

    def choose(self, slug: str) -> None:
        """Choose without `chosen` being sent; one that isn't known here gives way to the first."""
        product = self._catalogue.named(slug) or self._catalogue.default
        self.set_options(product_options(self._catalogue, self.unit, local=self._connection.local), product.slug)
