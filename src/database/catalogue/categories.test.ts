import assert from "node:assert/strict";
import { test } from "node:test";
import { addProduct, places } from "../../../test/builders/catalogue.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { allCategories } from "./categories.ts";

test("a category of nothing but goods for adults has no picture, which everyone would see", async () => {
  const { pool } = await openSmallShop();
  const picture = async () =>
    (await allCategories(pool, "pl")).find(({ category_id }) => category_id === "9001")?.category_image;
  await pool.query(
    "INSERT INTO categories (category_id, category_parent_id, category_name, category_url, category_image, position) VALUES (9001, $1, '{\"pl\":\"Dla palących\"}', 'dla-palacych', 'zapalniczki.avif', 99)",
    [177],
  );
  assert.equal(await picture(), "zapalniczki.avif");
  await addProduct(pool, { handle: "zapalniczka", categories: [9001], limits: { age_min: 18 } });
  assert.equal(await picture(), "");
  await addProduct(pool, { handle: "popielniczka", categories: [9001, places.bluzy] });
  assert.equal(await picture(), "zapalniczki.avif", "it stands for goods for everyone, too");
});

test("a category counts the products shown in it and below it, each once", async () => {
  const { pool, products } = await openSmallShop();
  const counts = async () =>
    Object.fromEntries((await allCategories(pool, "pl")).map(({ category_id, count }) => [category_id, count]));
  const before = await counts();
  const { productId } = await addProduct(pool, {
    handle: "dwa-razy",
    categories: [places.koszulki, places.bluzy, places.odziez],
  });
  const after = await counts();
  for (const category of [places.koszulki, places.bluzy, places.odziez, places.root])
    assert.equal(after[category], before[category]! + 1, String(category));
  await pool.query("UPDATE products SET shown = false WHERE product_id = ANY ($1)", [
    [productId, products.cap.productId],
  ]);
  assert.equal((await counts())[places.odziez], before[places.odziez]! - 1);
});
