"""A catalogue as CSV: what people and their spreadsheet programs write is read, what can't be meant is refused."""

from __future__ import annotations

import csv
import unicodedata
from contextlib import suppress
from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.batches.batch import Via
from desktop_app.core.service.product_list import (
    FIELDS,
    MOST_PRODUCTS,
    FieldWrong,
    ProductsWrong,
    field_value,
    one_form,
    product_of,
    read_kept,
    read_products,
    typed_of,
    write_products,
)
from desktop_app.core.service.products import STANDARD, UNPRICED, Catalogue, Product

NAMES = st.text("abé漢0_.-\"';,", min_size=1, max_size=12).filter(lambda text: text[0] != "-")
WAYS = st.sampled_from([Via.AUTO, Via.JSON, Via.FILE])
SIZES = st.none() | st.integers(1, 10_000_000)


@st.composite
def products(draw: st.DrawFn) -> Product:
    least, most = sorted((draw(SIZES), draw(SIZES)), key=lambda size: size or 0)
    price = draw(st.none() | st.decimals(0, 10**8, places=draw(st.integers(0, 6)), allow_nan=False))
    family = draw(st.just("") | NAMES)
    return Product(draw(NAMES), draw(NAMES), family, price, False, least, most, draw(WAYS))


def refused(text: str) -> tuple[int | None, str]:
    with pytest.raises(ProductsWrong) as caught:
        read_products(text)
    return caught.value.line, caught.value.reason


@given(st.lists(products(), min_size=1, max_size=8, unique_by=lambda product: product.slug))
def test_what_is_written_reads_back_as_the_same(listed: list[Product]) -> None:
    assert read_products(write_products(Catalogue(tuple(listed)))) == Catalogue(tuple(listed))


def test_the_standard_catalogue_is_written_with_its_prices_and_the_other_without() -> None:
    assert write_products(UNPRICED).splitlines()[:2] == [
        "slug,name,family,price,minimum,maximum,via",
        "phone-validation,Phone validation,Phone validation,,,,auto",
    ]
    assert read_products(write_products(UNPRICED)) == UNPRICED
    assert [each.price for each in read_products(write_products(STANDARD))] == [each.price for each in STANDARD]


@pytest.mark.parametrize(
    "text",
    [
        "slug,name,family,price,minimum,maximum,via\nhlr,HLR lookup,Carrier,0.002,1000,10000,file\n",
        "\ufeffSlug;Name;Family;Price;Minimum;Maximum;Via\r\nhlr;HLR lookup;Carrier;0,002;1.000;10 000;FILE\r\n",
        "Product\tTitle\tGroup\tUnit price\tMin\tMax\tSent as\n\nhlr\tHLR lookup\tCarrier\t.002\t1000\t10'000\tcsv\n",
        'notes,max numbers,CODE,"Price (number)",product name,category,min_numbers,Format\n'
        '"two\nlines","10,000",hlr,"0,002","HLR lookup", Carrier ,"1,000",csv',
    ],
)
def test_columns_are_known_by_many_names_in_any_order_and_numbers_as_people_write_them(text: str) -> None:
    expected = Product("hlr", "HLR lookup", "Carrier", Decimal("0.002"), False, 1_000, 10_000, Via.FILE)
    assert read_products(text) == Catalogue((expected,))


@pytest.mark.parametrize(
    "header",
    [
        "Code,Product,Price",  # a product beside its code is its name
        "Product,Product name,Price",
        "Service's code,Name,Price per number",  # as the window's own table calls them, in each of its languages
        "Kürzel beim Dienst,Bezeichnung,Preis je Nummer",
        "Código del servicio,Nombre,Precio por número",
        "Code du service,Nom,Prix par numéro",
        "Código do serviço,Nome,Preço por número",
        "服务标识,名称,号码单价",
        "Produkt,Name,Preis",
        "Codigo,Nombre,Precio",  # as people write them without accents, and as some systems take letters apart
        "Kurzel,Bezeichnung,Preis",
        unicodedata.normalize("NFD", "Código,Nome,Preço"),
        unicodedata.normalize("NFD", "Kürzel beim Dienst,Bezeichnung,Preis je Nummer"),
    ],
)
def test_the_names_that_a_list_gives_are_kept_whatever_their_column_is_called(header: str) -> None:
    expected = Product("HLR-01", "Live lookup", "", Decimal("0.5"))
    assert read_products(f"{header}\nHLR-01,Live lookup,0.5\n") == Catalogue((expected,))
    turned = ",".join(reversed(header.split(",")))
    assert read_products(f"{turned}\n0.5,Live lookup,HLR-01\n") == Catalogue((expected,))


def test_only_the_slug_is_needed() -> None:
    assert read_products("product\nhlr\n") == Catalogue((Product("hlr", "hlr", "", None),))


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", None, "name the columns"),
        ("hlr,HLR lookup\n", 1, "name the columns"),
        ("slug,price\n", None, "no product"),
        ("slug,price,cost\nhlr,1,1\n", 1, "two columns are the price"),
        ("code,id\nhlr,1\n", 1, "two columns are the slug: “code” and “id”"),
        ("product,sku,name\nhlr,1,HLR\n", 1, "two columns are the slug: “product” and “sku”"),
        ("product,price,product\nhlr,1,HLR\n", 1, "two columns are the slug: “product” and “product”"),
        ("product,produkt\nhlr,HLR\n", 1, "two columns are the slug: “product” and “produkt”"),
        ("code,product,Produit\nhlr,HLR,HLR\n", 1, "two columns are the name: “product” and “Produit”"),
        ("slug,price\nhlr,1\n\nhlr,2\n", 4, "earlier line"),
        ("slug,price\nhlr,-1\n", 2, "price: it has to be a number"),
        ("slug,price\nhlr,nan\n", 2, "price"),
        ("slug,price\nhlr,1e9\n", 2, "price"),
        ("slug,price\nhlr,٣\n", 2, "price"),
        ("slug;price\nhlr;1.234,5\n", 2, "price"),
        ("slug;price\nhlr;1,500\n", 2, "price: 1,500 could be 1.5 or 1500: write 1.50 or 1500"),
        ("slug;price\nhlr;12.345\n", 2, "12.345 could be 12.345 or 12345: write 12.3450 or 12345"),
        ("slug,price\n,1\n", 2, "slug: it is missing"),
        ("slug,name\nh lr,HLR\n", 2, "slug: it can't have spaces"),
        ("slug,name\nhlr,=1+1\n", 2, "name: it can't begin with ="),
        ('slug,name\n"a","one\nline"\nb,two\n', 2, "name: it has characters"),
        ('slug,notes\na,"one\nline"\nb\x00,two\n', 4, "slug: it has characters"),
        (f"slug\n{'x' * 121}\n", 2, "slug: it is longer"),
        ("slug,minimum\nhlr,0\n", 2, "minimum: it has to be a whole number"),
        ("slug,minimum\nhlr,1.5\n", 2, "minimum"),
        ("slug,maximum\nhlr,10000001\n", 2, "maximum"),
        ("slug,minimum,maximum\nhlr,11,10\n", 2, "minimum: it is more than the most per task"),
        ("slug,via\nhlr,pigeon\n", 2, "via: it has to be"),
        ('slug,name\n"hlr"x,y\n', 2, "quotation mark"),
        ('slug,name\nhlr,"never closed\n\n', 2, "quotation mark"),
        ("slug\n" + "\n".join(f"p{number}" for number in range(MOST_PRODUCTS + 1)), MOST_PRODUCTS + 2, "more than"),
        ("slug\n" + "a" * 300_000, None, "too long"),
        ("," * 200_000, None, "name the columns"),
    ],
)  # fmt: skip
def test_what_can_not_be_meant_is_refused_with_its_line(text: str, line: int | None, reason: str) -> None:
    found = refused(text)
    assert found[0] == line
    assert reason in found[1]


@pytest.mark.parametrize("limit", [131_072, 1 << 20])
def test_a_cell_without_an_end_is_refused_however_long_the_process_lets_cells_be(limit: int) -> None:
    before = csv.field_size_limit(limit)
    try:
        assert refused("slug\n" + "a" * 200_000)[0] == 2
    finally:
        csv.field_size_limit(before)


@given(st.text(alphabet="slugprice,;\t\n\r\"'0123.=-\x00é", max_size=80).map(lambda text: f"slug,price\n{text}"))
def test_any_text_is_a_catalogue_or_refused(text: str) -> None:
    with suppress(ProductsWrong):
        assert read_products(text).products


def test_each_field_is_checked_as_it_is_typed() -> None:
    assert field_value("price", " 0,5 ") == Decimal("0.5")
    assert field_value("maximum", "") is None
    with pytest.raises(FieldWrong) as caught:
        field_value("maximum", "many")
    assert (caught.value.field, caught.value.reason[:6]) == ("maximum", "it has")


@given(products())
def test_what_is_shown_in_fields_stands_for_the_same_product(product: Product) -> None:
    assert set(typed_of(product)) == set(FIELDS)
    assert product_of(typed_of(product)) == product


def test_the_example_of_the_documentation_is_one() -> None:
    text = (Path(__file__).parents[3] / "docs" / "products.md").read_text("utf-8")
    example = text.split("```csv\n")[1].split("```")[0]
    assert [(each.slug, each.minimum) for each in read_products(example)] == [("hlr-live", 500), ("wa-check", None)]


def test_a_price_that_was_kept_before_thousands_were_doubted_is_what_it_was() -> None:
    (kept,) = read_kept("slug,price\nhlr,1.234\n")
    assert kept.price == Decimal("1.234")
    assert write_products(Catalogue((kept,))).splitlines()[1] == "hlr,hlr,,1.2340,,,auto"
    assert [one_form("price", text) for text in ("0,5", "1,50", ".002", "1500", "1,500")] == [
        "0.5",
        "1.50",
        "0.002",
        "1500",
        "1,500",
    ]
    assert one_form("maximum", "10,000") == "10000"
