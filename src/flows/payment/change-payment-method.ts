import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import {
  allPayments,
  lockPayment,
  lockPaymentOrder,
  savePayment,
  savePaymentOrder,
} from "../../database/payment/payment-methods.ts";
import type { Queryable } from "../../database/queryable.ts";
import { type Log, logAct } from "../../database/staff/operator-log.ts";
import type { Said } from "../../domain/language.ts";

/** What is changed of a payment; what is not named stays. */
export interface PaymentChange {
  names?: Said;
  /** Why shoppers are not offered it; null: they are. */
  offBecause?: string | null;
}

/** What the log calls the order of all payments: it is of none of them. */
export const paymentOrder = { entity: "paymentMethod", entityId: 0, part: "order" } as const;

export type ChangedPayment = { kind: "changed" } | { kind: "unknown" } | { kind: "old"; version: number };

/**
 * Changes a payment, in the caller's transaction, on the version somebody has seen (null: whatever it is). Pages that
 * name it follow; orders that chose it before keep it.
 */
export async function changePaymentMethod(
  db: Queryable,
  { which, version, ...change }: PaymentChange & { which: Parameters<typeof lockPayment>[1]; version: number | null },
  log: Log,
): Promise<ChangedPayment> {
  const row = await lockPayment(db, which);
  if (row === null) return { kind: "unknown" };
  if (version !== null && version !== row.version) return { kind: "old", version: row.version };
  const was = { names: row.payment_name, offBecause: row.off_because };
  const now = { ...was, ...change };
  await savePayment(db, { payment_id: row.payment_id, payment_name: now.names, off_because: now.offBecause });
  await invalidateCacheTags(db, ["config", "delivery"]);
  const touched = (Object.keys(change) as (keyof PaymentChange)[]).filter((name) => change[name] !== undefined);
  await log({
    act: "changePaymentMethod",
    entity: "paymentMethod",
    entityId: row.payment_id,
    part: "terms",
    version: row.version + 1,
    before: Object.fromEntries(touched.map((name) => [name, was[name]])),
    after: Object.fromEntries(touched.map((name) => [name, now[name]])),
  });
  return { kind: "changed" };
}

/** Switches a payment off, with the reason, or on (`because` null) by the command line; returns whether there is one of that code. */
export async function switchPayment(
  pool: Pool,
  { code, because }: { code: string; because: string | null },
): Promise<boolean> {
  const changed = await inTransaction(pool, (db) =>
    changePaymentMethod(db, { which: { code }, version: null, offBecause: because }, (act) =>
      logAct(db, { kind: "commandLine" }, act),
    ),
  );
  return changed.kind === "changed";
}

/** Has shoppers see the payments in an order, which names each of them once, on the version somebody has seen. `others`: it does not name each once; `old`: somebody else has ordered them, and this is their version. */
export async function orderPaymentMethods(
  db: Queryable,
  { ids, version }: { ids: readonly number[]; version: number },
  log: Log,
): Promise<{ kind: "ordered" | "as it was" | "others" } | { kind: "old"; version: number }> {
  const now = await lockPaymentOrder(db);
  if (now !== version) return { kind: "old", version: now };
  const was = (await allPayments(db)).map(({ payment_id }) => payment_id);
  if (new Set(ids).size !== ids.length || ids.length !== was.length || !was.every((id) => ids.includes(id)))
    return { kind: "others" };
  if (ids.every((id, at) => was[at] === id)) return { kind: "as it was" };
  await savePaymentOrder(db, ids);
  await log({
    act: "orderPaymentMethods",
    ...paymentOrder,
    version: version + 1,
    before: { ids: was },
    after: { ids },
  });
  return { kind: "ordered" };
}
