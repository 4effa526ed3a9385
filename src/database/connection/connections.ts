import type { ConnectionKind, ConnectionResult } from "../../domain/connection/connections.ts";
import type { Queryable } from "../queryable.ts";

/** A secret as it lies in the database. */
export interface SealedSecret {
  field: string;
  sealed: Buffer;
}

export interface ConnectionRow {
  connection_id: number;
  kind: ConnectionKind;
  is_on: boolean;
  fields: Record<string, string>;
  key_sha256: Buffer | null;
  key_made_at: Date | null;
  called_at: Date | null;
  version: number;
  tested_at: Date | null;
  test_result: ConnectionResult | null;
  test_says: string;
}

const columns =
  "connection_id, kind, is_on, fields, key_sha256, key_made_at, called_at, version, tested_at, test_result, test_says";

/** Returns a connection; null: nobody has begun to set it up. */
export async function connectionOf(db: Queryable, kind: ConnectionKind): Promise<ConnectionRow | null> {
  const { rows } = await db.query<ConnectionRow>(`SELECT ${columns} FROM connections WHERE kind = $1`, [kind]);
  return rows[0] ?? null;
}

/** Returns a connection, made where there was none, locked until the transaction ends. */
export async function lockConnection(db: Queryable, kind: ConnectionKind): Promise<ConnectionRow> {
  await db.query("INSERT INTO connections (kind) VALUES ($1) ON CONFLICT (kind) DO NOTHING", [kind]);
  const { rows } = await db.query<ConnectionRow>(`SELECT ${columns} FROM connections WHERE kind = $1 FOR UPDATE`, [
    kind,
  ]);
  return rows[0]!;
}

/** Returns the sealed secrets of a connection. */
export async function sealedSecrets(db: Queryable, connectionId: number): Promise<SealedSecret[]> {
  const { rows } = await db.query<SealedSecret>(
    "SELECT field, sealed FROM connection_secrets WHERE connection_id = $1 ORDER BY field",
    [connectionId],
  );
  return rows;
}

/** Saves whether a connection is on and what of it may be shown: what was tested before was another. */
export async function saveConnectionRow(
  db: Queryable,
  connectionId: number,
  { isOn, fields }: { isOn: boolean; fields: Readonly<Record<string, string>> },
): Promise<void> {
  await db.query(
    "UPDATE connections SET is_on = $2, fields = $3, version = version + 1, tested_at = NULL, test_result = NULL, test_says = '' WHERE connection_id = $1",
    [connectionId, isOn, JSON.stringify(fields)],
  );
}

/** Saves a sealed secret in place of what was in its field; null takes it away. */
export async function saveSecretRow(
  db: Queryable,
  connectionId: number,
  { field, sealed }: { field: string; sealed: Buffer | null },
): Promise<void> {
  if (sealed === null) {
    await db.query("DELETE FROM connection_secrets WHERE connection_id = $1 AND field = $2", [connectionId, field]);
    return;
  }
  await db.query(
    "INSERT INTO connection_secrets (connection_id, field, sealed) VALUES ($1, $2, $3) ON CONFLICT (connection_id, field) DO UPDATE SET sealed = excluded.sealed",
    [connectionId, field, sealed],
  );
}

/** Saves the digest of the key by which the service calls the shop. */
export async function saveKeyDigest(db: Queryable, connectionId: number, digest: Buffer): Promise<void> {
  await db.query(
    "UPDATE connections SET key_sha256 = $2, key_made_at = now(), version = version + 1 WHERE connection_id = $1",
    [connectionId, digest],
  );
}

/** Switches a connection off and forgets all that was said for it. */
export async function emptyConnection(db: Queryable, connectionId: number): Promise<void> {
  await db.query("DELETE FROM connection_secrets WHERE connection_id = $1", [connectionId]);
  await db.query(
    "UPDATE connections SET is_on = false, fields = '{}', key_sha256 = NULL, key_made_at = NULL, called_at = NULL, version = version + 1, tested_at = NULL, test_result = NULL, test_says = '' WHERE connection_id = $1",
    [connectionId],
  );
}

/** Records how a test of a version of a connection came out; of another version it says nothing. */
export async function saveTest(
  db: Queryable,
  { connection_id, version }: Pick<ConnectionRow, "connection_id" | "version">,
  { result, says }: { result: ConnectionResult; says: string },
): Promise<void> {
  await db.query(
    "UPDATE connections SET tested_at = now(), test_result = $3, test_says = $4 WHERE connection_id = $1 AND version = $2",
    [connection_id, version, result, says],
  );
}

/** Records that the service has called the shop, once a minute at most. */
export async function recordCall(db: Queryable, connectionId: number): Promise<void> {
  await db.query(
    "UPDATE connections SET called_at = now() WHERE connection_id = $1 AND (called_at IS NULL OR called_at < now() - interval '1 minute')",
    [connectionId],
  );
}
