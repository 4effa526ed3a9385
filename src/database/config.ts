import type { Queryable } from "./queryable.ts";

/** Returns the Config entries as a code-to-content map (specification, point 3). */
export async function allConfig(db: Queryable): Promise<Record<string, string>> {
  const { rows } = await db.query<{ code: string; content: string }>({
    name: "all-config",
    text: "SELECT code, content FROM config ORDER BY code",
  });
  return Object.fromEntries(rows.map((row) => [row.code, row.content]));
}

/** Stores one Config entry. */
export async function saveConfig(db: Queryable, code: string, content: string): Promise<void> {
  await db.query(
    "INSERT INTO config (code, content) VALUES ($1, $2) ON CONFLICT (code) DO UPDATE SET content = excluded.content",
    [code, content],
  );
}

/** Returns how often Config has changed; until the transaction ends nobody else changes it. */
export async function lockConfig(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ config_version: number }>("SELECT config_version FROM shop FOR UPDATE");
  return rows[0]!.config_version;
}

/** Returns how often Config has changed. */
export async function configVersion(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ config_version: number }>("SELECT config_version FROM shop");
  return rows[0]!.config_version;
}
