import assert from "node:assert/strict";
import { test } from "node:test";
import type { Product } from "../../../domain/catalogue/product.ts";
import { compareRows, type ComparedProduct } from "./compare-rows.ts";

const names = { brand: "Marka", sizes: "Dostępne", colour: "Kolor", weight: "Waga", badges: "Wyróżnienia" };
const rowsOf = (...products: ComparedProduct[]) =>
  compareRows(products, names, ({ badges }) => badges.map((badge) => badge.toUpperCase()).join(", "));

const hoodie = cacheTags(
  { manufacturer_name: "Bruk", badges: ["new"] },
  { M: 3, L: 0, XL: 1 },
  {
    colour: "czarny",
    weight: 900,
    composition: [{ name: "Skład", value: "100% bawełna" }],
    details: [
      { name: "Kolor", value: "czarny" },
      { name: "Kaptur", value: "podwójny" },
    ],
  },
);
const tee = cacheTags(
  { manufacturer_name: "Bruk" },
  { M: 3, XL: 1 },
  {
    colour: "biały",
    weight: 0,
    composition: [{ name: "Skład", value: "100% bawełna" }],
    details: [{ name: "Dekolt", value: "okrągły" }],
  },
);

test("products are compared by what either of them says, and what differs is known", () => {
  assert.deepEqual(rowsOf(hoodie, tee), [
    { name: "Marka", values: ["Bruk", "Bruk"], differs: false },
    { name: "Dostępne", values: ["M, XL", "M, XL"], differs: false },
    { name: "Kolor", values: ["czarny", "biały"], differs: true },
    { name: "Skład", values: ["100% bawełna", "100% bawełna"], differs: false },
    { name: "Kaptur", values: ["podwójny", "–"], differs: true },
    { name: "Dekolt", values: ["–", "okrągły"], differs: true },
    { name: "Waga", values: ["900 g", "–"], differs: true },
    { name: "Wyróżnienia", values: ["NEW", "–"], differs: true },
  ]);
});

test("one product differs in nothing, and what nobody says is no row", () => {
  const rows = rowsOf(tee);
  assert.deepEqual(
    rows.map(({ name }) => name),
    ["Marka", "Dostępne", "Kolor", "Skład", "Dekolt"],
  );
  assert.ok(rows.every(({ differs }) => !differs));
});

function cacheTags(
  product: Partial<Product>,
  sizes: Record<string, number>,
  more: Omit<ComparedProduct, "product">,
): ComparedProduct {
  const vals = Object.entries(sizes).map(([size, quantity]) => ({
    attr_2_product_id: size,
    quantity,
    attrValue_name: size,
  }));
  return {
    product: {
      product_id: "1",
      product_name: "Bluza",
      url: "bluza/",
      images: [],
      real_price: "1.00",
      product_quantity: 4,
      categories_all: [],
      manufacturer_id: "1",
      attrs: [{ attr_name: "Rozmiar", vals }],
      manufacturer_name: "",
      catalogue_price: null,
      lowest_price: null,
      badges: [],
      rating: null,
      date: "2026-01-01",
      ...product,
    },
    ...more,
  };
}
