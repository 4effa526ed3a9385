import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { saveConfig } from "../../database/config.ts";
import { mostTries, nextTryIn, type WebhookType, webhookTypes } from "../../domain/webhook/webhook.ts";
import { deliverWebhook } from "../../flows/webhook/deliver-webhook.ts";
import type { WebhookAnswer, WebhookSending } from "../../integrations/webhooks/send-webhook.ts";

// Webhooks: other programs are told what happens, signed, until they have heard it.

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });
await saveConfig(pool, "shop_email", "sklep@bruk.example");

async function made(types: readonly WebhookType[], name = "księgowość") {
  const body = { name, url: "https://ksiegowosc.example/hook", types: [...types] };
  const answered = await ola.call(routes.addWebhook, { body });
  assert.equal(answered.status, 200, JSON.stringify(answered.body));
  assert.match(answered.body.secret, /^whsec_[A-Za-z0-9+/]{43}=$/);
  const { id } = answered.body;
  return {
    id,
    secret: answered.body.secret,
    now: async () => (await ola.call(routes.webhooks)).body.webhooks.find((one) => one.id === id)!,
    told: async () => (await ola.call(routes.webhookDeliveries, { parameters: { id } })).body.deliveries.toReversed(),
  };
}

async function order(): Promise<number> {
  const body = await orderBody(pool, { lines: [{ product: products.bottle }], paymentId: 2 });
  return Number((await makeOrder(app, body)).body.orderId);
}

const move = async (number: number, state: "packed" | "sent" | "cancelled") => {
  const at = (await ola.call(routes.order, { parameters: { number } })).body;
  const moved = await ola.call(routes.moveOrder, {
    parameters: { number },
    body: { to: state },
    version: at.versions.state,
  });
  assert.equal(moved.status, 200, JSON.stringify(moved.body));
};

/** Attempts a delivery; returns what was sent. */
async function attempt(deliveryId: number, answer: WebhookAnswer): Promise<WebhookSending[]> {
  const sent: WebhookSending[] = [];
  await deliverWebhook(pool, {
    deliveryId,
    chance: 0,
    send: (sending) => (sent.push(sending), Promise.resolve(answer)),
  });
  return sent;
}
const well: WebhookAnswer = { status: 204, answer: "", retryAfter: 0 };
const badly: WebhookAnswer = { status: 500, answer: "ups", retryAfter: 0 };

const jobsOf = async (deliveryId: number) =>
  (
    await pool.query<{ seconds: number }>(
      "SELECT round(extract(epoch FROM run_at - now()))::int AS seconds FROM graphile_worker._private_jobs WHERE key = $1 OR payload::jsonb = $2::jsonb",
      [`webhook-${deliveryId}`, JSON.stringify({ deliveryId })],
    )
  ).rows.map(({ seconds }) => seconds);

test("whoever asked for it is told which order came to which state, and nothing of who bought", async () => {
  const all = await made(webhookTypes);
  const paid = await made(["order.paid"]);
  const number = await order();
  await move(number, "packed");
  await move(number, "sent");
  const told = await all.told();
  assert.deepEqual(
    told.map(({ type, body, state }) => [type, (JSON.parse(body) as { data: object }).data, state]),
    [
      ["order.placed", { order: number, state: "new", version: 1 }, "waiting"],
      ["order.packed", { order: number, state: "packed", version: 2 }, "waiting"],
      ["order.sent", { order: number, state: "sent", version: 3 }, "waiting"],
    ],
  );
  const [first] = told;
  const { type, timestamp } = JSON.parse(first!.body) as { type: string; timestamp: string };
  assert.deepEqual([type, Math.abs(Date.parse(timestamp) - Date.now()) < 60_000], ["order.placed", true]);
  assert.equal(new Set(told.map(({ messageId }) => messageId)).size, 3);
  assert.deepEqual(await paid.told(), []);
});

test("an order that is not placed after all is told of to nobody", async () => {
  const hook = await made(["order.placed"]);
  const body = await orderBody(pool, { lines: [{ product: products.bottle, quantity: 100_000 }], paymentId: 1 });
  assert.equal((await makeOrder(app, body)).body.orderId, undefined);
  assert.deepEqual(await hook.told(), []);
});

test("what is not answered with 2xx is sent again under its id, later each time, for 75 hours; then it is given up and can be sent by hand", async () => {
  const hook = await made(["order.placed"]);
  await order();
  const [delivery] = await hook.told();
  const ids: string[] = [];
  const waits: number[] = [];
  for (let tried = 1; tried <= mostTries; tried += 1) {
    const [sent] = await attempt(delivery!.id, tried % 2 === 0 ? { status: null, failure: "ECONNRESET" } : badly);
    assert.equal(sent!.url, "https://ksiegowosc.example/hook");
    ids.push(sent!.id);
    waits.push(Math.max(...(await jobsOf(delivery!.id))));
  }
  assert.equal(new Set(ids).size, 1);
  assert.deepEqual(
    waits.slice(0, -1).map((seconds) => Math.round(seconds / 5) * 5),
    [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400],
  );
  const [given] = await hook.told();
  assert.deepEqual([given!.state, given!.attempts.length], ["failed", mostTries]);
  assert.deepEqual([given!.attempts[1]!.status, given!.attempts[1]!.answer], [500, "ups"]);
  assert.deepEqual(await attempt(delivery!.id, well), [], "given up, it is not sent");
  const again = await ola.call(routes.sendWebhookAgain, { parameters: { id: delivery!.id } });
  assert.equal(again.status, 200);
  assert.equal((await attempt(delivery!.id, well))[0]!.id, ids[0]);
  assert.equal((await hook.told())[0]!.state, "delivered");
  assert.equal((await hook.now()).failingSince, null);
  assert.deepEqual(await attempt(delivery!.id, well), [], "delivered, it is not sent");
});

test("a receiver that asks for time has it, up to a day", () => {
  assert.equal(nextTryIn(1, { chance: 0, retryAfter: 600 }), 600);
  assert.equal(nextTryIn(1, { chance: 0, retryAfter: 10_000_000 }), 86_400);
  assert.equal(nextTryIn(2, { chance: 1, retryAfter: 3 }), 330);
  assert.equal(nextTryIn(mostTries, { chance: 0, retryAfter: 600 }), null);
});

test("a receiver that says that it is gone is told nothing more, until somebody switches it on", async () => {
  const hook = await made(["order.placed"]);
  await order();
  await order();
  const [first, second] = await hook.told();
  await attempt(first!.id, { status: 410, answer: "", retryAfter: 0 });
  const { on, off, version } = await hook.now();
  assert.deepEqual([on, off], [false, "gone"]);
  assert.deepEqual(await attempt(second!.id, well), [], "what waits, waits");
  await order();
  assert.equal((await hook.told()).length, 2, "nothing is kept for it meanwhile");
  const turned = await ola.call(routes.changeWebhook, { parameters: { id: hook.id }, body: { on: true }, version });
  assert.deepEqual([turned.status, turned.body.on], [200, true]);
  assert.equal((await attempt(second!.id, well)).length, 1);
});

test("one that has failed for five days is switched off, and the shop is told once", async () => {
  const hook = await made(["order.placed"], "czat");
  await order();
  await order();
  for (const { id } of await hook.told()) await attempt(id, badly);
  assert.equal((await hook.now()).on, true);
  await pool.query("UPDATE webhooks SET failing_since = failing_since - interval '5 days' WHERE webhook_id = $1", [
    hook.id,
  ]);
  for (const { id } of await hook.told()) await attempt(id, badly);
  assert.deepEqual([(await hook.now()).off], ["failing"]);
  const { rows } = await pool.query<{ recipient: string; webhook: string }>(
    "SELECT recipient, content ->> 'webhook' AS webhook FROM outbox WHERE kind = 'shopNotice' AND content ->> 'about' = 'webhookOff'",
  );
  assert.deepEqual(rows, [{ recipient: "sklep@bruk.example", webhook: "czat" }]);
});

test("a new secret signs beside the old one for a day", async () => {
  const hook = await made(["order.placed"]);
  const renewed = await ola.call(routes.renewWebhookSecret, { parameters: { id: hook.id } });
  const raw = (said: string) => Buffer.from(said.slice("whsec_".length), "base64");
  await order();
  const [delivery] = await hook.told();
  const [sent] = await attempt(delivery!.id, badly);
  assert.deepEqual(sent!.secrets, [raw(renewed.body.secret), raw(hook.secret)]);
  await pool.query("UPDATE webhooks SET earlier_until = now() WHERE webhook_id = $1", [hook.id]);
  const [later] = await attempt(delivery!.id, badly);
  assert.deepEqual(later!.secrets, [raw(renewed.body.secret)]);
  const { rows } = await pool.query<{ said: string }>(
    "SELECT coalesce(before, '{}')::text || coalesce(after, '{}')::text AS said FROM operator_log",
  );
  for (const { said } of rows) assert.ok(!said.includes(renewed.body.secret) && !said.includes(hook.secret));
});

test("an address that holds a name and a password, or is none of the web, is refused; a stale change too; a trial is sent at once", async () => {
  const terms = { name: "x", types: ["order.paid" as const] };
  for (const url of ["https://ola:haslo@example.com/", "ftp://example.com/", "javascript:alert(1)"]) {
    const answered = await ola.call(routes.addWebhook, { body: { ...terms, url } });
    assert.deepEqual([answered.status, answered.body.code], [422, "WEBHOOK_ADDRESS"], url);
  }
  const hook = await made(["order.paid"]);
  const { version } = await hook.now();
  const parameters = { id: hook.id };
  assert.equal((await ola.call(routes.changeWebhook, { parameters, body: { name: "nowy" }, version })).status, 200);
  const stale = await ola.call(routes.changeWebhook, { parameters, body: { name: "inny" }, version });
  assert.deepEqual([stale.status, stale.body.code], [412, "VERSION_OLD"]);
  assert.equal((await ola.call(routes.tryWebhook, { parameters })).status, 200);
  const [trial] = await hook.told();
  assert.deepEqual([trial!.type, (await attempt(trial!.id, well)).length], ["webhook.tried", 1]);
  assert.equal((await ola.call(routes.removeWebhook, { parameters })).status, 200);
  assert.equal((await ola.call(routes.tryWebhook, { parameters })).status, 404);
});
