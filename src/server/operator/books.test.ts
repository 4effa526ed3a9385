import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "csv-parse/sync";
import { oneOf } from "../../../test/builders/corrections.ts";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody, type OrderInput } from "../../../test/builders/order-body.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { readXml, textsIn } from "../../../test/builders/xml.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { saveConfig } from "../../database/config.ts";
import { changeOrderState } from "../../flows/order/change-order-state.ts";

// The books as a bookkeeper sees them: months, their sums and files, what needs a cash register, closing.

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const jan = await comeIn(app, pool, { email: "jan@bruk.example", role: "bookkeeping" });
await saveConfig(pool, "shop_nip", "5260250274");
const march = { parameters: { month: "2025-03" } };
const company = {
  invoice: true,
  paymentName: "=Żółw sp. z o.o.",
  paymentNip: "526-025-02-74",
  paymentCity: "Łódź",
  paymentStreet: "Piotrkowska 1",
  paymentPostCode: "90-001",
  paymentCountry: "2",
};

async function sold(day: string, input: Partial<OrderInput> = {}): Promise<number> {
  const { body } = await makeOrder(app, await orderBody(pool, { lines: [{ product: products.cap }], ...input }));
  const orderId = Number(body.orderId);
  const now = new Date(`${day}T12:00:00Z`);
  if (input.paymentId === 2) await changeOrderState(pool, { orderId, to: "sent", now });
  else {
    await pool.query(
      "INSERT INTO bank_transfers (order_id, amount, currency) SELECT order_id, total, currency FROM orders WHERE order_id = $1",
      [orderId],
    );
    await changeOrderState(pool, { orderId, to: "paid", now });
  }
  return orderId;
}
const read = (bytes: Buffer): Record<string, string>[] => parse(bytes, { bom: true, columns: true, delimiter: ";" });

test("a shop that has sold nothing has no months; a month without documents comes to nothing", async () => {
  assert.deepEqual((await jan.call(routes.bookedMonths)).body, { months: [] });
  const { body } = await jan.call(routes.bookedMonth, march);
  assert.deepEqual([body.documents, body.sums, body.closed, body.over], [0, [], null, true]);
  assert.equal((await jan.call(routes.bookedMonth, { parameters: { month: "2025-13" } })).status, 404);
});

test("a month is told with its sums by rate, its rows and the sales that need a cash register", async () => {
  const [, cash] = [await sold("2025-03-02"), await sold("2025-03-03", { paymentId: 2 })];
  await sold("2025-03-03", { form: company });
  assert.deepEqual((await jan.call(routes.bookedMonths)).body, {
    months: [{ month: "2025-03", documents: 3, closed: null }],
  });
  const { body } = await jan.call(routes.bookedMonth, march);
  assert.deepEqual(
    [body.rows, body.documents, body.broken, body.lacking],
    [{ invoices: 1, corrections: 0, days: 2 }, 3, 0, []],
  );
  const [of23] = body.sums;
  const { rows } = await pool.query<{ total: number }>("SELECT sum(total)::bigint AS total FROM invoices");
  assert.deepEqual([of23!.rate, of23!.gross, of23!.net + of23!.vat], ["23", rows[0]!.total, rows[0]!.total]);
  assert.deepEqual(body.exemption, {
    sales: 2,
    breaking: 1,
    breaks: [{ order: cash, document: "PA/2025/03/000002", why: ["cash"] }],
  });
});

test("its files: the ledger as a table and as XML, the evidence with who paid for what", async () => {
  const table = await jan.call(routes.ledgerTable, march);
  assert.match(String(table.headers["content-disposition"]), /ledger-2025-03\.csv/);
  const rows = read(table.bytes);
  assert.deepEqual(
    rows.map((row) => [
      row["Dowód sprzedaży"],
      row["NIP kontrahenta"],
      row["Nazwa kontrahenta"],
      row["Oznaczenie KSeF"],
    ]),
    [
      ["WEW/2025/03/02", "BRAK", "BRAK", "DI"],
      ["FV/2025/03/000001", "5260250274", "'=Żółw sp. z o.o.", "BFK"],
      ["WEW/2025/03/03", "BRAK", "BRAK", "DI"],
    ],
  );
  const xml = readXml((await jan.call(routes.ledgerFile, march)).bytes.toString());
  const ledger = oneOf(xml, "Ewidencja");
  assert.equal(ledger.children.filter(({ name }) => name === "SprzedazWiersz").length, 3);
  const vat = rows.reduce((sum, row) => sum + Number(row["VAT 23% (PLN)"]!.replace(",", "")), 0);
  assert.equal(textsIn(oneOf(ledger, "SprzedazCtrl"))["PodatekNalezny"], (vat / 100).toFixed(2));
  const evidence = read(Buffer.from((await jan.call(routes.exportEvidence, march)).body.text));
  assert.deepEqual(
    evidence.map((row) => [row["Dlaczego na kasę"], /^przelew \d+: \d{4}-/.test(row["Zapłata: numer, dzień, kwota"]!)]),
    [
      ["", true],
      ["płatne przy odbiorze", false],
    ],
  );
});

test("a month whose rate is not known gives no ledger, and is not closed", async () => {
  await sold("2025-04-10", { currency: "eur" });
  const april = { parameters: { month: "2025-04" } };
  const { body } = await jan.call(routes.bookedMonth, april);
  assert.deepEqual(body.lacking, [{ number: "PA/2025/04/000003", currency: "eur", day: "2025-04-10" }]);
  for (const route of [routes.ledgerTable, routes.ledgerFile, routes.closeMonth])
    assert.equal((await jan.call(route, april)).body.code, "BOOKS_NOT_READY", route.path);
  assert.equal((await jan.call(routes.exportEvidence, april)).status, 200);
});

test("what persons in other countries of the Union bought is summed by country, for the year", async () => {
  const czech = { shippingCountry: "1" };
  await sold("2025-05-02", { form: czech, shippingId: 6 });
  await sold("2025-05-03", { form: czech, shippingId: 6 });
  const { rows } = await pool.query<{ net: number }>(
    "SELECT sum((s ->> 'net')::bigint)::bigint AS net FROM invoices, jsonb_array_elements(content -> 'sums') s WHERE issued_on >= '2025-05-01'",
  );
  const net = rows[0]!.net;
  const abroad = async (month: string) => (await jan.call(routes.bookedMonth, { parameters: { month } })).body.abroad;
  assert.deepEqual(await abroad("2025-05"), { year: net, before: 0, countries: [{ country: "CZ", net }] });
  assert.deepEqual(await abroad("2025-04"), { year: 0, before: 0, countries: [] });
  assert.deepEqual(await abroad("2026-01"), { year: 0, before: net, countries: [] });
});

test("a month is closed by who may, once, and the log says by whom; one that is not over is not", async () => {
  const month = new Date().toISOString().slice(0, 7);
  assert.equal((await jan.call(routes.closeMonth, { parameters: { month } })).body.code, "BOOKS_NOT_READY");
  const packer = await comeIn(app, pool, { email: "ala@bruk.example", role: "packing" });
  assert.equal((await packer.call(routes.closeMonth, march)).status, 403);
  assert.equal((await jan.call(routes.closeMonth, march)).status, 200);
  assert.equal((await jan.call(routes.closeMonth, march)).body.code, "BOOKS_NOT_READY");
  const { closed } = (await jan.call(routes.bookedMonth, march)).body;
  const { rows: named } = await pool.query<{ name: string }>("SELECT name FROM staff WHERE staff_id = $1", [jan.id]);
  assert.deepEqual([closed!.by, Math.abs(Date.parse(closed!.at) - Date.now()) < 60_000], [named[0]!.name, true]);
  const { rows } = await pool.query(
    "SELECT act, entity, entity_id, staff_id, after FROM operator_log WHERE entity = 'month'",
  );
  assert.deepEqual(rows, [
    {
      act: "closeMonth",
      entity: "month",
      entity_id: "202503",
      staff_id: jan.id,
      after: { month: "2025-03", documents: 3 },
    },
  ]);
});
