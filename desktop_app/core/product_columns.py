"""What price lists call the columns of a list of products, and which of them are meant."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from unicodedata import normalize

from desktop_app.core.decoding.fields import squashed
from desktop_app.core.product_fields import FIELDS
from desktop_app.core.said import said

# Letter case, accents, spaces and signs don't count. The titles of the window's own table are among them, in each
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
# The code where no other column is, and else the name.
_PRODUCT = frozenset({"product", "produkt", "producto", "produit", "produto", "产品"})


class SameColumn(ValueError):
    """Two columns are one field; its text is for a person."""


def is_known(title: str) -> bool:
    """Whether a column of this title is any field's."""
    return _plain(title) in _SYNONYMS or _plain(title) in _PRODUCT


def places_of_fields(header: Sequence[str]) -> dict[str, int]:
    """Where each field's column is; those of other titles are passed over. Raises `SameColumn`."""
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
    """Without accents, too, which some people leave out and some systems store as signs of their own."""
    return squashed(normalize("NFKD", title))


def _put(places: dict[str, int], field: str, at: int, header: Sequence[str]) -> None:
    first = places.setdefault(field, at)
    if first != at:
        one, other = header[min(first, at)], header[max(first, at)]
        raise SameColumn(said("two columns are the {field}: “{one}” and “{other}”", field=field, one=one, other=other))
