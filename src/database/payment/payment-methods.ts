import type { Said } from "../../domain/language.ts";
import type { Currency } from "../../domain/money.ts";
import type { Queryable } from "../queryable.ts";

/** Whether shoppers may choose payment `p`: it is connected, nobody switched it off, and a transfer has an account to go to. */
export const isOffered = `p.offered AND p.off_because IS NULL
  AND (p.payment_code <> 'bank' OR EXISTS (SELECT FROM config account WHERE account.code = 'shop_bank_account' AND account.content <> ''))`;

export interface PaymentMethodRow {
  payment_code: string;
  payment_name: Said;
  /** Whether the settings connect the shop to it; true of what needs no connection. */
  connected: boolean;
  off_because: string | null;
  offered: boolean;
}

/** Returns every payment of the shop, offered or not. */
export async function allPayments(db: Queryable): Promise<PaymentMethodRow[]> {
  const { rows } = await db.query<PaymentMethodRow>(
    `SELECT payment_code, payment_name, p.offered AS connected, off_because, (${isOffered}) AS offered FROM payments p ORDER BY payment_id`,
  );
  return rows;
}

/** Switches a payment off and keeps why, or on again (`because` null); returns whether there is one of that code. */
export async function switchPayment(
  db: Queryable,
  { code, because }: { code: string; because: string | null },
): Promise<boolean> {
  const { rowCount } = await db.query("UPDATE payments SET off_because = $2 WHERE payment_code = lower($1)", [
    code,
    because,
  ]);
  return rowCount === 1;
}

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
