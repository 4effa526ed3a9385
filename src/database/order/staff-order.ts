import type { Currency } from "../../domain/money.ts";
import type { MoneyState } from "../../domain/order/money-state.ts";
import type { OrderState } from "../../domain/order/order-states.ts";
import type { Queryable } from "../queryable.ts";
import type { OrderVersions } from "./order-versions.ts";

export interface OrderStanding extends Omit<OrderVersions, "status"> {
  money: MoneyState;
  /** What it still asks of its buyer, in hundredths of its currency. */
  missing: number;
}

/** Returns how the money of an order stands, and which version its parts are. */
export async function standingOf(db: Queryable, orderId: number): Promise<OrderStanding> {
  const { rows } = await db.query<OrderStanding>(
    "SELECT order_money_state(o) AS money, state_version, tags_version, money_version, parcels_version, lines_version, address_version, order_missing(o) AS missing FROM orders o WHERE order_id = $1",
    [orderId],
  );
  return rows[0]!;
}

export interface OtherOrder {
  order_id: number;
  created_at: Date;
  status: OrderState;
  total: number;
  currency: Currency;
}

/** Returns the newest other orders of a buyer, by account or e-mail: at most twenty. */
export async function otherOrders(
  db: Queryable,
  { orderId, customerId, email }: { orderId: number; customerId: number | null; email: string },
): Promise<OtherOrder[]> {
  const { rows } = await db.query<OtherOrder>(
    `SELECT order_id, created_at, status, total, currency FROM orders
     WHERE (email = $3 OR customer_id = $2) AND order_id <> $1 ORDER BY order_id DESC LIMIT 20`,
    [orderId, customerId, email],
  );
  return rows;
}

export interface DocumentRow {
  number: string;
  made_at: Date;
}

/** Returns the documents of an order in the order of their addresses: its invoice or proof of purchase, then corrections. */
export async function documentsOfOrder(db: Queryable, orderId: number): Promise<DocumentRow[]> {
  const { rows } = await db.query<DocumentRow>(
    "SELECT number, made_at FROM invoices WHERE order_id = $1 ORDER BY series NOT IN ('FV', 'PA'), made_at, counted",
    [orderId],
  );
  return rows;
}
