import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../test/builders/app.ts";
import { orderBody } from "../../test/builders/order-body.ts";
import { openSmallShop } from "../../test/builders/shop.ts";
import type { CheckoutData } from "../contract/checkout-data.ts";
import { reselect, zoneOf } from "../domain/delivery/delivery.ts";
import { changeConfig } from "./change-config.ts";
import { remindOfPayments } from "./payment/remind-of-payments.ts";

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);

/** What a checkout in Poland begins with. */
async function firstChoice(): Promise<{ paymentId: number | null; shippingId: number | null }> {
  const { zones, countries, preferred } = (await app.inject({ url: "/page-data/checkout.json" })).json<CheckoutData>();
  const { paymentId, shippingId } = reselect({
    zone: zoneOf("2", countries, zones),
    paymentId: null,
    shippingId: null,
    cartTotal: 5000,
    weight: 0,
    preferred,
  });
  return { paymentId, shippingId };
}

test("the preferred payment and shipping are settings: the checkout begins with them", async () => {
  assert.deepEqual(await firstChoice(), { paymentId: 3, shippingId: 1 });
  assert.ok(await changeConfig(pool, { code: "preferred_payment", content: "bank" }));
  assert.ok(await changeConfig(pool, { code: "preferred_shipping", content: "pm" }));
  assert.deepEqual(await firstChoice(), { paymentId: 1, shippingId: 8 });
});

test("a method the shop does not have is not preferred", async () => {
  for (const content of ["", "pm", "gold"])
    assert.equal(await changeConfig(pool, { code: "preferred_payment", content }), false, content);
  for (const content of ["", "bank", "drone"])
    assert.equal(await changeConfig(pool, { code: "preferred_shipping", content }), false, content);
});

test("how long an unpaid order keeps its goods and when its buyer is reminded are settings: orders, their texts and reminders follow", async () => {
  for (const [code, content] of [
    ["hold_minutes", "120"],
    ["hold_transfer_days", "10"],
    ["reminder_minutes", "45"],
  ] as const)
    assert.ok(await changeConfig(pool, { code, content }));
  const place = async (paymentId: number) => {
    const { body } = await makeOrder(app, await orderBody(pool, { lines: [{ product: products.cap }], paymentId }));
    const { rows } = await pool.query<{ minutes: number }>(
      "SELECT round(extract(epoch FROM hold_until - created_at) / 60)::int AS minutes FROM orders WHERE order_id = $1",
      [body.orderId],
    );
    return { ...rows[0]!, info: body.orderInfo! };
  };
  const [online, transfer] = [await place(3), await place(1)];
  assert.deepEqual([online.minutes, transfer.minutes], [120, 10 * 24 * 60]);
  assert.match(online.info, /120 minut/);
  assert.match(transfer.info, /10 dni/);
  const inMinutes = (count: number) => new Date(Date.now() + count * 60_000);
  assert.deepEqual(
    [
      await remindOfPayments(pool, inMinutes(44)),
      await remindOfPayments(pool, inMinutes(46)),
      await remindOfPayments(pool, inMinutes(47)),
    ],
    [0, 1, 0],
  );
  for (const content of ["0", "7", "", "an hour", "1500"])
    assert.equal(await changeConfig(pool, { code: "hold_minutes", content }), false, content);
});
