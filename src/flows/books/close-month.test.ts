import { companyForm } from "../../../test/builders/people.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { openNbpStandIn } from "../../../stand-ins/nbp.ts";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { places } from "../../../test/builders/catalogue.ts";
import { orderBody, type OrderInput } from "../../../test/builders/order-body.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import { neverExempt, saveNeverExempt } from "../../database/books/never-exempt.ts";
import { provenSales } from "../../database/books/proven-sales.ts";
import { saveConfig } from "../../database/config.ts";
import { inTransaction } from "../../database/connect.ts";
import { invoicesOfMonth, recordKsefNumber } from "../../database/invoice/invoices.ts";
import { breaksOf } from "../../domain/books/evidence.ts";
import { daysOfMonth } from "../../domain/books/month.ts";
import { openNbp } from "../../integrations/nbp/nbp.ts";
import { makeInvoice } from "../invoice/make-invoice.ts";
import { changeOrderState } from "../order/change-order-state.ts";
import { closeMonth } from "./close-month.ts";
import { fetchRates } from "./fetch-rates.ts";
import { agreementOf, ledgerOfDays } from "./look-at-month.ts";

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
await saveConfig(pool, "shop_nip", "5260250274");
const company = { ...companyForm, paymentNip: "526-025-02-74" };
const march = daysOfMonth("2031-03");
const april = daysOfMonth("2031-04");
const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const log = async () => undefined;

async function placed(input: Partial<OrderInput> = {}): Promise<number> {
  const { body } = await makeOrder(app, await orderBody(pool, { lines: [{ product: products.cap }], ...input }));
  assert.ok(body.orderId, JSON.stringify(body));
  return Number(body.orderId);
}
const paid = async (orderId: number, day: string) => {
  await pool.query(
    "INSERT INTO bank_transfers (order_id, amount, currency) SELECT order_id, total, currency FROM orders WHERE order_id = $1",
    [orderId],
  );
  await changeOrderState(pool, { orderId, to: "paid", now: noon(day) });
};
const close = (month: string, day: string) =>
  inTransaction(pool, (db) => closeMonth(db, { month, by: null, now: noon(day) }, log));

test("a month is closed once it is over, with all it comes to; from then on no document is made of it", async () => {
  const [invoiced, person, back] = [await placed({ form: company }), await placed(), await placed()];
  await paid(invoiced, "2031-03-02");
  await paid(person, "2031-03-02");
  await paid(back, "2031-03-31");
  assert.deepEqual(await close("2031-03", "2031-03-31"), { kind: "refused", why: "notOver" });
  assert.deepEqual((await agreementOf(pool, march)).broken, []);
  assert.deepEqual(await close("2031-03", "2031-04-01"), { kind: "closed", documents: 3 });
  assert.deepEqual(await close("2031-03", "2031-04-01"), { kind: "refused", why: "closed" });

  const late = await placed();
  await assert.rejects(
    inTransaction(pool, (db) => makeInvoice(db, { orderId: late, now: noon("2031-03-31"), paid: true })),
    /month that is closed/,
  );
  await changeOrderState(pool, { orderId: back, to: "cancelled", now: noon("2031-04-03") });
  assert.deepEqual(
    (await invoicesOfMonth(pool, "2031-04")).map(({ series, issuedOn, soldOn, orderId }) => [
      series,
      issuedOn,
      soldOn,
      orderId,
    ]),
    [["KPA", "2031-04-03", "2031-03-31", back]],
  );
  assert.equal((await invoicesOfMonth(pool, "2031-03")).length, 3);
  await assert.rejects(pool.query("DELETE FROM closed_months"), /only grows/);
  assert.deepEqual(await brokenPromises(pool), []);
  await changeOrderState(pool, { orderId: late, to: "cancelled", now: noon("2031-04-03") });
});

test("the ledger bears a number of KSeF from the day it is known", async () => {
  const marked = async () =>
    (await ledgerOfDays(pool, march)).rows.map(({ number, marker, ksefNumber }) => [number, marker, ksefNumber]);
  const [day, invoice] = [
    ["WEW/2031/03/02", "DI", null],
    ["FV/2031/03/000001", "BFK", null],
  ];
  assert.deepEqual(await marked(), [invoice, day, ["WEW/2031/03/31", "DI", null]]);
  await pool.query("INSERT INTO ksef_environments (environment) VALUES ('production')");
  await pool.query("INSERT INTO ksef_submissions (environment, number) VALUES ('production', 'FV/2031/03/000001')");
  assert.deepEqual((await marked())[0], ["FV/2031/03/000001", "DI", null], "it goes there");
  const outage = async (kind: string) => {
    await pool.query("DELETE FROM ksef_outages");
    await pool.query("INSERT INTO ksef_outages (kind, from_day, to_day) VALUES ($1, '2031-03-01', '2031-03-02')", [
      kind,
    ]);
    return (await marked())[0]![1];
  };
  assert.equal(await outage("unavailable"), "DI");
  assert.equal(await outage("failure"), "OFF");
  assert.equal(await outage("total"), "BFK", "it stays outside");
  await recordKsefNumber(pool, "FV/2031/03/000001", "5260250274-20310302-0ABCDE123456-7F");
  assert.deepEqual((await marked())[0], ["FV/2031/03/000001", "NrKSeF", "5260250274-20310302-0ABCDE123456-7F"]);
});

test("a month with a sale in another currency waits for the rate of the day before", async (t) => {
  const standIn = await openNbpStandIn();
  t.after(() => standIn.close());
  const orderId = await placed({ currency: "eur", form: company });
  await paid(orderId, "2031-04-15");
  assert.deepEqual(await close("2031-04", "2031-05-02"), { kind: "refused", why: "rates" });
  // 11 to 14 April 2031: Easter's weekend, and its Monday.
  await fetchRates(pool, { nbp: openNbp({ url: standIn.url }), now: noon("2031-04-16") });
  const { rows } = await ledgerOfDays(pool, april);
  const [sold] = rows.filter(({ kind }) => kind === "invoice");
  assert.equal(sold!.table!.day, "2031-04-11");
  assert.ok(sold!.sums.every(({ net, vat, gross }) => net + vat === gross && gross > 4 * sold!.totals.eur!));
  assert.equal((await close("2031-04", "2031-05-02")).kind, "closed");
  assert.deepEqual(await brokenPromises(pool), []);
});

test("a document that is not what its order says, and one too many, are found", async () => {
  const orderId = await placed();
  await paid(orderId, "2031-05-05");
  const may = daysOfMonth("2031-05");
  assert.deepEqual((await agreementOf(pool, may)).broken, []);
  for (const [spoil, found] of [
    ["UPDATE orders SET shipping = shipping + 100, total = total + 100 WHERE order_id = $1", /says/],
    [
      `INSERT INTO invoices (number, series, year, counted, order_id, occasion, issued_on, currency, total, content)
        SELECT 'KPA/2031/05/000099', 'KPA', year, 99, order_id, 'seller', issued_on, currency, -total, jsonb_set(content, '{series}', '"KPA"') FROM invoices WHERE order_id = $1`,
      /documents of/,
    ],
  ] as const) {
    const client = await pool.connect();
    await client.query("BEGIN");
    await client.query(spoil, [orderId]);
    const { broken } = await agreementOf(client, may);
    await client.query("ROLLBACK");
    client.release();
    assert.match(broken.join("\n"), found, spoil);
  }
  assert.deepEqual(await close("2031-05", "2031-06-01"), { kind: "closed", documents: 1 });
});

test("what breaks the exemption from the cash register is told of each sale to a person, and of companies nothing", async () => {
  await saveNeverExempt(pool, [places.buty]);
  assert.deepEqual(await saveNeverExempt(pool, [places.odziez, 999]), [999]);
  assert.deepEqual(
    (await neverExempt(pool, "pl")).map(({ id }) => id),
    [places.buty],
  );
  const day = "2031-07-02";
  const orders = {
    exempt: await placed(),
    collected: await placed({ shippingId: 7 }),
    goods: await placed({ lines: [{ product: products.bottle }] }),
    company: await placed({ form: company, lines: [{ product: products.bottle }] }),
    cash: await placed({ paymentId: 2 }),
    unproven: await placed(),
  };
  for (const name of ["exempt", "collected", "goods", "company"] as const) await paid(orders[name], day);
  await changeOrderState(pool, { orderId: orders.cash, to: "sent", now: noon(day) });
  await changeOrderState(pool, { orderId: orders.unproven, to: "paid", now: noon(day) });
  const sales = await provenSales(pool, daysOfMonth("2031-07"));
  assert.deepEqual(Object.fromEntries(sales.map((sale) => [sale.orderId, breaksOf(sale)])), {
    [orders.exempt]: [],
    [orders.collected]: ["collected"],
    [orders.goods]: ["goods"],
    [orders.cash]: ["cash"],
    [orders.unproven]: ["unproven"],
  });
  const [exempt] = sales.filter(({ orderId }) => orderId === orders.exempt);
  assert.deepEqual(
    [exempt!.money.length, exempt!.money[0]!.by, exempt!.money[0]!.amount, exempt!.goods.length],
    [1, "transfer", exempt!.total, 1],
  );
});

test("who collected in person is known from the way of delivery when it was ordered, whatever it costs now or is said of it later", async () => {
  const day = "2031-08-02";
  const told = async () =>
    Object.fromEntries((await provenSales(pool, daysOfMonth("2031-08"))).map((sale) => [sale.orderId, breaksOf(sale)]));
  const [sent, collected] = [await placed(), await placed({ shippingId: 7 })];
  for (const orderId of [sent, collected]) await paid(orderId, day);
  const prices = await pool.query<Record<string, unknown>>("SELECT * FROM price_tiers");
  await pool.query("UPDATE price_tiers SET price = CASE shipping_id WHEN 7 THEN 500 ELSE 0 END");
  assert.deepEqual(await told(), { [sent]: [], [collected]: ["collected"] });

  const [free, dear] = [await placed(), await placed({ shippingId: 7 })];
  for (const orderId of [free, dear]) await paid(orderId, day);
  assert.deepEqual([(await told())[free], (await told())[dear]], [[], ["collected"]]);

  await pool.query("UPDATE shippings SET collection = NOT collection WHERE zone_id = '1'");
  assert.deepEqual(await told(), { [sent]: [], [collected]: ["collected"], [free]: [], [dear]: ["collected"] });
  await pool.query("UPDATE shippings SET collection = NOT collection WHERE zone_id = '1'");
  await pool.query("DELETE FROM price_tiers");
  await pool.query("INSERT INTO price_tiers SELECT * FROM json_populate_recordset(NULL::price_tiers, $1)", [
    JSON.stringify(prices.rows),
  ]);
});
