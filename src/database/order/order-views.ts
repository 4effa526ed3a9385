import { type OrderColumn, type SavedView } from "../../domain/order/order-list.ts";
import type { Queryable } from "../queryable.ts";

export interface OrderViewRow {
  view_id: number;
  staff_id: number;
  /** What who saved it is called; by e-mail where they have said no name. */
  by: string;
  name: string;
  asked: Record<string, string>;
  columns: OrderColumn[] | null;
  shared: boolean;
  version: number;
}

/** Returns somebody's own views and those that are shared, in the order they have said, the others behind; of nobody (null) the shared ones. */
export async function viewsSeenBy(db: Queryable, staffId: number | null): Promise<OrderViewRow[]> {
  const { rows } = await db.query<OrderViewRow>(
    `SELECT w.view_id, w.staff_id, coalesce(nullif(s.name, ''), s.email) AS by, w.name, w.asked, w.columns, w.shared, w.version
     FROM order_views w JOIN staff s USING (staff_id) LEFT JOIN order_lists l ON l.staff_id = $1
     WHERE w.staff_id = $1 OR w.shared ORDER BY array_position(l.views, w.view_id) NULLS LAST, w.view_id`,
    [staffId],
  );
  return rows;
}

/** Returns a view that nobody else changes until the transaction ends; null: there is none of this number. */
export async function lockView(
  db: Queryable,
  viewId: number,
): Promise<(SavedView & { staffId: number; version: number }) | null> {
  const { rows } = await db.query<Omit<OrderViewRow, "view_id" | "by">>(
    "SELECT staff_id, name, asked, columns, shared, version FROM order_views WHERE view_id = $1 FOR UPDATE",
    [viewId],
  );
  const row = rows[0];
  if (row === undefined) return null;
  const { staff_id: staffId, ...view } = row;
  return { staffId, ...view };
}

/** Whether somebody has another view of a name, capitals or small. */
export async function hasViewCalled(
  db: Queryable,
  { staffId, name, except }: { staffId: number; name: string; except: number | null },
): Promise<boolean> {
  const { rows } = await db.query<{ there: boolean }>(
    "SELECT EXISTS (SELECT FROM order_views WHERE staff_id = $1 AND lower(name) = lower($2) AND view_id IS DISTINCT FROM $3) AS there",
    [staffId, name, except],
  );
  return rows[0]!.there;
}

/** Writes a view of somebody; returns its number, null where they have one of this name already. */
export async function addView(
  db: Queryable,
  staffId: number,
  { name, asked, columns, shared }: SavedView,
): Promise<number | null> {
  const { rows } = await db.query<{ view_id: number }>(
    "INSERT INTO order_views (staff_id, name, asked, columns, shared) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING view_id",
    [staffId, name, JSON.stringify(asked), columns, shared],
  );
  return rows[0]?.view_id ?? null;
}

/** Writes another view in a view's place; its version is another then. */
export async function replaceView(
  db: Queryable,
  viewId: number,
  { name, asked, columns, shared }: SavedView,
): Promise<void> {
  await db.query(
    "UPDATE order_views SET name = $2, asked = $3, columns = $4, shared = $5, version = version + 1 WHERE view_id = $1",
    [viewId, name, JSON.stringify(asked), columns, shared],
  );
}

/** Takes a view away. */
export async function removeViewRow(db: Queryable, viewId: number): Promise<void> {
  await db.query("DELETE FROM order_views WHERE view_id = $1", [viewId]);
}

/** Returns the columns somebody has chosen for the list; null: none. */
export async function columnsOf(db: Queryable, staffId: number): Promise<OrderColumn[] | null> {
  const { rows } = await db.query<{ columns: OrderColumn[] | null }>(
    "SELECT columns FROM order_lists WHERE staff_id = $1",
    [staffId],
  );
  return rows[0]?.columns ?? null;
}

/** Writes which columns somebody has chosen for the list; null: none. */
export async function saveColumns(
  db: Queryable,
  staffId: number,
  columns: readonly OrderColumn[] | null,
): Promise<void> {
  await db.query(
    "INSERT INTO order_lists (staff_id, columns) VALUES ($1, $2) ON CONFLICT (staff_id) DO UPDATE SET columns = $2",
    [staffId, columns],
  );
}

/** Writes in which order somebody sees their views. */
export async function saveViewOrder(db: Queryable, staffId: number, views: readonly number[]): Promise<void> {
  await db.query(
    "INSERT INTO order_lists (staff_id, views) VALUES ($1, $2) ON CONFLICT (staff_id) DO UPDATE SET views = $2",
    [staffId, views],
  );
}
