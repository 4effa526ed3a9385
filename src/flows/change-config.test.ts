import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../test/builders/app.ts";
import { openSmallShop } from "../../test/builders/shop.ts";
import type { CheckoutData } from "../contract/checkout-data.ts";
import { reselect, zoneOf } from "../domain/delivery.ts";
import { changeConfig } from "./change-config.ts";

const { pool } = await openSmallShop();
const { app } = await openTestApp(pool);

/** What a checkout in Poland begins with. */
async function firstChoice(): Promise<{ paymentId: number | null; shippingId: number | null }> {
  const { zones, countries, preferred } = (await app.inject({ url: "/page-data/checkout.json" })).json<CheckoutData>();
  const { paymentId, shippingId } = reselect({ zone: zoneOf("2", countries, zones), paymentId: null, shippingId: null, cartTotal: 5000, weight: 0, preferred });
  return { paymentId, shippingId };
}

test("the preferred payment and shipping are settings: the checkout begins with them", async () => {
  assert.deepEqual(await firstChoice(), { paymentId: 3, shippingId: 1 });
  assert.ok(await changeConfig(pool, { code: "preferred_payment", content: "bank" }));
  assert.ok(await changeConfig(pool, { code: "preferred_shipping", content: "pm" }));
  assert.deepEqual(await firstChoice(), { paymentId: 1, shippingId: 8 });
});

test("a method the shop does not have is not preferred", async () => {
  for (const content of ["", "pm", "gold"]) assert.equal(await changeConfig(pool, { code: "preferred_payment", content }), false, content);
  for (const content of ["", "bank", "drone"]) assert.equal(await changeConfig(pool, { code: "preferred_shipping", content }), false, content);
});
