import assert from "node:assert/strict";
import { after, test } from "node:test";
import { openNbpStandIn } from "../../../stand-ins/nbp.ts";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { knownDays } from "../../database/books/nbp-days.ts";
import { saveConfig } from "../../database/config.ts";
import { tableBefore } from "../../domain/books/exchange-rates.ts";
import { openNbp } from "../../integrations/nbp/nbp.ts";
import { changeOrderState } from "../order/change-order-state.ts";
import { fetchRates } from "./fetch-rates.ts";

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const standIn = await openNbpStandIn();
after(() => standIn.close());
const nbp = openNbp({ url: standIn.url });
const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const all = { from: "2000-01-01", to: "2100-01-01" };

test("a shop that sells in PLN alone asks nobody; one with another currency knows the last days, each asked for once", async () => {
  await saveConfig(pool, "currencies", "pln");
  assert.equal(await fetchRates(pool, { nbp, now: noon("2026-11-16") }), 0);
  assert.deepEqual(standIn.asked, []);
  await saveConfig(pool, "currencies", "pln,eur");
  assert.equal(await fetchRates(pool, { nbp, now: noon("2026-11-16") }), 11);
  assert.deepEqual(standIn.asked.splice(0), ["/api/exchangerates/tables/a/2026-11-06/2026-11-16/"]);
  assert.equal(await fetchRates(pool, { nbp, now: noon("2026-11-16") }), 0);
  assert.deepEqual(standIn.asked, []);
  assert.equal(await fetchRates(pool, { nbp, now: noon("2026-11-17") }), 1);
  assert.deepEqual(standIn.asked.splice(0), ["/api/exchangerates/tables/a/2026-11-17/2026-11-17/"]);
  const known = await knownDays(pool, all);
  // The 11th is a holiday, the 14th and 15th a weekend.
  assert.equal(tableBefore("2026-11-16", known)?.day, "2026-11-13");
  assert.equal(tableBefore("2026-11-12", known)?.day, "2026-11-10");
});

test("a bank that fails leaves the days unknown, and they are asked for again; a day without a table is known once it is over", async () => {
  standIn.fault = "busy";
  await assert.rejects(fetchRates(pool, { nbp, now: noon("2026-11-21") }), /503/);
  standIn.fault = null;
  assert.ok(!(await knownDays(pool, all)).has("2026-11-18"));
  assert.equal(await fetchRates(pool, { nbp, now: noon("2026-11-21") }), 3);
  assert.ok(!(await knownDays(pool, all)).has("2026-11-21"), "a Saturday that is not over");
  assert.equal(await fetchRates(pool, { nbp, now: noon("2026-11-23") }), 3);
  assert.equal((await knownDays(pool, all)).get("2026-11-21"), null);
});

test("from the first sale in another currency on all days are known, 93 at a time", async () => {
  const body = await orderBody(pool, { lines: [{ product: products.cap }], currency: "eur" });
  const orderId = Number((await makeOrder(app, body)).body.orderId);
  await changeOrderState(pool, { orderId, to: "paid", now: noon("2026-03-02") });
  standIn.asked.length = 0;
  assert.ok((await fetchRates(pool, { nbp, now: noon("2026-11-23") })) > 200);
  assert.ok(standIn.asked.length <= 4, standIn.asked.join(" "));
  const known = await knownDays(pool, all);
  assert.equal(tableBefore("2026-03-02", known)?.day, "2026-02-27");
  assert.equal(await fetchRates(pool, { nbp, now: noon("2026-11-23") }), 0);
  await assert.rejects(pool.query("UPDATE nbp_rates SET rate = 1"), /only grows/);
});
