"""A product's fields as a person types them, and a catalogue as CSV, which spreadsheet programs read and write."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from decimal import Decimal
from typing import Any
from unicodedata import normalize

from desktop_app.core.batches.batch import Via
from desktop_app.core.decoding.fields import squashed
from desktop_app.core.service.products import Catalogue, Product
from desktop_app.core.text.translatable import tr_text

# Names of `Product`'s own fields, in the order of the columns. Only the local service has `simulated`.
FIELDS = ("slug", "name", "family", "price", "minimum", "maximum", "via")
# No task may have more numbers than this.
MOST_NUMBERS = 10_000_000
_LONGEST = 120
_WAYS: Mapping[str, Via] = {
    **dict.fromkeys(("", "auto", "automatic", "by itself", "any", "either"), Via.AUTO),
    **dict.fromkeys(("json", "request", "list"), Via.JSON),
    **dict.fromkeys(("file", "upload", "csv", "txt"), Via.FILE),
    **dict.fromkeys(("realtime", "one by one", "check"), Via.REALTIME),
}
_PRICE = re.compile(r"[0-9]{1,9}(?:[.,][0-9]{1,9})?|[.,][0-9]{1,9}")
# 1,500 and 12.345 are thousands to one person and fractions to another; 0.002 is a fraction to both.
_EITHER = re.compile(r"(?!0[.,])([0-9]+)[.,]([0-9]{3})")
# 10000, and 10,000 or 10 000 or 10'000: a size has no fraction, so the sign separates thousands.
_WHOLE = re.compile(r"[0-9]{1,9}|[0-9]{1,3}(?:([ .,'\u00a0\u202f])[0-9]{3})(?:\1[0-9]{3})*")
# A spreadsheet program would take it for a formula.
_FORMULA = ("=", "+", "-", "@")


class FieldWrong(ValueError):
    """Raised for a `field` that can't be parsed; `reason` ends the sentence “price: …”."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(tr_text("{field}: {reason}", field=field, reason=reason))
        self.field = field
        self.reason = reason


def product_of(typed: Mapping[str, str]) -> Product:
    """Return the product from typed fields; a missing field counts as blank. Raise `FieldWrong` at the first error."""
    found = {field: field_value(field, typed.get(field, "")) for field in FIELDS}
    if found["minimum"] and found["maximum"] and found["minimum"] > found["maximum"]:
        raise FieldWrong("minimum", tr_text("it is more than the most per task"))
    return Product(**{**found, "name": found["name"] or found["slug"]})


def typed_of(product: Product) -> dict[str, str]:
    """Return a product's fields as a person would type them; `product_of` turns them back into it."""
    values = {field: getattr(product, field) for field in FIELDS}
    values["price"] = None if product.price is None else _plain(product.price)
    return {field: "" if value is None else str(value) for field, value in values.items()}


def one_form(field: str, text: str) -> str:
    """Normalise a number (0,5 to 0.5, 10,000 to 10000). Return anything else, or a wrong value, as typed."""
    try:
        value = field_value(field, text)
    except FieldWrong:
        return text
    if isinstance(value, Decimal):
        return _plain(value)
    return str(value) if isinstance(value, int) else text


def field_value(field: str, text: str) -> Any:
    """Return one field's value, as `Product` has it; a blank price or size is None. Raise `FieldWrong`."""
    try:
        return _CHECKS[field](text.strip())
    except ValueError as error:
        raise FieldWrong(field, str(error)) from None


def _slug(text: str) -> str:
    if not text:
        raise ValueError(tr_text("it is missing"))
    if any(sign.isspace() for sign in text):
        raise ValueError(tr_text("it can't have spaces in it"))
    return _text(text)


def _text(text: str) -> str:
    if len(text) > _LONGEST:
        raise ValueError(tr_text("it is longer than {most} characters", most=_LONGEST))
    if not text.isprintable():
        raise ValueError(tr_text("it has characters in it that can't be shown"))
    if text.startswith(_FORMULA):
        raise ValueError(tr_text("it can't begin with {sign}", sign=text[0]))
    return text


def _price(text: str) -> Decimal | None:
    if text and not _PRICE.fullmatch(text):
        raise ValueError(tr_text("it has to be a number such as 0.002, or nothing where it isn't known"))
    if either := _EITHER.fullmatch(text):
        whole, part = either.groups()
        fraction = Decimal(f"{whole}.{part}")
        thousands, fewest = int(whole + part), fraction.normalize()
        raise ValueError(
            tr_text(
                "{text} could be {fewest} or {thousands}: write {plain} or {thousands}",
                text=text,
                fewest=f"{fewest:f}",
                thousands=str(thousands),
                plain=_plain(fraction),
            )
        )
    return Decimal(text.replace(",", ".")) if text else None


def _plain(price: Decimal) -> str:
    """Write a price with a point, never with three ambiguous digits behind it: 1.50, 1.2340."""
    text = format(price, "f")
    if not _EITHER.fullmatch(text):
        return text
    return text[:-1] if text.endswith("0") else text + "0"


def kept_price(text: str) -> str:
    """Return a stored price, whose point always marked a fraction, in an unambiguous form."""
    return _plain(Decimal(text)) if "." in text and _EITHER.fullmatch(text) else text


def _size(text: str) -> int | None:
    if not text:
        return None
    size = int(re.sub("[^0-9]", "", text)) if _WHOLE.fullmatch(text) else 0
    if not 0 < size <= MOST_NUMBERS:
        raise ValueError(tr_text("it has to be a whole number from 1 to {most}, or nothing", most=MOST_NUMBERS))
    return size


def _way(text: str) -> Via:
    try:
        return _WAYS[text.casefold()]
    except KeyError:
        raise ValueError(tr_text("it has to be auto, json, file or realtime")) from None


_CHECKS: Mapping[str, Callable[[str], Any]] = {
    "slug": _slug,
    "name": _text,
    "family": _text,
    "price": _price,
    "minimum": _size,
    "maximum": _size,
    "via": _way,
}


# --- The catalogue as CSV ---


# Nobody chooses from a longer list.
MOST_PRODUCTS = 200
_LONGEST_LIST = 256 * 1024
_LONGEST_HEADER = 4096
_DELIMITERS = ",;\t"


class ProductsWrong(ValueError):
    """Raised for a text that isn't a list of products: `line` from 1 (None: the whole), `reason` for a person."""

    def __init__(self, line: int | None, reason: str) -> None:
        super().__init__(reason if line is None else tr_text("line {line}, {reason}", line=line, reason=reason))
        self.line = line
        self.reason = reason


def read_kept(text: str) -> Catalogue:
    """Read a text from `write_products`, also one from before prices such as 1.500 were refused."""
    return read_products(text, kept=True)


def read_products(text: str, *, kept: bool = False) -> Catalogue:
    """Return the catalogue in a CSV text with a header. Ignore unknown columns. Raise `ProductsWrong`."""
    if len(text) > _LONGEST_LIST:
        raise ProductsWrong(None, tr_text("it is too long for a list of products"))
    text = text.removeprefix("\ufeff")
    records = _records(text, _delimiter(text))
    line, header = next(records, (None, []))
    places = _places(line, header)
    found: dict[str, Product] = {}
    for line, cells in records:
        typed = {field: cells[at] for field, at in places.items() if at < len(cells)}
        if kept:
            typed["price"] = kept_price(typed.get("price", ""))
        product = _product(line, typed)
        if product.slug in found:
            raise ProductsWrong(line, tr_text("“{slug}” stands in an earlier line, too", slug=product.slug))
        found[product.slug] = product
        if len(found) > MOST_PRODUCTS:
            raise ProductsWrong(line, tr_text("there are more than {most} products", most=MOST_PRODUCTS))
    if not found:
        raise ProductsWrong(None, tr_text("there is no product in it"))
    return Catalogue(tuple(found.values()))


def write_products(catalogue: Catalogue) -> str:
    """Return the CSV text; `read_products` gives the same catalogue back, except for `simulated`."""
    out = io.StringIO()
    writer = csv.DictWriter(out, FIELDS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(map(typed_of, catalogue))
    return out.getvalue()


def _delimiter(text: str) -> str:
    """Return the delimiter that splits the first line into the most columns with known names."""
    first = next((line for line in text.splitlines() if line.strip()), "")[:_LONGEST_HEADER]
    return max(_DELIMITERS, key=lambda sign: sum(map(is_known, _cells(first, sign))))


def _cells(line: str, delimiter: str) -> list[str]:
    return next(csv.reader([line], delimiter=delimiter), [])


def _records(text: str, delimiter: str) -> Iterator[tuple[int, list[str]]]:
    """Yield each record that isn't blank, with the line on which it begins."""
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    begins = 1
    while True:
        try:
            cells = next(reader, None)
        except csv.Error:
            raise ProductsWrong(begins, tr_text("it can't be read: a quotation mark may be out of place")) from None
        if cells is None:
            return
        if any(cell.strip() for cell in cells):
            yield begins, cells
        begins = reader.line_num + 1


def _places(line: int | None, header: Sequence[str]) -> dict[str, int]:
    """Return the column index of each field. Raise `ProductsWrong` without a slug column."""
    try:
        places = places_of_fields(header)
    except SameColumn as error:
        raise ProductsWrong(line, str(error)) from None
    if "slug" not in places:
        raise ProductsWrong(line, tr_text("the first line has to name the columns, and one of them “slug”"))
    return places


def _product(line: int, typed: Mapping[str, str]) -> Product:
    try:
        return product_of(typed)
    except FieldWrong as error:
        raise ProductsWrong(line, str(error)) from None


# --- Column names ---


# Letter case, accents, spaces and signs don't count. They include the titles of the window's own table, in each
# language.
_SYNONYMS: Mapping[str, str] = {
    **{field: field for field in FIELDS},
    **dict.fromkeys(("productslug", "productcode", "productid", "code", "id", "sku", "servicecode"), "slug"),
    **dict.fromkeys(("servicescode", "kurzelbeimdienst", "kurzel", "codigodelservicio", "codigo"), "slug"),
    **dict.fromkeys(("codeduservice", "codigodoservico", "服务标识", "产品代码", "代码"), "slug"),
    **dict.fromkeys(("productname", "title", "label", "displayname", "servicename"), "name"),
    **dict.fromkeys(("bezeichnung", "produktname", "nombre", "nom", "nome", "名称", "产品名称"), "name"),
    **dict.fromkeys(("productfamily", "group", "category", "type", "kind"), "family"),
    **dict.fromkeys(("gruppe", "grupo", "groupe", "组"), "family"),
    **dict.fromkeys(("pricepernumber", "pricenumber", "priceanumber", "unitprice", "cost", "credits", "rate"), "price"),
    **dict.fromkeys(("preisjenummer", "preis", "preciopornumero", "precio", "prixparnumero", "prix"), "price"),
    **dict.fromkeys(("precopornumero", "preco", "号码单价", "单价", "价格"), "price"),
    **dict.fromkeys(("min", "least", "fewest", "minnumbers", "minimumnumbers", "minpertask"), "minimum"),
    **dict.fromkeys(("fewestpertask", "minjeaufgabe", "minportarea", "minpartache", "minportarefa"), "minimum"),
    **dict.fromkeys(("每任务最少",), "minimum"),
    **dict.fromkeys(("max", "most", "limit", "maxnumbers", "maximumnumbers", "maxpertask"), "maximum"),
    **dict.fromkeys(("mostpertask", "maxjeaufgabe", "maxportarea", "maxpartache", "maxportarefa"), "maximum"),
    **dict.fromkeys(("每任务最多",), "maximum"),
    **dict.fromkeys(("sentas", "sendas", "way", "mode", "format", "jsonorfile"), "via"),
    **dict.fromkeys(("gesendetals", "seenviacomo", "envoyeen", "enviarcomo", "发送方式"), "via"),
}
# Names the slug where no other column does, else the name.
_PRODUCT = frozenset({"product", "produkt", "producto", "produit", "produto", "产品"})


class SameColumn(ValueError):
    """Raised if two columns are one field; its text is for a person."""


def is_known(title: str) -> bool:
    """Return True if a column of this title is any field's."""
    return _title_key(title) in _SYNONYMS or _title_key(title) in _PRODUCT


def places_of_fields(header: Sequence[str]) -> dict[str, int]:
    """Return the column index of each field; ignore other columns. Raise `SameColumn`."""
    places: dict[str, int] = {}
    products = []
    for at, title in enumerate(header):
        if _title_key(title) in _PRODUCT:
            products.append(at)
        elif field := _SYNONYMS.get(_title_key(title)):
            _put(places, field, at, header)
    meant = "name" if "slug" in places and "name" not in places else "slug"
    for at in products:
        _put(places, meant, at, header)
    return places


def _title_key(title: str) -> str:
    """Normalise a title, without accents: some people leave them out, some systems store them separately."""
    return squashed(normalize("NFKD", title))


def _put(places: dict[str, int], field: str, at: int, header: Sequence[str]) -> None:
    first = places.setdefault(field, at)
    if first != at:
        one, other = header[min(first, at)], header[max(first, at)]
        raise SameColumn(
            tr_text("two columns are the {field}: “{one}” and “{other}”", field=field, one=one, other=other)
        )
