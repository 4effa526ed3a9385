/** What the law wants told of a product: its composition, the price of a unit, who made it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { makers } from "../../../test/builders/catalogue.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { reviseProducer } from "./entity-paths.ts";
import { producersOf } from "./producers.ts";
import { productDetails, productsById } from "./products.ts";

const { pool, products } = await openSmallShop();
const bottle = String(products.bottle.productId);

test("a product sold by measure has the price of a unit, at the price of this moment; one sold by the piece has none", async () => {
  assert.equal((await productsById(pool, [bottle], "pl"))[0]!.unit_price, undefined);
  await pool.query("UPDATE products SET unit_amount = 30, unit = 'ml' WHERE product_id = $1", [bottle]);
  assert.deepEqual((await productsById(pool, [bottle], "pl"))[0]!.unit_price, { price: "100.33", unit: "100 ml" });
  await pool.query("UPDATE products SET real_price = 1500 WHERE product_id = $1", [bottle]);
  assert.deepEqual((await productsById(pool, [bottle], "en"))[0]!.unit_price, { price: "50.00", unit: "100 ml" });
  await pool.query("UPDATE products SET unit_amount = 100 WHERE product_id = $1", [bottle]);
  assert.equal(
    (await productsById(pool, [bottle], "pl"))[0]!.unit_price,
    undefined,
    "the unit price would be the price",
  );
});

test("an amount without a unit and a unit nobody knows are not kept", async () => {
  const change = (what: string) => pool.query(`UPDATE products SET ${what} WHERE product_id = $1`, [bottle]);
  await assert.rejects(change("unit = NULL"), /amount_with_unit/);
  await assert.rejects(change("unit_amount = 0"), /unit_amount/);
  await assert.rejects(change("unit = 'szt'"), /products_unit_check/);
});

test("a composition adds up to 100 in every part, and reads in the shopper's language", async () => {
  const keep = (composition: object) =>
    pool.query("UPDATE products SET composition = $2 WHERE product_id = $1", [
      products.hoodie.productId,
      JSON.stringify(composition),
    ]);
  await keep([
    {
      part: "whole",
      fibres: [
        { fibre: "cotton", percent: 85 },
        { fibre: "polyester", percent: 15 },
      ],
    },
    { part: "ribs", fibres: [{ fibre: "cotton", percent: 100 }] },
  ]);
  for (const [lan, read] of [
    ["pl", "85% bawełna, 15% poliester"],
    ["en", "85% cotton, 15% polyester"],
  ] as const) {
    const { composition } = (await productDetails(pool, [products.hoodie.productId], lan)).get(
      String(products.hoodie.productId),
    )!;
    assert.deepEqual(
      composition.map(({ value }) => value),
      [read, lan === "pl" ? "100% bawełna" : "100% cotton"],
    );
  }
  for (const fibres of [
    [{ fibre: "cotton", percent: 99 }],
    [
      { fibre: "cotton", percent: 60 },
      { fibre: "linen", percent: 60 },
    ],
    [],
  ]) {
    await assert.rejects(keep([{ part: "whole", fibres }]), /composition_of_a_hundred/);
  }
});

test("a manufacturer's producer is told with the person responsible in the Union; of others nothing", async () => {
  const person = { name: "Rampa sp. z o.o.", address: "ul. Boczna 1, 00-001 Warszawa", email: "rampa@rampa.example" };
  assert.equal(await reviseProducer(pool, makers.rampa, { ...person, name: "Ramp Ltd", responsible: person }), true);
  assert.equal(
    await reviseProducer(pool, makers.rampa, { ...person, name: "Ramp Ltd", responsible: person }),
    false,
    "the same again changes nothing",
  );
  const found = await producersOf(pool, [String(makers.rampa), String(makers.kostka)]);
  assert.deepEqual([...found], [[String(makers.rampa), { ...person, name: "Ramp Ltd", responsible: person }]]);
});
