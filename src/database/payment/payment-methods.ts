import type { Said } from "../../domain/language.ts";
import type { Currency } from "../../domain/money.ts";
import type { Queryable } from "../queryable.ts";

/** Whether shoppers may choose payment `p`: it is connected, nobody switched it off, and a transfer has an account to go to. */
export const isOffered = `p.offered AND p.off_because IS NULL
  AND (p.payment_code <> 'bank' OR EXISTS (SELECT FROM config account WHERE account.code = 'shop_bank_account' AND account.content <> ''))`;

export interface PaymentMethodRow {
  payment_id: number;
  payment_code: string;
  payment_name: Said;
  /** Paid by a provider the shop is connected to. */
  online: boolean;
  /** Whether the settings connect the shop to it; true of what needs no connection. */
  connected: boolean;
  off_because: string | null;
  offered: boolean;
  version: number;
}

const columns = `payment_id, payment_code, payment_name, online, p.offered AS connected, off_because, (${isOffered}) AS offered, version`;

/** Returns every payment of the shop that shoppers could be offered, offered or not, as they see them. */
export async function allPayments(db: Queryable): Promise<PaymentMethodRow[]> {
  const { rows } = await db.query<PaymentMethodRow>(
    `SELECT ${columns} FROM payments p WHERE payment_code <> 'exchange' ORDER BY position, payment_id`,
  );
  return rows;
}

/** Returns a payment by its number or its code, for this transaction alone; null: there is none such. */
export async function lockPayment(
  db: Queryable,
  which: { paymentId: number } | { code: string },
): Promise<PaymentMethodRow | null> {
  const { rows } = await db.query<PaymentMethodRow>(
    `SELECT ${columns} FROM payments p WHERE (payment_id = $1 OR payment_code = lower($2)) AND payment_code <> 'exchange' FOR UPDATE`,
    ["paymentId" in which ? which.paymentId : null, "code" in which ? which.code : null],
  );
  return rows[0] ?? null;
}

/** Sets what a payment is called and why it is off (null: it is not), which counts one version more. */
export async function savePayment(
  db: Queryable,
  { payment_id, payment_name, off_because }: Pick<PaymentMethodRow, "payment_id" | "payment_name" | "off_because">,
): Promise<void> {
  await db.query(
    "UPDATE payments SET payment_name = $2, off_because = $3, version = version + 1 WHERE payment_id = $1",
    [payment_id, JSON.stringify(payment_name), off_because],
  );
}

/** Returns which version of the payments' order there is. */
export async function paymentOrderVersion(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ version: number }>("SELECT payment_order_version AS version FROM shop");
  return rows[0]!.version;
}

/** The same, for this transaction alone. */
export async function lockPaymentOrder(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ version: number }>("SELECT payment_order_version AS version FROM shop FOR UPDATE");
  return rows[0]!.version;
}

/** Has shoppers see the payments in this order, which counts one version more. */
export async function savePaymentOrder(db: Queryable, ids: readonly number[]): Promise<void> {
  await db.query(
    "UPDATE payments p SET position = given.position FROM unnest($1::integer[]) WITH ORDINALITY AS given (payment_id, position) WHERE p.payment_id = given.payment_id",
    [ids],
  );
  await db.query("UPDATE shop SET payment_order_version = payment_order_version + 1");
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
