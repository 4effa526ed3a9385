import type { Queryable } from "../queryable.ts";

/** Returns whether this browser was signed in to the account of an e-mail before; the same work for an unknown one. */
export async function isKnownStaffDevice(
  db: Queryable,
  { email, deviceSha256 }: { email: string; deviceSha256: Buffer },
): Promise<boolean> {
  const { rowCount } = await db.query(
    "SELECT FROM staff_devices d JOIN staff s USING (staff_id) WHERE s.email = lower($1) AND s.removed_at IS NULL AND d.device_sha256 = $2",
    [email, deviceSha256],
  );
  return rowCount === 1;
}

/** Records that a browser was signed in to an account. */
export async function recordStaffDevice(db: Queryable, staffId: number, deviceSha256: Buffer): Promise<void> {
  await db.query(
    "INSERT INTO staff_devices (staff_id, device_sha256) VALUES ($1, $2) ON CONFLICT (staff_id, device_sha256) DO UPDATE SET used_at = now()",
    [staffId, deviceSha256],
  );
}
