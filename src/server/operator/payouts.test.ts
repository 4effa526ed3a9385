import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "csv-parse/sync";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { decimal } from "../../domain/money.ts";

// What PayU and PayPal report of a month beside what the shop knows: each row's payment and fee, payouts and what came.

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const jan = await comeIn(app, pool, { email: "jan@bruk.example", role: "bookkeeping" });
const month = { parameters: { month: "2026-03" } };
const said = async () => (await jan.call(routes.payouts, month)).body;
const head = "Date;Trans ID;Amount;Currency;Type of operation;Order ID;Description;Commission";
const bring = (provider: "payu" | "paypal", ...lines: string[]) =>
  jan.call(routes.bringPayouts, {
    parameters: { provider, name: "zestawienie.csv" },
    body: Buffer.from(lines.map((line) => `${line}\r\n`).join("")),
  });

async function paidBy(provider: "payu" | "paypal", { capture = null }: { capture?: string | null } = {}) {
  const { body } = await makeOrder(app, await orderBody(pool, { lines: [{ product: products.cap }] }));
  const { rows } = await pool.query<{ attempt_id: number; ext_order_id: string; amount: number }>(
    `INSERT INTO payment_attempts (order_id, n, provider, ext_order_id, amount, currency, worth, state, settled_at, capture_id)
     SELECT order_id, 1, $2, order_id || '-1', total, currency, total, 'paid', '2026-03-02T12:00:00Z', $3 FROM orders WHERE order_id = $1
     RETURNING attempt_id, ext_order_id, amount`,
    [body.orderId, provider, capture],
  );
  return { order: Number(body.orderId), ...rows[0]! };
}
const refunded = (attempt: number, amount: number, id: string) =>
  pool.query(
    "INSERT INTO refunds (attempt_id, amount, worth, state, provider_refund_id) VALUES ($1, $2::bigint, $2::bigint, 'done', $3)",
    [attempt, amount, id],
  );
const comma = (amount: number) => decimal(amount).replace(".", ",");

const one = await paidBy("payu");
const other = await paidBy("payu");
const lost = await paidBy("payu");
await refunded(one.attempt_id, 500, "5001");
const report = [
  head,
  `2026-03-02;9001;${comma(one.amount)};PLN;t;${one.ext_order_id};;1,50`,
  `2026-03-02;9002;${comma(other.amount - 1)};PLN;t;${other.ext_order_id};;1,20`,
  `2026-03-03;9003;-5,00;PLN;c;${one.ext_order_id};;`,
  "2026-03-03;9004;7,00;PLN;t;999999-1;;0,10",
  "2026-03-05;9005;-100,00;PLN;w;;Wypłata;",
];

test("each row is matched with its payment and its fee is kept; what has none, another sum, or is missing, is listed", async () => {
  const { body } = await bring("payu", ...report);
  assert.deepEqual(body, { entries: 5, added: 5 });
  const { sums, payouts, open, missing } = await said();
  assert.deepEqual(sums, [
    {
      provider: "payu",
      currency: "pln",
      payments: 3,
      paid: one.amount + other.amount - 1 + 700,
      refunded: -500,
      fees: -280,
      other: 0,
      paidOut: 10_000,
      came: 0,
    },
  ]);
  assert.deepEqual(
    open.map(({ name, order, match }) => [name, order, match]),
    [
      [other.ext_order_id, other.order, "differs"],
      ["999999-1", null, "unknown"],
    ],
  );
  assert.deepEqual(
    missing.map(({ name, order }) => [name, order]),
    [[lost.ext_order_id, lost.order]],
  );
  assert.deepEqual(
    payouts.map(({ amount, came }) => [amount, came]),
    [[-10_000, null]],
  );
});

test("the same file adds nothing, nor does one whose days lie in it; the same payment once more is told", async () => {
  const before = await said();
  assert.deepEqual((await bring("payu", ...report)).body, { entries: 5, added: 0 });
  assert.deepEqual((await bring("payu", head, report[1]!, report[5]!)).body, { entries: 2, added: 0 });
  assert.deepEqual(await said(), before);
  const twice = `2026-03-09;9009;${comma(one.amount)};PLN;t;${one.ext_order_id};;1,50`;
  assert.deepEqual((await bring("payu", head, twice)).body, { entries: 1, added: 1 });
  assert.ok((await said()).open.some(({ onDay, match }) => onDay === "2026-03-09" && match === "differs"));
});

test("the same rows with other columns, or in another language, add nothing, and say what was lacking", async () => {
  const june = { parameters: { month: "2026-06" } };
  const sums = async () => (await jan.call(routes.payouts, june)).body.sums;
  const says = async () => {
    const { bytes } = await jan.call(routes.payoutTable, june);
    return parse(bytes, { bom: true, delimiter: ";" }).flat().join("|");
  };
  const bare = ["Data;ID transakcji;Kwota;Typ operacji;ID zamówienia"];
  const refund = "2026-06-03;8001;-5,00;c;888888-1";
  bare.push("2026-06-02;8001;90,00;t;888888-1", refund, refund, "2026-06-04;8002;-1,00;r;", "2026-06-04;;-2,00;r;");
  assert.deepEqual((await bring("payu", ...bare)).body, { entries: 5, added: 5 });
  const whole = [
    "2026-06-02;8001;90,00;PLN;t;888888-1;Zamówienie 888888;1,50",
    "2026-06-03;8001;-5,00;PLN;c;888888-1;Zwrot;",
    "2026-06-03;8001;-5,00;PLN;c;888888-1;Zwrot;",
    "2026-06-04;8002;-1,00;PLN;r;;Opłata;",
    "2026-06-04;;-2,00;PLN;r;;Opłata;",
  ];
  assert.deepEqual((await bring("payu", head, ...whole)).body, { entries: 5, added: 0 });
  const payu = {
    provider: "payu",
    currency: "pln",
    payments: 1,
    paid: 9000,
    refunded: -1000,
    other: 0,
    paidOut: 0,
    came: 0,
  };
  assert.deepEqual(await sums(), [{ ...payu, fees: -450 }]);
  assert.match(await says(), /Zamówienie 888888/);
  const otherFee = whole.map((line) => line.replace(";1,50", ";1,70").replace("Zwrot", "Refund"));
  assert.equal((await bring("payu", head, ...otherFee)).body.added, 0);
  assert.deepEqual(await sums(), [{ ...payu, fees: -450 }], "what a report said once stays");

  const paypal = (type: string, status: string, invoice: string) =>
    `"13.06.2026","${type}","${status}","PLN","80.00","-2.00","78.00","CAP8"${invoice}`;
  const polish = '"Data","Typ","Status","Waluta","Brutto","Opłata","Netto","Numer transakcji"';
  const english =
    '"Date","Type","Status","Currency","Gross","Fee","Net","Transaction ID","Invoice Number","Transaction Event Code"';
  assert.equal((await bring("paypal", polish, paypal("Płatność ekspresowa", "Zakończono", ""))).body.added, 1);
  const again = await bring("paypal", english, paypal("Express Checkout", "Completed", ',"888888-2","T0006"'));
  assert.equal(again.body.added, 0);
  const both = await sums();
  assert.deepEqual([both.length, both.find(({ provider }) => provider === "paypal")?.paid], [2, 8000]);
  assert.match(await says(), /888888-2/);
});

test("two who bring one file at once bring it once", async () => {
  const lines = [head, "2026-04-02;7001;3,00;PLN;r;;Prowizja;"];
  const added = (await Promise.all([bring("payu", ...lines), bring("payu", ...lines)])).map(({ body }) => body.added);
  assert.deepEqual(added.toSorted(), [0, 1]);
});

test("PayPal's rows are matched by the number of the payment, its refund's, or its order", async () => {
  const [first, second] = [await paidBy("paypal", { capture: "CAP1" }), await paidBy("paypal", { capture: "CAP2" })];
  await refunded(first.attempt_id, 200, "REF1");
  const row = (type: string, gross: number, id: string, ref = "", invoice = "") =>
    `"13/03/2026","${type}","Completed","PLN","${decimal(gross)}","0.00","${decimal(gross)}","${id}","${ref}","${invoice}"`;
  const { body } = await bring(
    "paypal",
    '"Date","Type","Status","Currency","Gross","Fee","Net","Transaction ID","Reference Txn ID","Invoice Number"',
    row("Express Checkout Payment", first.amount, "CAP1"),
    row("Express Checkout Payment", second.amount, "UNKNOWN", "", second.ext_order_id),
    row("Payment Refund", -200, "REF1", "CAP1"),
    row("General Currency Conversion", 100, "CONV"),
  );
  assert.deepEqual(body, { entries: 4, added: 4 });
  const table: Record<string, string>[] = parse((await jan.call(routes.payoutTable, month)).bytes, {
    bom: true,
    columns: true,
    delimiter: ";",
  });
  assert.deepEqual(
    table
      .filter((one) => one["Operator"] === "PayPal")
      .map((one) => [one["Rodzaj"], one["Zamówienie"], one["Zgodność"]]),
    [
      ["wpłata", String(first.order), "zgodne"],
      ["wpłata", String(second.order), "zgodne"],
      ["zwrot", String(first.order), "zgodne"],
      ["inne", "", "–"],
    ],
  );
});

test("refunds are matched one to one: one that was made twice is told, and one that no report has is missing", async () => {
  const august = { parameters: { month: "2026-08" } };
  const seen = async () => {
    const { open, missing } = (await jan.call(routes.payouts, august)).body;
    return {
      open: open.map(({ name, amount, match }) => [name, amount, match]),
      missing: missing.map(({ order, amount }) => [order, amount]),
    };
  };
  const [first, second] = [await paidBy("payu"), await paidBy("payu")];
  await refunded(first.attempt_id, 300, "6001");
  for (const id of ["6002", "6003"]) await refunded(second.attempt_id, 300, id);
  await pool.query("UPDATE refunds SET created_at = '2026-08-03T12:00:00Z' WHERE attempt_id IN ($1, $2)", [
    first.attempt_id,
    second.attempt_id,
  ]);
  const back = (day: string, of: typeof first) => `${day};${of.order}9;-3,00;PLN;c;${of.ext_order_id};;`;
  await bring("payu", head, back("2026-08-04", first), back("2026-08-04", first), back("2026-08-04", second));
  assert.deepEqual(await seen(), { open: [[first.ext_order_id, -300, "differs"]], missing: [[second.order, -300]] });
  await bring("payu", head, back("2026-09-02", second));
  assert.deepEqual((await seen()).missing, [], "it may come in the report of another month");
});

test("what came of a payout is noted beside it, and of nothing else", async () => {
  const [payout] = (await said()).payouts;
  const parameters = { id: payout!.id };
  const came = { amount: 9_900, onDay: "2026-03-06" };
  assert.equal((await jan.call(routes.notePayout, { parameters, body: { came }, version: '"came-1"' })).status, 200);
  const after = await said();
  assert.deepEqual(
    [after.payouts[0]!.came, after.sums.find(({ provider }) => provider === "payu")!.came],
    [came, 9_900],
  );
  const payment = after.open[0]!.id;
  assert.equal(
    (await jan.call(routes.notePayout, { parameters: { id: payment }, body: { came }, version: '"came-1"' })).status,
    404,
  );
  const late = await jan.call(routes.notePayout, { parameters, body: { came: null }, version: '"came-1"' });
  assert.deepEqual([late.status, late.body.changed?.by, late.body.changed?.fields], [412, "jan", ["came"]]);
  await assert.rejects(pool.query("INSERT INTO payouts_come VALUES ($1, 1, '2026-03-06')", [payment]), /no payout/);
  assert.equal(
    (await jan.call(routes.notePayout, { parameters, body: { came: null }, version: '"came-2"' })).status,
    200,
  );
  assert.equal((await said()).payouts[0]!.came, null);
});

test("a file that is none is refused with where, changing nothing; entries only grow; who does not keep the books brings none", async () => {
  const before = await said();
  const refusedAt = async (...lines: string[]) => {
    const { body } = await bring("payu", ...lines);
    return [body.code, body.at];
  };
  assert.deepEqual(await refusedAt("nic"), ["REPORT_UNREADABLE", "/1/"]);
  assert.deepEqual(await refusedAt(head, report[1]!, "2026-03-04;1;jeden;PLN;t;1-1;;"), [
    "REPORT_UNREADABLE",
    "/3/amount",
  ]);
  assert.deepEqual(await said(), before);
  for (const table of ["payout_entries", "payout_reports"])
    await assert.rejects(pool.query(`DELETE FROM ${table}`), /only grows/, table);
  for (const change of [
    "amount = amount - 1",
    "fee = fee - 1 WHERE fee <> 0",
    "says = '' WHERE says <> ''",
    "entry_key = ''",
  ])
    await assert.rejects(pool.query(`UPDATE payout_entries SET ${change}`), /only grows/, change);
  const packer = await comeIn(app, pool, { email: "ala@bruk.example", role: "packing" });
  const file = { parameters: { provider: "payu" as const, name: "a.csv" }, body: Buffer.from("") };
  assert.equal((await packer.call(routes.bringPayouts, file)).status, 403);
});
