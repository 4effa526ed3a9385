import type { Queryable } from "./queryable.ts";

/** Returns whether a shop has been made in this database, by this code or an earlier version. */
export async function isShop(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ there: boolean }>("SELECT to_regclass('public.shop') IS NOT NULL AS there");
  return rows[0]!.there;
}
