import type { HandReason, StockReason } from "../../domain/catalogue/stock-movement.ts";
import type { Queryable } from "../queryable.ts";
import type { Actor } from "../staff/operator-log.ts";

/** Who moves stock by hand; buyers and the shop itself do by orders. */
export interface Mover {
  kind: Exclude<Actor["kind"], "system">;
  staffId: number | null;
  keyId: number | null;
}

/** The command line, as who moves stock. */
export const commandLine: Mover = { kind: "commandLine", staffId: null, keyId: null };

/** What is said of movements that are made together. */
export interface Why {
  reason: HandReason;
  note: string;
  by: Mover;
  /** Of goods that came in together. */
  deliveryId?: number;
}

export interface Move {
  variantId: number;
  /** Pieces; below zero they go. */
  change: number;
  /** The movement it takes back. */
  takesBack?: number;
}

/** A variant's stock while it is held. */
export interface HeldStock {
  variant_id: number;
  product_id: number;
  quantity: number;
  /** Its last movement that was none of an order's; 0: there was none. */
  moved: number;
}

/** What of its movements are not of orders: a catalogue file's too. */
export const outsideOrders = "NOT reason = ANY ('{order,changed,exchange,cancelled,expired,return}')";

/** Returns variants' stock, held until the transaction ends, in the order in which everybody locks them; unknown ones are left out. */
export async function holdStock(db: Queryable, variantIds: readonly number[]): Promise<Map<number, HeldStock>> {
  await db.query("SELECT FROM variants WHERE variant_id = ANY ($1::bigint[]) ORDER BY variant_id FOR UPDATE", [
    variantIds,
  ]);
  const { rows } = await db.query<HeldStock>(
    `SELECT v.variant_id, v.product_id, v.quantity, coalesce((SELECT max(movement_id) FROM stock_movements m WHERE m.variant_id = v.variant_id AND ${outsideOrders}), 0) AS moved
     FROM variants v WHERE v.variant_id = ANY ($1::bigint[])`,
    [variantIds],
  );
  return new Map(rows.map((row) => [row.variant_id, row]));
}

/** Moves the stock of variants, each once, and writes why; returns the movements by variant. Of none may be left less than nothing: the database refuses it. */
export async function moveStock(
  db: Queryable,
  moves: readonly Move[],
  { reason, note, by, deliveryId }: Why,
): Promise<Map<number, number>> {
  const { rows } = await db.query<{ variant_id: number; movement_id: number }>(
    `WITH moved AS (
       UPDATE variants v SET quantity = v.quantity + t.change FROM unnest($1::bigint[], $2::int[], $3::bigint[]) AS t (variant_id, change, takes_back)
       WHERE v.variant_id = t.variant_id RETURNING v.variant_id, v.quantity, t.change, t.takes_back
     ) INSERT INTO stock_movements (variant_id, change, reason, stock_after, takes_back, note, actor_kind, staff_id, key_id, delivery_id)
       SELECT variant_id, change, $4, quantity, takes_back, $5, $6, $7, $8, $9 FROM moved ORDER BY variant_id RETURNING variant_id, movement_id`,
    [
      moves.map(({ variantId }) => variantId),
      moves.map(({ change }) => change),
      moves.map(({ takesBack }) => takesBack ?? null),
      reason,
      note,
      by.kind,
      by.staffId,
      by.keyId,
      deliveryId ?? null,
    ],
  );
  return new Map(rows.map((row) => [row.variant_id, row.movement_id]));
}

/** Returns whether a variant has had so many pieces at some time from a movement on; movement 0 is before all of them. */
export async function stockWas(
  db: Queryable,
  { variantId, movement, pieces }: { variantId: number; movement: number; pieces: number },
): Promise<boolean> {
  if (movement === 0 && pieces === 0) return true;
  const { rowCount } = await db.query(
    "SELECT FROM stock_movements WHERE variant_id = $1 AND movement_id >= $2 AND stock_after = $3 LIMIT 1",
    [variantId, movement, pieces],
  );
  return rowCount === 1;
}

/** Begins a delivery; returns its number. */
export async function addDelivery(db: Queryable, note: string): Promise<number> {
  const { rows } = await db.query<{ delivery_id: number }>(
    "INSERT INTO stock_deliveries (note) VALUES ($1) RETURNING delivery_id",
    [note],
  );
  return rows[0]!.delivery_id;
}

export interface MadeMovement {
  movement_id: number;
  variant_id: number;
  change: number;
  reason: StockReason;
  /** It was made by hand, and not to take another back. */
  is_own: boolean;
}

/** Returns a movement, or those of a delivery that came in, as far as they were not taken back. */
export async function movementsToTakeBack(
  db: Queryable,
  what: { movement: number } | { delivery: number },
): Promise<MadeMovement[]> {
  const { rows } = await db.query<MadeMovement>(
    `SELECT m.movement_id, m.variant_id, m.change, m.reason, m.actor_kind IS NOT NULL AND m.takes_back IS NULL AS is_own FROM stock_movements m
     WHERE (m.movement_id = $1 OR m.delivery_id = $2 AND m.takes_back IS NULL) AND NOT EXISTS (SELECT FROM stock_movements b WHERE b.takes_back = m.movement_id) ORDER BY m.variant_id`,
    ["movement" in what ? what.movement : null, "delivery" in what ? what.delivery : null],
  );
  return rows;
}

/** Which movements: null is any. */
export interface MovementFilter {
  variantId: number | null;
  reason: StockReason | null;
  /** Days in Warsaw, both included. */
  from: string | null;
  to: string | null;
  staffId: number | null;
}

export interface MovementRow {
  movement_id: number;
  at: Date;
  variant_id: number;
  product: string;
  variant: string;
  sku: string | null;
  change: number;
  stock_after: number;
  reason: StockReason;
  note: string;
  actor_kind: Mover["kind"] | null;
  /** What a person or a key is called. */
  by: string | null;
  order_id: number | null;
  delivery_id: number | null;
  takes_back: number | null;
  /** Somebody has taken it back. */
  taken_back: boolean;
}

/** What a variant `v` is called in a language (`$1`): its values. */
const variantCalled =
  "coalesce((SELECT string_agg(said(value, $1), ' ' ORDER BY place) FROM jsonb_array_elements(v.attribute_values) WITH ORDINALITY AS x (value, place)), '')";

/** Returns the newest movements before one (null: of all) that a filter leaves. */
export async function latestMovements(
  db: Queryable,
  { variantId, reason, from, to, staffId }: MovementFilter,
  { language, before, most }: { language: string; before: number | null; most: number },
): Promise<MovementRow[]> {
  const { rows } = await db.query<MovementRow>(
    `SELECT m.movement_id, m.at, m.variant_id, said(p.product_name, $1) AS product, ${variantCalled} AS variant, v.sku, m.change, m.stock_after, m.reason, m.note, m.actor_kind,
       coalesce(nullif(s.name, ''), s.email, k.name) AS by, m.order_id, m.delivery_id, m.takes_back, EXISTS (SELECT FROM stock_movements b WHERE b.takes_back = m.movement_id) AS taken_back
     FROM stock_movements m JOIN variants v USING (variant_id) JOIN products p USING (product_id) LEFT JOIN staff s USING (staff_id) LEFT JOIN operator_keys k USING (key_id)
     WHERE ($2::bigint IS NULL OR m.movement_id < $2) AND ($4::bigint IS NULL OR m.variant_id = $4) AND ($5::text IS NULL OR m.reason = $5) AND ($6::bigint IS NULL OR m.staff_id = $6)
       AND ($7::date IS NULL OR m.at >= $7::date::timestamp AT TIME ZONE 'Europe/Warsaw') AND ($8::date IS NULL OR m.at < ($8::date + 1)::timestamp AT TIME ZONE 'Europe/Warsaw')
     ORDER BY m.movement_id DESC LIMIT $3`,
    [language, before, most, variantId, reason, staffId, from, to],
  );
  return rows;
}

/** Returns who has moved stock by hand, as far as they are people. */
export async function peopleWhoMoved(db: Queryable): Promise<{ staff_id: number; name: string }[]> {
  const { rows } = await db.query<{ staff_id: number; name: string }>(
    `SELECT s.staff_id, coalesce(nullif(s.name, ''), s.email) AS name FROM staff s
     WHERE EXISTS (SELECT FROM stock_movements m WHERE m.staff_id = s.staff_id) ORDER BY name, s.staff_id`,
  );
  return rows;
}

export interface StockRow {
  variant_id: number;
  product_id: number;
  product: string;
  variant: string;
  picture: string | null;
  sku: string | null;
  gtin: string | null;
  shelf: string | null;
  quantity: number;
  /** Sold pieces that lie on the shelf still: they are in no parcel yet. */
  to_pack: number;
  /** Its last movement that was none of an order's; 0: there was none. */
  moved: number;
}

/** Returns shown variants of products, or of these numbers, with what there is of each; the order is the products', then the variants' own. */
export async function stockRows(
  db: Queryable,
  { products, variants }: { products: readonly number[]; variants: readonly number[] },
  language: string,
): Promise<StockRow[]> {
  const { rows } = await db.query<StockRow>(
    `WITH found AS MATERIALIZED (
       SELECT v.*, said(p.product_name, $1) AS product FROM variants v JOIN products p USING (product_id) WHERE v.shown AND p.shown AND (v.product_id = ANY ($2::bigint[]) OR v.variant_id = ANY ($3::bigint[]))
     ), waiting AS (
       SELECT l.variant_id, sum(greatest(0, l.quantity_left - l.packed))::int AS to_pack FROM order_lines_left l JOIN orders o USING (order_id)
       WHERE o.status IN ('new', 'awaitingPayment', 'paid') AND l.variant_id IN (SELECT variant_id FROM found) GROUP BY l.variant_id
     )
     SELECT v.variant_id, v.product_id, v.product, ${variantCalled} AS variant, coalesce(v.picture, (SELECT name FROM product_pictures f WHERE f.product_id = v.product_id ORDER BY position LIMIT 1)) AS picture,
       v.sku, v.gtin, v.shelf, v.quantity, coalesce(w.to_pack, 0) AS to_pack, coalesce((SELECT max(movement_id) FROM stock_movements m WHERE m.variant_id = v.variant_id AND ${outsideOrders}), 0) AS moved
     FROM found v LEFT JOIN waiting w USING (variant_id)
     ORDER BY array_position($2::bigint[], v.product_id), v.product, v.product_id, v.position, v.variant_id`,
    [language, products, variants],
  );
  return rows;
}

/** Returns shown variants that lie on a shelf, by its name in whatever case: a hundred at most. */
export async function variantsOnShelf(db: Queryable, shelf: string): Promise<number[]> {
  const { rows } = await db.query<{ variant_id: number }>(
    "SELECT variant_id FROM variants WHERE lower(shelf) = lower($1) AND shown ORDER BY variant_id LIMIT 100",
    [shelf],
  );
  return rows.map((row) => row.variant_id);
}
