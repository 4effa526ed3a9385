import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody, type OrderInput } from "../../../test/builders/order-body.ts";
import { anybody, emma } from "../../../test/builders/people.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { saveConfig } from "../../database/config.ts";
import { inTransaction } from "../../database/connect.ts";
import { recallProduct } from "../../flows/order/recall-product.ts";

// A recall from a product's page: seen first, said by the same flow as the command line, and who was reached.

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "shop" });
await saveConfig(pool, "shop_email", "sklep@bruk.example");
const { productId, variants } = products.hoodie;
const of = { parameters: { id: productId } };
const polish = {
  identification: "Numer partii 12/2026 na metce.",
  sold: "W sklepie Bruk, w marcu 2026.",
  hazard: "Sznurek może się zacisnąć.",
  action: "Przestań jej używać.",
  remedies: ["replacement", "refund"],
};
const english = { ...polish, hazard: "The cord may tighten.", action: "Stop wearing it." };
const recall = { variantId: null, notice: { pl: polish } };

async function ordered(size: string, input: Partial<OrderInput> = {}): Promise<number> {
  const lines = [{ product: products.hoodie, size }];
  const { body } = await makeOrder(app, await orderBody(pool, { lines, paymentId: 2, ...input }));
  assert.ok(body.orderId, JSON.stringify(body));
  return Number(body.orderId);
}
const emailsWritten = async () =>
  (await pool.query<{ count: number }>("SELECT count(*)::int AS count FROM outbox WHERE kind = 'recall'")).rows[0]!
    .count;

test("somebody sees first whom it reaches and what they read, in each language, and nothing is written by that", async () => {
  const nobody = await ola.call(routes.recallPreview, { ...of, body: recall });
  assert.deepEqual([nobody.status, nobody.body.code], [409, "RECALL_NOBODY"]);
  await ordered("S");
  await ordered("M");
  await ordered("M", { person: anybody(emma), lanId: 2, paymentId: 1, shippingId: 6 });
  const { body: screen } = await ola.call(routes.recalls, of);
  assert.deepEqual(
    [screen.buyers, screen.variants.map(({ buyers }) => buyers), screen.contact.email, screen.recalls],
    [2, [1, 1], "sklep@bruk.example", []],
    "who has not paid yet does not count",
  );
  await pool.query("UPDATE orders SET status = 'paid' WHERE status = 'awaitingPayment'");
  const { body: seen } = await ola.call(routes.recallPreview, { ...of, body: recall });
  assert.deepEqual(
    seen.languages.map((one) => [one.lanCode, one.letters, one.inPolish]),
    [
      ["pl", 2, false],
      ["en", 1, true],
    ],
  );
  assert.equal(seen.letters, 3);
  assert.match(seen.languages[0]!.text, /Sznurek może się zacisnąć\.[\s\S]*wymianę na bezpieczny produkt/);
  assert.match(seen.pages[0]!.html, /<p><strong>Zagrożenie<\/strong><\/p><p>Sznurek/);
  const both = await ola.call(routes.recallPreview, {
    ...of,
    body: { variantId: variants["M"]!, notice: { pl: polish, en: english } },
  });
  assert.equal(both.body.letters, 2, "of one variant who bought that one");
  assert.match(both.body.languages.find(({ lanCode }) => lanCode === "en")!.text, /The cord may tighten\./);
  assert.equal(await emailsWritten(), 0);
});

test("a notice that plays the danger down, leaves one thing to choose or lacks a part is refused, and so is another product's variant", async () => {
  const playing = { ...recall, notice: { pl: polish, en: { ...english, hazard: "A voluntary recall." } } };
  for (const route of [routes.recallPreview, routes.recallProduct]) {
    const { status, body } = await ola.call(route, { ...of, body: playing });
    assert.deepEqual([status, body.code, body.at], [422, "RECALL_PLAYS_DOWN", "/notice/en/hazard"]);
    for (const notice of [
      { ...polish, remedies: ["refund"] },
      { ...polish, remedies: ["refund", "refund"] },
      { ...polish, action: " x " },
    ])
      assert.equal((await ola.call(route, { ...of, body: { variantId: null, notice: { pl: notice } } })).status, 400);
    const foreign = { ...recall, variantId: Object.values(products.cap.variants)[0]! };
    assert.equal((await ola.call(route, { ...of, body: foreign })).status, 404);
  }
  assert.equal(await emailsWritten(), 0);
});

test("it is written once to everyone, final, logged by who did it, and listed with its emails; the command line's flow tells nobody again", async () => {
  const { status, body } = await ola.call(routes.recallProduct, { ...of, body: recall });
  assert.deepEqual([status, body.letters], [200, 3]);
  const again = await ola.call(routes.recallProduct, { ...of, body: recall });
  assert.deepEqual([again.status, again.body.code], [409, "RECALL_NOBODY"]);
  const notice = { pl: { ...polish, remedies: ["replacement" as const, "refund" as const] } };
  assert.equal(await inTransaction(pool, (db) => recallProduct(db, { productId, notice }, async () => undefined)), 0);
  const { rows } = await pool.query<{ act: string; actor_kind: string; after: object }>(
    "SELECT act, actor_kind, after FROM operator_log WHERE entity = 'product' AND entity_id = $1 AND act = 'recallProduct'",
    [productId],
  );
  assert.deepEqual(rows, [{ act: "recallProduct", actor_kind: "person", after: { emails: 3, variant: null } }]);

  await pool.query(
    "UPDATE outbox SET refused_at = now() WHERE letter_id = (SELECT min(letter_id) FROM outbox WHERE kind = 'recall')",
  );
  const { body: screen } = await ola.call(routes.recalls, of);
  assert.deepEqual(
    screen.recalls.map(({ hazard, letters: those }) => [hazard, those.map(({ state }) => state)]),
    [[polish.hazard, ["refused", "waiting", "waiting"]]],
  );
  const number = screen.recalls[0]!.letters[0]!.order;
  const { body: order } = await ola.call(routes.order, { parameters: { number } });
  assert.ok(JSON.stringify(order.timeline).includes("recall"), "the order's history tells of its email");
  assert.deepEqual(await brokenPromises(pool), []);
});

test("who may not write to buyers neither sees nor sends it, and who sends it proves who they are", async () => {
  const content = await comeIn(app, pool, { email: "ala@bruk.example", role: "content" });
  assert.equal((await content.call(routes.recalls, of)).status, 403);
  assert.equal((await content.call(routes.recallProduct, { ...of, body: recall })).status, 403);
  await pool.query("UPDATE staff_sessions SET fresh_until = now() - interval '1 second'");
  const { status, body } = await ola.call(routes.recallProduct, { ...of, body: recall });
  assert.deepEqual([status, body.code], [403, "STEP_UP"]);
});
