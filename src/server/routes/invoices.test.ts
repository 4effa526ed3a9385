import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { pdfText } from "../../../test/builders/pdf-text.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { invoiceHref } from "../../contract/paths.ts";
import { changeOrderState } from "../../flows/order/change-order-state.ts";

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const now = new Date("2026-11-21T10:00:00Z");

async function placed(): Promise<{ orderId: number; key: string }> {
  const { body } = await makeOrder(app, await orderBody(pool, { lines: [{ product: products.hoodie, size: "M" }] }));
  const orderId = Number(body.orderId);
  const { rows } = await pool.query<{ link_key: string }>("SELECT link_key FROM orders WHERE order_id = $1", [orderId]);
  return { orderId, key: rows[0]!.link_key };
}

const get = (url: string) => app.inject({ method: "GET", url });

test("who has the email's key has the document, which nobody keeps on the way and no robot finds; corrections follow it", async () => {
  const { orderId, key } = await placed();
  await changeOrderState(pool, { orderId, to: "paid", now });
  const first = await get(invoiceHref(key));
  assert.deepEqual(
    [first.statusCode, first.headers["content-type"], first.headers["cache-control"], first.headers["x-robots-tag"]],
    [200, "application/pdf", "no-store", "noindex"],
  );
  assert.equal(first.headers["content-disposition"], 'attachment; filename="PA-2026-11-000001.pdf"');
  assert.ok(pdfText(first.rawPayload)[0]!.includes("BluzaAsfaltM"));
  assert.equal((await get(invoiceHref(key, 2))).statusCode, 404);
  await changeOrderState(pool, { orderId, to: "cancelled", now });
  assert.ok(pdfText((await get(invoiceHref(key, 2))).rawPayload)[0]!.includes("PA/2026/11/000001,2026-11-21"));
});

test("an unpaid order's key, a key that is none and an order's number answer alike: nothing is here", async () => {
  const { orderId, key } = await placed();
  const answers = await Promise.all(
    [key, "x".repeat(32), String(orderId), "%00", "..%2f..%2fpasswd"].map((asked) => get(`/faktura/${asked}.pdf`)),
  );
  for (const answer of answers.slice(0, 4))
    assert.deepEqual(
      [answer.statusCode, answer.body, answer.headers["cache-control"]],
      [404, answers[0]!.body, "no-store"],
    );
  assert.equal(answers[4]!.statusCode, 404);
  assert.ok(answers[0]!.body.startsWith("Nie ma tu takiego dokumentu"));
  for (const nth of ["0", "-1", "1.5", "x"]) assert.equal((await get(`/faktura/${key}/${nth}.pdf`)).statusCode, 404);
});
