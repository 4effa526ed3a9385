import type { WithdrawalException } from "../../domain/catalogue/withdrawal-exception.ts";
import type { Currency } from "../../domain/money.ts";
import type { CodeTerms } from "../../domain/discount/discount-code.ts";
import type { OrderState } from "../../domain/order/order-states.ts";
import type { RateAbroad, SoldRate } from "../../domain/invoice/vat.ts";
import type { Queryable } from "../queryable.ts";
import type { SubjectKey } from "./order-subjects.ts";

/** An order as stored. Money in grosze (`…_pln`) and in hundredths of the order's currency. */
export interface OrderRow {
  order_id: number;
  status: OrderState;
  customer_id: number | null;
  lan_id: number;
  email: string;
  client_data: Record<string, unknown>;
  country_id: number;
  zone_id: string;
  payment_id: number;
  shipping_id: number;
  shipping_code: string;
  shipping_point: string | null;
  /** Where the locker stands, as its provider said when the order was placed; null: no locker, or nobody could be asked. */
  shipping_point_address: string | null;
  /** Between which days it was said to come: `YYYY-MM-DD`; null: the shop did not say. */
  arrives_from: string | null;
  arrives_to: string | null;
  currency: Currency;
  factor: number;
  products_pln: number;
  shipping_pln: number;
  discount_pln: number;
  points_pln: number;
  products: number;
  shipping: number;
  discount: number;
  points: number;
  total: number;
  discount_code: string | null;
  /** What the code took off by, as it was then; null: no code, or an order of before this was kept. */
  code_terms: CodeTerms | null;
  points_deducted: number;
  hold_until: Date | null;
  link_key: string;
  /** By what its shopper is known, as digests; empty once it is old. */
  subjects: string[];
  pieces: number;
  tracking_number: string | null;
  delivered_at: Date | null;
  /** When the shopper declared to be of age; null: nothing in the order asked for it. */
  age_confirmed_at: Date | null;
  /** Who of staff took it down for its buyer; null: the buyer placed it. */
  placed_by: number | null;
  /** It is packed only once what it still costs has come. */
  held_for_money: boolean;
  /** The rate of another country that its lines bear in place of their own (docs/decisions/0199); null: they bear their own. */
  vat_abroad: RateAbroad | null;
  created_at: Date;
}

/** An order about to be written: what becomes of it later is not known yet. */
export type NewOrder = Omit<OrderRow, "created_at" | "tracking_number" | "delivered_at" | "held_for_money">;

export interface OrderLineRow {
  position: number;
  product_id: number;
  variant_id: number;
  product_name: string;
  variant_name: string;
  unit_price_pln: number;
  quantity: number;
  amount: number;
}

/** A line as it was sold, its product's VAT rate and exception and its variant's numbers of that moment included. */
export interface StoredOrderLine extends OrderLineRow {
  /** What it bears: the rate of the country the order is taxed in, else its product's of then. */
  vat_rate: SoldRate;
  sku: string | null;
  gtin: string | null;
  /** What the buyer was told of the right of withdrawal. */
  withdrawal_exception: WithdrawalException | null;
  /** Its EANs and SKUs, as it was sold and as of today. */
  codes: string[];
  /** Where it lies today. */
  shelf: string | null;
  /** How many pieces of it are in parcels. */
  packed: number;
}

/** EANs and SKUs of a line `l` of the variant `v`, as it was sold and as of today: who scans a piece may hold either. */
export const lineCodes = "array_remove(ARRAY[l.sku, l.gtin, v.sku, v.gtin], NULL)";

/** The number an order has that is tried and taken back: no order that stays ever has it, and one that is tried waits for another. */
export const triedNumber = Number.MAX_SAFE_INTEGER;

/**
 * Claims an order key for an order that is about to be written, and answers the order's number. `earlier`: the key
 * is another order's, this one, with the digest of its body. Numbers of refused orders are not used again. A transaction that holds the key is waited for. A key made from a
 * body (no key was sent) is free again after 120 seconds; the order that had it keeps it under another name. An order
 * that is only tried, and taken back, uses no number up: `number` is the one it is tried with.
 */
export async function claimOrderKey(
  db: Queryable,
  claim: { key: string; bodySha256: Buffer; fromBody: boolean; number?: number },
): Promise<{ orderId: number; earlier: { orderId: number; bodySha256: Buffer } | null }> {
  if (claim.fromBody) {
    await db.query(
      "UPDATE order_attempts SET order_key = order_key || ':' || order_id WHERE order_key = $1 AND created_at < now() - interval '120 seconds'",
      [claim.key],
    );
  }
  const { rows: claimed } = await db.query<{ order_id: number }>(
    "INSERT INTO order_attempts (order_key, body_sha256, order_id) VALUES ($1, $2, coalesce($3, nextval(pg_get_serial_sequence('orders', 'order_id')))) ON CONFLICT (order_key) DO NOTHING RETURNING order_id",
    [claim.key, claim.bodySha256, claim.number ?? null],
  );
  if (claimed[0] !== undefined) return { orderId: claimed[0].order_id, earlier: null };
  const { rows } = await db.query<{ order_id: number; body_sha256: Buffer }>(
    "SELECT order_id, body_sha256 FROM order_attempts WHERE order_key = $1",
    [claim.key],
  );
  const earlier = { orderId: rows[0]!.order_id, bodySha256: rows[0]!.body_sha256 };
  return { orderId: earlier.orderId, earlier };
}

/**
 * Returns how many orders that have all of these subjects are unpaid, or await a person's word; two orders of the
 * same subjects count one after the other.
 */
export async function unpaidOrders(db: Queryable, subjects: readonly SubjectKey[]): Promise<number> {
  const keys = subjects.map(({ key }) => key);
  await db.query("SELECT pg_advisory_xact_lock(hashtextextended('unpaid:' || $1, 0))", [keys.join(" ")]);
  const { rows } = await db.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM orders WHERE subjects @> $1 AND status IN ('awaitingPayment', 'awaitingReview')",
    [keys],
  );
  return rows[0]!.count;
}

const columns = [
  "order_id",
  "status",
  "customer_id",
  "lan_id",
  "email",
  "client_data",
  "country_id",
  "zone_id",
  "payment_id",
  "shipping_id",
  "shipping_code",
  "shipping_point",
  "shipping_point_address",
  "arrives_from",
  "arrives_to",
  "currency",
  "factor",
  "products_pln",
  "shipping_pln",
  "discount_pln",
  "points_pln",
  "products",
  "shipping",
  "discount",
  "points",
  "total",
  "discount_code",
  "code_terms",
  "points_deducted",
  "hold_until",
  "link_key",
  "age_confirmed_at",
  "subjects",
  "pieces",
  "placed_by",
  "vat_abroad",
] as const;

const lineColumns = {
  position: "int",
  product_id: "bigint",
  variant_id: "bigint",
  product_name: "text",
  variant_name: "text",
  unit_price_pln: "int",
  quantity: "int",
  amount: "bigint",
} as const;
const lineNames = Object.keys(lineColumns) as (keyof OrderLineRow)[];

const insertOrder = `WITH saved AS (
    INSERT INTO orders (${columns.join(", ")}) OVERRIDING SYSTEM VALUE VALUES (${columns.map((_, index) => `$${index + 1}`).join(", ")}) RETURNING order_id
  ) INSERT INTO order_lines (order_id, ${lineNames.join(", ")}, vat_rate, sku, gtin, withdrawal_exception)
    SELECT saved.order_id, l.*, p.vat_rate, v.sku, v.gtin, p.withdrawal_exception FROM saved, unnest(${Object.values(
      lineColumns,
    )
      .map((type, index) => `$${columns.length + index + 1}::${type}[]`)
      .join(", ")}) AS l (${lineNames.join(", ")})
    JOIN products p USING (product_id) JOIN variants v USING (variant_id)`;

/** Writes an order with its lines. */
export async function saveOrder(db: Queryable, order: NewOrder, lines: readonly OrderLineRow[]): Promise<void> {
  await db.query({
    name: "save-order",
    text: insertOrder,
    values: [
      ...columns.map((column) =>
        column === "client_data" || (column === "code_terms" && order[column] !== null)
          ? JSON.stringify(order[column])
          : order[column],
      ),
      ...lineNames.map((column) => lines.map((line) => line[column])),
    ],
  });
}

/** Returns one order with its lines, or null. */
export async function orderNumbered(
  db: Queryable,
  orderId: number,
): Promise<{ order: OrderRow; lines: StoredOrderLine[] } | null> {
  const { rows } = await db.query<OrderRow>("SELECT * FROM orders WHERE order_id = $1", [orderId]);
  const order = rows[0];
  if (order === undefined) return null;
  const { rows: lines } = await db.query<StoredOrderLine>(
    `SELECT l.*, v.shelf, ${lineCodes} AS codes FROM order_lines l JOIN variants v USING (variant_id) WHERE order_id = $1 ORDER BY l.position`,
    [orderId],
  );
  return { order, lines: lines.map((line) => ({ ...line, vat_rate: order.vat_abroad ?? line.vat_rate })) };
}

/** Has an order bear the VAT of another country, or that of its goods: null. */
export async function saveVatAbroad(db: Queryable, orderId: number, vat: RateAbroad | null): Promise<void> {
  await db.query("UPDATE orders SET vat_abroad = $2 WHERE order_id = $1", [orderId, vat]);
}

/** Returns the newest orders, of one state where one is named, without their lines. */
export async function latestOrders(
  db: Queryable,
  { most, state = null }: { most: number; state?: OrderState | null },
): Promise<OrderRow[]> {
  const { rows } = await db.query<OrderRow>(
    "SELECT * FROM orders WHERE $2::text IS NULL OR status = $2 ORDER BY order_id DESC LIMIT $1",
    [most, state],
  );
  return rows;
}

/** Returns the order of the last day that was sent with this key, while it is nobody's account's; null: there is none. */
export async function guestOrderOfKey(
  db: Queryable,
  orderKey: string,
): Promise<Pick<OrderRow, "email" | "client_data"> | null> {
  const { rows } = await db.query<Pick<OrderRow, "email" | "client_data">>(
    "SELECT email, client_data FROM orders JOIN order_attempts USING (order_id) WHERE order_key = $1 AND customer_id IS NULL AND orders.created_at > now() - interval '1 day'",
    [orderKey],
  );
  return rows[0] ?? null;
}

/** Returns where and in which language an order's buyer is written to. */
export async function buyerOf(db: Queryable, orderId: number): Promise<Pick<OrderRow, "email" | "lan_id">> {
  const { rows } = await db.query<Pick<OrderRow, "email" | "lan_id">>(
    "SELECT email, lan_id FROM orders WHERE order_id = $1",
    [orderId],
  );
  return rows[0]!;
}

/** Returns the code of the payment an order was placed with. */
export async function paymentCodeOf(db: Queryable, orderId: number): Promise<string> {
  const { rows } = await db.query<{ payment_code: string }>(
    "SELECT payment_code FROM orders JOIN payments USING (payment_id) WHERE order_id = $1",
    [orderId],
  );
  return rows[0]!.payment_code;
}

/** Lets an order that a person has said yes to begin, in the state and with the hold it would have begun with. */
export async function beginWaiting(
  db: Queryable,
  { orderId, state, holdUntil }: { orderId: number; state: OrderState; holdUntil: Date | null },
): Promise<void> {
  await db.query("UPDATE orders SET status = $2, hold_until = $3 WHERE order_id = $1", [orderId, state, holdUntil]);
}

/** Returns whether anybody has ordered in this shop. */
export async function hasOrders(db: Queryable): Promise<boolean> {
  const { rowCount } = await db.query("SELECT FROM orders LIMIT 1");
  return rowCount === 1;
}
