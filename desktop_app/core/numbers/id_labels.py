"""Words before digits that say whose number it is: a customer's, an order's, an account's, and no phone's."""

from __future__ import annotations

import re

from desktop_app.core.detection.column_words import Vocabulary, words_of

_IDS = Vocabulary(
    "id uid kdnr kundennr kundennummer kundenr kundenummer kundnr klantnummer invoice rechnung rechnungsnr "
    "rechnungsnummer bestellnr bestellnummer auftragsnr auftragsnummer vertragsnr vertragsnummer kontonr kontonummer "
    "account acct iban ticket vat ust ustid steuernr steuernummer siret siren cpf cnpj nif инн ssn",
    whole=True,
)
# These alone may be whoever is called: "Customer 07400 123456".
_OWNERS = Vocabulary(
    "kd kunde kunden kunder customer client order member contract case policy vertrag auftrag bestellung konto "
    "cliente pedido factura facture commande",
    whole=True,
)
_NUMBER = Vocabulary("nr no num number nummer numero", whole=True)
# Not "ID 5: 07400 123456", which only counts.
_BEFORE_DIGITS = re.compile(r"([^\d+]*[^\W\d_][^\d+(]*)(?!\d{1,4}[\s.):]+[+(0])[1-9]")

# A cell may hold a page, and the pattern above takes time by the square of its letters.
_LONGEST = 200


def says_id(label: str) -> bool:
    """Whether the label is that of another number than a phone's."""
    words = words_of(label)
    return _IDS.has_one_of(label, words) or (_OWNERS.has_one_of(label, words) and _NUMBER.has_one_of(label, words))


def is_labelled_id(text: str) -> bool:
    """Whether it begins with such a label, and its digits with neither a 0 nor a +, as those of phones may."""
    found = _BEFORE_DIGITS.match(text, 0, _LONGEST)
    return found is not None and says_id(found[1])
