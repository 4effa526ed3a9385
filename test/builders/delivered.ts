import assert from "node:assert/strict";
import type { FastifyInstance } from "fastify";
import type { Pool } from "../../src/database/connect.ts";
import { askForReviewsOf } from "../../src/flows/review/ask-for-reviews.ts";
import { makeOrder } from "./app.ts";
import { orderBody, type OrderInput } from "./order-body.ts";

/** Places an order paid on delivery; returns its number. */
export async function placeOnDelivery(app: FastifyInstance, pool: Pool, input: OrderInput): Promise<number> {
  const { body } = await makeOrder(app, await orderBody(pool, { paymentId: 2, ...input }));
  assert.ok(body.orderId, JSON.stringify(body));
  return Number(body.orderId);
}

/** Places an order and has it arrive; returns its number and the link in the email that asks for reviews. */
export async function deliver(
  app: FastifyInstance,
  pool: Pool,
  input: OrderInput,
): Promise<{ orderId: number; link: string }> {
  const orderId = await placeOnDelivery(app, pool, input);
  assert.equal(await askForReviewsOf(pool, orderId, { now: new Date(), pointsPerZloty: 1 }), "asked");
  const { rows } = await pool.query<{ link: string }>(
    "SELECT content ->> 'link' AS link FROM outbox WHERE order_id = $1 AND kind = 'reviewRequest'",
    [orderId],
  );
  return { orderId, link: rows[0]!.link };
}
