// One long file: the VAT of an order from its placing to the quarter's return, on one shop.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { after } from "node:test";
import { parse } from "csv-parse/sync";
import { openEcbStandIn } from "../../../stand-ins/ecb.ts";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody, type OrderInput } from "../../../test/builders/order-body.ts";
import { companyForm } from "../../../test/builders/people.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { saveDays } from "../../database/books/nbp-days.ts";
import { saveConfig } from "../../database/config.ts";
import { inTransaction } from "../../database/connect.ts";
import { invoicesOfOrder } from "../../database/invoice/invoices.ts";
import { addSubmissions } from "../../database/invoice/ksef-submissions.ts";
import type { Invoice } from "../../domain/invoice/invoice.ts";
import { fetchEuroRates } from "../../flows/books/fetch-euro-rates.ts";
import { agreementOf, ledgerOfDays } from "../../flows/books/look-at-month.ts";
import { changeOrder } from "../../flows/order/change-order.ts";
import { changeOrderState } from "../../flows/order/change-order-state.ts";
import { settleOrder } from "../../flows/order/settle-order.ts";
import { openEcb } from "../../integrations/ecb/ecb.ts";

// VAT of other countries of the Union, for who settles it by the one-stop shop: off until a day is set.

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const jan = await comeIn(app, pool, { email: "jan@bruk.example", role: "bookkeeping" });
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });
const standIn = await openEcbStandIn();
after(() => standIn.close());
const ecb = openEcb({ url: standIn.url });
const quarter = { parameters: { quarter: "2025-Q2" } };
const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const log = async () => undefined;
const thursday = { day: "2025-04-10", number: "070/A/NBP/2025", rates: { eur: 42_543, usd: 36_111, gbp: 49_999 } };
await saveDays(pool, [{ day: thursday.day, table: thursday }]);
const [czech, german, finnish] = ["1", "14", "27"];

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

async function placed(country: string, input: Partial<OrderInput> = {}): Promise<number> {
  const asked = { lines: [{ product: products.cap }], form: { shippingCountry: country }, shippingId: 6, ...input };
  const { body } = await makeOrder(app, await orderBody(pool, asked));
  assert.ok(body.orderId, JSON.stringify(body));
  return Number(body.orderId);
}
async function paid(orderId: number, day: string): Promise<Invoice> {
  await pool.query(
    "INSERT INTO bank_transfers (order_id, amount, currency, at) SELECT order_id, total, currency, $2 FROM orders WHERE order_id = $1",
    [orderId, noon(day)],
  );
  await changeOrderState(pool, { orderId, to: "paid", now: noon(day) });
  return (await invoicesOfOrder(pool, orderId))[0]!;
}
const sold = async (day: string, country: string, input?: Partial<OrderInput>) =>
  paid(await placed(country, input), day);
const ratesOf = ({ lines }: Pick<Invoice, "lines">) => [...new Set(lines.map(({ rate }) => rate))];
const read = (bytes: Buffer): Record<string, string>[] => parse(bytes, { bom: true, columns: true, delimiter: ";" });
const ledgerRows = async (day: string) =>
  (await ledgerOfDays(pool, { from: day, to: day })).rows.map(({ number, distance }) => [number, distance]);
const rowsOf = async () => (await jan.call(routes.ossReturn, quarter)).body;

test("a shop that does not settle VAT by OSS has no return, asks no bank, and sells abroad with Polish VAT", async () => {
  assert.deepEqual(ratesOf(await sold("2025-04-01", czech)), ["23"]);
  await sold("2025-04-01", "2", { shippingId: 1 });
  assert.deepEqual(await ledgerRows("2025-04-01"), [
    ["WEW/2025/04/01", false],
    ["WEW/2025/04/01/WSTO", true],
  ]);
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

test("from the day on a person's order to another country of the Union bears its standard rate, delivery too, at the same price", async () => {
  const before = await sold("2025-04-02", czech, { lines: [{ product: products.cap, quantity: 3 }] });
  await saveConfig(pool, "oss_since", "2025-04-10");
  const lines = [{ product: products.cap, quantity: 3 }];
  assert.deepEqual(ratesOf(await sold("2025-04-09", czech, { lines })), ["23"], "the day before");
  const proof = await sold("2025-04-10", czech, { lines });
  assert.deepEqual(ratesOf(proof), ["CZ 21"]);
  assert.ok(proof.lines.some(({ shipping, gross }) => shipping && gross > 0));
  assert.deepEqual(
    [proof.total, proof.lines.map(({ amount, gross }) => [amount, gross])],
    [before.total, before.lines.map(({ amount, gross }) => [amount, gross])],
    "no price moves",
  );
  const vat = Math.round((proof.total * 21) / 121);
  assert.deepEqual(proof.sums, [{ rate: "CZ 21", net: proof.total - vat, vat, gross: proof.total }]);
  assert.deepEqual(ratesOf(await sold("2025-04-11", german)), ["DE 19"]);
  assert.deepEqual(ratesOf(await sold("2025-04-11", finnish, { currency: "eur" })), ["FI 25.5"]);
  const company = await sold("2025-04-11", czech, { form: { shippingCountry: czech, ...companyForm } });
  assert.deepEqual([company.series, ratesOf(company)], ["FV", ["23"]], "a company");
  assert.deepEqual(ratesOf(await sold("2025-04-11", "2", { shippingId: 1 })), ["23"], "at home");
  assert.deepEqual(await ledgerRows("2025-04-11"), [
    [company.number, false],
    ["WEW/2025/04/11", false],
  ]);
  const { body } = await ola.call(routes.order, { parameters: { number: proof.orderId } });
  assert.deepEqual(body.money!.vat, [{ rate: "CZ 21%", amount: vat }]);
});

test("goods of every Polish rate bear the country's standard one", async () => {
  await pool.query("UPDATE products SET vat_rate = '5' WHERE product_id = $1", [products.cap.productId]);
  const lines = [{ product: products.cap }, { product: products.bottle }];
  const [abroad, home] = [
    await sold("2025-04-20", czech, { lines }),
    await sold("2025-04-20", "2", { lines, shippingId: 1 }),
  ];
  await pool.query("UPDATE products SET vat_rate = '23' WHERE product_id = $1", [products.cap.productId]);
  assert.deepEqual([ratesOf(abroad), ratesOf(home)], [["CZ 21"], ["5", "23"]]);
});

test("until its document is made an order bears the VAT of where it goes, of who buys and of its day", async () => {
  const moved = await placed(czech);
  await pool.query("UPDATE orders SET country_id = $2 WHERE order_id = $1", [moved, german]);
  assert.deepEqual(ratesOf(await paid(moved, "2025-04-21")), ["DE 19"], "another country");

  const number = await placed(czech);
  const version = (await ola.call(routes.order, { parameters: { number } })).body.versions.address;
  const { paymentCountry: _home, ...fields } = companyForm;
  const { status } = await ola.call(routes.changeAddress, {
    parameters: { number },
    body: fields,
    version,
  });
  assert.equal(status, 200);
  const { rows } = await pool.query<{ vat_abroad: string | null }>(
    "SELECT vat_abroad FROM orders WHERE order_id = $1",
    [number],
  );
  assert.equal(rows[0]!.vat_abroad, null, "a company's");
  const invoice = await paid(number, "2025-04-21");
  assert.deepEqual([invoice.series, ratesOf(invoice)], ["FV", ["23"]]);
});

test("what was sold keeps its rate: in changes, in what is given back, and when a new rate comes", async () => {
  const { orderId } = await sold("2025-04-22", czech, { lines: [{ product: products.cap, quantity: 2 }] });
  const body = { country: "CZ", from: "2025-04-15", rate: "19,5", source: "Finanční správa" } as const;
  await jan.call(routes.addUnionRate, { body });
  const as = { reason: "Na prośbę", money: "later", tell: false, now: noon("2025-04-23") } as const;
  const added = [{ variantId: Object.values(products.bottle.variants)[0]!, quantity: 1, price: null, insteadOf: null }];
  const asked = { lines: [], added, delivery: null };
  const change = { orderId, asked, priceReason: "", hold: false, ...as };
  const changed = await inTransaction(pool, (db) => changeOrder(db, change, log));
  assert.equal(changed.kind, "done");
  const taken = { lines: [{ position: 1, quantity: 1, restocked: 1, less: 0 }], shipping: 100 };
  await inTransaction(pool, (db) => settleOrder(db, { orderId, kind: "cancellation", taken, withheld: 0, ...as }, log));
  const documents = await invoicesOfOrder(pool, orderId);
  assert.deepEqual([documents.length, documents.map(ratesOf)], [3, [["CZ 21"], ["CZ 21"], ["CZ 21"]]]);
  assert.deepEqual(ratesOf(await sold("2025-04-23", czech)), ["CZ 19.5"]);
  const { id } = (await jan.call(routes.unionRates)).body.rates.find(({ rate }) => rate === "19.5")!;
  assert.equal((await jan.call(routes.removeUnionRate, { parameters: { id } })).status, 200);
});

test("the database refuses a document of other VAT than its order's, and other VAT once there is one", async () => {
  const { orderId } = await sold("2025-05-07", czech);
  await assert.rejects(
    pool.query("UPDATE orders SET vat_abroad = NULL WHERE order_id = $1", [orderId]),
    /its VAT stays/,
  );
  await assert.rejects(
    pool.query(
      `INSERT INTO invoices (number, series, year, counted, order_id, occasion, issued_on, currency, total, content)
       SELECT 'KPA/2025/05/999999', 'KPA', 2025, 999999, order_id, 'refund:1', issued_on, currency, 0,
         jsonb_set(content, '{lines,0,rate}', '"23"') FROM invoices WHERE order_id = $1`,
      [orderId],
    ),
    /bears another VAT/,
  );
  await assert.rejects(
    pool.query(
      "INSERT INTO ksef_submissions (environment, number, next_at) SELECT 'test', number, now() FROM invoices WHERE order_id = $1",
      [orderId],
    ),
    /VAT of another country/,
  );
});

test("the record has each supply with its sums, payments and way, and what came back below zero", async () => {
  const proof = await sold("2025-05-12", czech, { lines: [{ product: products.cap, quantity: 2 }] });
  const { orderId } = proof;
  const taken = { lines: [{ position: 1, quantity: 1, restocked: 1, less: 0 }], shipping: 0 };
  const as = { reason: "Zwrot", money: "later", tell: false, now: noon("2025-05-13") } as const;
  const given = await inTransaction(pool, (db) =>
    settleOrder(db, { orderId, kind: "cancellation", taken, withheld: 0, ...as }, log),
  );
  assert.equal(given.kind, "done", JSON.stringify(given));
  const rows = read((await jan.call(routes.ossRecord, quarter)).bytes).filter(
    (row) => row["Zamówienie"] === String(orderId),
  );
  const amount = (grosze: number) => (grosze / 100).toFixed(2).replace(".", ",");
  const [{ net, vat, gross }] = proof.sums as [Invoice["sums"][number]];
  assert.deepEqual(
    rows.map((row) => [row["Kraj"], row["Stawka"], row["Data sprzedaży"], row["Waluta"]]),
    [
      ["CZ", "CZ 21%", "2025-05-12", "PLN"],
      ["CZ", "CZ 21%", "2025-05-12", "PLN"],
    ],
  );
  const [sale, correction] = rows as [Record<string, string>, Record<string, string>];
  assert.deepEqual([sale["Podstawa"], sale["VAT kraju"], sale["Brutto"]], [net, vat, gross].map(amount));
  assert.match(sale["Co"]!, /^2 × /);
  assert.match(correction["Co"]!, /^−1 × /);
  assert.match(correction["Podstawa"]!, /^-/);
  assert.equal(correction["Koryguje"], proof.number);
  assert.match(sale["Zapłata: numer, dzień, kwota"]!, new RegExp(`^przelew \\d+: 2025-05-12, ${amount(gross)} PLN$`));
  assert.match(sale["Skąd"]!, /PL$/);
  assert.match(sale["Dokąd"]!, /, CZ$/);
});

test("it is in no row of the ledger, in no evidence for the cash register and not in KSeF; the month names its countries and agrees", async () => {
  const lines = [{ product: products.cap }];
  const number = await placed(german, { lines, form: { shippingCountry: german, ...companyForm } });
  // As an invoice of a person was before a number was asked for.
  await pool.query('UPDATE orders SET client_data = client_data || \'{"paymentNip": ""}\' WHERE order_id = $1', [
    number,
  ]);
  const invoice = await paid(number, "2025-06-05");
  assert.deepEqual([invoice.series, ratesOf(invoice)], ["FV", ["DE 19"]]);
  await pool.query("INSERT INTO ksef_environments (environment, since) VALUES ('test', now() - interval '1 hour')");
  await addSubmissions(pool, "test", { consumers: true, now: new Date() });
  const { rows: goes } = await pool.query<{ number: string; abroad: boolean }>(
    "SELECT number, bears_vat_abroad(content) AS abroad FROM ksef_submissions JOIN invoices USING (number)",
  );
  assert.ok(goes.length > 0 && goes.every(({ abroad }) => !abroad), JSON.stringify(goes));

  const proof = await sold("2025-06-06", czech, { lines });
  const home = await sold("2025-06-06", "2", { lines, shippingId: 1 });
  const of = { parameters: { month: "2025-06" } };
  const ledger = read((await jan.call(routes.ledgerTable, of)).bytes);
  assert.deepEqual(
    ledger.map((row) => [row["Dowód sprzedaży"], row["Ile dokumentów"], row["Kwota w walucie"]]),
    [["WEW/2025/06/06", "1", (home.total / 100).toFixed(2).replace(".", ",")]],
  );
  const xml = (await jan.call(routes.ledgerFile, of)).bytes.toString();
  assert.ok(!xml.includes(invoice.number) && xml.includes("<LiczbaWierszySprzedazy>1<"));
  const evidence = read(Buffer.from((await jan.call(routes.exportEvidence, of)).body.text));
  assert.deepEqual(
    evidence.map((row) => row["Dokument"]),
    [home.number],
  );
  const { body } = await jan.call(routes.bookedMonth, of);
  const parts = ({ sums }: Invoice) => ({ net: sums[0]!.net, vat: sums[0]!.vat, gross: sums[0]!.gross });
  assert.deepEqual(body.oss, [
    { country: "CZ", rate: "21", ...parts(proof) },
    { country: "DE", rate: "19", ...parts(invoice) },
  ]);
  assert.deepEqual([body.documents, body.ossDocuments, body.broken, body.ossSince], [3, 2, 0, "2025-04-10"]);
  assert.deepEqual(
    body.sums.map(({ rate }) => rate),
    ["23"],
  );
  for (const month of ["04", "06"])
    assert.deepEqual((await agreementOf(pool, { from: `2025-${month}-01`, to: `2025-${month}-30` })).broken, []);
  assert.equal((await jan.call(routes.closeMonth, of)).status, 200);
});

/** What the documents of a quarter come to, by a few lines that share nothing with the shop's own. */
async function reckoned(from: string, to: string): Promise<Map<string, { gross: bigint; vat: bigint }>> {
  const { rows } = await pool.query<{ content: Invoice }>(
    "SELECT content FROM invoices WHERE issued_on BETWEEN $1 AND $2",
    [from, to],
  );
  const sums = new Map<string, { gross: bigint; vat: bigint }>();
  const vatOf = (lines: Invoice["lines"], percent: bigint) => {
    const gross = lines.reduce((sum, line) => sum + BigInt(line.gross), 0n);
    return { gross, vat: (2n * gross * percent + 1000n + percent) / (2n * (1000n + percent)) };
  };
  for (const { content } of rows) {
    const [country, percent] = content.lines[0]!.rate.split(" ");
    if (percent === undefined) continue;
    const tenths = BigInt(Math.round(10 * Number(percent)));
    const [is, was] = [vatOf(content.lines, tenths), vatOf(content.before ?? [], tenths)];
    const key = `${content.soldOn.slice(0, 4)}-Q${Math.ceil(Number(content.soldOn.slice(5, 7)) / 3)} ${country} ${percent} ${content.currency}`;
    const had = sums.get(key) ?? { gross: 0n, vat: 0n };
    sums.set(key, { gross: had.gross + is.gross - was.gross, vat: had.vat + is.vat - was.vat });
  }
  return sums;
}

test("a quarter is the documents' sums by country and rate, in euro by the bank's rate of its last day; what comes back of an earlier one is its own row", async () => {
  const all = async (asked: typeof quarter) => {
    const { body } = await jan.call(routes.ossReturn, asked);
    const said = body.rows
      .filter(({ rate }) => rate !== null)
      .flatMap(({ quarter: of, country, rate, charged }) =>
        charged.map(
          (one) =>
            [`${of} ${country} ${rate} ${one.currency}`, { gross: BigInt(one.gross), vat: BigInt(one.vat) }] as const,
        ),
      );
    return { body, said: new Map(said) };
  };
  const first = await all(quarter);
  assert.ok(first.said.size >= 4);
  assert.deepEqual(first.said, await reckoned("2025-04-01", "2025-06-30"));
  assert.equal(first.body.sum, null, "the quarter is not over");
  assert.equal(await fetchEuroRates(pool, { ecb, now: noon("2025-06-30") }), 0);
  assert.equal(await fetchEuroRates(pool, { ecb, now: noon("2025-07-01") }), 1);
  assert.equal(await fetchEuroRates(pool, { ecb, now: noon("2025-07-02") }), 0, "it is asked for once");
  await assert.rejects(pool.query("UPDATE ecb_quarters SET pln = 1"), /only grows/);
  const { rows: rates } = await pool.query<{ pln: number }>("SELECT pln FROM ecb_quarters WHERE quarter = '2025-Q2'");
  const { body } = await all(quarter);
  assert.equal(body.euroDay, "2025-06-30");
  for (const { charged, euro } of body.rows) {
    const inEuro = (part: "gross" | "vat") =>
      charged.reduce(
        (sum, one) => sum + (one.currency === "eur" ? one[part] : Math.round((one[part] * 100_000) / rates[0]!.pln)),
        0,
      );
    assert.deepEqual(euro, { gross: inEuro("gross"), vat: inEuro("vat"), net: inEuro("gross") - inEuro("vat") });
  }
  assert.equal(
    body.sum!.vat,
    body.rows.reduce((sum, { euro }) => sum + euro!.vat, 0),
  );

  const { rows: back } = await pool.query<{ order_id: number }>(
    "SELECT min(order_id) AS order_id FROM invoices WHERE issued_on = '2025-04-11' AND bears_vat_abroad(content)",
  );
  await changeOrderState(pool, { orderId: back[0]!.order_id, to: "cancelled", now: noon("2025-07-03") });
  const later = { parameters: { quarter: "2025-Q3" } };
  const third = await all(later);
  assert.deepEqual(third.said, await reckoned("2025-07-01", "2025-09-30"));
  assert.deepEqual(
    third.body.rows.map(({ quarter: of, country, euro }) => [of, country, euro!.gross < 0, euro!.vat < 0]),
    [["2025-Q2", "DE", true, true]],
  );

  const [row] = read((await jan.call(routes.ossTable, later)).bytes);
  assert.deepEqual([row!["Kwartał sprzedaży"], row!["Kraj"], row!["Stawka VAT kraju (%)"]], ["2025-Q2", "DE", "19"]);
});

test("sales that bear Polish VAT although OSS had begun are shown apart, with no VAT of a country", async () => {
  await saveConfig(pool, "oss_since", "2025-04-01");
  const { rows, sum } = await rowsOf();
  assert.deepEqual(
    rows.filter(({ rate }) => rate === null).map(({ country, documents, euro }) => [country, documents, euro]),
    [["CZ", 3, null]],
  );
  assert.equal(sum, null);
  await saveConfig(pool, "oss_since", "");
  const kept = await rowsOf();
  assert.ok(kept.since === null && kept.rows.length > 0, "what was sold by OSS is still to be settled");
  assert.ok(kept.rows.every(({ rate }) => rate !== null));
  assert.deepEqual(ratesOf(await sold("2025-08-02", czech)), ["23"], "and from now on Polish VAT again");
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
  const { id } = (await all()).find(({ rate }) => rate === "19.5")!;
  assert.equal((await jan.call(routes.removeUnionRate, { parameters: { id } })).status, 200);
  assert.equal((await jan.call(routes.removeUnionRate, { parameters: { id } })).status, 404);
  assert.deepEqual(await all(), seeded);
  const packer = await comeIn(app, pool, { email: "ala@bruk.example", role: "packing" });
  assert.equal((await packer.call(routes.addUnionRate, { body })).status, 403);
});
