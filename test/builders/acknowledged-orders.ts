import assert from "node:assert/strict";
import type { Pool } from "../../src/database/connect.ts";

/** Holds that just the orders which were acknowledged are there, each once, with its emails. `acknowledged`: order keys and their orders' numbers. */
export async function onlyAcknowledged(pool: Pool, acknowledged: ReadonlyMap<string, string>): Promise<void> {
  const { rows } = await pool.query<{ order_key: string; order_id: number; emails: string[] }>(
    "SELECT order_key, order_id, (SELECT array_agg(kind ORDER BY kind) FROM outbox x WHERE x.order_id = a.order_id) AS emails FROM order_attempts a JOIN orders USING (order_id)",
  );
  assert.deepEqual(
    new Map(rows.map((row) => [row.order_key, String(row.order_id)])),
    acknowledged,
    "no order was lost and none was doubled",
  );
  assert.ok(rows.every((row) => row.emails.join() === "order,orderForShop"));
}
