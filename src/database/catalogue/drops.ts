import type { DropGoods, DropState, DropTerms } from "../../domain/catalogue/drop.ts";
import { type LanCode } from "../../domain/language.ts";
import type { Queryable } from "../queryable.ts";

export interface DropRow {
  drop_id: number;
  name: string;
  starts_at: Date;
  /** The same on Warsaw's clocks: `2026-12-05T20:00:00`. */
  at: string;
  soon: boolean;
  state: DropState;
  started_at: Date | null;
  ended_at: Date | null;
  paused: boolean;
  version: number;
}

const columns = `drop_id, name, starts_at, to_char(starts_at AT TIME ZONE 'Europe/Warsaw', 'YYYY-MM-DD"T"HH24:MI:SS') AS at, soon, state, started_at, ended_at, paused, version`;

/** Returns drops, at most a hundred: those that are planned or run, the next first, or those that are over, the last first. */
export async function listDrops(db: Queryable, { over }: { over: boolean }): Promise<DropRow[]> {
  const { rows } = await db.query<DropRow>(
    over
      ? `SELECT ${columns} FROM drops WHERE state = 'ended' ORDER BY ended_at DESC, drop_id DESC LIMIT 100`
      : `SELECT ${columns} FROM drops WHERE state <> 'ended' ORDER BY starts_at, drop_id LIMIT 100`,
  );
  return rows;
}

/** Returns a drop; null: there is none. */
export async function dropNumbered(db: Queryable, dropId: number): Promise<DropRow | null> {
  const { rows } = await db.query<DropRow>(`SELECT ${columns} FROM drops WHERE drop_id = $1`, [dropId]);
  return rows[0] ?? null;
}

/** Returns a drop, locked to the end of the transaction; null: there is none. */
export async function lockDrop(db: Queryable, dropId: number): Promise<DropRow | null> {
  const { rows } = await db.query<DropRow>(`SELECT ${columns} FROM drops WHERE drop_id = $1 FOR UPDATE`, [dropId]);
  return rows[0] ?? null;
}

/** Returns the planned drops whose second has come, the first first. */
export async function dueDrops(db: Queryable, now: Date): Promise<number[]> {
  const { rows } = await db.query<{ drop_id: number }>(
    "SELECT drop_id FROM drops WHERE state = 'planned' AND starts_at <= $1 ORDER BY starts_at, drop_id",
    [now],
  );
  return rows.map((row) => row.drop_id);
}

/** A product in a drop. */
export interface DropProductRow {
  drop_id: number;
  product_id: number;
  product: string;
  picture: string | null;
  per_person: number | null;
  paused: boolean;
  brought: boolean;
  /** It is in the shop's window, or would be, had its brand a producer. */
  shown: boolean;
  /** Pieces of all its variants. */
  stock: number;
}

/** Returns the products of drops, in their order. */
export async function productsInDrops(
  db: Queryable,
  dropIds: readonly number[],
  lanCode: LanCode,
): Promise<DropProductRow[]> {
  const { rows } = await db.query<DropProductRow>(
    `SELECT d.drop_id, d.product_id, coalesce(p.product_name ->> $2, p.product_name ->> 'pl') AS product, d.per_person, d.paused, d.brought, p.shown OR p.awaits_producer AS shown,
       (SELECT name FROM product_pictures f WHERE f.product_id = d.product_id ORDER BY f.position LIMIT 1) AS picture,
       (SELECT coalesce(sum(quantity), 0)::int FROM variants v WHERE v.product_id = d.product_id AND v.shown) AS stock
     FROM drop_products d JOIN products p USING (product_id) WHERE d.drop_id = ANY ($1::bigint[]) ORDER BY d.drop_id, d.position`,
    [dropIds, lanCode],
  );
  return rows;
}

/** What is to be known of products that are to be in a drop. */
export interface DropCandidate {
  product_id: number;
  shown: boolean;
  /** The drop that has it and has not ended. */
  drop_id: number | null;
}

/** Returns what there is of these products, locked against another drop's taking them meanwhile. */
export async function dropCandidates(db: Queryable, productIds: readonly number[]): Promise<DropCandidate[]> {
  const { rows } = await db.query<DropCandidate>(
    `SELECT p.product_id, p.shown OR p.awaits_producer AS shown, (SELECT drop_id FROM drop_products d WHERE d.product_id = p.product_id AND d.open) AS drop_id
     FROM products p WHERE product_id = ANY ($1::bigint[]) ORDER BY product_id FOR NO KEY UPDATE`,
    [productIds],
  );
  return rows;
}

const startsAt = "$2::timestamp AT TIME ZONE 'Europe/Warsaw'";

/** Adds a drop without goods and returns its number and its second. */
export async function addDrop(
  db: Queryable,
  { name, at, soon }: Omit<DropTerms, "goods">,
): Promise<{ drop_id: number; starts_at: Date }> {
  const { rows } = await db.query<{ drop_id: number; starts_at: Date }>(
    `INSERT INTO drops (name, starts_at, soon) VALUES ($1, ${startsAt}, $3) RETURNING drop_id, starts_at`,
    [name, at, soon],
  );
  return rows[0]!;
}

/** Writes what a drop is called, when it begins and whether it is seen before: another version. Returns its second. */
export async function saveDrop(
  db: Queryable,
  dropId: number,
  { name, at, soon }: Omit<DropTerms, "goods">,
): Promise<Date> {
  const { rows } = await db.query<{ starts_at: Date }>(
    `UPDATE drops SET name = $1, starts_at = ${startsAt}, soon = $3, version = version + 1 WHERE drop_id = $4 RETURNING starts_at`,
    [name, at, soon, dropId],
  );
  return rows[0]!.starts_at;
}

/** Writes which goods a drop has, in their order; those that stay keep whether they are paused. */
export async function saveDropGoods(db: Queryable, dropId: number, goods: readonly DropGoods[]): Promise<void> {
  const ids = goods.map(({ productId }) => productId);
  await db.query("DELETE FROM drop_products WHERE drop_id = $1 AND product_id <> ALL ($2::bigint[])", [dropId, ids]);
  await db.query(
    `INSERT INTO drop_products (drop_id, product_id, position, per_person)
     SELECT $1, product_id, place, most FROM unnest($2::bigint[], $3::int[]) WITH ORDINALITY AS goods (product_id, most, place)
     ON CONFLICT (drop_id, product_id) DO UPDATE SET position = excluded.position, per_person = excluded.per_person`,
    [dropId, ids, goods.map(({ perPerson }) => perPerson)],
  );
}

/** Records which of a drop's products are in the window by it alone. */
export async function recordBrought(db: Queryable, dropId: number, productIds: readonly number[]): Promise<void> {
  await db.query("UPDATE drop_products SET brought = product_id = ANY ($2::bigint[]) WHERE drop_id = $1", [
    dropId,
    productIds,
  ]);
}

/** Takes a drop away. */
export async function deleteDrop(db: Queryable, dropId: number): Promise<void> {
  await db.query("DELETE FROM drops WHERE drop_id = $1", [dropId]);
}

/** Records that a drop has begun. */
export async function recordDropBegun(db: Queryable, dropId: number, now: Date): Promise<void> {
  await db.query("UPDATE drops SET state = 'running', started_at = $2 WHERE drop_id = $1", [dropId, now]);
}

/** Records that a drop is over: nothing of it is limited or paused any more. */
export async function recordDropEnded(db: Queryable, dropId: number, now: Date): Promise<void> {
  await db.query("UPDATE drops SET state = 'ended', ended_at = $2 WHERE drop_id = $1", [dropId, now]);
}

/** Pauses a drop as a whole, or lets it go on. */
export async function pauseDrop(db: Queryable, dropId: number, paused: boolean): Promise<void> {
  await db.query("UPDATE drops SET paused = $2 WHERE drop_id = $1", [dropId, paused]);
}

/** Pauses products of a drop, or lets them go on. */
export async function pauseDropProducts(
  db: Queryable,
  dropId: number,
  { productIds, paused }: { productIds: readonly number[]; paused: boolean },
): Promise<void> {
  await db.query("UPDATE drop_products SET paused = $3 WHERE drop_id = $1 AND product_id = ANY ($2::bigint[])", [
    dropId,
    productIds,
    paused,
  ]);
}
