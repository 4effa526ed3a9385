import type { Permission } from "../../domain/staff/permissions.ts";
import type { Queryable } from "../queryable.ts";

export interface OperatorKeyRow {
  key_id: number;
  name: string;
  ending: string;
  permissions: Permission[];
  made_by: string;
  made_at: Date;
  ends_at: Date;
  used_at: Date | null;
}

/** Returns the keys that hold, in the order in which they were made. */
export async function heldKeys(db: Queryable): Promise<OperatorKeyRow[]> {
  const { rows } = await db.query<OperatorKeyRow>(
    `SELECT k.key_id, k.name, k.ending, k.permissions, coalesce(nullif(s.name, ''), s.email) AS made_by, k.made_at, k.ends_at, k.used_at
     FROM operator_keys k JOIN staff s ON s.staff_id = k.made_by WHERE k.ends_at > now() ORDER BY k.key_id`,
  );
  return rows;
}

/** Writes a key that holds for so many days; returns its number and when it ends. */
export async function addKey(
  db: Queryable,
  key: {
    name: string;
    tokenSha256: Buffer;
    ending: string;
    permissions: readonly Permission[];
    madeBy: number;
    days: number;
  },
): Promise<{ keyId: number; endsAt: Date }> {
  const { rows } = await db.query<{ key_id: number; ends_at: Date }>(
    `INSERT INTO operator_keys (name, token_sha256, ending, permissions, made_by, ends_at)
     VALUES ($1, $2, $3, $4, $5, now() + make_interval(days => $6)) RETURNING key_id, ends_at`,
    [key.name, key.tokenSha256, key.ending, key.permissions, key.madeBy, key.days],
  );
  return { keyId: rows[0]!.key_id, endsAt: rows[0]!.ends_at };
}

/** Ends a key that holds; returns what it was called, null where there is none. */
export async function endKeyRow(db: Queryable, keyId: number): Promise<string | null> {
  const { rows } = await db.query<{ name: string }>(
    "UPDATE operator_keys SET ends_at = now() WHERE key_id = $1 AND ends_at > now() RETURNING name",
    [keyId],
  );
  return rows[0]?.name ?? null;
}

/** Returns what a key may do, by its SHA-256, while it holds; it counts as used, noted at most once a minute. */
export async function keyHeld(
  db: Queryable,
  tokenSha256: Buffer,
): Promise<{ key_id: number; permissions: Permission[] } | null> {
  const { rows } = await db.query<{ key_id: number; permissions: Permission[]; stale: boolean }>({
    name: "operator-key-held",
    text: "SELECT key_id, permissions, used_at IS NULL OR used_at < now() - interval '1 minute' AS stale FROM operator_keys WHERE token_sha256 = $1 AND ends_at > now()",
    values: [tokenSha256],
  });
  const found = rows[0];
  if (found === undefined) return null;
  const { stale, ...key } = found;
  if (stale) await db.query("UPDATE operator_keys SET used_at = now() WHERE key_id = $1", [key.key_id]);
  return key;
}
