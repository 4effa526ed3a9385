import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import type { Product } from "../../domain/product.ts";

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const told = async (query: string) => (await app.inject({ url: `/v1/products?${query}` })).json<{ products: Product[] }>().products;

test("products are told as they are now, in a language, in the order asked; unknown ones are left out", async () => {
  const { cap, hoodie } = products;
  await pool.query("UPDATE products SET real_price = 4500 WHERE product_id = $1", [cap.productId]);
  const found = await told(`ids=${cap.productId},999999,${hoodie.productId},${cap.productId}&lan=2`);
  assert.deepEqual(found.map(({ product_name, real_price }) => [product_name, real_price]), [["Kostka Cap", "45.00"], ["Asphalt Hoodie", "199.99"]]);
});

test("nonsense is answered with nothing", async () => {
  for (const query of ["", "ids=", "ids=x,-1,1e3,99999999999999999999", "ids=%00", "ids=1%27--&lan=%00"]) assert.deepEqual(await told(query), [], query);
});
