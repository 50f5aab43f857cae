"""Recognises labels of digits that aren't a phone number, but a customer's, an order's or an account's number."""

from __future__ import annotations

import re

from desktop_app.core.detection.column_words import Vocabulary, words_of

_IDS = Vocabulary(
    "id uid kdnr kundennr kundennummer kundenr kundenummer kundnr klantnummer invoice rechnung rechnungsnr "
    "rechnungsnummer bestellnr bestellnummer auftragsnr auftragsnummer vertragsnr vertragsnummer kontonr kontonummer "
    "account acct iban ticket vat ust ustid steuernr steuernummer siret siren cpf cnpj nif инн ssn",
    whole=True,
)
# On their own, these may label the person to call: "Customer 07400 123456".
_OWNERS = Vocabulary(
    "kd kunde kunden kunder customer client order member contract case policy vertrag auftrag bestellung konto "
    "cliente pedido factura facture commande",
    whole=True,
)
_NUMBER = Vocabulary("nr no num number nummer numero", whole=True)
# Excludes "ID 5: 07400 123456", where the 5 only counts.
_BEFORE_DIGITS = re.compile(r"([^\d+]*[^\W\d_][^\d+(]*)(?!\d{1,4}[\s.):]+[+(0])[1-9]")

# A cell may hold a page of text, and the pattern above takes quadratic time.
_LONGEST = 200


def says_id(label: str) -> bool:
    """Return True if the label names a number that isn't a phone number."""
    words = words_of(label)
    return _IDS.has_one_of(label, words) or (_OWNERS.has_one_of(label, words) and _NUMBER.has_one_of(label, words))


def is_labelled_id(text: str) -> bool:
    """Return True if the text begins with such a label, followed by digits without a leading 0 or +.

    Phone numbers may have those signs; ids don't.
    """
    found = _BEFORE_DIGITS.match(text, 0, _LONGEST)
    return found is not None and says_id(found[1])
