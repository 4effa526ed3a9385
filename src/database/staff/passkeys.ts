import type { Queryable } from "../queryable.ts";

export interface PasskeyRow {
  passkey_id: number;
  staff_id: number;
  credential_id: Buffer;
  public_key: Buffer;
  counter: number;
  transports: string[];
  aaguid: string;
  synced: boolean;
  name: string;
  added_at: Date;
  used_at: Date | null;
}

/** Returns somebody's passkeys, in the order in which they were added. */
export async function passkeysOf(db: Queryable, staffId: number): Promise<PasskeyRow[]> {
  const { rows } = await db.query<PasskeyRow>("SELECT * FROM staff_passkeys WHERE staff_id = $1 ORDER BY passkey_id", [
    staffId,
  ]);
  return rows;
}

/** Returns the passkey with a credential's id and by what it knows its owner, locked until the transaction ends: two uses are counted one after the other. */
export async function passkeyCalled(
  db: Queryable,
  credentialId: Buffer,
): Promise<(PasskeyRow & { user_handle: Buffer }) | null> {
  const { rows } = await db.query<PasskeyRow & { user_handle: Buffer }>(
    "SELECT p.*, s.user_handle FROM staff_passkeys p JOIN staff s USING (staff_id) WHERE p.credential_id = $1 AND s.removed_at IS NULL FOR UPDATE OF p",
    [credentialId],
  );
  return rows[0] ?? null;
}

export type NewPasskey = Omit<PasskeyRow, "passkey_id" | "added_at" | "used_at">;

/** Adds a passkey; returns its number, or null when somebody has it already. */
export async function addPasskeyRow(db: Queryable, passkey: NewPasskey): Promise<number | null> {
  const { rows } = await db.query<{ passkey_id: number }>(
    `INSERT INTO staff_passkeys (staff_id, credential_id, public_key, counter, transports, aaguid, synced, name)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (credential_id) DO NOTHING RETURNING passkey_id`,
    [
      passkey.staff_id,
      passkey.credential_id,
      passkey.public_key,
      passkey.counter,
      passkey.transports,
      passkey.aaguid,
      passkey.synced,
      passkey.name,
    ],
  );
  return rows[0]?.passkey_id ?? null;
}

/** Records that a passkey was used: what it counts, and whether it is copied by now. */
export async function recordPasskeyUse(
  db: Queryable,
  { passkeyId, counter, synced }: { passkeyId: number; counter: number; synced: boolean },
): Promise<void> {
  await db.query("UPDATE staff_passkeys SET used_at = now(), counter = $2, synced = $3 WHERE passkey_id = $1", [
    passkeyId,
    counter,
    synced,
  ]);
}

/** Calls a passkey of somebody otherwise; returns what it was called, null where there is none. */
export async function renamePasskeyRow(
  db: Queryable,
  { staffId, passkeyId, name }: { staffId: number; passkeyId: number; name: string },
): Promise<string | null> {
  const { rows } = await db.query<{ name: string }>(
    `WITH before AS (SELECT passkey_id, name FROM staff_passkeys WHERE staff_id = $1 AND passkey_id = $2 FOR UPDATE)
     UPDATE staff_passkeys p SET name = $3 FROM before WHERE p.passkey_id = before.passkey_id RETURNING before.name`,
    [staffId, passkeyId, name],
  );
  return rows[0]?.name ?? null;
}

/** Takes a passkey away. */
export async function removePasskeyRow(db: Queryable, passkeyId: number): Promise<void> {
  await db.query("DELETE FROM staff_passkeys WHERE passkey_id = $1", [passkeyId]);
}

/** Writes down what a passkey is to sign; `staffId` for a registration. */
export async function saveChallenge(db: Queryable, sha256: Buffer, staffId: number | null): Promise<void> {
  await db.query("INSERT INTO staff_challenges (challenge_sha256, staff_id) VALUES ($1, $2)", [sha256, staffId]);
}

/** Uses up a challenge of the last five minutes, of a registration of this person or (null) of signing in; returns whether there was one. */
export async function useChallenge(db: Queryable, sha256: Buffer, staffId: number | null): Promise<boolean> {
  const { rowCount } = await db.query(
    "DELETE FROM staff_challenges WHERE challenge_sha256 = $1 AND staff_id IS NOT DISTINCT FROM $2 AND made_at > now() - interval '5 minutes'",
    [sha256, staffId],
  );
  return rowCount === 1;
}
