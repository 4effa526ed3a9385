import type { Queryable } from "../queryable.ts";

/** Begins an authenticator for somebody: it holds once one of its codes was given. */
export async function beginTotp(db: Queryable, staffId: number, secret: Buffer): Promise<void> {
  await db.query("UPDATE staff SET totp_begun = $2 WHERE staff_id = $1", [staffId, secret]);
}

/** Gives somebody a password with the authenticator that was begun, and new recovery codes, known by their SHA-256. */
export async function saveStaffPassword(
  db: Queryable,
  {
    staffId,
    passwordHash,
    step,
    codes,
  }: { staffId: number; passwordHash: string; step: number; codes: readonly Buffer[] },
): Promise<void> {
  await db.query(
    "UPDATE staff SET password_hash = $2, totp_secret = totp_begun, totp_step = $3, totp_begun = NULL WHERE staff_id = $1",
    [staffId, passwordHash, step],
  );
  await db.query("DELETE FROM staff_recovery_codes WHERE staff_id = $1", [staffId]);
  await db.query("INSERT INTO staff_recovery_codes (staff_id, code_sha256) SELECT $1, unnest($2::bytea[])", [
    staffId,
    codes,
  ]);
}

/** Takes a step's code: none is taken twice, nor one before it. Returns whether it was still to be had. */
export async function takeTotpStep(db: Queryable, staffId: number, step: number): Promise<boolean> {
  const { rowCount } = await db.query(
    "UPDATE staff SET totp_step = $2 WHERE staff_id = $1 AND (totp_step IS NULL OR totp_step < $2)",
    [staffId, step],
  );
  return rowCount === 1;
}

/** Uses up a recovery code; returns whether there was one. */
export async function useRecoveryCode(db: Queryable, staffId: number, codeSha256: Buffer): Promise<boolean> {
  const { rowCount } = await db.query("DELETE FROM staff_recovery_codes WHERE staff_id = $1 AND code_sha256 = $2", [
    staffId,
    codeSha256,
  ]);
  return rowCount === 1;
}

/** Returns how many recovery codes somebody has left. */
export async function recoveryCodesLeft(db: Queryable, staffId: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM staff_recovery_codes WHERE staff_id = $1",
    [staffId],
  );
  return rows[0]!.count;
}

/** Takes password, authenticator and recovery codes away. */
export async function removeStaffPassword(db: Queryable, staffId: number): Promise<void> {
  await db.query("DELETE FROM staff_recovery_codes WHERE staff_id = $1", [staffId]);
  await db.query(
    "UPDATE staff SET password_hash = NULL, totp_secret = NULL, totp_step = NULL, totp_begun = NULL WHERE staff_id = $1",
    [staffId],
  );
}
