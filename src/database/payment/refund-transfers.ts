import type { Currency } from "../../domain/money.ts";
import type { Queryable } from "../queryable.ts";

/** Money that goes back to an account. */
export interface RefundTransferRow {
  refund_transfer_id: number;
  order_id: number;
  settlement_id: number | null;
  /** The change of the order because of which it goes back. */
  change_id: number | null;
  /** Hundredths of its currency. */
  amount: number;
  currency: Currency;
  /** Hundredths of the order's currency. */
  worth: number;
  state: "asked" | "known" | "exported" | "paid" | "withdrawn";
  link_key: string;
  iban: string | null;
  holder: string | null;
  why: string;
  created_at: Date;
  known_at: Date | null;
  exported_at: Date | null;
  paid_at: Date | null;
}

/** Writes down that money goes back to an account which the buyer has yet to say; the database refuses more than came. Returns its number. */
export async function addRefundTransfer(
  db: Queryable,
  transfer: Pick<RefundTransferRow, "amount" | "currency" | "worth" | "link_key" | "why"> & {
    orderId: number;
    settlementId: number | null;
    changeId: number | null;
    now: Date;
  },
): Promise<number> {
  const { rows } = await db.query<{ refund_transfer_id: number }>(
    `INSERT INTO refund_transfers (order_id, settlement_id, change_id, amount, currency, worth, link_key, why, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING refund_transfer_id`,
    [
      transfer.orderId,
      transfer.settlementId,
      transfer.changeId,
      transfer.amount,
      transfer.currency,
      transfer.worth,
      transfer.link_key,
      transfer.why,
      transfer.now,
    ],
  );
  return rows[0]!.refund_transfer_id;
}

/** Returns what goes back to accounts of an order, the first first. */
export async function refundTransfersOf(db: Queryable, orderId: number): Promise<RefundTransferRow[]> {
  const { rows } = await db.query<RefundTransferRow>(
    "SELECT * FROM refund_transfers WHERE order_id = $1 ORDER BY refund_transfer_id",
    [orderId],
  );
  return rows;
}
