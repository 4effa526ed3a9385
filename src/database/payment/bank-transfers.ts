import type { Currency } from "../../domain/money.ts";
import type { Queryable } from "../queryable.ts";

/** Notes money that came for an order by bank transfer, in hundredths of its currency. */
export async function addTransfer(
  db: Queryable,
  { orderId, amount, currency }: { orderId: number; amount: number; currency: Currency },
): Promise<void> {
  await db.query("INSERT INTO bank_transfers (order_id, amount, currency) VALUES ($1, $2, $3)", [
    orderId,
    amount,
    currency,
  ]);
}

/** Returns what came for an order by bank transfer, and what that is worth in hundredths of the order's currency; null: nothing yet. */
export async function transferFor(
  db: Queryable,
  orderId: number,
): Promise<{ amount: number; currency: Currency; worth: number; at: Date } | null> {
  const { rows } = await db.query<{ amount: number; currency: Currency; worth: number; at: Date }>(
    "SELECT amount, currency, worth, at FROM bank_transfers WHERE order_id = $1",
    [orderId],
  );
  return rows[0] ?? null;
}
