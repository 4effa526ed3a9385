import type { Currency } from "../../domain/money.ts";
import type { Queryable } from "../queryable.ts";

/** Money that came by bank transfer, in hundredths of its currency, and what it is worth in hundredths of the order's. */
export interface TransferRow {
  amount: number;
  currency: Currency;
  worth: number;
  at: Date;
}

/** Records money that came for an order by bank transfer; returns its number. */
export async function addTransfer(
  db: Queryable,
  { orderId, amount, currency, worth }: Omit<TransferRow, "at"> & { orderId: number },
): Promise<number> {
  const { rows } = await db.query<{ transfer_id: number }>(
    "INSERT INTO bank_transfers (order_id, amount, currency, worth) VALUES ($1, $2, $3, $4) RETURNING transfer_id",
    [orderId, amount, currency, worth],
  );
  return rows[0]!.transfer_id;
}

/** Returns the first transfer that came for an order; null: none yet. */
export async function transferFor(db: Queryable, orderId: number): Promise<TransferRow | null> {
  return (await transfersFor(db, orderId))[0] ?? null;
}

/** Returns all of them, the first first: one that was changed may have needed another. */
export async function transfersFor(db: Queryable, orderId: number): Promise<TransferRow[]> {
  const { rows } = await db.query<TransferRow>(
    "SELECT amount, currency, worth, at FROM bank_transfers WHERE order_id = $1 ORDER BY transfer_id",
    [orderId],
  );
  return rows;
}
