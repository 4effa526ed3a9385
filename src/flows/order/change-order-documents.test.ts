import { companyForm } from "../../../test/builders/people.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertCorrectionSays } from "../../../test/builders/corrections.ts";
import { numbersFrom } from "../../../test/builders/hostile-bodies.ts";
import { openPayingShop, pay, placeOnline } from "../../../test/builders/payments.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { saveConfig } from "../../database/config.ts";
import { inTransaction } from "../../database/connect.ts";
import { invoicesOfOrder } from "../../database/invoice/invoices.ts";
import { linesLeft, orderBalance } from "../../database/order/settlements.ts";
import { currencies, type Currency } from "../../domain/money.ts";
import { changeOrder } from "./change-order.ts";
import { settleOrder } from "./settle-order.ts";

// Corrections of orders that were changed at random, as they lie in the database: each goes on where the one before has left it.

const shop = await openPayingShop();
const { pool, payu, products } = shop;
await saveConfig(pool, "shop_nip", "526-025-02-74");
await pool.query("UPDATE products SET vat_rate = '8' WHERE product_id = $1", [products.cap.productId]);
await pool.query("UPDATE products SET vat_rate = '5' WHERE product_id = $1", [products.tee.productId]);
const variants = [products.bottle, products.cap, products.tee, products.hoodie].map(
  ({ variants: sizes }) => Object.values(sizes)[0]!,
);
const log = async () => undefined;
const now = new Date();
const as = { reason: "Na prośbę", money: "later", tell: false, now } as const;
const next = numbersFrom(7);
const below = (most: number) => Math.floor(next() * most);

/** Gives a piece of a line back; returns whether there was one. */
async function giveBack(orderId: number, position: number): Promise<boolean> {
  const taken = { lines: [{ position, quantity: 1, restocked: 1, less: 0 }], shipping: 0 };
  const { kind } = await inTransaction(
    pool,
    (db) => settleOrder(db, { orderId, kind: "cancellation", taken, withheld: 0, ...as }, log),
    { keep: (settled) => settled.kind === "done" },
  );
  return kind === "done";
}

/** Changes pieces and price of a line, and adds something now and then; returns whether that could be. */
async function changeAtRandom(orderId: number, { position, fewest }: { position: number; fewest: number }) {
  const price = below(2) === 0 ? null : 100 + below(20_000);
  const added = { variantId: variants[below(4)]!, quantity: 1 + below(2), price: null, insteadOf: null };
  const asked = {
    lines: [{ position, quantity: Math.max(1, fewest, below(4)), price }],
    added: below(2) === 0 ? [] : [added],
    delivery: null,
  };
  const change = { orderId, asked, priceReason: price === null ? "" : "Rabat", hold: false, ...as };
  const { kind } = await inTransaction(pool, (db) => changeOrder(db, change, log), {
    keep: (changed) => changed.kind === "done",
  });
  return kind === "done";
}

async function paidIn(currency: Currency): Promise<number> {
  const order = await placeOnline(shop, {
    lines: [{ product: products.cap }, { product: products.bottle, quantity: 2 }],
    currency,
    form: companyForm,
  });
  await pay(shop, order);
  await payu.settled();
  return order.orderId;
}

test("an order that is changed and given back of at random has corrections that say what is, in every currency", async () => {
  const upwards = new Set<Currency>();
  for (const currency of currencies) {
    const orderId = await paidIn(currency);
    for (let step = 0; step < 6; step += 1) {
      const left = await linesLeft(pool, orderId);
      const { position, quantity, quantity_left: kept } = left[below(left.length)]!;
      const before = await invoicesOfOrder(pool, orderId);
      const done =
        step === 3 && kept > 0
          ? await giveBack(orderId, position)
          : await changeAtRandom(orderId, { position, fewest: quantity - kept });
      const documents = await invoicesOfOrder(pool, orderId);
      assert.ok(documents.length <= before.length + (done ? 1 : 0));
      if (documents.length === before.length) continue;
      const correction = documents.at(-1)!;
      assert.deepEqual(correction.before, before.at(-1)!.lines);
      assertCorrectionSays(documents[0]!, correction);
      if (correction.total > 0) upwards.add(currency);
      const sum = documents.reduce((all, { total }) => all + total, 0);
      assert.equal(sum, (await orderBalance(pool, orderId)).worth);
    }
    assert.ok((await invoicesOfOrder(pool, orderId)).length > 2, currency);
  }
  assert.equal(upwards.size, currencies.length);
  assert.deepEqual(await brokenPromises(pool), []);
});
