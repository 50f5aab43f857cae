"""Reads and writes a catalogue of products as CSV, which a person can edit in a spreadsheet program."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from unicodedata import normalize

from desktop_app.core.decoding.fields import squashed
from desktop_app.core.service.product_fields import FIELDS, FieldWrong, kept_price, product_of, typed_of
from desktop_app.core.service.products import Catalogue, Product
from desktop_app.core.text.said import said

# Nobody chooses from a longer list.
MOST_PRODUCTS = 200
_LONGEST = 256 * 1024
_LONGEST_HEADER = 4096
_DELIMITERS = ",;\t"


class ProductsWrong(ValueError):
    """Raised for a text that isn't a list of products: `line` from 1 (None: the whole), `reason` for a person."""

    def __init__(self, line: int | None, reason: str) -> None:
        super().__init__(reason if line is None else said("line {line}, {reason}", line=line, reason=reason))
        self.line = line
        self.reason = reason


def read_kept(text: str) -> Catalogue:
    """Read a text from `write_products`, also one from before prices such as 1.500 were refused."""
    return read_products(text, kept=True)


def read_products(text: str, *, kept: bool = False) -> Catalogue:
    """Return the catalogue in a CSV text with a header. Ignore unknown columns. Raise `ProductsWrong`."""
    if len(text) > _LONGEST:
        raise ProductsWrong(None, said("it is too long for a list of products"))
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
            raise ProductsWrong(line, said("“{slug}” stands in an earlier line, too", slug=product.slug))
        found[product.slug] = product
        if len(found) > MOST_PRODUCTS:
            raise ProductsWrong(line, said("there are more than {most} products", most=MOST_PRODUCTS))
    if not found:
        raise ProductsWrong(None, said("there is no product in it"))
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
            raise ProductsWrong(begins, said("it can't be read: a quotation mark may be out of place")) from None
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
        raise ProductsWrong(line, said("the first line has to name the columns, and one of them “slug”"))
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
    return _plain(title) in _SYNONYMS or _plain(title) in _PRODUCT


def places_of_fields(header: Sequence[str]) -> dict[str, int]:
    """Return the column index of each field; ignore other columns. Raise `SameColumn`."""
    places: dict[str, int] = {}
    products = []
    for at, title in enumerate(header):
        if _plain(title) in _PRODUCT:
            products.append(at)
        elif field := _SYNONYMS.get(_plain(title)):
            _put(places, field, at, header)
    meant = "name" if "slug" in places and "name" not in places else "slug"
    for at in products:
        _put(places, meant, at, header)
    return places


def _plain(title: str) -> str:
    """Normalise a title, without accents: some people leave them out, some systems store them separately."""
    return squashed(normalize("NFKD", title))


def _put(places: dict[str, int], field: str, at: int, header: Sequence[str]) -> None:
    first = places.setdefault(field, at)
    if first != at:
        one, other = header[min(first, at)], header[max(first, at)]
        raise SameColumn(said("two columns are the {field}: “{one}” and “{other}”", field=field, one=one, other=other))
