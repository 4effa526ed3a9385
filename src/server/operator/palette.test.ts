import assert from "node:assert/strict";
import { test } from "node:test";
import { openOffice } from "../../../test/builders/office.ts";
import { addAccount } from "../../../test/builders/people.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";

// What the palette finds beside orders, each kind for whoever may see it.

const { app, pool, products, ola } = await openOffice();
const content = await comeIn(app, pool, { email: "content@bruk.example", role: "content" });
const packing = await comeIn(app, pool, { email: "packing@bruk.example", role: "packing" });
const found = async (q: string, by = ola) => (await by.call(routes.palette, { query: { q } })).body;
const productsOf = async (q: string) => (await found(q)).products!.map(({ id }) => id);
const { productId } = products.hoodie;
const variantsOf = async (id: number) => (await ola.call(routes.variantSheet, { parameters: { id } })).body.variants;

test("products are found by words in any of their forms and begun ones, and by SKU and EAN", async () => {
  const { products: named } = await found("bluza");
  const hoodie = named!.find(({ id }) => id === productId);
  assert.deepEqual(hoodie, { id: productId, name: "Bluza Asfalt", brand: hoodie!.brand });
  assert.ok(hoodie.brand !== "");
  assert.ok((await productsOf("asfa")).includes(productId));
  const [variant] = await variantsOf(productId);
  const set = "UPDATE variants SET sku = 'BLZ-77-S', gtin = '5901234123457' WHERE variant_id = $1";
  await pool.query(set, [variant!.id]);
  assert.deepEqual(await productsOf("blz-77-s"), [productId]);
  assert.deepEqual(await productsOf("5901234123457"), [productId]);
  assert.deepEqual(await productsOf("kowalska"), [], "what is only near to a word is not what was typed");
});

test("a product that shoppers do not see is found too, by its name without diacritics and by its SKU", async () => {
  const { productId: id } = products.cap;
  const { name } = (await ola.call(routes.product, { parameters: { id } })).body.texts;
  await pool.query("UPDATE products SET shown = false, product_name = $2 WHERE product_id = $1", [
    id,
    { ...name, pl: "Czapka Żółć" },
  ]);
  assert.deepEqual(await productsOf("zolc"), [id]);
  const [variant] = await variantsOf(id);
  await pool.query("UPDATE variants SET sku = 'UKRYTA-1' WHERE variant_id = $1", [variant!.id]);
  assert.deepEqual(await productsOf("ukryta-1"), [id]);
});

test("customers are found by name and e-mail, codes by a part of their name, itself first", async () => {
  const { customerId, person } = await addAccount(pool);
  const { customers } = await found(person.email);
  assert.deepEqual(
    customers!.map(({ id, email }) => [id, email]),
    [[customerId, person.email]],
  );
  for (const code of ["LATO", "LATO10", "ZIMOWE"]) await ola.call(routes.addCode, { body: { code, percentOff: "10" } });
  assert.deepEqual(
    (await found("lato")).codes!.map(({ code }) => code),
    ["LATO", "LATO10"],
  );
});

test("who may not see a kind is told of none of it", async () => {
  assert.deepEqual(Object.keys(await found("bluza")).toSorted(), ["codes", "customers", "products"]);
  assert.deepEqual(Object.keys(await found("bluza", content)), ["products"]);
  assert.deepEqual(await found("bluza", packing), {});
  assert.equal((await ola.call(routes.palette, { query: { q: "b" } })).status, 400);
});
