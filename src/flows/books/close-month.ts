import { closedMonth, lockDocuments, saveClosedMonth } from "../../database/books/closed-months.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { daysOfMonth } from "../../domain/books/month.ts";
import { warsawDay } from "../../domain/warsaw-time.ts";
import { agreementOf, totalsOf } from "./look-at-month.ts";

export type MonthClosed =
  | { kind: "closed"; documents: number }
  /** `notOver`: it has days to come; `closed`: it is closed already; `rates`: a rate is not known; `broken`: the books do not agree. */
  | { kind: "refused"; why: "notOver" | "closed" | "rates" }
  | { kind: "refused"; why: "broken"; broken: string[] };

/**
 * Closes a month, `2026-11`, in the caller's transaction and logged: what it comes to is written down, and the database
 * refuses any document of it from then on. It is closed whole or not at all: once it is over, all its rates are known and
 * orders, payments, documents and ledger agree.
 */
export async function closeMonth(
  db: Queryable,
  { month, by, now }: { month: string; by: number | null; now: Date },
  log: Log,
): Promise<MonthClosed> {
  const days = daysOfMonth(month);
  if (warsawDay(now) <= days.to) return { kind: "refused", why: "notOver" };
  await lockDocuments(db);
  if ((await closedMonth(db, month)) !== null) return { kind: "refused", why: "closed" };
  const { broken, ledger } = await agreementOf(db, days);
  if (ledger.lacking.length > 0) return { kind: "refused", why: "rates" };
  if (broken.length > 0) return { kind: "refused", why: "broken", broken };
  const { documents, totals } = totalsOf(ledger);
  const sums = [...ledger.sums, ...ledger.abroad.sums];
  await saveClosedMonth(db, month, { closed_at: now, closed_by: by, documents, totals, sums });
  await log({
    act: "closeMonth",
    entity: "month",
    entityId: Number(month.replace("-", "")),
    part: "closing",
    after: { month, documents },
  });
  return { kind: "closed", documents };
}
