import assert from "node:assert/strict";
import { test } from "node:test";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { missingDuties } from "./missing-duties.ts";

const { pool, products } = await openSmallShop();

test("a brand on sale without a producer is told, and a product that says nothing of its fibres where most of its category do", async () => {
  await pool.query(
    "UPDATE manufacturers SET producer_name = 'Zakład', producer_address = 'Prosta 1', producer_email = 'a@b.pl'",
  );
  assert.deepEqual(await missingDuties(pool), []);
  await pool.query(
    'UPDATE products SET composition = \'[{"part": "whole", "fibres": [{"fibre": "cotton", "percent": 100}]}]\' WHERE product_id IN (SELECT product_id FROM product_categories JOIN categories USING (category_id) WHERE category_url IN (\'Odziez\', \'bluzy\', \'koszulki\'))',
  );
  await pool.query("UPDATE products SET composition = '[]' WHERE product_id = $1", [products.hoodie.productId]);
  await pool.query(
    "UPDATE manufacturers SET producer_name = '', producer_address = '', producer_email = '' WHERE manufacturer_name = 'Rampa'",
  );
  assert.deepEqual(await missingDuties(pool), [
    { duty: "producer", of: "Rampa", products: 2 },
    { duty: "composition", of: "Bluza Asfalt", products: 1 },
  ]);
  await pool.query(
    "INSERT INTO barcode_doubles (variant_id, gtin) SELECT variant_id, '5901234123457' FROM variants WHERE product_id = $1",
    [products.cap.productId],
  );
  assert.deepEqual((await missingDuties(pool)).at(-1), {
    duty: "barcode",
    of: "'Czapka Kostka' (5901234123457)",
    products: 1,
  });
  await pool.query("UPDATE variants SET gtin = '4006381333931' WHERE product_id = $1", [products.cap.productId]);
  await pool.query("UPDATE products SET shown = false WHERE product_id = $1", [products.hoodie.productId]);
  assert.deepEqual(
    (await missingDuties(pool)).map(({ duty }) => duty),
    ["producer"],
  );
});
