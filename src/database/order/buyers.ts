import type { Queryable } from "../queryable.ts";

/** Somebody who has ordered, as they said it last. */
export interface BuyerRow {
  email: string;
  client_data: Record<string, unknown>;
  country_id: number;
  has_account: boolean;
}

/** Returns who has ordered by e-mail, telephone or name, each with the newest order's form, capitals and diacritics aside: at most five. */
export async function buyersFound(db: Queryable, words: string): Promise<BuyerRow[]> {
  const { rows } = await db.query<BuyerRow>(
    `SELECT * FROM (SELECT DISTINCT ON (o.email) o.order_id, o.email, o.client_data, o.country_id, EXISTS (SELECT FROM customers c WHERE c.email = o.email) AS has_account
       FROM order_lookup l JOIN orders o USING (order_id) WHERE l.words LIKE '%' || order_words($1, '{}', NULL) || '%' AND o.email NOT LIKE '%@bruk.invalid' ORDER BY o.email, o.order_id DESC) found
     ORDER BY order_id DESC LIMIT 5`,
    [words.replace(/[\\%_]/g, "\\$&")],
  );
  return rows;
}
