/** What an operator may ask of a code beyond the specification, through the order that uses it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { addProduct, places } from "../../../test/builders/catalogue.ts";
import { orderBody, type OrderInput } from "../../../test/builders/order-body.ts";
import { addAccount, anybody } from "../../../test/builders/people.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import { addCode, codeNamed, deleteCode, editCode, endCode } from "../../database/discount/codes.ts";
import { inTransaction } from "../../database/connect.ts";
import { invoicesOfOrder } from "../../database/invoice/invoices.ts";
import { changeOrderState } from "../order/change-order-state.ts";
import { makeCorrection } from "../invoice/make-correction.ts";

const { pool } = await openSmallShop();
const { app } = await openTestApp(pool);
const shoes = await addProduct(pool, { handle: "buty-bruk", price: "60.00", stock: 500, categories: [places.buty] });
const book = await addProduct(pool, { handle: "ksiazka", price: "31.10", stock: 500, categories: [places.koszulki] });
await pool.query("UPDATE products SET vat_rate = '5' WHERE product_id = $1", [book.productId]);

async function order(input: Partial<OrderInput>): Promise<{ id: number; code: string | undefined }> {
  const { body } = await makeOrder(
    app,
    await orderBody(pool, { lines: [{ product: shoes }, { product: book }], person: anybody(), ...input }),
  );
  return { id: Number(body.orderId ?? 0), code: body.error };
}

async function sums(orderId: number): Promise<Record<string, unknown>> {
  const { rows } = await pool.query<Record<string, unknown>>(
    "SELECT products_pln, shipping_pln, discount_pln, total, discount_code FROM orders WHERE order_id = $1",
    [orderId],
  );
  return rows[0]!;
}

const used = async (code: string) => (await codeNamed(pool, code))!.used;

test("a code for free shipping makes the shipping 0, and is used only where it gives something", async () => {
  await addCode(pool, { code: "DOSTAWA", freeShipping: true, limit: 5 });
  const { id } = await order({ code: "DOSTAWA" });
  assert.deepEqual(await sums(id), {
    products_pln: 9110,
    shipping_pln: 0,
    discount_pln: 0,
    total: 9110,
    discount_code: "DOSTAWA",
  });
  const dear = await order({ code: "DOSTAWA", lines: [{ product: shoes, quantity: 5 }] });
  assert.deepEqual((await sums(dear.id))["discount_code"], null, "it ships free without the code");
  assert.equal(await used("DOSTAWA"), 1);
  await changeOrderState(pool, { orderId: id, to: "cancelled", now: new Date() });
  assert.equal(await used("DOSTAWA"), 0, "given back, once");
  const answer = await app.inject({
    method: "POST",
    url: "/sys/json_utils?code",
    payload: JSON.stringify({ code: "dostawa" }),
    headers: { "content-type": "text/plain" },
  });
  assert.deepEqual([answer.json()["codeFreeShipping"], answer.json()["codeOnly"]], [true, undefined]);
});

test("a code for some goods counts their lines; invoice, its rates and its correction add up", async () => {
  await addCode(pool, { code: "BUTY", percent: "33.33", onlyCategories: [places.buty], freeShipping: true });
  await addCode(pool, { code: "KSIAZKA", amount: 5000, onlyProducts: [book.productId] });
  const byCategory = await order({ code: "BUTY" });
  assert.deepEqual(await sums(byCategory.id), {
    products_pln: 9110,
    shipping_pln: 0,
    discount_pln: 2000,
    total: 7110,
    discount_code: "BUTY",
  });
  const byProduct = await order({ code: "KSIAZKA" });
  assert.equal((await sums(byProduct.id))["discount_pln"], 3110, "no more than the book costs");
  assert.deepEqual(await sums((await order({ code: "BUTY", lines: [{ product: book }] })).id), {
    products_pln: 3110,
    shipping_pln: 1299,
    discount_pln: 0,
    total: 4409,
    discount_code: null,
  });
  for (const { id } of [byCategory, byProduct]) {
    await changeOrderState(pool, { orderId: id, to: "paid", now: new Date() });
    await inTransaction(pool, (db) =>
      makeCorrection(db, {
        orderId: id,
        occasion: "return",
        reason: "zwrot",
        taken: { pieces: [{ position: 1, quantity: 1 }], shipping: 0 },
        now: new Date(),
      }),
    );
    const [proof] = await invoicesOfOrder(pool, id);
    assert.equal(
      proof!.lines.reduce((sum, { gross }) => sum + gross, 0),
      proof!.total,
    );
    assert.deepEqual(
      proof!.sums.map(({ rate }) => rate),
      ["23", "5"],
    );
  }
  assert.deepEqual(await brokenPromises(pool), []);
});

test("a code begins, is ended and started again; each time the refusal says which it is", async () => {
  await addCode(pool, { code: "JUTRO", percent: "10", starts: "2099-01-01 00:00:00" });
  assert.equal((await order({ code: "JUTRO" })).code, "CODE_NOT_YET");
  await endCode(pool, { code: "JUTRO", ended: false });
  assert.ok((await order({ code: "JUTRO" })).id);
  await endCode(pool, { code: "jutro", ended: true });
  assert.equal((await order({ code: "JUTRO" })).code, "CODE_ENDED");
  await endCode(pool, { code: "JUTRO", ended: false });
  assert.ok((await order({ code: "JUTRO" })).id);
});

test("a person uses a code as often as one may, known by account and by mailbox; what was cancelled counts no more", async () => {
  await addCode(pool, { code: "OSOBA", percent: "10", perCustomer: 1 });
  const account = await addAccount(pool, { person: { ...anybody(), email: "ala.nowak@gmail.com" } });
  const { id } = await order({ code: "OSOBA", person: account.person, token: account.token });
  assert.ok(id);
  const again = (email: string, token: string | null = null) =>
    order({ code: "OSOBA", person: { ...account.person, email }, token });
  for (const email of ["ala.nowak@gmail.com", "ALANOWAK+2@googlemail.com"])
    assert.equal((await again(email)).code, "CODE_CUSTOMER_LIMIT", email);
  assert.equal((await again("inny@przyklad.pl", account.token)).code, "CODE_CUSTOMER_LIMIT", "the account is the same");
  assert.ok((await again("ala.nowak@przyklad.pl")).id);
  await changeOrderState(pool, { orderId: id, to: "cancelled", now: new Date() });
  assert.ok((await again("alanowak@gmail.com")).id);
  assert.deepEqual(await brokenPromises(pool), []);
});

test("a code for a first order is for nobody who ordered before, with whatever code", async () => {
  await addCode(pool, { code: "WITAJ", percent: "10", firstOrder: true });
  const person = anybody();
  assert.ok((await order({ person })).id);
  assert.equal((await order({ person, code: "WITAJ" })).code, "CODE_FIRST_ORDER");
  const other = anybody();
  const { id } = await order({ person: other, code: "WITAJ" });
  assert.ok(id);
  assert.equal((await order({ person: other, code: "WITAJ" })).code, "CODE_FIRST_ORDER");
  await changeOrderState(pool, { orderId: id, to: "cancelled", now: new Date() });
  assert.ok((await order({ person: other, code: "WITAJ" })).id);
});

test("a code that an order holds is not deleted, one that none ever held is", async () => {
  await addCode(pool, { code: "KSIEGI", percent: "10" });
  await addCode(pool, { code: "POMYLKA", percent: "10" });
  const { id } = await order({ code: "KSIEGI" });
  await changeOrderState(pool, { orderId: id, to: "cancelled", now: new Date() });
  const remove = (code: string) => inTransaction(pool, (db) => deleteCode(db, code));
  assert.deepEqual([await remove("ksiegi"), await remove("pomylka"), await remove("pomylka")], [1, 0, null]);
  assert.equal((await order({ code: "KSIEGI" })).code, undefined);
});

test("a code that is edited keeps what was ordered by its terms until then", async () => {
  const person = anybody();
  await addCode(pool, { code: "ZMIANA", percent: "10" });
  for (let time = 0; time < 3; time += 1) assert.ok((await order({ person, code: "ZMIANA" })).id);
  await editCode(pool, { code: "ZMIANA", amount: 500, perCustomer: 2 });
  assert.deepEqual(await brokenPromises(pool), []);
  assert.equal((await order({ person, code: "ZMIANA" })).code, "CODE_CUSTOMER_LIMIT");
  assert.equal((await sums((await order({ code: "ZMIANA" })).id))["discount_pln"], 500);
});
