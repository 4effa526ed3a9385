import type { Currency } from "../../domain/money.ts";
import type { OrderState } from "../../domain/order/order-states.ts";
import { openReturnStates, type ReturnKind, type ReturnPieces, type ReturnState } from "../../domain/return/return.ts";
import type { Queryable } from "../queryable.ts";

export interface ReturnRow {
  return_id: number;
  order_id: number;
  kind: ReturnKind;
  withdrawal_id: number | null;
  state: ReturnState;
  parcel: string;
  announced_at: Date;
  proof_at: Date | null;
  arrived_at: Date | null;
  ended_at: Date | null;
  settlement_id: number | null;
  version: number;
}

/** Pieces of a return, by line of its order. */
interface ReturnLineRow {
  position: number;
  expected: number;
  as_new: number;
  used: number;
  missing: number;
  restocked: number;
  kept: number;
  why: string;
}

/** Opens a return; returns its number. */
export async function saveReturn(
  db: Queryable,
  {
    orderId,
    kind,
    withdrawalId,
    parcel,
    announcedAt,
  }: { orderId: number; kind: ReturnKind; withdrawalId: number | null; parcel: string; announcedAt: Date },
): Promise<number> {
  const { rows } = await db.query<{ return_id: number }>(
    "INSERT INTO returns (order_id, kind, withdrawal_id, parcel, announced_at) VALUES ($1, $2, $3, $4, $5) RETURNING return_id",
    [orderId, kind, withdrawalId, parcel, announcedAt],
  );
  return rows[0]!.return_id;
}

/** Writes which pieces a return is of, and what is known of them, in place of what was written. */
export async function saveReturnLines(db: Queryable, returnId: number, lines: readonly ReturnPieces[]): Promise<void> {
  await db.query("DELETE FROM return_lines WHERE return_id = $1", [returnId]);
  await db.query(
    `INSERT INTO return_lines (return_id, position, expected, as_new, used, missing, restocked, kept, why)
     SELECT $1, * FROM unnest($2::int[], $3::int[], $4::int[], $5::int[], $6::int[], $7::int[], $8::bigint[], $9::text[])`,
    [
      returnId,
      lines.map((line) => line.position),
      lines.map((line) => line.expected),
      lines.map((line) => line.asNew),
      lines.map((line) => line.used),
      lines.map((line) => line.missing),
      lines.map((line) => line.restocked),
      lines.map((line) => line.kept),
      lines.map((line) => line.why),
    ],
  );
}

/** Writes where a return stands; its version counts on. */
export async function updateReturn(
  db: Queryable,
  {
    return_id,
    state,
    parcel,
    proof_at,
    arrived_at,
    ended_at,
    settlement_id,
  }: Omit<ReturnRow, "order_id" | "kind" | "withdrawal_id" | "announced_at" | "version">,
): Promise<void> {
  await db.query(
    "UPDATE returns SET state = $2, parcel = $3, proof_at = $4, arrived_at = $5, ended_at = $6, settlement_id = $7 WHERE return_id = $1",
    [return_id, state, parcel, proof_at, arrived_at, ended_at, settlement_id],
  );
}

/** Returns a return, or null; until the transaction ends nobody else changes it. */
export async function lockReturn(db: Queryable, returnId: number): Promise<ReturnRow | null> {
  const { rows } = await db.query<ReturnRow>("SELECT * FROM returns WHERE return_id = $1 FOR UPDATE", [returnId]);
  return rows[0] ?? null;
}

/** Returns a return, or null. */
export async function returnNumbered(db: Queryable, returnId: number): Promise<ReturnRow | null> {
  const { rows } = await db.query<ReturnRow>("SELECT * FROM returns WHERE return_id = $1", [returnId]);
  return rows[0] ?? null;
}

/** Returns the return that began with a statement, or null. */
export async function returnOfWithdrawal(db: Queryable, withdrawalId: number): Promise<ReturnRow | null> {
  const { rows } = await db.query<ReturnRow>("SELECT * FROM returns WHERE withdrawal_id = $1", [withdrawalId]);
  return rows[0] ?? null;
}

/** Returns the pieces of a return, by line of the order. */
export async function piecesOfReturn(db: Queryable, returnId: number): Promise<ReturnPieces[]> {
  const { rows } = await db.query<ReturnLineRow>(
    "SELECT position, expected, as_new, used, missing, restocked, kept, why FROM return_lines WHERE return_id = $1 ORDER BY position",
    [returnId],
  );
  return rows.map(({ as_new: asNew, ...line }) => ({ ...line, asNew }));
}

/** Returns the returns of an order, the first first. */
export async function returnsOfOrder(db: Queryable, orderId: number): Promise<ReturnRow[]> {
  const { rows } = await db.query<ReturnRow>("SELECT * FROM returns WHERE order_id = $1 ORDER BY return_id", [orderId]);
  return rows;
}

/** A return as a list has it. */
export interface ListedReturn extends ReturnRow {
  buyer: string;
  status: OrderState;
  currency: Currency;
  delivered_at: Date | null;
  received_at: Date | null;
  pieces: number;
  arrived: number;
  /** Nothing of the order has left. */
  unsent: boolean;
}

/** Returns the newest returns, or those in which something is still to be done, the first announced first; at most two hundred. Nothing is to be done of an order that was undone whole. */
export async function listReturns(
  db: Queryable,
  { view, search }: { view: "waiting" | "all"; search: string },
): Promise<ListedReturn[]> {
  const number = /^\d{1,15}$/.test(search) ? Number(search) : null;
  const { rows } = await db.query<ListedReturn>(
    `SELECT r.*, ${buyer} AS buyer, o.status, o.currency, o.delivered_at, w.received_at,
       o.status NOT IN ('sent', 'delivered', 'returned') AND NOT EXISTS (SELECT FROM parcels p WHERE p.order_id = o.order_id AND p.sent_at IS NOT NULL) AS unsent,
       (SELECT coalesce(sum(expected), 0)::int FROM return_lines l WHERE l.return_id = r.return_id) AS pieces,
       (SELECT coalesce(sum(as_new + used), 0)::int FROM return_lines l WHERE l.return_id = r.return_id) AS arrived
     FROM returns r JOIN orders o USING (order_id) LEFT JOIN withdrawals w USING (withdrawal_id)
     WHERE ($1 = 'all' OR (r.state = ANY ($2) AND o.status NOT IN ('cancelled', 'returned'))) AND ($3 = '' OR o.order_id = $4 OR ${buyer} ILIKE '%' || $3 || '%' OR r.parcel ILIKE '%' || $3 || '%')
     ORDER BY CASE WHEN $1 = 'all' THEN -r.return_id ELSE 0 END, r.announced_at, r.return_id LIMIT 200`,
    [view, openReturnStates, search.replaceAll(/[\\%_]/g, String.raw`\$&`), number],
  );
  return rows;
}

const buyer =
  "concat_ws(' ', nullif(o.client_data ->> 'shippingFirstName', ''), nullif(o.client_data ->> 'shippingLastName', ''))";

/** Returns the returns whose goods are in the shop and whose money is not given back, the first to arrive first. */
export async function arrivedReturns(db: Queryable): Promise<ReturnRow[]> {
  const { rows } = await db.query<ReturnRow>(
    `SELECT r.* FROM returns r JOIN orders o USING (order_id) WHERE r.state = 'arrived' AND o.status NOT IN ('cancelled', 'returned')
     ORDER BY r.arrived_at, r.return_id LIMIT 200`,
  );
  return rows;
}
