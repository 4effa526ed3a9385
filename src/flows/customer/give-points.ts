import { inTransaction, type Pool } from "../../database/connect.ts";
import { bookPoints, customerWithEmail, lockPoints } from "../../database/customer/customers.ts";
import { annotatePoints, pointsOf } from "../../database/customer/staff-customers.ts";
import type { Queryable } from "../../database/queryable.ts";
import { type Log, logAct } from "../../database/staff/operator-log.ts";

/** What became of points that somebody gave or took. */
export type PointsGiven =
  | { kind: "given"; balance: number; entryId: number }
  | { kind: "unknown" }
  /** There are fewer than were to go. */
  | { kind: "short"; balance: number };

/** Books points to an account (negative: takes them), with why staff do; in the caller's transaction. */
export async function bookByHand(
  db: Queryable,
  { customerId, points, note }: { customerId: number; points: number; note: string },
  log: Log,
): Promise<PointsGiven> {
  const before = await lockPoints(db, customerId);
  if (before === null) return { kind: "unknown" };
  const balance = before + points;
  if (balance < 0) return { kind: "short", balance: before };
  const entryId = await bookPoints(db, { customerId, change: points, reason: "operator" });
  await annotatePoints(db, { entryId, note, takesBack: null });
  await log({
    act: "givePoints",
    entity: "customer",
    entityId: customerId,
    part: "points",
    before: { points: before },
    after: { points: balance, entry: entryId },
  });
  return { kind: "given", balance, entryId };
}

/** Takes back what somebody booked by hand, once, by an entry the other way. */
export async function takePointsBack(
  db: Queryable,
  { customerId, entryId }: { customerId: number; entryId: number },
  log: Log,
): Promise<PointsGiven | { kind: "final" }> {
  const before = await lockPoints(db, customerId);
  const entry = (await pointsOf(db, customerId)).find((row) => row.entry_id === entryId);
  if (before === null || entry === undefined) return { kind: "unknown" };
  if (entry.note === null || entry.takes_back !== null || entry.taken_back) return { kind: "final" };
  const balance = before - entry.change;
  if (balance < 0) return { kind: "short", balance: before };
  const backId = await bookPoints(db, { customerId, change: -entry.change, reason: "operator" });
  await annotatePoints(db, { entryId: backId, note: entry.note, takesBack: entryId });
  await log({
    act: "takePointsBack",
    entity: "customer",
    entityId: customerId,
    part: "points",
    before: { points: before },
    after: { points: balance },
  });
  return { kind: "given", balance, entryId: backId };
}

/** Books points to a customer (negative: takes them), by the command line; returns the new balance, or why not. */
export async function givePoints(
  pool: Pool,
  { email, points, note = "" }: { email: string; points: number; note?: string },
): Promise<PointsGiven> {
  return inTransaction(pool, async (db) => {
    const customer = await customerWithEmail(db, email);
    if (customer === null) return { kind: "unknown" };
    return bookByHand(db, { customerId: customer.customer_id, points, note }, (act) =>
      logAct(db, { kind: "commandLine" }, act),
    );
  });
}
