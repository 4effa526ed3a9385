import assert from "node:assert/strict";
import { resolve } from "node:path";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { addProduct } from "../../../test/builders/catalogue.ts";
import { hostileBody, numbersFrom } from "../../../test/builders/hostile-bodies.ts";
import { newOrderKey, orderBody } from "../../../test/builders/order-body.ts";
import { addAccount, anybody, kasia } from "../../../test/builders/people.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import { addCode } from "../../database/codes.ts";

const count = Number(process.env["HOSTILE_BODIES"] ?? 2000);
const seed = Number(process.env["HOSTILE_SEED"] ?? Math.floor(Math.random() * 2 ** 32));
/** Nothing of how the shop is made may be in an answer: no stack, no SQL, no path of a file. */
const project = resolve(import.meta.dirname, "../../..");
const inside = /\bat .+\.(ts|js):\d+|node_modules|\bSELECT\b|\bINSERT\b|relation "|syntax error|violates|invalid input|postgres|fastify|FST_|valibot/;

test(`${count} hostile bodies (HOSTILE_SEED=${seed}): none breaks the server or the shop, none learns how it is made`, async (t) => {
  const shop = await openSmallShop(t);
  const { app, logged } = await openTestApp(shop.pool);
  const product = await addProduct(shop.pool, { handle: "bez-dna", price: "10.00", sizes: { M: 10_000_000 } });
  await addCode(shop.pool, { code: "LATO", amount: 100 });
  const { token, person } = await addAccount(shop.pool, { points: 100_000 });
  const plain = await orderBody(shop.pool, { lines: [{ product, size: "M" }], paymentId: 2 });
  const rich = await orderBody(shop.pool, { lines: [{ product, size: "M", quantity: 3 }, { product: shop.products.cap }], paymentId: 2, code: "LATO", points: 100, token, person, currency: "eur", form: { createAccount: true, password: "hasło-hasło" } });
  const next = numbersFrom(seed);
  const placed = new Set<string>();
  let waiting = count;

  async function client(): Promise<void> {
    while (waiting-- > 0) {
      const valid = next() < 0.7 ? { ...plain, clientData: { ...plain.clientData, email: anybody(kasia).email } } : rich;
      const payload = hostileBody({ ...valid, orderKey: newOrderKey() }, next);
      const response = await app.inject({ method: "POST", url: "/sys/json_api?makeOrder", payload, headers: { "content-type": "text/plain;charset=UTF-8" } });
      const said = `${response.statusCode} ${response.payload.slice(0, 500)} for ${payload.slice(0, 2000)}`;
      assert.ok(response.statusCode < 500, said);
      assert.doesNotMatch(response.payload, inside, said);
      assert.ok(!response.payload.includes(project), said);
      const answer = response.json<Record<string, unknown>>();
      if (typeof answer["orderId"] === "string") placed.add(answer["orderId"]);
      else assert.ok(typeof answer["error"] === "string" && typeof answer["errorMessage"] === "string" && answer["errorMessage"] !== "", said);
    }
  }
  await Promise.all(Array.from({ length: 6 }, client));

  assert.deepEqual(logged.filter((line) => Number(line["level"]) >= 50), []);
  assert.equal(({} as Record<string, unknown>)["polluted"], undefined);
  assert.deepEqual(await brokenPromises(shop.pool), []);
  const { rows } = await shop.pool.query<{ orders: number }>("SELECT count(*)::int AS orders FROM orders");
  assert.equal(rows[0]!.orders, placed.size, "every order was acknowledged, every acknowledged order is there");
  assert.ok(placed.size > count / 50, `bodies broken in a field nobody reads still order: ${placed.size}`);
  assert.ok(placed.size < count * 0.7, `bodies broken where it matters do not: ${placed.size}`);
});
