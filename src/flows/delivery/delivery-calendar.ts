import { inTransaction, type Pool } from "../../database/connect.ts";
import { addDayOff, deleteDayOff, lockHandOver, saveHandOver } from "../../database/delivery/delivery-calendar.ts";
import type { Queryable } from "../../database/queryable.ts";
import { type Log, logAct } from "../../database/staff/operator-log.ts";

/**
 * Sets until which hour in Warsaw an order leaves the same working day, in the caller's transaction, on the version
 * somebody has seen (null: whatever it is). `old`: somebody else has changed it, and this is their version.
 */
export async function changeHandOver(
  db: Queryable,
  { hour, version }: { hour: number; version: number | null },
  log: Log,
): Promise<{ kind: "changed" | "as it was" | "old"; version: number }> {
  const was = await lockHandOver(db);
  if (version !== null && version !== was.version) return { kind: "old", version: was.version };
  if (was.hour === hour) return { kind: "as it was", version: was.version };
  await saveHandOver(db, hour);
  await log({
    act: "changeHandOver",
    entity: "deliveryCalendar",
    entityId: 1,
    part: "handOver",
    version: was.version + 1,
    before: { hour: was.hour },
    after: { hour },
  });
  return { kind: "changed", version: was.version + 1 };
}

/** Makes a day one on which nothing leaves; returns its number, null: it is one already. */
export async function takeDayOff(
  db: Queryable,
  dayOff: { day: string; because: string },
  log: Log,
): Promise<number | null> {
  const dayId = await addDayOff(db, dayOff);
  if (dayId !== null)
    await log({ act: "addDayOff", entity: "dayOff", entityId: dayId, part: "dayOff", after: { ...dayOff } });
  return dayId;
}

/** Makes a day off a day like others again; returns whether it was one. */
export async function giveDayOffUp(
  db: Queryable,
  which: Parameters<typeof deleteDayOff>[1],
  log: Log,
): Promise<boolean> {
  const row = await deleteDayOff(db, which);
  if (row === null) return false;
  const { day_id, ...before } = row;
  await log({ act: "removeDayOff", entity: "dayOff", entityId: day_id, part: "dayOff", before });
  return true;
}

/** The same by the command line: the hour, or a day off with its reason, or no more (`because` null). */
export async function changeCalendar(
  pool: Pool,
  change: { hour: number } | { day: string; because: string | null },
): Promise<void> {
  await inTransaction(pool, async (db) => {
    const log: Log = (act) => logAct(db, { kind: "commandLine" }, act);
    if ("hour" in change) await changeHandOver(db, { hour: change.hour, version: null }, log);
    else if (change.because === null) await giveDayOffUp(db, { day: change.day }, log);
    else await takeDayOff(db, { day: change.day, because: change.because }, log);
  });
}
