import type { Currency } from "../domain/money.ts";
import type { Queryable } from "./queryable.ts";

/**
 * Keeps which online payments the shop is connected to, and in which currencies each charges; the others are
 * offered nowhere. Answers whether anything changed.
 */
export async function saveConnected(db: Queryable, connected: readonly { code: string; currencies: readonly Currency[] }[]): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE payments p SET offered = c.code IS NOT NULL, currencies = c.currencies
     FROM payments every LEFT JOIN (SELECT code, string_to_array(list, ',') AS currencies FROM unnest($1::text[], $2::text[]) AS given (code, list)) c ON c.code = every.payment_code
     WHERE p.payment_id = every.payment_id AND p.online AND (p.offered, p.currencies) IS DISTINCT FROM (c.code IS NOT NULL, c.currencies)`,
    [connected.map(({ code }) => code), connected.map(({ currencies }) => currencies.join(","))],
  );
  return (rowCount ?? 0) > 0;
}
