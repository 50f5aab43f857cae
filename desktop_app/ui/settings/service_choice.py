"""The beginning of a new connection: which service it is, and what of its address is a person's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, time

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from desktop_app.core.batches.batch import Via
from desktop_app.core.errors import UsageError
from desktop_app.core.profile.provider import Provider, ProviderFile
from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.card import button_row
from desktop_app.ui.text import joining, stored_words, words

_tr = words.translator("settings")

_DOCUMENT = ""  # the value of a service that nobody has described
OpenUrl = Callable[[QUrl], bool]


class ServiceChoice(QWidget):
    """Emits `chosen(provider)`, None for a service like the document, and `account_typed()`."""

    chosen = Signal(object)
    account_typed = Signal()

    def __init__(self, open_url: OpenUrl = QDesktopServices.openUrl) -> None:
        super().__init__()
        self._open_url = open_url
        self._files: dict[str, ProviderFile] = {}
        self.choice = ChoiceButton(accessible_name=_tr("Which service?"))
        self.choice.chosen.connect(self._choose)
        self.note = Label("", "small", wrap=True)
        self.key_page = Button(_tr("Find your key"), "link", icon="external")
        self.key_page.clicked.connect(lambda _checked=False: self._open("key_page"))
        self.documentation = Button(_tr("Documentation"), "link", icon="external")
        self.documentation.clicked.connect(lambda _checked=False: self._open("documentation"))
        self.account_caption = Label("", "caption")
        self.account = QLineEdit()
        self._gap = QWidget()
        self._gap.setFixedHeight(theme.S - theme.XS)
        self.account_caption.setBuddy(self.account)
        self.account.textChanged.connect(lambda _text: self.account_typed.emit())
        caption = Label(_tr("Which service?"), "caption")
        caption.setBuddy(self.choice)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, theme.S, 0, 0)
        column.setSpacing(theme.XS)
        column.addWidget(caption)
        column.addLayout(button_row(self.choice, self.key_page, self.documentation, None))
        column.addWidget(self.note)
        column.addWidget(self._gap)
        column.addWidget(self.account_caption)
        column.addWidget(self.account)

    @property
    def provider(self) -> Provider | None:
        """The chosen service; None for one that nobody has described."""
        file = self._files.get(str(self.choice.current()))
        return file.provider if file else None

    @property
    def base_url(self) -> str:
        """The address for the account that was typed, "" until that can be one."""
        try:
            return self.provider.base_url(self.account.text().strip()) if self.provider else ""
        except UsageError:
            return ""

    @property
    def lacks_account(self) -> str:
        """What is still to be entered for the address; "" if nothing is."""
        return self.provider.account if self.provider and not self.base_url else ""

    def begin(self, files: Sequence[ProviderFile]) -> None:
        """Offer these services, with none of them chosen."""
        self._files = {file.slug: file for file in files}
        options = [(file.slug, file.title, _hint(file)) for file in files]
        like = (_DOCUMENT, _tr("A service like Dialproof's own"), _tr("or another one"))
        self.choice.set_options([like, *options], _DOCUMENT, lead=1)
        self.account.clear()
        self._show()

    def focus_chain(self) -> list[QWidget]:
        """Return the widgets in Tab order."""
        return [self.choice, self.key_page, self.documentation, self.account]

    def _choose(self, _slug: object) -> None:
        self.account.clear()
        self._show()
        self.chosen.emit(self.provider)

    def _show(self) -> None:
        file, found = self._files.get(str(self.choice.current())), self.provider
        wrong = file.problem if file is not None else ""
        text = stored_words.shown(wrong) if wrong else "" if found else _another()
        self.note.setText(text)
        self.note.set_tone("danger" if wrong else "")
        self.note.setVisible(bool(text))
        self.choice.setAccessibleDescription(text)
        self.key_page.setVisible(found is not None and bool(found.key_page))
        self.documentation.setVisible(found is not None and bool(found.documentation))
        self.account_caption.setText(found.account if found else "")
        self.account.setAccessibleName(found.account if found else "")
        for widget in (self._gap, self.account_caption, self.account):
            widget.setVisible(found is not None and bool(found.account))

    def _open(self, page: str) -> None:
        if self.provider is not None:
            self._open_url(QUrl(getattr(self.provider, page)))


def _another() -> str:
    return _tr("Another service? Choose the one that is nearest, and change below what differs.")


def _hint(file: ProviderFile) -> str:
    """Return how a service takes its numbers, and whether its file is the person's own; or that it can't be read."""
    if file.provider is None:
        return _tr("can't be read")
    one_by_one = all(product.via is Via.REALTIME for product in file.provider.products)
    way = _tr("one by one") if one_by_one and file.provider.products else _tr("whole lists")
    return joining.listed((way, _tr("your own file") if file.own else ""))


class PriceNote(QWidget):
    """Says from when the prices are that a service came with, and leads to where they stand."""

    def __init__(self, open_url: OpenUrl = QDesktopServices.openUrl) -> None:
        super().__init__()
        self._open_url = open_url
        self._page = ""
        self.text = Label("", "small", wrap=True)
        self.page = Button(_tr("Price list"), "link", icon="external")
        self.page.clicked.connect(lambda _checked=False: self._open_url(QUrl(self._page)))
        row = button_row(self.text, self.page)
        row.setContentsMargins(0, 0, 0, 0)
        row.setStretch(0, 1)
        self.setLayout(row)
        self.show_provider(None)

    def show_provider(self, provider: Provider | None) -> None:
        """Show the prices' date, currency and source; nothing for a service without any."""
        self._page = provider.price_page if provider else ""
        self.page.setVisible(bool(self._page))
        self.text.setText(_prices(provider) if provider else "")
        self.setVisible(provider is not None)


def _prices(provider: Provider) -> str:
    priced = any(product.price is not None for product in provider.products)
    if not priced or provider.price_date is None:
        return _tr("No prices came with this service: enter yours, for estimates and caps.")
    day = words.day(datetime.combine(provider.price_date, time()))
    return _tr("Prices in {}, as read on {}: yours may differ.").format(provider.currency, day)
