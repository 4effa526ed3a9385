import assert from "node:assert/strict";
import { test } from "node:test";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { cartAsSent, type OrderCart, takingsOf } from "./order-cart.ts";

const { pool, products } = await openSmallShop();
const line = (productId: number | string, a2p: number | null, quantity = 1) => ({
  productId: String(productId),
  productName: "",
  a2p: a2p === null ? null : String(a2p),
  key: "",
  quantity,
});

async function cart(...lines: ReturnType<typeof line>[]): Promise<OrderCart> {
  const found = await cartAsSent(pool, lines, "pl");
  assert.ok(found.kind === "cart", JSON.stringify(found));
  return found;
}

test("the cart is made of the shop's own prices and names", async () => {
  const found = await cart(
    line(products.hoodie.productId, products.hoodie.variants["M"]!, 2),
    line(products.cap.productId, null),
  );
  assert.equal(found.total, 2 * 19_999 + 4900);
  assert.deepEqual(
    found.lines.map(({ key, productName, variantName, quantity }) => [key, productName, variantName, quantity]),
    [
      [`${products.hoodie.productId}_${products.hoodie.variants["M"]}`, "Bluza Asfalt", "M", 2],
      [String(products.cap.productId), "Czapka Kostka", "", 1],
    ],
  );
});

test("lines of one variant become one, and are taken from stock once", async () => {
  const found = await cart(line(products.cap.productId, null, 40), line(products.cap.productId, null, 59));
  assert.deepEqual(
    found.lines.map(({ quantity }) => quantity),
    [99],
  );
  assert.deepEqual(takingsOf(found.lines), [{ variantId: products.cap.variants[""], quantity: 99 }]);
  const refused = await cartAsSent(
    pool,
    [line(products.cap.productId, null, 40), line(products.cap.productId, null, 60)],
    "pl",
  );
  assert.ok(refused.kind === "refused" && refused.refusal.code === "QUANTITY_LIMIT");
});

test("sold out shows what is left this moment, not what was there when the cart was read: with sizes and without", async () => {
  const found = await cart(
    line(products.hoodie.productId, products.hoodie.variants["M"]!),
    line(products.cap.productId, null),
  );
  const sized = found.soldOut(new Map([[products.hoodie.variants["M"]!, 0]]));
  assert.deepEqual([sized.about, sized.fill], [found.lines[0]!.key, { productName: "Bluza Asfalt", count: 0 }]);
  assert.deepEqual(
    sized.products![0]!.attrs[0]!.vals.map((val) => val.quantity),
    [20, 0, 0],
  );
  assert.equal(sized.products![0]!.product_quantity, 20);
  const plain = found.soldOut(new Map([[products.cap.variants[""]!, 3]]));
  assert.deepEqual([plain.about, plain.fill], [found.lines[1]!.key, { productName: "Czapka Kostka", count: 3 }]);
  assert.equal(plain.products![1]!.product_quantity, 3);
});

test("a hidden size is not sold any more", async () => {
  await pool.query("UPDATE variants SET shown = false WHERE variant_id = $1", [products.sneakers.variants["42"]]);
  const refused = await cartAsSent(pool, [line(products.sneakers.productId, products.sneakers.variants["42"]!)], "pl");
  assert.ok(refused.kind === "refused" && refused.refusal.code === "UNKNOWN_VARIANT");
});
