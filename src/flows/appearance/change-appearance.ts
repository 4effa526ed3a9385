import { lockAppearance, saveAppearance } from "../../database/appearance/appearance.ts";
import { storedMarks } from "../../database/appearance/marks.ts";
import { invalidateCacheTags } from "../../database/cache-tags.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { type Appearance, markFields } from "../../domain/appearance/appearance.ts";
import { isReadable } from "../../domain/appearance/colour.ts";

export type ChangedAppearance =
  | { kind: "changed" | "same" }
  | { kind: "old"; version: number }
  /** Names a mark that nobody has brought. */
  | { kind: "strange"; field: (typeof markFields)[number] }
  /** Words on the accent could not be read. */
  | { kind: "unreadable" };

/** Changes how the shop looks, on the version somebody has seen; pages follow. */
export async function changeAppearance(
  db: Queryable,
  { changes, version }: { changes: Partial<Appearance>; version: number },
  log: Log,
): Promise<ChangedAppearance> {
  const there = await lockAppearance(db);
  if (there.version !== version) return { kind: "old", version: there.version };
  const before = there.appearance;
  const wanted: Appearance = { ...before, ...changes };
  const names = (Object.keys(wanted) as (keyof Appearance)[]).filter((name) => wanted[name] !== before[name]);
  if (names.length === 0) return { kind: "same" };
  const marks = await storedMarks(
    db,
    markFields.flatMap((field) => wanted[field] ?? []),
  );
  const strange = markFields.find((field) => wanted[field] !== null && !marks.has(wanted[field]));
  if (strange !== undefined) return { kind: "strange", field: strange };
  if (!isReadable(wanted.accentText, wanted.accent)) return { kind: "unreadable" };
  const saved = await saveAppearance(db, wanted);
  await invalidateCacheTags(db, ["config"]);
  await log({
    act: "changeAppearance",
    entity: "shop",
    entityId: 1,
    part: "appearance",
    version: saved,
    before: Object.fromEntries(names.map((name) => [name, before[name]])),
    after: Object.fromEntries(names.map((name) => [name, wanted[name]])),
  });
  return { kind: "changed" };
}
