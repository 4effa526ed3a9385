import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { unknownPlaces } from "../../database/catalogue/product-parts.ts";
import {
  deleteSizeTable,
  freeTableHandle,
  lockSizeTable,
  saveSizeTable,
  type SizeTablePlace,
  type StoredSizeTable,
  takenPlaces,
} from "../../database/catalogue/size-tables.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { wrongSheet } from "../../domain/catalogue/size-table.ts";
import { slugOf } from "../../domain/slug.ts";
import { differingFields } from "../differing-fields.ts";

/** A size table as it is written and logged. */
export type SizeTableSaid = Omit<StoredSizeTable, "handle"> & { places: SizeTablePlace[] };

/** Why a size table was not added, changed or removed. */
export type SizeTableRefused =
  | { kind: "unknown" }
  /** Somebody else has changed it: this is its version. */
  | { kind: "old"; version: number }
  /** Which part of it cannot be so. */
  | { kind: "wrong"; at: "columns" | "rows" | "places" }
  /** Another size table applies at one of the places. */
  | { kind: "taken" };

/** Adds a size table. `handle`: the name files know it by; absent, it is made of its title. */
export async function addSizeTable(
  db: Queryable,
  { handle, ...table }: SizeTableSaid & { handle?: string | undefined },
  log: Log,
): Promise<{ kind: "added"; id: number } | SizeTableRefused> {
  const no = await wrongTable(db, { table, id: null });
  if (no !== null) return no;
  const { places, ...written } = table;
  const name = await freeTableHandle(db, handle ?? (slugOf(table.title.pl) || "rozmiary"));
  const id = await saveSizeTable(db, { handle: name, ...written }, places);
  await log({ act: "addSizeTable", entity: "sizeTable", entityId: id, after: { title: table.title } });
  await invalidateCacheTags(db, ["size-tables"]);
  return { kind: "added", id };
}

/** Changes a size table on the version somebody has seen. */
export async function changeSizeTable(
  db: Queryable,
  { id, version, change }: { id: number; version: number; change: (before: SizeTableSaid) => SizeTableSaid },
  log: Log,
): Promise<{ kind: "changed" } | { kind: "same" } | SizeTableRefused> {
  const row = await lockSizeTable(db, id);
  if (row === null) return { kind: "unknown" };
  if (row.version !== version) return { kind: "old", version: row.version };
  const { size_table_id: _id, version: _version, handle, ...before } = row;
  const wanted = change(before);
  const no = await wrongTable(db, { table: wanted, id });
  if (no !== null) return no;
  const { places, ...written } = wanted;
  await saveSizeTable(db, { handle, ...written }, places);
  const now = (await lockSizeTable(db, id))!;
  if (now.version === version) return { kind: "same" };
  const { size_table_id: _same, version: made, handle: _handle, ...after } = now;
  // A sheet is one thing, and is taken back as one.
  const differing = differingFields(wholeOf(before), wholeOf(after))!;
  await log({
    act: "changeSizeTable",
    entity: "sizeTable",
    entityId: id,
    part: "table",
    version: made,
    before: bodyOf(differing.before),
    after: bodyOf(differing.after),
  });
  await invalidateCacheTags(db, ["size-tables"]);
  return { kind: "changed" };
}

/** Removes a size table: goods of its places have none from then on, or that of a category above. */
export async function removeSizeTable(
  db: Queryable,
  id: number,
  log: Log,
): Promise<{ kind: "removed" } | SizeTableRefused> {
  const row = await lockSizeTable(db, id);
  if (row === null) return { kind: "unknown" };
  const { size_table_id: _id, version: _version, ...before } = row;
  await deleteSizeTable(db, id);
  await log({ act: "removeSizeTable", entity: "sizeTable", entityId: id, part: "table", before });
  await invalidateCacheTags(db, ["size-tables"]);
  return { kind: "removed" };
}

/** A text in several languages is compared as one here: what is not said in a language is said otherwise than ''. */
function wholeOf({ title, note, columns, rows, measures, places }: SizeTableSaid) {
  return { titles: [title], notes: [note], sheet: [columns, rows], measures, places };
}

function bodyOf(whole: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { titles, notes, sheet, ...rest } = whole as Partial<ReturnType<typeof wholeOf>>;
  return {
    ...(titles !== undefined && { title: titles[0] }),
    ...(notes !== undefined && { note: notes[0] }),
    ...(sheet !== undefined && { columns: sheet[0], rows: sheet[1] }),
    ...rest,
  };
}

async function wrongTable(
  db: Queryable,
  { table, id }: { table: SizeTableSaid; id: number | null },
): Promise<SizeTableRefused | null> {
  const at = wrongSheet(table);
  if (at !== null) return { kind: "wrong", at };
  const keys = table.places.map(({ categoryId, manufacturerId }) => `${categoryId} ${manufacturerId}`);
  const unknown = await unknownPlaces(db, {
    brandIds: table.places.flatMap(({ manufacturerId }) => manufacturerId ?? []),
    categories: table.places.map(({ categoryId }) => categoryId),
  });
  if (keys.length === 0 || new Set(keys).size < keys.length || unknown.brand || unknown.category)
    return { kind: "wrong", at: "places" };
  return (await takenPlaces(db, { places: table.places, except: id })).length > 0 ? { kind: "taken" } : null;
}
