import type { Queryable } from "../queryable.ts";

export interface ColumnMapRow {
  name: string;
  columns: Record<string, string>;
}

/** Returns the maps of columns that have a name, the one used last first. */
export async function columnMaps(db: Queryable): Promise<ColumnMapRow[]> {
  const { rows } = await db.query<ColumnMapRow>(
    "SELECT name, columns FROM column_maps ORDER BY used_at DESC, map_id DESC",
  );
  return rows;
}

/** Stores a map under its name, in place of the one that had it; of more than so many the one not used for longest goes. */
export async function saveColumnMap(db: Queryable, { name, columns }: ColumnMapRow, most: number): Promise<void> {
  await db.query(
    `INSERT INTO column_maps (name, columns) VALUES ($1, $2)
     ON CONFLICT (lower(name)) DO UPDATE SET name = excluded.name, columns = excluded.columns, used_at = now()`,
    [name, JSON.stringify(columns)],
  );
  await db.query(
    "DELETE FROM column_maps WHERE map_id IN (SELECT map_id FROM column_maps ORDER BY used_at DESC, map_id DESC OFFSET $1)",
    [most],
  );
}
