import type { Currency } from "../../domain/money.ts";
import type { Queryable } from "../queryable.ts";

/**
 * Keeps which online payments the shop is connected to, and in which currencies each charges; the others are
 * offered nowhere. Returns whether anything changed.
 */
export async function saveConnected(
  db: Queryable,
  connected: readonly { code: string; currencies: readonly Currency[] }[],
): Promise<boolean> {
  const { rows } = await db.query<{ payment_id: number; offered: boolean; currencies: Currency[] | null }>(
    `SELECT p.payment_id, c.code IS NOT NULL AS offered, c.currencies
     FROM payments p LEFT JOIN (SELECT code, string_to_array(list, ',') AS currencies FROM unnest($1::text[], $2::text[]) AS given (code, list)) c ON c.code = p.payment_code
     WHERE p.online AND (p.offered, p.currencies) IS DISTINCT FROM (c.code IS NOT NULL, c.currencies)`,
    [connected.map(({ code }) => code), connected.map(({ currencies }) => currencies.join(","))],
  );
  // A statement that changes no row would be noted as a change all the same.
  for (const { payment_id, offered, currencies } of rows)
    await db.query("UPDATE payments SET offered = $2, currencies = $3 WHERE payment_id = $1", [
      payment_id,
      offered,
      currencies,
    ]);
  return rows.length > 0;
}
