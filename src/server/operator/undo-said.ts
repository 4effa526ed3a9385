import { lastStep, parcelsNotTold } from "../../database/order/steps.ts";
import { emailsToTakeBack } from "../../database/mail/order-emails.ts";
import { parcelsOf } from "../../database/order/parcels.ts";
import type { LogEntry } from "../../database/staff/operator-log.ts";
import type { Queryable } from "../../database/queryable.ts";
import { whyFinal } from "../../flows/order/step-back.ts";
import { changedSince, undoingOf } from "./undo-call.ts";

/** Whether somebody can take an act back: now, not any more because it was, or not at all. */
export type UndoSaid = "possible" | "done" | "none";

/** Returns for each act of an order's history, by its number, whether somebody with these permissions can take it back. */
export async function undoSaid(
  db: Queryable,
  history: readonly LogEntry[],
  { orderId, permissions }: { orderId: number; permissions: readonly string[] },
): Promise<Map<number, UndoSaid>> {
  const done = new Set(history.map(({ undo_of }) => undo_of));
  const step = await lastStep(db, orderId);
  const here = (await parcelsOf(db, orderId))
    .filter(({ sent_at }) => sent_at === null)
    .map(({ parcel_id }) => parcel_id);
  const untold = new Set(await parcelsNotTold(db, orderId));
  const waiting = await emailsToTakeBack(db, orderId);
  const isPossible = (entry: LogEntry): boolean => {
    const undoing = undoingOf(entry);
    if (undoing === null || !permissions.includes(undoing.route.permission)) return false;
    if (undoing.name === "stepBack") return step?.entry_id === entry.entry_id && whyFinal(step) === null;
    if (undoing.name === "unpackParcel") return here.includes(Number(undoing.parameters?.["parcel"]));
    if (undoing.name === "takeBackEmail") return waiting.includes(Number(undoing.parameters?.["email"]));
    if (undoing.name === "unsendParcel" && !untold.has(Number(undoing.parameters?.["parcel"]))) return false;
    // Of a part that counts its versions the last act alone can be taken back.
    if (undoing.route.versioned !== undefined)
      return history.findLast(({ part }) => part === entry.part)?.entry_id === entry.entry_id;
    return changedSince(entry, history) === null;
  };
  return new Map(
    history.map((entry) => [
      entry.entry_id,
      done.has(entry.entry_id) ? "done" : isPossible(entry) ? "possible" : "none",
    ]),
  );
}
