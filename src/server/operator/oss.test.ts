import assert from "node:assert/strict";
import { after, test } from "node:test";
import { parse } from "csv-parse/sync";
import { openEcbStandIn } from "../../../stand-ins/ecb.ts";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody, type OrderInput } from "../../../test/builders/order-body.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { saveConfig } from "../../database/config.ts";
import { fetchEuroRates } from "../../flows/books/fetch-euro-rates.ts";
import { changeOrderState } from "../../flows/order/change-order-state.ts";
import { openEcb } from "../../integrations/ecb/ecb.ts";

// VAT of other countries of the Union, for who settles it by the one-stop shop: off until a day is set.

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const jan = await comeIn(app, pool, { email: "jan@bruk.example", role: "bookkeeping" });
const standIn = await openEcbStandIn();
after(() => standIn.close());
const ecb = openEcb({ url: standIn.url });
const quarter = { parameters: { quarter: "2025-Q2" } };
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

async function sold(day: string, country: string, input: Partial<OrderInput> = {}): Promise<number> {
  const asked = { lines: [{ product: products.cap }], form: { shippingCountry: country }, shippingId: 6, ...input };
  const orderId = Number((await makeOrder(app, await orderBody(pool, asked))).body.orderId);
  await pool.query(
    "INSERT INTO bank_transfers (order_id, amount, currency) SELECT order_id, total, currency FROM orders WHERE order_id = $1",
    [orderId],
  );
  await changeOrderState(pool, { orderId, to: "paid", now: noon(day) });
  return orderId;
}
const read = (bytes: Buffer): Record<string, string>[] => parse(bytes, { bom: true, columns: true, delimiter: ";" });
const rowsOf = async () => (await jan.call(routes.ossReturn, quarter)).body;

test("a shop that does not settle VAT by OSS has no return, asks no bank, and its documents are as they were", async () => {
  await sold("2025-04-01", "1");
  assert.deepEqual(await rowsOf(), {
    quarter: "2025-Q2",
    since: null,
    euroDay: null,
    rows: [],
    sum: { gross: 0, net: 0, vat: 0 },
  });
  assert.equal(await fetchEuroRates(pool, { ecb, now: noon("2025-07-02") }), 0);
  assert.deepEqual(standIn.asked, []);
});

test("once it does, sales from that day on are summed by country at its own rate; sums in euro come with the bank's rate of the last day", async () => {
  await saveConfig(pool, "oss_since", "2025-04-10");
  const czech = await sold("2025-04-11", "1");
  await sold("2025-04-12", "1");
  await sold("2025-04-12", "2", { shippingId: 1 });
  const { rows: charged } = await pool.query<{ total: number }>(
    "SELECT sum(total)::bigint AS total FROM invoices WHERE order_id >= $1 AND content #>> '{buyer,countryCode}' = 'CZ'",
    [czech],
  );
  const gross = charged[0]!.total;
  const before = await rowsOf();
  assert.deepEqual(
    [before.since, before.euroDay, before.sum, before.rows],
    [
      "2025-04-10",
      null,
      null,
      [
        {
          quarter: "2025-Q2",
          country: "CZ",
          rate: "21",
          documents: 2,
          charged: [{ currency: "pln", gross }],
          euro: null,
        },
      ],
    ],
  );

  assert.equal(await fetchEuroRates(pool, { ecb, now: noon("2025-06-30") }), 0, "the quarter is not over");
  assert.equal(await fetchEuroRates(pool, { ecb, now: noon("2025-07-01") }), 1);
  assert.equal(await fetchEuroRates(pool, { ecb, now: noon("2025-07-02") }), 0, "it is asked for once");
  await assert.rejects(pool.query("UPDATE ecb_quarters SET pln = 1"), /only grows/);
  const { sum, euroDay } = await rowsOf();
  const { rows: rates } = await pool.query<{ pln: number }>("SELECT pln FROM ecb_quarters WHERE quarter = '2025-Q2'");
  const inEuro = Math.round((gross * 100_000) / rates[0]!.pln);
  const vat = Math.round((inEuro * 21) / 121);
  assert.deepEqual([euroDay, sum], ["2025-06-30", { gross: inEuro, net: inEuro - vat, vat }]);

  const [row] = read((await jan.call(routes.ossTable, quarter)).bytes);
  assert.deepEqual(
    [row!["Kraj"], row!["Stawka VAT kraju (%)"], row!["VAT (EUR)"], row!["Pobrano (PLN)"]],
    ["CZ", "21", (vat / 100).toFixed(2).replace(".", ","), (gross / 100).toFixed(2).replace(".", ",")],
  );
  const record = read((await jan.call(routes.ossRecord, quarter)).bytes);
  assert.deepEqual(
    record.map((one) => [one["Zamówienie"], one["Stawka VAT kraju (%)"]]),
    [
      [String(czech), "21"],
      [String(czech + 1), "21"],
    ],
  );
  const { body } = await jan.call(routes.bookedMonth, { parameters: { month: "2025-04" } });
  assert.equal(body.ossSince, "2025-04-10");
});

test("what comes back in a later quarter is a correction of the one it was sold in, by its rate", async () => {
  const { rows: orders } = await pool.query<{ order_id: number }>(
    "SELECT min(order_id) AS order_id FROM invoices WHERE issued_on = '2025-04-11'",
  );
  await changeOrderState(pool, { orderId: orders[0]!.order_id, to: "cancelled", now: noon("2025-07-03") });
  const { body } = await jan.call(routes.ossReturn, { parameters: { quarter: "2025-Q3" } });
  assert.deepEqual(
    body.rows.map(({ quarter: of, country, euro }) => [of, country, euro!.gross < 0]),
    [["2025-Q2", "CZ", true]],
  );
});

test("goods of a reduced rate in Poland are told apart and their VAT is nobody's guess", async () => {
  await pool.query("UPDATE products SET vat_rate = '5' WHERE product_id = $1", [products.cap.productId]);
  await sold("2025-04-20", "1");
  await pool.query("UPDATE products SET vat_rate = '23' WHERE product_id = $1", [products.cap.productId]);
  const { rows, sum } = await rowsOf();
  assert.deepEqual(
    rows.map(({ rate, euro }) => [rate, euro === null]),
    [
      [null, true],
      ["21", false],
    ],
  );
  assert.equal(sum, null);
});

test("rates are known of every country, end when the next begins, and are written down and taken away by who keeps the books", async () => {
  const all = async () => (await jan.call(routes.unionRates)).body.rates;
  const seeded = await all();
  assert.equal(new Set(seeded.map(({ country }) => country)).size, 26);
  assert.deepEqual(
    seeded.filter(({ country }) => country === "EE").map(({ from, until, rate }) => [from, until, rate]),
    [
      ["2025-01-01", "2025-06-30", "22"],
      ["2025-07-01", null, "24"],
    ],
  );
  const body = { country: "CZ", from: "2025-04-15", rate: "19,5", source: "Finanční správa" } as const;
  const added = await jan.call(routes.addUnionRate, { body });
  assert.equal(added.status, 200);
  assert.equal((await jan.call(routes.addUnionRate, { body })).body.code, "FIELD_WRONG", "it has one from that day");
  const wrong = { ...body, from: "2026-01-01", rate: "120" };
  assert.equal((await jan.call(routes.addUnionRate, { body: wrong })).body.code, "FIELD_WRONG");
  assert.deepEqual(
    (await rowsOf()).rows.map(({ rate }) => rate),
    [null, "21"],
    "what was sold before that day is at the rate before",
  );
  const { id } = (await all()).find(({ rate }) => rate === "19.5")!;
  assert.equal((await jan.call(routes.removeUnionRate, { parameters: { id } })).status, 200);
  assert.equal((await jan.call(routes.removeUnionRate, { parameters: { id } })).status, 404);
  assert.deepEqual(await all(), seeded);
  const packer = await comeIn(app, pool, { email: "ala@bruk.example", role: "packing" });
  assert.equal((await packer.call(routes.addUnionRate, { body })).status, 403);
});
