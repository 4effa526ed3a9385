import type { Queryable } from "./queryable.ts";
import { whatIsInTheShop } from "./restore-rows.ts";

/** Returns whether nobody has begun a shop of their own here: no goods, orders or customers, and nothing said of who sells. */
export async function isUntouched(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ begun: boolean }>(
    `SELECT EXISTS (SELECT FROM config WHERE code LIKE 'shop\\_%' AND content <> '' AND (code, content) <> ('shop_name', 'Bruk'))
       OR EXISTS (SELECT FROM opening_waivers) OR EXISTS (SELECT FROM shop WHERE opened_at IS NOT NULL) AS begun`,
  );
  return !rows[0]!.begun && (await whatIsInTheShop(db)) === null;
}
