import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { addProduct } from "../../../test/builders/catalogue.ts";
import { orderBody, type OrderInput } from "../../../test/builders/order-body.ts";
import { tomas } from "../../../test/builders/people.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import { addCode } from "../../database/discount/codes.ts";
import { saveDays } from "../../database/books/nbp-days.ts";
import { saveConfig } from "../../database/config.ts";
import { inTransaction } from "../../database/connect.ts";
import { invoicesOfMonth, invoicesOfOrder } from "../../database/invoice/invoices.ts";
import { inPln } from "../../domain/invoice/vat.ts";
import { changeOrderState, moveOrderTo } from "../order/change-order-state.ts";
import { makeCorrection } from "./make-correction.ts";

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
for (const [code, content] of Object.entries({
  shop_company: "Bruk sp. z o.o.",
  shop_street: "ul. Kamienna 14",
  shop_city: "31-403 Kraków",
  shop_nip: "5260250274",
}))
  await saveConfig(pool, code, content);
const now = new Date("2026-11-21T10:00:00Z");
const companyForm = {
  invoice: true,
  paymentName: "Żółw & Syn sp. z o.o.",
  paymentNip: "526-025-02-74",
  paymentCity: "Łódź",
  paymentStreet: "Piotrkowska 1",
  paymentPostCode: "90-001",
  paymentCountry: "2",
};

async function placed(input: Partial<OrderInput> = {}): Promise<number> {
  const { body } = await makeOrder(
    app,
    await orderBody(pool, { lines: [{ product: products.hoodie, size: "M" }], ...input }),
  );
  assert.ok(body.orderId, JSON.stringify(body));
  return Number(body.orderId);
}

const paid = (orderId: number, at = now) => changeOrderState(pool, { orderId, to: "paid", now: at });

test("an order with invoice data has an invoice once it is paid, another a proof of purchase; not before", async () => {
  const [company, person] = [await placed({ form: companyForm }), await placed()];
  assert.deepEqual([await invoicesOfOrder(pool, company), await invoicesOfOrder(pool, person)], [[], []]);
  await paid(company);
  await paid(person);
  const [[invoice], [proof]] = [await invoicesOfOrder(pool, company), await invoicesOfOrder(pool, person)];
  assert.deepEqual([invoice!.number, proof!.number], ["FV/2026/11/000001", "PA/2026/11/000001"]);
  assert.deepEqual(invoice!.buyer, {
    name: "Żółw & Syn sp. z o.o.",
    street: "Piotrkowska 1",
    city: "90-001 Łódź",
    countryCode: "PL",
    country: "Polska",
    vatNumber: "526-025-02-74",
  });
  assert.equal(invoice!.seller.nip, "5260250274");
  assert.deepEqual([proof!.buyer.name, proof!.buyer.vatNumber], ["Kasia Wójcik", ""]);
  assert.deepEqual([invoice!.issuedOn, invoice!.payment.paidOn], ["2026-11-21", "2026-11-21"]);
});

test("later changes of name, price, rate and seller do not move it, and nobody can change or delete it", async () => {
  const product = await addProduct(pool, {
    handle: "ksiazka",
    name: { pl: "Książka o bruku" },
    price: "105.00",
    stock: 5,
  });
  await pool.query("UPDATE products SET vat_rate = '5' WHERE product_id = $1", [product.productId]);
  await pool.query("UPDATE variants SET sku = 'KS-1', gtin = '5901234123457' WHERE product_id = $1", [
    product.productId,
  ]);
  const orderId = await placed({ lines: [{ product }] });
  await pool.query("UPDATE variants SET sku = 'KS-2' WHERE product_id = $1", [product.productId]);
  await pool.query(
    "UPDATE products SET vat_rate = '23', real_price = 1, product_name = '{\"pl\": \"Inna\"}' WHERE product_id = $1",
    [product.productId],
  );
  await paid(orderId);
  const before = await invoicesOfOrder(pool, orderId);
  assert.deepEqual(
    [before[0]!.lines[0]!.name, before[0]!.lines[0]!.rate, before[0]!.sums[0]!.rate],
    ["Książka o bruku", "5", "5"],
  );
  assert.deepEqual([before[0]!.lines[0]!.sku, before[0]!.lines[0]!.gtin], ["KS-1", "5901234123457"]);
  await saveConfig(pool, "shop_company", "Kto inny");
  await changeOrderState(pool, { orderId, to: "sent", now });
  assert.deepEqual(await invoicesOfOrder(pool, orderId), before);
  await saveConfig(pool, "shop_company", "Bruk sp. z o.o.");
  await assert.rejects(pool.query("UPDATE invoices SET total = 1"), /only grows/);
  await assert.rejects(pool.query("DELETE FROM invoices"), /only grows/);
});

test("paid on delivery, it is made when the parcel leaves, and says that it is not yet paid", async () => {
  const orderId = await placed({ paymentId: 2, form: companyForm });
  await changeOrderState(pool, { orderId, to: "packed", now });
  assert.deepEqual(await invoicesOfOrder(pool, orderId), []);
  await changeOrderState(pool, { orderId, to: "sent", now });
  await changeOrderState(pool, { orderId, to: "delivered", now, pointsPerZloty: 1 });
  const invoices = await invoicesOfOrder(pool, orderId);
  assert.deepEqual(
    invoices.map(({ series, payment }) => [series, payment.paidOn]),
    [["FV", null]],
  );
});

test("code, points' worth and shipping: the document costs what the order costs, in its currency, with the VAT in PLN", async () => {
  await addCode(pool, { code: "FAKTURA", percent: "15" });
  const orderId = await placed({
    lines: [{ product: products.hoodie, size: "S", quantity: 3 }, { product: products.cap }],
    code: "FAKTURA",
    currency: "eur",
    lanId: 6,
    person: tomas,
    shippingId: 6,
    paymentId: 1,
  });
  await paid(orderId);
  const [proof] = await invoicesOfOrder(pool, orderId);
  const { rows } = await pool.query<{ total: number; factor: number }>(
    "SELECT total, factor FROM orders WHERE order_id = $1",
    [orderId],
  );
  assert.deepEqual(
    [proof!.total, proof!.currency, proof!.factor, proof!.lanCode],
    [rows[0]!.total, "eur", rows[0]!.factor, "cz"],
  );
  assert.ok(inPln(proof!.sums[0]!.vat, proof!.factor) > 4 * proof!.sums[0]!.vat);
});

test("one of another currency bears the table of the day before where that is known, and keeps it through corrections", async () => {
  const foreign = () => placed({ currency: "eur", form: companyForm });
  const [before, since] = [await foreign(), await foreign()];
  await paid(before);
  assert.equal((await invoicesOfOrder(pool, before))[0]!.table, undefined);
  const friday = { day: "2026-11-20", number: "226/A/NBP/2026", rates: { eur: 42_543 } };
  await saveDays(pool, [{ day: friday.day, table: friday }]);
  await paid(since);
  await changeOrderState(pool, { orderId: since, to: "cancelled", now: new Date("2026-11-30T10:00:00Z") });
  assert.deepEqual(
    (await invoicesOfOrder(pool, since)).map(({ series, table }) => [series, table]),
    ["FV", "KOR"].map((series) => [series, { number: friday.number, day: friday.day, rate: 42_543 }]),
  );
});

test("an order that comes back is corrected to nothing, one cancelled too, each once; one never invoiced has no correction", async () => {
  const [company, person, unpaid] = [await placed({ form: companyForm }), await placed(), await placed()];
  for (const orderId of [company, person]) await paid(orderId);
  await changeOrderState(pool, { orderId: company, to: "sent", now });
  await changeOrderState(pool, { orderId: company, to: "returned", now });
  for (const orderId of [person, unpaid]) await changeOrderState(pool, { orderId, to: "cancelled", now });
  const corrected = async (orderId: number) =>
    (await invoicesOfOrder(pool, orderId)).map(({ series, total, corrects }) => [series, total, corrects?.reason]);
  assert.deepEqual(await corrected(company), [
    ["FV", 21_298, undefined],
    ["KOR", -21_298, "Zwrot towaru"],
  ]);
  assert.deepEqual(await corrected(person), [
    ["PA", 21_298, undefined],
    ["KPA", -21_298, "Anulowanie zamówienia"],
  ]);
  assert.deepEqual(await corrected(unpaid), []);
  const [invoice, correction] = await invoicesOfOrder(pool, company);
  assert.equal(correction!.corrects!.number, invoice!.number);
  assert.deepEqual(
    correction!.sums,
    invoice!.sums.map(({ rate, net, vat, gross }) => ({ rate, net: -net, vat: -vat, gross: -gross })),
  );
});

test("refunds of a part: one correction an occasion, each from what the one before left, no more than there is", async () => {
  const orderId = await placed({ lines: [{ product: products.hoodie, size: "M", quantity: 2 }], form: companyForm });
  await paid(orderId);
  const refund = (occasion: string, taken: Parameters<typeof makeCorrection>[1]["taken"]) =>
    inTransaction(pool, (db) => makeCorrection(db, { orderId, now, occasion, reason: "Zwrot", taken }));
  const once = await Promise.all(
    Array.from({ length: 5 }, () => refund("refund:1", { pieces: [{ position: 1, quantity: 1 }], shipping: 0 })),
  );
  assert.deepEqual(once.map(({ kind }) => kind).toSorted(), ["made", "nothing", "nothing", "nothing", "nothing"]);
  assert.equal((await refund("refund:2", { amount: 1000 })).kind, "made");
  assert.deepEqual(await refund("refund:3", { amount: 19_000 }), { kind: "tooMuch", left: 18_999 });
  await changeOrderState(pool, { orderId, to: "sent", now });
  await changeOrderState(pool, { orderId, to: "returned", now });
  assert.deepEqual(
    (await invoicesOfOrder(pool, orderId)).map(({ total }) => total),
    [39_998, -19_999, -1000, -18_999],
  );
  assert.deepEqual(await refund("refund:4", { amount: 1 }), { kind: "tooMuch", left: 0 });
  assert.deepEqual(await refund("refund:5", "everything"), { kind: "nothing" });
});

test("50 at once, every third rolled back at its end: numbers without a gap, none twice", async () => {
  const orders = await Promise.all(
    Array.from({ length: 50 }, () => placed({ lines: [{ product: products.bottle }], form: companyForm })),
  );
  const before = (await invoicesOfMonth(pool, "2026-11")).filter(({ series }) => series === "FV").length;
  const changed = new Error("changed my mind");
  const ends = await Promise.allSettled(
    orders.map((orderId, at) =>
      inTransaction(pool, async (db) => {
        await moveOrderTo(db, { orderId, to: "paid", now });
        if (at % 3 === 0) throw changed;
      }),
    ),
  );
  for (const end of ends) if (end.status === "rejected") assert.equal(end.reason, changed);
  const numbers = (await invoicesOfMonth(pool, "2026-11"))
    .filter(({ series }) => series === "FV")
    .map(({ number }) => Number(number.slice(-6)));
  assert.deepEqual(
    numbers,
    Array.from({ length: before + 33 }, (_, at) => at + 1),
  );
  assert.deepEqual(await brokenPromises(pool), []);
});

test("one order paid by many at once has one document", async () => {
  const orderId = await placed({ form: companyForm });
  const moved = await Promise.all(Array.from({ length: 20 }, () => paid(orderId)));
  assert.equal(moved.filter(Boolean).length, 1);
  assert.equal((await invoicesOfOrder(pool, orderId)).length, 1);
});

test("a year begins at one; a number is never of an earlier day than the one before it", async () => {
  const [first, second, third] = [await placed(), await placed(), await placed()];
  await paid(first, new Date("2026-12-31T23:30:00Z"));
  await paid(second, new Date("2027-02-01T12:00:00Z"));
  await paid(third, new Date("2027-01-31T12:00:00Z"));
  const numbers = [];
  for (const orderId of [first, second, third]) numbers.push((await invoicesOfOrder(pool, orderId))[0]!.number);
  assert.deepEqual(numbers, ["PA/2027/01/000001", "PA/2027/02/000002", "PA/2027/02/000003"]);
});

test("the audit finds a paid order without its invoice, a gap and a wrong sum", async () => {
  await assert.rejects(
    inTransaction(pool, async (db) => {
      const orderId = await placed({ form: companyForm });
      await db.query("UPDATE orders SET status = 'paid' WHERE order_id = $1", [orderId]);
      await db.query("UPDATE invoice_counters SET last = last + 1 WHERE series = 'PA' AND year = 2026");
      await db.query(
        "UPDATE orders SET total = total + 1, products = products + 1 WHERE order_id = (SELECT min(order_id) FROM invoices)",
      );
      const broken = await brokenPromises(db as typeof pool);
      for (const check of ["every paid order with invoice data", "without a gap", "what their orders cost"])
        assert.ok(
          broken.some((what) => what.includes(check)),
          check,
        );
      throw new Error("enough");
    }),
    /enough/,
  );
});
